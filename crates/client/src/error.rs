//! Why the line does not carry.

/// Why a seat is not taken, or an act not done, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
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
