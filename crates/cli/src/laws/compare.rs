//! What differs between two editions, clause by clause: before and after.

use super::{Asked, MEASURE, Wanted, json, meant, says, unknown};
use crate::failure::{Done, Status};
use crate::term::{BLUE, BOLD, DIM, Out, wrap};
use flagfall_edition::{Edition, Listing, Row};
use flagfall_laws::Group;
use flagfall_say::say;
use flagfall_words::{Differs, Lang, say_in, title};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Serialize)]
struct DifferenceJson {
    id: &'static str,
    title: String,
    group: String,
    /// `new`, `gone`, `worded`, `renumbered` or `not_in_hand`.
    change: &'static str,
    before: json::RowJson,
    after: json::RowJson,
}

/// One clause that differs.
struct Difference<'a> {
    group: &'a Group,
    clause: &'a Listing,
    before: &'a Row,
    after: &'a Row,
    differs: Differs,
}

/// Compares the edition asked for, or today's, with another: the earlier first.
pub(super) fn run(asked: &Asked, other: Edition, as_json: bool, out: &mut Out) -> Done {
    let today = Edition::ALL[Edition::ALL.len() - 1];
    let one = asked.edition.unwrap_or(today);
    let place = |it: Edition| Edition::ALL.iter().position(|at| at.is_among(&[it]));
    let (before, after) = match place(one) <= place(other) {
        true => (one, other),
        false => (other, one),
    };
    // Words and numbers may be those of either edition.
    let either = Asked {
        wanted: match &asked.wanted {
            Wanted::All => Wanted::All,
            Wanted::Clause(text) => Wanted::Clause(text.clone()),
            Wanted::Words(words) => Wanted::Words(words.clone()),
        },
        edition: None,
    };
    let groups = meant(&either, out);
    if groups.is_empty() {
        return Err(unknown(&either, out));
    }
    let found = differences(&groups, before, after);
    if as_json {
        for it in &found {
            out.json(&it.json(out.lang))?;
        }
        return Ok(Status::Clean);
    }
    print(&groups, &found, (before, after), out)?;
    Ok(Status::Clean)
}

fn differences(groups: &[Group], before: Edition, after: Edition) -> Vec<Difference<'_>> {
    let all = groups
        .iter()
        .flat_map(|group| group.clauses.iter().map(move |clause| (group, clause)));
    let differs = all.filter_map(|(group, clause)| {
        let (before, after) = (clause.row(before)?, clause.row(after)?);
        let differs = Differs::of(before, after)?;
        Some(Difference {
            group,
            clause,
            before,
            after,
            differs,
        })
    });
    differs.collect()
}

impl Difference<'_> {
    fn json(&self, lang: Lang) -> DifferenceJson {
        DifferenceJson {
            id: self.clause.id,
            title: title(lang, self.clause),
            group: say_in(lang, &self.group.title),
            change: self.differs.word(),
            before: json::row(self.clause, self.before, lang),
            after: json::row(self.clause, self.after, lang),
        }
    }
}

fn print(
    groups: &[Group],
    found: &[Difference<'_>],
    (before, after): (Edition, Edition),
    out: &mut Out,
) -> io::Result<()> {
    let count = |wanted: Differs| found.iter().filter(|it| it.differs == wanted).count();
    let title = out.say(&say!("compare-title", before = before, after = after));
    let title = out.paint.text(BOLD, title);
    writeln!(out, "{title}")?;
    let counts = say!(
        "compare-counts",
        worded = count(Differs::Worded),
        new = count(Differs::New),
        gone = count(Differs::Gone),
        renumbered = count(Differs::Renumbered)
    );
    let counts = match count(Differs::NotInHand) {
        0 => counts,
        lost => counts.then(say!("compare-not-in-hand", count = lost)),
    };
    for line in wrap(&out.say(&counts), MEASURE) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for group in groups {
        let here = || found.iter().filter(|it| std::ptr::eq(it.group, group));
        if here().all(|it| it.differs == Differs::NotInHand) {
            continue;
        }
        let heading = out.say(&group.title);
        let heading = out.paint.text(BOLD, heading);
        writeln!(out, "{heading}\n")?;
        for it in here() {
            match it.differs {
                Differs::Worded | Differs::New | Differs::Gone => clause(it, out)?,
                Differs::Renumbered | Differs::NotInHand => {}
            }
        }
        renumbered(here(), out)?;
    }
    Ok(())
}

/// A clause before and after.
fn clause(it: &Difference<'_>, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let id = paint.text(DIM, format!("({})", it.clause.id));
    let name = title(out.lang, it.clause);
    writeln!(out, "  {} {id}", paint.text(BOLD, name))?;
    for row in [it.before, it.after] {
        let number = match row.article {
            Ok(article) => format!("{article}, {}", row.edition),
            Err(_) => row.edition.to_string(),
        };
        writeln!(out, "    {}", paint.text(BLUE, number))?;
        for line in wrap(&says(it.clause, row, out), MEASURE) {
            writeln!(out, "    {line}")?;
        }
    }
    writeln!(out)
}

/// The clauses of an article that say the same under another number.
fn renumbered<'a>(here: impl Iterator<Item = &'a Difference<'a>>, out: &mut Out) -> io::Result<()> {
    let moved = here.filter(|it| it.differs == Differs::Renumbered);
    let way = |it: &Difference<'_>| {
        let number = |row: &Row| row.article.unwrap_or("–");
        format!("{}\u{a0}→\u{a0}{}", number(it.before), number(it.after))
    };
    let ways: Vec<String> = moved.map(way).collect();
    if ways.is_empty() {
        return Ok(());
    }
    let says = out.say(&say!("compare-renumbered", ways = ways.join(", ")));
    for line in wrap(&says, MEASURE) {
        let line = out.paint.text(DIM, line);
        writeln!(out, "  {line}")?;
    }
    writeln!(out)
}
