//! # The price of a wrong claim (R9.5b)
//!
//! A claim of a draw cannot be withdrawn. If it is found incorrect, the opponent gains time,
//! play goes on, and an intended move must be played.
//!
//! - 1997: the claimant also loses half of the time left, three minutes at most.
//! - 2001: but is not brought below one minute by it.
//! - 2009: the claimant loses nothing.
//! - The draft breaks off before this.
//! - 2014: the opponent gains two minutes, not three.
//! - 2017: renumbered. Appendices change the minutes, from 2017 in blitz, from 2023 in rapid.

use crate::{Decision, Intended, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};

const ONE: Millis = Millis::minutes(1);
const TWO: Millis = Millis::minutes(2);
const THREE: Millis = Millis::minutes(3);

/// What an incorrect claim costs.
pub const WRONG_CLAIM: Clause<Price> = Clause::new(
    "R9.5b",
    "The price of a wrong claim",
    &[
        since(
            E97,
            "9.5b",
            "If the claim is incorrect, the opponent gets three minutes more and the claimant \
             loses half of the time he has left, three minutes at most. The game goes on, and \
             the move declared must be played.",
            Price {
                gain: THREE,
                loss: Loss::Half {
                    at_most: THREE,
                    leaving: Millis::ZERO,
                },
            },
        ),
        since(
            E01,
            "9.5b",
            "If the claim is incorrect, the opponent gets three minutes more. A claimant with \
             more than two minutes loses half of his time, three minutes at most; one with \
             between one and two is left one minute; one with less loses nothing. The game goes \
             on, and the move declared must be played.",
            Price {
                gain: THREE,
                loss: Loss::Half {
                    at_most: THREE,
                    leaving: ONE,
                },
            },
        ),
        since(
            E09,
            "9.5b",
            "If the claim is incorrect, the opponent gets three minutes more. The game goes on, \
             and the move declared must be played, as the rules on touched men have it.",
            Price {
                gain: THREE,
                loss: Loss::Nothing,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.5b",
            "If the claim is incorrect, the opponent gets two minutes more. The game goes on, \
             and the move declared must be played, as the rules on moves and on touched men \
             have it.",
            Price {
                gain: TWO,
                loss: Loss::Nothing,
            },
        ),
        renumbered(
            E17,
            "9.5.3",
            Price {
                gain: TWO,
                loss: Loss::Nothing,
            },
        ),
    ],
);

/// What an incorrect claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The time the opponent gains.
    pub gain: Millis,
    /// The time the claimant loses.
    pub loss: Loss,
}

/// The time the claimant loses: one variant a formula, never one an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// None.
    Nothing,
    /// Half of what he has left, to the millisecond.
    Half {
        /// But no more than this.
        at_most: Millis,
        /// And never so much that less than this is left.
        leaving: Millis,
    },
}

/// A claim found incorrect.
#[derive(Clone, Copy, Debug)]
pub struct WrongClaim<'a> {
    /// Whose.
    pub by: Color,
    /// The time left on his clock.
    pub left: Millis,
    /// The move it rested on, if it is still to be played.
    pub intended: Option<&'a Intended>,
}

/// What an incorrect claim costs, and the move that must be played.
#[must_use]
pub fn wrong_claim(law: &Provision<Price>, claim: &WrongClaim<'_>) -> Ruling {
    let lost = loss(law.reading.loss, claim.left);
    let gained = Decision::AddTime(!claim.by, law.reading.gain);
    let lost = (lost > Millis::ZERO).then_some(Decision::TakeTime(claim.by, lost));
    let bound = claim
        .intended
        .map(|it| Decision::MustPlay(claim.by, it.clone()));
    Ruling::under(law, [Some(gained), lost, bound].into_iter().flatten())
}

