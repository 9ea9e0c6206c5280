//! How a game begins. Until then its clocks stand, and game time with them.

use super::{Presence, Table};
use crate::chair::Chair;
use crate::problem::Problem;
use flagfall_board::Color;
use flagfall_record::Seat;
use flagfall_say::{Text, say};
use flagfall_wire::ActJson;
use flagfall_words::english;

/// The word that begins a game; it is no act, and does not stand in the game file.
pub(crate) const BEGIN: &str = "begin";

/// Why a game does not begin yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotYet {
    /// It is over.
    Over,
    /// A spectator would have it begin.
    Spectator,
    /// The other player is not there; where it is printed whose clock is started first.
    Alone(&'static str),
}

impl NotYet {
    /// The same in a sentence.
    pub(crate) fn text(self) -> Text {
        match self {
            NotYet::Over => say!("begin-over"),
            NotYet::Spectator => say!("begin-spectator"),
            NotYet::Alone(_) => say!("begin-alone"),
        }
    }
}

impl From<NotYet> for Problem {
    fn from(it: NotYet) -> Problem {
        let detail = english(&it.text());
        match it {
            NotYet::Over => Problem::conflict(detail),
            NotYet::Spectator => Problem::forbidden(detail),
            NotYet::Alone(article) => Problem::conflict(detail).under(article),
        }
    }
}

/// Whether that chair may say that the game begins: the arbiter; the player having the move,
/// for it is his clock that starts; the other player once both are there.
///
/// # Errors
/// Why not.
pub(crate) fn may_begin(table: &Table, chair: Chair, presence: &Presence) -> Result<(), NotYet> {
    if !table.game.is_on() {
        return Err(NotYet::Over);
    }
    let own = match chair {
        Chair::Arbiter => return Ok(()),
        Chair::Spectator => return Err(NotYet::Spectator),
        Chair::White | Chair::Black => chair.player(),
    };
    let has_the_move = own == Some(table.game.turn());
    if has_the_move || table.one_device() || presence.are_both_here() {
        return Ok(());
    }
    Err(NotYet::Alone(article(table)))
}

/// Whether the game begins with that act: the arbiter starts the clock, or the player having
/// the move sets about it. Whatever else is done or said while the clocks stand is recorded as
/// of the first instant. A game without a clock has nothing to wait for.
pub(crate) fn begins_with(table: &Table, act: &ActJson, by: Seat) -> bool {
    const SETS_ABOUT: [&str; 8] = [
        "touch", "release", "remove", "exchange", "move", "press", "write", "claim",
    ];
    let hand = match by {
        Seat::White | Seat::WhiteAssistant => Some(Color::White),
        Seat::Black | Seat::BlackAssistant => Some(Color::Black),
        Seat::Arbiter | Seat::Clock => None,
    };
    let has_the_move = hand == Some(table.game.turn());
    table.game.clock().is_none()
        || by == Seat::Arbiter && act.act == "start"
        || has_the_move && SETS_ABOUT.contains(&act.act.as_str())
}

/// Where it is printed whose clock is started first.
fn article(table: &Table) -> &'static str {
    table.game.book().chessclock.start.rule.article
}
