//! The letters by which pieces go in other languages (C.2, C.3).
//!
//! Each player may write the first letter of a piece's name in his own language. A [`Language`]
//! knows its letters and reads them; [`recognize`] finds out, by playing a game through, in which
//! language it is written, and says how sure that is.
//!
//! Squares are written with the Latin letters a to h and the digits 1 to 8 in every language, as
//! the Laws prescribe (C.5–C.7). Where a script runs from right to left the letter still comes
//! first in the text; how it is shown is left to whoever shows it.

mod recognize;
mod table;

use core::fmt;

use flagfall_board::Role;

pub use recognize::{Candidate, Recognized, Sureness, recognize};
pub use table::ALL;

/// A language and the letters of its men.
///
/// ```
/// use flagfall_board::Role;
/// use flagfall_notation::Language;
/// let french = Language::from_code("fr").unwrap();
/// assert_eq!((french.name, french.letter(Role::Bishop)), ("français", "F"));
/// assert_eq!(french.man_name(Role::Bishop), "fou");
/// assert_eq!(Language::from_code("pt-BR").map(|it| it.code), Some("pt"));
/// assert!(Language::ALL.len() >= 50);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The code of the language, after BCP 47.
    pub code: &'static str,
    /// Its name in itself.
    pub name: &'static str,
    /// Its name in English.
    pub english: &'static str,
    /// Of king, queen, rook, bishop, knight and pawn. None for the pawn where its initial is also
    /// a piece's.
    letters: [&'static str; 6],
    names: [&'static str; 6],
    also: &'static [(&'static str, Role)],
    /// Where the letters are taken from.
    pub source: Source,
}

/// Where a language's letters are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The PGN standard of 1994, section 17.
    PgnStandard,
    /// Wikipedia: the list of the men's names in the article *Chess piece*, or the article on
    /// notation in the language itself or in one that lists it.
    Wikipedia,
    /// A translation of Appendix C, or a course for beginners, by a federation, club or school.
    Course,
    /// PyChess, as translated by those who speak the language.
    Program,
    /// The initials of the men's names, as C.2 prescribes them; no printed list was at hand.
    Names,
    /// Printed lists as they are remembered; none was at hand to compare.
    Recalled,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Source::PgnStandard => "PGN standard, section 17",
            Source::Wikipedia => "Wikipedia",
            Source::Course => "Appendix C as taught in the language",
            Source::Program => "PyChess in the language",
            Source::Names => "initials of the names (C.2)",
            Source::Recalled => "printed lists, from memory",
        })
    }
}

/// King, queen, rook, bishop, knight, pawn: the order in which the field names the men.
pub(crate) const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The place of a man in [`ORDER`].
const fn place(role: Role) -> usize {
    5 - role.index()
}

impl Language {
    /// Every language known, the widely read ones first.
    pub const ALL: &'static [Language] = ALL;
    /// English: `K Q R B N`, the letters of PGN.
    pub const ENGLISH: &'static Language = &ALL[0];

    /// The language of a BCP 47 code. A region or a script may follow (`pt-BR`, `sr-Cyrl-RS`);
    /// where nothing is known of it the language alone decides.
    #[must_use]
    pub fn from_code(code: &str) -> Option<&'static Language> {
        let known = |code: &str| ALL.iter().find(|it| it.code.eq_ignore_ascii_case(code));
        let code = match code.get(..2) {
            // Norwegian in both its forms, and Serbian in its usual script.
            Some("nb" | "nn") => return known("no"),
            Some("sr") if !code.to_ascii_lowercase().starts_with("sr-latn") => "sr",
            Some("sr") => "sr-Latn",
            _ => code,
        };
        let base = code.split(['-', '_']).next().unwrap_or(code);
        known(code).or_else(|| known(base))
    }

    /// The letter or letters of a man; empty for a pawn whose initial is also a piece's.
    #[must_use]
    pub const fn letter(&self, role: Role) -> &'static str {
        self.letters[place(role)]
    }

    /// The name of a man.
    #[must_use]
    pub const fn man_name(&self, role: Role) -> &'static str {
        self.names[place(role)]
    }

    /// The letters that are read beside those that are written, and whose they are.
    #[must_use]
    pub const fn also(&self) -> &'static [(&'static str, Role)] {
        self.also
    }

    /// Every way to write a man in this language, as it is written first.
    pub fn spellings(&self) -> impl Iterator<Item = (&'static str, Role)> + '_ {
        let written = ORDER.into_iter().map(|role| (self.letter(role), role));
        let spelled = written.chain(self.also.iter().copied());
        spelled.filter(|(letter, _)| !letter.is_empty())
    }

    /// Whether the pieces' letters are of another script than the squares'.
    #[must_use]
    pub fn is_of_another_script(&self) -> bool {
        let letters = &self.letters[..5];
        letters
            .iter()
            .all(|it| !it.starts_with(|c: char| c.is_ascii()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

#[cfg(test)]
mod tests;
