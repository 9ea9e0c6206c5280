//! The two ways in which a text is no position to play from.

use core::error::Error;
use core::fmt;

use crate::{FenError, SetupError};

/// A FEN that cannot be read, or that says what cannot be played from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FenOrSetupError {
    /// The text is no FEN.
    Fen(FenError),
    /// The setup has faults.
    Setup(SetupError),
}

impl From<FenError> for FenOrSetupError {
    fn from(error: FenError) -> FenOrSetupError {
        FenOrSetupError::Fen(error)
    }
}

impl From<SetupError> for FenOrSetupError {
    fn from(error: SetupError) -> FenOrSetupError {
        FenOrSetupError::Setup(error)
    }
}

impl fmt::Display for FenOrSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenOrSetupError::Fen(error) => error.fmt(f),
            FenOrSetupError::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for FenOrSetupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            FenOrSetupError::Fen(error) => error.source(),
            FenOrSetupError::Setup(error) => error.source(),
        }
    }
}
