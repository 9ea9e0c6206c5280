"""The same judgement as a function for Spark, on a cluster of this machine."""

import json
import os
import subprocess
import sys

import pytest
from test_check import program

import flagfall

# Workers run what the tests run.
os.environ["PYSPARK_PYTHON"] = sys.executable
pytestmark = pytest.mark.spark


@pytest.fixture(scope="module")
def spark():
    # Here, since the tests that need no cluster are gathered without PySpark.
    from pyspark import sql

    builder = sql.SparkSession.builder.master("local[2]").appName("flagfall")
    for key, value in {
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "4",
        "spark.driver.memory": "1g",
    }.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    yield session
    session.stop()


@pytest.fixture(scope="module")
def files(tmp_path_factory, games):
    folder = tmp_path_factory.mktemp("games")
    paths = [folder / "a.pgn", folder / "b.pgn"]
    paths[0].write_bytes(games)
    paths[1].write_bytes(games[:20_000])
    return [str(it) for it in paths]


@pytest.fixture(scope="module")
def reports(spark, files):
    from flagfall import spark as on

    return on.check(on.parts(spark, files, 4)).cache()


def test_the_merged_report_is_that_of_one_machine(reports, files):
    from flagfall import spark as on

    done = subprocess.run([program(), "check", "--json", *files], capture_output=True, text=True)
    *lines, last = done.stdout.splitlines()
    assert [json.loads(it) for it in on.lines(reports)] == [json.loads(it) for it in lines]
    summary = json.loads(last)["summary"]
    assert on.summary(reports) == {
        key: summary[key] for key in ("games", "plies", "games_with_problems", "problems", "notes")
    }


def test_the_tables_are_those_of_one_machine(reports, files, tmp_path):
    duckdb = pytest.importorskip("duckdb")
    from flagfall import spark as on

    subprocess.run([program(), "check", "--quiet", "--parquet", tmp_path, *files], check=False)
    for name, frame in zip(("games", "problems"), on.tables(reports)):
        ours = duckdb.sql(f"select * from '{tmp_path}/{name}.parquet' order by file, byte, line")
        found = [tuple(row) for row in frame.orderBy("file", "byte", "line").collect()]
        assert [it[0] for it in ours.description] == frame.columns
        assert found == ours.fetchall()


def test_games_in_a_column(spark, games):
    from flagfall import spark as on

    frame = spark.createDataFrame([("a", games.decode()), ("b", "1. e4 Ke6 *")], "file string, text string")
    found = on.summary(on.check(frame, column="text"))
    assert found["games"] == 601


def test_the_example(files, tmp_path):
    from pathlib import Path

    script = Path(__file__).parent.parent / "examples" / "spark_check.py"
    done = subprocess.run(
        [sys.executable, script, "--master", "local[1]", "--parts", "2", "--out", tmp_path, files[1]],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "games" in done.stdout and list(tmp_path.glob("problems/*.parquet"))
    assert flagfall
