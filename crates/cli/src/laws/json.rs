//! Clauses as JSON.

use super::cases::{self, CaseRef};
use super::{Asked, explain};
use flagfall_casebook::Casebook;
use flagfall_edition::{Absent, Listing, Row};
use flagfall_laws::Group;
use flagfall_words::{Lang, say_in, says, title};
use serde::Serialize;

/// A clause.
#[derive(Serialize)]
pub(super) struct ClauseJson {
    id: &'static str,
    title: String,
    group: String,
    lang: &'static str,
    editions: Vec<RowJson>,
    /// The editions in which it came, was worded anew, was renumbered or went.
    changes: Vec<ChangeJson>,
    cases: Vec<CaseRef>,
}

/// What one edition says.
#[derive(Serialize)]
pub(super) struct RowJson {
    pub(super) edition: &'static str,
    pub(super) article: Option<&'static str>,
    /// `not_yet`, `repealed` or `not_in_hand`, where there is no article.
    pub(super) absent: Option<&'static str>,
    pub(super) says: String,
    pub(super) begins: bool,
}

#[derive(Serialize)]
struct ChangeJson {
    edition: &'static str,
    /// `new`, `worded`, `renumbered`, `gone` or `not_in_hand`.
    change: &'static str,
}

/// The JSON of a clause.
pub(super) fn of(
    group: &Group,
    clause: &Listing,
    asked: &Asked,
    book: &Casebook,
    lang: Lang,
) -> ClauseJson {
    let rows = asked.rows(clause).into_iter();
    let changes = explain::changes(clause).into_iter();
    ClauseJson {
        id: clause.id,
        title: title(lang, clause),
        group: say_in(lang, &group.title),
        lang: lang.tag(),
        editions: rows.map(|it| row(clause, it, lang)).collect(),
        changes: changes
            .map(|(edition, change)| ChangeJson {
                edition: edition.id(),
                change: change.word(),
            })
            .collect(),
        cases: cases::of(book, clause, asked.edition),
    }
}

/// The JSON of what one edition says.
pub(super) fn row(clause: &Listing, row: &Row, lang: Lang) -> RowJson {
    RowJson {
        edition: row.edition.id(),
        article: row.article.ok(),
        absent: row.article.err().map(|why| match why {
            Absent::NotYet => "not_yet",
            Absent::Repealed => "repealed",
            Absent::NotInHand => "not_in_hand",
        }),
        says: says(lang, clause, row),
        begins: row.begins,
    }
}
