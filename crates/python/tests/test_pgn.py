"""PGN from whatever it comes in."""

import bz2
import gzip
import io

import pytest

import flagfall


def sources(tmp_path, data):
    plain = tmp_path / "a.pgn"
    plain.write_bytes(data)
    packed = tmp_path / "a.pgn.gz"
    packed.write_bytes(gzip.compress(data))
    yield data
    yield bytearray(data)
    yield memoryview(data)
    yield str(plain)
    yield plain
    yield packed
    yield bz2.compress(data)
    yield io.BytesIO(data)
    yield io.StringIO(data.decode())
    yield open(plain, "rb")
    yield open(plain, encoding="utf-8")
    yield gzip.open(packed)


def test_sources(tmp_path, games):
    for source in sources(tmp_path, games):
        read = list(flagfall.read_pgn(source))
        assert len(read) == 600, source
        assert read[599].line == games.count(b"\n", 0, read[599].byte) + 1


def test_zstd(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    path = tmp_path / "a.pgn.zst"
    with pyarrow.CompressedOutputStream(str(path), "zstd") as out:
        out.write(b"1. e4 e5 *\n\n" * 3)
    assert [it.sans for it in flagfall.read_pgn(path)] == [["e4", "e5"]] * 3


def test_what_goes_wrong_is_an_exception():
    class Broken:
        def read(self, size):
            raise RuntimeError("the cable is out")

    with pytest.raises(RuntimeError, match="the cable is out"):
        next(flagfall.read_pgn(Broken()))
    with pytest.raises(FileNotFoundError) as caught:
        flagfall.read_pgn("no such file.pgn")
    assert caught.value.filename == "no such file.pgn"
    with pytest.raises(TypeError, match="path, bytes"):
        flagfall.read_pgn(7)
    with pytest.raises(flagfall.Error, match="klingon"):
        flagfall.read_pgn(b"", encoding="klingon")
    assert list(flagfall.read_pgn(b"")) == []


def test_a_game():
    text = (
        '[White "Anna"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n'
        "{first} 1. e4 {[%clk 0:05:00] good} $1 (1. e3 Kd7 (1... Ke7)) Ke7 2. Ke5 1-0"
    )
    game = next(flagfall.read_pgn(text.encode()))
    assert game.tags["White"] == "Anna" and game.tag("Black") is None
    assert (game.sans, game.result) == (["e4", "Ke7"], "1-0")
    assert game.clocks_ms == [300_000, None]
    assert game.board().fen().startswith("4k3") and game.end().move_stack == game.moves
    (fault,) = game.faults
    assert (fault.kind, fault.ply, fault.token, fault.line) == ("illegal_move", 3, "Ke5", 4)
    line = game.mainline()
    assert line.comments == ["first"] and line.rest.startswith("Ke5")
    variation = line.moves[0].variations[0]
    assert [it.san for it in variation.moves] == ["e3", "Kd7"]
    assert variation.moves[1].variations[0].moves[0].san == "Ke7"
    assert "[%clk 0:05:00]" in game.export() and "%clk" not in game.export(reduced=True)


def test_chess960_and_passed_turns():
    text = b'[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"]\n\n1. O-O Kd7 2. -- Ke7 *'
    game = next(flagfall.read_pgn(text))
    assert game.chess960 and game.moves[0].uci() == "b1h1" and game.moves[2] is None
    assert game.end().fen().startswith("8/4k3")
