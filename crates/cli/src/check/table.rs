//! Tables: a row for each game and a row for each problem, as Parquet.

use super::report::Sink;
use arrow_array::builder::{BooleanBuilder, StringBuilder, UInt32Builder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema};
use flagfall_wire::{CheckedGame, ProblemJson, Summary};
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many rows are kept until they are written.
const ROWS: usize = 1 << 14;

/// The two files, as they are being written.
pub(super) struct Tables {
    games: Table<Games>,
    problems: Table<Problems>,
}

impl Tables {
    /// Begins the files: `OUT` and, beside it, `OUT` with `.problems` in its name; or in a folder
    /// `games.parquet` and `problems.parquet`, if `OUT` is no `.parquet`.
    pub(super) fn create(path: &Path) -> io::Result<Tables> {
        let (games, problems) = paths(path)?;
        Ok(Tables {
            games: Table::create(&games)?,
            problems: Table::create(&problems)?,
        })
    }
}

/// The files that are written for a name.
fn paths(path: &Path) -> io::Result<(PathBuf, PathBuf)> {
    if path.extension().is_some_and(|it| it == "parquet") {
        return Ok((path.to_owned(), path.with_extension("problems.parquet")));
    }
    fs::create_dir_all(path)?;
    Ok((path.join("games.parquet"), path.join("problems.parquet")))
}

impl Sink for Tables {
    fn take(&mut self, game: &CheckedGame) -> io::Result<()> {
        self.games.add(|rows| rows.push(game))?;
        for problem in &game.problems {
            self.problems.add(|rows| rows.push(game, problem))?;
        }
        Ok(())
    }

    fn finish(self: Box<Self>, _: &Summary) -> io::Result<()> {
        self.games.finish()?;
        self.problems.finish()
    }
}

/// Rows that wait to be written, as columns.
trait Rows: Default {
    /// The names and types of the columns, and which may be empty.
    fn schema() -> Schema;
    /// The columns, emptied.
    fn take(&mut self) -> Vec<ArrayRef>;
}

struct Table<R> {
    writer: ArrowWriter<File>,
    schema: Arc<Schema>,
    rows: R,
    count: usize,
}

impl<R: Rows> Table<R> {
    fn create(path: &Path) -> io::Result<Table<R>> {
        let schema = Arc::new(R::schema());
        let level = ZstdLevel::try_new(3).map_err(other)?;
        let properties = WriterProperties::builder().set_compression(Compression::ZSTD(level));
        let file = File::create(path)?;
        let properties = Some(properties.build());
        let writer = ArrowWriter::try_new(file, Arc::clone(&schema), properties).map_err(other)?;
        Ok(Table {
            writer,
            schema,
            rows: R::default(),
            count: 0,
        })
    }

    fn add(&mut self, push: impl FnOnce(&mut R)) -> io::Result<()> {
        push(&mut self.rows);
        self.count += 1;
        if self.count.is_multiple_of(ROWS) {
            self.flush()?;
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        let columns = self.rows.take();
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns);
        let batch = batch.map_err(io::Error::other)?;
        self.writer.write(&batch).map_err(other)
    }

    fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        self.writer.close().map(|_| ()).map_err(other)
    }
}

fn other(error: ParquetError) -> io::Error {
    io::Error::other(error)
}

fn column(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, false)
}

fn optional(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, true)
}

#[derive(Default)]
struct Games {
    file: StringBuilder,
    numbers: [UInt64Builder; 3],
    texts: [StringBuilder; 6],
    plies: UInt32Builder,
    ended_by: StringBuilder,
    counts: [UInt32Builder; 2],
    notes: StringBuilder,
    time_forfeit: StringBuilder,
}

impl Games {
    fn push(&mut self, it: &CheckedGame) {
        self.file.append_value(&it.file);
        let numbers = [it.game as u64, it.line as u64, it.byte];
        for (column, number) in self.numbers.iter_mut().zip(numbers) {
            column.append_value(number);
        }
        let texts = [
            &it.white,
            &it.black,
            &it.result,
            &it.final_fen,
            &it.edition,
            &it.class,
        ];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.append_value(text);
        }
        self.plies.append_value(it.plies as u32);
        self.ended_by.append_option(it.ended_by.as_deref());
        let counts = [it.problems.len(), it.notes.len()];
        for (column, count) in self.counts.iter_mut().zip(counts) {
            column.append_value(count as u32);
        }
        let notes: Vec<&str> = it.notes.iter().map(|it| it.kind.as_str()).collect();
        self.notes.append_value(notes.join(" "));
        self.time_forfeit.append_option(it.time_forfeit.as_deref());
    }
}

