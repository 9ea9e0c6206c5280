//! # A claim where there is no arbiter (RD.1)
//!
//! Where no arbiter watches, a player with less than two minutes and his flag still up may claim
//! a draw; that ends the game. He claims that the opponent cannot win by normal means, or makes
//! no effort to, or both.
//!
//! - 1997: the one or the other.
//! - 2001: or both.
//! - Of the draft we have nothing.
//! - 2014, 2017: renumbered.

use super::QuickplayClaim;
use super::claim::short_of_time;
use super::{QuickplayFinish, papers, referred};
use crate::refusal::required;
use crate::{Decision, Refusal, Ruling};
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};
use flagfall_say::Text;

const TWO: Millis = Millis::minutes(2);

/// A claim in the quickplay finish without an arbiter ends the game.
pub const NO_ARBITER: Clause<Millis> = Clause::new(
    "RD.1",
    "A claim where there is no arbiter",
    &[
        since(
            E97,
            "D1",
            "Without an arbiter, a player with less than two minutes left and his flag still up \
             may claim a draw, which ends the game: because the opponent cannot win by normal \
             means, or because he makes no effort to.",
            TWO,
        ),
        since(
            E01,
            "D",
            "Without an arbiter, a player with less than two minutes left and his flag still up \
             may claim a draw, which ends the game: because the opponent cannot win by normal \
             means, or makes no effort to, or both.",
            TWO,
        ),
        renumbered(E09, "D.1", TWO),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.6", TWO),
        renumbered(E17, "III.6.1", TWO),
    ],
);

/// A draw is claimed without an arbiter: the game is ended, and the papers go to one.
pub(super) fn conclude(law: &QuickplayFinish, claim: &QuickplayClaim) -> Result<Ruling, Refusal> {
    let clause = required(&law.no_arbiter, super::quickplay())?;
    short_of_time(clause, clause.reading, claim)?;
    let ends = [Decision::StopClocks, Decision::Refer(claim.by)];
    let mut ruling = Ruling::under(clause, ends);
    let mut facts = Text::default();
    if let Ok(law) = &law.papers {
        ruling = ruling.and(law);
        facts = papers::list(law, claim);
    }
    if let Ok(law) = &law.referred {
        ruling = ruling.and(law);
        facts = facts.then(referred::to_whom(law));
    }
    Ok(ruling.because(facts))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, claim, printed};
    use super::*;
    use flagfall_edition::{E05, E18, E23};

    fn alone() -> QuickplayClaim {
        QuickplayClaim {
            arbiter: false,
            has_the_move: false,
            ..claim()
        }
    }

    /// Case AG-06.
    #[test]
    fn the_claim_ends_the_game() {
        let ends = "clocks stopped; referred for White";
        for (edition, cites) in [
            (E97, "D1, 1997; D1, 1997; D1, 1997"),
            (E01, "D, 2001; D, 2001; D, 2001"),
            (E05, "D, 2005; D, 2005; D, 2005"),
            (E09, "D.1, 2009; D.1, 2009; D.1, 2009"),
            (E14, "G.6, 2014; G.6, 2014; G.6, 2014"),
            (E17, "III.6.1, 2017; III.6.1, 2017; III.6.2, 2017"),
            (E18, "III.6.1, 2018; III.6.1, 2018; III.6.2, 2018"),
            (E23, "III.6.1, 2023; III.6.1, 2023; III.6.2, 2023"),
        ] {
            check(edition, &alone(), &format!("{ends} [{cites}]"));
        }
        check(D09, &alone(), "not_encoded not in hand");
        let numbers = "D1 D D D.1 lost G.6 III.6.1 III.6.1 III.6.1";
        assert_eq!(printed(&NO_ARBITER), numbers);
    }

    #[test]
    fn not_with_two_minutes_nor_with_none() {
        let ample = QuickplayClaim {
            left: TWO,
            ..alone()
        };
        check(E09, &ample, "not_allowed D.1, 2009");
        let late = QuickplayClaim {
            used_up: true,
            ..alone()
        };
        check(E23, &late, "right_lost III.6.1, 2023");
    }
}
