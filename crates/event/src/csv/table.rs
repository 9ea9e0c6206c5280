//! A table with named columns.

use crate::Fault;
use crate::fault::source;
use csv::{ReaderBuilder, StringRecord, Trim};

/// The most rows that are read.
const ROWS: usize = 100_000;

/// The columns that are known, each with the names it goes by.
pub(super) type Known = [(&'static str, &'static [&'static str])];

/// A table: where each known column stands, and its rows with their lines.
pub(super) struct Table {
    /// In the order of what is known.
    places: Vec<Option<usize>>,
    names: Vec<&'static str>,
    pub(super) rows: Vec<Row>,
}

/// A row.
pub(super) struct Row {
    pub(super) line: usize,
    record: StringRecord,
}

/// The names in the first line, in small letters.
pub(super) fn header(text: &str) -> Vec<String> {
    let line = text.trim_start_matches('\u{feff}').lines().next();
    let line = line.unwrap_or_default();
    let names = line.split(char::from(separator(line)));
    names.map(|it| plain(it.trim().trim_matches('"'))).collect()
}

fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '-', '.'], "_")
}

/// What separates the columns: whatever stands in the first line most often.
fn separator(line: &str) -> u8 {
    let count = |sign: u8| line.bytes().filter(|it| *it == sign).count();
    let signs = [b',', b';', b'\t'];
    signs
        .into_iter()
        .rev()
        .max_by_key(|it| count(*it))
        .unwrap_or(b',')
}

/// Where a quote is opened that nothing closes: its line, and its column in the table. The reader
/// would take all that follows for one field.
fn unclosed(text: &str, separator: u8) -> Option<(usize, usize)> {
    let (mut line, mut column, mut starts) = (1, 1, true);
    let mut opened = None;
    let mut signs = text.bytes().peekable();
    while let Some(sign) = signs.next() {
        let ends_line = sign == b'\n';
        line += usize::from(ends_line);
        match (opened, sign) {
            // Two in a row stand for one.
            (Some(_), b'"') if signs.next_if_eq(&b'"').is_some() => {}
            (Some(_), b'"') => opened = None,
            (Some(_), _) => {}
            (None, b'"') if starts => opened = Some((line, column)),
            (None, _) => {
                starts = ends_line || sign == separator;
                column = match ends_line {
                    true => 1,
                    false => column + usize::from(sign == separator),
                };
            }
        }
    }
    opened
}

#[test]
fn a_quote_is_closed_or_named() {
    let check = |text: &str, expect: Option<(usize, usize)>| {
        assert_eq!(unclosed(text, b','), expect, "{text}");
    };
    check("name,rating\n\"Adams, Ann\",2400\n", None);
    check(
        "name,rating\nAdams,\"24\n00\"\n\"Short \"\"N\"\"\",1\n",
        None,
    );
    check("name,rating\nO\"Brien,2400\n", None);
    check("name,rating\n\"Adams,2400\nShort,2300\n", Some((2, 1)));
    check("name,rating\nAdams,\"2400\nShort,\"\"\n", Some((2, 2)));
    check("name\nAdams\n\"Short\"\"\n", Some((3, 1)));
}

impl Table {
    pub(super) fn read(text: &str, known: &Known) -> Result<Table, Fault> {
        let text = source(text)?;
        let first = text.lines().next().unwrap_or_default();
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(separator(first))
            .trim(Trim::All)
            .from_reader(text.as_bytes());
        if let Some(place) = unclosed(text, separator(first)) {
            return Err(Fault::new(place, "a quote that is closed", "an open one"));
        }
        let mut rows = Vec::new();
        for record in reader.records() {
            let record = record.map_err(|error| {
                let line = error.position().map_or(0, |it| it.line());
                let line = usize::try_from(line).unwrap_or(0);
                Fault::new(
                    (line, 0),
                    "a row of fields, each quote closed",
                    "something else",
                )
            })?;
            let line = record.position().map_or(0, |it| it.line());
            let line = usize::try_from(line).unwrap_or(0);
            if rows.len() > ROWS {
                return Err(Fault::new(
                    (line, 0),
                    format!("at most {ROWS} rows"),
                    "more",
                ));
            }
            rows.push(Row { line, record });
        }
        if rows.is_empty() {
            return Err(Fault::new(
                (1, 0),
                "a first line that names the columns",
                "",
            ));
        }
        let head = rows.remove(0);
        let names: Vec<String> = head.record.iter().map(plain).collect();
        let places = known
            .iter()
            .map(|(_, called)| names.iter().position(|it| called.contains(&it.as_str())));
        let places = places.collect();
        rows.retain(|row| row.record.iter().any(|field| !field.is_empty()));
        Ok(Table {
            places,
            names: known.iter().map(|(name, _)| *name).collect(),
            rows,
        })
    }

    fn index(&self, column: &str) -> Option<usize> {
        let known = self.names.iter().position(|it| *it == column)?;
        self.places.get(known).copied().flatten()
    }

    /// That a column must be there.
    pub(super) fn needs(&self, column: &str) -> Result<(), Fault> {
        match self.index(column) {
            Some(_) => Ok(()),
            None => {
                let expected = format!("a column named `{column}` in the first line");
                Err(Fault::new((1, 0), expected, "none"))
            }
        }
    }

    /// What stands in a column of a row.
    pub(super) fn field<'a>(&self, row: &'a Row, column: &str) -> &'a str {
        let index = self.index(column);
        index.and_then(|it| row.record.get(it)).unwrap_or_default()
    }

    /// That something else was expected in a column of a row.
    pub(super) fn fault(&self, row: &Row, column: &str, expected: impl AsRef<str>) -> Fault {
        let place = (row.line, self.index(column).map_or(0, |it| it + 1));
        let expected = format!("in `{column}` {}", expected.as_ref());
        Fault::new(place, expected, self.field(row, column))
    }

    /// What a column holds, read; `None` where it is empty.
    pub(super) fn read_in<T>(
        &self,
        row: &Row,
        column: &str,
        read: impl Fn(&str) -> Option<T>,
        expected: &str,
    ) -> Result<Option<T>, Fault> {
        match self.field(row, column) {
            "" => Ok(None),
            text => read(text)
                .map(Some)
                .ok_or_else(|| self.fault(row, column, expected)),
        }
    }
}
