"""Many at once, on Arrow: pyarrow, polars and DuckDB give and take."""

import threading
import time

import pytest

import flagfall

pa = pytest.importorskip("pyarrow")
pl = pytest.importorskip("polars")
duckdb = pytest.importorskip("duckdb")

FENS = ["8/8/8/8/8/5k2/7p/5N1K b - - 0 1", "x", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1"]


def given(column, texts):
    """The same texts as everything that gives Arrow."""
    yield texts
    yield pa.array(texts)
    yield pa.array(texts, pa.large_string())
    yield pa.array([it.encode() for it in texts], pa.binary())
    yield pa.chunked_array([texts[:1], texts[1:]])
    yield pa.table({column: texts, "number": list(range(len(texts)))})
    yield pa.table({"number": list(range(len(texts))), "text": texts})
    yield pa.record_batch({column: texts})
    yield pa.table({column: texts}).to_reader()
    yield pl.Series(texts)
    yield pl.DataFrame({column: texts})
    yield duckdb.sql(f"select unnest({texts}) as {column}")


def taken(made):
    """The rows, as each library reads them."""
    rows = pa.table(made).to_pylist()
    assert pl.DataFrame(made).to_dicts() == rows
    assert duckdb.sql("select count(*) from made").fetchall() == [(len(rows),)]
    assert len(made) == len(rows) and list(pa.table(made).schema.names) == made.column_names
    return rows


@pytest.mark.parametrize("at", range(12))
def test_everybody_gives(at):
    fens = list(given("fen", FENS))[at]
    rows = taken(flagfall.winnable_batch(fens))
    assert [it["dead"] for it in rows] == [False, None, True]
    assert rows[1]["error"] and rows[0]["error"] is None
    board = flagfall.Board(FENS[0])
    for uci in rows[0]["white_line"]:
        board.push_uci(uci)
    assert board.is_checkmate()


def test_legal_moves():
    boards = [flagfall.Board(it) for it in (FENS[0], FENS[2], flagfall.STARTING_FEN)] * 1000
    rows = taken(flagfall.legal_moves_batch([it.fen() for it in boards]))
    for board, row in zip(boards, rows):
        assert row["moves"] == sorted(board.legal_moves.uci())
    sans = pa.table(flagfall.legal_moves_batch([flagfall.STARTING_FEN], form="san"))
    assert "Nf3" in sans["moves"][0].as_py()


def test_replays(games):
    texts = [it.export() for it in flagfall.read_pgn(games)]
    rows = taken(flagfall.replay_batch(pl.DataFrame({"pgn": texts})))
    for game, row in zip(flagfall.read_pgn("".join(texts).encode()), rows):
        assert row["moves"] == [it.uci() for it in game.moves]
        assert row["final_fen"] == game.end().fen() and row["games"] == 1
        assert row["faults"] == len(game.faults)


@pytest.mark.parametrize("jobs", [1, 2])
def test_check_is_the_iterator(games, jobs):
    table = pa.table({"file": ["a", "b"], "from": [0, 100], "pgn": [games, b"1. e4 Ke6 *"]})
    made = pa.table(flagfall.check_batches(table, what="games", jobs=jobs)).to_pylist()
    judged = list(flagfall.check(games))
    assert len(made) == 601 and made[600]["byte"] == 100 and made[600]["file"] == "b"
    for row, game in zip(made, judged):
        assert (row["game"], row["line"], row["byte"]) == (game.game, game.line, game.byte)
        assert row["problems"] == len(game.problems) and row["final_fen"] == game.final_fen
    found = pa.table(flagfall.check_batches(table, jobs=jobs)).to_pylist()
    told = [it.kind for game in judged for it in game.problems]
    assert [it["kind"] for it in found[:-1]] == told and found[-1]["byte"] > 100


def test_files_are_read_in_shares(games, tmp_path):
    path = tmp_path / "a.pgn"
    path.write_bytes(games)
    shares = flagfall.shares(path, 7)
    rows = [{"file": str(path), "from": start, "to": end} for start, end in shares]
    made = pa.table(flagfall.check_batches(pa.Table.from_pylist(rows), what="problems"))
    whole = [(it.byte, it.kind) for game in flagfall.check(path) for it in game.problems]
    assert list(zip(made["byte"].to_pylist(), made["kind"].to_pylist())) == whole
    missing = flagfall.check_batches(pa.table({"file": ["no such.pgn"]}))
    with pytest.raises(Exception, match="no such.pgn"):
        pa.table(missing)


def test_a_stream_is_taken_once(games):
    stream = flagfall.check_batches([games.decode()])
    assert pl.DataFrame(stream).height > 0
    with pytest.raises(flagfall.Error, match="taken already"):
        pa.table(stream)


def test_what_cannot_be_taken_is_named():
    with pytest.raises(TypeError, match="__arrow_c_stream__"):
        flagfall.winnable_batch(7)
    with pytest.raises(flagfall.Error, match="`pgn`"):
        flagfall.winnable_batch(pa.table({"a": [1]}), column="pgn")
    with pytest.raises(flagfall.Error, match="what: `all`"):
        flagfall.check_batches([""], what="all")


def test_the_interpreter_goes_on(games):
    """While many are judged, another thread of Python's makes headway."""
    counted, done = 0, threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    before = counted
    list(flagfall.check(games * 10, jobs=1))
    middle = counted
    flagfall.check_batches([games.decode()] * 10, jobs=1).table()
    after = counted
    done.set()
    thread.join()
    assert after > middle > before
