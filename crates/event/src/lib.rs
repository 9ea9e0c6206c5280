//! An event: who plays, in which rounds, on which boards, and with what result.
//!
//! What was settled, entered and changed stands in a log of [`Entry`]s that only grows; an
//! [`Event`] is what follows from it. A result that is changed keeps its history, with who
//! changed it, when and why. Pairing and rating are left to the programs for that: [`trf`] and
//! [`csv`] read what they write and write what they read.
//!
//! What a game is played under is text here, as it is written in a game file: this crate knows
//! nothing of the Laws, and no clock: every instant is handed in.
//!
//! ```
//! use flagfall_event::{About, Act, By, Entry, Event, Number, Pair, Pairing, Player};
//! use flagfall_event::{Reason, Score};
//!
//! let arbiter = || By::arbiter("Ann Arbiter");
//! let mut event = Event::default();
//! let mut take = |act| event.take(Entry { at_ms: 0, by: arbiter(), act });
//! take(Act::Settle(About { name: "Open".to_owned(), ..About::default() }))?;
//! take(Act::Enter(vec![Player::named(1, "Adams"), Player::named(2, "Short")]))?;
//! let (white, black) = (Number::new(1).unwrap(), Number::new(2).unwrap());
//! let pairs = vec![Pair { board: 1, white, black }];
//! take(Act::Pair(Pairing { round: 1, pairs, ..Pairing::default() }))?;
//!
//! let score = Some(Score::read("1/2-1/2").unwrap());
//! take(Act::Score { round: 1, board: 1, score, reason: Reason::plain("both signed") })?;
//! let wrong = Act::Score { round: 1, board: 1, score: None, reason: Reason::default() };
//! assert!(take(wrong).is_err(), "a result is not changed without a reason");
//! # Ok::<(), flagfall_event::Refused>(())
//! ```
#![forbid(unsafe_code)]

mod about;
mod check;
pub mod csv;
mod entry;
mod event;
mod fault;
mod limits;
mod player;
mod refused;
mod report;
mod round;
mod score;
mod text;
pub mod trf;

pub use about::{About, Date};
pub use entry::{Act, By, Entry, Pair, Pairing, Reason, Role, Started};
pub use event::Event;
pub use fault::Fault;
pub use limits::{
    MAX_BOARDS, MAX_DELAY_MS, MAX_LONG, MAX_NAME, MAX_PLAYERS, MAX_ROUNDS, MAX_SOURCE,
};
pub use player::{Number, Player, Sex};
pub use refused::Refused;
pub use report::{Disagrees, Report, Reported};
pub use round::{Board, Entered, Round};
pub use score::{Bye, Kind, Points, Score};
