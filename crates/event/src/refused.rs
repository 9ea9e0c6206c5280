//! Why something is not entered in an event.

use crate::Number;
use crate::text::shown;
use std::fmt;

/// Why something is not entered, with what would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A field holds what it cannot hold.
    Field {
        /// Its name.
        what: &'static str,
        /// What it takes.
        expected: String,
        /// What it holds.
        found: String,
    },
    /// There is no such round.
    NoRound(u16),
    /// There is no such board in the round.
    NoBoard {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// No player has this number.
    NoPlayer(Number),
    /// A player stands twice in a list or a round.
    Twice(Number),
    /// A board stands twice in a round.
    BoardTwice(u16),
    /// A player would play himself.
    Himself(Number),
    /// On this board a game was set up or a result entered, and the pairing would change it.
    Touched {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// A player has withdrawn before this round.
    Withdrawn(Number),
    /// A change needs a reason.
    NoReason,
    /// Nothing would change.
    Same,
    /// There is no result to be taken back.
    NothingToTakeBack,
    /// A game stands on another board already, or twice in the list.
    GameTwice(String),
}

impl Refused {
    /// Where one field is at fault: its name, what it takes, and what it holds, in words.
    ///
    /// ```
    /// use flagfall_event::Refused;
    /// let (what, expected) = ("name", "the name of the event".to_owned());
    /// let refused = Refused::Field { what, expected, found: String::new() };
    /// let told = ("name", "the name of the event", "nothing".to_owned());
    /// assert_eq!(refused.field(), Some(told));
    /// assert_eq!(Refused::NoRound(3).field(), None);
    /// ```
    #[must_use]
    pub fn field(&self) -> Option<(&'static str, &str, String)> {
        match self {
            Refused::Field {
                what,
                expected,
                found,
            } => Some((what, expected, held(found))),
            _ => None,
        }
    }
}

/// What a field holds, as it is told.
fn held(found: &str) -> String {
    match found.is_empty() {
        true => "nothing".to_owned(),
        false => shown(found),
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Field {
                what,
                expected,
                found,
            } => write!(f, "{what}: expected {expected}, found {}", held(found)),
            Refused::NoRound(round) => {
                write!(f, "round {round} has not been paired; pair it first")
            }
            Refused::NoBoard { round, board } => {
                write!(f, "round {round} has no board {board}")
            }
            Refused::NoPlayer(number) => write!(
                f,
                "no player has the number {number}; enter him in the list of players first"
            ),
            Refused::Twice(number) => write!(
                f,
                "player {number} stands there twice; he has one place in a round"
            ),
            Refused::BoardTwice(board) => {
                write!(
                    f,
                    "board {board} stands there twice; number each board once"
                )
            }
            Refused::Himself(number) => {
                write!(f, "player {number} would play himself; name two players")
            }
            Refused::Touched { round, board } => write!(
                f,
                "on board {board} of round {round} a game was set up or a result entered: its \
                 pairing stays as it is; pair the other boards, and correct the result by itself"
            ),
            Refused::Withdrawn(number) => write!(
                f,
                "player {number} has withdrawn; give him a zero-point bye or enter him again"
            ),
            Refused::NoReason => {
                f.write_str("reason: what was entered is changed only with a reason; give it")
            }
            Refused::Same => f.write_str("that is what stands already; nothing was entered"),
            Refused::NothingToTakeBack => {
                f.write_str("the board has no result that could be taken back")
            }
            Refused::GameTwice(game) => write!(
                f,
                "the game {game} stands on a board already; each board has its own"
            ),
        }
    }
}

impl std::error::Error for Refused {}
