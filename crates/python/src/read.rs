//! A game of a PGN file.

use crate::board::Board;
use crate::line::Line;
use crate::played::{Move, handed, outward};
use flagfall_board::{Move as Played, Position};
use flagfall_notation::pgn::{self, Game, Replay, Tree};
use flagfall_notation::san;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::sync::{Arc, OnceLock};

/// A game as it stands in its file; its moves are played when they are first asked for.
///
/// >>> game = next(flagfall.read_pgn(b'[White "Anna"]\n\n1. Sf3 {x} d5 (1... e5) 1-0'))
/// >>> game.tags["White"], game.result, game.line
/// ('Anna', '1-0', 1)
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct PgnGame {
    pub(crate) game: Game,
    played: OnceLock<Replay>,
    tree: OnceLock<Arc<Tree>>,
}

/// An irregularity: what, where, and the way out.
#[pyclass(frozen, get_all, module = "flagfall", skip_from_py_object)]
#[derive(Clone)]
pub(crate) struct Fault {
    /// Of which kind: `illegal_move`, `unterminated_comment` …
    kind: &'static str,
    /// The line of the file, from 1.
    line: u64,
    /// The character of the line, from 1.
    column: u64,
    /// The byte of the file, from 0.
    byte: u64,
    /// The text in question.
    token: String,
    /// What is wrong, and the way out.
    message: String,
    /// What should stand there; empty where that is not a matter of signs.
    expected: String,
    /// For a move: the legal moves that it may stand for.
    nearest: Vec<String>,
    /// For a move: its half-move in the game, from 1.
    ply: Option<u32>,
    /// How many variations deep it stands.
    depth: u32,
}

#[pymethods]
impl Fault {
    fn __str__(&self) -> String {
        let (line, column, kind) = (self.line, self.column, self.kind);
        let token = match self.token.is_empty() {
            true => String::new(),
            false => format!(": '{}'", self.token),
        };
        format!("{line}:{column}: {kind}: {}{token}", self.message)
    }

    fn __repr__(&self) -> String {
        format!("<Fault {self}>", self = self.__str__())
    }
}

fn fault(it: &pgn::Fault) -> Fault {
    Fault {
        kind: it.kind.name(),
        line: it.line,
        column: it.column,
        byte: it.byte,
        token: it.token.clone(),
        message: it.message.clone(),
        expected: it.expected.clone(),
        nearest: it.nearest.clone(),
        ply: it.ply,
        depth: it.depth,
    }
}

impl PgnGame {
    pub(crate) fn of(game: Game) -> PgnGame {
        PgnGame {
            game,
            played: OnceLock::new(),
            tree: OnceLock::new(),
        }
    }

    fn replay(&self, py: Python<'_>) -> &Replay {
        match self.played.get() {
            Some(it) => it,
            None => py.detach(|| self.played.get_or_init(|| pgn::replay(&self.game))),
        }
    }

    fn tree(&self, py: Python<'_>) -> Arc<Tree> {
        let read = || Arc::new(Tree::read(&self.game).0);
        Arc::clone(py.detach(|| self.tree.get_or_init(read)))
    }

    /// Walks the game's own line: the position and the move, `None` for a turn passed.
    fn walk(&self, py: Python<'_>, mut each: impl FnMut(&Position, Option<Played>)) {
        let replay = self.replay(py);
        let mut now = replay.start;
        for it in &replay.moves {
            each(&now, it.played);
            now = passed(&now, it.played);
        }
    }
}

/// The position after a move, or after a turn passed.
pub(crate) fn passed(now: &Position, played: Option<Played>) -> Position {
    let used = flagfall_notation::Leniencies::NONE;
    let reading = flagfall_notation::Reading {
        played,
        used,
        offers_draw: false,
    };
    reading.play(now)
}

