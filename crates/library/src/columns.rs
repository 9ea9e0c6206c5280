//! What was found, as columns: a row for each game and a row for each problem.

use arrow_array::ArrayRef;
use arrow_array::builder::{BooleanBuilder, StringBuilder, UInt32Builder, UInt64Builder};
use arrow_schema::{DataType, Field, Schema};
use flagfall_wire::{CheckedGame, ProblemJson};
use std::sync::Arc;

/// Rows that wait to be written, as columns.
pub trait Rows: Default {
    /// The names and types of the columns, and which may be empty.
    fn schema() -> Schema;
    /// The columns, emptied.
    fn take(&mut self) -> Vec<ArrayRef>;
}

fn column(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, false)
}

fn optional(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, true)
}

/// A row for each game.
#[derive(Debug, Default)]
pub struct Games {
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
    /// Adds a game.
    pub fn push(&mut self, it: &CheckedGame) {
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

/// A row for each problem, joined to its game by `file` and `game`.
#[derive(Debug, Default)]
pub struct Problems {
    file: StringBuilder,
    numbers: [UInt64Builder; 4],
    ply: UInt32Builder,
    texts: [StringBuilder; 3],
    optional: [StringBuilder; 5],
    flags: [BooleanBuilder; 2],
}

impl Problems {
    /// Adds a problem of a game.
    pub fn push(&mut self, game: &CheckedGame, it: &ProblemJson) {
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
