//! The clocks as a chair may see them.

use super::Look;
use crate::chair::Chair;
use flagfall_board::Color;
use flagfall_clock::{Clock, Counter, Millis};
use flagfall_record::side;
use serde::Serialize;

/// Both clocks at an instant.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Clocks {
    white_ms: i64,
    black_ms: i64,
    running: Option<&'static str>,
    flagged: Option<&'static str>,
    now_ms: i64,
    /// What is left of a simple delay, which is shown apart; 0 without one.
    white_delay_ms: i64,
    black_delay_ms: i64,
    /// Who went into the last period begun before the other, within five minutes of it.
    passed_first: Option<&'static str>,
    /// The counters, for whom they are shown to (6.14, 13.6).
    counter: Option<Counters>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Counters {
    white: u32,
    black: u32,
    /// Whether the players see them.
    shown: bool,
}

impl Clocks {
    /// The time of whoever has less.
    pub(crate) fn least_ms(&self) -> i64 {
        self.white_ms.min(self.black_ms)
    }

    /// The same without what passes by itself.
    pub(super) fn still(&self) -> Clocks {
        let runs = |color: Color| self.running == Some(color.name());
        Clocks {
            now_ms: 0,
            white_ms: if runs(Color::White) { 0 } else { self.white_ms },
            black_ms: if runs(Color::Black) { 0 } else { self.black_ms },
            white_delay_ms: 0,
            black_delay_ms: 0,
            ..self.clone()
        }
    }
}

/// The clocks at this instant, for this chair.
pub(super) fn of(look: &Look<'_>, now: Millis) -> Clocks {
    let game = &look.table.game;
    // Before the beginning the clocks stand, though the record has one running from 0.
    let begun = look.table.has_begun();
    let standing = game.clocks(now);
    let fell = Color::ALL.map(|color| game.flag_fell(color));
    let faces = game
        .clock()
        .map(|clock| Color::ALL.map(|color| clock.face(side(color), now, Counter::Shown)));
    let first = faces.and_then(|[white, black]| match () {
        () if white.passed_first => Some(Color::White.name()),
        () if black.passed_first => Some(Color::Black.name()),
        () => None,
    });
    let delay = |it: usize| faces.map_or(0, |faces| faces[it].delay.0);
    Clocks {
        white_ms: standing.map_or(0, |it| it.white.0),
        black_ms: standing.map_or(0, |it| it.black.0),
        running: standing
            .and_then(|it| it.running)
            .filter(|_| begun && game.is_on())
            .map(Color::name),
        flagged: match fell {
            [true, true] => Some("both"),
            [true, false] => Some(Color::White.name()),
            [false, true] => Some(Color::Black.name()),
            [false, false] => None,
        },
        now_ms: now.0,
        white_delay_ms: delay(0),
        black_delay_ms: delay(1),
        passed_first: first,
        counter: game.clock().and_then(|clock| counters(look, clock)),
    }
}

/// The arbiter always sees the counters; others where the event has them shown.
fn counters(look: &Look<'_>, clock: &Clock) -> Option<Counters> {
    let shown = look.table.game.header().regulations.counter == Counter::Shown;
    let sees = shown || look.chair == Chair::Arbiter;
    sees.then(|| Counters {
        white: clock.moves(side(Color::White)),
        black: clock.moves(side(Color::Black)),
        shown,
    })
}
