"""Holds PGN files against the Laws on a cluster, and writes a row a game and a row a problem.

    spark-submit --master spark://host:7077 spark_check.py --parts 512 --out out games/*.pgn
    python spark_check.py --master 'local[*]' --out out games.pgn
"""

from __future__ import annotations

import argparse
import time

from pyspark.sql import SparkSession

from flagfall import spark as on


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("files", nargs="+", help="PGN files that every worker sees")
    words.add_argument("--parts", type=int, default=64, help="parts of each plain file")
    words.add_argument("--edition", default="by-date", help="an edition, or by-date")
    words.add_argument("--out", required=True, help="a folder for the two tables")
    words.add_argument("--master", help="where Spark runs, if spark-submit does not say")
    given = words.parse_args()

    builder = SparkSession.builder.appName("flagfall check")
    if given.master:
        builder = builder.master(given.master)
    spark = builder.getOrCreate()
    try:
        began = time.monotonic()
        parts = on.parts(spark, given.files, given.parts)
        reports = on.check(parts, edition=given.edition).cache()
        figures = on.summary(reports)
        seconds = time.monotonic() - began
        games, problems = on.tables(reports)
        games.write.mode("overwrite").parquet(f"{given.out}/games")
        problems.write.mode("overwrite").parquet(f"{given.out}/problems")
        print(f"{figures['games']} games, {figures['plies']} half-moves in {seconds:.1f} s")
        print(f"problems in {figures['games_with_problems']} games")
        for kind, count in figures["problems"].items():
            print(f"  {kind:<30} {count:>10}")
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
