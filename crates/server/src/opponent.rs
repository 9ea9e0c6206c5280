//! Whoever plays a seat where nobody else does: an engine, where the operator has one.

use crate::chair::Chair;
use crate::token;
use flagfall_store::Store;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

/// No more games are played by engines at once: each has a process of its own.
const MOST: usize = 16;

/// Whoever plays a seat where nobody else does.
pub trait Opponent: std::fmt::Debug + Send + Sync {
    /// What it is called, for the form that sets up a game.
    fn name(&self) -> &str;

    /// Plays the seat that the link opens until the game is over; it may take hours.
    ///
    /// # Errors
    /// Why it does not play, or not any more, for the operator's log. The arbiter of the game is
    /// told by the opponent itself.
    fn play(&self, link: &str) -> Result<(), String>;
}

/// The opponent of this server, and where it plays.
pub(crate) struct Opponents {
    who: Arc<dyn Opponent>,
    /// Where this server is reached from this machine.
    url: String,
    /// The games that it plays now.
    playing: Mutex<HashSet<Arc<str>>>,
}

impl Opponents {
    pub(crate) fn new(who: Arc<dyn Opponent>, url: String) -> Opponents {
        Opponents {
            who,
            url,
            playing: Mutex::default(),
        }
    }

    pub(crate) fn name(&self) -> &str {
        self.who.name()
    }

    /// Whether there is room for one more game.
    pub(crate) fn has_room(&self) -> bool {
        self.lock().len() < MOST
    }

    /// Sits down at a game, with a key that nobody else has, unless it sits there already. A key
    /// that was given out before opens nothing from then on.
    pub(crate) fn sit(self: &Arc<Self>, store: &Arc<dyn Store>, id: &Arc<str>, chair: Chair) {
        {
            let mut playing = self.lock();
            if playing.len() >= MOST && !playing.contains(id) {
                tracing::warn!(game = %id, "no engine is free for this game");
                return;
            }
            if !playing.insert(Arc::clone(id)) {
                return;
            }
        }
        let (this, store, id) = (Arc::clone(self), Arc::clone(store), Arc::clone(id));
        // A thread of its own: it lasts as long as the game.
        std::thread::spawn(move || {
            match this.play(&*store, &id, chair) {
                Ok(()) => tracing::info!(game = %id, "the engine has left"),
                Err(why) => tracing::warn!(game = %id, %why, "the engine does not play"),
            }
            this.lock().remove(&id);
        });
    }

    fn play(&self, store: &dyn Store, id: &str, chair: Chair) -> Result<(), String> {
        let (key, seat) = token::seated(chair.word()).map_err(|none| none.to_string())?;
        store.reseat(id, seat).map_err(|error| error.to_string())?;
        self.who.play(&format!("{}/g/{id}#t={key}", self.url))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashSet<Arc<str>>> {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
