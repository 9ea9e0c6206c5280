//! Understanding what was said.

use flagfall_board::{File, Move, Position, Rank, Role, Square, Wing};

use super::near::OFFERED;
use super::words::Sense;
use super::{SpokenError, Tongue};
use crate::fold;
use crate::san::{self, Man, SanError, Shape};

/// More words are no move.
pub(super) const WORDS: usize = 24;

impl Tongue {
    /// The legal move that words stand for.
    ///
    /// # Errors
    ///
    /// [`SpokenError`]: a word is not understood, the words make no move, or one that is not legal
    /// or not clear; with the moves it might have been.
    pub fn understand(self, position: &Position, text: &str) -> Result<Move, SpokenError> {
        let senses = self.senses(text).map_err(|fault| {
            let (at, word) = fault;
            let near = self.closest(&fold::letters(&word)).map(|(word, _)| word);
            SpokenError::Word {
                at,
                near: near.take(OFFERED).collect(),
                word,
                might_be: self.might_be(position, text),
            }
        })?;
        let utterance = Utterance::of(&senses).map_err(|expected| SpokenError::Incomplete {
            expected,
            might_be: self.might_be(position, text),
        })?;
        let played = utterance.play(position);
        played.map_err(|error| SpokenError::Move {
            might_be: match error.might_be() {
                [] => self.might_be(position, text),
                moves => self.announced(position, moves),
            },
            error,
        })
    }

    /// What each word means; or where the first begins that means nothing, and the word.
    fn senses(self, text: &str) -> Result<Vec<Sense>, (usize, String)> {
        let mut senses = Vec::new();
        for (at, word) in words(text) {
            // In French a preposition; a file only without its accent.
            if self == Tongue::French && matches!(word, "à" | "À") {
                continue;
            }
            if senses.len() >= WORDS {
                return Err((at, word.chars().take(WORDS).collect()));
            }
            let folded = fold::letters(word);
            if let Some(sense) = self.sense(&folded) {
                senses.push(sense);
            } else if let Some(squares) = squares(&folded) {
                senses.extend(squares);
            } else {
                return Err((at, word.chars().take(WORDS).collect()));
            }
        }
        Ok(senses)
    }
}

/// The words of a text and where they begin.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let parted = text.split(|it: char| !it.is_alphanumeric() && it != '\'');
    let base = text.as_ptr() as usize;
    parted
        .filter(|it| !it.is_empty())
        .map(move |it| (it.as_ptr() as usize - base, it))
}

/// Squares run together: `f3`, `g1f3`.
pub(super) fn squares(word: &str) -> Option<Vec<Sense>> {
    let letters: Vec<char> = word.chars().take(5).collect();
    if letters.len() != 2 && letters.len() != 4 {
        return None;
    }
    let mut found = Vec::new();
    for pair in letters.chunks(2) {
        found.push(Sense::File(File::from_char(pair[0])?));
        found.push(Sense::Rank(Rank::from_char(pair[1])?));
    }
    Some(found)
}

/// What was said, put together.
enum Utterance {
    Castling(Option<Wing>),
    Move { man: Man, taken: Option<Role> },
}

