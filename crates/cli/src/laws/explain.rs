//! One clause: what it says in each edition, what changed and when, and its cases.

use super::{Asked, MEASURE, says};
use crate::term::{BLUE, BOLD, DIM, Out, wrap};
use flagfall_casebook::Casebook;
use flagfall_edition::{Absent, Edition, Listing, Row};
use flagfall_say::{Text, say};
use flagfall_words::title;
use std::io::{self, Write};

/// How many cases are named before the rest is only counted.
const MOST_CASES: usize = 12;

/// What an edition does to a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It comes.
    New,
    /// It is worded anew.
    Worded,
    /// It says the same under another number.
    Renumbered,
    /// It goes.
    Gone,
    /// The text of this edition is not in hand.
    NotInHand,
}

impl Change {
    /// The word of the JSON.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Change::New => "new",
            Change::Worded => "worded",
            Change::Renumbered => "renumbered",
            Change::Gone => "gone",
            Change::NotInHand => "not_in_hand",
        }
    }
}

/// What became of a clause, edition by edition; the first that has it counts as new, unless it is
/// the first of all. A text that is not in hand says nothing, so the next is held against the one
/// before it.
pub(super) fn changes(clause: &Listing) -> Vec<(Edition, Change)> {
    let mut found = Vec::new();
    let mut last: Option<&Row> = None;
    for (at, row) in clause.rows.iter().enumerate() {
        let change = match (last.map(|it| it.article), row.article) {
            (_, Err(Absent::NotInHand)) => {
                found.push((row.edition, Change::NotInHand));
                continue;
            }
            (None, Ok(_)) => (at > 0).then_some(Change::New),
            (None, Err(_)) | (Some(Err(_)), Err(_)) => None,
            (Some(Err(_)), Ok(_)) => Some(Change::New),
            (Some(Ok(_)), Err(_)) => Some(Change::Gone),
            (Some(Ok(_)), Ok(_)) if last.is_some_and(|it| it.says != row.says) => {
                Some(Change::Worded)
            }
            (Some(Ok(before)), Ok(now)) => (before != now).then_some(Change::Renumbered),
        };
        found.extend(change.map(|it| (row.edition, it)));
        last = Some(row);
    }
    found
}

/// One clause: a paragraph for each wording, with the editions that print it.
pub(super) fn print(
    clause: &Listing,
    asked: &Asked,
    book: &Casebook,
    out: &mut Out,
) -> io::Result<()> {
    let paint = out.paint;
    let id = paint.text(DIM, format!("({})", clause.id));
    let name = title(out.lang, clause);
    writeln!(out, "{} {id}", paint.text(BOLD, name))?;
    for run in runs(clause, asked, out) {
        paragraph(clause, &run, out)?;
    }
    if asked.edition.is_none() {
        history(clause, out)?;
    }
    cases(clause, asked, book, out)?;
    writeln!(out)
}

fn paragraph(clause: &Listing, run: &[Row], out: &mut Out) -> io::Result<()> {
    let mut numbers: Vec<String> = Vec::new();
    for row in run {
        let article = row.article.unwrap_or("–");
        match numbers.last_mut() {
            Some(last) if last.starts_with(&format!("{article}, ")) => {
                last.push(' ');
                last.push_str(row.edition.id());
            }
            _ => numbers.push(format!("{article}, {}", row.edition.id())),
        }
    }
    writeln!(out)?;
    for line in wrap(&numbers.join("; "), MEASURE) {
        let line = out.paint.text(BLUE, line);
        writeln!(out, "  {line}")?;
    }
    for line in wrap(&says(clause, &run[0], out), MEASURE) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The editions that say the same one after another, together.
fn runs(clause: &Listing, asked: &Asked, out: &Out) -> Vec<Vec<Row>> {
    let mut runs: Vec<Vec<Row>> = Vec::new();
    for row in asked.rows(clause) {
        match runs.last_mut() {
            Some(run) if says(clause, &run[0], out) == says(clause, row, out) => run.push(*row),
            _ => runs.push(vec![*row]),
        }
    }
    runs
}

/// What changed and when, in a sentence or two.
fn history(clause: &Listing, out: &mut Out) -> io::Result<()> {
    let all = changes(clause);
    let when = |wanted: Change| {
        let found = all.iter().filter(|it| it.1 == wanted);
        found.map(|it| it.0).collect::<Vec<_>>()
    };
    let mut parts: Vec<Text> = Vec::new();
    if let [first, ..] = when(Change::New)[..] {
        parts.push(say!("laws-since", edition = first));
    }
    let worded = when(Change::Worded);
    if !worded.is_empty() {
        parts.push(say!("laws-worded-anew", editions = worded));
    }
    let renumbered = when(Change::Renumbered);
    if !renumbered.is_empty() {
        parts.push(say!("laws-renumbered", editions = renumbered));
    }
    let gone = when(Change::Gone);
    if !gone.is_empty() {
        parts.push(say!("laws-gone", editions = gone));
    }
    if parts.is_empty() {
        parts.push(say!("laws-unchanged"));
    }
    let line = out.say(&parts.into_iter().collect());
    writeln!(out)?;
    for line in wrap(&line, MEASURE) {
        let line = out.paint.text(DIM, line);
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The cases that turn on the clause.
fn cases(clause: &Listing, asked: &Asked, book: &Casebook, out: &mut Out) -> io::Result<()> {
    let found = book.of(clause, asked.edition);
    if found.is_empty() {
        return Ok(());
    }
    let heading = out.say(&say!("laws-cases", count = found.len()));
    writeln!(out, "\n  {heading}")?;
    for case in found.iter().take(MOST_CASES) {
        for (at, line) in wrap(case.placed.case.title(out.lang), MEASURE - 2)
            .into_iter()
            .enumerate()
        {
            let mark = if at == 0 { "·" } else { " " };
            writeln!(out, "  {mark} {line}")?;
        }
        let place = out.paint.text(DIM, case.place());
        writeln!(out, "    {place}")?;
    }
    if found.len() > MOST_CASES {
        let more = out.say(&say!("laws-more-cases", count = found.len() - MOST_CASES));
        writeln!(out, "  {more}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_edition::{Clause, D09, E01, E09, E14, E17, absent, renumbered, since};

    const TABLE: Clause<u8> = Clause::new(
        "R0",
        "A table",
        &[
            since(E01, "1", "One.", 1),
            renumbered(E09, "2", 1),
            absent(D09, Absent::NotInHand),
            since(E14, "2", "Two.", 2),
            absent(E17, Absent::Repealed),
        ],
    );

    #[test]
    fn what_became_of_a_clause() {
        let found: Vec<_> = changes(&TABLE.listing())
            .into_iter()
            .map(|(edition, change)| format!("{edition} {}", change.word()))
            .collect();
        let expect = [
            "2001 new",
            "2009 renumbered",
            "2009-draft not_in_hand",
            "2014 worded",
            "2017 gone",
        ];
        assert_eq!(found, expect);
    }
}
