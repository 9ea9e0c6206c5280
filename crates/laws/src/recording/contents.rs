//! # What stands on a scoresheet (R8.1e)
//!
//! The moves, the times of the clocks, offers of a draw, what belongs to a claim; and nothing
//! else. It is no notebook.
//!
//! - 1997: printed with the conduct of the players.
//! - 2005: and other relevant data.
//! - 2009, draft, 2014, 2017: renumbered; since the draft among the rules on recording.

use flagfall_edition::{Clause, D09, E05, E09, E14, E17, E97, renumbered, since};

/// What a scoresheet is for.
pub const CONTENTS: Clause<Contents> = Clause::new(
    "R8.1e",
    "What stands on a scoresheet",
    &[
        since(
            E97,
            "12.2",
            "The scoresheet is for the moves, the times of the clocks, offers of a draw and \
             what belongs to a claim, and for nothing else.",
            Contents {
                other_relevant_data: false,
            },
        ),
        since(
            E05,
            "12.3",
            "The scoresheet is for the moves, the times of the clocks, offers of a draw, what \
             belongs to a claim and other relevant data, and for nothing else.",
            Contents {
                other_relevant_data: true,
            },
        ),
        renumbered(
            E09,
            "12.4",
            Contents {
                other_relevant_data: true,
            },
        ),
        renumbered(
            D09,
            "8.1b",
            Contents {
                other_relevant_data: true,
            },
        ),
        renumbered(
            E14,
            "8.1d",
            Contents {
                other_relevant_data: true,
            },
        ),
        renumbered(
            E17,
            "8.1.4",
            Contents {
                other_relevant_data: true,
            },
        ),
    ],
);

/// What may stand on a scoresheet beside moves, times, offers and claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Other relevant data.
    pub other_relevant_data: bool,
}

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;
    use flagfall_edition::{E01, E23};

    #[test]
    fn other_relevant_data_came_later() {
        let other = |edition| CONTENTS.under(edition).unwrap().reading.other_relevant_data;
        assert!(!other(E97) && !other(E01));
        assert!(other(E05) && other(D09) && other(E23));
        let numbers = "12.2 12.2 12.3 12.4 8.1b 8.1d 8.1.4 8.1.4 8.1.4";
        assert_eq!(printed(&CONTENTS), numbers);
    }
}