impl Utterance {
    fn of(senses: &[Sense]) -> Result<Utterance, &'static str> {
        let says = |wanted: Sense| senses.contains(&wanted);
        if says(Sense::Castles) || says(Sense::Short) || says(Sense::Long) {
            return castling(senses);
        }
        let square = senses.windows(2).rposition(is_square);
        let square = square.ok_or("the square of arrival")?;
        let (Sense::File(file), Sense::Rank(rank)) = (senses[square], senses[square + 1]) else {
            return Err("the square of arrival");
        };
        let mut man = Man {
            role: Role::Pawn,
            file: None,
            rank: None,
            to: Square::new(file, rank),
            promotion: None,
            captures: false,
        };
        let mut taken = None;
        let mut named = false;
        for sense in &senses[..square] {
            match *sense {
                Sense::Man(role) if man.captures && taken.is_none() => taken = Some(role),
                Sense::Man(role) if !named && man.file.is_none() && man.rank.is_none() => {
                    man.role = role;
                    named = true;
                }
                Sense::File(file) if man.file.is_none() && man.rank.is_none() => {
                    man.file = Some(file);
                }
                Sense::Rank(rank) if man.rank.is_none() => man.rank = Some(rank),
                Sense::Takes => man.captures = true,
                Sense::Filler | Sense::Check | Sense::EnPassant => {}
                _ => return Err("a man, where he comes from, then the square of arrival"),
            }
        }
        for (at, sense) in senses[square + 2..].iter().enumerate() {
            let next = senses.get(square + 3 + at);
            match *sense {
                // The article: promotes to a queen.
                Sense::File(File::A) if matches!(next, Some(Sense::Man(_))) => {}
                Sense::Man(role) if man.promotion.is_none() => man.promotion = Some(role),
                Sense::Filler | Sense::Check | Sense::EnPassant => {}
                _ => return Err("nothing after the square but promotion and check"),
            }
        }
        Ok(Utterance::Move { man, taken })
    }

    fn play(&self, position: &Position) -> Result<Move, SanError> {
        match self {
            Utterance::Castling(Some(wing)) => san::play(position, &Shape::Castling(*wing)),
            Utterance::Castling(None) => {
                let both = Wing::ALL.map(|wing| position.castling_move(wing));
                match both {
                    [Some(only), None] | [None, Some(only)] => Ok(only),
                    [Some(short), Some(long)] => Err(SanError::Ambiguous {
                        candidates: [short, long].map(|it| san::write(position, it)).to_vec(),
                    }),
                    [None, None] => san::play(position, &Shape::Castling(Wing::KingSide)),
                }
            }
            Utterance::Move { man, taken } => {
                let played = by_pawn(position, man).map_or_else(
                    || san::play(position, &Shape::Man(*man)),
                    Ok::<Move, SanError>,
                )?;
                let square = position.captured_square(played);
                let there = square
                    .and_then(|it| position.piece_at(it))
                    .map(|it| it.role);
                match taken {
                    Some(role) if there != Some(*role) => Err(SanError::Illegal {
                        reason: san::Reason::NoSuchMan {
                            role: *role,
                            to: man.to,
                        },
                        instead: Vec::new(),
                        near: vec![san::write(position, played)],
                    }),
                    _ => Ok(played),
                }
            }
        }
    }
}

/// The only capture there by a pawn, whose file need not be said.
fn by_pawn(position: &Position, man: &Man) -> Option<Move> {
    if man.role != Role::Pawn || !man.captures || man.file.is_some() {
        return None;
    }
    let pawns = position.board().by_role(Role::Pawn);
    let legal = position.legal_moves();
    let mut fitting = legal.iter().filter(|it| {
        let same = it.to == man.to && it.promotion == man.promotion;
        same && pawns.contains(it.from) && position.is_capture(**it)
    });
    let only = fitting.next().copied();
    only.filter(|_| fitting.next().is_none())
}

fn is_square(pair: &[Sense]) -> bool {
    matches!(pair, [Sense::File(_), Sense::Rank(_)])
}

fn castling(senses: &[Sense]) -> Result<Utterance, &'static str> {
    let mut wing = None;
    let mut side_of = None;
    for sense in senses {
        let said = match sense {
            Sense::Short => Some(Wing::KingSide),
            Sense::Long => Some(Wing::QueenSide),
            Sense::Side => side_of.take(),
            Sense::Man(Role::King) => {
                side_of = Some(Wing::KingSide);
                None
            }
            Sense::Man(Role::Queen) => {
                side_of = Some(Wing::QueenSide);
                None
            }
            Sense::Castles | Sense::Filler | Sense::Check => None,
            _ => return Err("castling and its side, and nothing else"),
        };
        if said.is_some() && wing.is_some() && said != wing {
            return Err("one side to castle on");
        }
        wing = said.or(wing);
    }
    Ok(Utterance::Castling(wing))
}
