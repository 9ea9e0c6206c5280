//! The cell of a player in a round: his opponent, his color, what he got.

use super::line::Line;
use crate::{Bye, Fault, Kind, Number, Points};

/// The column in which the first round begins, and how many columns a round takes.
pub(super) const FIRST: usize = 92;
pub(super) const WIDTH: usize = 10;

/// What a player's line says of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// He is paired.
    Paired {
        opponent: Number,
        white: bool,
        got: Option<(Points, Kind)>,
    },
    /// He has no opponent.
    Bye(Bye),
}

/// The cell of a round, numbered from 0; `None` where it is blank.
pub(super) fn cell(line: &Line, round: usize) -> Result<Option<Cell>, Fault> {
    let at = FIRST + round * WIDTH;
    let opponent = line.number::<u16>(at, at + 3, "the number of a player, or 0000")?;
    let (color, code) = (line.field(at + 5, at + 5), line.field(at + 7, at + 7));
    let opponent =
        match opponent {
            None | Some(0) => None,
            Some(number) => Some(Number::new(number).ok_or_else(|| {
                line.fault(at, at + 3, "the number of a player, 1 to 9999, or 0000")
            })?),
        };
    let Some(opponent) = opponent else {
        return unpaired(line, at, &code);
    };
    let white = match color.as_str() {
        "w" | "W" => true,
        "b" | "B" => false,
        _ => return Err(line.fault(at + 5, at + 5, "w or b, for he has an opponent")),
    };
    let got = match code.to_ascii_uppercase().as_str() {
        "" => None,
        "1" => Some((Points::Win, Kind::Played)),
        "=" => Some((Points::Draw, Kind::Played)),
        "0" => Some((Points::Loss, Kind::Played)),
        "+" => Some((Points::Win, Kind::Forfeit)),
        "-" => Some((Points::Loss, Kind::Forfeit)),
        "W" => Some((Points::Win, Kind::Unrated)),
        "D" => Some((Points::Draw, Kind::Unrated)),
        "L" => Some((Points::Loss, Kind::Unrated)),
        _ => {
            let expected = "one of 1 = 0 + - W D L, or nothing yet, for he has an opponent";
            return Err(line.fault(at + 7, at + 7, expected));
        }
    };
    Ok(Some(Cell::Paired {
        opponent,
        white,
        got,
    }))
}

fn unpaired(line: &Line, at: usize, code: &str) -> Result<Option<Cell>, Fault> {
    let bye = match code {
        "" => {
            let blank = line.field(at, at + 7).is_empty();
            return Ok((!blank).then_some(Cell::Bye(Bye::Zero)));
        }
        // What files of before 2016 have for one who was not paired.
        "-" | "0" => Some(Bye::Zero),
        "+" | "1" => Some(Bye::Allocated),
        "=" => Some(Bye::Half),
        other => Bye::read(other).filter(|_| other.len() == 1),
    };
    let expected = "one of U F H Z, for he has no opponent";
    bye.map(|bye| Some(Cell::Bye(bye)))
        .ok_or_else(|| line.fault(at + 7, at + 7, expected))
}

/// The sign for what a side of a board got.
pub(super) const fn code(points: Points, kind: Kind) -> char {
    match (kind, points) {
        (Kind::Played, Points::Win) => '1',
        (Kind::Played, Points::Draw) => '=',
        (Kind::Played, Points::Loss) => '0',
        (Kind::Forfeit, Points::Win) => '+',
        (Kind::Forfeit, _) => '-',
        (Kind::Unrated, Points::Win) => 'W',
        (Kind::Unrated, Points::Draw) => 'D',
        (Kind::Unrated, Points::Loss) => 'L',
    }
}
