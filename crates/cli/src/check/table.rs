//! Tables: a row for each game and a row for each problem, as Parquet.

use super::report::Sink;
use arrow_array::RecordBatch;
use arrow_schema::Schema;
use flagfall_library::{Games, Problems, Rows};
use flagfall_wire::{CheckedGame, Summary};
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
