"""How fast a library is judged by Spark on this machine, beside `flagfall check` on the same cores.

    pip install pyspark "pandas<3" setuptools pyarrow flagfall
    python bench/python/spark_rate.py GAMES.pgn --program target/release/flagfall [--cores 2]

Each is timed by the wall clock, in turn, after a first round that counts for neither: Spark's is warm
then, its workers are there. The figures of both are compared before a time is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time

os.environ["PYSPARK_PYTHON"] = sys.executable

from pyspark import sql  # noqa: E402

from flagfall import spark as on  # noqa: E402

KEYS = ("games", "plies", "games_with_problems", "problems", "notes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--program", default="flagfall")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--parts", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    cluster = sql.SparkSession.builder.master(f"local[{args.cores}]").appName("flagfall")
    for key in ("spark.ui.enabled", "spark.ui.showConsoleProgress"):
        cluster = cluster.config(key, "false")
    session = cluster.getOrCreate()

    def spark() -> dict:
        # Kept, since the figures are asked for several times.
        reports = on.check(on.parts(session, [args.file], args.parts)).cache()
        try:
            return on.summary(reports)
        finally:
            reports.unpersist()

    def command() -> dict:
        words = [args.program, "check", "--json", "--jobs", str(args.cores), args.file]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as running:
            last = ""
            for last in running.stdout:
                pass
        summary = json.loads(last)["summary"]
        return {key: summary[key] for key in KEYS}

    ways = {"flagfall check --json": command, "Spark, mapInArrow": spark}
    answers = [way() for way in ways.values()]
    if answers[0] != answers[1]:
        raise SystemExit(f"they differ: {answers}")
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(args.rounds):
        for name, way in ways.items():
            began = time.monotonic()
            way()
            taken[name].append(time.monotonic() - began)
    size = os.path.getsize(args.file) / 1e6
    base = statistics.median(taken["flagfall check --json"])
    print(f"{args.file}: {size:.0f} MB, {answers[0]['games']} games, {args.cores} cores\n")
    print("| way | seconds | MB/s | of the command |\n| --- | ---: | ---: | ---: |")
    for name, times in taken.items():
        seconds = statistics.median(times)
        print(f"| {name} | {seconds:.2f} | {size / seconds:.0f} | {base / seconds:.2f} |")
    session.stop()


if __name__ == "__main__":
    main()
