"""Games held against the Laws."""

import json
import os
import shutil
import subprocess

import pytest

import flagfall


def test_findings(games):
    checks = flagfall.check(games)
    judged = list(checks)
    kinds = {}
    for game in judged:
        assert bool(game) == (not game.problems)
        for problem in game.problems:
            kinds[problem.kind] = kinds.get(problem.kind, 0) + 1
            assert problem.line >= game.line and problem.message
    assert checks.summary()["problems"] == kinds
    assert kinds["illegal_move"] >= 25 and kinds["result_contradicts_position"] == 25
    assert checks.summary()["games"] == len(judged) == 600
    assert [it.game for it in judged] == list(range(1, 601))
    assert judged[0].ended_by == "checkmate" and judged[0].pgn.sans[-1] == "Qxf7#"


def test_any_number_of_jobs_says_the_same(games):
    one, three = ([it.to_json() for it in flagfall.check(games, jobs=n)] for n in (1, 3))
    assert one == three


def test_a_diagnosis():
    text = b"1. d4 d5 2. d4 Nf6 3. c4 e6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6 1/2-1/2"
    (game,) = flagfall.check(text)
    (problem,) = game.problems
    assert problem.kind == "illegal_move" and problem.diagnosis.cause
    assert game.to_dict()["problems"][0]["diagnosis"]["cure"] == problem.diagnosis.cure


@pytest.mark.parametrize(
    "date, edition", [("1998.01.01", "1997"), ("2010.05.01", "2009"), ("2024.02.29", "2023")]
)
def test_by_date(date, edition):
    (game,) = flagfall.check(f'[Date "{date}"]\n\n1. e4 *'.encode(), edition="by-date")
    assert game.edition == edition and game.time_class == "standard"


def test_unknown_editions_are_named():
    with pytest.raises(flagfall.Error, match="edition: `1066` is none of: 1997"):
        flagfall.check(b"", edition="1066")


def program():
    named = os.environ.get("FLAGFALL_BIN") or shutil.which("flagfall")
    if not named:
        pytest.skip("no flagfall command: name one in FLAGFALL_BIN")
    return named


def test_the_command_says_the_same(games, tmp_path):
    path = tmp_path / "a.pgn"
    path.write_bytes(games)
    done = subprocess.run([program(), "check", "--json", path], capture_output=True, text=True)
    *lines, last = [json.loads(it) for it in done.stdout.splitlines()]
    checks = flagfall.check(path)
    assert [it.to_dict() for it in checks] == lines
    summary = checks.summary()
    for key in ("games", "plies", "games_with_problems", "problems", "notes"):
        assert summary[key] == last["summary"][key]


def test_duckdb_opens_the_tables_of_the_command(games, tmp_path):
    duckdb = pytest.importorskip("duckdb")
    path, out = tmp_path / "a.pgn", tmp_path / "out"
    path.write_bytes(games)
    subprocess.run([program(), "check", "--quiet", "--parquet", out, path], check=False)
    rows = duckdb.sql(
        f"select kind, count(*) from '{out}/problems.parquet' group by all order by 1"
    ).fetchall()
    checks = flagfall.check(path)
    _ = list(checks)
    assert rows == sorted(checks.summary()["problems"].items())
    joined = duckdb.sql(
        f"select count(distinct g.game) from '{out}/games.parquet' g "
        f"join '{out}/problems.parquet' p using (file, game) where g.problems > 0"
    ).fetchall()
    assert joined == [(checks.summary()["games_with_problems"],)]
    ours = {
        "games": flagfall.check_batches([games.decode()], what="games").column_names,
        "problems": flagfall.check_batches([games.decode()]).column_names,
    }
    for name, columns in ours.items():
        found = duckdb.sql(f"describe select * from '{out}/{name}.parquet'").fetchall()
        assert [it[0] for it in found] == columns
