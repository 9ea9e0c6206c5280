//! A case: what happened, and what each edition makes of it.

use flagfall_edition::Edition;
use flagfall_record::{Entry, Header, Regulations, Start};

/// A case: what happened, and what each edition makes of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The heading of its file.
    pub topic: String,
    /// Its own heading.
    pub title: String,
    /// The line of its heading, from 1.
    pub line: usize,
    /// What the event settled.
    pub regulations: Regulations,
    /// The start position.
    pub start: Start,
    /// The moves already completed.
    pub moves: Vec<String>,
    /// The readings when the acts begin.
    pub clocks: Option<(flagfall_record::Ms, flagfall_record::Ms)>,
    /// What happened.
    pub acts: Vec<Entry>,
    /// Whether the clocks are part of what is held against the table.
    pub shows_clocks: bool,
    /// What each run of editions makes of it.
    pub rows: Vec<Row>,
}

/// What a run of editions makes of a case.
#[derive(Clone, Debug)]
pub struct Row {
    /// The editions that rule alike.
    pub editions: Vec<Edition>,
    /// What they rule, in the short form.
    pub ruling: String,
    /// The articles they cite, in order, as printed.
    pub cites: Vec<String>,
    /// The line of the row, from 1.
    pub line: usize,
}

impl Case {
    /// The row for an edition, where the table has one.
    #[must_use]
    pub fn row(&self, edition: Edition) -> Option<&Row> {
        self.rows.iter().find(|row| edition.is_among(&row.editions))
    }

    /// What the case is played under in an edition.
    #[must_use]
    pub fn header(&self, edition: Edition) -> Header {
        Header {
            edition,
            regulations: self.regulations.clone(),
            start: self.start.clone(),
            moves: self.moves.clone(),
            clocks: self.clocks,
        }
    }
}
