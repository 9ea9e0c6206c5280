//! `flagfall rule`: game files and cases replayed, and the rulings printed.

mod cases;
mod explain;
mod game;
mod place;
mod story;

use crate::args::edition;
use crate::failure::{Done, Failure, Status};
use crate::input::{Source, sources};
use crate::interrupt;
use crate::term::Out;
use clap::Args;
use flagfall_edition::Edition;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall rule game.json                     the acts, and what was ruled on each
  flagfall rule --edition 2009 game.json      the same acts under another edition
  flagfall rule --json game.json              one Result object a file
  flagfall rule --explain game.json           the provisions it is ruled under as well
  flagfall rule --lang fr game.json           in French
  flagfall rule --strict game.json            status 1 if any act was refused
  flagfall rule cases/                        every case under every edition of its table;
                                              status 1 where the table is not borne out
  flagfall rule --edition 2014 wrong-claim.md
  flagfall rule - < game.json

A game file, in short:
  {\"edition\":\"2009\", \"regulations\":{\"time_control\":\"40/120m:60m\"},
   \"moves\":\"1. Nf3 Nf6 2. Ng1\",
   \"acts\":[{\"at_ms\":0,\"by\":\"black\",\"act\":\"write\",\"move\":\"Ng8\"},
           {\"at_ms\":1500,\"by\":\"black\",\"act\":\"claim\",\"ground\":\"repetition\",
            \"intended\":\"Ng8\"}]}
docs/game-file.md names every act and its fields.";

/// Replay game files (.json) and cases (.md), and print the rulings with their clauses
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rule {
    /// Game files, cases, folders of them; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The edition to rule under, whatever the file says; of a case's table, only that one
    #[arg(long, value_name = "ID", value_parser = edition)]
    edition: Option<Edition>,
    /// Say first what is in force for the game, and what an appendix put in place of what; a case
    /// needs its --edition for that
    #[arg(long)]
    explain: bool,
    /// A refused act is a problem: exit status 1
    #[arg(long)]
    strict: bool,
    /// Print JSON: one Result object a game file, one object a case and edition
    #[arg(long)]
    json: bool,
}

/// Replays every file; one that cannot be used does not stop the others.
pub(crate) fn run(args: &Rule, out: &mut Out) -> Done {
    interrupt::listen();
    let mut worst = Status::Clean;
    for (number, source) in sources(&args.files, &[".md", ".json"])?.iter().enumerate() {
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
        let done = one(source, number, args, out);
        let status = match done {
            Err(failure @ Failure::Unusable { .. }) => {
                out.complain(&failure);
                Status::Unusable
            }
            done => done?,
        };
        worst = worst.max(status);
    }
    Ok(worst)
}

fn one(source: &Source, number: usize, args: &Rule, out: &mut Out) -> Done {
    let text = source.text()?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let named = |ending: &str| source.name().to_ascii_lowercase().ends_with(ending);
    let is_game = named(".json") || (!named(".md") && text.trim_start().starts_with('{'));
    if is_game {
        return game::run(source, text, number, args, out);
    }
    if !text.contains("```case") {
        if args.files.iter().any(|path| path.is_dir()) {
            return Ok(Status::Clean);
        }
        let what = format!("{} holds neither a game nor a case", source.name());
        let hint = "A game file is a JSON object; a case has a ```case block.";
        return Err(Failure::unusable(what).hint(hint));
    }
    cases::run(source, text, args, out)
}
