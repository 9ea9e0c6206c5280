//! The files that are looked at: paths from the root of the repository, and their text.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Folders that hold nothing of ours: what is built, installed, or kept by a running server.
const SKIPPED: [&str; 3] = ["target", "node_modules", ".git"];
const SKIPPED_AT_THE_ROOT: &str = "data";

/// Kinds of file that hold prose or source of ours.
const READ: [&str; 12] = [
    "rs", "toml", "md", "txt", "js", "mjs", "ts", "css", "html", "json", "svg", "yml",
];

/// Every text file of the repository, by its path (`crates/board/src/lib.rs`).
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the working tree below `root`.
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.walk(root, "")?;
        Ok(tree)
    }

    /// A tree made by hand, for the tests of the rules.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let own = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Tree {
            files: files.iter().map(own).collect(),
        }
    }

    /// All files, in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// All files of Rust.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| path.ends_with(".rs"))
    }

    /// The text of one file.
    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The folders directly below `crates`, each a crate.
    pub(crate) fn crates(&self) -> Vec<&str> {
        self.files()
            .filter_map(|(path, _)| path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"))
            .filter(|name| !name.contains('/'))
            .collect()
    }

    fn walk(&mut self, root: &Path, below: &str) -> Result<()> {
        let folder = root.join(below);
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("the folder {} cannot be read", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if below.is_empty() {
                name.clone()
            } else {
                format!("{below}/{name}")
            };
            if entry.file_type()?.is_dir() {
                if !SKIPPED.contains(&name.as_str()) && path != SKIPPED_AT_THE_ROOT {
                    self.walk(root, &path)?;
                }
            } else if is_text(&name) {
                let text = fs::read_to_string(entry.path())
                    .with_context(|| format!("{path} is not text in UTF-8"))?;
                self.files.insert(path, text);
            }
        }
        Ok(())
    }
}

/// What a program wrote (a lock file) is not held to the rules of what people write.
fn is_text(name: &str) -> bool {
    if name == "package-lock.json" {
        return false;
    }
    match name.rsplit_once('.') {
        Some((_, kind)) => READ.contains(&kind),
        None => name == "run",
    }
}
