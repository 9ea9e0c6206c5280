//! Flagfall's board beside its peers: what both programs of this package share.
//!
//! `board` measures how fast each is, `differential` whether they agree.

pub mod corpus;
pub mod paths;
pub mod peers;
pub mod timing;
