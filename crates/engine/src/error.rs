//! Why an engine does not play on.

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
    /// The link opens no seat.
    #[error(
        "{link:?} is no link to a player's seat; copy the whole of it, from http:// to the key \
         after #t="
    )]
    Link {
        /// What was given, without the key.
        link: String,
    },
    /// The link is one of another kind of connection.
    #[error("{0} is not spoken here; take the address that the server itself names, http://…")]
    Scheme(String),
    /// The server refuses the seat.
    #[error("the server answers {status}: {detail}")]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// What it says.
        detail: String,
    },
    /// The server cannot be reached.
    #[error("the server at {url} cannot be reached: {why}")]
    Unreachable {
        /// Its address.
        url: String,
        /// What was in the way.
        why: String,
    },
    /// The server says what is not understood.
    #[error("the server's answer is not understood: {0}")]
    NotUnderstood(String),
}
