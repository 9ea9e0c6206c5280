//! The line to a server, for whatever sits at a game and is no page: an engine, an electronic
//! board.
//!
//! Who comes with a seat's link sees what that seat may see and does what it may do, like anybody.
//!
//! ```
//! use flagfall_client::Link;
//!
//! let link: Link = "http://127.0.0.1:7878/g/abc#t=KEY".parse()?;
//! assert_eq!(format!("{link:?}"), "http://127.0.0.1:7878/g/abc", "the key is not shown");
//! # Ok::<(), flagfall_client::ClientError>(())
//! ```
#![forbid(unsafe_code)]

mod error;
mod line;
mod view;

pub use error::ClientError;
pub use line::{Line, Link, Told};
pub use view::{
    Action, Adjournment, Claimable, Clocks, Hand, Made, Offer, Outcome, Owed, Position, View,
};
