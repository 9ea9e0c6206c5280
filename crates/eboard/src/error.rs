//! Why a board is not heard.

use flagfall_client::ClientError;

/// Why the board is not at the game, or not any more, and the way out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// The board cannot be opened.
    #[error("{place}: {why}; {cure}")]
    Open {
        /// Where it should be.
        place: String,
        /// What the system said.
        why: String,
        /// The way out.
        cure: &'static str,
    },
    /// The board's lines have ended.
    #[error("the board is not heard any more: {0}")]
    Ended(String),
    /// The game is not begun from a position that can be played from.
    #[error("the server's position is not understood: {0}")]
    Position(String),
    /// The line to the server does not carry.
    #[error(transparent)]
    Client(#[from] ClientError),
}
