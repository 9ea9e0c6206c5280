//! What is said: sentences one after another.

use crate::Arg;
use std::fmt;

/// What is said to a person: no sentence, one, or several one after another.
#[derive(Clone, Debug, Default)]
pub struct Text {
    parts: Vec<Part>,
}

/// One sentence of a [`Text`].
#[derive(Clone, Debug)]
pub enum Part {
    /// A message, by its key, and what it is about.
    Said {
        /// The key, the same in the file of every language.
        key: &'static str,
        /// The arguments, by name.
        args: Vec<(&'static str, Arg)>,
    },
    /// What a person wrote, as he wrote it: it is not translated.
    Quoted(String),
}

impl Text {
    /// A message: written as [`say!`](crate::say), which the tests can find.
    #[must_use]
    pub fn said(key: &'static str, args: Vec<(&'static str, Arg)>) -> Text {
        Text {
            parts: vec![Part::Said { key, args }],
        }
    }

    /// What a person wrote, as he wrote it: an arbiter's reason. Nothing is said if he wrote
    /// nothing.
    #[must_use]
    pub fn quoted(words: impl Into<String>) -> Text {
        let words = words.into();
        let parts = if words.is_empty() {
            Vec::new()
        } else {
            vec![Part::Quoted(words)]
        };
        Text { parts }
    }

    /// The same, and then the other.
    #[must_use]
    pub fn then(mut self, other: impl Into<Text>) -> Text {
        self.parts.append(&mut other.into().parts);
        self
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The sentences, in order.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Text {
        text.clone()
    }
}

/// Sentences one after another.
impl FromIterator<Text> for Text {
    fn from_iter<I: IntoIterator<Item = Text>>(texts: I) -> Text {
        Text {
            parts: texts.into_iter().flat_map(|text| text.parts).collect(),
        }
    }
}

/// The key and the arguments: for logs and for what fails, not for people.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, part) in self.parts.iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Quoted(words) => f.write_str(words),
            Part::Said { key, args } => {
                f.write_str(key)?;
                for (at, (name, arg)) in args.iter().enumerate() {
                    let opens = if at == 0 { "(" } else { ", " };
                    write!(f, "{opens}{name}: {arg}")?;
                }
                f.write_str(if args.is_empty() { "" } else { ")" })
            }
        }
    }
}
