//! `cargo xtask forces`: the table of the few men that are enough for a position in which mate
//! cannot be avoided, by which blitz games of 1997 are won.

use anyhow::{Context, Result};
use flagfall_winnable::forces_table;
use std::fs;
use std::path::Path;

const TABLE: &str = "crates/winnable/src/forces/table.txt";

/// Looks through every placing anew, of the classes named or of all, and writes what was found.
pub(crate) fn write(root: &Path, only: &[&str]) -> Result<()> {
    let table = forces_table(only, |line| print!("{line}"));
    fs::write(root.join(TABLE), table).with_context(|| format!("{TABLE} cannot be written"))
}
