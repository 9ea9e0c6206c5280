//! The legal moves of a position, as Python walks through them.

use crate::played::{Move, Squares, handed, inward, outward};
use flagfall_board::{Move as Played, Position};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList, PyString};

/// The legal moves of a position: a sequence that is generated when it is asked for.
///
/// >>> moves = flagfall.Board().legal_moves
/// >>> len(moves), flagfall.Move.from_uci("e2e4") in moves
/// (20, True)
#[pyclass(frozen, sequence, module = "flagfall")]
pub(crate) struct LegalMoves {
    pub(crate) position: Position,
    pub(crate) chess960: bool,
}

impl LegalMoves {
    /// Each move as its user writes it.
    fn each(&self) -> impl Iterator<Item = Played> {
        let king = self.position.board().king(self.position.turn());
        let legal = self.position.legal_moves().into_iter();
        // Only a king castles: nobody else's move is written in two ways.
        legal.map(move |played| match king == Some(played.from) {
            true => outward(&self.position, played, self.chess960),
            false => played,
        })
    }
}

#[pymethods]
impl LegalMoves {
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let moves: Vec<Py<Move>> = self
            .each()
            .map(|it| handed(py, it))
            .collect::<PyResult<_>>()?;
        PyList::new(py, moves)?.try_iter()
    }

    fn __len__(&self) -> usize {
        self.position.legal_moves().len()
    }

    fn __bool__(&self) -> bool {
        self.position.has_legal_move()
    }

    fn __contains__(&self, played: PyRef<'_, Move>) -> bool {
        inward(&self.position, played.0).is_some()
    }

    fn __getitem__(&self, py: Python<'_>, at: isize) -> PyResult<Py<Move>> {
        let legal = self.position.legal_moves();
        let index = if at < 0 {
            at + legal.len() as isize
        } else {
            at
        };
        let found = usize::try_from(index).ok().and_then(|it| legal.get(it));
        let played = *found.ok_or_else(|| PyIndexError::new_err("there are fewer legal moves"))?;
        handed(py, outward(&self.position, played, self.chess960))
    }

    /// How many there are.
    fn count(&self) -> usize {
        self.__len__()
    }

    /// Their UCI, in one list of texts: quicker than the moves themselves.
    ///
    /// >>> sorted(flagfall.Board("7k/8/8/8/8/8/8/K7 w - - 0 1").legal_moves.uci())
    /// ['a1a2', 'a1b1', 'a1b2']
    fn uci<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let texts = self
            .each()
            .map(|it| PyString::new(py, Squares::of(it).as_str()));
        PyList::new(py, texts.collect::<Vec<_>>())
    }

    fn __repr__(&self) -> String {
        let texts: Vec<String> = self.each().map(|it| it.to_string()).collect();
        format!("<LegalMoves: {}>", texts.join(" "))
    }
}
