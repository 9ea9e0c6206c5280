//! The suite of a store, on PostgreSQL, and what several servers do to one another.

#![allow(clippy::unwrap_used)]

#[path = "suite/crowd.rs"]
mod crowd;
#[path = "suite/on_postgres.rs"]
mod lab;
#[path = "suite/moves.rs"]
mod moves;
#[path = "suite/nodes.rs"]
mod nodes;
#[path = "suite/record.rs"]
mod record;
