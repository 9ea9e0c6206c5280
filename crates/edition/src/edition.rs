//! The nine texts, in the order in which they were written.

use std::fmt;

/// An edition of the Laws. It can be looked up by and printed, never compared: outside this
/// crate nobody can write `if edition >= …` or match on one.
#[derive(Clone, Copy)]
pub struct Edition(pub(crate) u8);

/// Erevan 1996, in force from 1 July 1997.
pub const E97: Edition = Edition(0);
/// Istanbul 2000, in force from 1 July 2001.
pub const E01: Edition = Edition(1);
/// Calvià 2004, in force from 1 July 2005.
pub const E05: Edition = Edition(2);
/// Dresden 2008, in force from 1 July 2009.
pub const E09: Edition = Edition(3);
/// The draft that calls itself Dresden 2009: a working text of 2012, never in force. It stands
/// after 2009 because it was written after it; it breaks off within 9.2.
pub const D09: Edition = Edition(4);
/// Tallinn 2013, in force from 1 July 2014.
pub const E14: Edition = Edition(5);
/// Baku 2016 and Athens 2017, in force from 1 July 2017.
pub const E17: Edition = Edition(6);
/// Antalya 2017, in force from 1 January 2018.
pub const E18: Edition = Edition(7);
/// Chennai 2022, in force from 1 January 2023.
pub const E23: Edition = Edition(8);

const IDS: [&str; 9] = [
    "1997",
    "2001",
    "2005",
    "2009",
    "2009-draft",
    "2014",
    "2017",
    "2018",
    "2023",
];

impl Edition {
    /// All nine texts, in the order in which they were written.
    pub const ALL: [Edition; 9] = [E97, E01, E05, E09, D09, E14, E17, E18, E23];

    /// The name used on the outside: `1997` … `2009-draft` … `2023`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }

    /// The edition of that name, or `None` for a name that no edition has.
    ///
    /// ```
    /// use flagfall_edition::Edition;
    /// assert_eq!(Edition::from_id("2009-draft").unwrap().id(), "2009-draft");
    /// assert!(Edition::from_id("1998").is_none());
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// Whether it is one of those named: the row of a table is looked up by it.
    #[must_use]
    pub fn is_among(self, editions: &[Edition]) -> bool {
        editions.iter().any(|edition| edition.0 == self.0)
    }

    /// All texts, and which of them is `this`: for lists from which one is chosen.
    pub fn marked(this: Edition) -> impl Iterator<Item = (Edition, bool)> {
        Edition::ALL
            .into_iter()
            .map(move |edition| (edition, edition.0 == this.0))
    }

    /// The text in force on a day, given as year, month and day: the last that had come into
    /// force by then. `None` before 1 July 1997, of which no text is in hand.
    ///
    /// ```
    /// use flagfall_edition::Edition;
    /// let on = |year, month, day| Edition::in_force_on(year, month, day).map(Edition::id);
    /// assert_eq!(on(2009, 6, 30), Some("2005"));
    /// assert_eq!(on(2009, 7, 1), Some("2009"));
    /// assert_eq!(on(2013, 1, 1), Some("2009")); // the draft never was
    /// assert_eq!(on(1972, 7, 11), None);
    /// ```
    #[must_use]
    pub fn in_force_on(year: u16, month: u8, day: u8) -> Option<Edition> {
        const SINCE: [(Edition, (u16, u8, u8)); 8] = [
            (E97, (1997, 7, 1)),
            (E01, (2001, 7, 1)),
            (E05, (2005, 7, 1)),
            (E09, (2009, 7, 1)),
            (E14, (2014, 7, 1)),
            (E17, (2017, 7, 1)),
            (E18, (2018, 1, 1)),
            (E23, (2023, 1, 1)),
        ];
        let newest_first = SINCE.into_iter().rev();
        let mut by_then = newest_first.filter(|(_, since)| *since <= (year, month, day));
        by_then.next().map(|(edition, _)| edition)
    }

    /// A line for people: where it was adopted and from when it was in force.
    #[must_use]
    pub const fn title(self) -> &'static str {
        [
            "Erevan 1996, in force from 1 July 1997",
            "Istanbul 2000, in force from 1 July 2001",
            "Calvià 2004, in force from 1 July 2005",
            "Dresden 2008, in force from 1 July 2009",
            "a draft of 2012, never in force; it breaks off in 9.2",
            "Tallinn 2013, in force from 1 July 2014",
            "Baku 2016 and Athens 2017, in force from 1 July 2017",
            "Antalya 2017, in force from 1 January 2018",
            "Chennai 2022, in force from 1 January 2023",
        ][self.0 as usize]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.id())
    }
}

#[test]
fn every_edition_is_found_by_its_name() {
    for edition in Edition::ALL {
        assert_eq!(
            Edition::from_id(edition.id()).map(|found| found.0),
            Some(edition.0)
        );
    }
}
