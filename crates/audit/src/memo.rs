//! What was found out of a text, for the games that have the same one.

/// So many texts are kept in mind: the games of an event share theirs.
const TEXTS: usize = 8;

/// The last few texts, and what they say.
#[derive(Clone, Debug)]
pub(crate) struct Memo<T> {
    kept: Vec<(String, T)>,
    /// Which is forgotten next.
    next: usize,
    /// What stands by itself.
    held: Option<T>,
}

impl<T> Default for Memo<T> {
    fn default() -> Memo<T> {
        Memo {
            kept: Vec::new(),
            next: 0,
            held: None,
        }
    }
}

impl<T> Memo<T> {
    /// What a text says, read once.
    pub(crate) fn get(&mut self, text: &str, read: impl FnOnce(&str) -> T) -> &T {
        let known = self.kept.iter().position(|it| it.0 == text);
        let at = known.unwrap_or_else(|| {
            let entry = (text.to_owned(), read(text));
            let at = self.next;
            self.next = (at + 1) % TEXTS;
            match self.kept.get_mut(at) {
                Some(slot) => *slot = entry,
                None => self.kept.push(entry),
            }
            at
        });
        &self.kept[at].1
    }

    /// Keeps what no other game will ask for.
    pub(crate) fn hold(&mut self, value: T) -> &T {
        self.held.insert(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_once_while_it_is_kept() {
        let (mut memo, mut read) = (Memo::default(), 0);
        let mut get = |text: &str| {
            *memo.get(text, |it| {
                read += 1;
                it.len()
            })
        };
        let texts: Vec<String> = (0..=TEXTS).map(|it| "x".repeat(it)).collect();
        for text in texts.iter().chain(&texts[..1]).chain(&texts[2..]) {
            assert_eq!(get(text), text.len());
        }
        // The first was forgotten for the last, and the second for the first.
        assert_eq!(read, TEXTS + 2);
    }
}
