//! What of the Laws is encoded: a strip for each edition, one sign a clause.
//!
//! An encoding that stops halfway compiles as cleanly as a whole one; the strip shows it in a
//! second. It is written to `law/coverage.md`, and a test keeps that file fresh.

use anyhow::{Context, Result};
use flagfall_edition::{Absent, Edition, Listing};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "\
# Coverage

Written by `cargo xtask coverage`. One sign for each clause of `catalogue.txt`, in its order:
`#` encoded · `-` the edition has no such rule · `?` its text is not in hand · `o` nothing to
encode, or out of scope (reasons in `not_encoded.txt`) · `.` not encoded yet.

";

const SEEDS: &str = "
## The texts this work began from

What each of them holds (`seeds.txt`), sign by sign as above: *erevan* is the text of 1997 but for
the end of its notation; *istanbul* a French text of 2001 up to 4.2; *annexes* a French text of the
annexes of those years, with the federation's game of 61 minutes; *commission* the draft of 2009,
which breaks off within 9.2.

";

/// What is encoded, by id, and what need not be.
struct Encoded<'a> {
    listings: BTreeMap<&'a str, &'a Listing>,
    excused: Vec<&'a str>,
}

impl Encoded<'_> {
    fn strip(&self, ids: &[&str], edition: usize) -> String {
        let sign = |id: &&str| {
            let listing = self.listings.get(id).copied();
            sign(listing, edition, self.excused.contains(id))
        };
        ids.iter().map(sign).collect()
    }
}

/// The page: a row for each article of the catalogue, a column for each edition; then a row for
/// each article that one of the seeds holds.
///
/// # Errors
/// A line of the seeds that names no edition or no clause.
pub(crate) fn coverage(
    catalogue: &str,
    reasons: &str,
    seeds: &str,
    listings: &[Listing],
) -> Result<String> {
    let encoded = Encoded {
        listings: listings.iter().map(|it| (it.id, it)).collect(),
        excused: entries(reasons).map(|(id, _)| id).collect(),
    };
    let mut text = HEAD.to_owned();
    let names: Vec<&str> = Edition::ALL.iter().map(|it| it.id()).collect();
    let _ = writeln!(text, "| article | {} |", names.join(" | "));
    let _ = writeln!(text, "|---|{}", "---|".repeat(names.len()));
    for (article, ids) in articles(catalogue) {
        let strips: Vec<String> = (0..names.len())
            .map(|at| format!("`{}`", encoded.strip(&ids, at)))
            .collect();
        let _ = writeln!(text, "| {article} | {} |", strips.join(" | "));
    }
    text.push_str(SEEDS);
    let all: Vec<&str> = entries(catalogue).map(|(id, _)| id).collect();
    for (name, rest) in entries(seeds) {
        let (id, ranges) = rest.split_once(' ').unwrap_or((rest, ""));
        let place = names.iter().position(|name| *name == id);
        let place = place.with_context(|| format!("seeds.txt: {id} is no edition"))?;
        let held = held(ranges, &all)?;
        let strip = |ids: &[&str]| {
            let ids: Vec<&str> = ids.iter().copied().filter(|it| held.contains(it)).collect();
            encoded.strip(&ids, place)
        };
        let rows = articles(catalogue)
            .into_iter()
            .filter_map(|(article, ids)| {
                let strip = strip(&ids);
                (!strip.is_empty()).then(|| format!("{article} `{strip}`"))
            });
        let rows: Vec<String> = rows.collect();
        let counts = counts(&encoded.strip(&held, place));
        let _ = writeln!(text, "- **{name}** ({id}; {counts}): {}", rows.join(", "));
    }
    Ok(text)
}

/// The ids of a list of ids and ranges, in the catalogue's order.
fn held<'a>(ranges: &str, all: &[&'a str]) -> Result<Vec<&'a str>> {
    let place = |id: &str| {
        let found = all.iter().position(|it| *it == id);
        found.with_context(|| format!("seeds.txt: {id} is not in the catalogue"))
    };
    let mut ids = Vec::new();
    for range in ranges.split_whitespace() {
        let (first, last) = range.split_once("..").unwrap_or((range, range));
        let (first, last) = (place(first)?, place(last)?);
        ids.extend(
            all.get(first..=last)
                .context("seeds.txt: a range runs backwards")?,
        );
    }
    Ok(ids)
}

/// How many of each sign there are, in words.
fn counts(strip: &str) -> String {
    let words = [
        ('#', "encoded"),
        ('o', "inert"),
        ('-', "no such rule"),
        ('?', "not in hand"),
        ('.', "not encoded"),
    ];
    let counted = words.map(|(sign, word)| (strip.chars().filter(|it| *it == sign).count(), word));
    let said = counted.into_iter().filter(|(count, _)| *count > 0);
    let said: Vec<String> = said
        .map(|(count, word)| format!("{count} {word}"))
        .collect();
    said.join(", ")
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
        let seeds = "one  2001        R9.5a..R9.5b\ntwo  2009-draft  R6.4 R9.5b\n";
        let text = coverage(catalogue, reasons, seeds, &[PRICE.listing()]).unwrap();
        let rows: Vec<&str> = text.lines().filter(|it| it.contains('`')).collect();
        let table: Vec<&str> = rows
            .into_iter()
            .filter(|it| it.starts_with("| c") || it.starts_with("| d"))
            .collect();
        assert_eq!(
            table,
            [
                "| chessclock | `o` | `o` | `o` | `o` | `o` | `o` | `o` | `o` | `o` |",
                "| drawn_game | `.-` | `.#` | `.#` | `.#` | `.?` | `.#` | `.#` | `.#` | `.#` |",
            ]
        );
        let seeds: Vec<&str> = text.lines().filter(|it| it.starts_with("- **")).collect();
        assert_eq!(
            seeds,
            [
                "- **one** (2001; 1 encoded, 1 not encoded): drawn_game `.#`",
                "- **two** (2009-draft; 1 inert, 1 not in hand): chessclock `o`, drawn_game `?`",
            ]
        );
        let wrong = |seeds| coverage(catalogue, reasons, seeds, &[]).is_err();
        assert!(wrong("one  2002  R6.4") && wrong("one  2001  R6.5"));
        assert!(wrong("one  2001  R9.5b..R6.4"));
    }
}
