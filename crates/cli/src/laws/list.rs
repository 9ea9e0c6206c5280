//! Every clause, a line each: article by article, or as an edition prints them.

use super::Asked;
use crate::term::{BLUE, BOLD, DIM, Out, wrap};
use flagfall_edition::{Listing, Printed};
use flagfall_laws::Group;
use flagfall_words::title;
use std::io::{self, Write};

/// The width of a title, in characters.
const MEASURE: usize = 52;

/// The clauses asked for; those of one edition in its own order.
pub(super) fn print(groups: &[Group], asked: &Asked, out: &mut Out) -> io::Result<()> {
    for group in groups {
        let heading = out.say(&group.title);
        let heading = out.paint.text(BOLD, heading);
        writeln!(out, "{heading}")?;
        let mut clauses: Vec<&Listing> = group.clauses.iter().collect();
        if asked.edition.is_some() {
            clauses.sort_by_key(|clause| Printed::of(article(clause, asked)));
        }
        for clause in clauses {
            line(clause, asked, out)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The number of the clause in the edition asked for, or today.
pub(super) fn article(clause: &Listing, asked: &Asked) -> &'static str {
    let mut rows = asked.rows(clause).into_iter();
    rows.next_back()
        .and_then(|row| row.article.ok())
        .unwrap_or("–")
}

/// One clause: its number, its id, its title.
pub(super) fn line(clause: &Listing, asked: &Asked, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let article = paint.text(BLUE, format!("{:<12}", article(clause, asked)));
    let id = paint.text(DIM, format!("{:<10}", clause.id));
    let lines = wrap(&title(out.lang, clause), MEASURE);
    writeln!(out, "  {article} {id} {}", lines[0])?;
    lines[1..]
        .iter()
        .try_for_each(|line| writeln!(out, "{:26}{line}", ""))
}
