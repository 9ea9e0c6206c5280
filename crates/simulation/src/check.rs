//! What must hold of a game, act by act.

use crate::Record;
use crate::ledger::Ledger;
use crate::lines;
use crate::tally::Tally;
use flagfall_edition::Citation;
use flagfall_game::{Event, Game, decide, evolve, refusal, replay};
use flagfall_laws::Reason;
use flagfall_record::{Act, Entry, Seat};
use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much is looked at besides what is looked at always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// One act in so many is done on a copy as well, and the whole of both games compared.
    pub copies: usize,
    /// One record in so many goes through its text form, its game file and its printed result.
    pub lines: usize,
}

impl Depth {
    /// All acts of all records.
    pub const ALL: Depth = Depth {
        copies: 1,
        lines: 1,
    };
    /// For very many games.
    pub const SOME: Depth = Depth {
        copies: 61,
        lines: 13,
    };
}

/// Something that must hold and does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// At which act, from 0; the number of all where it is about the whole.
    pub act: usize,
    /// What does not hold.
    pub what: String,
}

impl Breach {
    pub(crate) fn new(act: usize, what: impl Into<String>) -> Breach {
        let what = what.into();
        Breach { act, what }
    }

    /// What kind of breach it is: the words up to the first figure.
    pub(crate) fn kind(&self) -> &str {
        let end = self.what.find(|it: char| it.is_ascii_digit() || it == '`');
        &self.what[..end.unwrap_or(self.what.len())]
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "act {}: {}", self.act, self.what)
    }
}

/// Holds a record to the invariants.
///
/// # Errors
/// The first that does not hold.
pub fn examine(record: &Record, depth: Depth) -> Result<Tally, Breach> {
    let at = Cell::new(0);
    let all = AssertUnwindSafe(|| examined(record, depth, &at));
    catch_unwind(all).unwrap_or_else(|panic| Err(Breach::new(at.get(), panicked(&*panic))))
}

/// What a panic says.
pub(crate) fn panicked(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("a panic: {}", said.unwrap_or("without words"))
}

fn examined(record: &Record, depth: Depth, at: &Cell<usize>) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    let Ok(mut game) = Game::new(record.header.clone()) else {
        // A game that cannot begin has no acts.
        tally.games = 1;
        return Ok(tally);
    };
    let mut ledger = Ledger::of(&game);
    let lines = record.entries.len().is_multiple_of(depth.lines);
    let mut all = Vec::new();
    for (index, entry) in record.entries.iter().enumerate() {
        at.set(index);
        let breach = |what: String| Breach::new(index, what);
        let copy = (index + record.entries.len()).is_multiple_of(depth.copies);
        let before = copy.then(|| game.clone());
        let was_on = game.is_on();
        let ended = (!was_on).then(|| format!("{:?}", game.ended()));
        let due = is_due(&game, &entry.act);
        let events = game.act(entry);
        answered(entry, &events, was_on || due).map_err(breach)?;
        cited(&events, &game).map_err(breach)?;
        let ruled = events.iter().any(|it| matches!(it, Event::Ruled(_)));
        if !ruled && ended.is_some_and(|ended| ended != format!("{:?}", game.ended())) {
            return Err(breach(
                "the end of the game has changed after it".to_owned(),
            ));
        }
        if let Some(before) = before {
            on_a_copy(before, entry, &events, &game).map_err(breach)?;
        }
        if let Some(ledger) = &mut ledger {
            ledger.take(&events, &game).map_err(breach)?;
        }
        tally.take(&events);
        if lines {
            all.push(events);
        }
    }
    at.set(record.entries.len());
    tally.close(&game);
    if lines {
        in_lines(record, &game, &all)?;
    }
    Ok(tally)
}

/// The text form and the game file say the same record, and its result is the same word for word.
fn in_lines(record: &Record, game: &Game, events: &[Vec<Event>]) -> Result<(), Breach> {
    lines::survive(record).map_err(|(act, what)| Breach::new(act, what))?;
    let last = record.entries.len();
    let again = replay(record.header.clone(), &record.entries)
        .map_err(|it| Breach::new(last, it.to_string()))?;
    let (said, was) = (
        lines::printed(&again.game, &again.events),
        lines::printed(game, events),
    );
    match said == was {
        true => Ok(()),
        false => Err(Breach::new(
            last,
            format!("replayed it says {said}, and said {was}"),
        )),
    }
}

/// The answer to a question that is open: after the end it may be about what was signed.
fn is_due(game: &Game, act: &Act) -> bool {
    let open = |name: &str| game.questions().iter().any(|it| it.id == name);
    matches!(act, Act::Answer(it) if open(&it.question))
}

