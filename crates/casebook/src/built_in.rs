//! The casebook that is built in, and the cases of a clause in it.

use crate::Case;
use flagfall_edition::{Edition, Listing};
use std::sync::OnceLock;

/// The files of `cases/`, by their paths in it.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// The casebook, read.
///
/// ```
/// use flagfall_casebook::Casebook;
/// use flagfall_edition::E09;
/// use flagfall_laws::catalogue;
///
/// let book = Casebook::built_in();
/// let groups = catalogue();
/// let mut clauses = groups.iter().flat_map(|it| &it.clauses);
/// let clause = clauses.find(|it| it.id == "R9.5b").unwrap();
/// let found = book.of(clause, Some(E09));
/// assert!(found[0].place().starts_with("cases/drawn_game/"));
/// ```
#[derive(Clone, Debug)]
pub struct Casebook(Vec<Placed>);

/// A case, and the file it stands in.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The path of its file within `cases/`: `drawn_game/wrong_claim.md`.
    pub path: &'static str,
    /// The case.
    pub case: Case,
}

/// A case that turns on a clause.
#[derive(Clone, Debug)]
pub struct Turning<'a> {
    /// The case, and where it stands.
    pub placed: &'a Placed,
    /// The editions in which it turns on the clause, in order.
    pub editions: Vec<Edition>,
    /// On how few clauses it rests in one of them.
    pub fewest: usize,
}

impl Placed {
    /// Its file and line: `cases/drawn_game/wrong_claim.md:6`.
    #[must_use]
    pub fn place(&self) -> String {
        format!("cases/{}:{}", self.path, self.case.line)
    }
}

impl Turning<'_> {
    /// Its file and line: `cases/drawn_game/wrong_claim.md:6`.
    #[must_use]
    pub fn place(&self) -> String {
        self.placed.place()
    }
}

impl Casebook {
    /// What was built in, read once; a file that cannot be read has no cases, and a test says so.
    #[must_use]
    pub fn built_in() -> &'static Casebook {
        static KEPT: OnceLock<Casebook> = OnceLock::new();
        KEPT.get_or_init(Casebook::read)
    }

    /// The text of a file of `cases/`, by its path there: `drawn_game/wrong_claim.md`.
    #[must_use]
    pub fn text(path: &str) -> Option<&'static str> {
        let found = FILES.iter().find(|(known, _)| *known == path);
        found.map(|(_, text)| *text)
    }

    fn read() -> Casebook {
        let of = |(path, text): &(&'static str, &str)| {
            let path = *path;
            let cases = Case::read_all(text).unwrap_or_default();
            cases.into_iter().map(move |case| Placed { path, case })
        };
        Casebook(FILES.iter().flat_map(of).collect())
    }

    /// Every case, in the order of the files.
    #[must_use]
    pub fn cases(&self) -> &[Placed] {
        &self.0
    }

    /// The cases whose rulings cite the clause, in any edition asked for: first those that rest
    /// on little else.
    #[must_use]
    pub fn of(&self, clause: &Listing, edition: Option<Edition>) -> Vec<Turning<'_>> {
        let cites = |case: &Case, at: Edition| {
            let article = clause.row(at).and_then(|row| row.article.ok())?;
            let row = case.row(at)?;
            let cited = row.cites.iter().any(|cite| cite == article);
            cited.then_some((at, row.cites.len()))
        };
        let asked = |at: &Edition| edition.is_none_or(|it| at.is_among(&[it]));
        let mut found: Vec<Turning<'_>> = Vec::new();
        for placed in &self.0 {
            let case = &placed.case;
            let editions = Edition::ALL.into_iter().filter(asked);
            let cited: Vec<_> = editions.filter_map(|at| cites(case, at)).collect();
            if let Some(fewest) = cited.iter().map(|it| it.1).min() {
                let editions = cited.into_iter().map(|it| it.0).collect();
                found.push(Turning {
                    placed,
                    editions,
                    fewest,
                });
            }
        }
        found.sort_by_key(|it| it.fewest);
        found
    }
}

#[test]
fn every_file_of_the_casebook_can_be_read() {
    for (path, text) in FILES {
        assert!(Case::read_all(text).is_ok(), "{path}");
    }
    assert!(Casebook::built_in().cases().len() > 50);
}
