//! Acts and their record: what happened at the board, in order.
//!
//! The record is ground truth. It holds what the game is played under ([`Header`]) and what
//! somebody did or said and when ([`Entry`]); rulings are not in it, for replayed under its own
//! edition it yields every ruling again, word for word. Each act has one text form, shared by
//! the casebook and written and read here: `White touches e1, h1`.
#![forbid(unsafe_code)]

mod act;
mod correction;
mod header;
mod regulations;
mod seat;
pub mod text;
mod words;

pub use act::{
    Act, Answer, Claim, DeviceFact, Ground, Ms, Observation, Penalty, Request, Sides, Written,
};
pub use correction::Correction;
pub use header::{Entry, Header, Start};
pub use regulations::{
    AgreementLimit, Class, Flag, Guard, Points, Press, Regulations, Supervision,
};
pub use seat::{Seat, color, side};
