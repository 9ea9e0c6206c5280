//! A move, as Python holds it.

use crate::error::MoveError;
use crate::place::{self, Spot};
use flagfall_board::{Move as Played, Position, Role, Square};
use flagfall_notation::uci;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// A move of one man from a square to a square; castling as in UCI: the king to his square of
/// arrival, or in Chess960 to his own rook's.
///
/// It cannot be changed, can be hashed, and says nothing about any position.
///
/// >>> move = flagfall.Move.from_uci("e7e8q")
/// >>> move.from_square, move.to_square, move.promotion
/// ('e7', 'e8', 'queen')
/// >>> str(move)
/// 'e7e8q'
#[pyclass(frozen, eq, hash, skip_from_py_object, module = "flagfall")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Move(pub(crate) Played);

#[pymethods]
impl Move {
    /// A move from its squares, by name or number.
    ///
    /// >>> flagfall.Move("e2", "e4").uci()
    /// 'e2e4'
    #[new]
    #[pyo3(signature = (from_square, to_square, promotion=None))]
    fn new(from_square: Spot, to_square: Spot, promotion: Option<&str>) -> PyResult<Move> {
        Ok(Move(Played {
            from: from_square.0,
            to: to_square.0,
            promotion: promotion.map(place::role).transpose()?,
        }))
    }

    /// A move as engines are told it: `e2e4`, `a7a8q`.
    #[staticmethod]
    fn from_uci(py: Python<'_>, text: &str) -> PyResult<Py<Move>> {
        let squares = uci::squares(text);
        let (from, to, promotion) =
            squares.map_err(|error| MoveError::new_err(format!("`{text}`: {error}")))?;
        handed(
            py,
            Played {
                from,
                to,
                promotion,
            },
        )
    }

    /// The move as engines are told it.
    fn uci(&self) -> String {
        self.0.to_string()
    }

    /// Where the man stands.
    #[getter]
    fn from_square(&self) -> String {
        self.0.from.to_string()
    }

    /// Where he arrives.
    #[getter]
    fn to_square(&self) -> String {
        self.0.to.to_string()
    }

    /// What a pawn is exchanged for: `queen`, `rook`, `bishop`, `knight` or `None`.
    #[getter]
    fn promotion(&self) -> Option<&'static str> {
        self.0.promotion.map(Role::name)
    }

    fn __str__(&self) -> String {
        self.uci()
    }

    fn __repr__(&self) -> String {
        format!("Move.from_uci('{}')", self.0)
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let class = py.get_type::<Move>();
        Ok((class.getattr("from_uci")?.unbind(), (self.uci(),)))
    }
}

/// Every move that was ever handed out: there are few, and most positions share them.
static KNOWN: PyOnceLock<Vec<PyOnceLock<Py<Move>>>> = PyOnceLock::new();

const SQUARES: usize = 64 * 64;

/// A move as an object, the same one each time.
pub(crate) fn handed(py: Python<'_>, played: Played) -> PyResult<Py<Move>> {
    let known = KNOWN.get_or_init(py, || {
        let mut all = Vec::new();
        all.resize_with(SQUARES * 7, PyOnceLock::new);
        all
    });
    let role = played.promotion.map_or(0, |it| it.index() + 1);
    let at = role * SQUARES + played.from.index() * 64 + played.to.index();
    let Some(cell) = known.get(at) else {
        return Py::new(py, Move(played));
    };
    let it = cell.get_or_try_init(py, || Py::new(py, Move(played)))?;
    Ok(it.clone_ref(py))
}

/// A legal move as its user writes it: castling to the king's square of arrival, but in Chess960.
pub(crate) fn outward(position: &Position, played: Played, chess960: bool) -> Played {
    match position.castling_wing(played) {
        Some(wing) if !chess960 => {
            let to: Square = wing.king_target(position.turn());
            Played::new(played.from, to)
        }
        _ => played,
    }
}

/// The legal move that its user means, castling written either way; `None` if there is none.
pub(crate) fn inward(position: &Position, meant: Played) -> Option<Played> {
    if position.is_legal(meant) {
        return Some(meant);
    }
    // Only castling is written otherwise, and only a king castles.
    if position.board().king(position.turn()) != Some(meant.from) {
        return None;
    }
    uci::read(position, &meant.to_string(), false).ok()
}

/// A move as engines are told it, without a place of its own in memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Squares([u8; 5], usize);

impl Squares {
    /// The text of a move that is written as it stands.
    pub(crate) fn of(played: Played) -> Squares {
        let (from, to) = (played.from, played.to);
        let [a, b] = [from, to].map(|it| [it.file().to_char() as u8, it.rank().to_char() as u8]);
        let mut text = [a[0], a[1], b[0], b[1], 0];
        let length = match played.promotion {
            None => 4,
            Some(role) => {
                text[4] = role.letter().to_ascii_lowercase() as u8;
                5
            }
        };
        Squares(text, length)
    }

    pub(crate) fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0[..self.1]).unwrap_or_default()
    }
}
