"""Flagfall's Python package beside python-chess, which is GPL-3.0-or-later and runs only here.

    pip install chess pyarrow flagfall
    python bench/python/beside.py GAMES.pgn [--games 2000]

Both do the same work on the same games in turn, in rounds, and are timed by the processor time of
the process with one thread. Every answer of the one is compared with the other's before anything is
timed. `batch` is the same work by one call on Arrow.
"""

from __future__ import annotations

import argparse
import io
import itertools
import os
import statistics
import time

os.environ.setdefault("RAYON_NUM_THREADS", "1")

import chess  # noqa: E402
import chess.pgn  # noqa: E402
import pyarrow as pa  # noqa: E402

import flagfall  # noqa: E402


def texts(path: str, count: int) -> list[str]:
    """The games as texts that both read without a fault."""
    def is_plain(it: flagfall.PgnGame) -> bool:
        return bool(it.moves) and not it.faults and it.tag("FEN") is None

    sound = filter(is_plain, flagfall.read_pgn(path))
    return [it.export(reduced=True) for it in itertools.islice(sound, count)]


def positions(games: list[str], count: int) -> list[str]:
    """One position of each game, early and late in turn, until there are enough."""
    fens: list[str] = []
    for at, text in enumerate(games):
        game = next(flagfall.read_pgn(text.encode()))
        board = game.board()
        for move in game.moves[: 1 + (at * 7) % len(game.moves)]:
            board.push(move)
        if board.legal_moves:
            fens.append(board.fen())
    return fens[:count]


class Work:
    """One piece of work: what python-chess does, what we do by each call, and in one batch."""

    def __init__(self, name, unit, count, peer, ours, batch=None):
        self.name, self.unit, self.count = name, unit, count
        self.ways = {"python-chess": peer, "flagfall": ours}
        if batch:
            self.ways["flagfall, batch"] = batch

    def rates(self, rounds: int) -> dict[str, float]:
        taken: dict[str, list[float]] = {name: [] for name in self.ways}
        for at in range(rounds):
            order = list(self.ways.items())
            for name, way in order if at % 2 == 0 else reversed(order):
                # What is quick is done several times, so that there is something to measure.
                times = 1 if name == "python-chess" else 5
                began = time.process_time()
                for _ in range(times):
                    way()
                taken[name].append((time.process_time() - began) / times)
        return {name: self.count / statistics.median(all) for name, all in taken.items()}


def works(games: list[str], fens: list[str]) -> list[Work]:
    all_text = "".join(games)
    peers = [chess.Board(it) for it in fens]
    boards = [flagfall.Board(it) for it in fens]
    column, pgns = pa.array(fens), pa.array(games)
    moves = sum(len(board.legal_moves) for board in boards)
    plies = sum(len(it.moves) for it in flagfall.read_pgn(all_text.encode()))
    sans = [next(flagfall.read_pgn(it.encode())).sans for it in games]

    def peer_pgn() -> int:
        stream, made = io.StringIO(all_text), 0
        while (game := chess.pgn.read_game(stream)) is not None:
            board = game.board()
            for move in game.mainline_moves():
                board.push(move)
                made += 1
        return made

    def our_pgn() -> int:
        made = 0
        for game in flagfall.read_pgn(all_text.encode()):
            made += len(game.end().move_stack)
        return made

    def peer_sans() -> None:
        for line in sans:
            board = chess.Board()
            for san in line:
                board.push_san(san)

    def our_sans() -> None:
        for line in sans:
            board = flagfall.Board()
            for san in line:
                board.push_san(san)

    assert peer_pgn() == our_pgn() == plies
    for peer, board in zip(peers, boards):
        assert {it.uci() for it in peer.legal_moves} == set(board.legal_moves.uci()), peer.fen()
        assert peer.fen(en_passant="legal") == board.fen()
        assert [peer.san(it) for it in peer.legal_moves] == [
            board.san(flagfall.Move.from_uci(it.uci())) for it in peer.legal_moves
        ]
    peer_moves = [(board, list(board.legal_moves)) for board in peers]
    our_moves = [(board, list(board.legal_moves)) for board in boards]
    return [
        Work(
            "legal moves, listed",
            "moves",
            moves,
            lambda: [list(it.legal_moves) for it in peers],
            lambda: [list(it.legal_moves) for it in boards],
        ),
        Work(
            "legal moves, counted",
            "positions",
            len(fens),
            lambda: [it.legal_moves.count() for it in peers],
            lambda: [it.legal_moves.count() for it in boards],
        ),
        Work(
            "FEN to legal moves in UCI",
            "positions",
            len(fens),
            lambda: [[m.uci() for m in chess.Board(it).legal_moves] for it in fens],
            lambda: [flagfall.Board(it).legal_moves.uci() for it in fens],
            lambda: flagfall.legal_moves_batch(column),
        ),
        Work(
            "FEN read",
            "positions",
            len(fens),
            lambda: [chess.Board(it) for it in fens],
            lambda: [flagfall.Board(it) for it in fens],
        ),
        Work(
            "FEN written",
            "positions",
            len(fens),
            lambda: [it.fen(en_passant="legal") for it in peers],
            lambda: [it.fen() for it in boards],
        ),
        Work(
            "SAN written",
            "moves",
            moves,
            lambda: [[board.san(it) for it in all] for board, all in peer_moves],
            lambda: [[board.san(it) for it in all] for board, all in our_moves],
        ),
        Work("SAN read and made", "half-moves", plies, peer_sans, our_sans),
        Work(
            "PGN read and replayed",
            "half-moves",
            plies,
            peer_pgn,
            our_pgn,
            lambda: flagfall.replay_batch(pgns),
        ),
    ]


def grouped(rate: float) -> str:
    return f"{rate:,.0f}"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("pgn")
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--rounds", type=int, default=5)
    given = words.parse_args()
    games = texts(given.pgn, given.games)
    fens = positions(games, given.games)
    print(f"{len(games)} games, {len(fens)} positions; python-chess {chess.__version__}; ", end="")
    print(f"{given.rounds} rounds, medians, processor time of one thread.\n")
    print("| work | per second | python-chess | flagfall | | flagfall, batch | |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for work in works(games, fens):
        rates = work.rates(given.rounds)
        peer = rates.pop("python-chess")
        cells = [work.name, work.unit, grouped(peer)]
        for name in ("flagfall", "flagfall, batch"):
            rate = rates.get(name)
            cells += [grouped(rate), f"{rate / peer:.0f} ×"] if rate else ["", ""]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
