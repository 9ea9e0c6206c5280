//! `cargo xtask book`: the book as a folder of pages, for a web server that is not Flagfall's.
//!
//! The server has the same pages at `/docs`, made by itself from the same files.

use crate::shell;
use anyhow::{Result, bail};

/// Has mdBook make the pages in `target/book`, or in a folder that is named.
pub(crate) fn book(words: &[&str]) -> Result<()> {
    let mut build = shell::command("mdbook build");
    match words {
        [] => {}
        [folder] if !folder.starts_with('-') => {
            let folder = std::env::current_dir()?.join(folder);
            build.arg("--dest-dir").arg(folder);
        }
        _ => bail!("usage: cargo xtask book [FOLDER]"),
    }
    shell::cargo_install("mdbook --version", "mdbook")?;
    shell::run(build)
}
