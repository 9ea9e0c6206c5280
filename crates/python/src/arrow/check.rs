//! Games held against the Laws, batches in and batches out.

use super::input::{self, Batches};
use super::output::ArrowStream;
use super::rows::Gathered;
use crate::check::Bench;
use crate::place;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use flagfall_library::{At, Lines, checked_game, unpacked};
use flagfall_notation::pgn::Reader;
use flagfall_wire::PartJson;
use flagfall_words::Lang;
use pyo3::prelude::*;
use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// So many games are judged at once.
const GAMES: usize = 256;
/// A batch is given out once it has so many rows.
const ROWS: usize = 1 << 12;

/// Where the texts are in a batch.
struct Columns {
    /// The texts; without them the files are read.
    pgn: Option<usize>,
    file: Option<usize>,
    from: Option<usize>,
    to: Option<usize>,
}

impl Columns {
    fn of(schema: &Schema, column: Option<&str>) -> PyResult<Columns> {
        let [file, from, to] = ["file", "from", "to"].map(|it| input::optional(schema, it));
        let pgn = match (column, input::optional(schema, "pgn"), file) {
            (None, None, Some(_)) => None,
            _ => Some(input::column(schema, column, "pgn")?),
        };
        Ok(Columns {
            pgn,
            file,
            from,
            to,
        })
    }

    /// The row's games, where they are, and the counter of their lines.
    fn open(&self, batch: &RecordBatch, row: usize) -> io::Result<Option<Open>> {
        let number = |at: Option<usize>| at.and_then(|it| input::number(batch.column(it), row));
        let text = |at: Option<usize>| at.and_then(|it| input::text(batch.column(it), row));
        let file = text(self.file).map(|it| String::from_utf8_lossy(it).into_owned());
        let (from, to) = (number(self.from).unwrap_or(0), number(self.to));
        let bytes: Box<dyn Read + Send> = match (self.pgn, &file) {
            (Some(_), _) => match text(self.pgn) {
                Some(text) => Box::new(Cursor::new(text.to_vec())),
                None => return Ok(None),
            },
            (None, Some(path)) => opened(path, from, to)
                .map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))?,
            (None, None) => return Ok(None),
        };
        let count = Arc::new(AtomicU64::new(0));
        let bytes = Lines::new(unpacked(bytes)?, Arc::clone(&count));
        Ok(Some(Open {
            games: Reader::new(Box::new(bytes)),
            lines: count,
            part: PartJson {
                file: file.unwrap_or_else(|| "-".to_owned()),
                from,
                to,
                ..PartJson::default()
            },
        }))
    }
}

fn opened(path: &str, from: u64, to: Option<u64>) -> io::Result<Box<dyn Read + Send>> {
    let mut file = File::open(path)?;
    if from > 0 {
        file.seek(SeekFrom::Start(from))?;
    }
    Ok(match to {
        Some(to) => Box::new(file.take(to.saturating_sub(from))),
        None => Box::new(file),
    })
}

/// A text that is being read.
struct Open {
    games: Reader<Box<dyn Read + Send>>,
    lines: Arc<AtomicU64>,
    part: PartJson,
}

/// What is judged, and what came of it so far.
struct Checking {
    input: Batches,
    columns: Columns,
    /// The batch at hand, and the row of it that comes next.
    batch: Option<(RecordBatch, usize)>,
    open: Option<Open>,
    bench: Bench,
    gathered: Gathered,
    schema: SchemaRef,
}

impl Checking {
    /// Opens the next text; false if there is none.
    fn advance(&mut self) -> Result<bool, ArrowError> {
        loop {
            if let Some((batch, row)) = &mut self.batch
                && *row < batch.num_rows()
            {
                let opened = self.columns.open(batch, *row);
                *row += 1;
                let opened = opened.map_err(broken)?;
                if opened.is_some() {
                    self.open = opened;
                    return Ok(true);
                }
                continue;
            }
            match self.input.next() {
                Some(batch) => self.batch = Some((batch?, 0)),
                None => return Ok(false),
            }
        }
    }

    /// Judges some games of the text at hand; says how many rows that made.
    fn judge(&mut self) -> Result<usize, ArrowError> {
        let Some(open) = &mut self.open else {
            return Ok(0);
        };
        let mut games = Vec::with_capacity(GAMES);
        for game in open.games.by_ref().take(GAMES) {
            games.push(game.map_err(broken)?);
        }
        let is_end = games.len() < GAMES;
        let mut made = 0;
        for (game, checked) in self.bench.judge(games) {
            open.part.games += 1;
            let at = At {
                file: &open.part.file,
                number: open.part.games,
                base: open.part.from,
            };
            made += self
                .gathered
                .push(&checked_game(at, &game, &checked, Lang::En))?;
        }
        if is_end {
            open.part.lines = open.lines.load(Ordering::Relaxed) as usize;
            made += self.gathered.part(&open.part)?;
            self.open = None;
        }
        Ok(made)
    }

    fn more(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        let mut rows = 0;
        while rows < ROWS {
            if self.open.is_none() && !self.advance()? {
                break;
            }
            rows += self.judge()?;
        }
        match rows {
            0 => Ok(None),
            _ => self.gathered.take().map(Some),
        }
    }
}

fn broken(error: io::Error) -> ArrowError {
    ArrowError::IoError(error.to_string(), error)
}

impl Iterator for Checking {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.more().transpose()
    }
}

impl RecordBatchReader for Checking {
    fn schema(&self) -> SchemaRef {
        SchemaRef::clone(&self.schema)
    }
}

/// Holds games against the Laws, Arrow in and Arrow out: a stream of batches that is made as it is
/// taken.
///
/// `data` is a table, a reader, a column or a list. Each row has PGN with any number of games, in
/// `column` or `pgn` or the only column of texts; `file` and `from`, where the rows have them, say
/// what the text is of and at which byte of it begins. Without a text the `file` itself is read,
/// from the byte `from` to the byte `to`, as `shares` cuts it.
///
/// `what` is asked for: `problems`, a row for each; `games`, a row for each (both with the columns
/// that `docs/check.md` lists); or `reports`, with `file`, `game`, `line`, `byte` and the line of
/// `flagfall check --json` as `report`, and after the games of each text a row of game 0 with
/// `{"part": …}`, what was read of it in figures.
///
/// >>> stream = flagfall.check_batches(["1. e4 e5 2. Ke3 *", "1. d4 *"], what="problems")
/// >>> import pyarrow
/// >>> pyarrow.table(stream)["kind"].to_pylist()
/// ['illegal_move']
#[pyfunction]
#[pyo3(signature = (data, *, what="problems", column=None, edition="2023", jobs=None))]
pub(crate) fn check_batches(
    data: &Bound<'_, PyAny>,
    what: &str,
    column: Option<&str>,
    edition: &str,
    jobs: Option<usize>,
) -> PyResult<ArrowStream> {
    let gathered = Gathered::of(what)?;
    let input = input::batches(data)?;
    let columns = Columns::of(&input.schema(), column)?;
    Ok(ArrowStream::new(Checking {
        input,
        columns,
        batch: None,
        open: None,
        bench: Bench::new(place::by(edition)?, jobs),
        schema: gathered.schema(),
        gathered,
    }))
}
