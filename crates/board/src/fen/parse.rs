//! Reading a FEN of four or six fields.

use core::ops::Range;

use super::castling;
use super::error::{FenError, FenField};
use crate::board::Code;
use crate::{Board, Color, Piece, Setup, Square};

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

/// What a byte of the first field stands for: how many squares, and the man on the first.
#[derive(Clone, Copy)]
struct Stands {
    /// 0 for a byte that is neither a man nor a gap.
    squares: u8,
    code: Code,
}

/// By byte, so that no branch has to be foretold between men and gaps.
static STANDS: [Stands; 256] = {
    let mut table = [Stands {
        squares: 0,
        code: Code::NOBODY,
    }; 256];
    let mut byte = 0;
    while byte < 128 {
        let entry = &mut table[byte as usize];
        if let Some(piece) = Piece::from_fen_char(byte as char) {
            (entry.squares, entry.code) = (1, Code::of(piece));
        } else if byte >= b'1' && byte <= b'8' {
            entry.squares = byte - b'0';
        }
        byte += 1;
    }
    table
};

fn board(field: &Field<'_>) -> Result<Board, FenError> {
    let mut board = Board::empty();
    // Squares passed, from a8 on, and how many will be when the rank is full.
    let (mut passed, mut full) = (0u8, 8u8);
    for (at, byte) in field.as_str().bytes().enumerate() {
        let Stands { squares, code } = STANDS[usize::from(byte)];
        let next = passed + squares;
        if squares == 0 {
            match byte {
                b'/' if passed != full => return Err(field.error_at(at, WIDTH)),
                b'/' if full == 64 => return Err(field.error_at(at, RANKS)),
                b'/' => full += 8,
                _ => return Err(field.error_at(at, MEN)),
            }
        } else if next > full {
            return Err(field.error_at(at, WIDTH));
        }
        // The index counts from a1, rank by rank: the ranks the other way round.
        board.put_code(Square::wrap(passed ^ 56).bit(), code);
        passed = next;
    }
    let end = field.as_str().len();
    match (passed == full, full) {
        (true, 64) => Ok(board),
        (true, _) => Err(field.error_at(end, RANKS)),
        (false, _) => Err(field.error_at(end, WIDTH)),
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
