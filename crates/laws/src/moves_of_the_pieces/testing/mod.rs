//! What the tests of several clauses share: moves judged in every edition.

use super::{Legality, MovesOfThePieces, judge};
use flagfall_board::{Position, Role, Setup, Square};
use flagfall_edition::{Citation, Clause, Edition, Sources};
use flagfall_words::english;

/// The numbers a clause bears in the nine editions, in order; `–` where it is absent.
pub(crate) fn numbers<R>(clause: &Clause<R>) -> String {
    let rows = clause.listing().rows;
    let numbers: Vec<&str> = rows.iter().map(|row| row.article.unwrap_or("–")).collect();
    numbers.join(" ")
}

/// The lasting ids of citations, in order.
pub(crate) fn ids(citations: &[Citation]) -> String {
    let ids: Vec<&str> = citations.iter().map(|it| it.id).collect();
    ids.join(" ")
}

/// The position of a FEN as it stands, lawful or not.
pub(crate) fn position(fen: &str) -> Position {
    Position::assume(Setup::from_fen(fen).unwrap())
}

/// A square by its name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The article of one edition.
pub(crate) fn law(edition: Edition) -> MovesOfThePieces {
    MovesOfThePieces::new(&Sources::of(edition))
}

/// `legal e1h1`, or the fault and the ids of the clauses broken.
pub(crate) fn judged(edition: Edition, fen: &str, words: &str, chess960: bool) -> String {
    let promotion = words.chars().nth(4).and_then(Role::from_letter);
    let (from, to) = (square(&words[..2]), square(&words[2..4]));
    match judge(&law(edition), &position(fen), from, to, promotion, chess960) {
        Legality::Legal(played) => format!("legal {}{}", played.from, played.to),
        Legality::Illegal(fault) => format!("{} [{}]", english(&fault.text), ids(&fault.citations)),
    }
}

/// The same judgement in every edition.
pub(crate) fn check(fen: &str, words: &str, expect: &str) {
    for edition in Edition::ALL {
        assert_eq!(
            judged(edition, fen, words, false),
            expect,
            "{words} in {edition}"
        );
    }
}
