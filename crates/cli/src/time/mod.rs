//! `flagfall time`: a time control explained.

mod audit;
mod show;
mod words;

use crate::failure::{Done, Failure, Status};
use crate::term::{Out, excerpt};
use clap::Args;
use flagfall_clock::{NotationError, dgt_options, presets};
use flagfall_wire::{TimeJson, named_control};
use flagfall_words::Lang;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall time 40/90m+30s:30m+30s          as written on a programme
  flagfall time '90m/40 + 30m + 30s'        as players say it
  flagfall time 40/5400+30:1800+30          as PGN writes it
  flagfall time '40 coups en 90 minutes, puis 30 minutes, 30 secondes par coup dès le coup 1'
  flagfall time fide-blitz                  a preset; --list names them all
  flagfall time dgt3000-06/40               an option of a DGT clock, and its moves
  flagfall time '5m | 4m' --lang fr         unequal times, in French
  flagfall time armageddon 6m+2s '|' 5m+2s  a draw counts for Black
  flagfall time --lines --json < controls.txt      one a line, one object a line
  flagfall time --audit games.pgn.zst       which clock readings are impossible, and why

5m d3s is a simple delay, 5m b3s a Bronstein delay, *3m an hourglass, - play without clocks.";

/// Explain a time control: the clocks, the total, the class in each edition, the PGN tag
#[derive(Args)]
#[command(name = "time", after_help = EXAMPLES)]
pub(crate) struct TimeArgs {
    /// The time control
    #[arg(value_name = "CONTROL", required_unless_present_any = ["list", "lines", "audit"])]
    control: Vec<String>,
    /// Read time controls from standard input, one a line
    #[arg(long, conflicts_with_all = ["control", "list"])]
    lines: bool,
    /// List the presets and the options of DGT clocks that are known
    #[arg(long, conflicts_with = "control")]
    list: bool,
    /// Hold the clock readings of games in PGN against their time controls
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["control", "lines"])]
    audit: Vec<PathBuf>,
    /// Print one JSON object a time control, or a game
    #[arg(long)]
    json: bool,
}

/// The longest line read from standard input, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Explains each time control.
pub(crate) fn run(args: &TimeArgs, lang: Lang, out: &mut Out) -> Done {
    if args.list {
        return list(args.json, lang, out);
    }
    if !args.audit.is_empty() {
        return audit::run(&args.audit, args.json, out);
    }
    if args.lines {
        return lines(args.json, lang, out);
    }
    explain(&args.control.join(" "), args.json, lang, out)?;
    Ok(Status::Clean)
}

fn lines(json: bool, lang: Lang, out: &mut Out) -> Done {
    let mut status = Status::Clean;
    let mut first = true;
    let mut stdin = io::stdin().lock();
    loop {
        let mut line = String::new();
        let taken = io::Read::take(&mut stdin, LONGEST).read_line(&mut line);
        match taken {
            Ok(0) => return Ok(status),
            Ok(_) => {}
            Err(error) => {
                let what = format!("standard input could not be read: {error}");
                return Err(Failure::unusable(what));
            }
        }
        let line = line.trim_end_matches(['\n', '\r']);
        if line.trim().is_empty() {
            continue;
        }
        if !first && !json {
            writeln!(out)?;
        }
        first = false;
        if let Err(failure) = explain(line, json, lang, out) {
            out.complain(&failure);
            status = Status::Unusable;
        }
    }
}

fn explain(text: &str, json: bool, lang: Lang, out: &mut Out) -> Result<(), Failure> {
    let (announced, setup) = named_control(text).map_err(|error| unreadable(text, &error))?;
    let found = TimeJson::of(text, &announced, setup.as_ref());
    match json {
        true => out.json(&found)?,
        false => show::print(&found, setup.as_ref(), lang, out)?,
    }
    Ok(())
}

fn unreadable(text: &str, error: &NotationError) -> Failure {
    let (line, caret) = excerpt(text, error.column, 1);
    let what = format!(
        "this time control cannot be read: expected {}\n  {line}\n  {caret}",
        error.expected
    );
    Failure::unusable(what).hint(error.cure)
}

fn list(json: bool, lang: Lang, out: &mut Out) -> Done {
    for preset in presets() {
        match json {
            true => explain(preset.id, true, lang, out)?,
            false => writeln!(out, "{:<24} {:<28} {}", preset.id, preset.text, preset.name)?,
        }
    }
    for option in dgt_options().iter().filter(|_| !json) {
        let quotas = "/MOVES".repeat(option.quotas());
        let id = format!("dgt{}-{:02}{quotas}", option.clock, option.number);
        let minutes: Vec<String> = option.minutes.iter().map(|it| format!("{it}m")).collect();
        let extra = match option.seconds {
            0 => String::new(),
            seconds => format!(" + {seconds}s"),
        };
        let again = if option.repeats { " …" } else { "" };
        let times = format!("{}{again}{extra}", minutes.join(" + "));
        writeln!(
            out,
            "{id:<24} {times:<28} DGT {} option {}",
            option.clock, option.number
        )?;
    }
    Ok(Status::Clean)
}
