//! # Distracting the opponent (R12.6)
//!
//! Nobody distracts or annoys his opponent in any way. The counts of offers and claims are
//! evidence, never a penalty of themselves.
//!
//! - 1997: offering a draw again and again is one way.
//! - 2001: unreasonable claims and offers are.
//! - 2009: so is a source of noise.
//! - Draft: its article on conduct is lost.
//! - 2014: renumbered only.

use super::{Conduct, infraction};
use crate::arbiter::Arbiter;
use crate::refusal::required;
use crate::{Question, Refusal};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E01, E05, E09, E14, E97, absent, renumbered, since};
use flagfall_say::say;

/// Nobody distracts his opponent.
pub const DISTRACTION: Clause<Annoying> = Clause::new(
    "R12.6",
    "Distracting the opponent",
    &[
        since(
            E97,
            "12.5",
            "No player distracts or annoys his opponent in any way; to offer a draw again and \
             again is one.",
            Annoying::RepeatedOffers,
        ),
        since(
            E01,
            "12.5",
            "No player distracts or annoys his opponent in any way; unreasonable claims and \
             unreasonable offers of a draw are among them.",
            Annoying::UnreasonableClaimsAndOffers,
        ),
        renumbered(E05, "12.6", Annoying::UnreasonableClaimsAndOffers),
        since(
            E09,
            "12.6",
            "No player distracts or annoys his opponent in any way; unreasonable claims, \
             unreasonable offers of a draw and a source of noise are among them.",
            Annoying::NoiseToo,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.5", Annoying::NoiseToo),
    ],
);

/// What the text names besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annoying {
    /// To offer a draw again and again.
    RepeatedOffers,
    /// Unreasonable claims and offers.
    UnreasonableClaimsAndOffers,
    /// Those, and a source of noise.
    NoiseToo,
}

/// What has been counted of a player in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// Draws he has offered.
    pub offers: u32,
    /// How many of them with no capture and no pawn move since the one before.
    pub repeated: u32,
    /// Claims of his that were rejected.
    pub rejected: u32,
}

/// The arbiter is told that a player distracts his opponent: what has been counted, and whether he
/// is penalised.
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn distraction(
    law: &Conduct,
    arbiter: &Arbiter,
    side: Color,
    counted: Evidence,
) -> Result<Question, Refusal> {
    let clause = required(&law.distraction, say!("what-conduct"))?;
    let facts = say!(
        "distraction-counted",
        side = side,
        offers = counted.offers,
        repeated = counted.repeated,
        rejected = counted.rejected,
    );
    Ok(infraction(law, arbiter, clause, side, facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E23, Sources};

    /// Case A11-19.
    #[test]
    fn counts_are_evidence_and_the_arbiter_decides() {
        let arbiter = Arbiter::new(&Sources::of(E23));
        let counted = Evidence {
            offers: 6,
            repeated: 5,
            rejected: 1,
        };
        let asked = distraction(&under(E23), &arbiter, Color::White, counted).unwrap();
        let text = asked.text().to_string();
        assert!(
            text.contains("offers: 6, repeated: 5, rejected: 1"),
            "{text}"
        );
        assert_eq!(asked.citations()[0].to_string(), "11.5, 2023");
        let draft = distraction(&under(D09), &arbiter, Color::White, counted);
        assert_eq!(draft.unwrap_err().reason(), Reason::NotEncoded);
        let numbers = "12.5 12.5 12.6 12.6 lost 11.5 11.5 11.5 11.5";
        assert_eq!(printed(&DISTRACTION), numbers);
    }
}
