//! A board on which moves are made and taken back.

use crate::error::{self, Error};
use crate::form;
use crate::legal::LegalMoves;
use crate::place::{Side, Spot};
use crate::played::{Move, handed, inward, outward};
use crate::standing::{needs_chess960, position};
use flagfall_board::{Color, Move as Played, Position, Setup, Wing, perft};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A board: a position that can be played from, and the moves that led to it.
///
/// It knows what moves are legal, check, checkmate and stalemate. What else ends a game is law and
/// depends on the edition: ask `Game`, `check` or `winnable`.
///
/// >>> board = flagfall.Board()
/// >>> board.push_san("e4"), board.push_san("e5")
/// (Move.from_uci('e2e4'), Move.from_uci('e7e5'))
/// >>> board.fen()
/// 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
/// >>> flagfall.Board("8/8/8/8/8/8/8/K7 w - - 0 1")
/// Traceback (most recent call last):
/// flagfall.FenError: Black has no king; put exactly one black king on the board
#[pyclass(module = "flagfall", skip_from_py_object)]
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) now: Position,
    pub(crate) chess960: bool,
    /// Each move made, and the position it was made in.
    pub(crate) stack: Vec<(Position, Played)>,
}

/// The first position, whether castling is that of Chess960, and the moves.
type Pickled = (String, bool, Vec<String>);

impl Board {
    pub(crate) fn at(position: Position, chess960: bool) -> Board {
        Board {
            now: position,
            chess960,
            stack: Vec::new(),
        }
    }

    pub(crate) fn make(&mut self, played: Played) {
        self.stack.push((self.now, played));
        self.now = self.now.play(played);
    }

    fn meant(&self, py: Python<'_>, played: Move) -> PyResult<Played> {
        let found = inward(&self.now, played.0);
        found.ok_or_else(|| {
            let fen = self.now.fen();
            let says = format!("{} is no legal move in {fen}", played.0);
            error::of_move(py, says, &played.0.to_string(), fen, &[])
        })
    }

    fn outward(&self, py: Python<'_>, played: Played) -> PyResult<Py<Move>> {
        handed(py, outward(&self.now, played, self.chess960))
    }
}

#[pymethods]
impl Board {
    /// A board from a FEN of four or six fields, X-FEN or Shredder-FEN; the initial position
    /// without one. `chess960` decides how castling is written; where it is left out, the rights
    /// to castle do.
    #[new]
    #[pyo3(signature = (fen=None, *, chess960=None))]
    fn new(py: Python<'_>, fen: Option<&str>, chess960: Option<bool>) -> PyResult<Board> {
        let position = match fen {
            Some(fen) => position(py, fen)?,
            None => Position::initial(),
        };
        let chess960 = chess960.unwrap_or_else(|| needs_chess960(&position));
        Ok(Board::at(position, chess960))
    }

    /// The initial position of Chess960 of this number, 0 to 959; 518 is the usual one.
    ///
    /// >>> flagfall.Board.from_chess960_pos(0).fen()
    /// 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
    #[staticmethod]
    fn from_chess960_pos(py: Python<'_>, number: u16) -> PyResult<Board> {
        let says = || Error::new_err(format!("a Chess960 position is 0 to 959, not {number}"));
        let setup = Setup::chess960(number).ok_or_else(says)?;
        let position = setup.position().map_err(|it| error::fen(py, &it.into()))?;
        Ok(Board::at(position, true))
    }

    /// The FEN of six fields; the en passant square only where a pawn can be captured there.
    fn fen(&self) -> String {
        self.now.fen()
    }

    /// The FEN with rights to castle by the files of the rooks.
    fn shredder_fen(&self) -> String {
        self.now.shredder_fen()
    }

