//! The cases of a clause, from the casebook that was built in.

use flagfall_casebook::{Casebook, Turning};
use flagfall_edition::{Edition, Listing};
use serde::Serialize;

/// A case that turns on a clause.
#[derive(Clone, Debug, Serialize)]
pub(super) struct CaseRef {
    /// Its file and line: `cases/drawn_game/wrong_claim.md:6`.
    pub(super) place: String,
    /// Its heading.
    pub(super) case: String,
    /// The editions in which it turns on the clause.
    pub(super) editions: Vec<&'static str>,
}

/// The cases whose rulings cite the clause, in any edition asked for.
pub(super) fn of(book: &Casebook, clause: &Listing, edition: Option<Edition>) -> Vec<CaseRef> {
    let found = book.of(clause, edition);
    found.iter().map(case_ref).collect()
}

fn case_ref(it: &Turning<'_>) -> CaseRef {
    CaseRef {
        place: it.place(),
        case: it.placed.case.title.clone(),
        editions: it.editions.iter().map(|at| at.id()).collect(),
    }
}
