//! # Reply first, record then (R8.1b)
//!
//! A player may reply to his opponent's move before he records it, but he must have recorded his
//! own move before. So he is never more than a move of his and one of his opponent's behind.
//!
//! - 1997: first printed.
//! - Draft, 2017: renumbered.

use super::Sheet;
use flagfall_edition::{Clause, D09, E17, E97, renumbered, since};

/// A player may reply before recording, having recorded his previous move.
pub const ORDER: Clause<()> = Clause::new(
    "R8.1b",
    "Reply first, record then",
    &[
        since(
            E97,
            "8.1",
            "A player may reply to his opponent's move before he records it; he must have \
             recorded his own previous move before he makes another.",
            (),
        ),
        renumbered(D09, "8.1c", ()),
        renumbered(E17, "8.1.3", ()),
    ],
);

/// Whether the player, having the move, may not move before he has recorded.
#[must_use]
pub fn is_behind(sheet: &Sheet) -> bool {
    sheet.has_the_move && lags(sheet, false)
}

/// Whether more is missing than he may have left for later: his opponent's last move where he has
/// the move, that and his answer where not. Where only the arbiter can say, as he has said.
pub(super) fn lags(sheet: &Sheet, unknown: bool) -> bool {
    let may_wait = if sheet.has_the_move { 1 } else { 2 };
    sheet.missing.map_or(unknown, |missing| missing > may_wait)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{printed, sheet};
    use super::*;

    /// Case A8-06.
    #[test]
    fn the_opponent_s_move_may_wait_and_one_s_own_may_not() {
        let behind = |has_the_move, missing| {
            is_behind(&Sheet {
                has_the_move,
                missing: Some(missing),
                ..sheet()
            })
        };
        assert!(!behind(true, 0));
        assert!(!behind(true, 1));
        assert!(behind(true, 2));
        assert!(behind(true, 9));
        assert!(!behind(false, 2));
        let numbers = "8.1 8.1 8.1 8.1 8.1c 8.1c 8.1.3 8.1.3 8.1.3";
        assert_eq!(printed(&ORDER), numbers);
    }
}
