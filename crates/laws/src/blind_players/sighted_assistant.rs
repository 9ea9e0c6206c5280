//! # An assistant of the sighted player (RE.2.10)
//!
//! If the blind player has none the sighted one may have an assistant, for the first two duties: to
//! make moves and to announce them.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use super::Duty;
use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// An assistant of the sighted player.
pub const SIGHTED_ASSISTANT: Clause<()> = Clause::new(
    "RE.2.10",
    "An assistant of the sighted player",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(x)",
            "If the blind player has no assistant, the sighted player may have one, who makes the \
             moves on the opponent's board and announces them.",
            (),
        ),
        renumbered(E09, "E.2.10", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2k", ()),
        renumbered(E17, "D.2.11", ()),
    ],
);

/// Whether the sighted player's assistant may do that. `other` says whether the blind player has
/// an assistant.
///
/// # Errors
/// [`Refusal`] where he may not.
pub fn may_assist_sighted(
    law: &Provision<()>,
    whose: Color,
    duty: Duty,
    other: bool,
) -> Result<(), Refusal> {
    let text = match duty {
        _ if other => say!("assistant-of-the-blind-only", side = whose, blind = !whose),
        Duty::Move | Duty::Announce => return Ok(()),
        _ => say!("assistant-moves-and-announces", side = whose),
    };
    Err(Refusal::under(law, Reason::NotThisSeat, text))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&SIGHTED_ASSISTANT),
            "lost F.2(x) F.2(x) E.2.10 lost D.2k D.2.11 D.2.11 D.2.11"
        );
    }

    #[test]
    fn he_has_the_first_two_duties() {
        for edition in IN_HAND {
            let law = SIGHTED_ASSISTANT.under(edition).unwrap();
            let may = |duty, other| may_assist_sighted(&law, Color::White, duty, other).is_ok();
            assert!(may(Duty::Move, false) && may(Duty::Announce, false));
            assert!(!may(Duty::Press, false) && !may(Duty::Other, false));
            assert!(!may(Duty::Move, true));
        }
    }
}
