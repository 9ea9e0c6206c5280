//! The module `flagfall._flagfall`: what the Python package `flagfall` is made of.
//!
//! Here is the way between the types of Python and ours, and no judgement of its own. Whatever
//! takes long is done with the interpreter released.
#![forbid(unsafe_code)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::wrong_self_convention,
    reason = "arguments come as the interpreter hands them over; names are those of the field"
)]

mod acts;
mod answer;
mod arrow;
mod board;
mod check;
mod error;
mod finding;
mod form;
mod game;
mod json;
mod legal;
mod line;
mod place;
mod played;
mod read;
mod reader;
mod source;
mod standing;
mod time;

/// The module itself.
#[pyo3::pymodule]
mod _flagfall {
    #[pymodule_export]
    use super::answer::{Answer, Winnability, winnable};
    #[pymodule_export]
    use super::arrow::check::check_batches;
    #[pymodule_export]
    use super::arrow::output::{ArrowStream, ArrowTable};
    #[pymodule_export]
    use super::arrow::positions::{legal_moves_batch, replay_batch, winnable_batch};
    #[pymodule_export]
    use super::board::Board;
    #[pymodule_export]
    use super::check::{CheckedGame, Checks, check};
    #[pymodule_export]
    use super::error::{Error, FenError, GameFileError, MoveError, TimeControlError};
    #[pymodule_export]
    use super::finding::{Diagnosis, Note, Problem};
    #[pymodule_export]
    use super::form::languages;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::legal::LegalMoves;
    #[pymodule_export]
    use super::line::{Line, Written};
    #[pymodule_export]
    use super::place::{act_fields, editions, shares};
    #[pymodule_export]
    use super::played::Move;
    #[pymodule_export]
    use super::read::{Fault, PgnGame};
    #[pymodule_export]
    use super::reader::{PgnReader, read_pgn};
    #[pymodule_export]
    use super::time::TimeControl;
}
