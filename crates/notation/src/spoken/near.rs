//! What a speech that is not understood may have been.

use flagfall_board::{Move, Position, Role, Wing};

use super::Tongue;
use super::understand::{WORDS, squares, words};
use super::words::Sense;
use crate::fold;
use crate::san;

/// How many moves are offered at most.
pub(super) const OFFERED: usize = 4;
/// By how many words a move may differ from what was said to be offered.
const APART: usize = 2;
/// The words of an announcement that say something, at most: a man, his square, a capture, a
/// square, an exchange.
const MOST: usize = 7;
/// A word of more letters, folded, resembles none.
const LETTERS: usize = 24;

/// The words of a speech that say something: one of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Known(Sense),
    Unknown,
}

impl Tongue {
    /// The words that are spelled most like one that is not known: a third of its letters may
    /// differ.
    pub(super) fn closest(
        self,
        folded: &str,
    ) -> impl Iterator<Item = (&'static str, Sense)> + use<> {
        let length = folded.chars().count();
        let may = length / 3;
        let alike = move |known: &str| {
            let other = known.chars().count();
            other > 2 && length <= LETTERS && other.abs_diff(length) <= may
        };
        let mut found: Vec<(usize, (&'static str, Sense))> = Vec::new();
        for (known, sense) in self.vocabulary().filter(|(known, _)| alike(known)) {
            let apart = fold::apart(known, folded);
            if apart <= may {
                found.push((apart, (known, sense)));
            }
        }
        let least = found.iter().map(|(apart, _)| *apart).min();
        let near = found.into_iter();
        near.filter(move |(apart, _)| Some(*apart) == least)
            .map(|(_, word)| word)
    }

    /// Moves in algebraic notation as they are announced.
    pub(super) fn announced(self, position: &Position, moves: &[String]) -> Vec<String> {
        let read = moves.iter().filter_map(|it| san::read(position, it).ok());
        read.map(|it| self.announce(position, it))
            .take(OFFERED)
            .collect()
    }

    /// The legal moves whose announcement is most like what was said.
    pub(super) fn might_be(self, position: &Position, text: &str) -> Vec<String> {
        let said = self.core(text);
        let signs = [self.said().short, self.said().long].map(|it| self.core(it));
        let mut found = Vec::new();
        for &played in &position.legal_moves() {
            let least = match position.castling_wing(played) {
                Some(Wing::KingSide) => apart(&said, &signs[0]),
                Some(Wing::QueenSide) => apart(&said, &signs[1]),
                None => {
                    let full = announcement(position, played, true);
                    let short = announcement(position, played, false);
                    apart(&said, &full).min(apart(&said, &short))
                }
            };
            if least <= APART && least < said.len() {
                found.push((least, played));
            }
        }
        let least = found.iter().map(|(apart, _)| *apart).min();
        found.retain(|(apart, _)| Some(*apart) == least);
        let mut near: Vec<String> = found
            .into_iter()
            .map(|(_, played)| self.announce(position, played))
            .collect();
        near.sort();
        near.truncate(OFFERED);
        near
    }

    /// The words that say something, each as what it means or as it stands.
    fn core(self, text: &str) -> Vec<Word> {
        let mut core = Vec::new();
        for (_, word) in words(text).take(WORDS) {
            let folded = fold::letters(word);
            match (self.sense(&folded), squares(&folded)) {
                (Some(Sense::Filler | Sense::Check | Sense::EnPassant), _) => {}
                (Some(sense), _) => core.push(Word::Known(sense)),
                (None, Some(squares)) => core.extend(squares.into_iter().map(Word::Known)),
                (None, None) => {
                    let closest = self.closest(&folded).next();
                    core.push(closest.map_or(Word::Unknown, |(_, sense)| Word::Known(sense)));
                }
            }
        }
        core
    }
}

/// What the announcement of a move that is no castling says, word for word the same in all
/// tongues.
fn announcement(position: &Position, played: Move, in_full: bool) -> Vec<Word> {
    let Move { from, to, .. } = played;
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let captures = position.is_capture(played);
    let named = match (in_full, role) {
        (true, _) => (true, true),
        (false, Role::Pawn) => (captures, false),
        (false, _) => san::qualifier(position, role, played),
    };
    let man = (in_full || role != Role::Pawn).then_some(Sense::Man(role));
    let said = [
        man,
        named.0.then(|| Sense::File(from.file())),
        named.1.then(|| Sense::Rank(from.rank())),
        captures.then_some(Sense::Takes),
        Some(Sense::File(to.file())),
        Some(Sense::Rank(to.rank())),
        played.promotion.map(Sense::Man),
    ];
    said.into_iter().flatten().map(Word::Known).collect()
}

/// By how many words what was said differs from an announcement; more than [`APART`] is one more.
fn apart(said: &[Word], announced: &[Word]) -> usize {
    if said.len().abs_diff(announced.len()) > APART || announced.len() > MOST {
        return APART + 1;
    }
    let mut above = [0, 1, 2, 3, 4, 5, 6, 7];
    for (at, word) in said.iter().enumerate() {
        let mut row = [at + 1; MOST + 1];
        for (place, known) in announced.iter().enumerate() {
            let changed = above[place] + usize::from(word != known || *word == Word::Unknown);
            row[place + 1] = changed.min(row[place] + 1).min(above[place + 1] + 1);
        }
        above = row;
    }
    above[announced.len()]
}
