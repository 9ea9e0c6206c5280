"""Libraries of games held against the Laws on a cluster of Spark's, by its own ``mapInArrow``.

Every worker needs this package, pyarrow, and pandas, which PySpark asks for, and sees the files
under the same paths; or the games come in a column. ``docs/spark.md`` says how to run it.

    parts = flagfall.spark.parts(spark, ["games.pgn"], 64)
    reports = flagfall.spark.check(parts, edition="by-date").cache()
    games, problems = flagfall.spark.tables(reports)
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Iterable, Iterator

from . import check_batches, shares

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from ._flagfall import _EditionOrDate

#: The columns of what `check` gives: what a report is put in order by, and its line of JSON.
REPORTS = "file string, game long, line long, byte long, report string"

#: A problem and a note, as `docs/check.md` has them.
PROBLEM = (
    "struct<kind: string, ply: int, line: long, column: long, byte: long, token: string, "
    "message: string, fen: string, article: string, diagnosis: struct<cause: string, "
    "transmission: boolean, certain: boolean, cure: string, evidence: string>>"
)
NOTE = "struct<kind: string, ply: int, article: string>"
GAME = (
    "white string, black string, result string, plies int, final_fen string, ended_by string, "
    f"edition string, class string, time_forfeit string, problems array<{PROBLEM}>, "
    f"notes array<{NOTE}>, part struct<`from`: long, `to`: long, games: long, lines: long>"
)


def parts(spark: SparkSession, files: Iterable[str], count: int) -> DataFrame:
    """Cuts files into `count` parts each, at games and without reading them: `file`, `from`, `to`.

    The driver must see the files. What is packed stays whole, one part a file.
    """
    rows = [
        (str(file), start, end)
        for file in files
        for start, end in shares(str(file), count)
        if end is None or end > start
    ]
    frame = spark.createDataFrame(rows, "file string, `from` long, `to` long")
    return frame.repartition(max(1, len(rows)), "file", "from")


def check(parts: DataFrame, *, edition: _EditionOrDate = "2023", column: str | None = None) -> DataFrame:
    """Holds games against the Laws, each part by one task: a row a game, and one a part.

    `parts` has `file`, `from` and `to`, as `parts` makes them, or texts of PGN in `column`, with
    `file` and `from` where they have them. What comes back has the columns `REPORTS`.
    """

    def held(batches: Iterator[Any]) -> Iterator[Any]:
        return _held(batches, edition, column)

    return parts.mapInArrow(held, REPORTS)


def _held(
    batches: Iterator[Any], edition: _EditionOrDate, column: str | None
) -> Iterator[Any]:
    """What a task does: Arrow in, Arrow out, one core."""
    import pyarrow as pa  # type: ignore[import-untyped, import-not-found, unused-ignore]

    # Spark knows no numbers without a sign.
    numbers = [pa.field(name, pa.int64()) for name in ("game", "line", "byte")]
    text = pa.string()
    schema = pa.schema([pa.field("file", text), *numbers, pa.field("report", text)])
    for batch in batches:
        if batch.num_rows == 0:
            continue
        stream = check_batches(batch, what="reports", column=column, edition=edition, jobs=1)
        for rows in pa.RecordBatchReader.from_stream(stream):
            yield rows.cast(schema)


def numbered(reports: DataFrame) -> DataFrame:
    """The reports of games with `game` and `line` as in their files, whatever the parts were."""
    from pyspark.sql import Window
    from pyspark.sql import functions as f

    games = reports.where("game > 0")
    own = f.from_json("report", "part struct<`from`: long, games: long, lines: long>")
    ends = reports.where("game = 0").select("file", own["part"].alias("part"))
    before = Window.partitionBy("file").orderBy("part.from").rowsBetween(
        Window.unboundedPreceding, -1
    )
    far = Window.partitionBy("file").orderBy("part.from")
    offsets = ends.select(
        f.col("file").alias("of"),
        f.col("part.from").alias("start"),
        f.lead("part.from").over(far).alias("end"),
        f.coalesce(f.sum("part.games").over(before), f.lit(0)).alias("games_before"),
        f.coalesce(f.sum("part.lines").over(before), f.lit(0)).alias("lines_before"),
    )
    inside = (
        (games["file"] == offsets["of"])
        & (games["byte"] >= offsets["start"])
        & (offsets["end"].isNull() | (games["byte"] < offsets["end"]))
    )
    joined = games.join(f.broadcast(offsets), inside)
    return joined.select(
        "file",
        (f.col("game") + f.col("games_before")).alias("game"),
        (f.col("line") + f.col("lines_before")).alias("line"),
        "byte",
        "lines_before",
        "report",
    )


def tables(reports: DataFrame) -> tuple[DataFrame, DataFrame]:
    """Two tables, a row a game and a row a problem, with the columns that `docs/check.md` lists.

    They are those of one machine: `flagfall check --parquet`. Cache the reports before.
    """
    from pyspark.sql import functions as f

    read = numbered(reports).withColumn("it", f.from_json("report", GAME))
    games = read.select(
        "file",
        "game",
        "line",
        "byte",
        *(f"it.{name}" for name in ("white", "black", "result", "final_fen", "edition", "class")),
        "it.plies",
        "it.ended_by",
        f.size("it.problems").alias("problems"),
        f.size("it.notes").alias("notes"),
        f.array_join("it.notes.kind", " ").alias("note_kinds"),
        "it.time_forfeit",
    )
    each = read.select("file", "game", "lines_before", f.explode("it.problems").alias("p"))
    problems = each.select(
        "file",
        "game",
        (f.col("p.line") + f.col("lines_before")).alias("line"),
        *(f"p.{name}" for name in ("column", "byte", "ply", "kind", "token", "message")),
        "p.fen",
        "p.article",
        *(f"p.diagnosis.{name}" for name in ("cause", "cure", "evidence")),
        *(f"p.diagnosis.{name}" for name in ("transmission", "certain")),
    )
    return games, problems


def lines(reports: DataFrame) -> Iterator[str]:
    """The lines that `flagfall check --json` prints on one machine, in its order, but the last.

    They come through the driver one by one: for files of a size that one would print.
    """
    rows = numbered(reports).orderBy("file", "byte")
    for row in rows.toLocalIterator():
        game = json.loads(row["report"])
        game["game"], game["line"] = row["game"], row["line"]
        for problem in game["problems"]:
            problem["line"] += row["lines_before"]
        yield json.dumps(game, ensure_ascii=False, separators=(",", ":"))


def summary(reports: DataFrame) -> dict[str, Any]:
    """The figures of all that was read: `games`, `plies`, `games_with_problems`, and how often each
    kind of problem and note was met."""
    from pyspark.sql import functions as f

    read = reports.where("game > 0").select(f.from_json("report", GAME).alias("it"))
    whole = read.agg(
        f.count("*").alias("games"),
        f.coalesce(f.sum("it.plies"), f.lit(0)).alias("plies"),
        f.count_if(f.size("it.problems") > 0).alias("games_with_problems"),
    ).collect()
    found: dict[str, Any] = whole[0].asDict()
    for what in ("problems", "notes"):
        kinds = read.select(f.explode(f"it.{what}.kind").alias("kind")).groupBy("kind").count()
        found[what] = {row["kind"]: row["count"] for row in kinds.orderBy("kind").collect()}
    return found
