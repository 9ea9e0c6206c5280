//! Rapid and blitz.

use crate::Rulebook;
use flagfall_edition::{Listing, Sources};
use flagfall_record::{Class, Regulations};

/// The class of a game.
pub(crate) fn class(_: &Sources, regulations: &Regulations) -> Class {
    regulations.class.unwrap_or(Class::Standard)
}

/// Applies the appendices.
pub(crate) fn apply(_: &Sources, _: &Regulations, _: &mut Rulebook) {}

/// The clauses of the appendices.
pub(crate) fn listings() -> Vec<Listing> {
    Vec::new()
}
