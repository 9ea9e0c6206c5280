//! What the Laws say here: the clauses that the case turns on, and the cases of the casebook that
//! turn on the same.

use super::super::{Linked, Look};
use flagfall_casebook::{Casebook, Placed};
use flagfall_clock::Millis;
use flagfall_edition::{Citation, Edition, Listing};
use flagfall_game::told;
use flagfall_laws::catalogue;
use flagfall_record::text;
use flagfall_wire::{Cite, cites};
use flagfall_words::{Lang, say_in, says, title};
use serde::Serialize;
use std::cmp::Reverse;
use std::sync::OnceLock;

/// So many clauses and precedents are shown.
const MOST_CLAUSES: usize = 8;
const MOST_PRECEDENTS: usize = 6;

/// A clause as its edition words it, in our words.
#[derive(Serialize)]
pub(super) struct Clause {
    #[serde(flatten)]
    cite: Linked,
    title: String,
    says: String,
}

/// A case of the casebook, in short.
#[derive(Serialize)]
pub(super) struct Precedent {
    /// Its heading.
    title: String,
    /// The heading of its file.
    topic: String,
    /// Where it stands: `cases/drawn_game/wrong_claim.md:6`.
    place: String,
    /// The moves before it.
    moves: String,
    /// What happened, a line an act.
    acts: Vec<String>,
    /// What this edition rules, in the casebook's short form.
    ruling: String,
    /// On which articles.
    articles: Vec<String>,
    /// Its page.
    href: String,
}

/// The clauses that the case turns on, and the precedents.
pub(super) fn of(look: &Look<'_>) -> (Vec<Clause>, Vec<Precedent>) {
    let cites = turned_on(look);
    let edition = look.table.game.header().edition;
    let precedents = precedents(&cites, edition, &asked_of(look), look.lang);
    let clauses = cites.into_iter().filter_map(|cite| clause(look, cite));
    (clauses.collect(), precedents)
}

/// What the questions rest on; where none is open, what the last ruling did.
fn turned_on(look: &Look<'_>) -> Vec<Cite> {
    let table = look.table;
    let questions = table.game.questions().iter();
    let mut all: Vec<Citation> = questions
        .flat_map(|open| open.question.citations().to_vec())
        .collect();
    if all.is_empty() {
        let ruled = table.told.iter().rev();
        let last = ruled
            .filter(|told| told.in_margin)
            .find(|told| !told.citations.is_empty());
        all.extend(last.into_iter().flat_map(|told| told.citations.clone()));
    }
    let mut cites = cites(&all);
    for notice in super::super::desk::private(look, table.now())
        .into_iter()
        .flat_map(|it| it.cited())
    {
        if !cites.contains(&notice) {
            cites.push(notice);
        }
    }
    cites.truncate(MOST_CLAUSES);
    cites
}

/// The act that was last ruled or asked upon, as the casebook writes it.
fn asked_of(look: &Look<'_>) -> String {
    let done = look.table.done.iter().rev().find(|done| {
        let came = done.came(look.lang);
        !came.rulings.is_empty() || !came.questions.is_empty()
    });
    let entry = done.and_then(|it| it.json().read(Millis::ZERO, None).ok());
    entry
        .map(|it| text::act(it.by, &it.act))
        .unwrap_or_default()
}

/// How many words two acts have in common, from the verb on.
fn alike(one: &str, other: &str) -> usize {
    let words = |text: &'_ str| {
        text.split([' ', ','])
            .skip(1)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let (one, other) = (words(one), words(other));
    one.iter().zip(&other).take_while(|(a, b)| a == b).count()
}

fn listings() -> &'static [Listing] {
    static ALL: OnceLock<Vec<Listing>> = OnceLock::new();
    ALL.get_or_init(|| catalogue().into_iter().flat_map(|it| it.clauses).collect())
}

fn listing(id: &str) -> Option<&'static Listing> {
    listings().iter().find(|it| it.id == id)
}

fn clause(look: &Look<'_>, cite: Cite) -> Option<Clause> {
    let listing = listing(&cite.clause)?;
    let row = listing.row(Edition::from_id(&cite.edition)?)?;
    Some(Clause {
        title: title(look.lang, listing),
        says: says(look.lang, listing, row),
        cite: Linked::from(cite),
    })
}

/// The cases that turn on these clauses, those that rest on most of them first.
fn precedents(cites: &[Cite], edition: Edition, act: &str, lang: Lang) -> Vec<Precedent> {
    let book = Casebook::built_in();
    let mut found: Vec<(usize, usize, &Placed)> = Vec::new();
    for cite in cites {
        let turning = listing(&cite.clause).map(|it| book.of(it, Some(edition)));
        for it in turning.into_iter().flatten() {
            let known = found
                .iter_mut()
                .find(|known| std::ptr::eq(known.2, it.placed));
            match known {
                Some(known) => known.0 += 1,
                None => found.push((1, it.fewest, it.placed)),
            }
        }
    }
    let likeness = |placed: &Placed| {
        let last = placed.case.acts.last();
        last.map_or(0, |it| alike(act, &text::act(it.by, &it.act)))
    };
    found.sort_by_cached_key(|(shared, fewest, placed)| {
        (Reverse(*shared), Reverse(likeness(placed)), *fewest)
    });
    let best = found.into_iter().take(MOST_PRECEDENTS);
    best.filter_map(|(_, _, placed)| precedent(book, placed, edition, lang))
        .collect()
}

fn precedent(book: &Casebook, placed: &Placed, edition: Edition, lang: Lang) -> Option<Precedent> {
    let case = &placed.case;
    let row = case.row(edition)?;
    Some(Precedent {
        title: case.title(lang).to_owned(),
        topic: case.topic(lang).to_owned(),
        place: placed.place(),
        moves: case.moves.join(" "),
        acts: case
            .acts
            .iter()
            .map(|it| say_in(lang, &told(it.by, &it.act, None)))
            .collect(),
        ruling: row.said(lang),
        articles: row.cites.clone(),
        href: page_of(book, placed, edition),
    })
}

/// The page on which the case can be played through: its number is its place in its file.
fn page_of(book: &Casebook, placed: &Placed, edition: Edition) -> String {
    let before = |it: &&Placed| it.path == placed.path && it.case.line <= placed.case.line;
    let number = book.cases().iter().filter(before).count();
    let file = placed.path.trim_end_matches(".md");
    format!("/laws/cases/{file}/{number}?edition={}", edition.id())
}