    /// Who is to move: `white` or `black`.
    #[getter]
    fn turn(&self) -> &'static str {
        self.now.turn().name()
    }

    /// Whether castling is written as in Chess960.
    #[getter]
    fn chess960(&self) -> bool {
        self.chess960
    }

    /// The number of the move about to be made.
    #[getter]
    fn fullmove_number(&self) -> u32 {
        self.now.fullmoves()
    }

    /// Half-moves since the last capture or pawn move.
    #[getter]
    fn halfmove_clock(&self) -> u32 {
        self.now.halfmoves()
    }

    /// The square where a pawn can be captured in passing, if one can.
    #[getter]
    fn ep_square(&self) -> Option<String> {
        self.now.en_passant().map(|it| it.to_string())
    }

    /// Whether a side still has the right to castle on a wing: `kingside` or `queenside`.
    fn has_castling_right(&self, side: Side, wing: &str) -> PyResult<bool> {
        let wing = match wing {
            "kingside" => Wing::KingSide,
            "queenside" => Wing::QueenSide,
            _ => return Err(error::word("wing", wing, &["kingside", "queenside"])),
        };
        Ok(self.now.castling().rook(side.0, wing).is_some())
    }

    /// The man on a square, as a letter of FEN; `None` where there is none.
    ///
    /// >>> flagfall.Board().piece_at("e1"), flagfall.Board().piece_at("e4")
    /// ('K', None)
    fn piece_at(&self, square: Spot) -> Option<char> {
        self.now.piece_at(square.0).map(|it| it.fen_char())
    }

    /// The men by their squares, as letters of FEN.
    fn piece_map<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let map = PyDict::new(py);
        for square in self.now.board().occupied() {
            let man = self.now.piece_at(square).map(|it| it.fen_char());
            map.set_item(square.to_string(), man)?;
        }
        Ok(map)
    }

    /// The square of a side's king.
    fn king(&self, side: Side) -> Option<String> {
        self.now.board().king(side.0).map(|it| it.to_string())
    }

    /// The squares of the men that give check.
    fn checkers(&self) -> Vec<String> {
        let squares = self.now.checkers().into_iter();
        squares.map(|it| it.to_string()).collect()
    }

    /// The squares of a side's men that attack a square.
    fn attackers(&self, side: Side, square: Spot) -> Vec<String> {
        let squares = self.now.attackers(square.0, side.0).into_iter();
        squares.map(|it| it.to_string()).collect()
    }

    /// Whether the player to move is in check (3.9).
    fn is_check(&self) -> bool {
        self.now.in_check()
    }

    /// Whether he is checkmated (5.1.1).
    fn is_checkmate(&self) -> bool {
        self.now.is_checkmate()
    }

    /// Whether he is stalemated (5.2.1).
    fn is_stalemate(&self) -> bool {
        self.now.is_stalemate()
    }

    /// The legal moves: a sequence that knows its length and what is in it.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves {
            position: self.now,
            chess960: self.chess960,
        }
    }

    /// Whether a move is legal here; castling may be written either way.
    fn is_legal(&self, played: PyRef<'_, Move>) -> bool {
        inward(&self.now, played.0).is_some()
    }

    /// Whether a legal move captures a man.
    fn is_capture(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<bool> {
        Ok(self.now.is_capture(self.meant(py, *played)?))
    }

    /// Whether a legal move captures a pawn in passing.
    fn is_en_passant(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<bool> {
        Ok(self.now.is_en_passant(self.meant(py, *played)?))
    }

    /// Whether a legal move castles.
    fn is_castling(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<bool> {
        let played = self.meant(py, *played)?;
        Ok(self.now.castling_wing(played).is_some())
    }

    /// Whether a legal move gives check.
    fn gives_check(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<bool> {
        let played = self.meant(py, *played)?;
        Ok(self.now.play(played).in_check())
    }

    /// Makes a legal move.
    fn push(&mut self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<()> {
        let played = self.meant(py, *played)?;
        self.make(played);
        Ok(())
    }

    /// Reads a move in algebraic notation, makes it and returns it.
    fn push_san(&mut self, py: Python<'_>, text: &str) -> PyResult<Py<Move>> {
        let read = form::read(py, &self.now, text, self.chess960, "san", None)?;
        let played = self.outward(py, read)?;
        self.make(read);
        Ok(played)
    }

    /// Reads a move as engines are told it, makes it and returns it.
    fn push_uci(&mut self, py: Python<'_>, text: &str) -> PyResult<Py<Move>> {
        let read = form::read(py, &self.now, text, self.chess960, "uci", None)?;
        let played = self.outward(py, read)?;
        self.make(read);
        Ok(played)
    }

    /// Takes the last move back and returns it.
    fn pop(&mut self, py: Python<'_>) -> PyResult<Py<Move>> {
        let last = self.stack.pop();
        let (before, played) = last.ok_or_else(|| PyIndexError::new_err("no move was made"))?;
        self.now = before;
        self.outward(py, played)
    }

    /// The last move.
    fn peek(&self, py: Python<'_>) -> PyResult<Py<Move>> {
        let last = self.stack.last();
        let (before, played) = last.ok_or_else(|| PyIndexError::new_err("no move was made"))?;
        handed(py, outward(before, *played, self.chess960))
    }

    /// The moves made, in order.
    #[getter]
    fn move_stack(&self, py: Python<'_>) -> PyResult<Vec<Py<Move>>> {
        let each = self.stack.iter();
        each.map(|(before, it)| handed(py, outward(before, *it, self.chess960)))
            .collect()
    }

    /// How many half-moves precede this position, by the number of the move.
    fn ply(&self) -> u32 {
        let black = u32::from(self.now.turn() == Color::Black);
        (self.now.fullmoves().saturating_sub(1) * 2).saturating_add(black)
    }

    /// The board before the first move that was made on it.
    fn root(&self) -> Board {
        let first = self.stack.first().map_or(self.now, |it| it.0);
        Board::at(first, self.chess960)
    }

    /// Another board with the same moves; without them where `stack` is false.
    #[pyo3(signature = (*, stack=true))]
    fn copy(&self, stack: bool) -> Board {
        match stack {
            true => self.clone(),
            false => Board::at(self.now, self.chess960),
        }
    }

    /// A legal move in algebraic notation.
    fn san(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<String> {
        self.write(py, played, "san", None)
    }

    /// A legal move in long algebraic notation.
    ///
    /// >>> flagfall.Board().lan(flagfall.Move.from_uci("g1f3"))
    /// 'Ng1-f3'
    fn lan(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<String> {
        self.write(py, played, "lan", None)
    }

    /// A legal move as engines are told it.
    fn uci(&self, py: Python<'_>, played: PyRef<'_, Move>) -> PyResult<String> {
        self.write(py, played, "uci", None)
    }

    /// A legal move in a notation: `san`, `official` (Appendix C), `short` (without signs), `lan`,
    /// `figurine`, `uci`, `iccf`, `spoken` or `braille`. `lang` chooses the letters of the first
    /// four among `languages()`, and how `spoken` speaks: `en`, `fr`, or `de` for the way of the
    /// rules for blind players.
    ///
    /// >>> board, knight = flagfall.Board(), flagfall.Move.from_uci("g1f3")
    /// >>> [board.write(knight, "san", lang) for lang in ("fr", "de", "ru")]
    /// ['Cf3', 'Sf3', 'Кf3']
    #[pyo3(signature = (played, form="san", lang=None))]
    fn write(
        &self,
        py: Python<'_>,
        played: PyRef<'_, Move>,
        form: &str,
        lang: Option<&str>,
    ) -> PyResult<String> {
        let played = self.meant(py, *played)?;
        form::write(&self.now, played, self.chess960, form, lang)
    }

    /// The move that a text stands for, in a notation of `write` and its language. Algebraic
    /// notation other than plain `san` is read leniently.
    ///
    /// >>> flagfall.Board().read("Sf3", lang="de")
    /// Move.from_uci('g1f3')
    /// >>> flagfall.Board().read("Nf6")
    /// Traceback (most recent call last):
    /// flagfall.MoveError: not a legal move: no knight of the player's can go to f6; perhaps Nf3
    #[pyo3(signature = (text, form="san", lang=None))]
    fn read(
        &self,
        py: Python<'_>,
        text: &str,
        form: &str,
        lang: Option<&str>,
    ) -> PyResult<Py<Move>> {
        let read = form::read(py, &self.now, text, self.chess960, form, lang)?;
        self.outward(py, read)
    }

    /// The move that a text in algebraic notation stands for.
    fn parse_san(&self, py: Python<'_>, text: &str) -> PyResult<Py<Move>> {
        self.read(py, text, "san", None)
    }

    /// The move that a text of squares stands for.
    fn parse_uci(&self, py: Python<'_>, text: &str) -> PyResult<Py<Move>> {
        self.read(py, text, "uci", None)
    }

    /// How many paths of legal moves of this length there are.
    ///
    /// >>> flagfall.Board().perft(4)
    /// 197281
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| perft(&self.now, depth))
    }

    /// Whether two boards show the same position to a rule of repetition (9.2.3): the counters and
    /// the moves before do not count.
    fn is_same_position(&self, other: PyRef<'_, Board>) -> bool {
        self.now.identity() == other.now.identity()
    }

    fn __eq__(&self, other: PyRef<'_, Board>) -> bool {
        self.now == other.now && self.chess960 == other.chess960
    }

    fn __reduce__<'py>(slf: &Bound<'py, Board>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let this = slf.borrow();
        let rebuild = slf.py().import("flagfall")?.getattr("_board")?;
        let moves = this.stack.iter().map(|it| it.1.to_string()).collect();
        let first = this.root().now.shredder_fen();
        Ok((rebuild, (first, this.chess960, moves)))
    }

    fn __str__(&self) -> String {
        self.now.drawing().to_string()
    }

    fn __repr__(&self) -> String {
        format!("Board('{}')", self.now.fen())
    }
}
