//! Reading a FEN of four or six fields.

use core::ops::Range;

use super::castling;
use super::error::{FenError, FenField};
use crate::{Board, Color, File, Piece, Rank, Setup, Square};

const SHAPE: &str = "four or six fields parted by spaces: men, side to move, castling rights, \
                     en passant square, half-moves, move number";
const RANKS: &str = "eight ranks parted by slashes, from the eighth to the first";
const WIDTH: &str = "eight squares to a rank";
const MEN: &str = "PNBRQK for White's men, pnbrqk for Black's, 1-8 for empty squares";
const COUNT: &str = "a whole number up to 4294967295";

/// The fields of a line and where each begins.
struct Fields<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    /// The bytes of the next field, if there is one.
    fn next(&mut self) -> Option<Range<usize>> {
        let bytes = self.text.as_bytes();
        let blanks = bytes[self.at..]
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace())
            .count();
        let start = self.at + blanks;
        let length = bytes[start..]
            .iter()
            .take_while(|byte| !byte.is_ascii_whitespace())
            .count();
        self.at = start + length;
        (length > 0).then_some(start..self.at)
    }

    fn field(&mut self, field: FenField, expected: &'static str) -> Result<Field<'a>, FenError> {
        let range = self.next().ok_or_else(|| {
            FenError::new(field, self.text, self.text.len()..self.text.len(), expected)
        })?;
        Ok(Field {
            field,
            text: self.text,
            range,
        })
    }
}

/// One field: which, and its bytes in the whole text.
pub(super) struct Field<'a> {
    field: FenField,
    text: &'a str,
    range: Range<usize>,
}

impl<'a> Field<'a> {
    pub(super) fn as_str(&self) -> &'a str {
        &self.text[self.range.clone()]
    }

    /// An error about the whole field.
    pub(super) fn error(&self, expected: &'static str) -> FenError {
        FenError::new(self.field, self.text, self.range.clone(), expected)
    }

    /// An error about the character at a byte of the field, or about its end.
    pub(super) fn error_at(&self, byte: usize, expected: &'static str) -> FenError {
        let start = self.range.start + byte;
        let length = self.as_str()[byte..]
            .chars()
            .next()
            .map_or(0, char::len_utf8);
        FenError::new(self.field, self.text, start..start + length, expected)
    }
}

pub(crate) fn parse(text: &str) -> Result<Setup, FenError> {
    let mut fields = Fields { text, at: 0 };
    let board = board(&fields.field(FenField::Placement, SHAPE)?)?;
    let turn = side(&fields.field(FenField::Side, "w or b")?)?;
    let castling = castling::parse(
        &fields.field(FenField::Castling, castling::EXPECTED)?,
        &board,
    )?;
    let en_passant = en_passant(&fields.field(FenField::EnPassant, "- or a square")?, turn)?;
    let mut setup = Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmoves: 0,
        fullmoves: 1,
    };
    if let Some(range) = fields.next() {
        setup.halfmoves = count(&Field {
            field: FenField::Halfmoves,
            text,
            range,
        })?;
        setup.fullmoves = count(&fields.field(FenField::Fullmoves, COUNT)?)?;
    }
    if let Some(range) = fields.next() {
        let rest = Field {
            field: FenField::Fullmoves,
            text,
            range,
        };
        return Err(rest.error("nothing after the move number"));
    }
    Ok(setup)
}

pub(crate) fn parse_placement(text: &str) -> Result<Board, FenError> {
    board(&Field {
        field: FenField::Placement,
        text,
        range: 0..text.len(),
    })
}

fn board(field: &Field<'_>) -> Result<Board, FenError> {
    let mut board = Board::empty();
    // `file` may reach 8: the rank is then full.
    let (mut rank, mut file) = (7u8, 0u8);
    for (at, byte) in field.as_str().bytes().enumerate() {
        match byte {
            b'1'..=b'8' => {
                file += byte - b'0';
                if file > 8 {
                    return Err(field.error_at(at, WIDTH));
                }
            }
            b'/' => {
                if file != 8 {
                    return Err(field.error_at(at, WIDTH));
                }
                rank = rank
                    .checked_sub(1)
                    .ok_or_else(|| field.error_at(at, RANKS))?;
                file = 0;
            }
            _ => {
                let piece = Piece::from_fen_char(char::from(byte))
                    .ok_or_else(|| field.error_at(at, MEN))?;
                let column = File::new(file).ok_or_else(|| field.error_at(at, WIDTH))?;
                board.put(Square::new(column, Rank::wrap(rank)).bit(), piece);
                file += 1;
            }
        }
    }
    let end = field.as_str().len();
    match (rank, file) {
        (0, 8) => Ok(board),
        (_, 8) => Err(field.error_at(end, RANKS)),
        _ => Err(field.error_at(end, WIDTH)),
    }
}

fn side(field: &Field<'_>) -> Result<Color, FenError> {
    match field.as_str() {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(field.error("w or b")),
    }
}

fn en_passant(field: &Field<'_>, turn: Color) -> Result<Option<Square>, FenError> {
    if field.as_str() == "-" {
        return Ok(None);
    }
    let (rank, expected) = match turn {
        Color::White => ('6', "- or a square of the sixth rank, White being to move"),
        Color::Black => ('3', "- or a square of the third rank, Black being to move"),
    };
    match field.as_str().parse::<Square>() {
        Ok(square) if square.rank().to_char() == rank => Ok(Some(square)),
        _ => Err(field.error(expected)),
    }
}

fn count(field: &Field<'_>) -> Result<u32, FenError> {
    let text = field.as_str();
    // The standard parser would also take a plus sign.
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(field.error(COUNT));
    }
    text.parse().map_err(|_| field.error(COUNT))
}
