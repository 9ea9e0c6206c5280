//! `flagfall laws`: the clauses in plain words.

use crate::args::edition;
use crate::failure::{Done, Failure, Status};
use crate::term::{BLUE, BOLD, DIM, Out, wrap};
use clap::Args;
use flagfall_edition::{Absent, Edition, Listing, Row};
use flagfall_laws::{Group, catalogue};
use serde::Serialize;
use std::io::{self, Write};

const EXAMPLES: &str = "\
Examples:
  flagfall laws                       every clause with its number today
  flagfall laws --edition 1997        as it was numbered then
  flagfall laws 9.5                   the clauses printed under 9.5, through all editions
  flagfall laws 9.5b --edition 2009   what 9.5b said in 2009
  flagfall laws R9.5b --json          one clause by its lasting id, as JSON

The sentences are ours, not the wording of FIDE.";

/// The width of a line of law, in characters.
const MEASURE: usize = 66;

/// Say what a clause says, in plain words, edition by edition
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Laws {
    /// An article as an edition prints it (9.2, 9.5b), or a lasting id (R9.5b)
    clause: Option<String>,
    /// Only what this edition says, by its own numbers
    #[arg(long, value_name = "ID", value_parser = edition)]
    edition: Option<Edition>,
    /// Print one JSON object a clause
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ClauseJson {
    id: &'static str,
    title: &'static str,
    group: String,
    editions: Vec<RowJson>,
}

#[derive(Serialize)]
struct RowJson {
    edition: &'static str,
    article: Option<&'static str>,
    /// `not_yet`, `repealed` or `not_in_hand`, where there is no article.
    absent: Option<&'static str>,
    says: &'static str,
    begins: bool,
}

/// Prints the clauses asked for.
pub(crate) fn run(args: &Laws, out: &mut Out) -> Done {
    let mut groups = catalogue();
    for group in &mut groups {
        group.clauses.retain(|clause| is_meant(clause, args));
    }
    groups.retain(|group| !group.clauses.is_empty());
    if groups.is_empty() {
        return Err(unknown(args));
    }
    for group in &groups {
        if args.json {
            for clause in &group.clauses {
                out.json(&json(group, clause, args))?;
            }
        } else if args.clause.is_none() {
            list(group, args, out)?;
        } else {
            for clause in &group.clauses {
                explain(clause, args, out)?;
            }
        }
    }
    Ok(Status::Clean)
}

/// Whether a clause is one that was asked for: its id, or an article it is printed under.
fn is_meant(clause: &Listing, args: &Laws) -> bool {
    let mut rows = asked(clause, args).into_iter();
    match args.clause.as_deref().map(str::trim) {
        None => rows.any(|row| row.article.is_ok()) || args.edition.is_none(),
        Some(text) if text.eq_ignore_ascii_case(clause.id) => true,
        Some(text) => rows.any(|row| row.article.is_ok_and(|it| is_under(it, text))),
    }
}

/// The rows of the edition asked for, or all of them.
fn asked<'a>(clause: &'a Listing, args: &Laws) -> Vec<&'a Row> {
    let all = || clause.rows.iter().collect();
    args.edition
        .map_or_else(all, |it| clause.row(it).into_iter().collect())
}

/// Whether an article is the one named or a part of it: 9.5b of 9.5, but not 9.50.
fn is_under(article: &str, text: &str) -> bool {
    let digit = |it: char| it.is_ascii_digit();
    match article.strip_prefix(text) {
        Some(rest) => !(rest.starts_with(digit) && text.ends_with(digit)),
        None => false,
    }
}

fn unknown(args: &Laws) -> Failure {
    let text = args.clause.as_deref().unwrap_or_default();
    let printed = args.edition.map_or_else(
        || "no edition prints".to_owned(),
        |it| format!("the edition of {it} does not print"),
    );
    let what = format!("{printed} a clause {text} that we hold");
    Failure::unusable(what).hint("`flagfall laws` lists every clause with its number.")
}

fn json(group: &Group, clause: &Listing, args: &Laws) -> ClauseJson {
    let row = |row: &Row| RowJson {
        edition: row.edition.id(),
        article: row.article.ok(),
        absent: row.article.err().map(|why| match why {
            Absent::NotYet => "not_yet",
            Absent::Repealed => "repealed",
            Absent::NotInHand => "not_in_hand",
        }),
        says: row.says,
        begins: row.begins,
    };
    let rows = asked(clause, args).into_iter();
    ClauseJson {
        id: clause.id,
        title: clause.title,
        group: flagfall_words::english(&group.title),
        editions: rows.map(row).collect(),
    }
}

/// The clauses of an article, a line each.
fn list(group: &Group, args: &Laws, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    writeln!(
        out,
        "{}",
        paint.text(BOLD, flagfall_words::english(&group.title))
    )?;
    for clause in &group.clauses {
        let mut rows = asked(clause, args).into_iter();
        let article = rows
            .next_back()
            .and_then(|row| row.article.ok())
            .unwrap_or("–");
        let article = paint.text(BLUE, format!("{article:<10}"));
        let id = paint.text(DIM, format!("{:<10}", clause.id));
        writeln!(out, "  {article} {id} {}", clause.title)?;
    }
    writeln!(out)
}

/// One clause: a paragraph for each wording, with the editions that print it.
fn explain(clause: &Listing, args: &Laws, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let id = paint.text(DIM, format!("({})", clause.id));
    writeln!(out, "{} {id}", paint.text(BOLD, clause.title))?;
    for run in runs(clause, args) {
        let mut numbers: Vec<String> = Vec::new();
        for row in &run {
            let article = row.article.unwrap_or("–");
            match numbers.last_mut() {
                Some(last) if last.starts_with(&format!("{article}, ")) => {
                    last.push(' ');
                    last.push_str(row.edition.id());
                }
                _ => numbers.push(format!("{article}, {}", row.edition.id())),
            }
        }
        writeln!(out, "\n  {}", paint.text(BLUE, numbers.join("; ")))?;
        for line in wrap(&says(&run[0]), MEASURE) {
            writeln!(out, "  {line}")?;
        }
    }
    writeln!(out)
}

/// The editions that say the same one after another, together.
fn runs(clause: &Listing, args: &Laws) -> Vec<Vec<Row>> {
    let mut runs: Vec<Vec<Row>> = Vec::new();
    for row in asked(clause, args) {
        match runs.last_mut() {
            Some(run) if says(&run[0]) == says(row) => run.push(*row),
            _ => runs.push(vec![*row]),
        }
    }
    runs
}

fn says(row: &Row) -> String {
    match row.article {
        Ok(_) => row.says.to_owned(),
        Err(Absent::NotYet) => "There is no such rule yet.".to_owned(),
        Err(Absent::Repealed) => "There is no such rule any more.".to_owned(),
        Err(Absent::NotInHand) => "What this text says is not in hand.".to_owned(),
    }
}

#[test]
fn an_article_holds_its_parts() {
    assert!(is_under("9.5b", "9.5"));
    assert!(is_under("9.5", "9.5"));
    assert!(is_under("9.5.3", "9.5"));
    assert!(!is_under("9.50", "9.5"));
    assert!(!is_under("19.5", "9.5"));
}
