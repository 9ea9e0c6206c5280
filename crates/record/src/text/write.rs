//! Entries into text.

use super::write_time;
use crate::{
    Act, Claim, DeviceFact, Entry, Ground, Ms, Observation, Request, Seat, Sides, Written,
};
use flagfall_board::Square;

/// After the ground of a claim that rests on what a display shows.
pub(super) const BY_DISPLAY: &str = ", by the display alone";

/// After what the clock gives back for the way of a press.
pub(super) const FOR_THE_LINE: &str = " for the line";

/// What only an arbiter does, said of somebody else.
pub(super) const STOP: &str = "stops the clocks as if he were the arbiter";
/// What only a player does, said of the arbiter.
pub(super) const STOP_CLOCKS: &str = "stops the clocks as if he were a player";

/// Writes an entry; `since` is the instant of the line before.
#[must_use]
pub fn write(entry: &Entry, since: Ms) -> String {
    let line = act(entry.by, &entry.act);
    match entry.at == since {
        true => line,
        false => format!("at {} {line}", write_time(entry.at)),
    }
}

/// Writes who does what, without the instant.
#[must_use]
pub fn act(by: Seat, act: &Act) -> String {
    let subject = match by {
        Seat::Arbiter => "The arbiter",
        Seat::Clock => "The clock",
        Seat::White => "White",
        Seat::Black => "Black",
        Seat::WhiteAssistant => "White's assistant",
        Seat::BlackAssistant => "Black's assistant",
    };
    // The same words are another act of the arbiter's than of a player's.
    let verb = match (act, by) {
        (Act::Stop, Seat::Arbiter) => verb(act),
        (Act::Stop, _) => STOP.to_owned(),
        (Act::StopClocks { reason: None }, Seat::Arbiter) => STOP_CLOCKS.to_owned(),
        _ => verb(act),
    };
    format!("{subject} {verb}")
}

fn verb(act: &Act) -> String {
    match act {
        Act::Adjust { squares } => format!("adjusts {}", list(squares)),
        Act::Touch {
            squares,
            accidental: false,
        } => format!("touches {}", list(squares)),
        Act::Touch {
            squares,
            accidental: true,
        } => {
            format!("touches by accident {}", list(squares))
        }
        Act::Lift { squares } => format!("lifts {}", list(squares)),
        Act::Release { from, to } => format!("releases {from} on {to}"),
        Act::Remove { square } => format!("removes {square}"),
        Act::Exchange { square, role } => format!("puts a {} on {square}", role.name()),
        Act::Move { text, hands: 1 } => format!("plays {}", one_line(text)),
        Act::Move { text, hands: _ } => format!("plays with both hands {}", one_line(text)),
        Act::Displace { squares } => format!("displaces {}", list(squares)),
        Act::Press {
            other_hand,
            without_move,
        } => match (other_hand, without_move) {
            (false, false) => "presses".to_owned(),
            (true, false) => "presses with the other hand".to_owned(),
            (false, true) => "presses without a move".to_owned(),
            (true, true) => "presses with the other hand and without a move".to_owned(),
        },
        Act::Write(Written::Move(text)) => format!("writes {}", one_line(text)),
        Act::Write(Written::Mark(text)) => format!("marks {}", one_line(text)),
        Act::OfferDraw { condition: None } => "offers a draw".to_owned(),
        Act::OfferDraw {
            condition: Some(it),
        } => {
            format!("offers a draw on condition: {}", one_line(it))
        }
        Act::AcceptDraw => "accepts the draw".to_owned(),
        Act::DeclineDraw => "declines the draw".to_owned(),
        Act::Resign => "resigns".to_owned(),
        Act::Request(it) => format!("asks for {}", request(*it)),
        Act::Claim(it) => claim(it),
        Act::StopClocks { reason: None } | Act::Stop => "stops the clocks".to_owned(),
        Act::StopClocks { reason: Some(it) } => format!("stops the clocks: {}", one_line(it)),
        Act::Arrive { area: None } => "arrives".to_owned(),
        Act::Arrive { area: Some(it) } => format!("arrives at {}", one_line(it)),
        Act::Leave { area, permitted } => {
            let area = area.as_ref().map(|it| format!(" for {}", one_line(it)));
            let leave = if *permitted { " with permission" } else { "" };
            format!("leaves{}{leave}", area.unwrap_or_default())
        }
        Act::Device { what } => device(*what).to_owned(),
        Act::Appeal { reason: None } => "appeals".to_owned(),
        Act::Appeal { reason: Some(it) } => format!("appeals: {}", one_line(it)),
        Act::Seal { text } => format!("seals {}", one_line(text)),
        Act::Sign { score } => format!("signs {}", one_line(score)),
        Act::Announce { text } => format!("announces {}", one_line(text)),
        other => arbiters(other),
    }
}

