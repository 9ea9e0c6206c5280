//! Files named on the command line: folders walked, `-` for standard input, archives opened.

use crate::failure::Failure;
use flagfall_library::unpacked;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// No game file and no case file is longer, in bytes.
const TEXT_MAX: u64 = 64 << 20;
/// No folder is walked deeper.
const FOLDER_DEPTH: usize = 32;

/// Where something is read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Stdin,
}

impl Source {
    /// Its name in what is printed.
    pub(crate) fn name(&self) -> String {
        match self {
            Source::File(path) => path.display().to_string(),
            Source::Stdin => "-".to_owned(),
        }
    }

    /// The size of the file in bytes, where it has one.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Source::File(path) => fs::metadata(path).ok().map(|it| it.len()),
            Source::Stdin => None,
        }
    }

    /// The bytes as they lie there.
    pub(crate) fn open(&self) -> Result<Box<dyn Read + Send>, Failure> {
        match self {
            Source::Stdin => Ok(Box::new(io::stdin())),
            Source::File(path) => match File::open(path) {
                Ok(file) => Ok(Box::new(file)),
                Err(error) => Err(self.unread(&error)),
            },
        }
    }

    /// The whole text, out of the archive it may lie in.
    pub(crate) fn text(&self) -> Result<String, Failure> {
        let mut bytes = Vec::new();
        unpacked(self.open()?)
            .and_then(|it| it.take(TEXT_MAX + 1).read_to_end(&mut bytes))
            .map_err(|error| self.unread(&error))?;
        if bytes.len() as u64 > TEXT_MAX {
            let what = format!("{} holds more than {TEXT_MAX} bytes", self.name());
            return Err(Failure::unusable(what));
        }
        String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            Failure::unusable(format!("{} is not UTF-8 from byte {at} on", self.name()))
        })
    }

    /// Why it cannot be read.
    pub(crate) fn unread(&self, error: &io::Error) -> Failure {
        let failure = Failure::unusable(format!("{} cannot be read: {error}", self.name()));
        match error.kind() {
            io::ErrorKind::NotFound => failure.hint("Look at the path; `-` reads standard input."),
            _ => failure,
        }
    }
}

/// The sources meant by the arguments: files as they are named, and in folders, however deep,
/// every file with one of those endings, in the order of their names.
pub(crate) fn sources(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<Source>, Failure> {
    let mut found = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Source::Stdin);
        } else if path.is_dir() {
            let before = found.len();
            walk(path, endings, FOLDER_DEPTH, &mut found)?;
            if found.len() == before {
                let what = format!("{} holds no {} file", path.display(), endings.join(" or "));
                return Err(Failure::unusable(what));
            }
        } else {
            found.push(Source::File(path.clone()));
        }
    }
    Ok(found)
}

fn walk(
    folder: &Path,
    endings: &[&str],
    depth: usize,
    found: &mut Vec<Source>,
) -> Result<(), Failure> {
    let unread = |error: io::Error| Source::File(folder.to_owned()).unread(&error);
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| entries.map(|it| it.map(|it| it.path())).collect())
        .map_err(unread)
        .map(|paths: Vec<PathBuf>| paths)?;
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            // A link to a folder may lead round in circles.
            if depth > 0 && !path.is_symlink() {
                walk(&path, endings, depth - 1, found)?;
            }
        } else if endings
            .iter()
            .any(|it| name.to_ascii_lowercase().ends_with(it))
        {
            found.push(Source::File(path));
        }
    }
    Ok(())
}
