//! # Claims before sealing (RG.1c)
//!
//! Stopping the clock completes the sealed move: its player no longer has the move, and what he
//! would claim with it he had to claim before. No edition says more than that he may change the
//! move until then; so it was ruled in 1998.
//!
//! - All editions in hand: by inference from the clause on sealing.

use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// Claims before sealing.
pub const CLAIMS_BEFORE: Clause<()> = Clause::new(
    "RG.1c",
    "Claims before sealing",
    &[
        since(
            E97,
            "A1a",
            "Once a player has sealed his move and stopped the clock he no longer has the move: a \
             draw has to be claimed before that.",
            (),
        ),
        renumbered(E09, "G.1a", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.1a", ()),
        renumbered(E17, "I.1.1", ()),
    ],
);

/// A draw is claimed when the move is sealed and not yet on the board.
#[must_use]
pub fn claim_after_sealing(law: &Provision<()>, sealer: Color, by: Color) -> Refusal {
    let (reason, text) = match by == sealer {
        true => (Reason::RightLost, say!("claim-after-sealing", side = by)),
        false => (
            Reason::NotHavingTheMove,
            say!("claim-before-opening", side = by, sealer = sealer),
        ),
    };
    Refusal::under(law, reason, text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&CLAIMS_BEFORE),
            "A1a A1a A1a G.1a lost E.1a I.1.1 I.1.1 I.1.1"
        );
    }

    /// Case A9-22.
    #[test]
    fn who_has_sealed_no_longer_claims() {
        for edition in IN_HAND {
            let law = CLAIMS_BEFORE.under(edition).unwrap();
            let of = |by| claim_after_sealing(&law, Color::White, by).reason();
            assert_eq!(of(Color::White), Reason::RightLost);
            assert_eq!(of(Color::Black), Reason::NotHavingTheMove);
        }
    }
}
