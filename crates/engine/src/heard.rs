//! What reaches the one who sits at the game.

use flagfall_client::View;

/// What reaches the one who sits at the game.
#[derive(Debug)]
pub(crate) enum Heard {
    /// The engine said a line.
    Line(String),
    /// The engine's process is gone.
    EngineEnded,
    /// The seat's view.
    View(Box<View>),
    /// The server cannot be heard for now.
    Lost,
    /// The server will not have this seat.
    Refused(u16, String),
}