fn loss(loss: Loss, left: Millis) -> Millis {
    match loss {
        Loss::Nothing => Millis::ZERO,
        Loss::Half { at_most, leaving } => Millis(left.0 / 2)
            .min(at_most)
            .min(left - leaving)
            .or_zero(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Story, intended, law, printed};
    use super::super::{DrawClaim, claim_repetition};
    use super::*;
    use flagfall_edition::{E05, E18, E23, Edition};

    /// Black has `left` seconds and claims with Ng8; the position would come a second time.
    fn check(edition: Edition, left: i64, expect: &str) {
        let story = Story::of("g1f3 g8f6 f3g1");
        let (mv, after) = (intended("f6g8"), story.after("f6g8"));
        let found = story.claims_with(claim_repetition, &law(edition), |claim| DrawClaim {
            intended: Some(&mv),
            after_intended: Some(&after),
            left: Millis::seconds(left),
            ..claim
        });
        assert_eq!(found, expect, "{left} s, {edition}");
    }

    #[test]
    fn a_wrong_claim_was_dearer_before_it_cost_the_opponent_s_time_only() {
        let price = "White +3:00; Black -2:05; Black plays f6g8";
        check(E97, 250, &format!("{price} [9.2a, 1997; 9.5b, 1997]"));
        check(E01, 250, &format!("{price} [9.2a, 2001; 9.5b, 2001]"));
        check(E05, 250, &format!("{price} [9.2a, 2005; 9.5b, 2005]"));
        let price = "White +3:00; Black plays f6g8";
        check(E09, 250, &format!("{price} [9.2a, 2009; 9.5b, 2009]"));
        let price = "White +2:00; Black plays f6g8";
        check(E14, 250, &format!("{price} [9.2a, 2014; 9.5b, 2014]"));
        check(E17, 250, &format!("{price} [9.2.1.1, 2017; 9.5.3, 2017]"));
        check(E18, 250, &format!("{price} [9.2.1.1, 2018; 9.5.3, 2018]"));
        check(E23, 250, &format!("{price} [9.2.1, 2023; 9.5.3, 2023]"));
        check(D09, 250, "not_encoded not in hand");
    }

    /// The edges of the brackets, and what the first edition takes without them.
    #[test]
    fn half_is_lost_but_not_the_last_minute() {
        let lost = |edition, left: Millis| {
            let law = WRONG_CLAIM.under(edition).unwrap();
            loss(law.reading.loss, left).0
        };
        for (left, without_floor, with_floor) in [
            (600_000, 180_000, 180_000),
            (420_000, 180_000, 180_000),
            (360_000, 180_000, 180_000),
            (359_999, 179_999, 179_999),
            (120_001, 60_000, 60_000),
            (120_000, 60_000, 60_000),
            (119_999, 59_999, 59_999),
            (90_000, 45_000, 30_000),
            (60_000, 30_000, 0),
            (59_000, 29_500, 0),
            (0, 0, 0),
            (-1_000, 0, 0),
            (i64::MIN, 0, 0),
        ] {
            let left = Millis(left);
            assert_eq!(lost(E97, left), without_floor, "{left:?}");
            for edition in [E01, E05] {
                assert_eq!(lost(edition, left), with_floor, "{left:?}");
            }
            for edition in [E09, E14, E17, E18, E23] {
                assert_eq!(lost(edition, left), 0, "{left:?}");
            }
        }
    }

    /// Cases A9-P01, A9-P05, A9-P06: no move was written, White has ten minutes.
    #[test]
    fn the_clocks_after_a_claim_without_a_move() {
        for (edition, expect) in [
            (E97, "Black +3:00; White -3:00 [9.5b, 1997]"),
            (E09, "Black +3:00 [9.5b, 2009]"),
            (E14, "Black +2:00 [9.5b, 2014]"),
        ] {
            let claim = WrongClaim {
                by: Color::White,
                left: Millis::minutes(10),
                intended: None,
            };
            let ruling = wrong_claim(&WRONG_CLAIM.under(edition).unwrap(), &claim);
            assert_eq!(ruling.to_string(), expect);
        }
        let numbers = "9.5b 9.5b 9.5b 9.5b lost 9.5b 9.5.3 9.5.3 9.5.3";
        assert_eq!(printed(&WRONG_CLAIM), numbers);
    }
}
