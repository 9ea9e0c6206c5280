//! # It is recorded, and the arbiter calls the flag (R61.2)
//!
//! The game is played by the Laws of FIDE as any long game is: recording is compulsory, and the
//! arbiter signals that a flag has fallen.
//!
//! - In hand with the Laws of 2001 and 2005.
//!
//! That a player short of time need not record is not repeated there; the ordinary Laws, which
//! govern the rest, say so. The switch `ffe_waiver` = `false` takes it from him.

use flagfall_edition::{Absent, Clause, E01, E09, E97, absent, since};
use flagfall_record::Regulations;

/// The game is recorded, and the arbiter signals flags.
pub const RECORDED: Clause<Recorded> = Clause::new(
    "R61.2",
    "It is recorded, and the arbiter calls the flag",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "FFE G",
            "The French federation's game is played by the Laws of FIDE. In particular it must \
             be recorded, and the arbiter signals the fall of a flag.",
            Recorded { waiver: true },
        ),
        absent(E09, Absent::NotInHand),
    ],
);

/// How far recording is compulsory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Whether a player short of time is released, as in any long game.
    pub waiver: bool,
}

/// The switch: whether a player short of time is released.
pub(super) fn as_set(regulations: &Regulations, reading: Recorded) -> Recorded {
    Recorded {
        waiver: reading.waiver && !regulations.option_is("ffe_waiver", "false"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use crate::Answer;
    use crate::recording::{Sheet, observe_unrecorded};
    use flagfall_board::Color;
    use flagfall_clock::Millis;
    use flagfall_edition::E05;
    use flagfall_record::Class;

    fn observed(waiver: &str, left_s: i64) -> String {
        let book = book(
            E05,
            "61m",
            &[("federation", "ffe_61"), ("ffe_waiver", waiver)],
        );
        let sheet = Sheet {
            by: Color::White,
            has_the_move: true,
            missing: Some(4),
            offers: 0,
            left: Some(Millis::seconds(left_s)),
            extra: Millis::ZERO,
            was_short: false,
            opponent_stopped: false,
        };
        match observe_unrecorded(&book.recording, &sheet) {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Refused(refusal) => refusal.reason().word().to_owned(),
            Answer::Asked(question) => question.topic().word().to_owned(),
        }
    }

    #[test]
    fn it_is_a_long_game_with_all_that_belongs_to_it() {
        let plain = book(E01, "60m", &[]);
        assert_eq!(plain.class, Class::Rapid);
        let federation = book(E01, "61m", &[("federation", "ffe_61")]);
        assert_eq!(federation.class, Class::Standard);
        assert!(federation.recording.not_required.is_none());
        let records = "White records [8.1, 2005; 8.1, 2005; FFE G, 2005]";
        assert_eq!(observed("true", 600), records);
        assert_eq!(observed("true", 200), "not_allowed");
        assert_eq!(observed("false", 200), records);
        let numbers = "lost FFE G FFE G lost lost lost lost lost lost";
        assert_eq!(printed(&RECORDED), numbers);
    }
}
