//! The server and its page: HTTP, the wall clock, the disk.
//!
//! [`serve`] runs it; [`router`] is all it answers to, for whoever runs it himself. Each game
//! that is being played has one owner, a task that stamps acts, has them judged, records them,
//! and only then lets anybody see what came of them. What a seat is shown is its view: what it
//! may know, and no more.
//!
//! ```no_run
//! use flagfall_server::{Config, serve};
//!
//! # async fn run() -> Result<(), flagfall_server::ServeError> {
//! let config = Config {
//!     addr: ([127, 0, 0, 1], 7878).into(),
//!     data: "data".into(),
//!     database: None,
//!     node: None,
//!     opponent: None,
//!     json_log: false,
//!     tls: None,
//!     closed: false,
//!     javascript: None,
//! };
//! serve(config, |addr| eprintln!("http://{addr}/")).await
//! # }
//! ```

mod accounts;
mod api;
mod app;
mod assets;
mod chair;
mod events;
mod forward;
mod hub;
mod limits;
mod listen;
mod metrics;
mod module;
mod office;
mod opponent;
mod pages;
mod password;
mod pgn;
mod problem;
mod pulse;
mod roles;
mod routes;
mod serve;
mod spoken;
mod stored;
mod tls;
mod token;
mod view;
mod words;

pub use accounts::{AccountError, Accounts, Role};
pub use app::App;
pub use opponent::Opponent;
pub use routes::router;
pub use serve::{Config, ServeError, serve, serve_until};
pub use tls::Tls;
