//! Portable game notation: whole files of games.
//!
//! A [`Reader`] takes games one by one from any stream and never gives up on a file: whatever is
//! irregular is a [`Fault`] of its game that says what and where, and the next game is read. A
//! [`Game`] is its text and the parts of it; [`replay()`] plays its moves and judges them; a
//! [`Tree`] is a game as data, with its variations, and is written in the export form. A
//! [`Visitor`] is told the same parts as they pass by, and nothing is kept.
//!
//! ```
//! use flagfall_notation::pgn::{self, FaultKind};
//!
//! let text = b"[White \"Anna\"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 d5 1/2-1/2";
//! let games: Vec<_> = pgn::Reader::new(&text[..]).collect::<Result<_, _>>()?;
//! assert_eq!(games.len(), 2);
//!
//! let first = pgn::replay(&games[0]);
//! assert_eq!(first.moves.len(), 2);
//! assert_eq!(first.faults[0].kind, FaultKind::IllegalMove);
//! assert_eq!((first.faults[0].line, first.faults[0].column), (3, 13));
//! # Ok::<(), std::io::Error>(())
//! ```

mod block;
mod clock;
mod command;
mod encoding;
mod fault;
mod game;
mod limits;
mod main_line;
mod movetext;
mod nag;
mod parse;
mod place;
mod plain;
mod reader;
mod replay;
mod scan;
mod section;
mod sink;
mod snippet;
mod source;
mod start;
mod tags;
mod tree;
mod visit;
mod write;

pub use clock::{Clocks, clk};
pub use command::{Arrow, Command, CommandAt, Dot, Eval, Score, commands};
pub use encoding::UnknownEncoding;
pub use fault::{Fault, FaultKind, Note, NoteKind};
pub use game::{Game, Item, Span, Termination};
pub use limits::Limits;
pub use main_line::{MainLine, Stop};
pub use place::Location;
pub use reader::{Reader, read_all};
pub use replay::{Played, Replay, replay, replay_into, replay_with};
pub use scan::boundary;
pub use snippet::{Snippet, visible};
pub use start::{Start, start};
pub use tree::{
    EDITION_TAG, EditError, Event, Events, Line, LineId, REGULATIONS_TAG, Remark, Step, Tree,
    Written,
};
pub use visit::{Token, Variation, Visitor};

#[cfg(test)]
mod plain_tests;
#[cfg(test)]
mod replay_tests;
#[cfg(test)]
mod tests;
