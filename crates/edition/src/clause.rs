//! One rule through time: its wordings, and what an edition makes of them.

use crate::{Citation, Edition};

/// A clause through time: its wordings, each in force until the next.
#[derive(Debug)]
pub struct Clause<R: 'static> {
    id: &'static str,
    title: &'static str,
    wordings: &'static [Wording<R>],
}

/// One row of a clause: from which edition, under what number, in what sense.
#[derive(Debug)]
pub struct Wording<R> {
    since: Edition,
    article: &'static str,
    says: Option<&'static str>,
    reading: Result<R, Absent>,
}

/// Why an edition gives no provision. The first two are facts about the law, the last is one
/// about us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// No such rule yet.
    NotYet,
    /// There was such a rule; this edition no longer has it.
    Repealed,
    /// The text that would say so is lost or has not been read.
    NotInHand,
}

/// What one edition says: how we read it, and what to cite for it. Only a clause can make one.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Provision<R> {
    /// How the text is read.
    pub reading: R,
    /// Where it is printed.
    pub rule: Citation,
    /// The appendix or regulation that replaces what the article says, if one does.
    pub exception: Option<Citation>,
}

/// A wording that begins with `edition`, where it is printed as `article` and says, in our
/// words, `says`.
pub const fn since<R>(
    edition: Edition,
    article: &'static str,
    says: &'static str,
    reading: R,
) -> Wording<R> {
    Wording {
        since: edition,
        article,
        says: Some(compiled_in(says)),
        reading: Ok(reading),
    }
}

/// What a page loads by need is not compiled into its module: the words of the clauses, which
/// `flagfall_words::wordings` writes out for it.
const fn compiled_in(words: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") {
        ""
    } else {
        words
    }
}

/// A row that only renumbers: it says what the row before it says.
pub const fn renumbered<R>(edition: Edition, article: &'static str, reading: R) -> Wording<R> {
    Wording {
        since: edition,
        article,
        says: None,
        reading: Ok(reading),
    }
}

/// From `edition` on there is no such provision, for the reason given.
pub const fn absent<R>(edition: Edition, why: Absent) -> Wording<R> {
    Wording {
        since: edition,
        article: "–",
        says: None,
        reading: Err(why),
    }
}

impl<R> Clause<R> {
    /// A clause with its id, its title and its rows in order.
    ///
    /// # Panics
    /// Does not compile (as a constant) when two wordings overlap or stand out of order.
    #[must_use]
    pub const fn new(
        id: &'static str,
        title: &'static str,
        wordings: &'static [Wording<R>],
    ) -> Clause<R> {
        let mut next = 1;
        while next < wordings.len() {
            assert!(wordings[next - 1].since.0 < wordings[next].since.0);
            next += 1;
        }
        Clause {
            id,
            title: compiled_in(title),
            wordings,
        }
    }

    /// The id that lasts through all editions.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The clause without its readings: for booklets, pages and coverage.
    #[must_use]
    pub fn listing(&self) -> Listing {
        let rows = Edition::ALL
            .into_iter()
            .map(|edition| self.row(edition))
            .collect();
        Listing {
            id: self.id,
            title: self.title,
            rows,
        }
    }

    fn in_force(&self, edition: Edition) -> Option<usize> {
        self.wordings
            .iter()
            .rposition(|wording| wording.since.0 <= edition.0)
    }

    fn row(&self, edition: Edition) -> Row {
        let Some(at) = self.in_force(edition) else {
            return Row {
                edition,
                article: Err(Absent::NotYet),
                says: "",
                worded: None,
                begins: false,
            };
        };
        let wording = &self.wordings[at];
        let worded = match wording.reading {
            Ok(_) => self.wordings[..=at]
                .iter()
                .rev()
                .find(|it| it.says.is_some()),
            Err(_) => None,
        };
        Row {
            edition,
            article: wording
                .reading
                .as_ref()
                .map(|_| wording.article)
                .map_err(|why| *why),
            says: worded.and_then(|it| it.says).unwrap_or(""),
            worded: worded.map(|it| it.since),
            begins: wording.since.0 == edition.0,
        }
    }
}

