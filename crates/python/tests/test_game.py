"""The referee: acts in, rulings out."""

import json
import subprocess

import pytest
from test_check import program

import flagfall

#: The claim of the README: wrong by one occurrence, under the Laws of 2009.
CLAIM = {
    "edition": "2009",
    "regulations": {"time_control": "90m"},
    "moves": "1. Nf3 Nf6 2. Ng1",
    "clocks": {"white_ms": 80_000, "black_ms": 250_000},
    "acts": [
        {"at_ms": 0, "by": "black", "act": "write", "move": "Ng8"},
        {
            "at_ms": 1500,
            "by": "black",
            "act": "claim",
            "ground": "repetition",
            "intended": "Ng8",
        },
    ],
}


def test_a_wrong_claim():
    result = flagfall.Game(CLAIM).result()
    (ruling,) = result["rulings"]
    kinds = {it["kind"]: it for it in ruling["decisions"]}
    assert kinds["add_time"]["ms"] == 180_000 and kinds["must_play"]["move"] == "Ng8"
    assert "9.5b" in [it["article"] for it in ruling["cites"]]
    assert "Ng8" in flagfall.Game(CLAIM).obligations()[0]["text"]


def test_the_command_rules_the_same(tmp_path):
    path = tmp_path / "claim.json"
    path.write_text(json.dumps(CLAIM))
    for lang in ("en", "fr"):
        done = subprocess.run(
            [program(), "rule", "--json", "--lang", lang, path], capture_output=True, text=True
        )
        assert flagfall.Game(CLAIM).result(lang) == json.loads(done.stdout)


def test_act_by_act_is_the_whole_file():
    header = {key: value for key, value in CLAIM.items() if key != "acts"}
    game = flagfall.Game(json.dumps(header))
    for act in CLAIM["acts"]:
        game.act(act)
    assert game.result() == flagfall.Game(CLAIM).result() and len(game) == 2
    assert flagfall.Game(game.file()).result() == game.result()


def test_methods_are_acts():
    game = flagfall.Game(edition="2023", regulations={"time_control": "3m+2s"})
    game.start("arbiter", "white")
    game.release("white", "e2", "e4", at_ms=1000)
    game.press("white", at_ms=1200)
    assert game.sans == ["e4"] and game.turn == "black"
    assert game.clocks(2200) == {"white_ms": 182_800, "black_ms": 181_000, "running": "black"}
    came = game.resign("black", at_ms=3000, lang="fr")
    assert came["rulings"][0]["decisions"][0]["kind"] == "end"
    assert game.outcome()["ground"] == "resignation"
    assert game.press("white")["refusals"]
    for name, fields in flagfall.act_fields():
        assert callable(getattr(game, name)), name
        with pytest.raises(TypeError, match="fields"):
            getattr(game, name)("white", *[None] * (len(fields) + 1))


def test_deciding_changes_nothing():
    game = flagfall.Game()
    before = game.result()
    assert game.decide("move", by="white", move="e4")["refusals"] == []
    assert game.decide("accept_draw", by="black")["refusals"]
    assert game.result() == before and len(game) == 0


def test_an_answer():
    game = flagfall.Game(
        edition="2009",
        regulations={"time_control": "5m", "quickplay_finish": True},
        start={"fen": "8/8/4k3/8/8/3RK3/8/8 w - - 0 1"},
        clocks={"white_ms": 60_000, "black_ms": 60_000},
    )
    came = game.claim("white", "quickplay")
    for question in came["questions"]:
        assert question["choices"] and question["text"]
        assert game.answer("arbiter", question["id"], question["choices"][-1])["refusals"] == []


@pytest.mark.parametrize(
    "file, place, word",
    [
        ({"edition": "1066"}, "edition", "1066"),
        ({"acts": [{"act": "move", "by": "white", "move": "e4", "square": "e4"}]}, "acts[0]", "square"),
        ({"acts": [{"act": "touch", "by": "white", "squares": ["e9"]}]}, "acts[0].squares[0]", "e9"),
        ({"moves": "1. e5"}, "moves", "e5"),
        ("{", "line 1", "EOF"),
        ({"start": {"fen": "x"}}, "start.fen", "x"),
    ],
)
def test_errors_name_the_place(file, place, word):
    with pytest.raises(flagfall.GameFileError) as caught:
        flagfall.Game(file)
    assert caught.value.place.startswith(place), caught.value.place
    assert word in str(caught.value)


def test_pgn():
    game = flagfall.Game(CLAIM)
    text = game.pgn({"White": "Anna", "Black": "Boris", "Result": "*"})
    (read,) = flagfall.read_pgn(text.encode())
    assert read.sans == ["Nf3", "Nf6", "Ng1"] and read.faults == []
    assert read.tags["White"] == "Anna" and read.tags["TimeControl"] == "5400"
    assert "[%ruling" in text
