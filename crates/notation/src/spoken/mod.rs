//! Moves as they are announced, and understood.
//!
//! In play with blind players each move is said aloud and repeated by the opponent (Appendix D,
//! earlier E and F). So that nothing is misheard the files have names, *Anna* to *Hector*, and
//! ranks, men and castling are named in German whatever the players speak: that is
//! [`Tongue::Phonetic`]. English and French are for plain speech.
//!
//! What is announced names a move as shortly as its scoresheet would (C.10), or with the square of
//! departure always. What is heard may be said in many ways: with or without it, with *to* and
//! *takes*, in letters and figures.
//!
//! ```
//! use flagfall_board::{Move, Position, Square};
//! use flagfall_notation::spoken::Tongue;
//! let position = Position::initial();
//! let knight = Move::new(Square::G1, Square::F3);
//! assert_eq!(Tongue::Phonetic.announce(&position, knight), "Springer Felix drei");
//! assert_eq!(Tongue::English.announce(&position, knight), "knight f3");
//! assert_eq!(Tongue::Phonetic.understand(&position, "springer felix drei")?, knight);
//! assert_eq!(Tongue::French.understand(&position, "le cavalier en f trois")?, knight);
//! # Ok::<(), flagfall_notation::spoken::SpokenError>(())
//! ```

mod announce;
mod error;
mod near;
mod understand;
mod words;

pub use error::SpokenError;

/// A way to speak of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// As the rules for blind players suggest it: *Springer Felix drei*, *Kurze Rochade*.
    Phonetic,
    /// Plain English: *knight f3*, *castles kingside*.
    English,
    /// Plain French: *cavalier f3*, *petit roque*.
    French,
}

impl Tongue {
    /// All three.
    pub const ALL: [Tongue; 3] = [Tongue::Phonetic, Tongue::English, Tongue::French];

    /// That of a language's BCP 47 code: German is spoken as to blind players.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Tongue> {
        let base = code.split(['-', '_']).next()?.to_ascii_lowercase();
        Some(match &*base {
            "de" => Tongue::Phonetic,
            "en" => Tongue::English,
            "fr" => Tongue::French,
            _ => return None,
        })
    }

    /// The BCP 47 code of its language.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tongue::Phonetic => "de",
            Tongue::English => "en",
            Tongue::French => "fr",
        }
    }
}

#[cfg(test)]
mod tests;
