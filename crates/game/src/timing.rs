//! What is entered on the clock of a game, and what the arbiter's hand does to it.

use crate::state::Game;
use flagfall_board::Color;
use flagfall_clock::{ClockAct, ClockEntry, Hand, Hold, Side};
use flagfall_record::{Correction, Entry, Ms, Seat, color, side};
use flagfall_say::Text;

/// The hand of a player.
pub(crate) fn player(by: Color) -> Hand {
    Hand::Player(side(by))
}

/// Makes an entry at the instant the game has come to. The clock keeps what it rests on as a note
/// of its own; the game keeps it to be said to people.
pub(crate) fn enter(game: &mut Game, by: Hand, act: ClockAct, reason: Text) {
    let at = game.now;
    if let Some(log) = game.clock.change() {
        let number = log.entries().len();
        log.note(ClockEntry {
            at,
            // The record dates the act itself.
            wall_ms: 0,
            by,
            act,
            reason: match reason.is_empty() {
                true => String::new(),
                false => reason.to_string(),
            },
        });
        if !reason.is_empty() {
            game.clock_reasons.push((number, reason));
        }
    }
}

/// An entry that may set the counters apart from the moves completed: from now on they stay
/// apart by as much.
pub(crate) fn corrected(game: &mut Game, by: Hand, act: ClockAct, reason: Text) {
    enter(game, by, act, reason);
    for by in Color::ALL {
        let counted = game.clock().map_or(0, |clock| clock.moves(side(by)));
        game.counters[by as usize] =
            i64::from(counted) - i64::from(game.counts.completed[by as usize]);
    }
}

/// The clock counts completed moves, not presses: one completed without a press is counted now,
/// and a counter that a press without a move has advanced is set back. A counter that the
/// arbiter has set goes on from there.
pub(crate) fn count_moves(game: &mut Game) {
    for by in Color::ALL {
        let due = i64::from(game.counts.completed[by as usize]) + game.counters[by as usize];
        let due = due.clamp(0, i64::from(u32::MAX)) as u32;
        let Some(counted) = game.clock().map(|clock| clock.moves(side(by))) else {
            return;
        };
        if counted.checked_add(1) == Some(due) {
            enter(
                game,
                Hand::Device,
                ClockAct::CountMove(side(by)),
                Text::default(),
            );
        } else if counted != due {
            enter(
                game,
                Hand::Device,
                ClockAct::SetMoves(side(by), due),
                Text::default(),
            );
        }
    }
}

/// The player whose clock runs at an instant.
pub(crate) fn running(game: &Game, at: Ms) -> Option<Color> {
    game.clock()
        .and_then(|clock| clock.running_at(at))
        .map(color)
}

/// What a correction enters on the clock.
///
/// # Errors
/// Why it cannot be entered.
pub(crate) fn entry_of(game: &Game, what: &Correction) -> Result<ClockAct, Hold> {
    let log = game.clock.as_ref().ok_or(Hold::NoSuchEntry(0))?;
    let counted = |by: Side| log.clock().moves(by);
    let number = |entry: Option<u32>, last: Option<usize>| {
        let named = entry.map(|it| it as usize).or(last);
        named.ok_or(Hold::NoSuchEntry(log.entries().len()))
    };
    Ok(match what {
        Correction::Moves { side: whose, moves } => ClockAct::SetMoves(side(*whose), *moves),
        Correction::Replace {
            white,
            black,
            moves,
        } => ClockAct::Replace {
            white: *white,
            black: *black,
            moves: moves.unwrap_or_else(|| (counted(Side::White), counted(Side::Black))),
        },
        Correction::Install(control) => ClockAct::Install(control.clone()),
        Correction::Undo { entry } => ClockAct::Undo(number(*entry, log.last_correction())?),
        Correction::Spare { entry } => {
            ClockAct::Spare(number(*entry, log.open_outages().last().copied())?)
        }
    })
}

impl Game {
    /// Whether an act of the arbiter's would leave a player without time who has some: whoever
    /// takes it from him asks once more whether that is meant. The act itself does as it says.
    ///
    /// ```
    /// use flagfall_board::Color;
    /// use flagfall_clock::{Hold, Millis, Side};
    /// use flagfall_edition::E23;
    /// use flagfall_game::Game;
    /// use flagfall_record::{Act, Entry, Header, Penalty, Regulations, Seat, Start};
    ///
    /// let game = Game::new(Header {
    ///     edition: E23,
    ///     regulations: Regulations {
    ///         time_control: Some("3m+2s".parse()?),
    ///         ..Regulations::default()
    ///     },
    ///     start: Start::Usual,
    ///     moves: Vec::new(),
    ///     clocks: None,
    /// })?;
    /// let take = |minutes| Entry {
    ///     at: Millis::ZERO,
    ///     by: Seat::Arbiter,
    ///     act: Act::Penalise {
    ///         side: Color::White,
    ///         penalty: Penalty::TakeTime,
    ///         ms: Some(Millis::minutes(minutes)),
    ///         score: None,
    ///     },
    /// };
    /// assert_eq!(game.hold(&take(1)), None);
    /// assert_eq!(game.hold(&take(5)), Some(Hold::Flags(Side::White)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hold(&self, entry: &Entry) -> Option<Hold> {
        if entry.by != Seat::Arbiter || !self.is_on() {
            return None;
        }
        let mut next = self.clone();
        next.act(entry);
        let known = self.clock.as_ref()?.corrections().len();
        let made = next.clock.as_ref()?.corrections().get(known..)?;
        made.iter()
            .find_map(|(_, effect)| effect.falls())
            .map(Hold::Flags)
    }
}
