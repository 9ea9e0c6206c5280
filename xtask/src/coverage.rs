//! What of the Laws is encoded: a strip for each edition, one sign a clause.
//!
//! An encoding that stops halfway compiles as cleanly as a whole one; the strip shows it in a
//! second. It is written to `law/coverage.md`, and a test keeps that file fresh.

use flagfall_edition::{Absent, Edition, Listing};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "\
# Coverage

Written by `cargo xtask coverage`. One sign for each clause of `catalogue.txt`, in its order:
`#` encoded · `-` the edition has no such rule · `?` its text is not in hand · `o` nothing to
encode, or out of scope (reasons in `not_encoded.txt`) · `.` not encoded yet.

";

/// The page: a row for each article of the catalogue, a column for each edition.
pub(crate) fn coverage(catalogue: &str, reasons: &str, listings: &[Listing]) -> String {
    let encoded: BTreeMap<&str, &Listing> = listings.iter().map(|it| (it.id, it)).collect();
    let excused: Vec<&str> = entries(reasons).map(|(id, _)| id).collect();
    let mut text = HEAD.to_owned();
    let names: Vec<&str> = Edition::ALL.iter().map(|it| it.id()).collect();
    let _ = writeln!(text, "| article | {} |", names.join(" | "));
    let _ = writeln!(text, "|---|{}", "---|".repeat(names.len()));
    for (article, ids) in articles(catalogue) {
        let strip = |at: usize| -> String {
            ids.iter()
                .map(|id| sign(encoded.get(id).copied(), at, excused.contains(id)))
                .collect()
        };
        let strips: Vec<String> = (0..names.len())
            .map(|at| format!("`{}`", strip(at)))
            .collect();
        let _ = writeln!(text, "| {article} | {} |", strips.join(" | "));
    }
    text
}

fn sign(listing: Option<&Listing>, edition: usize, excused: bool) -> char {
    match listing
        .and_then(|it| it.rows.get(edition))
        .map(|row| row.article)
    {
        Some(Ok(_)) => '#',
        Some(Err(Absent::NotYet | Absent::Repealed)) => '-',
        Some(Err(Absent::NotInHand)) => '?',
        None if excused => 'o',
        None => '.',
    }
}

/// The articles of the catalogue in order, each with its ids.
fn articles(catalogue: &str) -> Vec<(&str, Vec<&str>)> {
    let mut articles: Vec<(&str, Vec<&str>)> = Vec::new();
    for (id, article) in entries(catalogue) {
        match articles.iter_mut().find(|(name, _)| *name == article) {
            Some((_, ids)) => ids.push(id),
            None => articles.push((article, vec![id])),
        }
    }
    articles
}

/// The id and the rest of each line; blank lines and notes are none.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = text.lines().filter(|it| !it.starts_with('#'));
    lines.filter_map(|it| it.split_once(' ').map(|(id, rest)| (id, rest.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_edition::{Clause, D09, E01, E14, absent, renumbered, since};

    const PRICE: Clause<u8> = Clause::new(
        "R9.5b",
        "The price of a wrong claim",
        &[
            since(E01, "9.5b", "Three minutes.", 3),
            absent(D09, Absent::NotInHand),
            renumbered(E14, "9.5.3", 3),
        ],
    );

    #[test]
    fn a_sign_for_each_clause_and_edition() {
        let catalogue = "# ids\n\nR6.4   chessclock\nR9.5a  drawn_game\nR9.5b  drawn_game\n";
        let reasons = "R6.4  inert: the arbiter decides where the clock stands\n";
        let text = coverage(catalogue, reasons, &[PRICE.listing()]);
        let rows: Vec<&str> = text.lines().filter(|it| it.contains('`')).collect();
        let table = &rows[rows.len() - 2..];
        assert_eq!(
            table,
            [
                "| chessclock | `o` | `o` | `o` | `o` | `o` | `o` | `o` | `o` | `o` |",
                "| drawn_game | `.-` | `.#` | `.#` | `.#` | `.?` | `.#` | `.#` | `.#` | `.#` |",
            ]
        );
    }
}
