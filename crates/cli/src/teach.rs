//! `flagfall completions` and `flagfall man`: what a shell and a manual are told of the commands.

use crate::args::Cli;
use crate::failure::{Done, Failure, Status};
use crate::term::Out;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::fs::{self, File};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall completions bash > ~/.local/share/bash-completion/completions/flagfall
  flagfall completions zsh > ~/.zfunc/_flagfall
  flagfall completions fish > ~/.config/fish/completions/flagfall.fish";

/// Print what completes the commands in a shell: bash, zsh, fish, elvish, powershell
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Write the manual's pages, one a command, into a folder
#[derive(Args)]
#[command(after_help = "Examples:\n  flagfall man ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// The folder; it is made where there is none
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Prints the script of a shell.
pub(crate) fn completions(args: &Completions, out: &mut Out) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "flagfall", &mut script);
    std::io::Write::write_all(out, &script)?;
    Ok(Status::Clean)
}

/// Writes the pages.
pub(crate) fn man(args: &Man) -> Done {
    let failed = |what: &PathBuf, why: &std::io::Error| {
        Failure::unusable(format!("{}: {why}", what.display()))
    };
    fs::create_dir_all(&args.folder).map_err(|why| failed(&args.folder, &why))?;
    let mut whole = Cli::command();
    whole.build();
    let commands = whole.get_subcommands().filter(|it| !it.is_hide_set());
    let pages = std::iter::once(&whole).chain(commands);
    for command in pages {
        let name = command
            .get_display_name()
            .unwrap_or_else(|| command.get_name());
        let name = name.replace(' ', "-");
        let path = args.folder.join(format!("{name}.1"));
        let written = File::create(&path).and_then(|mut file| {
            clap_mangen::Man::new(command.clone())
                .title(&name)
                .render(&mut file)
        });
        written.map_err(|why| failed(&path, &why))?;
    }
    Ok(Status::Clean)
}
