//! FENs from the command line and from standard input, and everything that is wrong with one.

use crate::failure::Failure;
use crate::term::Out;
use flagfall_board::{Color, FenError, FenField, Leniency, Position, Setup, SetupFault};
use std::io::{self, BufRead, Read, Write};
use std::ops::Range;

/// No FEN is longer, in bytes.
const LINE_MAX: u64 = 4096;

/// One thing that is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FenFault {
    /// The field.
    pub(crate) field: FenField,
    /// Its bytes; empty, at the end of the text, where something is missing.
    pub(crate) range: Range<usize>,
    /// What is wrong and what would be accepted.
    pub(crate) message: String,
}

/// The position of a FEN that can be played from, or all of its faults.
pub(crate) fn read(text: &str) -> Result<Position, Vec<FenFault>> {
    read_with(text, Leniency::PLAYABLE)
}

/// The position of a FEN, or all of its faults but those that are overlooked.
pub(crate) fn read_with(text: &str, leniency: Leniency) -> Result<Position, Vec<FenFault>> {
    let setup = match Setup::from_fen(text) {
        Ok(setup) => setup,
        Err(error) => return Err(unread(text, error)),
    };
    setup.position_with(leniency).map_err(|error| {
        let fields = fields(text);
        let of = |fault: &SetupFault| {
            let field = fault.field();
            FenFault {
                field,
                range: fields
                    .get(field as usize)
                    .cloned()
                    .unwrap_or(text.len()..text.len()),
                message: fault.to_string(),
            }
        };
        error.faults().iter().map(of).collect()
    })
}

fn fields(text: &str) -> Vec<Range<usize>> {
    text.split_ascii_whitespace()
        .map(|field| {
            let start = field.as_ptr() as usize - text.as_ptr() as usize;
            start..start + field.len()
        })
        .collect()
}

/// Every field that cannot be read. The reader stops at the first; a sound field is put in the
/// place of each faulty one, and it is asked again.
fn unread(text: &str, first: FenError) -> Vec<FenFault> {
    let places = fields(text);
    let mut words: Vec<&str> = places.iter().map(|it| &text[it.clone()]).collect();
    let mut error = Some(first);
    let mut faults: Vec<FenFault> = Vec::new();
    let mut line = text.to_owned();
    while let Some(it) = error.take() {
        let now = fields(&line);
        let index = now
            .iter()
            .position(|word| word.start <= it.range().start && it.range().start <= word.end)
            .filter(|_| !it.range().is_empty() || it.range().start < line.len())
            .unwrap_or(it.field() as usize);
        let missing = index >= words.len();
        let range = match (places.get(index), now.get(index)) {
            (Some(place), Some(word)) => {
                let shift = it.range().start - word.start;
                place.start + shift..place.start + shift + it.range().len()
            }
            _ => text.len()..text.len(),
        };
        faults.push(FenFault {
            field: it.field(),
            range,
            message: sentence(&it),
        });
        if missing || index > 5 {
            break;
        }
        words[index] = sound(it.field(), &words);
        line = words.join(" ");
        error = Setup::from_fen(&line).err();
    }
    faults
}

/// A field that can be read beside the others.
fn sound(field: FenField, words: &[&str]) -> &'static str {
    match field {
        FenField::Placement => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        FenField::Side if words.get(3).is_some_and(|it| it.ends_with('3')) => "b",
        FenField::Side => "w",
        FenField::Castling | FenField::EnPassant => "-",
        FenField::Halfmoves => "0",
        FenField::Fullmoves => "1",
    }
}

fn sentence(error: &FenError) -> String {
    match error.found() {
        "" => format!("something is missing; expected {}", error.expected()),
        found => format!("found {found:?}; expected {}", error.expected()),
    }
}

/// The faults drawn under the line, each with its caret.
pub(crate) fn carets(text: &str, faults: &[FenFault]) -> Vec<String> {
    let mut sorted: Vec<&FenFault> = faults.iter().collect();
    sorted.sort_by_key(|it| it.range.start);
    let of = |fault: &&FenFault| {
        let column = text[..fault.range.start].chars().count();
        let width = text[fault.range.clone()].chars().count().max(1);
        let (pad, mark) = (" ".repeat(column), "^".repeat(width));
        format!("{pad}{mark} {}: {}", fault.field, fault.message)
    };
    sorted.iter().map(of).collect()
}

