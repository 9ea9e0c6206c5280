//! Decide and evolve: the arbiter's desk.
//!
//! [`decide`] takes a [`Game`] and an act and answers with [`Event`]s: what was done, what was
//! made of it on the board, what was ruled, refused or asked. It changes nothing. [`evolve`]
//! takes the game one event further; it judges nothing and cannot fail.
//!
//! > **The contract:** append what `decide` returns before you ask again.
//!
//! [`Game::act`] keeps it; [`replay`] does so for a whole record.
#![forbid(unsafe_code)]

mod adjourned;
mod decide;
mod error;
mod event;
mod evolve;
mod kept;
mod line;
mod look;
mod mark;
mod replay;
mod sheets;
mod state;
mod tally;
mod timing;
mod told;
mod trail;

pub use adjourned::{Adjourned, Envelope, Stage};
pub use decide::{decide, is_provable, proved, refusal};
pub use error::HeaderError;
pub use event::{Context, Event, Help, OpenQuestion};
pub use evolve::evolve;
pub use kept::Held;
pub use line::Line;
pub use look::Standing;
pub use replay::{Replay, replay};
pub use state::{Binding, Cancelled, Ended, Game, Ply, Said, Slip, SlipKind};
pub use told::told;
