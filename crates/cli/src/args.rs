//! The command line: what there is to say, and how it is taught.

use crate::failure::Failure;
use crate::term::When;
use crate::{
    check, convert, eboard, engine, laws, perft, position, record, rule, scoresheet, serve,
    settings, teach, time, winnable,
};
use clap::builder::styling::{AnsiColor, Style, Styles};
use clap::{Args, Parser, Subcommand};
use flagfall_edition::Edition;
use flagfall_words::Lang;

const STYLES: Styles = Styles::styled()
    .header(Style::new().bold())
    .usage(Style::new().bold())
    .error(Style::new())
    .literal(AnsiColor::Cyan.on_default())
    .placeholder(Style::new().dimmed());

const EXAMPLES: &str = "\
Examples:
  flagfall serve                              play under the Laws: open the page it names
  flagfall rule case.md                       replay a case, print the rulings
  flagfall check games.pgn.zst                judge every game of a file
  flagfall convert game.pgn --to san --lang de   the same game in another notation
  flagfall laws 9.2 --edition 2009            what an article says, in plain words
  flagfall time '90m/40 + 30m + 30s'          what a time control means, and its class
  flagfall position '8/8/8/4k3/8/8/8/4K2R w - - 99 80'

Exit status: 0 done; 1 done, and problems were found; 2 unusable arguments or input.
`flagfall COMMAND --help` teaches each command.";

/// The FIDE Laws of Chess, executable: plays, rules and checks games exactly as the Laws say,
/// edition by edition, and cites the clause for every ruling.
#[derive(Parser)]
#[command(name = "flagfall", version, styles = STYLES, after_help = EXAMPLES)]
#[command(max_term_width = 100, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) common: Common,
}

/// What every command takes.
#[derive(Args)]
#[command(next_help_heading = "For every command")]
pub(crate) struct Common {
    /// When to color what is printed
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    #[arg(
        hide_possible_values = true,
        help = "Color the output: auto, always or never"
    )]
    pub(crate) color: When,
    /// Say nothing but what was asked for
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// The language of the sentences: en or fr; of the moves that are written, any
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
}

impl Common {
    /// The language of the sentences: as asked for, or as the environment has it; English where
    /// neither names one that is spoken here.
    pub(crate) fn lang(&self) -> Result<Lang, Failure> {
        let Some(code) = &self.lang else {
            return Ok(of_the_environment());
        };
        Lang::ALL
            .into_iter()
            .find(|it| it.tag().eq_ignore_ascii_case(code))
            .ok_or_else(|| {
                let what = format!("there are no sentences in {code:?}");
                Failure::unusable(what).hint("The languages are en and fr.")
            })
    }
}

fn of_the_environment() -> Lang {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let mut values = names
        .into_iter()
        .filter_map(|name| std::env::var(name).ok());
    let first = values.find(|value| !value.is_empty());
    first.and_then(|it| Lang::of(&it)).unwrap_or_default()
}

/// The commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Config(settings::ConfigArgs),
    Account(crate::account::AccountArgs),
    Verify(record::VerifyArgs),
    Backup(record::BackupArgs),
    Restore(record::RestoreArgs),
    MigrateStore(record::MigrateArgs),
    Rule(rule::Rule),
    Check(check::Check),
    Convert(convert::Convert),
    Scoresheet(scoresheet::Sheet),
    Laws(laws::Laws),
    Position(position::PositionArgs),
    Winnable(winnable::WinnableArgs),
    Perft(perft::Perft),
    Time(time::TimeArgs),
    Engine(engine::Engine),
    Eboard(eboard::Eboard),
    Completions(teach::Completions),
    Man(teach::Man),
}

/// An edition, by its name.
pub(crate) fn edition(id: &str) -> Result<Edition, String> {
    Edition::from_id(id).ok_or_else(|| {
        let ids: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
        format!("the editions are {}", ids.join(", "))
    })
}

/// The edition in force today.
pub(crate) const TODAY: &str = "2023";
