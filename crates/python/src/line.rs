//! A line of play as data: the game's own, or a variation's.

use crate::played::{Move, handed, outward};
use crate::read::passed;
use flagfall_notation::pgn::{LineId, Tree};
use flagfall_notation::san;
use pyo3::prelude::*;
use std::sync::Arc;

/// A line of moves with what is written about them.
///
/// >>> game = next(flagfall.read_pgn(b"1. e4! {best} (1. d4 d5) e5 *"))
/// >>> first = game.mainline().moves[0]
/// >>> first.san, first.nags, first.comments
/// ('e4', [1], ['best'])
/// >>> [it.san for it in first.variations[0].moves]
/// ['d4', 'd5']
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct Line {
    tree: Arc<Tree>,
    id: LineId,
}

/// A move and what is written about it.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct Written {
    tree: Arc<Tree>,
    id: LineId,
    index: usize,
    /// The move; `None` for a turn passed.
    #[pyo3(get, name = "move")]
    played: Option<Py<Move>>,
    /// The move in algebraic notation, as PGN writes it; `--` for a turn passed.
    #[pyo3(get)]
    san: String,
}

impl Line {
    pub(crate) fn main(tree: Arc<Tree>) -> Line {
        let id = LineId::MAIN;
        Line { tree, id }
    }

    fn found(&self) -> Option<&flagfall_notation::pgn::Line> {
        self.tree.line(self.id)
    }
}

#[pymethods]
impl Line {
    /// The moves, in order.
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<Written>> {
        let written = self.found().map_or(&[][..], |it| it.moves());
        let Some(mut now) = self.tree.position(self.id, 0) else {
            return Ok(Vec::new());
        };
        let mut moves = Vec::with_capacity(written.len());
        for (index, it) in written.iter().enumerate() {
            let played = it.played();
            let outward = played.map(|it| outward(&now, it, self.tree.chess960));
            moves.push(Written {
                tree: Arc::clone(&self.tree),
                id: self.id,
                index,
                played: outward.map(|it| handed(py, it)).transpose()?,
                san: played.map_or("--".to_owned(), |it| san::write(&now, it)),
            });
            now = passed(&now, played);
        }
        Ok(moves)
    }

    /// The comments before the first move.
    #[getter]
    fn comments(&self) -> Vec<String> {
        self.found()
            .map_or_else(Vec::new, |it| it.comments().to_vec())
    }

    /// The text from the first move on that could not be played, if there is one.
    #[getter]
    fn rest(&self) -> Option<String> {
        self.found().and_then(|it| it.rest().map(str::to_owned))
    }

    /// The position from which the line is played, as FEN.
    #[getter]
    fn fen(&self) -> Option<String> {
        self.tree.position(self.id, 0).map(|it| it.fen())
    }

    fn __repr__(&self) -> String {
        let moves = self.found().map_or(0, |it| it.moves().len());
        format!("<Line of {moves} moves>")
    }
}

impl Written {
    fn found(&self) -> Option<&flagfall_notation::pgn::Written> {
        self.tree.line(self.id)?.moves().get(self.index)
    }
}

#[pymethods]
impl Written {
    /// The comments after it.
    #[getter]
    fn comments(&self) -> Vec<String> {
        let comments = self.found().map(|it| it.comments().map(str::to_owned));
        comments.map_or_else(Vec::new, Iterator::collect)
    }

    /// The numbers of its glyphs: 1 is `!`, 2 is `?`.
    #[getter]
    fn nags(&self) -> Vec<u32> {
        let nags = self.found().map(|it| it.nags().map(u32::from));
        nags.map_or_else(Vec::new, Iterator::collect)
    }

    /// What its player's clock showed after it, in milliseconds, if a comment says so.
    #[getter]
    fn clock_ms(&self) -> Option<u64> {
        self.found()?.clock()
    }

    /// What could have been played in its place.
    #[getter]
    fn variations(&self) -> Vec<Line> {
        let line = |id| Line {
            tree: Arc::clone(&self.tree),
            id,
        };
        let ids = self.found().map(|it| it.variations().map(line));
        ids.map_or_else(Vec::new, Iterator::collect)
    }

    fn __repr__(&self) -> String {
        format!("<Written {}>", self.san)
    }
}
