//! A list of what are nearly always few.

use std::fmt;
use std::ops::Deref;

/// A list that keeps its first items in place: what a hand does in one move is hardly ever more,
/// and no memory is asked for it.
///
/// ```
/// use flagfall_laws::Few;
///
/// let mut list: Few<u8, 2> = [1, 2].into();
/// list.push(3);
/// assert_eq!(*list, [1, 2, 3]);
/// ```
#[derive(Clone)]
pub struct Few<T, const N: usize>(Kept<T, N>);

#[derive(Clone)]
enum Kept<T, const N: usize> {
    Nothing,
    /// So many of them; what stands behind is of no account.
    Few(u8, [T; N]),
    Many(Vec<T>),
}

impl<T, const N: usize> Few<T, N> {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Few<T, N> {
        Few(Kept::Nothing)
    }
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// One more, at the end.
    pub fn push(&mut self, item: T) {
        match &mut self.0 {
            Kept::Nothing => self.0 = Kept::Few(1, [item; N]),
            Kept::Few(count, items) => match items.get_mut(usize::from(*count)) {
                Some(place) => {
                    *place = item;
                    *count += 1;
                }
                None => {
                    let mut all = items.to_vec();
                    all.push(item);
                    self.0 = Kept::Many(all);
                }
            },
            Kept::Many(items) => items.push(item),
        }
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Kept::Nothing => &[],
            Kept::Few(count, items) => items.get(..usize::from(*count)).unwrap_or(items),
            Kept::Many(items) => items,
        }
    }
}

impl<T, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Few<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl<T: Copy, const N: usize> Extend<T> for Few<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy, const N: usize, const M: usize> From<[T; M]> for Few<T, N> {
    fn from(items: [T; M]) -> Few<T, N> {
        let mut few = Few::new();
        few.extend(items);
        few
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_kept_in_order_however_many() {
        let mut few: Few<u32, 3> = Few::new();
        let mut plain = Vec::new();
        assert!(few.is_empty());
        for item in 0..10 {
            few.push(item);
            plain.push(item);
            assert_eq!(*few, *plain);
            assert_eq!(few.clone(), few);
            assert!(few != Few::new());
        }
        assert_eq!(Few::<u32, 3>::from([4, 5]), Few::from([4, 5]));
        assert_ne!(Few::<u32, 3>::from([4, 5]), Few::from([4, 6]));
    }
}
