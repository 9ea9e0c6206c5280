//! The clock readings of a game, held against its time control.

use crate::{Problem, ProblemKind};
use flagfall_board::Color;
use flagfall_clock::{Announced, Millis, Side, TimeControl};
use flagfall_notation::pgn::{Game, Replay};

/// Readings are written to the second, rounded as each program likes.
const ROUNDING_MS: i64 = 1_000;

/// Readings that no clock under this time control can have shown: the first of each player.
/// Where the time control is not known, nothing is said.
pub(crate) fn impossible(game: &Game, replay: &Replay) -> Vec<Problem> {
    let mut found = Vec::new();
    if replay.moves.iter().all(|it| it.clocks.remaining.is_none()) {
        return found;
    }
    let Some(control) = control(game) else {
        return found;
    };
    let first = replay.start.turn();
    for side in Color::ALL {
        let skip = usize::from(side != first);
        found.extend(of_side(game, replay, &control, side, skip));
    }
    found.sort_by_key(|it| it.place.byte);
    found
}

fn control(game: &Game) -> Option<TimeControl> {
    game.tag("TimeControl")?
        .parse::<Announced>()
        .ok()?
        .time_control()
}

fn of_side(
    game: &Game,
    replay: &Replay,
    control: &TimeControl,
    side: Color,
    skip: usize,
) -> Option<Problem> {
    let whose = match side {
        Color::White => Side::White,
        Color::Black => Side::Black,
    };
    let Millis(gain) = control.increment(whose);
    // Later periods add their time when they begin, which programs show early or late.
    let Millis(later) = later(control, whose);
    let mut before = control.start(whose).0;
    for (index, step) in replay.moves.iter().enumerate().skip(skip).step_by(2) {
        let Some(left) = step.clocks.remaining.and_then(|it| i64::try_from(it).ok()) else {
            continue;
        };
        let most = before.saturating_add(gain).saturating_add(later);
        if left > most.saturating_add(ROUNDING_MS) {
            let place = game.location(step.span.at);
            let message = format!(
                "{side}'s clock shows {} after this move, and at most {} unless time was added: \
                 it stood at {} and gains {}; correct the reading or the tag TimeControl",
                shown(left),
                shown(most),
                shown(before),
                shown(gain.saturating_add(later)),
            );
            return Some(Problem {
                kind: ProblemKind::ClockImpossible,
                ply: index + 1,
                place,
                token: game.text(step.span).into_owned(),
                message,
                fen: None,
                article: None,
            });
        }
        before = left;
    }
    None
}

/// The time that all periods after the first bring.
fn later(control: &TimeControl, side: Side) -> Millis {
    let Millis(all) = control.fixed_time(side);
    let first = control.periods(side).first().map_or(0, |it| it.base.0);
    Millis(all.saturating_sub(first).max(0))
}

fn shown(ms: i64) -> String {
    Millis(ms).to_string()
}
