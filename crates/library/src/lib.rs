//! A library of games: what is in its files, where they are cut into shares, and what was found
//! in them, as objects and as rows.
//!
//! It is what `flagfall check` and other programs that judge many games have in common; it knows
//! the disk and stands at the edge.
//!
//! ```
//! use flagfall_audit::{By, judged};
//! use flagfall_library::{At, checked_game, unpacked};
//! use flagfall_notation::pgn::Reader;
//! use flagfall_words::Lang;
//!
//! let bytes = unpacked(&b"1. e4 e5 2. Ke3 *"[..])?;
//! for (at, it) in judged(Reader::new(bytes), By::Date).enumerate() {
//!     let it = it?;
//!     let place = At { file: "a.pgn", number: at + 1, base: 0 };
//!     let row = checked_game(place, &it.game, &it.checked, Lang::En);
//!     assert_eq!(row.problems[0].kind, "illegal_move");
//! }
//! # Ok::<(), std::io::Error>(())
//! ```
#![forbid(unsafe_code)]

#[cfg(feature = "tables")]
mod columns;
mod lines;
mod object;
mod packed;
mod share;

#[cfg(feature = "tables")]
pub use columns::{Games, Problems, Rows};
pub use lines::Lines;
pub use object::{At, checked_game};
pub use packed::unpacked;
pub use share::Share;
