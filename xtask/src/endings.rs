//! `cargo xtask endings`: the positions of a few endings in which mate is forced, by which the
//! draft of 2009 judges who has too few men.

use anyhow::{Context, Result};
use flagfall_winnable::endings_table;
use std::fs;
use std::path::Path;

const TABLE: &str = "crates/winnable/src/endings/table.txt";

/// Works them all out anew and writes what was found.
pub(crate) fn write(root: &Path) -> Result<()> {
    let table = endings_table(|line| print!("{line}"));
    fs::write(root.join(TABLE), table).with_context(|| format!("{TABLE} cannot be written"))
}