impl Rows for Games {
    fn schema() -> Schema {
        use DataType::{UInt32, UInt64, Utf8};
        Schema::new(vec![
            column("file", Utf8),
            column("game", UInt64),
            column("line", UInt64),
            column("byte", UInt64),
            column("white", Utf8),
            column("black", Utf8),
            column("result", Utf8),
            column("final_fen", Utf8),
            column("edition", Utf8),
            column("class", Utf8),
            column("plies", UInt32),
            optional("ended_by", Utf8),
            column("problems", UInt32),
            column("notes", UInt32),
            column("note_kinds", Utf8),
            optional("time_forfeit", Utf8),
        ])
    }

    fn take(&mut self) -> Vec<ArrayRef> {
        let mut all: Vec<ArrayRef> = vec![Arc::new(self.file.finish())];
        for it in &mut self.numbers {
            all.push(Arc::new(it.finish()));
        }
        for it in &mut self.texts {
            all.push(Arc::new(it.finish()));
        }
        all.push(Arc::new(self.plies.finish()));
        all.push(Arc::new(self.ended_by.finish()));
        for it in &mut self.counts {
            all.push(Arc::new(it.finish()));
        }
        all.push(Arc::new(self.notes.finish()));
        all.push(Arc::new(self.time_forfeit.finish()));
        all
    }
}

#[derive(Default)]
struct Problems {
    file: StringBuilder,
    numbers: [UInt64Builder; 4],
    ply: UInt32Builder,
    texts: [StringBuilder; 3],
    optional: [StringBuilder; 5],
    flags: [BooleanBuilder; 2],
}

impl Problems {
    fn push(&mut self, game: &CheckedGame, it: &ProblemJson) {
        self.file.append_value(&game.file);
        let numbers = [game.game as u64, it.line as u64, it.column as u64, it.byte];
        for (column, number) in self.numbers.iter_mut().zip(numbers) {
            column.append_value(number);
        }
        self.ply.append_value(it.ply as u32);
        for (column, text) in self
            .texts
            .iter_mut()
            .zip([&it.kind, &it.token, &it.message])
        {
            column.append_value(text);
        }
        let found = it.diagnosis.as_ref();
        let texts = [
            it.fen.as_deref(),
            it.article.as_deref(),
            found.map(|it| it.cause.as_str()),
            found.map(|it| it.cure.as_str()),
            found.map(|it| it.evidence.as_str()),
        ];
        for (column, text) in self.optional.iter_mut().zip(texts) {
            column.append_option(text);
        }
        let flags = [found.map(|it| it.transmission), found.map(|it| it.certain)];
        for (column, flag) in self.flags.iter_mut().zip(flags) {
            column.append_option(flag);
        }
    }
}

impl Rows for Problems {
    fn schema() -> Schema {
        use DataType::{Boolean, UInt32, UInt64, Utf8};
        Schema::new(vec![
            column("file", Utf8),
            column("game", UInt64),
            column("line", UInt64),
            column("column", UInt64),
            column("byte", UInt64),
            column("ply", UInt32),
            column("kind", Utf8),
            column("token", Utf8),
            column("message", Utf8),
            optional("fen", Utf8),
            optional("article", Utf8),
            optional("cause", Utf8),
            optional("cure", Utf8),
            optional("evidence", Utf8),
            optional("transmission", Boolean),
            optional("certain", Boolean),
        ])
    }

    fn take(&mut self) -> Vec<ArrayRef> {
        let mut all: Vec<ArrayRef> = vec![Arc::new(self.file.finish())];
        for it in &mut self.numbers {
            all.push(Arc::new(it.finish()));
        }
        all.push(Arc::new(self.ply.finish()));
        for it in self.texts.iter_mut().chain(&mut self.optional) {
            all.push(Arc::new(it.finish()));
        }
        for it in &mut self.flags {
            all.push(Arc::new(it.finish()));
        }
        all
    }
}
