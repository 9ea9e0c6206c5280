//! The Laws, clause by clause and edition by edition.

use super::{EditionChoice, editions, not_found, page};
use askama::Template;
use axum::extract::{Path, Query};
use axum::response::Response;
use flagfall_edition::{Absent, E23, Edition, Listing, Row};
use flagfall_laws::catalogue;
use serde::Deserialize;

/// Which edition is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    edition: Option<String>,
}

#[derive(Template)]
#[template(path = "laws.html")]
struct Laws {
    edition: &'static str,
    editions: Vec<EditionChoice>,
    groups: Vec<GroupView>,
}

struct GroupView {
    title: String,
    clauses: Vec<ClauseLink>,
}

struct ClauseLink {
    title: &'static str,
    article: &'static str,
    href: String,
}

#[derive(Template)]
#[template(path = "clause.html")]
struct ClausePage {
    id: &'static str,
    title: &'static str,
    edition: &'static str,
    paragraphs: Vec<String>,
    wordings: Vec<WordingView>,
}

struct WordingView {
    edition: &'static str,
    article: &'static str,
    text: &'static str,
    current: bool,
}

/// The list of the clauses.
pub(super) async fn list(Query(asked): Query<Asked>) -> Response {
    let Some(edition) = edition(&asked) else {
        return no_edition(&asked);
    };
    let link = |listing: &Listing| ClauseLink {
        title: listing.title,
        article: listing
            .row(edition)
            .and_then(|row| row.article.ok())
            .unwrap_or(""),
        href: format!("/laws/{}?edition={}", listing.id, edition.id()),
    };
    let groups = catalogue().into_iter().map(|group| GroupView {
        title: flagfall_words::english(&group.title),
        clauses: group.clauses.iter().map(link).collect(),
    });
    page(&Laws {
        edition: edition.id(),
        editions: editions(edition, |edition| edition.id().to_owned()),
        groups: groups.collect(),
    })
}

/// One clause through all editions.
pub(super) async fn clause(Path(id): Path<String>, Query(asked): Query<Asked>) -> Response {
    let Some(edition) = edition(&asked) else {
        return no_edition(&asked);
    };
    let mut clauses = catalogue().into_iter().flat_map(|group| group.clauses);
    let Some(listing) = clauses.find(|listing| listing.id == id) else {
        let id: String = id.chars().take(40).collect();
        return not_found(format!("There is no clause {id} in the catalogue."));
    };
    let wording = |(row, current): (&Row, bool)| WordingView {
        edition: row.edition.id(),
        article: row.article.unwrap_or(""),
        text: match row.article {
            Err(Absent::NotInHand) => "The text of this edition is not in hand.",
            _ => row.says,
        },
        current,
    };
    page(&ClausePage {
        id: listing.id,
        title: listing.title,
        edition: edition.id(),
        paragraphs: listing.row(edition).map(paragraph).into_iter().collect(),
        wordings: listing.marked(edition).map(wording).collect(),
    })
}

fn paragraph(row: &Row) -> String {
    let edition = row.edition.id();
    match row.article {
        Ok(_) => row.says.to_owned(),
        Err(Absent::NotYet) => format!("The edition of {edition} has no such clause yet."),
        Err(Absent::Repealed) => format!("The edition of {edition} no longer has this clause."),
        Err(Absent::NotInHand) => format!("The text of {edition} on this is not in hand."),
    }
}

/// The edition asked for, the newest where none is; `None` for a name that no edition has.
fn edition(asked: &Asked) -> Option<Edition> {
    let id = asked.edition.as_deref();
    id.map_or(Some(E23), Edition::from_id)
}

fn no_edition(asked: &Asked) -> Response {
    let id: String = asked
        .edition
        .iter()
        .flat_map(|id| id.chars())
        .take(40)
        .collect();
    not_found(format!("There is no edition {id}."))
}
