//! The castling field: `KQkq`, X-FEN and Shredder letters.

use super::error::FenError;
use super::parse::Field;
use crate::{Bitboard, Board, CastlingRights, Color, File, Piece, Rank, Role, Square, Wing};

pub(super) const EXPECTED: &str =
    "- or letters of KQkq, or the files of the rooks (A-H for White, a-h for Black)";
const TWICE: &str = "each right once, and one rook to a side";

/// The file of the king if he stands on his home rank.
fn king_file(board: &Board, color: Color) -> Option<File> {
    let home = Bitboard::rank(Rank::home(color));
    (board.kings(color) & home)
        .first()
        .map(|square| square.file())
}

/// The rook `K` or `Q` speaks of: the outermost on that side of the king (X-FEN). Where there is
/// none, the usual file stands for it, and the setup is refused when it is to be played from.
pub(super) fn outermost(board: &Board, color: Color, wing: Wing) -> File {
    outermost_rook(board, color, wing).unwrap_or(wing.usual_file())
}

fn outermost_rook(board: &Board, color: Color, wing: Wing) -> Option<File> {
    let king = king_file(board, color)?;
    let home = Bitboard::rank(Rank::home(color));
    let rooks = board.by_piece(Piece {
        color,
        role: Role::Rook,
    }) & home;
    let rook = match wing {
        Wing::QueenSide => rooks.first(),
        Wing::KingSide => rooks.last(),
    };
    rook.map(Square::file)
        .filter(|&rook| Wing::of(king, rook) == Some(wing))
}

/// The wing a rook's file stands for, seen from the king. Without a king on his home rank, or on
/// his very file, the letter is nonsense; it is kept for the setup to be refused by name.
fn wing_of(board: &Board, color: Color, rook: File) -> Wing {
    Wing::of(king_file(board, color).unwrap_or(File::E), rook).unwrap_or(Wing::KingSide)
}

pub(super) fn parse(field: &Field<'_>, board: &Board) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if field.as_str() == "-" {
        return Ok(rights);
    }
    for (at, letter) in field.as_str().char_indices() {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let (wing, file) = match letter.to_ascii_lowercase() {
            'k' => (Wing::KingSide, outermost(board, color, Wing::KingSide)),
            'q' => (Wing::QueenSide, outermost(board, color, Wing::QueenSide)),
            lower => {
                let file = File::from_char(lower).ok_or_else(|| field.error_at(at, EXPECTED))?;
                (wing_of(board, color, file), file)
            }
        };
        if rights.file(color, wing).is_some() {
            return Err(field.error_at(at, TWICE));
        }
        rights.set(color, wing, file);
    }
    Ok(rights)
}
