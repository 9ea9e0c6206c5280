//! What is said to people, in no language yet: the key of a message and its arguments.
//!
//! A clause decides *that* something is said and *about what*; how it is said, in English or in
//! French, stands in the `.ftl` files of the crate `words`, which no clause knows.
//!
//! ```
//! use flagfall_board::Color;
//! use flagfall_clock::Millis;
//! use flagfall_say::say;
//!
//! let text = say!("decision-add-time", side = Color::White, time = Millis(180_000));
//! assert_eq!(text.to_string(), "decision-add-time(side: White, time: 180000 ms)");
//! assert_eq!(text.clone().then(text).parts().len(), 2);
//! ```
#![forbid(unsafe_code)]

mod arg;
mod text;

pub use arg::{Arg, San};
pub use text::{Part, Text};

/// A [`Text`] of one message: `say!("offer-not-open", side = by)`. The key is a literal, so that
/// a test can find every message that is said, and hold it against the files of each language.
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::said(
            $key,
            ::std::vec![$((::std::stringify!($name), $crate::Arg::from($value))),*],
        )
    };
}
