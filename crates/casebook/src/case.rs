//! A case: what happened, and what each edition makes of it.

use crate::Found;
use flagfall_edition::Edition;
use flagfall_record::{Entry, Header, Regulations, Start};
use flagfall_words::Lang;

/// A case: what happened, and what each edition makes of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The heading of its file, in English.
    pub topic: String,
    /// Its own heading, in English.
    pub title: String,
    /// Both in French; empty where they have none.
    pub french: Headings,
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

/// The headings of a case in another language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headings {
    /// The heading of its file.
    pub topic: String,
    /// Its own heading.
    pub title: String,
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

impl Row {
    /// Whether this is what was found. A citation may hold a blank (`FFE G`), so they are compared
    /// as they are written.
    #[must_use]
    pub fn says(&self, found: &Found) -> bool {
        self.ruling == found.ruling && self.cites.join(" ") == found.cites.join(" ")
    }

    /// What is ruled, in the short form of a language.
    ///
    /// ```
    /// use flagfall_casebook::Row;
    /// use flagfall_words::Lang;
    ///
    /// let row = Row {
    ///     editions: Vec::new(),
    ///     ruling: "White +3:00; Black plays Ng8".to_owned(),
    ///     cites: Vec::new(),
    ///     line: 1,
    /// };
    /// assert_eq!(row.said(Lang::Fr), "Les Blancs +3:00 ; les Noirs jouent Cg8");
    /// ```
    #[must_use]
    pub fn said(&self, lang: Lang) -> String {
        crate::short::said(&self.ruling, lang)
    }
}

impl Case {
    /// Its own heading in a language; in English where it has no other.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr if !self.french.title.is_empty() => &self.french.title,
            _ => &self.title,
        }
    }

    /// The heading of its file in a language; in English where it has no other.
    #[must_use]
    pub fn topic(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr if !self.french.topic.is_empty() => &self.french.topic,
            _ => &self.topic,
        }
    }

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
