//! The judge of many games: which edition each is judged by, and under which class.

use crate::judge::{Desk, book};
use crate::tags::Tags;
use crate::{Checked, Note, NoteKind, date};
use flagfall_clock::Announced;
use flagfall_edition::{E23, E97, Edition};
use flagfall_laws::Rulebook;
use flagfall_notation::pgn::{Game, Reader};
use flagfall_record::{Class, Regulations};
use std::collections::HashMap;
use std::io::{self, Read};

/// So many time controls, as they are written, are kept in mind.
const CONTROLS: usize = 4_096;

/// Which edition of the Laws a game is judged by.
#[derive(Clone, Copy, Debug)]
pub enum By {
    /// This one.
    Edition(Edition),
    /// The one in force on the day of the game: by the tag `Date`, else `UTCDate`, else
    /// `EventDate`, unknown months and days taken as the first. Without a day it is that of
    /// today, and before July 1997 the first; then a note says so.
    Date,
}

/// Judges games, and keeps at hand what they have in common: a rulebook for each edition and
/// class. The class follows from the tag `TimeControl`; without one a game is standard.
///
/// ```
/// use flagfall_audit::{By, Judge};
/// use flagfall_notation::pgn;
///
/// let games = pgn::read_all(b"[Date \"2010.05.01\"]\n[TimeControl \"180+2\"]\n\n1. e4 e5 *");
/// let checked = Judge::new(By::Date).judge(&games[0]);
/// assert_eq!(checked.edition.id(), "2009");
/// assert_eq!(format!("{:?}", checked.class), "Blitz");
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    by: By,
    books: Vec<Rulebook>,
    /// The class of each time control by the editions that were asked.
    controls: HashMap<String, Vec<(Edition, Option<Class>)>>,
    desk: Desk,
}

impl Judge {
    /// One who has seen no game.
    #[must_use]
    pub fn new(by: By) -> Judge {
        Judge {
            by,
            books: Vec::new(),
            controls: HashMap::new(),
            desk: Desk::default(),
        }
    }

    /// Holds a game against the Laws it was played under; see [`judge`](crate::judge()).
    pub fn judge(&mut self, game: &Game) -> Checked {
        let (edition, assumed) = match self.by {
            By::Edition(edition) => (edition, false),
            By::Date => by_date(game),
        };
        let tags = Tags::of(game);
        let (at, unread) = self.book(edition, tags.time_control.as_deref());
        let mut checked = self.desk.judge(game, &tags, &self.books[at]);
        let mut note = |kind| {
            let (ply, article) = (0, None);
            checked.notes.insert(0, Note { kind, ply, article });
        };
        if unread {
            note(NoteKind::TimeControlUnread);
        }
        if assumed {
            note(NoteKind::EditionAssumed);
        }
        checked
    }

    /// The place of the rulebook for a time control, and whether that could not be read.
    fn book(&mut self, edition: Edition, text: Option<&str>) -> (usize, bool) {
        let class = text.map_or(Some(Class::Standard), |it| self.class(edition, it));
        let unread = class.is_none();
        let class = class.unwrap_or(Class::Standard);
        let is_it = |it: &Rulebook| it.edition.is_among(&[edition]) && it.class == class;
        let at = self.books.iter().position(is_it).unwrap_or_else(|| {
            let regulations = Regulations {
                class: Some(class),
                ..Regulations::default()
            };
            self.books.push(book(edition, regulations));
            self.books.len() - 1
        });
        (at, unread)
    }

    /// The class that a time control falls into; `None` if it cannot be read.
    fn class(&mut self, edition: Edition, text: &str) -> Option<Class> {
        let known = self.controls.get(text);
        let known = known.and_then(|it| it.iter().find(|it| it.0.is_among(&[edition])));
        if let Some((_, class)) = known {
            return *class;
        }
        let class = text.parse::<Announced>().ok().map(|it| {
            let regulations = Regulations {
                time_control: it.time_control(),
                ..Regulations::default()
            };
            book(edition, regulations).class
        });
        if self.controls.len() >= CONTROLS {
            self.controls.clear();
        }
        let classes = self.controls.entry(text.to_owned()).or_default();
        classes.push((edition, class));
        class
    }
}

/// The edition in force on the day of a game, and whether it had to be assumed.
fn by_date(game: &Game) -> (Edition, bool) {
    let Some((year, month, day)) = date::day(game) else {
        return (E23, true);
    };
    match Edition::in_force_on(year, month, day) {
        Some(edition) => (edition, false),
        None => (E97, true),
    }
}

/// A game, and what was found in it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The game, as it stands in the file.
    pub game: Game,
    /// What was found.
    pub checked: Checked,
}

/// Judges the games of a stream, one after another; only the stream itself can fail.
///
/// ```
/// use flagfall_audit::{By, ProblemKind, judged};
/// use flagfall_notation::pgn::{FaultKind, Reader};
///
/// let pgn = &b"1. e4 e5 2. Ke3 *\n\n1. f3 e5 2. g4 Qh4# 1-0"[..];
/// let mut found = Vec::new();
/// for it in judged(Reader::new(pgn), By::Date) {
///     let it = it?;
///     for problem in &it.checked.problems {
///         let line = problem.place.line.to_string();
///         match problem.kind {
///             ProblemKind::Text(FaultKind::IllegalMove) => found.push(problem.token.clone()),
///             ProblemKind::ResultContradictsPosition => found.push(line),
///             _ => {}
///         }
///     }
/// }
/// assert_eq!(found, ["Ke3", "3"]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn judged<R: Read>(reader: Reader<R>, by: By) -> impl Iterator<Item = io::Result<Judged>> {
    let mut judge = Judge::new(by);
    reader.map(move |game| {
        let game = game?;
        let checked = judge.judge(&game);
        Ok(Judged { game, checked })
    })
}
