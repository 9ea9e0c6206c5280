//! A UCI engine at the board.
//!
//! The engine chooses moves and says what it thinks of them; everything else that a player does
//! under the Laws is done for it here: it makes its move and presses, offers after its move and
//! before the press, writes the move that a claim names before it is played, calls a flag, claims
//! an illegal move, plays what it owes. It sits at the game with a seat's key like anybody, sees
//! what that seat may see, and learns of a ruling as a player does. Whether it was right to claim
//! is for the Laws to say, not for it.
//!
//! An engine that ends or falls silent is no fault of the game: its clocks are stopped and the
//! arbiter is called, with what is known.

mod error;
mod heard;
mod history;
mod policy;
mod process;
mod seat;
mod sitting;

pub use error::EngineError;
pub use flagfall_client::{ClientError, Link};
pub use policy::Policy;
pub use process::Spec;
pub use sitting::{Happening, name, sit};
