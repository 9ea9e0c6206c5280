//! # A sealed move that is none (RG.8)
//!
//! A player loses whose sealed move is ambiguous, cannot be understood, or is illegal; but for the
//! cases in which a game cannot be lost, as where the opponent could never mate: then it is drawn.
//! Whether words that are no notation have a meaning all the same is for the arbiter to say.
//!
//! - 1997: but for 6.9 and 9.6.
//! - 2009: but for Article 5 as well.
//! - 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;
use flagfall_winnable::Verdict;

/// A sealed move that is none.
pub const BAD_SEALED_MOVE: Clause<()> = Clause::new(
    "RG.8",
    "A sealed move that is none",
    &[
        since(
            E97,
            "A8",
            "A player loses who has sealed an ambiguous move, a false one or one whose meaning \
             cannot be established, or an illegal one, but for the cases of 6.9 and 9.6.",
            (),
        ),
        since(
            E09,
            "G.8",
            "A player loses who has recorded his sealed move ambiguously, or so that its meaning \
             cannot be established, or whose sealed move is illegal, but for the cases of Article \
             5, of 6.9 and of 9.6.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.8", ()),
        renumbered(E17, "I.8", ()),
    ],
);

/// What is wrong with a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defect {
    /// It fits several legal moves.
    Ambiguous,
    /// It means no move.
    Unintelligible,
    /// It is no legal move.
    Illegal,
}

/// A sealed move that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded<'a> {
    /// Who sealed it.
    pub by: Color,
    /// As it is written.
    pub text: &'a str,
    /// What is wrong with it.
    pub defect: Defect,
}

/// What a sealed move that is none costs, from the position before it. `opponent_can_mate` says
/// whether the opponent could win at all.
#[must_use]
pub fn bad_sealed_move(
    law: &Provision<()>,
    it: &Recorded<'_>,
    opponent_can_mate: Verdict,
) -> Answer {
    let (by, opponent) = (it.by, !it.by);
    let defect = match it.defect {
        Defect::Ambiguous => "ambiguous",
        Defect::Unintelligible => "unintelligible",
        Defect::Illegal => "illegal",
    };
    let facts = say!("sealed-bad", side = by, text = it.text, defect = defect);
    let ends = |outcome, because| Ruling::under(law, [Decision::End(outcome)]).because(because);
    match opponent_can_mate {
        Verdict::Winnable => ends(Outcome::win(opponent, Ending::SealedMove), facts).into(),
        Verdict::Unwinnable => {
            let facts = facts.then(say!("sealed-cannot-mate", side = opponent));
            ends(Outcome::draw(Ending::CannotMate), facts).into()
        }
        Verdict::Undetermined => {
            let text = facts.then(say!("sealed-can-mate-asked", side = opponent));
            Question::under(law, Topic::CanMate, Some(opponent), text).into()
        }
    }
}

/// What is written is no notation that is known: whether it has a clear meaning is to be said.
#[must_use]
pub fn ask_meaning(law: &Provision<()>, by: Color, text: &str) -> Question {
    let text = say!("sealed-meaning-asked", side = by, text = text);
    Question::under(law, Topic::SealedMove, Some(by), text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    fn check(defect: Defect, verdict: Verdict, expect: &str) {
        for edition in IN_HAND {
            let law = BAD_SEALED_MOVE.under(edition).unwrap();
            let it = Recorded {
                by: Color::White,
                text: "Nd2",
                defect,
            };
            let found = match bad_sealed_move(&law, &it, verdict) {
                Answer::Ruled(ruling) => ruling.to_string(),
                Answer::Asked(question) => question.topic().word().to_owned(),
                Answer::Refused(refusal) => refusal.to_string(),
            };
            assert_eq!(found.split(" [").next(), Some(expect), "{edition}");
        }
    }

    /// Cases AJ-01, AJ-02 and AJ-03.
    #[test]
    fn it_loses_but_where_nobody_could_win() {
        for defect in [Defect::Ambiguous, Defect::Unintelligible, Defect::Illegal] {
            check(defect, Verdict::Winnable, "0-1 sealed_move");
            check(defect, Verdict::Unwinnable, "1/2-1/2 cannot_mate");
            check(defect, Verdict::Undetermined, "can_mate");
        }
    }

    #[test]
    fn what_is_no_notation_is_asked() {
        let law = BAD_SEALED_MOVE.under(E09).unwrap();
        let question = ask_meaning(&law, Color::Black, "the rook");
        assert_eq!(question.topic(), Topic::SealedMove);
        assert_eq!(
            printed(&BAD_SEALED_MOVE),
            "A8 A8 A8 G.8 lost E.8 I.8 I.8 I.8"
        );
    }
}
