//! Which tokens open a loaded game, so that the record is asked once for each.

use super::{Handle, Hub, blocking, is_open, lock};
use crate::chair::Chair;
use crate::problem::Problem;
use flagfall_store::{StoreError, TokenHash};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// A game has no more seats than this many tokens; what is beyond is asked for anew.
const MOST: usize = 16;

/// The tokens that are known to open a seat of a game.
#[derive(Default)]
pub(crate) struct Seats(Mutex<Known>);

#[derive(Default)]
struct Known {
    chairs: HashMap<TokenHash, Chair>,
    /// How often all was forgotten: what was read before that is not learnt after it.
    forgotten: u64,
}

impl Seats {
    fn get(&self, hash: &TokenHash) -> Option<Chair> {
        lock(&self.0).chairs.get(hash).copied()
    }

    fn forgotten(&self) -> u64 {
        lock(&self.0).forgotten
    }

    fn learn(&self, hash: TokenHash, chair: Chair, as_of: u64) {
        let mut known = lock(&self.0);
        if known.forgotten == as_of && known.chairs.len() < MOST {
            known.chairs.insert(hash, chair);
        }
    }

    /// A seat was given another token.
    pub(super) fn forget(&self) {
        let mut known = lock(&self.0);
        known.chairs.clear();
        known.forgotten += 1;
    }
}

impl Hub {
    /// The chair that a token opens at a game.
    ///
    /// # Errors
    /// [`Problem`]: no such game, or no such seat.
    pub(crate) async fn chair(&self, id: &str, hash: Option<TokenHash>) -> Result<Chair, Problem> {
        let loaded = self.at_hand(id);
        let seats = loaded.as_ref().map(|it| (&it.seats, it.seats.forgotten()));
        if let (Some((seats, _)), Some(hash)) = (seats, hash)
            && let Some(chair) = seats.get(&hash)
        {
            return Ok(chair);
        }
        let chair = self.read_chair(id, hash).await?;
        if let (Some((seats, as_of)), Some(hash)) = (seats, hash) {
            seats.learn(hash, chair, as_of);
        }
        Ok(chair)
    }

    async fn read_chair(&self, id: &str, hash: Option<TokenHash>) -> Result<Chair, Problem> {
        let (store, id) = (Arc::clone(&self.store), id.to_owned());
        let found = blocking(move || -> Result<Option<Chair>, StoreError> {
            let word = match hash {
                Some(hash) => store.seat(&id, &hash)?,
                None => None,
            };
            let chair = word.and_then(|word| Chair::from_word(&word));
            if chair.is_none() {
                // Asked only to tell an unknown game from an unknown key.
                store.games(Some(&id), 1)?;
            }
            Ok(chair)
        });
        found.await??.ok_or_else(|| match hash {
            None => Problem::unauthorized(
                "A seat's key is needed, as `Authorization: Bearer …`. It is the end of the \
                 seat's link.",
            ),
            Some(_) => Problem::unauthorized(
                "This key opens no seat at this game. Make sure the whole link was copied, or \
                 ask for a new one.",
            ),
        })
    }

    /// The game of that name, if it is loaded and nobody is at it this moment.
    pub(super) fn at_hand(&self, id: &str) -> Option<Arc<Handle>> {
        let slots = lock(&self.slots);
        let held = slots.get(id)?.try_lock().ok()?;
        held.as_ref()
            .filter(|it| is_open(it) && self.has(it))
            .map(Arc::clone)
    }
}

#[test]
fn what_was_read_before_a_change_is_not_learnt_after_it() {
    let seats = Seats::default();
    let as_of = seats.forgotten();
    seats.learn([1; 32], Chair::White, as_of);
    assert_eq!(seats.get(&[1; 32]), Some(Chair::White));
    seats.forget();
    assert_eq!(seats.get(&[1; 32]), None);
    seats.learn([1; 32], Chair::White, as_of);
    assert_eq!(seats.get(&[1; 32]), None, "read too early");
    seats.learn([2; 32], Chair::White, seats.forgotten());
    assert_eq!(seats.get(&[2; 32]), Some(Chair::White));
}
