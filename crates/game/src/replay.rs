//! A whole record, act by act.

use crate::decide::act;
use crate::{Event, Game, HeaderError};
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
    /// Takes one act: what came of it has happened when this returns. It is what `decide` answers
    /// and `evolve` makes of that, without a copy of the game.
    pub fn act(&mut self, entry: &Entry) -> Vec<Event> {
        act(self, entry)
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
