//! Nothing is missing in a language: the files, held against each other and against the sources.

// A source that cannot be read is a failed test.
#![allow(clippy::unwrap_used)]

mod begun;
mod clauses;
mod files;
mod messages;
mod samples;
mod sources;
