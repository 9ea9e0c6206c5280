//! The Laws, clause by clause and edition by edition.

use super::cases::{self, CaseLink};
use super::words::Words;
use super::{EditionChoice, editions, not_found, page};
use askama::Template;
use axum::extract::{Path, Query};
use axum::response::Response;
use flagfall_edition::{Absent, E18, E23, Edition, Listing, Row};
use flagfall_laws::catalogue;
use flagfall_say::{Text, say};
use flagfall_words::{Article, Differs, articles, edition_title, fold, is_in, says, title};
use serde::Deserialize;

/// Which edition is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    pub(super) edition: Option<String>,
    /// Words to look for.
    q: Option<String>,
}

/// Which two editions are compared.
#[derive(Deserialize)]
pub(super) struct Compared {
    from: Option<String>,
    to: Option<String>,
}

#[derive(Template)]
#[template(path = "laws.html")]
struct Laws {
    words: Words,
    edition: &'static str,
    editions: Vec<EditionChoice>,
    groups: Vec<GroupView>,
    /// What was looked for, and how much was found.
    sought: String,
    found: String,
}

struct GroupView {
    title: String,
    clauses: Vec<ClauseLink>,
}

struct ClauseLink {
    title: String,
    /// In the booklet, and of what was found: what it says.
    says: String,
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
    cases: Vec<CaseLink>,
}

#[derive(Template)]
#[template(path = "booklet.html")]
struct Booklet {
    words: Words,
    edition: &'static str,
    title: String,
    groups: Vec<GroupView>,
}

#[derive(Template)]
#[template(path = "compare.html")]
struct Comparison {
    words: Words,
    from: Vec<EditionChoice>,
    to: Vec<EditionChoice>,
    before: &'static str,
    after: &'static str,
    groups: Vec<ComparedGroup>,
    count: String,
}

struct ComparedGroup {
    title: String,
    clauses: Vec<ComparedClause>,
}

struct ComparedClause {
    title: String,
    href: String,
    change: String,
    before: Side,
    after: Side,
}

struct Side {
    article: &'static str,
    text: String,
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
    let sought: String = asked
        .q
        .iter()
        .flat_map(|it| it.trim().chars())
        .take(80)
        .collect();
    let wanted: Vec<String> = sought.split_whitespace().map(fold).collect();
    // What has a digit is an article or an id, as for the command.
    let by_number = sought.contains(|it: char| it.is_ascii_digit());
    let fits = |clause: &Listing| {
        let row = clause.row(edition);
        let article = row.and_then(|row| row.article.ok()).unwrap_or("");
        match by_number {
            true => clause.id.eq_ignore_ascii_case(&sought) || article.starts_with(&sought),
            false => wanted.is_empty() || is_in(clause, row.as_slice(), &wanted, lang),
        }
    };
    let groups = groups(&words, edition, fits, !wanted.is_empty());
    let count: usize = groups.iter().map(|group| group.clauses.len()).sum();
    let found = match sought.is_empty() {
        true => String::new(),
        false => words.text(&say!("laws-found", count = count)),
    };
    let laws = Laws {
        words,
        edition: edition.id(),
        editions: editions(edition, |edition| edition.id().to_owned()),
        groups,
        sought,
        found,
    };
    page(&laws, lang)
}

/// The clauses that fit, in the order of the edition and by its articles, with what they say
/// where that is wanted.
fn groups(
    words: &Words,
    edition: Edition,
    fits: impl Fn(&Listing) -> bool,
    in_full: bool,
) -> Vec<GroupView> {
    let lang = words.lang;
    let link = |listing: &Listing| ClauseLink {
        title: title(lang, listing),
        says: match listing.row(edition).filter(|_| in_full) {
            Some(row) => paragraph(words, listing, row),
            None => String::new(),
        },
        article: listing
            .row(edition)
            .and_then(|row| row.article.ok())
            .unwrap_or(""),
        href: format!("/laws/{}?edition={}", listing.id, edition.id()),
    };
    let (articles, rest) = articles(lang, filed(fits), |it| it.row(edition)?.article.ok());
    let (absent, lost): (Vec<Listing>, Vec<Listing>) = rest.into_iter().partition(|it| {
        it.row(edition)
            .is_none_or(|row| row.article != Err(Absent::NotInHand))
    });
    let printed = articles.into_iter().map(|it| (it.heading, it.clauses));
    let rest = [
        (words.say("laws-lost-here"), lost),
        (words.say("laws-not-printed-here"), absent),
    ];
    let groups = printed.chain(rest).map(|(title, clauses)| GroupView {
        title,
        clauses: clauses.iter().map(link).collect(),
    });
    groups.filter(|group| !group.clauses.is_empty()).collect()
}

