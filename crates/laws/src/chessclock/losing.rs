//! # Losing on time (R6.9.1)
//!
//! Who has not completed the moves of the period in its time has lost, unless the game was
//! over before; it is drawn where the opponent could not have given mate.
//!
//! - 1997: unless mate, resignation, stalemate or agreement came first (5.1, 5.2, 5.3).
//! - 2001: or a dead position.

use super::few_men::{too_few_men, with_too_few_men};
use super::{Chessclock, can_win};
use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::{Color, Position};
use flagfall_edition::{Clause, E01, E09, E97, renumbered, since};
use flagfall_say::say;
use flagfall_winnable::Verdict;

/// The game is lost by the player who oversteps the time.
pub const LOSING: Clause<()> = Clause::new(
    "R6.9.1",
    "Losing on time",
    &[
        since(
            E97,
            "6.9",
            "A player who has not completed the prescribed moves in the time loses, unless the \
             game ended before by mate, resignation, stalemate or agreement.",
            (),
        ),
        since(
            E01,
            "6.10",
            "A player who has not completed the prescribed moves in the time loses, unless the \
             game ended before by mate, resignation, stalemate, a dead position or agreement.",
            (),
        ),
        renumbered(E09, "6.9", ()),
    ],
);

/// A flag has fallen before the moves of the period were completed. `opponent_can_mate` says
/// whether a series of legal moves from `position` ends in mate by the opponent.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_edition::Edition;
/// use flagfall_laws::{Answer, Rulebook, chessclock};
/// use flagfall_record::{Header, Regulations, Start};
/// use flagfall_winnable::Verdict;
///
/// let book = Rulebook::new(&Header {
///     edition: Edition::from_id("2023").unwrap(),
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// });
/// // Black has a rook, White a bare king.
/// let position = Position::from_fen("8/8/3rk3/8/8/2K5/8/8 w - - 0 1")?;
/// let bare = Verdict::Unwinnable;
/// let answer = chessclock::losing_on_time(&book.chessclock, Color::Black, bare, &position);
/// let Answer::Ruled(ruling) = answer else { panic!() };
/// assert_eq!(ruling.to_string(), "1/2-1/2 cannot_mate [6.9, 2023]");
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn losing_on_time(
    law: &Chessclock,
    flagged: Color,
    opponent_can_mate: Verdict,
    position: &Position,
) -> Answer {
    let opponent = !flagged;
    let few = too_few_men(law, opponent, position);
    match (can_win(law, opponent, opponent_can_mate, position), few) {
        (Verdict::Winnable, _) => lost_on_time(law, flagged, true).into(),
        (Verdict::Unwinnable, Some(clause)) if opponent_can_mate != Verdict::Unwinnable => {
            with_too_few_men(clause, flagged).into()
        }
        (Verdict::Unwinnable, _) => lost_on_time(law, flagged, false).into(),
        (Verdict::Undetermined, Some(clause)) => {
            let text = say!("losing-can-force", side = flagged, opponent = opponent);
            Question::under(clause, Topic::CanMate, Some(opponent), text).into()
        }
        (Verdict::Undetermined, None) => {
            let text = say!("losing-can-mate", side = flagged, opponent = opponent);
            Question::under(&law.helpless, Topic::CanMate, Some(opponent), text).into()
        }
    }
}

/// The same once it is known whether the opponent can give mate: also for the arbiter's answer
/// to the question which [`losing_on_time`] asks.
#[must_use]
pub fn lost_on_time(law: &Chessclock, flagged: Color, opponent_can_mate: bool) -> Ruling {
    let opponent = !flagged;
    if opponent_can_mate {
        let won = Outcome::win(opponent, Ending::Flagfall);
        return Ruling::under(&law.losing, [Decision::End(won)])
            .because(say!("losing-not-completed", side = flagged));
    }
    let drawn = Outcome::draw(Ending::CannotMate);
    Ruling::under(&law.helpless, [Decision::End(drawn)]).because(say!(
        "losing-helpless",
        side = flagged,
        opponent = opponent
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{D09, E05, E14, E17, E18, E23, Edition};

    fn short(answer: Answer) -> String {
        match answer {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => {
                assert_eq!(question.topic(), Topic::CanMate);
                format!("can {} mate?", question.about().unwrap())
            }
            Answer::Refused(refusal) => refusal.to_string(),
        }
    }

    fn check(editions: &[Edition], fen: &str, flagged: Color, verdict: Verdict, expect: &str) {
        let position = Position::from_fen(fen).unwrap();
        for &edition in editions {
            let answer = losing_on_time(&under(edition), flagged, verdict, &position);
            let found = short(answer);
            let found = found.split(" [").next().unwrap();
            assert_eq!(found, expect, "{fen} under {edition}");
        }
    }

    /// Cases A6-01, A6-02, A6-15: help mates; A6-04, A6-06, A6-10, A6-12, A6-14: none.
    #[test]
    fn a_flag_loses_where_any_mate_is_possible_and_draws_where_none_is() {
        let adopted = [E97, E01, E05, E09, E14, E17, E18, E23];
        let lost = [
            (
                "8/8/4k3/8/3K4/3N4/5n2/8 w - - 0 1",
                Color::Black,
                "1-0 flagfall",
            ),
            (
                "8/4k3/4P3/3B2P1/4P1K1/8/3b4/8 b - - 0 67",
                Color::White,
                "0-1 flagfall",
            ),
            (
                "8/8/3k4/8/2b5/8/3KB2P/8 w - - 0 1",
                Color::White,
                "0-1 flagfall",
            ),
        ];
        for (fen, flagged, expect) in lost {
            check(&adopted, fen, flagged, Verdict::Winnable, expect);
        }
        let drawn = [
            ("8/8/3rk3/8/8/2K5/8/8 w - - 0 1", Color::Black),
            ("7k/6q1/p4PPK/6PP/8/5P2/8/8 w - - 0 2", Color::White),
            ("6k1/8/6K1/8/8/8/8/R7 w - - 0 1", Color::White),
            ("8/8/8/3k4/4n3/8/3K4/Q7 w - - 0 1", Color::White),
            ("8/8/8/3k4/4b3/8/2BK4/R7 w - - 0 1", Color::White),
        ];
        for (fen, flagged) in drawn {
            let expect = "1/2-1/2 cannot_mate";
            check(&Edition::ALL, fen, flagged, Verdict::Unwinnable, expect);
        }
    }

    #[test]
    fn what_could_not_be_computed_is_asked() {
        let fen = "8/8/8/3k4/8/8/3KR3/8 w - - 0 1";
        let expect = "can White mate?";
        check(
            &Edition::ALL,
            fen,
            Color::Black,
            Verdict::Undetermined,
            expect,
        );
    }

    #[test]
    fn a_ruling_on_time_cites_the_article() {
        let found = |edition, can| lost_on_time(&under(edition), Color::White, can).to_string();
        assert_eq!(found(E05, true), "0-1 flagfall [6.10, 2005]");
        assert_eq!(found(E18, true), "0-1 flagfall [6.9, 2018]");
        assert_eq!(found(E97, false), "1/2-1/2 cannot_mate [6.9, 1997]");
        assert_eq!(
            found(D09, false),
            "1/2-1/2 cannot_mate [6.9(i), 2009-draft]"
        );
        assert_eq!(printed(&LOSING), "6.9 6.10 6.10 6.9 6.9 6.9 6.9 6.9 6.9");
    }
}
