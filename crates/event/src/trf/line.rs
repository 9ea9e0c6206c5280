//! A line of the report file, by its columns.

use crate::Fault;

/// A line, with its number.
pub(super) struct Line {
    signs: Vec<char>,
    /// From 1.
    pub(super) number: usize,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line {
            signs: text.trim_end().chars().collect(),
            number,
        }
    }

    /// What stands from one column to another, both counted from 1, without blanks around it.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let to = to.min(self.signs.len());
        let signs = self.signs.get(from - 1..to.max(from - 1));
        let text: String = signs.unwrap_or_default().iter().collect();
        text.trim().to_owned()
    }

    /// All that stands from a column on.
    pub(super) fn rest(&self, from: usize) -> String {
        self.field(from, usize::MAX)
    }

    /// How many columns it has.
    pub(super) fn len(&self) -> usize {
        self.signs.len()
    }

    /// That something else was expected in these columns.
    pub(super) fn fault(&self, from: usize, to: usize, expected: impl Into<String>) -> Fault {
        let found = self.field(from, to);
        let start = (from..=to.min(self.signs.len()))
            .find(|it| self.signs.get(it - 1).is_some_and(|sign| *sign != ' '));
        Fault::new((self.number, start.unwrap_or(from)), expected, &found)
    }

    /// A number in these columns; `None` where they are blank.
    pub(super) fn number<N: std::str::FromStr>(
        &self,
        from: usize,
        to: usize,
        expected: &str,
    ) -> Result<Option<N>, Fault> {
        let text = self.field(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        let plain = text.bytes().all(|it| it.is_ascii_digit());
        let number = plain.then(|| text.parse().ok()).flatten();
        number
            .map(Some)
            .ok_or_else(|| self.fault(from, to, expected))
    }
}
