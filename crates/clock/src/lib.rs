//! The chess clock: periods, increment and delay, as arithmetic on instants it is given.
//!
//! Nothing here reads a wall clock. Instants and amounts of time are [`Millis`], whole
//! milliseconds of game time, and every reading follows from what was entered before and the
//! instant asked about. Nothing panics; arithmetic saturates.
//!
//! - [`TimeControl`] says what time is allotted (Article 6.2), [`Announced`] reads it and
//!   [`presets()`] names the usual ones.
//! - [`Clock`] is both clocks of one game. That time is used up, its *expiry*, is arithmetic;
//!   that a flag *has fallen* is an observation (Article 6.8), entered by
//!   [`Clock::observe_flag`].
//!
//! ```
//! use flagfall_clock::{Clock, Credit, Millis, Side, TimeControl};
//!
//! let blitz: TimeControl = "3m+2s".parse()?;
//! let mut clock = Clock::new(&blitz, Credit::OnCount);
//! assert_eq!(clock.reading(Side::White, Millis::ZERO), Millis::seconds(182));
//!
//! clock.start(Side::White, Millis::ZERO);
//! clock.press(Side::White, Millis::seconds(5));
//! assert_eq!(clock.reading(Side::White, Millis::seconds(9)).to_string(), "0:02:59");
//! assert_eq!(clock.expiry(Side::Black), Some(Millis::seconds(187)));
//! # Ok::<(), flagfall_clock::NotationError>(())
//! ```

mod adjust;
mod audit;
mod clock;
mod control;
mod dial;
mod entry;
mod face;
mod fault;
mod hold;
mod log;
mod millis;
mod notation;
mod presets;
mod press;
mod reading;
mod settle;
mod setup;
mod side;

pub use audit::{Finding, FindingKind, Forfeit, Reading, audit, coarseness, forfeit};
pub use clock::{Clock, Credit, Freeze};
pub use control::{Bonus, MAX_MOVES, MAX_PERIODS, MAX_TIME, Period, TimeControl};
pub use dial::Passed;
pub use entry::{ClockAct, ClockEntry, Effect, Hand, Readings};
pub use face::{Counter, Face, FlagSign, Motion, SIGN_FOR, TENTHS_BELOW};
pub use fault::{ControlError, Fault};
pub use hold::Hold;
pub use log::{ClockLog, ClockMark, MAX_ENTRIES, MAX_REASON};
pub use millis::Millis;
pub use notation::{Announced, NotationError, Tongue};
pub use presets::{DgtOption, Preset, by_name, dgt_options, presets};
pub use press::Pressed;
pub use setup::{DrawCounts, FlagCall, Setup};
pub use side::Side;
