//! # No more than a game gives (R11.2)
//!
//! Both scores together never exceed the most that a game gives, and each is one that a game
//! gives: three quarters against one is no result.
//!
//! - 1997 to 2009: not said; a result is one of those that 11.1 knows.
//! - Draft: its article on points is lost.
//! - 2014: new.

use super::Scoring;
use crate::{Reason, Refusal, Score};
use flagfall_edition::{Absent, Clause, D09, E14, absent, since};
use flagfall_say::{Text, say};

/// What the scores of a game may be.
pub const LIMIT: Clause<()> = Clause::new(
    "R11.2",
    "No more than a game gives",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "10.2",
            "The scores of both players together never exceed the most that a game gives, and \
             each is a score that a game gives; three quarters against one quarter is none.",
            (),
        ),
    ],
);

/// A result as the arbiter writes it, `1-0`, `1/2-1/2`, `1/2-0`: both scores.
///
/// # Errors
/// [`Refusal`] for what is no result of one game.
///
/// ```
/// use flagfall_edition::Edition;
/// use flagfall_laws::{Rulebook, Score};
/// use flagfall_laws::points::read_result;
/// use flagfall_record::{Header, Regulations, Start};
///
/// let book = Rulebook::new(&Header {
///     edition: Edition::from_id("2023").unwrap(),
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// });
/// let odd = read_result(&book.points, "1/2-0");
/// assert_eq!(odd.unwrap(), (Score::Draw, Score::Loss));
/// let no = read_result(&book.points, "3/4-1/4").unwrap_err();
/// assert_eq!(no.citations()[0].to_string(), "10.2, 2023");
/// ```
pub fn read_result(law: &Scoring, written: &str) -> Result<(Score, Score), Refusal> {
    let scores = written
        .split_once('-')
        .and_then(|(white, black)| Some((score(white)?, score(black)?)));
    match scores {
        None => Err(no_result(law, say!("result-unknown", written = written))),
        Some((Score::Win, Score::Win | Score::Draw) | (Score::Draw, Score::Win)) => {
            Err(no_result(law, say!("result-too-much", written = written)))
        }
        Some(scores) => Ok(scores),
    }
}

fn score(text: &str) -> Option<Score> {
    match text.trim() {
        "1" => Some(Score::Win),
        "1/2" | "½" => Some(Score::Draw),
        "0" => Some(Score::Loss),
        _ => None,
    }
}

fn no_result(law: &Scoring, text: Text) -> Refusal {
    match (&law.limit, &law.scores) {
        (Ok(clause), _) => Refusal::under(clause, Reason::NotAllowed, text),
        (Err(_), Ok(clause)) => Refusal::under(clause, Reason::NotAllowed, text),
        (Err(_), Err(_)) => Refusal::plain(Reason::NotAllowed, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::points::under;
    use flagfall_edition::{E05, E18, Edition};

    fn check(edition: Edition, written: &str, expect: &str) {
        let found = match read_result(&under(edition), written) {
            Ok((white, black)) => format!("{white:?} {black:?}"),
            Err(refusal) => {
                let cites = refusal.citations().iter().map(|it| it.article);
                cites.collect::<Vec<_>>().join(" ")
            }
        };
        assert_eq!(found, expect, "{written}, {edition}");
    }

    /// Case A10-01.
    #[test]
    fn only_scores_that_a_game_gives() {
        check(E18, "1-0", "Win Loss");
        check(E18, "½-1/2", "Draw Draw");
        check(E18, "0-0", "Loss Loss");
        check(E18, "0-1/2", "Loss Draw");
        check(E05, "1/2-0", "Draw Loss");
        for written in ["3/4-1/4", "1-1", "1-1/2", "1/2-1", "2-0", "", "-", "1-0-0"] {
            check(E18, written, "10.2");
            check(E05, written, "11.1");
            check(D09, written, "");
        }
        assert_eq!(printed(&LIMIT), "no no no no lost 10.2 10.2 10.2 10.2");
    }
}
