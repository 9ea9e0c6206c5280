//! The rows that findings become, by what is asked for.

use crate::error;
use arrow_array::builder::{StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use flagfall_library::{Games, Problems, Rows};
use flagfall_wire::{CheckedGame, PartJson};
use pyo3::PyResult;
use serde::Serialize;
use std::sync::Arc;

/// Rows as they gather.
pub(super) enum Gathered {
    /// One a game.
    Games(Games),
    /// One a problem.
    Problems(Problems),
    /// One a game, as its line of JSON; and one for each part that was read.
    Reports(Reports),
}

impl Gathered {
    /// None yet, of what is asked for.
    pub(super) fn of(what: &str) -> PyResult<Gathered> {
        match what {
            "games" => Ok(Gathered::Games(Games::default())),
            "problems" => Ok(Gathered::Problems(Problems::default())),
            "reports" => Ok(Gathered::Reports(Reports::default())),
            _ => Err(error::word("what", what, &["games", "problems", "reports"])),
        }
    }

    pub(super) fn schema(&self) -> SchemaRef {
        Arc::new(match self {
            Gathered::Games(_) => Games::schema(),
            Gathered::Problems(_) => Problems::schema(),
            Gathered::Reports(_) => Reports::schema(),
        })
    }

    /// Adds a game; says how many rows that made.
    pub(super) fn push(&mut self, game: &CheckedGame) -> Result<usize, ArrowError> {
        match self {
            Gathered::Games(rows) => rows.push(game),
            Gathered::Problems(rows) => {
                game.problems.iter().for_each(|it| rows.push(game, it));
                return Ok(game.problems.len());
            }
            Gathered::Reports(rows) => {
                let numbers = [game.game as u64, game.line as u64, game.byte];
                rows.push(&game.file, numbers, game)?;
            }
        }
        Ok(1)
    }

    /// Adds a part that was read to its end; says how many rows that made.
    pub(super) fn part(&mut self, part: &PartJson) -> Result<usize, ArrowError> {
        #[derive(Serialize)]
        struct Part<'a> {
            part: &'a PartJson,
        }
        let Gathered::Reports(rows) = self else {
            return Ok(0);
        };
        rows.push(&part.file, [0, 0, part.from], &Part { part })?;
        Ok(1)
    }

    /// The rows, taken out.
    pub(super) fn take(&mut self) -> Result<RecordBatch, ArrowError> {
        let schema = self.schema();
        let columns = match self {
            Gathered::Games(rows) => rows.take(),
            Gathered::Problems(rows) => rows.take(),
            Gathered::Reports(rows) => rows.take(),
        };
        RecordBatch::try_new(schema, columns)
    }
}

/// Games as lines of JSON, with what they are put in order by.
#[derive(Default)]
pub(super) struct Reports {
    file: StringBuilder,
    numbers: [UInt64Builder; 3],
    report: StringBuilder,
}

impl Reports {
    fn push(
        &mut self,
        file: &str,
        numbers: [u64; 3],
        report: &impl Serialize,
    ) -> Result<(), ArrowError> {
        let text = serde_json::to_string(report);
        let text = text.map_err(|it| ArrowError::ExternalError(Box::new(it)))?;
        self.file.append_value(file);
        for (column, number) in self.numbers.iter_mut().zip(numbers) {
            column.append_value(number);
        }
        self.report.append_value(text);
        Ok(())
    }
}

impl Rows for Reports {
    fn schema() -> Schema {
        let column = |name, kind| Field::new(name, kind, false);
        Schema::new(vec![
            column("file", DataType::Utf8),
            column("game", DataType::UInt64),
            column("line", DataType::UInt64),
            column("byte", DataType::UInt64),
            column("report", DataType::Utf8),
        ])
    }

    fn take(&mut self) -> Vec<ArrayRef> {
        let mut all: Vec<ArrayRef> = vec![Arc::new(self.file.finish())];
        for it in &mut self.numbers {
            all.push(Arc::new(it.finish()));
        }
        all.push(Arc::new(self.report.finish()));
        all
    }
}
