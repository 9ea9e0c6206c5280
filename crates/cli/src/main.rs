//! The `flagfall` command.

mod args;
mod check;
mod convert;
mod failure;
mod fen;
mod input;
mod interrupt;
mod laws;
mod perft;
mod position;
mod rule;
mod serve;
mod term;
mod time;
mod winnable;

use args::{Cli, Command, Common, Lang};
use clap::Parser;
use clap::error::ErrorKind;
use failure::{Done, Failure};
use std::io::Write;
use std::process::ExitCode;
use term::Out;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return taught(&error),
    };
    let (color, quiet) = (cli.common.color, cli.common.quiet);
    let mut out = Out::new(color, quiet);
    let done = run(&cli, &mut out);
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
    if !matches!(cli.command, Command::Time(_) | Command::Convert(_)) {
        spoken(&cli.common)?;
    }
    match &cli.command {
        Command::Serve(args) => serve::run(args, out),
        Command::Rule(args) => rule::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Convert(args) => convert::run(args, cli.common.lang.as_deref(), out),
        Command::Laws(args) => laws::run(args, out),
        Command::Position(args) => position::run(args, out),
        Command::Winnable(args) => winnable::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Time(args) => time::run(args, cli.common.lang()?, out),
    }
}

fn spoken(common: &Common) -> Result<(), Failure> {
    match common.lang()? {
        Lang::En => Ok(()),
        Lang::Fr => Err(
            Failure::unusable("the sentences are in English only so far")
                .hint("Leave out --lang, or say --lang en."),
        ),
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
