//! # Resignation (R5.1b)
//!
//! Who declares that he resigns has lost, at once, whoever has the move and however mistaken the
//! reason. There must still be a game to resign.
//!
//! - To 2018: even where the opponent could never mate: a bare king wins too.
//! - 2017: renumbered only.
//! - 2023: drawn where the opponent cannot mate by any series of legal moves.

use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Clause, E17, E23, E97, Provision, renumbered, since};
use flagfall_say::{Text, say};
use flagfall_winnable::Verdict;

/// The clause.
pub const RESIGNATION: Clause<Resigning> = Clause::new(
    "R5.1b",
    "Resignation",
    &[
        since(
            E97,
            "5.1b",
            "The player whose opponent declares that he resigns has won. That ends the game at \
             once.",
            Resigning::Loses,
        ),
        renumbered(E17, "5.1.2", Resigning::Loses),
        since(
            E23,
            "5.1.2",
            "The player whose opponent declares that he resigns has won. That ends the game at \
             once; but it is drawn if that player cannot give mate by any series of legal moves.",
            Resigning::LosesIfMateIsPossible,
        ),
    ],
);

/// What resigning costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resigning {
    /// The game.
    Loses,
    /// The game, if the opponent can still give mate; else half of it.
    LosesIfMateIsPossible,
}

/// A player resigns; `opponent_can_mate` tells whether the other one can still give mate.
///
/// ```
/// use flagfall_board::Color;
/// use flagfall_edition::{E18, E23};
/// use flagfall_laws::Answer;
/// use flagfall_laws::completion::{RESIGNATION, resignation};
/// use flagfall_winnable::Verdict;
///
/// let ruled = |edition| {
///     let law = RESIGNATION.under(edition).unwrap();
///     match resignation(&law, Color::White, Verdict::Unwinnable) {
///         Answer::Ruled(ruling) => ruling.to_string(),
///         _ => panic!("it is decided"),
///     }
/// };
/// assert_eq!(ruled(E18), "0-1 resignation [5.1.2, 2018]");
/// assert_eq!(ruled(E23), "1/2-1/2 cannot_mate [5.1.2, 2023]");
/// ```
#[must_use]
pub fn resignation(law: &Provision<Resigning>, by: Color, opponent_can_mate: Verdict) -> Answer {
    let opponent = !by;
    let ends = |outcome, because: Text| {
        Answer::from(Ruling::under(law, [Decision::End(outcome)]).because(because))
    };
    match (law.reading, opponent_can_mate) {
        (Resigning::Loses, _) | (Resigning::LosesIfMateIsPossible, Verdict::Winnable) => ends(
            Outcome::win(opponent, Ending::Resignation),
            say!("resignation", side = by),
        ),
        (Resigning::LosesIfMateIsPossible, Verdict::Unwinnable) => ends(
            Outcome::draw(Ending::CannotMate),
            say!("resignation-to-helpless", side = by, opponent = opponent),
        ),
        (Resigning::LosesIfMateIsPossible, Verdict::Undetermined) => {
            let text = say!("resignation-can-mate", side = by, opponent = opponent);
            Question::under(law, Topic::CanMate, Some(opponent), text).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::shown;
    use super::*;
    use crate::moves_of_the_pieces::testing::{numbers, position};
    use flagfall_edition::{D09, E01, E05, E09, E14, E18, Edition};
    use flagfall_winnable::{Budget, winnable};

    fn check(editions: &[Edition], by: Color, verdict: Verdict, expect: &str) {
        for &edition in editions {
            let law = RESIGNATION.under(edition).unwrap();
            let shown = shown(resignation(&law, by, verdict));
            assert_eq!(shown.split(" [").next(), Some(expect), "{edition}");
        }
    }

    const BEFORE: [Edition; 8] = [E97, E01, E05, E09, D09, E14, E17, E18];

    #[test]
    fn it_loses() {
        let expect = "5.1b 5.1b 5.1b 5.1b 5.1b 5.1b 5.1.2 5.1.2 5.1.2";
        assert_eq!(numbers(&RESIGNATION), expect);
        // A5-05, A5-06: mistaken, and it stands.
        check(
            &Edition::ALL,
            Color::Black,
            Verdict::Winnable,
            "1-0 resignation",
        );
        check(
            &Edition::ALL,
            Color::White,
            Verdict::Winnable,
            "0-1 resignation",
        );
    }

    #[test]
    fn to_one_who_cannot_mate() {
        // A5-02: the only legal moves lead to Black's being mated.
        let after = position("2q3bk/7p/8/8/8/2b5/P1PQ4/KB2B3 w - - 0 2");
        let verdict = winnable(&after, Color::Black, Budget::default()).verdict;
        assert_eq!(verdict, Verdict::Unwinnable);
        check(&BEFORE, Color::White, verdict, "0-1 resignation");
        check(&[E23], Color::White, verdict, "1/2-1/2 cannot_mate");
    }

    #[test]
    fn where_that_is_not_known() {
        check(
            &BEFORE,
            Color::White,
            Verdict::Undetermined,
            "0-1 resignation",
        );
        let asks = "White resigns. Can Black still give mate by any series of legal moves?";
        check(&[E23], Color::White, Verdict::Undetermined, asks);
    }
}