fn arbiters(act: &Act) -> String {
    match act {
        Act::Observe(seen) => observation(seen),
        Act::GiveTime { side, ms, reason } => {
            let (side, time) = (sides(*side), write_time(*ms));
            let why = reason
                .as_deref()
                .map(|it| format!(" because {}", one_line(it)));
            format!("gives {side} {time}{}", why.unwrap_or_default())
        }
        Act::Answer(it) => match it.ms {
            None => format!("answers {}: {}", it.question, one_line(&it.choice)),
            Some(ms) => {
                format!("answers {}: {}, {}", it.question, it.choice, write_time(ms))
            }
        },
        Act::Start { side: None } => "starts the clock".to_owned(),
        Act::Start { side: Some(side) } => format!("starts {side}'s clock"),
        Act::SetClock { side, ms, reason } => {
            let time = write_time(*ms);
            let why = reason
                .as_deref()
                .map(|it| format!(" because {}", one_line(it)));
            format!("sets {side}'s clock to {time}{}", why.unwrap_or_default())
        }
        Act::Correct { what, reason } => super::correct::write(what, &one_line(reason)),
        Act::Outage { since } => format!("was away since {}", write_time(*since)),
        Act::Lag { side, ms } => format!("gives {side} {}{FOR_THE_LINE}", write_time(*ms)),
        Act::Restore { ply } => format!("restores half-move {ply}"),
        Act::Penalise {
            side,
            penalty,
            ms,
            score,
        } => {
            let mut line = format!("penalises {side}: {}", penalty.word());
            if let Some(ms) = ms {
                line.push_str(&format!(", time {}", write_time(*ms)));
            }
            if let Some(score) = score {
                line.push_str(&format!(", score {}", one_line(score)));
            }
            line
        }
        Act::Adjourn { resumption: None } => "adjourns the game".to_owned(),
        Act::Adjourn {
            resumption: Some(it),
        } => format!("adjourns the game until {}", one_line(it)),
        Act::Resume => "resumes the game".to_owned(),
        Act::Declare { score } => format!("declares {}", one_line(score)),
        _ => String::new(),
    }
}

fn observation(seen: &Observation) -> String {
    let of = seen.side.map(|it| format!(" of {}", sides(it)));
    let since = seen.ply.map(|ply| format!(" since half-move {ply}"));
    format!(
        "observes {}{}{}",
        one_line(&seen.what),
        of.unwrap_or_default(),
        since.unwrap_or_default()
    )
}

const fn sides(sides: Sides) -> &'static str {
    match sides {
        Sides::White => "White",
        Sides::Black => "Black",
        Sides::Both => "both",
    }
}

/// What was established of a device, as a predicate.
pub(super) const fn device(what: DeviceFact) -> &'static str {
    match what {
        DeviceFact::Rings => "has a device that rings",
        DeviceFact::Found => "has a device found on him",
        DeviceFact::InBag => "has a device in his bag",
    }
}

fn claim(it: &Claim) -> String {
    let mut line = format!("claims {}", ground(it.ground));
    if let Some(text) = &it.intended {
        line.push_str(&format!(", having written {}", one_line(text)));
    }
    if it.by_display {
        line.push_str(BY_DISPLAY);
    }
    if let Some(text) = &it.detail {
        line.push_str(&format!(": {}", one_line(text)));
    }
    line
}

/// The ground of a claim in words.
pub(super) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Repetition => "repetition",
        Ground::Fifty => "fifty moves",
        Ground::Flag => "the flag",
        Ground::IllegalMove => "an illegal move",
        Ground::TouchMove => "touch-move",
        Ground::Quickplay => "the quickplay finish",
        Ground::Displaced => "displaced men",
        Ground::Times => "wrong times",
        Ground::Win => "a win",
        Ground::ClockSetting => "a wrong setting of the clock",
    }
}

/// What is asked for, in words.
pub(super) const fn request(request: Request) -> &'static str {
    match request {
        Request::Scoresheet => "a scoresheet",
        Request::Increment => "an increment",
        Request::Explanation => "an explanation",
        Request::SparePiece => "a spare piece",
        Request::WritingAssistant => "an assistant to write",
        Request::ClockAssistant => "an assistant for the clock",
        Request::Deduction => "time off the opponent's clock",
        Request::Device => "leave to use a device",
        Request::ClockPlacement => "the clock on the other side",
        Request::MoveNumber => "the number of moves",
    }
}

fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// A line is one act: breaks within a text become spaces.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
