//! # Extra seconds instead (R10.2e)
//!
//! A player who has the move and less than two minutes may ask that both get five seconds more
//! with each move. The request is an offer of a draw. If it is refused and the arbiter agrees,
//! the clock is set so, the opponent gets two minutes more, and play goes on.
//!
//! - 2014: first printed, with the appendix.
//! - 2017: renumbered.

use super::{QuickplayClaim, QuickplayFinish};
use crate::refusal::required;
use crate::{Decision, Question, Reason, Refusal, Ruling, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Clause, E14, E17, Provision, renumbered, since};
use flagfall_say::say;

const EXTRA: Extra = Extra {
    below: Millis::minutes(2),
    each_move: Millis::seconds(5),
    opponent_gains: Millis::minutes(2),
};

/// Five seconds more a move, at the request of a player short of time.
pub const EXTRA_SECONDS: Clause<Extra> = Clause::new(
    "R10.2e",
    "Extra seconds instead",
    &[
        since(
            E14,
            "G.4",
            "A player who has the move and less than two minutes on his clock may ask that, if \
             possible, both get five seconds more with each move. That is an offer of a draw. \
             If it is refused and the arbiter agrees to the request, the clocks are set so, the \
             opponent gets two minutes more, and the game goes on.",
            EXTRA,
        ),
        renumbered(E17, "III.4", EXTRA),
    ],
);

/// What may be asked for, when, and what the opponent has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extra {
    /// With less than this on the clock of him who asks.
    pub below: Millis,
    /// So much more with each move, for both.
    pub each_move: Millis,
    /// So much more at once for the opponent.
    pub opponent_gains: Millis,
}

/// A player asks for extra seconds.
///
/// # Errors
/// [`Refusal`] where the quickplay finish does not apply, or not yet, or not to him.
pub fn request_extra(law: &QuickplayFinish, claim: &QuickplayClaim) -> Result<Question, Refusal> {
    let clause = required(&law.extra_seconds, say!("what-extra-seconds"))?;
    law.applies(claim)?;
    let (by, opponent) = (claim.by, !claim.by);
    if !claim.has_the_move {
        let text = say!("extra-seconds-move", side = by);
        return Err(Refusal::under(clause, Reason::NotHavingTheMove, text));
    }
    super::claim::short_of_time(clause, clause.reading.below, claim)?;
    if !claim.arbiter {
        let text = say!("extra-seconds-no-arbiter");
        return Err(Refusal::under(clause, Reason::NotAllowed, text));
    }
    let text = say!(
        "extra-seconds-asked",
        side = by,
        left = claim.left,
        opponent = opponent,
        others = claim.opponent_left,
        extra = clause.reading.each_move,
    );
    Ok(Question::under(clause, Topic::ExtraTime, Some(by), text))
}

/// The draw is refused and the arbiter agrees: both get the seconds from now on.
#[must_use]
pub fn extra_granted(law: &Provision<Extra>, by: Color) -> Ruling {
    let extra = law.reading;
    let decided = [
        Decision::ExtraEachMove(extra.each_move),
        Decision::AddTime(!by, extra.opponent_gains),
    ];
    Ruling::under(law, decided)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{claim, law, printed};
    use super::*;
    use flagfall_edition::{D09, E01, E05, E09, E18, E23, E97};

    fn refused(change: QuickplayClaim) -> Reason {
        request_extra(&law(E23), &change).unwrap_err().reason()
    }

    /// Case AG-08.
    #[test]
    fn five_seconds_for_both_and_two_minutes_for_the_opponent() {
        for edition in [E14, E17, E18, E23] {
            let question = request_extra(&law(edition), &claim()).unwrap();
            assert_eq!(question.choices(), ["agree", "refuse"], "{edition}");
        }
        let ruling = extra_granted(&law(E23).extra_seconds.unwrap(), Color::White);
        let expect = "both +0:05 a move; Black +2:00 [III.4, 2023]";
        assert_eq!(ruling.to_string(), expect);
        for edition in [E97, E01, E05, E09, D09] {
            let reason = request_extra(&law(edition), &claim()).unwrap_err().reason();
            assert_eq!(reason, Reason::NoSuchRule, "{edition}");
        }
        let numbers = "no no no no no G.4 III.4 III.4 III.4";
        assert_eq!(printed(&EXTRA_SECONDS), numbers);
    }

    #[test]
    fn not_at_any_time_nor_for_anybody() {
        let it = claim();
        let not_on_move = QuickplayClaim {
            has_the_move: false,
            ..it
        };
        assert_eq!(refused(not_on_move), Reason::NotHavingTheMove);
        let ample = QuickplayClaim {
            left: Millis::minutes(2),
            ..it
        };
        assert_eq!(refused(ample), Reason::NotAllowed);
        let silent = QuickplayClaim {
            announced: false,
            ..it
        };
        assert_eq!(refused(silent), Reason::NotAllowed);
        let alone = QuickplayClaim {
            arbiter: false,
            ..it
        };
        assert_eq!(refused(alone), Reason::NotAllowed);
    }
}
