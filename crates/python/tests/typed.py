"""A program whose types are checked by test_docs.py; it is not run."""

from __future__ import annotations

import flagfall


def faulty(path: str) -> list[tuple[str, int, str | None]]:
    found: list[tuple[str, int, str | None]] = []
    for game in flagfall.check(path, edition="by-date"):
        for problem in game.problems:
            if problem.kind == "illegal_move" and problem.diagnosis:
                found.append((problem.diagnosis.cause, problem.line, problem.article))
    return found


def moves(board: flagfall.Board) -> dict[str, str]:
    return {move.uci(): board.write(move, "san", "fr") for move in board.legal_moves}


def referee() -> str:
    game = flagfall.Game(edition="2009", regulations={"time_control": "5m"})
    came = game.move("white", "e4", at_ms=1000)
    return f"{came['rulings']} {game.board().turn} {game.result()['edition']}"


def dead(fen: str) -> bool | None:
    return flagfall.winnable(fen, nodes=1000).dead
