//! A value that can be taken back to what it was, and hands that are shared.

use flagfall_laws::Hand;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// What can be marked, to be taken back to where it stood.
pub(crate) trait Marked {
    /// Marks it as it stands.
    fn mark(&mut self);
    /// As it stood when it was marked.
    fn back(&mut self);
    /// Forgets the mark: what has changed since remains.
    fn settle(&mut self);
}

impl<M: Marked> Marked for [M; 2] {
    fn mark(&mut self) {
        self.iter_mut().for_each(Marked::mark);
    }

    fn back(&mut self) {
        self.iter_mut().for_each(Marked::back);
    }

    fn settle(&mut self) {
        self.iter_mut().for_each(Marked::settle);
    }
}

/// A value that seldom changes. It is copied when it is first laid hands on after a mark, and not
/// before.
#[derive(Default)]
pub(crate) struct Kept<T> {
    now: T,
    before: Option<T>,
    is_marked: bool,
}

impl<T: Clone> Marked for Kept<T> {
    fn mark(&mut self) {
        self.before = None;
        self.is_marked = true;
    }

    fn back(&mut self) {
        if let Some(before) = self.before.take() {
            self.now = before;
        }
        self.is_marked = false;
    }

    fn settle(&mut self) {
        self.before = None;
        self.is_marked = false;
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
        if self.is_marked && self.before.is_none() {
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
            is_marked: false,
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// What a hand has done: the same in the event, in the game and in the move it came to.
#[derive(Clone, Default)]
pub struct Held(Option<Arc<Hand>>);

/// Nothing yet.
static NOTHING: Hand = Hand {
    touched: Vec::new(),
    released: Vec::new(),
    removed: Vec::new(),
    exchanged: Vec::new(),
};

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
        value.push(5);
        value.back();
        assert_eq!(*value, [1, 4, 5]);
    }
}
