"""Whether a side can still mate, and time controls."""

import pytest

import flagfall

BLOCKED = "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50"


@pytest.mark.parametrize(
    "fen, white, black, dead",
    [
        ("8/8/8/8/8/5k2/7p/5N1K b - - 0 1", "winnable", "winnable", False),
        ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "unwinnable", "unwinnable", True),
        (BLOCKED, "unwinnable", "unwinnable", True),
        ("7k/6Q1/6K1/8/8/8/8/7r b - - 0 1", "winnable", "unwinnable", False),
    ],
)
def test_verdicts(fen, white, black, dead):
    for asked in (fen, flagfall.Board(fen)):
        found = flagfall.winnable(asked)
        assert (found.white.verdict, found.black.verdict, found.dead) == (white, black, dead)
    for answer in (found.white, found.black):
        assert answer.verify()
        assert (answer.line is None) == (answer.certificate is not None)
        assert answer.reason("fr") != answer.reason()
        if answer.line:
            board = flagfall.Board(fen)
            for uci, san in zip(answer.line, answer.san):
                assert board.san(board.parse_uci(uci)) == san
                board.push_uci(uci)
            assert board.is_checkmate()


def test_a_certificate_is_told():
    text = flagfall.winnable(BLOCKED).white.certificate
    first, *held = text.splitlines()
    assert first.startswith("white cannot mate from") and held
    assert all(it.split()[0] in ("position", "men", "shape") for it in held)


def test_what_is_not_settled():
    found = flagfall.winnable("8/8/4k3/8/1nn5/8/5K2/7N w - - 0 1", nodes=1)
    assert found.white.verdict in ("undetermined", "winnable", "unwinnable")
    with pytest.raises(flagfall.Error, match="nodes"):
        flagfall.winnable(BLOCKED, nodes=0)


@pytest.mark.parametrize(
    "text, pgn, now",
    [
        ("40/90m+30s:30m+30s", "40/5400+30:1800+30", "standard"),
        ("15m+10s", "900+10", "rapid"),
        ("3m+2s", "180+2", "blitz"),
        ("fide-blitz", None, "blitz"),
    ],
)
def test_time(text, pgn, now):
    control = flagfall.TimeControl(text)
    assert pgn in (None, control.pgn) and control.classes["2023"] == now
    assert control.to_dict()["white"] == control.white
    assert flagfall.TimeControl(control.spoken).white == control.white


def test_time_errors_name_the_column():
    with pytest.raises(flagfall.TimeControlError) as caught:
        flagfall.TimeControl("40/90x")
    assert caught.value.column >= 4 and caught.value.expected and caught.value.cure
