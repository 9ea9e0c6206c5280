//! Many positions and many games at once.

use super::input;
use super::output::ArrowTable;
use crate::answer::{budget, dead, uci_line, word};
use crate::error;
use crate::played::{Squares, outward};
use crate::read::passed;
use crate::standing::needs_chess960;
use arrow_array::builder::{
    BooleanBuilder, ListBuilder, StringBuilder, UInt32Builder, UInt64Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use flagfall_board::{Color, Position};
use flagfall_notation::{pgn, san, uci};
use flagfall_winnable::{Budget, winnable};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::str;
use std::sync::Arc;

/// So many rows are worked on at once, and are a batch of what is given.
const ROWS: usize = 1 << 10;

/// Works on the texts of a column, batch by batch, on every core.
fn each(
    py: Python<'_>,
    data: &Bound<'_, PyAny>,
    column: (Option<&str>, &str),
    schema: Schema,
    work: impl Fn(&[Option<&str>]) -> Vec<ArrayRef> + Sync,
) -> PyResult<ArrowTable> {
    let batches = input::batches(data)?;
    let column = input::column(&batches.schema(), column.0, column.1)?;
    let schema = SchemaRef::new(schema);
    let made = py.detach(|| {
        let mut made = Vec::new();
        for batch in batches {
            let batch = batch?;
            let texts: Vec<Option<&str>> = (0..batch.num_rows())
                .map(|row| str::from_utf8(input::text(batch.column(column), row)?).ok())
                .collect();
            let parts: Result<Vec<RecordBatch>, ArrowError> = texts
                .par_chunks(ROWS)
                .map(|texts| RecordBatch::try_new(SchemaRef::clone(&schema), work(texts)))
                .collect();
            made.extend(parts?);
        }
        Ok(made)
    });
    let made = made.map_err(|it: ArrowError| input::failed(&it))?;
    Ok(ArrowTable::new(schema, made))
}

fn list_of_texts(name: &str) -> Field {
    let item = Field::new("item", DataType::Utf8, true);
    Field::new(name, DataType::List(Arc::new(item)), true)
}

fn of(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, true)
}

/// The position of a text, or why there is none.
fn position(text: Option<&str>) -> Result<Position, String> {
    let text = text.ok_or_else(|| "there is no text in UTF-8".to_owned())?;
    Position::from_fen(text).map_err(|it| it.to_string())
}

fn push_list(list: &mut ListBuilder<StringBuilder>, texts: Option<Vec<String>>) {
    for it in texts.iter().flatten() {
        list.values().append_value(it);
    }
    list.append(texts.is_some());
}

/// The legal moves of many positions: a table with `moves`, a list of texts, and `error`, which
/// says what is wrong with a FEN; a row for each row, in order.
///
/// `fens` is a column, a table, a reader or a list; `column` names its column if there are several
/// of texts and none is `fen`. `form` is `uci` or `san`. Every core works, and the interpreter is
/// released.
///
/// >>> table = flagfall.legal_moves_batch(["7k/8/8/8/8/8/8/K7 w - - 0 1", "x"], form="san")
/// >>> import pyarrow
/// >>> pyarrow.table(table)["moves"].to_pylist()
/// [['Ka2', 'Kb1', 'Kb2'], None]
#[pyfunction]
#[pyo3(signature = (fens, *, column=None, form="uci"))]
pub(crate) fn legal_moves_batch(
    py: Python<'_>,
    fens: &Bound<'_, PyAny>,
    column: Option<&str>,
    form: &str,
) -> PyResult<ArrowTable> {
    let in_san = match form {
        "uci" => false,
        "san" => true,
        _ => return Err(error::word("form", form, &["uci", "san"])),
    };
    let schema = Schema::new(vec![list_of_texts("moves"), of("error", DataType::Utf8)]);
    each(py, fens, (column, "fen"), schema, |texts| {
        let mut moves = ListBuilder::new(StringBuilder::new());
        let mut errors = StringBuilder::new();
        for text in texts {
            match position(*text) {
                Ok(position) => {
                    match in_san {
                        true => push_sans(&mut moves, &position),
                        false => push_squares(&mut moves, &position),
                    }
                    errors.append_null();
                }
                Err(says) => {
                    moves.append(false);
                    errors.append_value(says);
                }
            }
        }
        vec![Arc::new(moves.finish()), Arc::new(errors.finish())]
    })
}

fn push_sans(list: &mut ListBuilder<StringBuilder>, position: &Position) {
    let legal = position.legal_moves();
    let mut sans: Vec<String> = legal.iter().map(|it| san::write(position, *it)).collect();
    sans.sort_unstable();
    push_list(list, Some(sans));
}

fn push_squares(list: &mut ListBuilder<StringBuilder>, position: &Position) {
    let chess960 = needs_chess960(position);
    let write = |it| Squares::of(outward(position, it, chess960));
    let mut all: Vec<Squares> = position.legal_moves().into_iter().map(write).collect();
    all.sort_unstable();
    for it in &all {
        list.values().append_value(it.as_str());
    }
    list.append(true);
}

