//! What the tests of several clauses share: White's scoresheet, six half-moves behind with ample
//! time, and a flag after which both have something to write.

use super::{FlagPassed, Recording, Sheet, after_flag, observe_unrecorded};
use crate::Answer;
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Edition, Sources};
use flagfall_record::{Class, Regulations};

pub(crate) use crate::drawn_game::testing::{printed, short};

/// The article under one edition, for a standard game.
pub(crate) fn law(edition: Edition) -> Recording {
    Recording::new(
        &Sources::of(edition),
        &Regulations::default(),
        Class::Standard,
    )
}

/// The same with a switch set.
pub(crate) fn law_with(edition: Edition, name: &str, value: &str) -> Recording {
    let mut regulations = Regulations::default();
    regulations
        .options
        .insert(name.to_owned(), value.to_owned());
    Recording::new(&Sources::of(edition), &regulations, Class::Standard)
}

/// White has the move, half an hour, and six half-moves to write.
pub(crate) fn sheet() -> Sheet {
    Sheet {
        by: Color::White,
        has_the_move: true,
        missing: Some(6),
        offers: 0,
        left: Some(Millis::minutes(30)),
        extra: Millis::ZERO,
        was_short: false,
        opponent_stopped: false,
    }
}

/// White's flag has fallen; both had stopped recording.
pub(crate) fn passed() -> FlagPassed {
    FlagPassed {
        flagged: Color::White,
        released: [true, true],
        missing: [None, None],
        arbiter_recorded: false,
    }
}

/// What comes of the arbiter's observation, in the short form.
pub(crate) fn observed(edition: Edition, sheet: &Sheet) -> String {
    found(&law(edition), sheet)
}

/// The same with a switch set.
pub(crate) fn observed_with(edition: Edition, name: &str, value: &str, sheet: &Sheet) -> String {
    found(&law_with(edition, name, value), sheet)
}

fn found(law: &Recording, sheet: &Sheet) -> String {
    match observe_unrecorded(law, sheet) {
        Answer::Ruled(ruling) => ruling.to_string(),
        Answer::Refused(it) => format!("{} {}", it.reason().word(), short(&it)),
        Answer::Asked(question) => format!("asks {}", question.topic().word()),
    }
}

/// What comes of a flag, in the short form.
pub(crate) fn passes(edition: Edition, passed: &FlagPassed) -> String {
    after_flag(&law(edition), passed).map_or_else(|| "nothing".to_owned(), |it| it.to_string())
}
