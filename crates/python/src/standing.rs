//! What stands on a board, given as a board or as a FEN.

use crate::board::Board;
use crate::error;
use flagfall_board::Position;
use pyo3::prelude::*;

/// What stands on a board: a `Board`, or the text of a FEN.
pub(crate) struct Standing(pub(crate) Position);

impl<'a, 'py> FromPyObject<'a, 'py> for Standing {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Standing> {
        if let Ok(board) = object.cast::<Board>() {
            let board = board.try_borrow()?;
            return Ok(Standing(board.now));
        }
        let fen: String = object.extract()?;
        position(object.py(), &fen).map(Standing)
    }
}

/// The position of a FEN.
pub(crate) fn position(py: Python<'_>, fen: &str) -> PyResult<Position> {
    Position::from_fen(fen).map_err(|it| error::fen(py, &it))
}

/// Whether a right to castle is one that only Chess960 knows.
pub(crate) fn needs_chess960(position: &Position) -> bool {
    position.castling().iter().any(|(color, wing, rook)| {
        let king = position.board().king(color);
        rook.file() != wing.usual_file() || king.is_none_or(|it| it.file().to_char() != 'e')
    })
}
