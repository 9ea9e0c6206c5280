//! How things are said, in English and in French: every ruling, refusal, question and clause.
//!
//! What is said is a [`Text`]: a key and arguments, in no language. The messages stand in
//! `locales/en` and `locales/fr`, a file an article; tests hold the files against each other and
//! against the sources, so that nothing is missing in a language. The words of a clause are the
//! exception in English, for they stand with the clause; in French they are in
//! `locales/fr/clauses`.
//!
//! ```
//! use flagfall_board::Color;
//! use flagfall_say::say;
//! use flagfall_words::{Lang, say_in};
//!
//! let text = say!("decision-start-clock", side = Color::White);
//! assert_eq!(say_in(Lang::En, &text), "White's clock is started.");
//! assert_eq!(say_in(Lang::Fr, &text), "La pendule des Blancs est mise en marche.");
//! ```
#![forbid(unsafe_code)]

mod begun;
mod booklet;
mod bundle;
mod clauses;
mod differs;
mod find;
mod forms;
mod french;
mod lang;
mod locales;
mod script;
#[cfg(not(target_arch = "wasm32"))]
mod wordings;

pub use begun::Begun;
pub use booklet::{Article, articles};
pub use bundle::{faults, has_wordings, is_loaded, load, say_in};
pub use clauses::{edition_title, in_french, says, title};
pub use differs::Differs;
pub use find::{begins_a_word, fold, is_in};
pub use lang::Lang;
#[cfg(not(target_arch = "wasm32"))]
pub use locales::CLAUSES as FRENCH_CLAUSES;
pub use locales::files;
pub use script::{SLOTS, in_scripts};
#[cfg(not(target_arch = "wasm32"))]
pub use wordings::{in_one, wordings};

use flagfall_say::Text;

/// The text in English.
#[must_use]
pub fn english(text: &Text) -> String {
    say_in(Lang::En, text)
}
