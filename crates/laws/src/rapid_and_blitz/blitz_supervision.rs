//! # Which rules govern a blitz game (RB.2)
//!
//! A blitz game follows the rules for rapid, except where the blitz appendix says otherwise.
//! Later one with an arbiter of its own follows the competition rules instead.
//!
//! - 1997: always the rules for rapid. So, by inference, in 2005.
//! - 2009: with one arbiter for one game the competition rules.
//! - Of the draft we have no appendix.
//! - 2014: and if the game is recorded besides.
//! - 2017, 2023: renumbered.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E23, E97, absent, renumbered, since};

/// Which rules govern a blitz game.
pub const BLITZ_SUPERVISION: Clause<Governed> = Clause::new(
    "RB.2",
    "Which rules govern a blitz game",
    &[
        since(
            E97,
            "C2",
            "A blitz game follows the rules for rapid, except where this appendix says otherwise.",
            Governed::ByRapidRules,
        ),
        since(
            E09,
            "B.2",
            "With adequate supervision, one arbiter for one game, the competition rules apply; \
             else the rules for rapid, except where this appendix says otherwise.",
            Governed::AsSupervised { recorded: false },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "B.2",
            "The competition rules apply where one arbiter supervises one game and it is \
             recorded by the arbiter or his assistant; else the rules for rapid.",
            Governed::AsSupervised { recorded: true },
        ),
        renumbered(E17, "B.3.1", Governed::AsSupervised { recorded: true }),
        renumbered(E23, "B.2", Governed::AsSupervised { recorded: true }),
    ],
);

/// Which rules govern a blitz game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Governed {
    /// Those for rapid.
    ByRapidRules,
    /// The competition rules if it has an arbiter of its own; else those for rapid.
    AsSupervised {
        /// Whether it must be recorded as well.
        recorded: bool,
    },
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E18, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(editions: &[Edition], supervision: Supervision, governs: bool) {
        for &edition in editions {
            let window = book(edition, Class::Blitz, supervision, &[])
                .irregularities
                .window;
            assert_eq!(window.exception.is_some(), governs, "{edition}");
        }
    }

    #[test]
    fn the_rules_for_rapid_govern_what_is_not_supervised() {
        let known = [E09, E14, E17, E18, E23];
        check(&known, Supervision::Adequate, false);
        check(&known, Supervision::Inadequate, true);
        check(&[E97, E01, E05], Supervision::Adequate, true);
        check(&[D09], Supervision::Inadequate, false);
        let numbers = "C2 C2 C2 B.2 lost B.2 B.3.1 B.3.1 B.2";
        assert_eq!(printed(&BLITZ_SUPERVISION), numbers);
    }
}
