//! Cases, each under the editions of its table, and held against it.

use super::{Rule, explain, story};
use crate::failure::{Done, Failure, Status};
use crate::input::Source;
use crate::term::{BLUE, BOLD, DIM, GREEN, Out, RED, wrap};
use flagfall_casebook::{Case, Found, Row};
use flagfall_edition::Edition;
use flagfall_game::replay;
use flagfall_laws::Rulebook;
use flagfall_record::Ms;
use flagfall_say::say;
use flagfall_wire::GameResult;
use flagfall_words::Lang;
use serde::Serialize;
use std::io::{self, Write};

/// The width of a ruling's text, in characters.
const MEASURE: usize = 74;

#[derive(Serialize)]
struct CaseJson<'a> {
    file: String,
    line: usize,
    case: &'a str,
    edition: &'static str,
    ruling: &'a str,
    cites: &'a [String],
    expected: Option<Expected<'a>>,
    agrees: Option<bool>,
    result: GameResult,
}

#[derive(Serialize)]
struct Expected<'a> {
    ruling: &'a str,
    cites: &'a [String],
}

/// A case under one edition.
struct Ruled<'a> {
    edition: Edition,
    row: Option<&'a Row>,
    found: Found,
    result: GameResult,
}

impl Ruled<'_> {
    /// Whether the table says the same, if it says anything.
    fn agrees(&self) -> Option<bool> {
        self.row.map(|row| row.says(&self.found))
    }
}

/// Replays every case of a file.
pub(super) fn run(source: &Source, text: &str, args: &Rule, out: &mut Out) -> Done {
    let name = source.name();
    let cases = Case::read_all(text)
        .map_err(|error| Failure::unusable(format!("{name}:{}: {}", error.line, error.message)))?;
    if args.explain && args.edition.is_none() {
        let what = format!("{name}: a case is ruled under every edition of its table");
        return Err(Failure::unusable(what).hint("Say which one to explain: --edition ID."));
    }
    let mut status = Status::Clean;
    for case in &cases {
        let ruled = ruled(case, args, &name, out)?;
        if ruled.iter().any(|it| it.agrees() == Some(false)) {
            status = Status::Problems;
        }
        let refused = ruled.iter().any(|it| !it.result.refusals.is_empty());
        if args.strict && refused {
            status = Status::Problems;
        }
        if args.json {
            for it in &ruled {
                out.json(&json(case, it, &name))?;
            }
        } else {
            if let (true, Some(edition)) = (args.explain, args.edition) {
                let header = case.header(edition);
                explain::print(&header, &Rulebook::new(&header), out)?;
            }
            print(case, &ruled, &name, out)?;
        }
    }
    Ok(status)
}

fn ruled<'a>(
    case: &'a Case,
    args: &Rule,
    name: &str,
    out: &Out,
) -> Result<Vec<Ruled<'a>>, Failure> {
    let all = || {
        case.rows
            .iter()
            .flat_map(|row| row.editions.clone())
            .collect()
    };
    let editions: Vec<Edition> = args.edition.map_or_else(all, |it| vec![it]);
    let of = |edition: Edition| {
        let replay = replay(case.header(edition), &case.acts).map_err(|error| {
            Failure::unusable(format!("{name}:{}: {}: {error}", case.line, case.title))
        })?;
        Ok(Ruled {
            edition,
            row: case.row(edition),
            found: Found::of(&replay, case.shows_clocks),
            result: GameResult::of(&replay.game, &replay.events, out.lang),
        })
    };
    editions.into_iter().map(of).collect()
}

fn json<'a>(case: &'a Case, it: &'a Ruled<'a>, name: &str) -> CaseJson<'a> {
    CaseJson {
        file: name.to_owned(),
        line: case.line,
        case: &case.title,
        edition: it.edition.id(),
        ruling: &it.found.ruling,
        cites: &it.found.cites,
        expected: it.row.map(|row| Expected {
            ruling: &row.ruling,
            cites: &row.cites,
        }),
        agrees: it.agrees(),
        result: it.result.clone(),
    }
}

fn print(case: &Case, ruled: &[Ruled<'_>], name: &str, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let bad = ruled.iter().any(|it| it.agrees() == Some(false));
    if out.quiet && !bad {
        return Ok(());
    }
    let place = paint.text(DIM, format!("{name}:{}:", case.line));
    writeln!(out, "{place} {}", paint.text(BOLD, &case.title))?;
    if !out.quiet {
        let mut since = Ms::ZERO;
        for entry in &case.acts {
            let asked = ruled.iter().flat_map(|it| &it.result.questions);
            let told = story::told_of(entry, asked, out);
            let told = match entry.at == since {
                true => told,
                false => out.say(&say!("case-at", time = entry.at, act = told)),
            };
            writeln!(out, "    {}", paint.text(DIM, told))?;
            since = entry.at;
        }
    }
    for run in runs(ruled) {
        if out.quiet && run[0].agrees() != Some(false) {
            continue;
        }
        verdict(run, name, out)?;
    }
    writeln!(out)
}

/// What was said, in the order of the acts.
fn texts(it: &Ruled<'_>, lang: Lang) -> Vec<String> {
    if lang == Lang::En {
        return it.found.texts.clone();
    }
    let result = &it.result;
    let rulings = result.rulings.iter().map(|it| (it.act, &it.text));
    let refusals = result.refusals.iter().map(|it| (it.act, &it.text));
    let questions = result.questions.iter().map(|it| (it.act, &it.text));
    let mut said: Vec<_> = rulings.chain(refusals).chain(questions).collect();
    said.sort_by_key(|it| it.0);
    said.into_iter().map(|it| it.1.clone()).collect()
}

/// Editions one after another that rule alike and stand in the same row.
fn runs<'a, 'b>(ruled: &'a [Ruled<'b>]) -> impl Iterator<Item = &'a [Ruled<'b>]> {
    ruled.chunk_by(|one, next| {
        let line = |it: &Ruled<'_>| it.row.map(|row| row.line);
        one.found == next.found && line(one) == line(next)
    })
}

fn verdict(run: &[Ruled<'_>], name: &str, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let it = &run[0];
    let editions: Vec<&str> = run.iter().map(|it| it.edition.id()).collect();
    let cites = paint.text(BLUE, format!("[{}]", it.found.cites.join(" ")));
    let editions = paint.text(BOLD, editions.join(" "));
    let mark = match it.agrees() {
        Some(true) => paint.text(GREEN, out.say(&say!("case-as-the-table"))),
        Some(false) => paint.text(RED, out.say(&say!("case-otherwise"))),
        None => paint.text(DIM, out.say(&say!("case-not-in-table"))),
    };
    writeln!(out, "  {editions}  {} {cites}  {mark}", it.found.ruling)?;
    if let (Some(false), Some(row)) = (it.agrees(), it.row) {
        let (ruling, cites) = (&row.ruling, row.cites.join(" "));
        writeln!(out, "      {name}:{}: {ruling} [{cites}]", row.line)?;
    }
    if !out.quiet {
        for text in texts(it, out.lang) {
            for line in wrap(&text, MEASURE) {
                writeln!(out, "      {line}")?;
            }
        }
    }
    Ok(())
}
