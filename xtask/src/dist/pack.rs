//! Archives that hold nothing of the machine that made them.

use anyhow::Result;
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// A file in an archive.
pub(super) struct Entry {
    pub(super) path: String,
    pub(super) mode: u32,
    pub(super) bytes: Vec<u8>,
}

impl Entry {
    pub(super) fn file(path: impl Into<String>, bytes: Vec<u8>) -> Entry {
        let (path, mode) = (path.into(), 0o644);
        Entry { path, mode, bytes }
    }

    pub(super) fn program(path: impl Into<String>, bytes: Vec<u8>) -> Entry {
        let (path, mode) = (path.into(), 0o755);
        Entry { path, mode, bytes }
    }
}

/// The entries below one folder, all of one date, owned by nobody in particular.
pub(super) fn tar_gz(folder: &str, entries: &[Entry], epoch: u64) -> Result<Vec<u8>> {
    let packer = GzBuilder::new()
        .mtime(0)
        .operating_system(255)
        .write(Vec::new(), Compression::best());
    let mut archive = Builder::new(packer);
    for entry in entries {
        let mut header = Header::new_gnu();
        header.set_entry_type(EntryType::Regular);
        header.set_size(entry.bytes.len() as u64);
        header.set_mode(entry.mode);
        header.set_mtime(epoch);
        let path = format!("{folder}/{}", entry.path);
        archive.append_data(&mut header, path, entry.bytes.as_slice())?;
    }
    Ok(archive.into_inner()?.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_same_entries_are_the_same_bytes() {
        let entries = || {
            let program = Entry::program("a", vec![7; 5000]);
            vec![program, Entry::file("man/a.1", b"page".to_vec())]
        };
        let packed = tar_gz("x-1", &entries(), 86_400).unwrap();
        assert_eq!(packed, tar_gz("x-1", &entries(), 86_400).unwrap());
        assert_ne!(packed, tar_gz("x-1", &entries(), 86_401).unwrap());

        let reader = flate2::read::GzDecoder::new(packed.as_slice());
        let mut found = Vec::new();
        for entry in tar::Archive::new(reader).entries().unwrap() {
            let mut entry = entry.unwrap();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            let path = entry.path().unwrap().display().to_string();
            let header = entry.header();
            found.push((
                path,
                header.mode().unwrap(),
                header.mtime().unwrap(),
                bytes.len(),
            ));
        }
        let expected = [("x-1/a", 0o755, 5000), ("x-1/man/a.1", 0o644, 4)];
        let expected = expected.map(|(path, mode, len)| (path.to_owned(), mode, 86_400, len));
        assert_eq!(found, expected);
    }
}
