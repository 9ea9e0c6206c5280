//! The appendix on algebraic notation: how moves are recorded.
//!
//! Its provisions say what a text is made of; `flagfall-notation` writes and reads it, and whoever
//! knows both puts them together.

mod a_move;
mod abbreviations;
mod captures;
mod letters;
mod offer;
mod only_system;
mod own_language;
mod pawns;
mod promotion;
mod twins;
mod two_pawns;

pub use a_move::{A_MOVE, Departure};
pub use abbreviations::{ABBREVIATIONS, Abbreviations, Castling};
pub use captures::{CAPTURES, CaptureSigns};
pub use letters::LETTERS;
pub use offer::OFFER;
pub use only_system::ONLY_SYSTEM;
pub use own_language::OWN_LANGUAGE;
pub use pawns::PAWNS;
pub use promotion::PROMOTION;
pub use twins::TWINS;
pub use two_pawns::TWO_PAWNS;

use flagfall_edition::{Law, Listing, Provision, Sources};

/// Whether a sign has to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The text says that it is written.
    Prescribed,
    /// It is listed, and nothing is said of leaving it out.
    Listed,
    /// It may be left out.
    Optional,
}

/// The appendix's part of the rulebook.
///
/// ```
/// use flagfall_edition::{E05, E97, Sources};
/// use flagfall_laws::notation::{Notation, Sign};
/// let law = Notation::new(&Sources::of(E05)).captures.unwrap();
/// assert_eq!((law.reading.cross, law.rule.to_string()), (Sign::Prescribed, "E.9, 2005".into()));
/// assert!(Notation::new(&Sources::of(E97)).captures.is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Notation {
    /// RC.0
    pub only_system: Law<()>,
    /// RC.2
    pub letters: Law<()>,
    /// RC.3
    pub own_language: Law<()>,
    /// RC.4
    pub pawns: Law<()>,
    /// RC.8
    pub a_move: Law<Departure>,
    /// RC.9
    pub captures: Law<CaptureSigns>,
    /// RC.10
    pub twins: Law<()>,
    /// RC.11
    pub two_pawns: Law<()>,
    /// RC.12
    pub promotion: Law<()>,
    /// RC.13
    pub offer: Provision<()>,
    /// RC.14
    pub abbreviations: Law<Abbreviations>,
}

impl Notation {
    /// The provisions of these sources.
    #[must_use]
    pub fn new(sources: &Sources) -> Notation {
        Notation {
            only_system: sources.law(&ONLY_SYSTEM),
            letters: sources.law(&LETTERS),
            own_language: sources.law(&OWN_LANGUAGE),
            pawns: sources.law(&PAWNS),
            a_move: sources.law(&A_MOVE),
            captures: sources.law(&CAPTURES),
            twins: sources.law(&TWINS),
            two_pawns: sources.law(&TWO_PAWNS),
            promotion: sources.law(&PROMOTION),
            offer: sources.always(&OFFER),
            abbreviations: sources.law(&ABBREVIATIONS),
        }
    }
}

/// The clauses of the appendix.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        ONLY_SYSTEM.listing(),
        LETTERS.listing(),
        OWN_LANGUAGE.listing(),
        PAWNS.listing(),
        A_MOVE.listing(),
        CAPTURES.listing(),
        TWINS.listing(),
        TWO_PAWNS.listing(),
        PROMOTION.listing(),
        OFFER.listing(),
        ABBREVIATIONS.listing(),
    ]
}

#[cfg(test)]
use crate::chessclock::printed;
