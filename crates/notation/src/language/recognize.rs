//! In which language a game is written: in whichever it can be played through.

use core::fmt;

use flagfall_board::{Move, Position};

use super::Language;
use crate::reader::Reader;

/// What was found about a game's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recognized {
    /// The languages in which the game is read furthest, in the order of [`Language::ALL`].
    pub candidates: Vec<Candidate>,
    /// How far that is, in half-moves.
    pub read: usize,
    /// How many half-moves the game has.
    pub plies: usize,
    /// How sure the language is, and the game.
    pub sureness: Sureness,
}

/// A language in which a game can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The language.
    pub language: &'static Language,
    /// The number, from 0, of the game it makes of the text: the same number, the same moves.
    pub game: usize,
}

/// How sure it is in which language a game is written, and which moves it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sureness {
    /// One language only reads the whole game.
    Certain,
    /// Several read the whole game, and all the same moves: the game is sure, the language not.
    SameMoves,
    /// Several read the whole game, and not the same moves: somebody has to say which it is.
    DifferentMoves,
    /// None reads the whole game. Those that read furthest are named.
    Partly,
}

impl Recognized {
    /// The language, if the moves are sure: the only one, or the first of those that agree.
    #[must_use]
    pub fn language(&self) -> Option<&'static Language> {
        match self.sureness {
            Sureness::Certain | Sureness::SameMoves => {
                self.candidates.first().map(|it| it.language)
            }
            Sureness::DifferentMoves | Sureness::Partly => None,
        }
    }
}

impl fmt::Display for Recognized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, candidate) in self.candidates.iter().enumerate() {
            let joint = if at == 0 { "" } else { ", " };
            write!(f, "{joint}{}", candidate.language.english)?;
        }
        let Recognized { read, plies, .. } = self;
        match self.sureness {
            Sureness::Certain => write!(f, ": no other language reads all {plies} half-moves"),
            Sureness::SameMoves => write!(f, ": the same {plies} half-moves in each"),
            Sureness::DifferentMoves => write!(f, ": {plies} half-moves, but not the same"),
            Sureness::Partly => write!(f, ": {read} of {plies} half-moves read, no more in any"),
        }
    }
}

/// Finds the languages in which a game's moves can be played from a position.
///
/// Letters collide: `D` is a queen in a dozen languages, `R` a king in French and a rook in
/// English. So the moves are played in each, and those that come through are named, with whether
/// they make the same game of it.
///
/// ```
/// use flagfall_board::Position;
/// use flagfall_notation::language::{Sureness, recognize};
/// let found = recognize(&Position::initial(), ["e4", "e5", "Cf3", "Cc6", "Fb5"]);
/// assert_eq!(found.sureness, Sureness::Certain);
/// assert_eq!(found.language().map(|it| it.code), Some("fr"));
/// let found = recognize(&Position::initial(), ["e4", "e5", "Sf3", "Sc6", "Lb5"]);
/// assert_eq!(found.sureness, Sureness::SameMoves); // German, Danish, Croatian …
/// ```
pub fn recognize<'a>(start: &Position, moves: impl IntoIterator<Item = &'a str>) -> Recognized {
    let moves: Vec<&str> = moves.into_iter().collect();
    let mut games: Vec<Vec<Option<Move>>> = Vec::new();
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut furthest = 0;
    for language in Language::ALL {
        let game = played(language, start, &moves);
        if game.len() < furthest {
            continue;
        }
        if game.len() > furthest {
            furthest = game.len();
            games.clear();
            candidates.clear();
        }
        let known = games.iter().position(|it| *it == game);
        let number = known.unwrap_or(games.len());
        if known.is_none() {
            games.push(game);
        }
        candidates.push(Candidate {
            language,
            game: number,
        });
    }
    let plies = moves.len();
    let sureness = match (furthest == plies, candidates.len(), games.len()) {
        (false, ..) => Sureness::Partly,
        (true, 1, _) => Sureness::Certain,
        (true, _, 1) => Sureness::SameMoves,
        (true, ..) => Sureness::DifferentMoves,
    };
    Recognized {
        candidates,
        read: furthest,
        plies,
        sureness,
    }
}

/// The moves that a text has in a language, up to the first that cannot be played.
fn played(language: &'static Language, start: &Position, moves: &[&str]) -> Vec<Option<Move>> {
    let reader = Reader::lenient(crate::Style::PGN.spelled_in(language));
    let mut now = *start;
    let mut game = Vec::new();
    for text in moves {
        let Some(read) = reader.try_read(&now, text) else {
            break;
        };
        now = read.play(&now);
        game.push(read.played);
    }
    game
}
