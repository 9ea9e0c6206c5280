//! The clock readings of games in PGN, held against their time controls.

use crate::failure::{Done, Failure, Status};
use crate::input::{Source, sources};
use crate::interrupt;
use crate::term::{BOLD, DIM, Out};
use flagfall_audit::{ClockAudit, clock_audit};
use flagfall_clock::{Finding, FindingKind, Forfeit, Millis, Side};
use flagfall_library::unpacked;
use flagfall_notation::pgn::{Game, Reader};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

#[derive(Serialize)]
struct GameJson<'a> {
    file: &'a str,
    game: usize,
    line: usize,
    control: String,
    readings: usize,
    findings: Vec<FindingJson>,
    forfeit: Option<ForfeitJson>,
}

#[derive(Serialize)]
struct FindingJson {
    ply: usize,
    side: &'static str,
    kind: &'static str,
    before_ms: i64,
    shown_ms: i64,
    /// What should be there: at most, or exactly.
    expected_ms: Option<i64>,
}

#[derive(Serialize)]
struct ForfeitJson {
    side: &'static str,
    verdict: &'static str,
    left_ms: Option<i64>,
}

/// How many of each there were.
#[derive(Default, Serialize)]
struct Summary {
    games: usize,
    with_readings: usize,
    readings: usize,
    /// Games with a reading that no clock can have shown.
    impossible: usize,
    /// Games with any finding.
    with_findings: usize,
    forfeits: usize,
    borne_out: usize,
    possible: usize,
    not_running: usize,
}

/// Audits every game of the files.
pub(super) fn run(paths: &[PathBuf], json: bool, out: &mut Out) -> Done {
    interrupt::listen();
    let mut summary = Summary::default();
    for source in sources(paths, &[".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"])? {
        file(&source, json, &mut summary, out)?;
    }
    if json {
        out.json(&serde_json::json!({ "summary": summary }))?;
    } else {
        let line = format!(
            "{} games, {} with readings ({} in all): impossible in {}, something in {}; {} lost \
             on time: {} borne out, {} possible, {} with the other clock running",
            summary.games,
            summary.with_readings,
            summary.readings,
            summary.impossible,
            summary.with_findings,
            summary.forfeits,
            summary.borne_out,
            summary.possible,
            summary.not_running,
        );
        writeln!(out, "{}", out.paint.text(BOLD, line))?;
    }
    Ok(Status::problems(summary.with_findings > 0))
}

fn file(source: &Source, json: bool, summary: &mut Summary, out: &mut Out) -> Result<(), Failure> {
    let bytes = unpacked(source.open()?).map_err(|error| source.unread(&error))?;
    let mut reader = Reader::new(bytes);
    let (name, mut number) = (source.name(), 0);
    let mut game = Game::default();
    while reader
        .read_into(&mut game)
        .map_err(|error| source.unread(&error))?
    {
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
        number += 1;
        summary.games += 1;
        let Some(found) = clock_audit(&game) else {
            continue;
        };
        summary.count(&found);
        let line = game.start().line as usize;
        match json {
            true => out.json(&of(&name, number, line, &found))?,
            false => print(&name, number, line, &found, out)?,
        }
    }
    Ok(())
}

impl Summary {
    fn count(&mut self, found: &ClockAudit) {
        self.with_readings += 1;
        self.readings += found.readings;
        let is_impossible = |it: &Finding| matches!(it.kind, FindingKind::Impossible { .. });
        self.impossible += usize::from(found.findings.iter().any(is_impossible));
        self.with_findings += usize::from(!found.findings.is_empty());
        if let Some((_, verdict)) = found.forfeit {
            self.forfeits += 1;
            match verdict {
                Forfeit::BorneOut => self.borne_out += 1,
                Forfeit::Possible { .. } => self.possible += 1,
                Forfeit::NotRunning { .. } => self.not_running += 1,
                Forfeit::Unknown => {}
            }
        }
    }
}

fn of<'a>(file: &'a str, game: usize, line: usize, found: &ClockAudit) -> GameJson<'a> {
    let finding = |it: &Finding| FindingJson {
        ply: it.ply + 1,
        side: side(it.side),
        kind: kind(it.kind),
        before_ms: it.before.0,
        shown_ms: it.shown.0,
        expected_ms: match it.kind {
            FindingKind::Impossible { most: Millis(it) }
            | FindingKind::Disagrees {
                expected: Millis(it),
            } => Some(it),
            _ => None,
        },
    };
    GameJson {
        file,
        game,
        line,
        control: found.control.to_pgn(),
        readings: found.readings,
        findings: found.findings.iter().map(finding).collect(),
        forfeit: found.forfeit.map(|(whose, it)| ForfeitJson {
            side: side(whose),
            verdict: it.word(),
            left_ms: left(it).map(|it| it.0),
        }),
    }
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

const fn kind(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Impossible { .. } => "impossible",
        FindingKind::IncrementMissing => "increment_missing",
        FindingKind::IncrementDoubled => "increment_doubled",
        FindingKind::PeriodMissing => "period_missing",
        FindingKind::Disagrees { .. } => "disagrees",
    }
}

const fn left(it: Forfeit) -> Option<Millis> {
    match it {
        Forfeit::Possible { left } => Some(left),
        Forfeit::NotRunning { left } => left,
        Forfeit::BorneOut | Forfeit::Unknown => None,
    }
}

fn print(
    file: &str,
    game: usize,
    line: usize,
    found: &ClockAudit,
    out: &mut Out,
) -> std::io::Result<()> {
    let paint = out.paint;
    for it in &found.findings {
        let place = format!("{file}:{line}: game {game}, half-move {}", it.ply + 1);
        let (whose, before, shown) = (it.side, it.before, it.shown);
        let says = match it.kind {
            FindingKind::Impossible { most } => {
                format!("{whose} shows {shown} after {before}: at most {most} is possible")
            }
            FindingKind::IncrementMissing => {
                format!("{whose} shows {shown} after {before}: the extra time is missing")
            }
            FindingKind::IncrementDoubled => {
                format!("{whose} shows {shown} after {before}: the extra time came twice")
            }
            FindingKind::PeriodMissing => {
                format!("{whose} shows {shown}: the time of the further period is missing")
            }
            FindingKind::Disagrees { expected } => {
                format!("{whose} shows {shown} after {before}: {expected} is left by what it took")
            }
        };
        writeln!(out, "{} {says}", paint.text(DIM, place))?;
    }
    if let Some((whose, Forfeit::NotRunning { left })) = found.forfeit {
        let left = left.map_or_else(|| "an unknown time".to_owned(), |it| it.to_string());
        let place = format!("{file}:{line}: game {game}");
        let says = format!("{whose} lost on time, had moved, and had {left} left");
        writeln!(out, "{} {says}", paint.text(DIM, place))?;
    }
    Ok(())
}
