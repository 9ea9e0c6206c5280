//! Who is connected to a game.

use super::{Handle, Hub, lock};
use crate::chair::Chair;
use crate::limits::{STREAMS_OF_A_CHAIR, STREAMS_OF_SPECTATORS};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many event streams each chair has open.
#[derive(Default)]
pub(crate) struct Presence {
    counts: [AtomicUsize; 4],
    emptied: [AtomicUsize; 4],
}

/// An event stream that is open. Dropped, it is no longer counted.
pub(crate) struct Here {
    presence: Arc<Presence>,
    chair: Chair,
    tell: Box<dyn Fn() + Send + Sync>,
}

impl Presence {
    /// Counts one more, unless there are too many; `tell` is called where this changes who is
    /// there.
    pub(crate) fn enter(
        presence: &Arc<Presence>,
        chair: Chair,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Option<Here> {
        let most = match chair {
            Chair::Spectator => STREAMS_OF_SPECTATORS,
            _ => STREAMS_OF_A_CHAIR,
        };
        let count = &presence.counts[chair.index()];
        let before = count.fetch_add(1, Ordering::Relaxed);
        let here = Here {
            presence: Arc::clone(presence),
            chair,
            tell: Box::new(tell),
        };
        if before >= most {
            return None;
        }
        if before == 0 {
            (here.tell)();
        }
        Some(here)
    }

    /// How often that chair was given a new key: the streams of the old one end.
    pub(crate) fn emptied(&self, chair: Chair) -> usize {
        self.emptied[chair.index()].load(Ordering::Relaxed)
    }

    pub(super) fn empty(&self, chair: Chair) {
        self.emptied[chair.index()].fetch_add(1, Ordering::Relaxed);
    }

    /// How many streams that chair has open.
    pub(crate) fn count(&self, chair: Chair) -> usize {
        self.counts[chair.index()].load(Ordering::Relaxed)
    }

    /// Whether somebody sits there.
    pub(crate) fn is_here(&self, chair: Chair) -> bool {
        self.count(chair) > 0
    }

    /// Whether both players are there.
    pub(crate) fn are_both_here(&self) -> bool {
        self.is_here(Chair::White) && self.is_here(Chair::Black)
    }

    /// Whether nobody is there at all.
    pub(crate) fn is_empty(&self) -> bool {
        Chair::ALL.iter().all(|chair| !self.is_here(*chair))
    }
}

impl Hub {
    /// The game of that name, if it is loaded: nobody sits at another.
    pub(crate) async fn if_loaded(&self, id: &str) -> Option<Arc<Handle>> {
        let slot = lock(&self.slots).get(id).map(Arc::clone)?;
        let held = slot.lock().await;
        held.clone().filter(|it| !it.commands.is_closed())
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let count = &self.presence.counts[self.chair.index()];
        if count.fetch_sub(1, Ordering::Relaxed) == 1 {
            (self.tell)();
        }
    }
}

#[test]
fn a_chair_is_taken_until_the_last_has_left() {
    let presence = Arc::new(Presence::default());
    let told = Arc::new(AtomicUsize::new(0));
    let enter = |chair| {
        let told = Arc::clone(&told);
        Presence::enter(&presence, chair, move || {
            told.fetch_add(1, Ordering::Relaxed);
        })
    };
    let (one, two) = (enter(Chair::White), enter(Chair::White));
    assert!(!presence.are_both_here());
    let black = enter(Chair::Black);
    assert!(presence.are_both_here());
    drop(one);
    assert!(presence.is_here(Chair::White));
    drop(two);
    drop(black);
    assert!(presence.is_empty());
    assert_eq!(told.load(Ordering::Relaxed), 4, "came and went, twice");
    let all: Vec<_> = (0..=STREAMS_OF_A_CHAIR)
        .map(|_| enter(Chair::Arbiter))
        .collect();
    assert_eq!(all.iter().flatten().count(), STREAMS_OF_A_CHAIR);
}
