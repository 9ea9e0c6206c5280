//! # Checkmate (R5.1a)
//!
//! Who has checkmated the opponent's king has won, at once: no press is needed, and a flag that
//! falls afterwards counts for nothing.
//!
//! - 1997 to 2009: provided that the mating move was legal.
//! - The draft: and in accord with the rules on touching; 2014: up to when a move is made.
//! - 2017: renumbered only.
//!
//! That a move must be made with one hand is not among the provisos. If the mating move broke
//! touch-move and the editions that mind it apply, the arbiter is asked whether it stands.

use crate::{Answer, Decision, Ending, Made, Outcome, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const CHECKMATE: Clause<Proviso> = Clause::new(
    "R5.1a",
    "Checkmate",
    &[
        since(
            E97,
            "5.1a",
            "The player who has checkmated the opponent's king has won. That ends the game at \
             once, provided that the mating move was legal.",
            Proviso::Legal,
        ),
        since(
            D09,
            "5.1a",
            "The player who has checkmated the opponent's king has won. That ends the game at \
             once, provided that the mating move was legal and in accord with 4.2 to 4.6.",
            Proviso::LegalAndByTheTouch,
        ),
        since(
            E14,
            "5.1a",
            "The player who has checkmated the opponent's king has won. That ends the game at \
             once, provided that the mating move was legal and in accord with 4.2 to 4.7.",
            Proviso::LegalAndByTheTouch,
        ),
        renumbered(E17, "5.1.1", Proviso::LegalAndByTheTouch),
    ],
);

/// On what condition a move ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proviso {
    /// That it was legal.
    Legal,
    /// That it was legal, and in accord with the rules on touching men.
    LegalAndByTheTouch,
}

/// What a move that meets the condition of its clause, or fails it, leads to.
pub(super) enum Condition {
    /// The game has ended.
    Met,
    /// It has not: the move was illegal.
    Failed,
    /// The move was made against the touch, and the clause minds it.
    AgainstTheTouch,
}

impl Proviso {
    pub(super) fn of(self, made: &Made<'_>) -> Condition {
        match self {
            _ if !made.legal => Condition::Failed,
            Proviso::LegalAndByTheTouch if !made.by_the_touch => Condition::AgainstTheTouch,
            Proviso::Legal | Proviso::LegalAndByTheTouch => Condition::Met,
        }
    }
}

/// Whether the move just made has ended the game by checkmate.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_edition::E23;
/// use flagfall_laws::completion::{CHECKMATE, checkmate};
/// use flagfall_laws::{Answer, Made};
///
/// let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
/// let after = Position::from_fen(fen).unwrap();
/// let made = Made { by: Color::Black, after: &after, legal: true, by_the_touch: true };
/// let Some(Answer::Ruled(ruling)) = checkmate(&CHECKMATE.under(E23).unwrap(), &made) else {
///     panic!("it is mate");
/// };
/// assert_eq!(ruling.to_string(), "0-1 checkmate [5.1.1, 2023]");
/// ```
#[must_use]
pub fn checkmate(law: &Provision<Proviso>, made: &Made<'_>) -> Option<Answer> {
    if !made.after.is_checkmate() {
        return None;
    }
    match law.reading.of(made) {
        Condition::Failed => None,
        Condition::Met => {
            let won = Outcome::win(made.by, Ending::Checkmate);
            let ruling = Ruling::under(law, [Decision::End(won)]);
            Some(
                ruling
                    .because(say!("checkmate-given", side = !made.by))
                    .into(),
            )
        }
        Condition::AgainstTheTouch => {
            let text = say!("checkmate-against-touch", side = made.by);
            Some(Question::under(law, Topic::MateAgainstTouch, Some(made.by), text).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{How, asked};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E01, E05, E09, E18, E23, Edition};

    const MATE: &str = "4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";

    fn check(editions: &[Edition], fen: &str, how: How, expect: &str) {
        for &edition in editions {
            let shown = asked(&CHECKMATE, edition, fen, how, checkmate);
            assert_eq!(shown.split(" [").next(), Some(expect), "{edition}");
        }
    }

    #[test]
    fn a_legal_mate_ends_the_game() {
        let expect = "5.1a 5.1a 5.1a 5.1a 5.1a 5.1a 5.1.1 5.1.1 5.1.1";
        assert_eq!(numbers(&CHECKMATE), expect);
        check(&Edition::ALL, MATE, How::Lawfully, "1-0 checkmate");
        let back_rank = "6k1/8/8/8/8/8/5PPP/4r1K1 w - - 0 1";
        check(&Edition::ALL, back_rank, How::Lawfully, "0-1 checkmate");
        // A5-14: castling with mate; that it was done with two hands is not asked.
        let castled = "2rkr3/2p1p3/8/8/8/8/8/2KR4 b - - 1 1";
        check(&Edition::ALL, castled, How::Lawfully, "1-0 checkmate");
        let check_only = "4R1k1/5pp1/8/8/8/8/8/6K1 b - - 0 1";
        check(&Edition::ALL, check_only, How::Lawfully, "nothing");
    }

    #[test]
    fn an_illegal_one_does_not() {
        check(&Edition::ALL, MATE, How::Illegally, "nothing");
    }

    #[test]
    fn one_against_the_touch_is_asked_about_where_that_is_minded() {
        let before = [E97, E01, E05, E09];
        check(&before, MATE, How::AgainstTheTouch, "1-0 checkmate");
        let asks = "White's mating move broke the rules on touched men. Does it stand?";
        check(&[D09, E14, E17, E18, E23], MATE, How::AgainstTheTouch, asks);
    }
}
