//! # Supervision of a rapid game (RA.3)
//!
//! Where a rapid game is closely enough watched, the competition rules apply to it as to any
//! other; elsewhere the appendix puts rules of its own in their place.
//!
//! - 1997: no such distinction; the appendix applies to every rapid game. So, by inference,
//!   in 2005.
//! - 2009: watched by an arbiter for, say, three games at most.
//! - Of the draft we have no appendix.
//! - 2014: three games at most, and each of them recorded by the arbiter or an assistant.
//! - 2017, 2023: renumbered; the mover may ask to see that record, five times a game.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E23, absent, renumbered, since};

/// When the competition rules apply to a rapid game.
pub const SUPERVISION: Clause<Supervised> = Clause::new(
    "RA.3",
    "Supervision of a rapid game",
    &[
        since(
            E09,
            "A.3",
            "With adequate supervision of play, for example one arbiter for at most three games, \
             the competition rules apply.",
            Supervised {
                games: 3,
                recorded: false,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.3",
            "The competition rules apply where one arbiter supervises at most three games and \
             each game is recorded by the arbiter or his assistant.",
            Supervised {
                games: 3,
                recorded: true,
            },
        ),
        since(
            E17,
            "A.3.1",
            "The competition rules apply where one arbiter supervises at most three games and \
             each game is recorded by the arbiter or his assistant. Having the move, a player \
             may ask to see that record, five times in a game at most.",
            Supervised {
                games: 3,
                recorded: true,
            },
        ),
        renumbered(
            E23,
            "A.4",
            Supervised {
                games: 3,
                recorded: true,
            },
        ),
    ],
);

/// What adequate supervision asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supervised {
    /// How many games one arbiter watches at most.
    pub games: u32,
    /// Whether the arbiter or an assistant records each.
    pub recorded: bool,
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E18, E97, Edition};
    use flagfall_record::{Class, Supervision};

    /// Whether the appendix governs a rapid game, seen by the window for illegal moves or the
    /// call of the flag.
    fn check(editions: &[Edition], supervision: Supervision, governs: bool) {
        for &edition in editions {
            let book = book(edition, Class::Rapid, supervision, &[]);
            let exceptions = [
                book.irregularities.window.exception,
                book.chessclock.flagfall.exception,
            ];
            let found = exceptions.iter().any(Option::is_some);
            assert_eq!(found, governs, "{supervision:?}, {edition}");
        }
    }

    #[test]
    fn the_appendix_governs_what_is_not_supervised() {
        let known = [E09, E14, E17, E18, E23];
        check(&known, Supervision::Adequate, false);
        check(&known, Supervision::Inadequate, true);
        check(&known, Supervision::None, true);
        for supervision in [Supervision::Adequate, Supervision::None] {
            check(&[E97, E01, E05], supervision, true);
            check(&[D09], supervision, false);
        }
        let numbers = "no no no A.3 lost A.3 A.3.1 A.3.1 A.4";
        assert_eq!(printed(&SUPERVISION), numbers);
    }
}
