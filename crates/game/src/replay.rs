//! A whole record, act by act.

use crate::{Event, Game, HeaderError, decide, evolve};
use flagfall_record::{Entry, Header};

/// A record replayed: the game as it stands, and what came of each act.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game after the last act.
    pub game: Game,
    /// What came of each act, in order.
    pub events: Vec<Vec<Event>>,
}

impl Game {
    /// Takes one act: what `decide` returns is appended before anything else is asked.
    pub fn act(&mut self, entry: &Entry) -> Vec<Event> {
        let events = decide(self, entry);
        for event in &events {
            evolve(self, event);
        }
        events
    }
}

/// Replays a record under what it was played under.
///
/// # Errors
/// [`HeaderError`] when the game cannot begin.
pub fn replay(header: Header, entries: &[Entry]) -> Result<Replay, HeaderError> {
    let mut game = Game::new(header)?;
    let events = entries.iter().map(|entry| game.act(entry)).collect();
    Ok(Replay { game, events })
}
