//! Who may do what: one table of deeds and chairs, and the one place where it is asked.

use crate::accounts::Role;
use crate::chair::Chair;
use crate::office::Office;
use crate::problem::Problem;

/// What is asked of a game over HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// To look at the game as one's seat may know it, now or as it goes on.
    Look,
    /// To do or say something, for one's own seat.
    Act,
    /// To say that the game begins; when is another matter.
    Begin,
    /// To hand in what an outside clock counted.
    HandIn,
    /// To give a seat a new token.
    Reseat,
    /// The moves, or the game file with what one's seat may know.
    File,
    /// The record with its hashes.
    Record,
    /// The scoresheet as played, and the rulings.
    Paper,
    /// The scoresheet that another keeps by hand.
    OthersSheet,
    /// The envelope of a sealed move.
    Envelope,
    /// The game as a case before its arbiter.
    Case,
    /// To change the result that stands.
    Change,
}

/// When something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Always,
    Over,
    Never,
}

use Deed::{
    Act, Begin, Case, Change, Envelope, File, HandIn, Look, OthersSheet, Paper, Record, Reseat,
};
use When::{Always, Never, Over};

/// Each deed with what a player, the arbiter and a spectator may, and what is said where not.
const TABLE: [(Deed, [When; 3], &str); 12] = [
    (Look, [Always, Always, Always], ""),
    (
        Act,
        [Always, Always, Never],
        "A spectator looks on. Acts come from the players and the arbiter.",
    ),
    (
        Begin,
        [Always, Always, Never],
        "A spectator looks on. The game is begun by the players or the arbiter.",
    ),
    (
        HandIn,
        [Always, Always, Never],
        "A spectator looks on. Clocks are handed in by the players and the arbiter.",
    ),
    (
        Reseat,
        [Never, Always, Never],
        "New keys are given out by the arbiter.",
    ),
    (File, [Always, Always, Always], ""),
    (
        Record,
        [Over, Always, Over],
        "The record is the arbiter's while the game is on.",
    ),
    (Paper, [Always, Always, Always], ""),
    (
        OthersSheet,
        [Over, Always, Over],
        "A scoresheet is its player's own while the game is on.",
    ),
    (
        Envelope,
        [Never, Always, Never],
        "The envelope is the arbiter's.",
    ),
    (Case, [Never, Always, Never], "The case is the arbiter's."),
    (
        Change,
        [Never, Over, Never],
        "A result is changed by the arbiter, once the game is over.",
    ),
];

/// Whether somebody who sits there may do that.
///
/// # Errors
/// A [`Problem`] that says whose it is.
pub(crate) fn check(chair: Chair, deed: Deed, is_on: bool) -> Result<(), Problem> {
    // The table stands in the order of the deeds, which a test holds it to.
    let (_, row, why) = TABLE[deed as usize];
    let column = match chair {
        Chair::White | Chair::Black => 0,
        Chair::Arbiter => 1,
        Chair::Spectator => 2,
    };
    match row[column] {
        Always => Ok(()),
        Over if !is_on => Ok(()),
        Over | Never => Err(Problem::forbidden(why)),
    }
}

/// What is asked of the server as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// To sit as the arbiter at any game and any event.
    Arbitrate,
    /// To set up a game or an event, where the server is closed to others.
    SetUp,
    /// To give out accounts, and to take them back.
    GiveAccounts,
}

/// Each duty with whether nobody, an arbiter and an operator has it, and what is said where not.
const DUTIES: [(Duty, [bool; 3], &str); 3] = [
    (
        Duty::Arbitrate,
        [false, true, false],
        "That is for the arbiters of this server: log in at /account.",
    ),
    (
        Duty::SetUp,
        [false, true, true],
        "Games and events are set up here by its arbiters: log in at /account.",
    ),
    (
        Duty::GiveAccounts,
        [false, false, true],
        "Accounts are given out by an operator: log in at /account.",
    ),
];

/// Whether the holder of that office may do that.
///
/// # Errors
/// A [`Problem`] that says whose it is.
pub(crate) fn serves(office: &Office, duty: Duty) -> Result<(), Problem> {
    let (_, row, why) = DUTIES[duty as usize];
    let column = match office.role() {
        None => 0,
        Some(Role::Arbiter) => 1,
        Some(Role::Operator) => 2,
    };
    match row[column] {
        true => Ok(()),
        false => Err(Problem::forbidden(why)),
    }
}

#[test]
fn the_duties_stand_in_their_order() {
    for (at, (duty, row, why)) in DUTIES.iter().enumerate() {
        assert_eq!(*duty as usize, at);
        assert!(!row[0], "{duty:?}: nobody has it unasked");
        assert!(!why.is_empty());
    }
}

#[test]
fn the_table_stands_in_the_order_of_the_deeds() {
    for (at, (deed, row, why)) in TABLE.iter().enumerate() {
        assert_eq!(*deed as usize, at);
        let is_refused = row.iter().any(|it| *it != Always);
        assert_eq!(why.is_empty(), !is_refused, "{deed:?}");
    }
}
