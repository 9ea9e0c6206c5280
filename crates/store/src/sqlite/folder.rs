//! The folder of the record, held by one process at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use crate::StoreError;

const LOCK: &str = "flagfall.lock";

/// Makes the folder and holds it for as long as the file returned lives. The system lets go
/// of it when the process ends, however it ends.
pub(crate) fn hold(dir: &Path) -> Result<File, StoreError> {
    let made = !dir.exists();
    fs::create_dir_all(dir).map_err(|error| StoreError::from_io(dir, &error))?;
    if made && let Some(parent) = dir.parent() {
        sync(parent);
    }
    let path = dir.join(LOCK);
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&path)
        .map_err(|error| StoreError::from_io(&path, &error))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(StoreError::InUse {
                path: dir.to_owned(),
                holder: holder(&mut file),
            });
        }
        Err(TryLockError::Error(error)) => return Err(StoreError::from_io(&path, &error)),
    }
    // Who holds it is only for the message of the next who tries.
    let _ = file
        .set_len(0)
        .and_then(|()| write!(file, "{}", std::process::id()));
    Ok(file)
}

/// Makes the names in a folder last, where the system has a way to ask for it.
pub(super) fn sync(dir: &Path) {
    let dir = if dir.as_os_str().is_empty() {
        Path::new(".")
    } else {
        dir
    };
    // Some systems do not open folders; they need no such call.
    let _ = File::open(dir).and_then(|dir| dir.sync_all());
}

fn holder(file: &mut File) -> String {
    let mut text = String::new();
    match file.take(20).read_to_string(&mut text) {
        Ok(_) if text.parse::<u32>().is_ok() => format!("process {text}"),
        _ => "another process".to_owned(),
    }
}
