//! Players and pairings as tables with named columns (CSV), and results the same way.
//!
//! The first line names the columns, in any order; they are separated by commas, semicolons or
//! tabs. A column whose name is not known is left alone.
//!
//! | table | columns |
//! |---|---|
//! | players | `name`; `number`, `title`, `sex`, `rating`, `federation`, `fide_id`, `born` |
//! | pairings | `white`, `black`; `round`, `board`, `result`, `date` |
//!
//! In `white` and `black` stands a player's number or his name. Nobody in `black` is a bye; its
//! kind stands in `result`, `U` where it says nothing.

mod pairings;
mod players;
mod table;
mod write;

pub use pairings::{is_pairings, pairings};
pub use players::players;
pub use write::{players as write_players, results as write_results};
