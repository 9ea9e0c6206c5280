//! The server from outside: a real listener, a real record, HTTP as anybody speaks it.
#![allow(clippy::unwrap_used)]

mod accounts;
mod broken;
mod cases;
mod client;
mod clocks;
mod event_desk;
mod events;
mod files;
mod flags;
mod french;
mod games;
mod inputs;
mod keys;
#[path = "../../../store/tests/suite/on_postgres.rs"]
#[allow(dead_code, reason = "the store's own suite uses all of it")]
mod lab;
mod nodes;
mod pages;
mod restart;
mod results;
mod roles;
mod secrecy;
mod streams;
mod streams_by_role;
mod tls;
mod whole;
