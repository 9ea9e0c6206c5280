//! # A slip of the tongue (RE.2.6)
//!
//! Corrected at once, before the opponent's clock is started.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use crate::Refusal;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};

/// A slip of the tongue.
pub const SLIP: Clause<()> = Clause::new(
    "RE.2.6",
    "A slip of the tongue",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(vi)",
            "A slip of the tongue in announcing a move is corrected at once, before the opponent's \
             clock is started.",
            (),
        ),
        renumbered(E09, "E.2.6", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2h", ()),
        renumbered(E17, "D.2.8", ()),
    ],
);

/// A move has been announced that is not the one on the board, and not corrected: it is not made.
#[must_use]
pub fn corrects(law: &Provision<()>, refusal: Refusal) -> Refusal {
    refusal.and(law)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&SLIP),
            "lost F.2(vi) F.2(vi) E.2.6 lost D.2h D.2.8 D.2.8 D.2.8"
        );
    }

    /// Case AD-02: until then he may say what he meant.
    #[test]
    fn it_is_named_where_it_was_not_corrected() {
        for edition in IN_HAND {
            let law = SLIP.under(edition).unwrap();
            let refusal = Refusal::plain(crate::Reason::NotAllowed, flagfall_say::say!("no-clock"));
            assert_eq!(corrects(&law, refusal).citations()[0].id, "RE.2.6");
        }
    }
}
