//! A list that can be taken back to where it stood.

use crate::kept::Marked;
use std::fmt;
use std::ops::Deref;

/// A list that grows with the game. From a mark on it keeps what is changed or removed of what
/// stood there, so that it can be taken back without ever being copied.
pub(crate) struct Trail<T> {
    items: Vec<T>,
    /// So many of the items stand unmoved since the mark.
    kept: usize,
    /// What those were that were changed or removed since, in that order, with their places.
    old: Vec<(usize, T)>,
}

impl<T: Clone> Marked for Trail<T> {
    #[inline]
    fn mark(&mut self) {
        debug_assert!(self.old.is_empty(), "it was settled");
        self.kept = self.items.len();
    }

    #[inline]
    fn settle(&mut self) {
        self.kept = 0;
        if !self.old.is_empty() {
            self.old.clear();
        }
    }

    fn back(&mut self) {
        self.items.truncate(self.kept);
        while let Some((at, item)) = self.old.pop() {
            match self.items.get_mut(at) {
                Some(place) => *place = item,
                // Removed from the end one by one, they come back in the reverse order.
                None => self.items.push(item),
            }
        }
        self.kept = 0;
    }
}

impl<T: Clone> Trail<T> {
    pub(crate) fn push(&mut self, item: T) {
        self.items.push(item);
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let item = self.items.pop()?;
        let at = self.items.len();
        if at < self.kept {
            self.old.push((at, item.clone()));
            self.kept = at;
        }
        Some(item)
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.items.truncate(self.kept.max(len));
        while self.items.len() > len {
            self.pop();
        }
    }

    pub(crate) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        let item = self.items.get_mut(at)?;
        if at < self.kept {
            self.old.push((at, item.clone()));
        }
        Some(item)
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.items.len().checked_sub(1)?)
    }
}

impl<T> Default for Trail<T> {
    fn default() -> Trail<T> {
        Trail {
            items: Vec::new(),
            kept: 0,
            old: Vec::new(),
        }
    }
}

/// A copy has no mark.
impl<T: Clone> Clone for Trail<T> {
    fn clone(&self) -> Trail<T> {
        Trail {
            items: self.items.clone(),
            ..Trail::default()
        }
    }
}

impl<T> Deref for Trail<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items
    }
}

impl<T: fmt::Debug> fmt::Debug for Trail<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_comes_back_as_it_was(
            start in prop::collection::vec(0..100u32, 0..8),
            steps in prop::collection::vec((0..5u8, 0..10usize), 0..24),
        ) {
            let mut trail = Trail::default();
            start.iter().for_each(|it| trail.push(*it));
            trail.mark();
            let mut plain = start.clone();
            for (what, number) in steps {
                match what {
                    0 => prop_assert_eq!(trail.pop(), plain.pop()),
                    1 => {
                        trail.truncate(number);
                        plain.truncate(number);
                    }
                    2 => {
                        let places = (trail.get_mut(number), plain.get_mut(number));
                        if let (Some(one), Some(other)) = places {
                            *one += 1;
                            *other += 1;
                        }
                    }
                    3 => {
                        trail.last_mut().into_iter().for_each(|it| *it += 1);
                        plain.last_mut().into_iter().for_each(|it| *it += 1);
                    }
                    _ => {
                        trail.push(number as u32);
                        plain.push(number as u32);
                    }
                }
                prop_assert_eq!(&*trail, &*plain);
            }
            trail.back();
            prop_assert_eq!(&*trail, &*start);
        }
    }
}
