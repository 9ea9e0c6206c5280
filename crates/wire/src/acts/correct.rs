//! What the arbiter does to the clock itself: read and written.

use super::{ActJson, Read, color, needed, text};
use crate::WireError;
use crate::regulations::{control, millis};
use flagfall_record::{Act, Correction};

/// No counter of moves goes further.
const MOVES_MAX: u32 = 9_999;

impl ActJson {
    /// Reads one of the corrections. Each says why.
    pub(super) fn correction(&self) -> Read<Act> {
        let what = match self.act.as_str() {
            "set_moves" => Correction::Moves {
                side: color(&text("side", self.side.as_deref())?)?,
                moves: counted("moves", needed("moves", self.moves, "a number of moves")?)?,
            },
            "replace_clock" => self.replacement()?,
            "install" => {
                let written = text("time_control", self.time_control.as_deref())?;
                let found = control(&written)?.ok_or_else(|| {
                    WireError::new("time_control", "a time", format!("`{written}`"))
                })?;
                Correction::Install(Box::new(found))
            }
            "undo" => Correction::Undo { entry: self.entry },
            _ => Correction::Spare { entry: self.entry },
        };
        let reason = text("reason", self.reason.as_deref())?;
        let most = flagfall_clock::MAX_REASON;
        if reason.chars().nth(most).is_some() {
            let expected = format!("at most {most} characters");
            return Err(WireError::new("reason", expected, "more"));
        }
        Ok(Act::Correct { what, reason })
    }

    fn replacement(&self) -> Read<Correction> {
        let time = |place, ms| millis(place, needed(place, ms, "milliseconds")?);
        let moves = match (self.white_moves, self.black_moves) {
            (None, None) => None,
            (white, black) => Some((
                counted(
                    "white_moves",
                    needed("white_moves", white, "both counters, or none")?,
                )?,
                counted(
                    "black_moves",
                    needed("black_moves", black, "both counters, or none")?,
                )?,
            )),
        };
        Ok(Correction::Replace {
            white: time("white_ms", self.white_ms)?,
            black: time("black_ms", self.black_ms)?,
            moves,
        })
    }

    /// Writes one of the corrections.
    pub(super) fn of_correction(what: &Correction, reason: &str) -> ActJson {
        let named = |act| ActJson {
            reason: Some(reason.to_owned()),
            ..ActJson::named(act)
        };
        match what {
            Correction::Moves { side, moves } => ActJson {
                side: Some(side.name().to_owned()),
                moves: Some(*moves),
                ..named("set_moves")
            },
            Correction::Replace {
                white,
                black,
                moves,
            } => ActJson {
                white_ms: Some(white.0),
                black_ms: Some(black.0),
                white_moves: moves.map(|it| it.0),
                black_moves: moves.map(|it| it.1),
                ..named("replace_clock")
            },
            Correction::Install(control) => ActJson {
                time_control: Some(control.to_string()),
                ..named("install")
            },
            Correction::Undo { entry } => ActJson {
                entry: *entry,
                ..named("undo")
            },
            Correction::Spare { entry } => ActJson {
                entry: *entry,
                ..named("spare")
            },
        }
    }
}

fn counted(place: &str, moves: u32) -> Read<u32> {
    match moves <= MOVES_MAX {
        true => Ok(moves),
        false => Err(WireError::new(
            place,
            format!("at most {MOVES_MAX}"),
            moves.to_string(),
        )),
    }
}
