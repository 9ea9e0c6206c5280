//! # A claim is an offer too (R9.1d)
//!
//! A claim of a draw counts as an offer of one. The opponent may accept it without the arbiter;
//! a claim found wrong leaves the offer open until he refuses it.
//!
//! - 2001: first printed, for the repetition, the fifty moves and the quickplay finish.
//! - 2009: renumbered. The draft gives the quickplay finish its own new number.
//! - 2014: for the repetition and the fifty moves.
//! - 2017: renumbered.

use flagfall_edition::{Clause, D09, E01, E09, E14, E17, renumbered, since};

/// A claim of a draw is an offer besides.
pub const CLAIM_IS_OFFER: Clause<Offering> = Clause::new(
    "R9.1d",
    "A claim is an offer too",
    &[
        since(
            E01,
            "9.1c",
            "A claim of a draw by repetition, by fifty moves or in the quickplay finish (10.2) \
             is also an offer of a draw.",
            Offering::EveryClaim,
        ),
        renumbered(E09, "9.1b(3)", Offering::EveryClaim),
        since(
            D09,
            "9.1b(3)",
            "A claim of a draw by repetition, by fifty moves or in the quickplay finish (10.3) \
             is also an offer of a draw.",
            Offering::EveryClaim,
        ),
        since(
            E14,
            "9.1b(3)",
            "A claim of a draw by repetition or by fifty moves is also an offer of a draw.",
            Offering::RepetitionAndFiftyMoves,
        ),
        renumbered(E17, "9.1.2.3", Offering::RepetitionAndFiftyMoves),
    ],
);

/// Which claims are offers besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offering {
    /// Those in the quickplay finish too.
    EveryClaim,
    /// Those by repetition and by fifty moves.
    RepetitionAndFiftyMoves,
}

impl Offering {
    /// Whether a claim in the quickplay finish is one.
    #[must_use]
    pub const fn in_the_quickplay_finish(self) -> bool {
        matches!(self, Offering::EveryClaim)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E05, E18, E23, E97, Edition};

    fn check(editions: &[Edition], is_offer: bool) {
        for &edition in editions {
            assert_eq!(law(edition).claim_is_offer.is_ok(), is_offer, "{edition}");
        }
    }

    /// Cases A9-02 and A9-13: the opponent may accept, whatever becomes of the claim.
    #[test]
    fn a_claim_offers_a_draw_in_all_but_the_first_edition() {
        check(&[E97], false);
        check(&[E01, E05, E09, D09, E14, E17, E18, E23], true);
        let quickplay = |edition| {
            let law = law(edition).claim_is_offer;
            law.is_ok_and(|law| law.reading.in_the_quickplay_finish())
        };
        for edition in [E01, E05, E09, D09] {
            assert!(quickplay(edition), "{edition}");
        }
        for edition in [E97, E14, E17, E18, E23] {
            assert!(!quickplay(edition), "{edition}");
        }
        let numbers = "no 9.1c 9.1c 9.1b(3) 9.1b(3) 9.1b(3) 9.1.2.3 9.1.2.3 9.1.2.3";
        assert_eq!(printed(&CLAIM_IS_OFFER), numbers);
    }
}
