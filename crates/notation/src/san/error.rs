//! Why a text is no move of a position, and what could be written instead.

use core::error::Error;
use core::fmt;

use flagfall_board::{File, Role, Square, Wing};

use crate::NotAMove;

/// A text that names no move, no legal move, or more than one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SanError {
    /// It is no move in algebraic notation.
    Unreadable {
        /// The byte of the text, from 0, at which it stops being one.
        at: usize,
        /// What stands there; `None` at the end of the text.
        found: Option<char>,
        /// What could stand there.
        expected: &'static str,
        /// The legal moves that are written most like it.
        near: Vec<String>,
    },
    /// It is one, but not of a legal move (3.10.1).
    Illegal {
        /// What is wrong with it.
        reason: Reason,
        /// Legal moves it stands for if one thing is added or put right, written as they should be.
        instead: Vec<String>,
        /// Where there are none of these: the legal moves that are written most like it.
        near: Vec<String>,
    },
    /// It fits several legal moves (C.10).
    Ambiguous {
        /// Those moves, each written so that it fits one only.
        candidates: Vec<String>,
    },
}

/// What makes a move that can be read illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// No such man of the player's can go there.
    NoSuchMan {
        /// The man.
        role: Role,
        /// Where he should go.
        to: Square,
    },
    /// No pawn of the player's can capture from the one file on the other.
    NoSuchCapture {
        /// The file the pawn leaves.
        from: File,
        /// The file on which it arrives.
        to: File,
    },
    /// A man of the player's stands there already.
    OwnMan {
        /// Where.
        to: Square,
    },
    /// The king would stand attacked afterwards (3.9.2).
    KingAttacked,
    /// A pawn that reaches the last rank must be exchanged (3.7.3.3).
    PromotionMissing,
    /// Nothing is exchanged here, or not for a king or pawn.
    PromotionImpossible,
    /// A capture by a pawn names the file it leaves (C.9).
    FileMissing,
    /// Castling on this wing is not possible now, or no more (3.8.2).
    Castling {
        /// The wing.
        wing: Wing,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoSuchMan { role, to } => write!(f, "no {role} of the player's can go to {to}"),
            Reason::NoSuchCapture { from, to } => write!(
                f,
                "no pawn of the player's can capture from the {}-file on the {}-file",
                from.to_char(),
                to.to_char()
            ),
            Reason::OwnMan { to } => write!(f, "a man of the player's own stands on {to}"),
            Reason::KingAttacked => f.write_str("the king would be left attacked"),
            Reason::PromotionMissing => {
                f.write_str("the piece that the pawn is exchanged for is missing")
            }
            Reason::PromotionImpossible => {
                f.write_str("there is no exchange for that piece on that square")
            }
            Reason::FileMissing => {
                f.write_str("a capture by a pawn must name the file that the pawn leaves")
            }
            Reason::Castling { wing } => write!(f, "castling on the {wing} is not possible"),
        }
    }
}

impl SanError {
    /// The moves it might have been, the nearest first, each written so that it fits one only.
    #[must_use]
    pub fn might_be(&self) -> &[String] {
        match self {
            SanError::Unreadable { near, .. } => near,
            SanError::Illegal { instead, near, .. } if instead.is_empty() => near,
            SanError::Illegal { instead, .. } => instead,
            SanError::Ambiguous { candidates } => candidates,
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Unreadable {
                at,
                found,
                expected,
                near,
            } => {
                let (at, found, expected) = (*at, *found, *expected);
                let fault = NotAMove {
                    at,
                    found,
                    expected,
                };
                fault.fmt(f)?;
                perhaps(near, f)
            }
            SanError::Illegal {
                reason,
                instead,
                near,
            } => {
                write!(f, "not a legal move: {reason}")?;
                match instead.as_slice() {
                    [] => perhaps(near, f),
                    instead => write!(f, "; legal: {}", instead.join(", ")),
                }
            }
            SanError::Ambiguous { candidates } => {
                write!(
                    f,
                    "more than one move fits; write {}",
                    candidates.join(" or ")
                )
            }
        }
    }
}

fn perhaps(near: &[String], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match near {
        [] => Ok(()),
        near => write!(f, "; perhaps {}", near.join(" or ")),
    }
}

impl Error for SanError {}
