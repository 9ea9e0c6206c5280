//! `flagfall position`: a position drawn, its legal moves, and what ends the game in it.

mod draw;
mod ends;
mod show;

use crate::args::{TODAY, edition};
use crate::failure::{Done, Status};
use crate::fen::{self, FenFault};
use crate::term::{BOLD, Out, RED, harmless};
use clap::{Args, ValueEnum};
use flagfall_board::{Leniency, Position};
use flagfall_edition::Edition;
use flagfall_notation::{san, uci};
use flagfall_wire::{LegalJson, PositionJson, SetupFault};
use std::io::{self, Write};

const EXAMPLES: &str = "\
Examples:
  flagfall position 'r1bqkbnr/pppp1Qpp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4'
      ... Black is checkmated. White has won (5.1.1, 2023).
  flagfall position 8/8/8/8/8/5k2/7p/5N1K b - -      a FEN may stand without quotes, and
                                                     with four fields
  flagfall position --edition 1997 '7k/8/5K2/8/8/8/8/R7 w - - 100 120'
  flagfall position - --json < positions.txt         one FEN a line, one object a line

A FEN that cannot be played from is printed with a mark under every fault, and with --strict one
to which no game can have led; the exit status is then 1.";

/// Draw a position, list its legal moves, and say what ends the game or may end it
#[derive(Args)]
#[command(name = "position", after_help = EXAMPLES)]
pub(crate) struct PositionArgs {
    /// The position; - for one a line on standard input
    #[arg(required = true, value_name = "FEN")]
    fen: Vec<String>,
    /// Write castling as the king onto his own rook
    #[arg(long)]
    chess960: bool,
    /// The edition whose articles are cited
    #[arg(long, value_name = "ID", value_parser = edition, default_value = TODAY)]
    edition: Edition,
    /// How the men are drawn
    #[arg(
        long,
        value_name = "HOW",
        default_value = "auto",
        hide_possible_values = true
    )]
    #[arg(help = "Draw the men as figurines or letters; auto: figurines in color")]
    men: Men,
    /// Refuse also what no game can have led to: too many men, a check no last move can have given
    #[arg(long)]
    strict: bool,
    /// Print one JSON object a position
    #[arg(long)]
    json: bool,
}

/// How the men are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Men {
    /// Figurines where there is color and Unicode, otherwise letters.
    Auto,
    /// ♔ and ♚.
    Figurines,
    /// K and k.
    Letters,
}

/// Prints each position, or what is wrong with its FEN.
pub(crate) fn run(args: &PositionArgs, out: &mut Out) -> Done {
    let mut status = Status::Clean;
    let mut first = true;
    fen::each(&args.fen, out, |text, out| {
        if !first && !args.json {
            writeln!(out)?;
        }
        first = false;
        let leniency = match args.strict {
            true => Leniency::STRICT,
            false => Leniency::PLAYABLE,
        };
        match fen::read_with(text, leniency) {
            Ok(position) if args.json => out.json(&json(&position, args))?,
            Ok(position) => show::print(&position, args, out)?,
            Err(faults) => {
                status = Status::Problems;
                match args.json {
                    true => out.json(&invalid(text, &faults))?,
                    false => refuse(text, &faults, args.strict, out)?,
                }
            }
        }
        Ok(())
    })?;
    Ok(status)
}

/// Each legal move in UCI and in SAN.
fn legal(position: &Position, chess960: bool) -> Vec<LegalJson> {
    let chess960 = chess960 || fen::needs_chess960(position);
    let moves = position.legal_moves();
    let both = moves.iter().map(|&played| LegalJson {
        uci: uci::write(position, played, chess960),
        san: san::write(position, played),
    });
    both.collect()
}

fn json(position: &Position, args: &PositionArgs) -> PositionJson {
    let (ends, dead) = ends::of(position, args.edition);
    PositionJson {
        fen: position.fen(),
        valid: true,
        errors: Vec::new(),
        legal: legal(position, args.chess960),
        check: position.in_check(),
        checkmate: position.is_checkmate(),
        stalemate: position.is_stalemate(),
        dead,
        ends,
    }
}

fn invalid(text: &str, faults: &[FenFault]) -> PositionJson {
    let error = |it: &FenFault| SetupFault {
        field: it.field.name().to_owned(),
        message: it.message.clone(),
    };
    PositionJson {
        fen: text.to_owned(),
        valid: false,
        errors: faults.iter().map(error).collect(),
        legal: Vec::new(),
        check: false,
        checkmate: false,
        stalemate: false,
        dead: None,
        ends: Vec::new(),
    }
}

fn refuse(text: &str, faults: &[FenFault], strict: bool, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let what = match strict && fen::read(text).is_ok() {
        true => "No game can have led to this position.",
        false => "This position cannot be played from.",
    };
    writeln!(out, "{}", paint.text(BOLD, what))?;
    writeln!(out, "  {}", harmless(text))?;
    for line in fen::carets(text, faults) {
        let (marks, says) = line.split_at(line.find("^ ").map_or(0, |at| at + 1));
        writeln!(out, "  {}{says}", paint.text(RED, marks))?;
    }
    Ok(())
}
