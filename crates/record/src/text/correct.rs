//! What the arbiter does to the clock itself, with his reason, as a line.

use super::{read_time, write_time};
use crate::{Act, Correction, Ms};
use flagfall_board::Color;

/// Between what is done and why.
const BECAUSE: &str = " because ";

/// The predicate of a correction: `sets White's counter to 12 because it was pressed twice`.
pub(super) fn write(what: &Correction, reason: &str) -> String {
    let done = match what {
        Correction::Moves { side, moves } => format!("sets {side}'s counter to {moves}"),
        Correction::Replace {
            white,
            black,
            moves,
        } => {
            let (white, black) = (write_time(*white), write_time(*black));
            let counted = moves.map(|(white, black)| format!(", moves {white} and {black}"));
            let counted = counted.unwrap_or_default();
            format!("replaces the clock by {white} and {black}{counted}")
        }
        Correction::Install(control) => format!("installs {control}"),
        Correction::Undo { entry } => numbered("undoes", "entry", *entry),
        Correction::Spare { entry } => numbered("spares", "outage", *entry),
    };
    format!("{done}{BECAUSE}{reason}")
}

fn numbered(verb: &str, what: &str, number: Option<u32>) -> String {
    match number {
        Some(number) => format!("{verb} {what} {number}"),
        None => format!("{verb} the last {what}"),
    }
}

/// What was done and why, where a reason is given.
pub(super) fn parted(text: &str) -> (&str, Option<&str>) {
    match text.split_once(BECAUSE) {
        Some((done, reason)) => (done, Some(reason.trim())),
        None => (text, None),
    }
}

/// The act that a predicate says, if it is of these; else what was expected in it.
pub(super) fn read(predicate: &str) -> Option<Result<Act, &'static str>> {
    if let Some(time) = predicate.strip_prefix("was away since ") {
        let since = read_time(time.trim()).ok_or("a time such as `3:00`");
        return Some(since.map(|since| Act::Outage { since }));
    }
    let (done, reason) = parted(predicate);
    let what = correction(done)?;
    Some(match (what, reason) {
        (Ok(what), Some(reason)) if !reason.is_empty() => Ok(Act::Correct {
            what,
            reason: reason.split_whitespace().collect::<Vec<_>>().join(" "),
        }),
        (Ok(_), _) => Err("a reason: `… because it was set wrongly`"),
        (Err(expected), _) => Err(expected),
    })
}

type Done = Result<Correction, &'static str>;

fn correction(done: &str) -> Option<Done> {
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| "a number");
    if let Some(rest) = done.strip_prefix("sets ") {
        let (side, moves) = rest.split_once("'s counter to ")?;
        let side = Color::ALL.into_iter().find(|it| it.to_string() == side);
        let set = |side| number(moves).map(|moves| Correction::Moves { side, moves });
        return Some(side.ok_or("White or Black").and_then(set));
    }
    if let Some(rest) = done.strip_prefix("replaces the clock by ") {
        return Some(replaced(rest));
    }
    if let Some(rest) = done.strip_prefix("installs ") {
        let control = rest.parse().map_err(|_| "a time control");
        return Some(control.map(|it| Correction::Install(Box::new(it))));
    }
    let about = |rest: &str, what: &str| match rest.strip_prefix("the last ") {
        Some(rest) if rest == what => Ok(None),
        _ => match rest.strip_prefix(what) {
            Some(digits) => number(digits).map(Some),
            None => Err("`entry 3`, `outage 3` or `the last …`"),
        },
    };
    if let Some(rest) = done.strip_prefix("undoes ") {
        return Some(about(rest, "entry").map(|entry| Correction::Undo { entry }));
    }
    let rest = done.strip_prefix("spares ")?;
    Some(about(rest, "outage").map(|entry| Correction::Spare { entry }))
}

fn replaced(text: &str) -> Done {
    let (times, moves) = match text.split_once(", moves ") {
        Some((times, moves)) => (times, Some(moves)),
        None => (text, None),
    };
    let expected = "`1:30:00 and 1:25:00`, and `moves 12 and 11`";
    let time = |text: &str| read_time(text.trim());
    let both = |(one, other): (&str, &str)| Some((time(one)?, time(other)?));
    let found: Option<(Ms, Ms)> = times.split_once(" and ").and_then(both);
    let (white, black) = found.ok_or(expected)?;
    let pair = |text: &str| {
        let (one, other) = text.split_once(" and ")?;
        Some((one.trim().parse().ok()?, other.trim().parse().ok()?))
    };
    let moves = match moves {
        Some(text) => Some(pair(text).ok_or(expected)?),
        None => None,
    };
    Ok(Correction::Replace {
        white,
        black,
        moves,
    })
}
