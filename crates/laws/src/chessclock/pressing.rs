//! # Pressing the clock (R6.7a.1)
//!
//! Having made his move a player stops his clock and so starts his opponent's: he presses.
//! He must always be allowed to.
//!
//! - Draft, 2014: even when the opponent has made his next move already, who may then press
//!   in his turn.
//! - 2017: one paragraph became several.

use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, renumbered, since};

/// A player presses the clock after his move.
pub const PRESSING: Clause<AfterTheReply> = Clause::new(
    "R6.7a.1",
    "Pressing the clock",
    &[
        since(
            E97,
            "6.7a",
            "Having made his move a player stops his own clock and starts his opponent's; he \
             must always be allowed to stop his clock.",
            AfterTheReply::Unsaid,
        ),
        renumbered(E01, "6.8a", AfterTheReply::Unsaid),
        renumbered(E09, "6.7a", AfterTheReply::Unsaid),
        since(
            D09,
            "6.2a",
            "Having made his move a player stops his own clock and starts his opponent's; he \
             must be allowed to, even after the opponent has made his next move.",
            AfterTheReply::Allowed,
        ),
        renumbered(E14, "6.2a", AfterTheReply::Allowed),
        renumbered(E17, "6.2.1", AfterTheReply::Allowed),
    ],
);

/// Whether a player may press when his opponent has already replied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterTheReply {
    /// The text says only that he must always be allowed to stop his clock.
    Unsaid,
    /// He may.
    Allowed,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E18, E23};

    #[test]
    fn a_press_after_the_reply_is_named_since_the_draft() {
        let at = |edition| PRESSING.under(edition).unwrap().reading;
        for edition in [E97, E01, E05, E09] {
            assert_eq!(at(edition), AfterTheReply::Unsaid, "{edition}");
        }
        for edition in [D09, E14, E17, E18, E23] {
            assert_eq!(at(edition), AfterTheReply::Allowed, "{edition}");
        }
        assert_eq!(
            printed(&PRESSING),
            "6.7a 6.8a 6.8a 6.7a 6.2a 6.2a 6.2.1 6.2.1 6.2.1"
        );
    }
}
