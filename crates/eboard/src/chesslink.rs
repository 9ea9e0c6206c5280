//! ChessLink: the boards of Millennium, over a serial line.
//!
//! The open description of the protocol by its users is what this follows: 38,400 baud, seven
//! bits, odd parity; every message is a letter, its data and two hexadecimal digits, the exclusive
//! or of all characters before. The board answers `s` and 64 letters, from a8 to h8 and down to h1.

use crate::{Cell, Cells};
use flagfall_board::Square;

/// The baud of the line.
pub(crate) const BAUD: u32 = 38_400;
/// A report: its letter, a letter a square, two digits.
const REPORT: usize = 67;

/// Reads what a board sends, byte by byte: torn, doubled and damaged messages too.
#[derive(Clone, Debug, Default)]
pub struct ChessLink {
    text: Vec<u8>,
}

impl ChessLink {
    /// Nothing heard yet.
    #[must_use]
    pub fn new() -> ChessLink {
        ChessLink::default()
    }

    /// A command to the board: its letter and data, and the digits that check them.
    ///
    /// ```
    /// use flagfall_eboard::ChessLink;
    /// assert_eq!(ChessLink::command("S"), "S53");
    /// assert_eq!(ChessLink::command("W0203"), "W020356");
    /// ```
    #[must_use]
    pub fn command(text: &str) -> String {
        format!("{text}{:02X}", check(text.as_bytes()))
    }

    /// Has the board report every change at once; what trembles is steadied here.
    #[must_use]
    pub fn greeting() -> String {
        ChessLink::command("W0203") + &ChessLink::command("S")
    }

    /// Takes in bytes, and answers the boards that were reported whole.
    pub fn hear(&mut self, bytes: &[u8]) -> Vec<Cells> {
        // The parity is the line's to check; some drivers leave its bit in place.
        self.text.extend(bytes.iter().map(|it| it & 0x7f));
        let mut found = Vec::new();
        loop {
            match self.text.iter().position(|it| *it == b's') {
                None => {
                    self.text.clear();
                    return found;
                }
                Some(at) => drop(self.text.drain(..at)),
            }
            let Some(report) = self.text.get(..REPORT) else {
                return found;
            };
            match read(report) {
                Some(cells) => {
                    found.push(cells);
                    self.text.drain(..REPORT);
                }
                // No report begins here: perhaps one does further on.
                None => drop(self.text.remove(0)),
            }
        }
    }
}

fn check(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0, |sum, it| sum ^ it)
}

fn read(report: &[u8]) -> Option<Cells> {
    let (said, digits) = report.split_at(REPORT - 2);
    let digits = std::str::from_utf8(digits).ok()?;
    if u8::from_str_radix(digits, 16).ok()? != check(said) {
        return None;
    }
    let mut cells = Cells::default();
    for (at, letter) in said.get(1..)?.iter().enumerate() {
        let square = Square::from_index((7 - at / 8) * 8 + at % 8)?;
        cells.set(
            square,
            Cell::of(char::from(*letter)).filter(|it| *it != Cell::Some)?,
        );
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::Board;

    const START: &str = "srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

    #[test]
    fn reports_are_read_however_they_come() {
        let start = Cells::showing(&Board::initial());
        let whole = ChessLink::command(START);
        assert_eq!(ChessLink::new().hear(whole.as_bytes()), [start]);
        let with_parity: Vec<u8> = whole.bytes().map(|it| it | 0x80).collect();
        assert_eq!(ChessLink::new().hear(&with_parity), [start]);
        let mut torn = ChessLink::new();
        let found: Vec<Cells> = whole.bytes().flat_map(|it| torn.hear(&[it])).collect();
        assert_eq!(found, [start]);
        // Another acknowledgement, half a report and a damaged one before a good one.
        let damaged = whole.replace('Q', "K");
        let noise = format!("w0203\r\n{}{damaged}{whole}", &whole[..30]);
        assert_eq!(ChessLink::new().hear(noise.as_bytes()), [start]);
    }

    #[test]
    fn any_bytes_are_survived() {
        let mut chance = fastrand::Rng::with_seed(11);
        let mut line = ChessLink::new();
        for _ in 0..2_000 {
            let bytes: Vec<u8> = (0..chance.usize(..100)).map(|_| chance.u8(..)).collect();
            line.hear(&bytes);
            assert!(line.text.len() < REPORT);
        }
    }
}
