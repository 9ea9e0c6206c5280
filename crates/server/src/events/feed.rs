//! The games of an event as they were last written for those who poll them: a game is written
//! anew only where something has happened in it.

use super::Standing;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A game as it was written, and the digest of the text.
#[derive(Clone)]
pub(crate) struct Written {
    pub(crate) text: Arc<str>,
    pub(crate) digest: [u8; 32],
}

impl Written {
    /// With its digest.
    pub(crate) fn of(text: String) -> Written {
        let digest = Sha256::digest(text.as_bytes()).into();
        let text = text.into();
        Written { text, digest }
    }
}

/// The game of a round and a board, as one who stands so to the event sees it.
pub(crate) type Place = (u16, u16, Standing);

/// Of which game, after how many of its entries, with which result of its board.
pub(crate) type State = (String, u64, Option<&'static str>);

/// What was written last, by place.
#[derive(Default)]
pub(crate) struct Feed {
    kept: Mutex<HashMap<Place, (State, Written)>>,
}

impl Feed {
    /// The text of a place in a state: the one that is kept, or written now.
    pub(crate) fn text(
        &self,
        place: Place,
        state: State,
        write: impl FnOnce() -> String,
    ) -> Written {
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(&place).filter(|it| it.0 == state).cloned();
        if let Some((_, written)) = known {
            return written;
        }
        let written = Written::of(write());
        let mut kept = lock();
        // One round is played at a time: the games of those before it are not kept.
        kept.retain(|it, _| it.0 == place.0);
        kept.insert(place, (state, written.clone()));
        written
    }
}

#[test]
fn a_game_is_written_anew_only_where_something_has_happened() {
    let feed = Feed::default();
    let mut times = 0;
    let mut check = |board, (seq, result), expect: u32| {
        let place = (1, board, Standing::Spectator);
        let state = ("a".to_owned(), seq, result);
        let found = feed.text(place, state, || {
            times += 1;
            format!("{board} after {seq}")
        });
        assert_eq!(
            (times, &*found.text),
            (expect, &*format!("{board} after {seq}"))
        );
    };
    check(1, (4, None), 1);
    check(1, (4, None), 1);
    check(2, (4, None), 2);
    check(1, (5, None), 3);
    check(2, (4, None), 3);
    check(1, (5, Some("1-0")), 4);
}
