//! # Clocks set wrongly at the resumption (RG.12)
//!
//! An error in the times is corrected if a player points it out before he has made his first move
//! after the resumption. Later the game goes on without correction, unless that would be too hard.
//!
//! - 1997: unless the arbiter finds the consequences too severe.
//! - 2014: unless the arbiter decides otherwise. 2009, 2017: renumbered. Of the draft the text is
//!   not in hand.

use crate::{Answer, Decision, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_record::Ms;
use flagfall_say::say;

/// Clocks set wrongly at the resumption.
pub const WRONG_TIMES: Clause<TooLate> = Clause::new(
    "RG.12",
    "Clocks set wrongly at the resumption",
    &[
        since(
            E97,
            "A12",
            "If at the resumption a clock shows a wrong time and a player says so before he has \
             made his first move, the error is corrected. If it is not found in time, the game \
             goes on uncorrected unless the arbiter finds the consequences too severe.",
            TooLate::UnlessTooSevere,
        ),
        renumbered(E09, "G.12", TooLate::UnlessTooSevere),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "E.13",
            "If at the resumption a clock shows a wrong time and a player says so before he has \
             made his first move, the error is corrected. If it is not found in time, the game \
             goes on uncorrected unless the arbiter decides otherwise.",
            TooLate::UnlessTheArbiterDecides,
        ),
        renumbered(E17, "I.13", TooLate::UnlessTheArbiterDecides),
    ],
);

/// When an error found too late is corrected all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLate {
    /// If the consequences would be too severe.
    UnlessTooSevere,
    /// If the arbiter decides so.
    UnlessTheArbiterDecides,
}

/// A player says that the clocks were set wrongly when play was resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTimes {
    /// Who says so.
    pub by: Color,
    /// Whether he has made a move since the resumption.
    pub has_moved: bool,
    /// By how much White's and Black's clock showed too much when play was resumed.
    pub too_much: [Ms; 2],
    /// What they show now.
    pub left: [Ms; 2],
}

/// Whether the times are corrected. What was recorded at the adjournment is known, and so is the
/// error.
#[must_use]
pub fn wrong_times(law: &Provision<TooLate>, it: &WrongTimes) -> Answer {
    let wrong = Color::ALL.map(|side| it.too_much[side as usize] != Millis::ZERO);
    if !wrong.contains(&true) {
        let text = say!("times-as-recorded");
        return Ruling::under(law, [Decision::ClaimRejected])
            .because(text)
            .into();
    }
    if it.has_moved {
        return ask_wrong_times(law, it).into();
    }
    let set = |side: Color| {
        let at = side as usize;
        wrong[at].then(|| Decision::SetTime(side, it.left[at] - it.too_much[at]))
    };
    let decisions = Color::ALL.into_iter().filter_map(set);
    Ruling::under(law, std::iter::once(Decision::ClaimUpheld).chain(decisions))
        .because(say!("times-not-as-recorded"))
        .into()
}

/// The error was found too late; whether it is corrected all the same is to be said.
#[must_use]
pub fn ask_wrong_times(law: &Provision<TooLate>, it: &WrongTimes) -> Question {
    let unless = match law.reading {
        TooLate::UnlessTooSevere => "severe",
        TooLate::UnlessTheArbiterDecides => "decides",
    };
    let [white, black] = it.too_much;
    let text = say!(
        "times-late-asked",
        side = it.by,
        white = white,
        black = black,
        unless = unless
    );
    Question::under(law, Topic::Times, Some(it.by), text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    fn check(has_moved: bool, too_much: [i64; 2], expect: &str) {
        for edition in IN_HAND {
            let law = WRONG_TIMES.under(edition).unwrap();
            let it = WrongTimes {
                by: Color::Black,
                has_moved,
                too_much: too_much.map(Millis::minutes),
                left: [Millis::minutes(40), Millis::minutes(30)],
            };
            let found = match wrong_times(&law, &it) {
                Answer::Ruled(ruling) => ruling.to_string(),
                Answer::Asked(question) => format!("asks {}", question.topic().word()),
                Answer::Refused(refusal) => refusal.to_string(),
            };
            assert_eq!(found.split(" [").next(), Some(expect), "{edition}");
        }
    }

    #[test]
    fn pointed_out_before_the_first_move_it_is_corrected() {
        check(false, [0, 0], "claim rejected");
        check(false, [5, 0], "claim upheld; White = 35:00");
        let both = "claim upheld; White = 41:00; Black = 28:00";
        check(false, [-1, 2], both);
        check(true, [0, 0], "claim rejected");
        check(true, [5, 0], "asks times");
        assert_eq!(
            printed(&WRONG_TIMES),
            "A12 A12 A12 G.12 lost E.13 I.13 I.13 I.13"
        );
    }
}
