//! `flagfall check`: every game of PGN files held against the Laws.

use crate::failure::{Done, Failure};
use crate::term::Out;
use clap::Args;

/// Read and judge every game of PGN files
#[derive(Args)]
pub(crate) struct Check {
    /// Files
    files: Vec<String>,
}

/// Judges.
pub(crate) fn run(_args: &Check, _out: &mut Out) -> Done {
    Err(Failure::unusable("not yet"))
}