#[pymethods]
impl PgnGame {
    /// The tags by name; of a name that stands twice, the first.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.game.tags() {
            if !tags.contains(&*name)? {
                tags.set_item(name, value)?;
            }
        }
        Ok(tags)
    }

    /// Every tag, in the order of the file.
    #[getter]
    fn tag_pairs(&self) -> Vec<(String, String)> {
        let pairs = self.game.tags();
        pairs
            .map(|(name, value)| (name.into_owned(), value.into_owned()))
            .collect()
    }

    /// The value of a tag; `None` without it.
    fn tag(&self, name: &str) -> Option<String> {
        self.game.tag(name).map(std::borrow::Cow::into_owned)
    }

    /// What the moves end with: `1-0`, `0-1`, `1/2-1/2` or `*`; `None` if nothing ends them.
    #[getter]
    fn result(&self) -> Option<&'static str> {
        self.game.result().map(pgn::Termination::token)
    }

    /// The line of the file on which the game begins, from 1.
    #[getter]
    fn line(&self) -> u64 {
        self.game.start().line
    }

    /// The byte of the file at which it begins, from 0.
    #[getter]
    fn byte(&self) -> u64 {
        self.game.start().byte
    }

    /// The encoding in which it was read.
    #[getter]
    fn encoding(&self) -> &'static str {
        self.game.encoding()
    }

    /// The text of the game, byte for byte.
    #[getter]
    fn source<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.game.source())
    }

    /// Whether castling is that of Chess960.
    #[getter]
    fn chess960(&self, py: Python<'_>) -> bool {
        self.replay(py).chess960
    }

    /// The moves of the game up to the first that is not legal; `None` for a turn passed (`--`).
    ///
    /// >>> game = next(flagfall.read_pgn(b"1. e4 e5 2. Ke3 Nf6"))
    /// >>> game.moves
    /// [Move.from_uci('e2e4'), Move.from_uci('e7e5')]
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<Option<Py<Move>>>> {
        let chess960 = self.replay(py).chess960;
        let mut moves = Vec::new();
        self.walk(py, |now, played| {
            moves.push(played.map(|it| outward(now, it, chess960)));
        });
        let each = moves.into_iter();
        each.map(|it| it.map(|it| handed(py, it)).transpose())
            .collect()
    }

    /// The same in algebraic notation, as PGN writes it, whatever the file has.
    #[getter]
    fn sans(&self, py: Python<'_>) -> Vec<String> {
        let mut texts = Vec::new();
        self.walk(py, |now, played| {
            texts.push(played.map_or("--".to_owned(), |it| san::write(now, it)));
        });
        texts
    }

    /// What each player's clock showed after his move, in milliseconds, where a comment says so.
    ///
    /// >>> next(flagfall.read_pgn(b"1. e4 {[%clk 0:03:02]} e5 *")).clocks_ms
    /// [182000, None]
    #[getter]
    fn clocks_ms(&self, py: Python<'_>) -> Vec<Option<u64>> {
        let moves = self.replay(py).moves.iter();
        moves.map(|it| it.clocks.remaining).collect()
    }

    /// What is irregular in the text and the moves, in variations too, in the order of the file.
    #[getter]
    fn faults(&self, py: Python<'_>) -> Vec<Fault> {
        self.replay(py).faults.iter().map(fault).collect()
    }

    /// The board it starts from.
    fn board(&self, py: Python<'_>) -> Board {
        let replay = self.replay(py);
        Board::at(replay.start, replay.chess960)
    }

    /// The board after the moves that could be played, with them on its stack.
    ///
    /// >>> next(flagfall.read_pgn(b"1. e4 e5 *")).end().peek()
    /// Move.from_uci('e7e5')
    fn end(&self, py: Python<'_>) -> Board {
        let mut board = self.board(py);
        self.walk(py, |now, played| {
            board.now = *now;
            match played {
                Some(it) => board.make(it),
                None => board.now = passed(now, None),
            }
        });
        board
    }

    /// The game's own line as data: moves, comments, glyphs, clocks, and variations in turn.
    fn mainline(&self, py: Python<'_>) -> Line {
        Line::main(self.tree(py))
    }

    /// The game in PGN's export form; without comments, glyphs and variations if `reduced`.
    ///
    /// >>> game = next(flagfall.read_pgn(b"1.e4! (1.d4) e5 {x} *"))
    /// >>> game.export(reduced=True).splitlines()[-2]
    /// '1. e4 e5 *'
    #[pyo3(signature = (*, reduced=false))]
    fn export(&self, py: Python<'_>, reduced: bool) -> String {
        let tree = self.tree(py);
        match reduced {
            true => tree.export_reduced(),
            false => tree.export(),
        }
    }

    fn __repr__(&self) -> String {
        let name = |it| self.tag(it).unwrap_or_else(|| "?".to_owned());
        let (line, result) = (self.line(), self.result().unwrap_or("?"));
        format!(
            "<PgnGame line {line}: {} - {} {result}>",
            name("White"),
            name("Black")
        )
    }
}
