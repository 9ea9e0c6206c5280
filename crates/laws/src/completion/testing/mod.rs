//! What the tests of several clauses share: answers as short text.

use super::Proviso;
use crate::moves_of_the_pieces::testing::position;
use crate::{Answer, Made};
use flagfall_board::Position;
use flagfall_edition::{Clause, Edition, Provision};
use flagfall_words::english;

/// `1-0 checkmate [5.1a, 1997]`, or the sentence of a refusal or question and its first citation.
pub(super) fn shown(answer: Answer) -> String {
    match answer {
        Answer::Ruled(ruling) => ruling.to_string(),
        Answer::Refused(it) => format!("{} [{}]", english(it.text()), it.citations()[0]),
        Answer::Asked(it) => format!("{} [{}]", english(it.text()), it.citations()[0]),
    }
}

/// How a move was made.
#[derive(Clone, Copy)]
pub(super) enum How {
    Lawfully,
    Illegally,
    AgainstTheTouch,
}

/// Asks a clause about a move that led to a position.
pub(super) fn asked(
    clause: &Clause<Proviso>,
    edition: Edition,
    fen: &str,
    how: How,
    decide: impl Fn(&Provision<Proviso>, &Made<'_>) -> Option<Answer>,
) -> String {
    let after: Position = position(fen);
    let made = Made {
        by: !after.turn(),
        after: &after,
        legal: !matches!(how, How::Illegally),
        by_the_touch: !matches!(how, How::AgainstTheTouch),
    };
    let law = clause.under(edition).unwrap();
    decide(&law, &made).map_or_else(|| "nothing".to_owned(), shown)
}
