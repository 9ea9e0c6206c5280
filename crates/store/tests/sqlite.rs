//! The suite of a store, on SQLite.

#![allow(clippy::unwrap_used)]

#[path = "suite/crowd.rs"]
mod crowd;
#[path = "suite/on_sqlite.rs"]
mod lab;
#[path = "suite/record.rs"]
mod record;