/// What fits, as we file it.
fn filed(fits: impl Fn(&Listing) -> bool) -> Vec<(Text, Vec<Listing>)> {
    let group = |group: flagfall_laws::Group| {
        let fitting = group.clauses.into_iter().filter(&fits).collect();
        (group.title, fitting)
    };
    catalogue().into_iter().map(group).collect()
}

/// A whole edition, to be read through or printed.
pub(super) async fn booklet(Query(asked): Query<Asked>, words: Words) -> Response {
    let lang = words.lang;
    let Some(edition) = edition(&asked) else {
        return no_edition(words, &asked);
    };
    let printed = |clause: &Listing| clause.row(edition).is_some_and(|row| row.article.is_ok());
    let booklet = Booklet {
        edition: edition.id(),
        title: edition_title(lang, edition).to_owned(),
        groups: groups(&words, edition, printed, true),
        words,
    };
    page(&booklet, lang)
}

/// Two editions side by side: what differs.
pub(super) async fn compare(Query(asked): Query<Compared>, words: Words) -> Response {
    let lang = words.lang;
    let of = |id: &Option<String>, usual| {
        let named = id.as_deref();
        named.map_or(Some(usual), Edition::from_id).unwrap_or(usual)
    };
    let (before, after) = (of(&asked.from, E18), of(&asked.to, E23));
    let differs = |clause: &Listing| differing(clause, before, after).is_some();
    // In the order of the newer text; what is gone from it, where it stood.
    let printed = |clause: &Listing| {
        let of = |edition| clause.row(edition)?.article.ok();
        of(after).or_else(|| of(before))
    };
    let (articles, _) = articles(lang, filed(differs), printed);
    let group = |article: Article| ComparedGroup {
        title: article.heading,
        clauses: (article.clauses.iter())
            .filter_map(|clause| compared(&words, clause, before, after))
            .collect(),
    };
    let groups: Vec<ComparedGroup> = articles.into_iter().map(group).collect();
    let count: usize = groups.iter().map(|group| group.clauses.len()).sum();
    let count = words.text(&say!("laws-differ", count = count));
    let label = |edition: Edition| edition.id().to_owned();
    let comparison = Comparison {
        words,
        from: editions(before, label),
        to: editions(after, label),
        before: before.id(),
        after: after.id(),
        groups,
        count,
    };
    page(&comparison, lang)
}

fn differing(clause: &Listing, before: Edition, after: Edition) -> Option<(&Row, &Row, Differs)> {
    let (one, other) = (clause.row(before)?, clause.row(after)?);
    Some((one, other, Differs::of(one, other)?))
}

fn compared(
    words: &Words,
    clause: &Listing,
    before: Edition,
    after: Edition,
) -> Option<ComparedClause> {
    let (one, other, differs) = differing(clause, before, after)?;
    let side = |row: &Row| Side {
        article: row.article.unwrap_or(""),
        text: match (differs, row.article) {
            (Differs::Renumbered, _) => String::new(),
            (_, Err(Absent::NotInHand)) => words.say("clause-lost-row"),
            _ => says(words.lang, clause, row),
        },
    };
    Some(ComparedClause {
        title: title(words.lang, clause),
        href: format!("/laws/{}?edition={}", clause.id, after.id()),
        change: match differs {
            Differs::New => words.say("differs-new"),
            Differs::Gone => words.say("differs-gone"),
            Differs::Worded => words.say("differs-worded"),
            Differs::Renumbered => words.say("differs-renumbered"),
            Differs::NotInHand => words.say("differs-lost"),
        },
        before: side(one),
        after: side(other),
    })
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
        cases: cases::of(&listing, edition, lang),
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
