"""The FIDE Laws of Chess as executable software.

Boards and moves, notation in every language there is, PGN, games held against the Laws of the
edition they were played under, whether a side can still mate, time controls, and the whole
referee: acts in, rulings out, each with its clause.

>>> board = flagfall.Board()
>>> [board.push_san(san).uci() for san in ("e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#")][-1]
'h5f7'
>>> board.is_checkmate()
True
"""

from __future__ import annotations

from ._flagfall import (
    Answer,
    ArrowStream,
    ArrowTable,
    Board,
    CheckedGame,
    Checks,
    Diagnosis,
    Error,
    Fault,
    FenError,
    GameFileError,
    LegalMoves,
    Line,
    Move,
    MoveError,
    Note,
    PgnGame,
    PgnReader,
    Problem,
    TimeControl,
    TimeControlError,
    Winnability,
    Written,
    act_fields,
    check,
    check_batches,
    editions,
    languages,
    legal_moves_batch,
    read_pgn,
    replay_batch,
    shares,
    winnable,
    winnable_batch,
)
from ._game import Game

WHITE = "white"
BLACK = "black"

#: The squares by name, from a1 to h8.
SQUARES: list[str] = [file + rank for rank in "12345678" for file in "abcdefgh"]

STARTING_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

__all__ = [
    "Answer",
    "ArrowStream",
    "ArrowTable",
    "BLACK",
    "Board",
    "CheckedGame",
    "Checks",
    "Diagnosis",
    "Error",
    "Fault",
    "FenError",
    "Game",
    "GameFileError",
    "LegalMoves",
    "Line",
    "Move",
    "MoveError",
    "Note",
    "PgnGame",
    "PgnReader",
    "Problem",
    "SQUARES",
    "STARTING_FEN",
    "TimeControl",
    "TimeControlError",
    "WHITE",
    "Winnability",
    "Written",
    "act_fields",
    "check",
    "check_batches",
    "editions",
    "languages",
    "legal_moves_batch",
    "read_pgn",
    "replay_batch",
    "shares",
    "winnable",
    "winnable_batch",
]


def _board(fen: str, chess960: bool, moves: list[str]) -> Board:
    """A board as it was pickled."""
    board = Board(fen, chess960=chess960)
    for uci in moves:
        board.push_uci(uci)
    return board