/// Which side can still mate, of many positions: a table with `white` and `black` (`winnable`,
/// `unwinnable`, `undetermined`), `dead`, `white_line` and `black_line` (lists of UCI), `nodes` and
/// `error`; a row for each row, in order.
///
/// `fens` and `column` are those of `legal_moves_batch`, `nodes` that of `winnable`.
///
/// >>> fens = ["8/8/8/8/8/5k2/7p/5N1K b - - 0 1", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1"]
/// >>> import pyarrow
/// >>> pyarrow.table(flagfall.winnable_batch(fens))["dead"].to_pylist()
/// [False, True]
#[pyfunction]
#[pyo3(signature = (fens, *, column=None, nodes=None))]
pub(crate) fn winnable_batch(
    py: Python<'_>,
    fens: &Bound<'_, PyAny>,
    column: Option<&str>,
    nodes: Option<u32>,
) -> PyResult<ArrowTable> {
    let budget = budget(nodes)?;
    let schema = Schema::new(vec![
        of("white", DataType::Utf8),
        of("black", DataType::Utf8),
        of("dead", DataType::Boolean),
        list_of_texts("white_line"),
        list_of_texts("black_line"),
        of("nodes", DataType::UInt64),
        of("error", DataType::Utf8),
    ]);
    each(py, fens, (column, "fen"), schema, |texts| {
        answers(texts, budget)
    })
}

fn answers(texts: &[Option<&str>], budget: Budget) -> Vec<ArrayRef> {
    let mut words = [StringBuilder::new(), StringBuilder::new()];
    let mut lines = [(); 2].map(|()| ListBuilder::new(StringBuilder::new()));
    let (mut is_dead, mut nodes) = (BooleanBuilder::new(), UInt64Builder::new());
    let mut errors = StringBuilder::new();
    // Some positions take a thousand times as long as others.
    let found: Vec<_> = texts
        .par_iter()
        .map(|text| {
            let position = position(*text)?;
            let both = Color::ALL.map(|side| winnable(&position, side, budget));
            Ok((position, both))
        })
        .collect();
    for it in found {
        match it {
            Ok((position, both)) => {
                for (at, answer) in both.iter().enumerate() {
                    words[at].append_value(word(answer.verdict));
                    push_list(&mut lines[at], uci_line(&position, answer));
                }
                is_dead.append_option(dead(both[0].verdict, both[1].verdict));
                nodes.append_value(both[0].nodes + both[1].nodes);
                errors.append_null();
            }
            Err(says) => {
                let says: String = says;
                words.iter_mut().for_each(StringBuilder::append_null);
                lines.iter_mut().for_each(|it| it.append(false));
                is_dead.append_null();
                nodes.append_null();
                errors.append_value(says);
            }
        }
    }
    let [white, black] = words.map(|mut it| Arc::new(it.finish()));
    let [white_line, black_line] = lines.map(|mut it| Arc::new(it.finish()));
    vec![
        white,
        black,
        Arc::new(is_dead.finish()),
        white_line,
        black_line,
        Arc::new(nodes.finish()),
        Arc::new(errors.finish()),
    ]
}

/// Replays many texts of PGN: a table with `games` (how many were read), and of the first one
/// `plies`, `moves` (a list of UCI), `final_fen`, `result` and `faults` (how many); a row for each
/// row, in order.
///
/// >>> import pyarrow
/// >>> table = pyarrow.table(flagfall.replay_batch(["1. e4 e5 1-0", "1. d4 Ke6 *"]))
/// >>> table["plies"].to_pylist(), table["faults"].to_pylist()
/// ([2, 1], [0, 1])
#[pyfunction]
#[pyo3(signature = (pgns, *, column=None))]
pub(crate) fn replay_batch(
    py: Python<'_>,
    pgns: &Bound<'_, PyAny>,
    column: Option<&str>,
) -> PyResult<ArrowTable> {
    let schema = Schema::new(vec![
        of("games", DataType::UInt32),
        of("plies", DataType::UInt32),
        list_of_texts("moves"),
        of("final_fen", DataType::Utf8),
        of("result", DataType::Utf8),
        of("faults", DataType::UInt32),
    ]);
    each(py, pgns, (column, "pgn"), schema, replays)
}

fn replays(texts: &[Option<&str>]) -> Vec<ArrayRef> {
    let [mut games, mut plies, mut faults] = [(); 3].map(|()| UInt32Builder::new());
    let [mut fens, mut results] = [(); 2].map(|()| StringBuilder::new());
    let mut moves = ListBuilder::new(StringBuilder::new());
    for text in texts {
        let read = pgn::read_all(text.unwrap_or_default().as_bytes());
        games.append_value(read.len() as u32);
        let Some(game) = read.first() else {
            plies.append_null();
            moves.append(false);
            fens.append_null();
            results.append_null();
            faults.append_null();
            continue;
        };
        let replay = pgn::replay(game);
        let mut now = replay.start;
        for it in &replay.moves {
            let text = it.played.map(|it| uci::write(&now, it, replay.chess960));
            moves
                .values()
                .append_value(text.as_deref().unwrap_or("0000"));
            now = passed(&now, it.played);
        }
        moves.append(true);
        plies.append_value(replay.moves.len() as u32);
        fens.append_value(replay.end.fen());
        results.append_option(game.result().map(pgn::Termination::token));
        faults.append_value(replay.faults.len() as u32);
    }
    vec![
        Arc::new(games.finish()),
        Arc::new(plies.finish()),
        Arc::new(moves.finish()),
        Arc::new(fens.finish()),
        Arc::new(results.finish()),
        Arc::new(faults.finish()),
    ]
}
