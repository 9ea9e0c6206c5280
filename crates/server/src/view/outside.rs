//! What the arbiter is told of times that this server did not keep, and of a counter that does
//! not agree with the moves.

use super::Look;
use super::desk::{Notice, notice};
use crate::pulse::time_of_day;
use crate::stored::Outside;
use flagfall_board::Color;
use flagfall_clock::{ClockAct, Millis};
use flagfall_record::{Seat, side};
use flagfall_say::{Arg, say};
use serde_json::json;

/// One notice for each that was handed in and not seen to.
pub(super) fn notices(look: &Look<'_>) -> Vec<Notice> {
    look.table.outside.iter().map(|it| told(it)).collect()
}

fn told(outside: &Outside) -> Notice {
    let wall = |it: Option<&crate::stored::OutsideEntry>| match it {
        None => Arg::from(say!("notice-no-time")),
        Some(it) => Arg::from(time_of_day(it.wall_ms)),
    };
    let presses = outside.entries.iter();
    let presses = presses.filter(|it| it.act == "press").count();
    notice(say!(
        "notice-outside",
        device = &outside.device,
        since = wall(outside.entries.first()),
        until = wall(outside.entries.last()),
        presses = presses,
        white = Arg::Time(Millis(outside.shows.white_ms)),
        black = Arg::Time(Millis(outside.shows.black_ms)),
    ))
}

/// The server was not there while a clock ran: it ran on, and what that costs whom is ruled
/// by the arbiter. What the record has as an outage of the clock he can charge to nobody.
pub(super) fn away(look: &Look<'_>) -> Vec<Notice> {
    let game = &look.table.game;
    let running = game.clock().and_then(|clock| clock.running());
    let whose = running.map(|side| Seat::of(flagfall_record::color(side)));
    let whose = whose.map_or("none", Seat::word);
    let mut open = outages(look);
    let known = look.table.away.len().saturating_sub(open.len());
    let mut notices = Vec::new();
    for (index, away) in look.table.away.iter().enumerate() {
        let seconds = (away.away_to_ms - away.away_from_ms).max(0) / 1000;
        let entry = (index >= known && !open.is_empty()).then(|| open.remove(0));
        let can = match entry {
            Some(_) => say!("notice-spare"),
            None => say!("notice-set"),
        };
        let text = say!(
            "notice-away",
            since = time_of_day(away.away_from_ms),
            until = time_of_day(away.away_to_ms),
            seconds = seconds,
            whose = whose,
        );
        let told = notice(text.then(can));
        notices.push(Notice {
            act: entry.map(|entry| json!({"act": "spare", "entry": entry})),
            ..told
        });
    }
    notices
}

/// The outages in the record about which nothing was said, by the numbers of their entries.
fn outages(look: &Look<'_>) -> Vec<usize> {
    let log = look.table.game.clock_log();
    let log = log.filter(|_| look.table.game.is_on());
    let mut open = log.map(|log| log.open_outages()).unwrap_or_default();
    let is_outage = |number: &usize| {
        let entry = log.and_then(|log| log.entries().get(*number));
        entry.is_some_and(|it| matches!(it.act, ClockAct::Outage { .. }))
    };
    open.retain(is_outage);
    open
}

/// The counter says one thing and the record another: which is right, the arbiter decides.
pub(super) fn counters(look: &Look<'_>) -> Vec<Notice> {
    let game = &look.table.game;
    let Some(clock) = game.clock().filter(|_| game.is_on()) else {
        return Vec::new();
    };
    // A move in a closed envelope is completed, and stands nowhere yet.
    if game.adjournment().is_some_and(|it| it.is_closed()) {
        return Vec::new();
    }
    let apart = |by: Color| {
        let made = game.moves().iter().filter(|it| it.by == by && it.completed);
        let (counted, made) = (clock.moves(side(by)), made.count() as u32);
        (counted != made).then(|| {
            notice(say!(
                "notice-counter",
                side = by,
                moves = counted,
                made = made
            ))
        })
    };
    Color::ALL.into_iter().filter_map(apart).collect()
}
