//! # The envelope is missing (RG.11)
//!
//! The game goes on from the position and the times at which it was adjourned, and the player who
//! sealed makes the move he says he sealed. The times are those recorded; where nobody can say
//! them, the arbiter sets the clocks.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The envelope is missing.
pub const ENVELOPE_MISSING: Clause<()> = Clause::new(
    "RG.11",
    "The envelope is missing",
    &[
        since(
            E97,
            "A11a",
            "If the envelope is missing, the game goes on from the position and with the times at \
             which it was adjourned; the arbiter sets the clocks where the times cannot be \
             established. The player who sealed makes on the board the move he says he sealed.",
            (),
        ),
        renumbered(E09, "G.11a", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.12a", ()),
        renumbered(E17, "I.12.1", ()),
    ],
);

/// The envelope is missing. What was recorded is enough to go on.
#[must_use]
pub fn envelope_missing(law: &Provision<()>, sealer: Color) -> Ruling {
    let text = say!("envelope-missing", side = sealer);
    Ruling::under(law, [Decision::Continue]).because(text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&ENVELOPE_MISSING),
            "A11a A11a A11a G.11a lost E.12a I.12.1 I.12.1 I.12.1"
        );
    }

    /// Case AJ-04.
    #[test]
    fn the_game_goes_on() {
        for edition in IN_HAND {
            let law = ENVELOPE_MISSING.under(edition).unwrap();
            let found = envelope_missing(&law, Color::White).to_string();
            assert!(found.starts_with("game continues ["), "{found}");
        }
    }
}
