//! Time controls in writing: the PGN tag, the spoken form and whole words, read and written.

mod error;
mod lex;
mod read;
mod sentence;
mod tokens;
mod words;
mod write;

pub use error::NotationError;
pub use read::Announced;
pub use words::Tongue;
