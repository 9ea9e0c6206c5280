//! Time controls in writing: the PGN tag and the spoken form, read and written.

mod error;
mod lex;
mod read;
mod write;

pub use error::NotationError;
pub use read::Announced;
