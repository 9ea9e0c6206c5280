//! What becomes of a command: its exit status, or why it could not be done.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// What a command answers.
pub(crate) type Done = Result<Status, Failure>;

/// The exit status of a command that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Done, and nothing to complain of.
    Clean,
    /// Done, and problems were found.
    Problems,
    /// Something among the input could not be used, as was said; the rest was done.
    Unusable,
}

impl Status {
    /// Problems, if there are any.
    pub(crate) fn problems(any: bool) -> Status {
        if any { Status::Problems } else { Status::Clean }
    }

    /// The exit status.
    pub(crate) fn exit_code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Arguments or input that cannot be used: what is wrong, and the way out.
    Unusable {
        /// What is wrong.
        what: String,
        /// What would help.
        way_out: Option<String>,
    },
    /// The results could not be written.
    Output(io::Error),
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl Failure {
    /// Something that cannot be used.
    pub(crate) fn unusable(what: impl Into<String>) -> Failure {
        Failure::Unusable {
            what: what.into(),
            way_out: None,
        }
    }

    /// The way out of it.
    pub(crate) fn hint(self, hint: impl Into<String>) -> Failure {
        match self {
            Failure::Unusable { what, .. } => Failure::Unusable {
                what,
                way_out: Some(hint.into()),
            },
            other => other,
        }
    }

    /// The exit status. Whoever closes the pipe has read enough: that is no failure.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Failure::Unusable { .. } | Failure::Output(_) => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(130),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unusable { what, way_out } => {
                f.write_str(what)?;
                match way_out {
                    Some(hint) => write!(f, "\n  {hint}"),
                    None => Ok(()),
                }
            }
            Failure::Output(error) => write!(f, "the results could not be written: {error}"),
            Failure::Interrupted => f.write_str("interrupted"),
        }
    }
}
