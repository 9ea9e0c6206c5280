//! # A dead position (R5.2b)
//!
//! If neither player can give mate by any series of legal moves, the game is drawn at once, on the
//! same condition as checkmate ends it. Nobody need claim it, and nothing that happens afterwards
//! counts: no flag, no resignation.
//!
//! - 1997: in the article on draws.
//! - 2001: said here too, with the condition.
//! - The draft, 2014: here alone; the move was also in accord with the rules on touching.
//! - 2017: renumbered only.
//!
//! Where it cannot be proved either way, the arbiter is asked.

use super::checkmate::{Condition, Proviso};
use crate::{Answer, Decision, Ending, Made, Outcome, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;
use flagfall_winnable::Verdict;

/// The clause.
pub const DEAD_POSITION: Clause<Proviso> = Clause::new(
    "R5.2b",
    "A dead position",
    &[
        since(
            E97,
            "9.6",
            "Once neither king can be mated any more, however badly both play, the position is \
             dead: the game is over and drawn.",
            Proviso::Legal,
        ),
        since(
            E01,
            "5.2b",
            "Once neither king can be mated any more, whatever legal moves follow, the position is \
             dead: the game is over and drawn, if the move that led there was legal.",
            Proviso::Legal,
        ),
        since(
            D09,
            "5.2b",
            "Once neither king can be mated any more, whatever legal moves follow, the position is \
             dead: the game is over and drawn, if the move that led there was \
             legal and kept to 4.2 to 4.6.",
            Proviso::LegalAndByTheTouch,
        ),
        since(
            E14,
            "5.2b",
            "Once neither king can be mated any more, whatever legal moves follow, the position is \
             dead: the game is over and drawn, if the move that led there was \
             legal and kept to 4.2 to 4.7.",
            Proviso::LegalAndByTheTouch,
        ),
        renumbered(E17, "5.2.2", Proviso::LegalAndByTheTouch),
    ],
);

/// Whether the move just made has ended the game, given whether White and Black can still mate.
#[must_use]
pub fn dead_position(
    law: &Provision<Proviso>,
    made: &Made<'_>,
    white: Verdict,
    black: Verdict,
) -> Option<Answer> {
    if (white, black) != (Verdict::Unwinnable, Verdict::Unwinnable) {
        return None;
    }
    match law.reading.of(made) {
        Condition::Failed => None,
        Condition::Met => {
            let drawn = Outcome::draw(Ending::DeadPosition);
            let because = say!("dead-position");
            Some(
                Ruling::under(law, [Decision::End(drawn)])
                    .because(because)
                    .into(),
            )
        }
        Condition::AgainstTheTouch => {
            let text = say!("dead-position-against-touch", side = made.by);
            Some(Question::under(law, Topic::MateAgainstTouch, Some(made.by), text).into())
        }
    }
}

/// What to ask the arbiter where it was not proved either way.
#[must_use]
pub fn ask_dead(law: &Provision<Proviso>) -> Question {
    let text = say!("dead-position-is-it");
    Question::under(law, Topic::DeadPosition, None, text)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{How, asked};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_board::Color;
    use flagfall_edition::{E05, E09, E18, E23, Edition};
    use flagfall_winnable::{Budget, winnable};

    fn decided(law: &Provision<Proviso>, made: &Made<'_>) -> Option<Answer> {
        let verdict = |side| winnable(made.after, side, Budget::default()).verdict;
        dead_position(law, made, verdict(Color::White), verdict(Color::Black))
    }

    fn check(editions: &[Edition], fen: &str, how: How, expect: &str) {
        for &edition in editions {
            let shown = asked(&DEAD_POSITION, edition, fen, how, decided);
            assert_eq!(shown.split(" [").next(), Some(expect), "{fen} in {edition}");
        }
    }

    const DEAD: &str = "1/2-1/2 dead_position";
    const BISHOPS: &str = "7k/8/8/8/3b4/8/8/K1B5 w - - 0 1";

    #[test]
    fn neither_can_mate() {
        let expect = "9.6 5.2b 5.2b 5.2b 5.2b 5.2b 5.2.2 5.2.2 5.2.2";
        assert_eq!(numbers(&DEAD_POSITION), expect);
        // A5-20, A5-21, A5-25, A5-29.
        for fen in [
            "3k4/8/8/p2p2p1/P2P2P1/8/3K4/8 w - - 0 1",
            "8/2k5/8/1p1p1p1p/1P1P1P1P/4B3/2K5/8 w - - 0 1",
            BISHOPS,
            "2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1",
        ] {
            check(&[E97, E23], fen, How::Lawfully, DEAD);
        }
        // A5-24, A5-26: a mate can be helped to.
        for fen in [
            "7k/8/8/3b4/8/8/8/K1B5 w - - 0 1",
            "8/8/4k3/8/3K4/3N4/5n2/8 w - - 0 1",
        ] {
            check(&[E97, E23], fen, How::Lawfully, "nothing");
        }
    }

    #[test]
    fn the_same_condition_as_for_mate() {
        check(&Edition::ALL, BISHOPS, How::Illegally, "nothing");
        check(&[E97, E01, E05, E09], BISHOPS, How::AgainstTheTouch, DEAD);
        let asks = "Neither player can give mate any more, but Black's move broke the rules on \
                    touched men. Does it stand?";
        check(
            &[D09, E14, E17, E18, E23],
            BISHOPS,
            How::AgainstTheTouch,
            asks,
        );
    }

    #[test]
    fn what_is_not_proved_is_asked() {
        let after = crate::moves_of_the_pieces::testing::position(BISHOPS);
        let made = Made {
            by: Color::Black,
            after: &after,
            legal: true,
            by_the_touch: true,
        };
        for edition in Edition::ALL {
            let law = DEAD_POSITION.under(edition).unwrap();
            let open = (Verdict::Unwinnable, Verdict::Undetermined);
            assert!(dead_position(&law, &made, open.0, open.1).is_none());
            assert!(dead_position(&law, &made, open.1, open.0).is_none());
            let asked = ask_dead(&law);
            assert_eq!(asked.topic(), Topic::DeadPosition);
            assert_eq!(asked.citations()[0].id, "R5.2b");
        }
    }
}
