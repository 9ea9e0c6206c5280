//! The Laws, clause by clause and edition by edition.

use super::words::Words;
use super::{EditionChoice, editions, not_found, page};
use askama::Template;
use axum::extract::{Path, Query};
use axum::response::Response;
use flagfall_edition::{Absent, E23, Edition, Listing, Row};
use flagfall_laws::catalogue;
use flagfall_say::say;
use flagfall_words::{says, title};
use serde::Deserialize;

/// Which edition is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    edition: Option<String>,
}

#[derive(Template)]
#[template(path = "laws.html")]
struct Laws {
    words: Words,
    edition: &'static str,
    editions: Vec<EditionChoice>,
    groups: Vec<GroupView>,
}

struct GroupView {
    title: String,
    clauses: Vec<ClauseLink>,
}

struct ClauseLink {
    title: String,
    article: &'static str,
    href: String,
}

#[derive(Template)]
#[template(path = "clause.html")]
struct ClausePage {
    words: Words,
    id: &'static str,
    title: String,
    edition: &'static str,
    paragraphs: Vec<String>,
    wordings: Vec<WordingView>,
}

struct WordingView {
    edition: &'static str,
    article: &'static str,
    text: String,
    current: bool,
}

/// The list of the clauses.
pub(super) async fn list(Query(asked): Query<Asked>, words: Words) -> Response {
    let lang = words.lang;
    let Some(edition) = edition(&asked) else {
        return no_edition(words, &asked);
    };
    let link = |listing: &Listing| ClauseLink {
        title: title(lang, listing),
        article: listing
            .row(edition)
            .and_then(|row| row.article.ok())
            .unwrap_or(""),
        href: format!("/laws/{}?edition={}", listing.id, edition.id()),
    };
    let groups = catalogue().into_iter().map(|group| GroupView {
        title: words.text(&group.title),
        clauses: group.clauses.iter().map(link).collect(),
    });
    let groups = groups.collect();
    let laws = Laws {
        words,
        edition: edition.id(),
        editions: editions(edition, |edition| edition.id().to_owned()),
        groups,
    };
    page(&laws, lang)
}

/// One clause through all editions.
pub(super) async fn clause(
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    words: Words,
) -> Response {
    let lang = words.lang;
    let Some(edition) = edition(&asked) else {
        return no_edition(words, &asked);
    };
    let mut clauses = catalogue().into_iter().flat_map(|group| group.clauses);
    let Some(listing) = clauses.find(|listing| listing.id == id) else {
        let id: String = id.chars().take(40).collect();
        return not_found(words, &say!("page-no-clause", clause = id));
    };
    let wording = |(row, current): (&Row, bool)| WordingView {
        edition: row.edition.id(),
        article: row.article.unwrap_or(""),
        text: match row.article {
            Err(Absent::NotInHand) => words.say("clause-lost-row"),
            _ => says(lang, &listing, row),
        },
        current,
    };
    let paragraph = listing
        .row(edition)
        .map(|row| paragraph(&words, &listing, row));
    let page_of = ClausePage {
        id: listing.id,
        title: title(lang, &listing),
        edition: edition.id(),
        paragraphs: paragraph.into_iter().collect(),
        wordings: listing.marked(edition).map(wording).collect(),
        words: words.clone(),
    };
    page(&page_of, lang)
}

fn paragraph(words: &Words, clause: &Listing, row: &Row) -> String {
    let edition = row.edition;
    match row.article {
        Ok(_) => says(words.lang, clause, row),
        Err(Absent::NotYet) => words.text(&say!("clause-not-yet", edition = edition)),
        Err(Absent::Repealed) => words.text(&say!("clause-repealed", edition = edition)),
        Err(Absent::NotInHand) => words.text(&say!("clause-lost", edition = edition)),
    }
}

/// The edition asked for, the newest where none is; `None` for a name that no edition has.
fn edition(asked: &Asked) -> Option<Edition> {
    let id = asked.edition.as_deref();
    id.map_or(Some(E23), Edition::from_id)
}

fn no_edition(words: Words, asked: &Asked) -> Response {
    let id: String = asked
        .edition
        .iter()
        .flat_map(|id| id.chars())
        .take(40)
        .collect();
    not_found(words, &say!("page-no-edition", name = id))
}