/// The position of a FEN that a command needs in order to begin.
pub(crate) fn needed(text: &str) -> Result<Position, Failure> {
    read(text).map_err(|faults| {
        let carets = carets(text, &faults).join("\n  ");
        Failure::unusable(format!(
            "this FEN cannot be played from\n  {text}\n  {carets}"
        ))
    })
}

/// The FENs meant by the arguments: one in several words, one a word, or `-` for the lines of
/// standard input. Given to `each` as they come. What it prints for a line is there before the
/// next one is read.
pub(crate) fn each(
    words: &[String],
    out: &mut Out,
    mut each: impl FnMut(&str, &mut Out) -> Result<(), Failure>,
) -> Result<(), Failure> {
    every(words, |_, text| {
        each(text, out)?;
        Ok(out.flush()?)
    })
}

/// The same where nothing is printed between them, each with its line if it comes from standard
/// input; the first failure of `each` ends it.
pub(crate) fn every(
    words: &[String],
    mut each: impl FnMut(Option<u64>, &str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if let [dash] = words
        && dash == "-"
    {
        return lines(io::stdin().lock(), "standard input", each);
    }
    if words.iter().any(|word| word.trim().contains(' ')) {
        return words.iter().try_for_each(|word| each(None, word.trim()));
    }
    each(None, &words.join(" "))
}

/// One FEN a line, each given to `each` with the number of the line; `name` is where they come
/// from. Empty lines, and those that begin with `#`, are passed over.
pub(crate) fn lines(
    mut input: impl BufRead,
    name: &str,
    mut each: impl FnMut(Option<u64>, &str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        let read = (&mut input).take(LINE_MAX).read_until(b'\n', &mut line);
        let read =
            read.map_err(|error| Failure::unusable(format!("{name} cannot be read: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        if read as u64 == LINE_MAX {
            let what = format!("line {number} of {name} is longer than any FEN");
            return Err(Failure::unusable(what).hint("Give one FEN a line."));
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if !text.is_empty() && !text.starts_with('#') {
            each(Some(number), text)?;
        }
    }
    Ok(())
}

/// Whether castling can only be written as in Chess960: somebody who may still castle has his
/// king or the rook elsewhere than in the usual array.
pub(crate) fn needs_chess960(position: &Position) -> bool {
    position.castling().iter().any(|(color, wing, rook)| {
        let king = position.board().king(color);
        rook.file() != wing.usual_file() || king.is_some_and(|it| it != home(color))
    })
}

fn home(color: Color) -> flagfall_board::Square {
    match color {
        Color::White => flagfall_board::Square::E1,
        Color::Black => flagfall_board::Square::E8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, expect: &[(&str, &str)]) {
        let faults = read(fen).expect_err(fen);
        let mut found: Vec<(usize, &str, &str)> = faults
            .iter()
            .map(|it| (it.range.start, it.field.name(), &fen[it.range.clone()]))
            .collect();
        found.sort_unstable();
        let found: Vec<(&str, &str)> = found.into_iter().map(|(_, a, b)| (a, b)).collect();
        assert_eq!(found, expect, "{fen}");
    }

    #[test]
    fn every_faulty_field_is_named() {
        check("4k3/8/8/8/8/8/8/4K3 x - - 0 1", &[("side to move", "x")]);
        check(
            "4k3/8/8/8/9/8/8/4K3 x KZ e4 -1 1",
            &[
                ("piece placement", "9"),
                ("side to move", "x"),
                ("castling", "Z"),
                ("en passant", "e4"),
                ("half-move counter", "-1"),
            ],
        );
        check("4k3/8/8/8/8/8/8/4K3", &[("side to move", "")]);
        check("4k3/8/8/8/8/8/8/4K3 w - - 0", &[("move number", "")]);
        check("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", &[("move number", "x")]);
        check("8/8 w - - 0 1", &[("piece placement", "")]);
        check("", &[("piece placement", "")]);
    }

    #[test]
    fn every_fault_of_the_men_is_named() {
        check(
            "4k2P/8/8/8/8/8/8/8 w K - 0 1",
            &[
                ("piece placement", "4k2P/8/8/8/8/8/8/8"),
                ("piece placement", "4k2P/8/8/8/8/8/8/8"),
            ],
        );
        check("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", &[("side to move", "w")]);
    }

    #[test]
    fn carets_count_characters() {
        let faults = read("4k3/8/8/8/8/8/8/4K3 ä z3").unwrap_err();
        let drawn = carets("4k3/8/8/8/8/8/8/4K3 ä z3", &faults);
        assert!(drawn[0].starts_with(&format!("{}^ side", " ".repeat(20))));
    }
}
