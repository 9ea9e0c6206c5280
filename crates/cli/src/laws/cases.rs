//! The cases of a clause, from the casebook that was built in.

use flagfall_casebook::Case;
use flagfall_edition::{Edition, Listing};
use serde::Serialize;

/// The files of `cases/`, by their paths in it.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cases.rs"));

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

/// The casebook.
pub(super) struct Casebook(Vec<(String, Case)>);

impl Casebook {
    /// Reads the casebook; a file that cannot be read has no cases, and a test says so.
    pub(super) fn read() -> Casebook {
        let of = |(path, text): &(&str, &str)| {
            let cases = Case::read_all(text).unwrap_or_default();
            let place = |case: &Case| format!("cases/{path}:{}", case.line);
            let placed = cases.into_iter().map(|case| (place(&case), case));
            placed.collect::<Vec<_>>()
        };
        Casebook(FILES.iter().flat_map(of).collect())
    }

    /// The cases whose rulings cite the clause, in any edition asked for: first those that rest
    /// on little else.
    pub(super) fn of(&self, clause: &Listing, edition: Option<Edition>) -> Vec<CaseRef> {
        let cites = |case: &Case, at: Edition| {
            let article = clause.row(at).and_then(|row| row.article.ok())?;
            let row = case.row(at)?;
            let cited = row.cites.iter().any(|cite| cite == article);
            cited.then_some((at.id(), row.cites.len()))
        };
        let asked = |at: &Edition| edition.is_none_or(|it| at.is_among(&[it]));
        let found = self.0.iter().filter_map(|(place, case)| {
            let editions = Edition::ALL.into_iter().filter(asked);
            let cited: Vec<_> = editions.filter_map(|at| cites(case, at)).collect();
            let fewest = cited.iter().map(|it| it.1).min()?;
            let found = CaseRef {
                place: place.clone(),
                case: case.title.clone(),
                editions: cited.into_iter().map(|it| it.0).collect(),
            };
            Some((fewest, found))
        });
        let mut found: Vec<_> = found.collect();
        found.sort_by_key(|it| it.0);
        found.into_iter().map(|it| it.1).collect()
    }
}

#[test]
fn every_file_of_the_casebook_can_be_read() {
    for (path, text) in FILES {
        assert!(Case::read_all(text).is_ok(), "{path}");
    }
    assert!(Casebook::read().0.len() > 50);
}
