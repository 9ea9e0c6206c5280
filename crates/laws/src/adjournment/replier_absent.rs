//! # The player who must reply is absent (RG.9b)
//!
//! His clock is started. When he comes he may stop it; the envelope is opened, the sealed move is
//! made on the board, and his clock goes on.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The player who must reply is absent.
pub const REPLIER_ABSENT: Clause<()> = Clause::new(
    "RG.9b",
    "The player who must reply is absent",
    &[
        since(
            E97,
            "A9b",
            "If the player who must reply is absent, his clock is started. When he arrives he may \
             stop it and call the arbiter; the envelope is opened, the sealed move is made on the \
             board and his clock is started again.",
            (),
        ),
        renumbered(E09, "G.9b", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.9b", ()),
        renumbered(E17, "I.9.2", ()),
    ],
);

/// Play is resumed, and the player who must reply has not come to the board yet.
#[must_use]
pub fn replier_absent(law: &Provision<()>, closed: &Provision<()>, replier: Color) -> Ruling {
    let text = say!("resumed-absent", side = replier);
    Ruling::under(law, [Decision::StartClock(replier)])
        .and(closed)
        .because(text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, OPENED_WHEN, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&REPLIER_ABSENT),
            "A9b A9b A9b G.9b lost E.9b I.9.2 I.9.2 I.9.2"
        );
    }

    /// Case AJ-06.
    #[test]
    fn his_clock_runs() {
        for edition in IN_HAND {
            let law = REPLIER_ABSENT.under(edition).unwrap();
            let closed = OPENED_WHEN.under(edition).unwrap();
            let found = replier_absent(&law, &closed, Color::Black).to_string();
            assert!(found.starts_with("Black's clock runs ["), "{found}");
        }
    }
}