impl<R: Copy> Clause<R> {
    /// What `edition` says, or why it says nothing.
    ///
    /// # Errors
    /// [`Absent`] when the edition has no such rule, or its text is not in hand.
    pub fn under(&self, edition: Edition) -> Result<Provision<R>, Absent> {
        let wording = &self.wordings[self.in_force(edition).ok_or(Absent::NotYet)?];
        let reading = wording.reading.as_ref().map_err(|why| *why)?;
        let rule = Citation {
            id: self.id,
            article: wording.article,
            edition,
            completes: None,
        };
        Ok(Provision {
            reading: *reading,
            rule,
            exception: None,
        })
    }
}

impl<R> Provision<R> {
    /// What is cited for it: where it is printed, and what has replaced it there, if anything has.
    pub fn citations(&self) -> impl Iterator<Item = Citation> + use<R> {
        [Some(self.rule), self.exception].into_iter().flatten()
    }

    /// An appendix or regulation replaces what the article says.
    ///
    /// # Panics
    /// Two that both would: a conflict, found when the rulebook is made and never at play.
    #[must_use]
    pub fn except<X>(self, law: &Provision<X>, reading: R) -> Provision<R> {
        assert!(
            self.exception.is_none(),
            "two exceptions to {:?}",
            self.rule
        );
        Provision {
            reading,
            exception: Some(law.rule),
            ..self
        }
    }
}

/// A clause as a list of rows, one an edition, without its readings.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The lasting id.
    pub id: &'static str,
    /// The title, in our words.
    pub title: &'static str,
    /// What each edition says, in the order of [`Edition::ALL`].
    pub rows: Vec<Row>,
}

impl Listing {
    /// What that edition says of it.
    #[must_use]
    pub fn row(&self, edition: Edition) -> Option<&Row> {
        self.rows.get(usize::from(edition.0))
    }

    /// Every row, and whether it is that edition's: for pages that set one off from the rest.
    pub fn marked(&self, edition: Edition) -> impl Iterator<Item = (&Row, bool)> {
        self.rows
            .iter()
            .map(move |row| (row, row.edition.0 == edition.0))
    }
}

/// What one edition says of a clause.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The edition.
    pub edition: Edition,
    /// The number printed there, or why there is none.
    pub article: Result<&'static str, Absent>,
    /// What it says, in our words; empty where there is no provision.
    pub says: &'static str,
    /// The edition in which it was first put in these words; `None` where there is no provision.
    pub worded: Option<Edition>,
    /// Whether a wording begins with this edition.
    pub begins: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{D09, E01, E05, E09, E14, E97};

    const TABLE: Clause<u8> = Clause::new(
        "R1",
        "A table",
        &[
            since(E01, "1.1", "One.", 1),
            renumbered(E09, "1.2", 1),
            absent(D09, Absent::NotInHand),
            since(E14, "1.3", "Two.", 2),
        ],
    );

    #[test]
    fn a_wording_is_in_force_until_the_next() {
        assert_eq!(TABLE.under(E97).unwrap_err(), Absent::NotYet);
        assert_eq!(TABLE.under(E05).unwrap().rule.to_string(), "1.1, 2005");
        assert_eq!(TABLE.under(E09).unwrap().rule.to_string(), "1.2, 2009");
        assert_eq!(TABLE.under(D09).unwrap_err(), Absent::NotInHand);
        assert_eq!(TABLE.under(crate::E23).unwrap().reading, 2);
    }

    #[test]
    fn a_renumbering_keeps_its_words() {
        let rows = TABLE.listing().rows;
        assert_eq!(
            (rows[3].article, rows[3].says, rows[3].begins),
            (Ok("1.2"), "One.", true)
        );
        assert_eq!(
            (rows[4].article, rows[4].says),
            (Err(Absent::NotInHand), "")
        );
    }

    #[test]
    #[should_panic(expected = "two exceptions")]
    fn two_exceptions_conflict() {
        let law = TABLE.under(E01).unwrap();
        let _ = law.except(&law, 5).except(&law, 6);
    }
}
