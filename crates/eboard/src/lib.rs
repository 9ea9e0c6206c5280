//! An electronic board at a game: what is lifted, put down and pressed becomes acts.
//!
//! A board tells what stands where and which way the lever lies. It knows neither who lifted a
//! man nor why. [`Steady`] takes the trembling out of what it tells; [`Hand`] holds it against the
//! position that the server has, and answers acts where there is no doubt, a question where there
//! is, and which men to put right where board and position differ. Nothing is penalised from here:
//! the acts go to the server as those of any player, and what they mean is for the Laws to say.
//!
//! ```
//! use flagfall_board::{Color, Position};
//! use flagfall_eboard::{Cell, Hand, Out, Sensed, Square};
//!
//! let mut hand = Hand::new(&Position::initial());
//! let pawn = Cell::of('P').unwrap();
//! hand.sense(0, Sensed::Cell(Square::E2, Cell::Empty));
//! hand.sense(400, Sensed::Cell(Square::E4, pawn));
//! let out = hand.sense(1_500, Sensed::Press(Color::White));
//! let acts = r#"[{"act":"release","from":"e2","to":"e4"},{"act":"press"}]"#;
//! assert!(matches!(&out[..], [Out::Acts(Color::White, it)]
//!     if serde_json::to_string(it).unwrap() == acts));
//! ```
#![forbid(unsafe_code)]

mod cell;
mod chesslink;
mod error;
mod hand;
mod lines;
mod livechess;
mod sitting;
mod source;
mod steady;

pub use cell::{Cell, Cells};
pub use chesslink::ChessLink;
pub use error::BoardError;
pub use flagfall_board::Square;
pub use flagfall_client::{ClientError, Link};
pub use hand::{Hand, Notice, Out, PutBack};
pub use lines::{Line, read_line, write_line};
pub use livechess::{Feed, LiveChess};
pub use sitting::{Happening, Settings, sit};
pub use source::Source;
pub use steady::{Steady, Waits};

/// What a board tells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sensed {
    /// What is on one square now.
    Cell(Square, Cell),
    /// What is on every square now.
    Board(Cells),
    /// A player's lever has been pressed.
    Press(flagfall_board::Color),
    /// The board is heard, or not any more.
    Link(bool),
}
