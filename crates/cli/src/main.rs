//! The `flagfall` command.

mod account;
mod args;
mod check;
mod convert;
mod eboard;
mod engine;
mod failure;
mod fen;
mod input;
mod interrupt;
mod laws;
mod perft;
mod position;
mod progress;
mod record;
mod rule;
mod scoresheet;
mod serve;
mod settings;
mod teach;
mod term;
mod time;
mod winnable;

use args::{Cli, Command};
use clap::Parser;
use clap::error::ErrorKind;
use failure::{Done, Failure};
use flagfall_words::Lang;
use std::io::Write;
use std::process::ExitCode;
use term::Out;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return taught(&error),
    };
    let (color, quiet) = (cli.common.color, cli.common.quiet);
    let lang = spoken(&cli);
    let mut out = Out::new(color, quiet, *lang.as_ref().unwrap_or(&Lang::En));
    let done = lang.and_then(|_| run(&cli, &mut out));
    let flushed = out.flush().map_err(Failure::from);
    match done.and_then(|status| flushed.map(|()| status)) {
        Ok(status) => status.exit_code(),
        Err(failure) => {
            out.complain(&failure);
            failure.exit_code()
        }
    }
}

fn run(cli: &Cli, out: &mut Out) -> Done {
    match &cli.command {
        Command::Serve(args) => serve::run(args, out),
        Command::Engine(args) => engine::run(args, out),
        Command::Eboard(args) => eboard::run(args, out),
        Command::Completions(args) => teach::completions(args, out),
        Command::Man(args) => teach::man(args),
        Command::Config(args) => settings::run(args, out),
        Command::Account(args) => account::run(args, out),
        Command::Verify(args) => record::verify(args, out),
        Command::Backup(args) => record::backup(args, out),
        Command::Restore(args) => record::restore(args, out),
        Command::MigrateStore(args) => record::migrate(args, out),
        Command::Rule(args) => rule::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Convert(args) => convert::run(args, cli.common.lang.as_deref(), out),
        Command::Scoresheet(args) => scoresheet::run(args, cli.common.lang.as_deref(), out),
        Command::Laws(args) => laws::run(args, out),
        Command::Position(args) => position::run(args, out),
        Command::Winnable(args) => winnable::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Time(args) => time::run(args, out.lang, out),
    }
}

/// The language of the sentences. Some commands speak English only: where French is asked for in
/// so many words, that is an error.
fn spoken(cli: &Cli) -> Result<Lang, Failure> {
    let both = matches!(
        cli.command,
        Command::Time(_) | Command::Laws(_) | Command::Rule(_) | Command::Winnable(_)
    );
    // Here the letters of the moves are asked for as well, in any language.
    match cli.command {
        Command::Convert(_) => return Ok(Lang::En),
        Command::Scoresheet(_) => return Ok(cli.common.lang().unwrap_or(Lang::En)),
        _ => {}
    }
    match cli.common.lang()? {
        Lang::Fr if !both && cli.common.lang.is_some() => Err(Failure::unusable(
            "the sentences of this command are in English only so far",
        )
        .hint("Leave out --lang, or say --lang en.")),
        lang => Ok(lang),
    }
}

/// Help, or what is wrong with the arguments, in our own way of speaking.
fn taught(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return ExitCode::from(2);
    }
    let text = error.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let _ = write!(std::io::stderr(), "flagfall: {text}");
    ExitCode::from(2)
}
