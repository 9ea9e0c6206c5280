"""Positions, moves and notation."""

import copy
import pickle

import pytest

import flagfall
from flagfall import Board, Move


@pytest.mark.parametrize(
    "fen, depth, count",
    [
        (None, 3, 8902),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43238),
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, 12189),
    ],
)
def test_paths(fen, depth, count):
    def paths(board, depth):
        if depth == 0:
            return 1
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += paths(board, depth - 1)
            assert board.pop() == move
        return total

    board = Board(fen)
    before = board.fen()
    assert paths(board, depth) == board.perft(depth) == count
    assert board.fen() == before


def test_castling_is_taken_either_way():
    board = Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    castles = Move("e1", "g1")
    assert castles in board.legal_moves and board.is_castling(castles)
    assert board.san(castles) == "O-O" and board.is_legal(Move("e1", "h1"))
    board.push(Move("e1", "h1"))
    assert board.peek() == castles and board.piece_at("g1") == "K"
    rooks = Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", chess960=True)
    assert Move("e1", "h1") in list(rooks.legal_moves)


def test_chess960():
    board = Board.from_chess960_pos(0)
    assert board.chess960 and len(board.legal_moves) == 20
    assert Board.from_chess960_pos(518).fen() == flagfall.STARTING_FEN
    with pytest.raises(flagfall.Error, match="0 to 959"):
        Board.from_chess960_pos(960)


@pytest.mark.parametrize(
    "form, lang, text",
    [
        ("san", None, "exd6"),
        ("san", "fr", "exd6"),
        ("official", None, "exd6 e.p."),
        ("lan", None, "e5xd6"),
        ("uci", None, "e5d6"),
        ("iccf", None, "5546"),
        ("figurine", None, "exd6"),
    ],
)
def test_forms(form, lang, text):
    board = Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    move = Move("e5", "d6")
    assert board.is_en_passant(move)
    assert board.write(move, form, lang) == text
    assert board.read(text, form, lang) == move


def test_every_language_reads_what_it_writes():
    board = Board()
    for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"]:
        move = board.parse_san(san)
        for lang in flagfall.languages():
            text = board.write(move, "san", lang["code"])
            assert board.read(text, "san", lang["code"]) == move, (lang["code"], text)
        assert board.read(board.write(move, "spoken", "fr"), "spoken", "fr") == move
        assert board.read(board.write(move, "braille"), "braille") == move
        board.push(move)


@pytest.mark.parametrize(
    "fen, field, column",
    [("x", "piece placement", 1), ("8/8/8/8/8/8/8/8 w - - 0 1", "piece placement", None)],
)
def test_fen_errors_name_the_place(fen, field, column):
    with pytest.raises(flagfall.FenError) as caught:
        Board(fen)
    assert caught.value.column == column and caught.value.expected
    assert isinstance(caught.value, ValueError)


def test_move_errors_name_the_cure():
    board = Board()
    with pytest.raises(flagfall.MoveError) as caught:
        board.push_san("Nf4")
    error = caught.value
    assert (error.text, error.fen) == ("Nf4", flagfall.STARTING_FEN)
    with pytest.raises(flagfall.MoveError):
        board.push(Move("e2", "e5"))
    with pytest.raises(flagfall.Error, match="spanish"):
        board.write(Move("e2", "e4"), "san", "spanish")
    with pytest.raises(IndexError):
        board.pop()
    assert board.fen() == flagfall.STARTING_FEN


def test_copies():
    board = Board()
    board.push_san("e4")
    for other in (copy.copy(board), copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert other == board and other.move_stack == board.move_stack
        other.pop()
        assert other != board
    assert board.copy(stack=False).move_stack == [] and board.root() == Board()
    assert pickle.loads(pickle.dumps(Move("a7", "a8", "queen"))).promotion == "queen"
    assert {Move("e2", "e4"), Move.from_uci("e2e4")} == {Move("e2", "e4")}


def test_the_men():
    board = Board("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1")
    assert board.piece_map()["f6"] == "N" and board.king("black") == "e8"
    assert sorted(board.checkers()) == ["e1", "f6"] and board.is_check()
    assert board.attackers("white", 60) == board.attackers(True, "e8")
    assert not board.has_castling_right("black", "kingside")
