//! # Both flags down, not in the last period (R6.11a)
//!
//! Where it cannot be said which flag fell first, and this is not the last period, the game
//! goes on.
//!
//! - 1997: said of any period; the quickplay finish has its own clause (R6.11b).
//! - 2005: two paragraphs, for this period and the last.
//! - 2017: only in the guidelines on the quickplay finish, where the event adopts them.

use flagfall_edition::{Clause, E01, E05, E09, E17, E97, renumbered, since};

/// Both flags are down, and more periods follow.
pub const BOTH_FLAGS_CONTINUE: Clause<Force> = Clause::new(
    "R6.11a",
    "Both flags down, not in the last period",
    &[
        since(
            E97,
            "6.11",
            "If both flags have fallen and it cannot be established which fell first, the game \
             continues.",
            Force::OfItself,
        ),
        renumbered(E01, "6.12", Force::OfItself),
        since(
            E05,
            "6.12a",
            "If both flags have fallen and it cannot be established which fell first, the game \
             continues, unless this is the last period.",
            Force::OfItself,
        ),
        renumbered(E09, "6.11a", Force::OfItself),
        since(
            E17,
            "III.3.1.1",
            "Where the guidelines on the quickplay finish are adopted: if both flags have fallen \
             and it cannot be established which fell first, the game continues, unless this is \
             the last period.",
            Force::OnceAdopted { adopted: false },
        ),
    ],
);

/// Whether a text is in force of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// It is.
    OfItself,
    /// It is a guideline, in force once the event adopts it.
    OnceAdopted {
        /// Whether the event has.
        adopted: bool,
    },
}

impl Force {
    /// Whether the text is in force for this game.
    #[must_use]
    pub const fn holds(self) -> bool {
        matches!(self, Force::OfItself | Force::OnceAdopted { adopted: true })
    }

    /// The same text where the event has, or has not, adopted the guidelines.
    pub(crate) const fn adopted(self, adopted: bool) -> Force {
        match self {
            Force::OfItself => Force::OfItself,
            Force::OnceAdopted { .. } => Force::OnceAdopted { adopted },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{D09, E14, E18, E23};

    #[test]
    fn it_became_a_guideline() {
        let holds = |edition| BOTH_FLAGS_CONTINUE.under(edition).unwrap().reading.holds();
        for edition in [E97, E01, E05, E09, D09, E14] {
            assert!(holds(edition), "{edition}");
        }
        for edition in [E17, E18, E23] {
            assert!(!holds(edition), "{edition}");
        }
        assert_eq!(
            printed(&BOTH_FLAGS_CONTINUE),
            "6.11 6.12 6.12a 6.11a 6.11a 6.11a III.3.1.1 III.3.1.1 III.3.1.1"
        );
    }
}
