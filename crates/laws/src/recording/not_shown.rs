//! # What the scoresheets cannot show (R8.6.1)
//!
//! If they cannot show that a player has overstepped his time, the next move is the first of the
//! next period, unless there is evidence that more moves were made.
//!
//! - 1997: first printed.
//! - Draft: renumbered; 2014: its number again.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E14, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The next move is the first of the next period.
pub const NOT_SHOWN: Clause<()> = Clause::new(
    "R8.6.1",
    "What the scoresheets cannot show",
    &[
        since(
            E97,
            "8.6",
            "If the scoresheets cannot show that a player has overstepped his time, the next \
             move counts as the first of the next period, unless there is evidence that more \
             moves were made.",
            (),
        ),
        renumbered(D09, "8.7", ()),
        renumbered(E14, "8.6", ()),
    ],
);

/// The scoresheets do not show whether the prescribed moves were made: that player's next move
/// counts as the one after them.
#[must_use]
pub fn not_shown(law: &Provision<()>, side: Color, prescribed: u32) -> Ruling {
    let next = prescribed.saturating_add(1);
    let text = say!("not-shown", side = side);
    Ruling::under(law, [Decision::CountsAs(side, next)]).because(text)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E18, Edition};

    /// Case A8-04.
    #[test]
    fn the_next_move_is_the_first_of_the_next_period() {
        let ruling = not_shown(&law(E18).not_shown, Color::White, 40);
        assert_eq!(ruling.to_string(), "White's next is move 41 [8.6, 2018]");
        for edition in Edition::ALL {
            let ruling = not_shown(&law(edition).not_shown, Color::Black, 30);
            assert!(ruling.to_string().starts_with("Black's next is move 31 ["));
        }
        assert_eq!(printed(&NOT_SHOWN), "8.6 8.6 8.6 8.6 8.7 8.6 8.6 8.6 8.6");
    }
}
