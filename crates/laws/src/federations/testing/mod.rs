//! What the tests of several clauses share: events with their regulations.

use super::{Inadmissible, admitted};
use crate::Rulebook;
use flagfall_edition::Edition;
use flagfall_record::{Header, Regulations, Start};

pub(crate) use crate::drawn_game::testing::printed;

fn regulations(control: &str, options: &[(&str, &str)]) -> Regulations {
    let options = options.iter().map(|(k, v)| ((*k).into(), (*v).into()));
    Regulations {
        time_control: Some(control.parse().unwrap()),
        options: options.collect(),
        ..Regulations::default()
    }
}

/// The rulebook of a game under these regulations.
pub(crate) fn book(edition: Edition, control: &str, options: &[(&str, &str)]) -> Rulebook {
    Rulebook::new(&Header {
        edition,
        regulations: regulations(control, options),
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
}

/// Whether a game in sixty-one minutes is admitted with these options.
pub(crate) fn admits(edition: Edition, options: &[(&str, &str)]) -> Result<(), Inadmissible> {
    let book = book(edition, "61m", options);
    admitted(&book.federations, &regulations("61m", options)).map_err(|(why, _)| why)
}

/// Whether the French game is admitted with that time control.
pub(crate) fn admits_with(edition: Edition, control: &str) -> Result<(), Inadmissible> {
    let options = [("federation", "ffe_61")];
    let book = book(edition, control, &options);
    admitted(&book.federations, &regulations(control, &options)).map_err(|(why, _)| why)
}
