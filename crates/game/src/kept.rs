//! A value that can be taken back to what it was, and hands that are shared.

use flagfall_clock::{ClockLog, ClockMark};
use flagfall_laws::{Few, Hand};
use std::fmt;
use std::mem;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// What can be marked, to be taken back to where it stood. Each act marks it and settles it again,
/// whatever it changes: so both must come to next to nothing where it changed nothing.
pub(crate) trait Marked {
    /// Marks it as it stands. It must have been settled.
    fn mark(&mut self);
    /// As it stood when it was marked.
    fn back(&mut self);
    /// Forgets the mark: what has changed since remains.
    fn settle(&mut self);
}

impl<M: Marked> Marked for [M; 2] {
    #[inline]
    fn mark(&mut self) {
        let [one, other] = self;
        one.mark();
        other.mark();
    }

    fn back(&mut self) {
        self.iter_mut().for_each(Marked::back);
    }

    #[inline]
    fn settle(&mut self) {
        let [one, other] = self;
        one.settle();
        other.settle();
    }
}

/// A value that seldom changes. It is copied when it is first laid hands on after it was settled,
/// and not before; every such moment is a mark.
#[derive(Default)]
pub(crate) struct Kept<T> {
    now: T,
    before: Option<T>,
}

impl<T: Clone> Marked for Kept<T> {
    #[inline]
    fn mark(&mut self) {
        debug_assert!(self.before.is_none(), "it was settled");
    }

    fn back(&mut self) {
        if let Some(before) = self.before.take() {
            self.now = before;
        }
    }

    #[inline]
    fn settle(&mut self) {
        if self.before.is_some() {
            self.before = None;
        }
    }
}

impl<T> Kept<T> {
    /// Another value takes its place: nothing is copied.
    pub(crate) fn set(&mut self, value: T) {
        let before = mem::replace(&mut self.now, value);
        if self.before.is_none() {
            self.before = Some(before);
        }
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.now
    }
}

impl<T: Clone> DerefMut for Kept<T> {
    fn deref_mut(&mut self) -> &mut T {
        if self.before.is_none() {
            self.before = Some(self.now.clone());
        }
        &mut self.now
    }
}

/// A copy has no mark.
impl<T: Clone> Clone for Kept<T> {
    fn clone(&self) -> Kept<T> {
        Kept {
            now: self.now.clone(),
            before: None,
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// The clock of a game, if it has one. Most acts make no entry on it, so it makes a mark of its own
/// only when the first one is made.
#[derive(Debug, Default)]
pub(crate) struct KeptClock {
    log: Option<Box<ClockLog>>,
    before: Option<ClockMark>,
}

impl KeptClock {
    /// The clock, to make an entry on it.
    pub(crate) fn change(&mut self) -> Option<&mut ClockLog> {
        let log = self.log.as_deref_mut()?;
        if self.before.is_none() {
            self.before = Some(log.mark());
        }
        Some(log)
    }
}

impl From<ClockLog> for KeptClock {
    fn from(log: ClockLog) -> KeptClock {
        KeptClock {
            log: Some(Box::new(log)),
            ..KeptClock::default()
        }
    }
}

impl Marked for KeptClock {
    #[inline]
    fn mark(&mut self) {
        debug_assert!(self.before.is_none(), "it was settled");
    }

    fn back(&mut self) {
        if let (Some(log), Some(before)) = (&mut self.log, self.before.take()) {
            log.back(before);
        }
    }

    #[inline]
    fn settle(&mut self) {
        if self.before.is_some() {
            self.before = None;
        }
    }
}

impl Deref for KeptClock {
    type Target = Option<Box<ClockLog>>;

    fn deref(&self) -> &Option<Box<ClockLog>> {
        &self.log
    }
}

/// A copy has no mark.
impl Clone for KeptClock {
    fn clone(&self) -> KeptClock {
        KeptClock {
            log: self.log.clone(),
            ..KeptClock::default()
        }
    }
}

/// What a hand has done: the same in the event, in the game and in the move it came to.
#[derive(Clone, Default)]
pub struct Held(Option<Arc<Hand>>);

/// Nothing yet.
static NOTHING: Hand = Hand {
    touched: Few::new(),
    released: Few::new(),
    removed: Few::new(),
    exchanged: Few::new(),
};

impl Held {
    /// The same once more, for the hand to go on.
    pub(crate) fn going_on(&self) -> Hand {
        match &self.0 {
            Some(hand) => Hand::clone(hand),
            None => Hand::default(),
        }
    }

    /// Whether it has done anything.
    pub(crate) fn has_acted(&self) -> bool {
        self.0.is_some() && **self != NOTHING
    }
}

impl From<Hand> for Held {
    fn from(hand: Hand) -> Held {
        Held(Some(Arc::new(hand)))
    }
}

impl Deref for Held {
    type Target = Hand;

    fn deref(&self) -> &Hand {
        self.0.as_deref().unwrap_or(&NOTHING)
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hand::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_comes_back_as_it_was() {
        let mut value = Kept::<Vec<u8>>::default();
        value.push(1);
        value.settle();
        value.mark();
        assert_eq!(*value, [1]);
        value.push(2);
        value.clear();
        value.push(3);
        value.back();
        assert_eq!(*value, [1]);
        value.mark();
        value.push(4);
        value.settle();
        value.mark();
        value.push(5);
        value.back();
        assert_eq!(*value, [1, 4]);
        value.mark();
        value.set(vec![6]);
        value.set(vec![7]);
        assert_eq!(*value, [7]);
        value.back();
        assert_eq!(*value, [1, 4]);
    }
}
