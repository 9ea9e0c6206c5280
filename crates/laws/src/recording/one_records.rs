//! # One records, the other does not (R8.5b)
//!
//! Where only one player need not record, he brings his scoresheet up to date as soon as a flag
//! has fallen, before he moves a man and on his own time. If it is his move he may use the
//! opponent's scoresheet, and gives it back before he moves.
//!
//! - 1997: after either flag.
//! - Draft: after his own.
//! - 2014: after either flag again; 2017: renumbered.

use super::{FlagPassed, Recording};
use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, renumbered, since};
use flagfall_say::say;

/// What is done after a flag where only one player recorded.
pub const ONE_RECORDS: Clause<After> = Clause::new(
    "R8.5b",
    "One records, the other does not",
    &[
        since(
            E97,
            "8.5a",
            "Where only one player need not keep score, he brings his scoresheet up to date as \
             soon as either flag has fallen. Having the move he may use the opponent's \
             scoresheet; he gives it back, and has completed his own, before he moves.",
            After::EitherFlag,
        ),
        renumbered(E01, "8.5b", After::EitherFlag),
        since(
            D09,
            "8.5b",
            "Where only one player need not keep score, he brings his scoresheet up to date as \
             soon as his flag has fallen. Having the move he may use the opponent's \
             scoresheet; he gives it back, and has completed his own, before he moves.",
            After::HisFlag,
        ),
        since(
            E14,
            "8.5b",
            "Where only one player need not keep score, he brings his scoresheet up to date as \
             soon as either flag has fallen. Having the move he may use the opponent's \
             scoresheet; he gives it back, and has completed his own, before he moves.",
            After::EitherFlag,
        ),
        renumbered(E17, "8.5.2", After::EitherFlag),
    ],
);

/// After which flag he writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Either.
    EitherFlag,
    /// His own.
    HisFlag,
}

/// He completes what is missing on his scoresheet.
pub(super) fn one_completes(law: &Recording, side: Color, passed: &FlagPassed) -> Option<Ruling> {
    let clause = &law.one_records;
    let his = matches!(clause.reading, After::HisFlag);
    if !passed.is_due(side) || (his && passed.flagged != side) {
        return None;
    }
    let ruling = Ruling::under(clause, [Decision::MustRecord(side)]).and(&law.after_flag);
    Some(ruling.because(say!("one-completes", side = side)))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{passed, passes, printed};
    use super::*;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    fn check(editions: &[Edition], flagged: Color, expect: &str) {
        for &edition in editions {
            let one = FlagPassed {
                flagged,
                released: [true, false],
                ..passed()
            };
            let found = passes(edition, &one);
            assert_eq!(found.split(" [").next(), Some(expect), "{edition}");
        }
    }

    #[test]
    fn after_either_flag_but_in_the_draft() {
        let adopted = [E97, E01, E05, E09, E14, E17, E18, E23];
        check(&adopted, Color::White, "White records");
        check(&adopted, Color::Black, "White records");
        check(&[D09], Color::White, "White records");
        check(&[D09], Color::Black, "nothing");
        let numbers = "8.5a 8.5b 8.5b 8.5b 8.5b 8.5b 8.5.2 8.5.2 8.5.2";
        assert_eq!(printed(&ONE_RECORDS), numbers);
    }
}