/// Every act is answered; an end is one; of a refused act nothing stays but that it was then.
fn answered(entry: &Entry, events: &[Event], was_on: bool) -> Result<(), String> {
    let acted = events.iter().any(|it| matches!(it, Event::Acted(_)));
    let refused = events.iter().find_map(|it| match it {
        Event::Refused(refusal) => Some(refusal),
        _ => None,
    });
    if !acted && refused.is_none() {
        return Err(format!("no answer: {events:?}"));
    }
    if acted && !may(entry.by, &entry.act) {
        return Err(format!("admitted of a seat that may not: {}", entry.by));
    }
    let after_all = matches!(
        entry.act,
        Act::Sign { .. } | Act::Announce { .. } | Act::Leave { .. } | Act::Appeal { .. }
    );
    if !was_on && !after_all && refused.is_none_or(|it| it.reason() != Reason::GameOver) {
        return Err("a game that is over admits an act".to_owned());
    }
    let called = |it: &Event| matches!(it, Event::FlagFell(_) | Event::FlagPassed);
    let fell = events.iter().any(called);
    let only_time = |it: &Event| matches!(it, Event::TimeIs(_) | Event::Refused(_));
    if !acted && !fell && !events.iter().all(only_time) {
        return Err(format!("of a refused act something stays: {events:?}"));
    }
    Ok(())
}

/// Who may do what at all: the arbiter's acts are his, and the clock's the clock's.
fn may(by: Seat, act: &Act) -> bool {
    let arbiters = matches!(
        act,
        Act::Observe(_)
            | Act::Answer(_)
            | Act::Start { .. }
            | Act::Stop
            | Act::SetClock { .. }
            | Act::Correct { .. }
            | Act::Restore { .. }
            | Act::Penalise { .. }
            | Act::Adjourn { .. }
            | Act::Resume
            | Act::Declare { .. }
    );
    let clocks = matches!(act, Act::Outage { .. } | Act::Lag { .. });
    match by {
        Seat::Arbiter => !clocks,
        // Whatever it came for, it may find that a flag is down.
        Seat::Clock => true,
        _ => !arbiters && !clocks,
    }
}

/// Whatever is ruled or asked cites the edition that is played under.
fn cited(events: &[Event], game: &Game) -> Result<(), String> {
    let played_under = game.header().edition.to_string();
    let fits = |it: &Citation| {
        let of = it.completes.unwrap_or(it.edition);
        of.to_string() == played_under && !it.article.is_empty() && it.article != "–"
    };
    for event in events {
        let citations = match event {
            Event::Ruled(ruling) => {
                if ruling.decisions().is_empty() {
                    return Err(format!("a ruling that decides nothing: {ruling:?}"));
                }
                ruling.citations()
            }
            Event::Asked(asked) => asked.question.citations(),
            _ => continue,
        };
        if citations.is_empty() || !citations.iter().all(fits) {
            return Err(format!("not cited from its edition: {event:?}"));
        }
    }
    Ok(())
}

/// The act decided on a copy, and the copy taken through what was decided.
fn on_a_copy(before: Game, entry: &Entry, events: &[Event], game: &Game) -> Result<(), String> {
    let was = format!("{before:?}");
    let decided = decide(&before, entry);
    if was != format!("{before:?}") {
        return Err("decide has changed the game".to_owned());
    }
    if format!("{decided:?}") != format!("{events:?}") {
        return Err(format!("on a copy comes {decided:?}, in place {events:?}"));
    }
    tried(&before, entry, &decided, &was)?;
    let mut copy = before;
    for event in &decided {
        evolve(&mut copy, event);
    }
    let (one, other) = (format!("{copy:?}"), format!("{game:?}"));
    match one == other {
        true => Ok(()),
        false => Err(format!(
            "the game differs from its copy: {}",
            parting(&other, &one)
        )),
    }
}

/// An act that is only tried is refused as one that is decided, and leaves nothing behind.
fn tried(game: &Game, entry: &Entry, decided: &[Event], was: &str) -> Result<(), String> {
    let mut copy = game.clone();
    let tried = refusal(game, &mut copy, entry);
    let refused = decided.iter().find_map(|event| match event {
        Event::Refused(refusal) => Some(refusal),
        _ => None,
    });
    let (one, other) = (format!("{:?}", tried.as_ref()), format!("{refused:?}"));
    if one != other {
        return Err(format!("tried, it comes to {one}, decided to {other}"));
    }
    match was == format!("{copy:?}") {
        true => Ok(()),
        false => Err("what was only tried has left something behind".to_owned()),
    }
}

/// Where two texts part, with what stands around it.
fn parting(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
    let from = at.count().saturating_sub(60);
    let part = |text: &str| text.chars().skip(from).take(160).collect::<String>();
    format!("…{}… and …{}…", part(one), part(other))
}
