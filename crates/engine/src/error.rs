//! Why an engine does not play on.

use flagfall_client::ClientError;
use std::path::PathBuf;

/// Why an engine does not play, or not any more, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The program does not start.
    #[error(
        "{}: {why}; name a program that speaks UCI, such as --engine stockfish", program.display()
    )]
    Start {
        /// The program.
        program: PathBuf,
        /// What the system said.
        why: std::io::Error,
    },
    /// It does not answer.
    #[error("the engine did not answer `{asked}` in {seconds} s; is it an engine that speaks UCI?")]
    Silent {
        /// What it was asked.
        asked: &'static str,
        /// How long it was waited for.
        seconds: u64,
    },
    /// It has ended.
    #[error("the engine has ended")]
    Ended,
    /// It has no such option.
    #[error("the engine has no option {name:?}; it has: {known}")]
    NoSuchOption {
        /// What was asked for.
        name: String,
        /// What it has, in its order.
        known: String,
    },
    /// It chose something that is no legal move.
    #[error("the engine chose {chosen:?}, which is no legal move in {fen}")]
    Illegal {
        /// What it chose.
        chosen: String,
        /// Where.
        fen: String,
    },
    /// The line to the server does not carry.
    #[error(transparent)]
    Client(#[from] ClientError),
}
