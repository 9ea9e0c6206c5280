//! Pairings, with results where there are any.

use super::table::{Known, Row, Table, header};
use crate::limits::{MAX_BOARDS, MAX_ROUNDS};
use crate::{Bye, Date, Event, Fault, Number, Report, Reported, Score};
use std::collections::BTreeMap;

const COLUMNS: &Known = &[
    ("round", &["round", "rd", "ronde"]),
    ("board", &["board", "bo", "table", "échiquier"]),
    ("white", &["white", "white_no", "white_number", "blancs"]),
    ("black", &["black", "black_no", "black_number", "noirs"]),
    ("result", &["result", "résultat", "score"]),
    ("date", &["date"]),
];

/// Whether a table holds pairings, by the names of its columns; else it may hold players.
#[must_use]
pub fn is_pairings(text: &str) -> bool {
    let names = header(text);
    let known = |column: &str| {
        let called = COLUMNS.iter().find(|(name, _)| *name == column);
        called.is_some_and(|(_, called)| names.iter().any(|it| called.contains(&it.as_str())))
    };
    known("white") && known("black")
}

/// Reads pairings among the players of an event. Where no column says it, they are of the round
/// that follows the last one.
///
/// # Errors
/// [`Fault`] names the line and the column, what was expected there and what was found.
///
/// ```
/// use flagfall_event::{Act, By, Entry, Event, Player, csv};
///
/// let mut event = Event::default();
/// let players = vec![Player::named(1, "Adams"), Player::named(2, "Short")];
/// event.take(Entry { at_ms: 0, by: By::arbiter(""), act: Act::Enter(players) }).unwrap();
///
/// let report = csv::pairings("board,white,black\n1,Short,1\n", &event)?;
/// assert_eq!(report.rounds[0].round, 1);
/// assert_eq!(report.rounds[0].pairs[0].1.get(), 2);
/// # Ok::<(), flagfall_event::Fault>(())
/// ```
pub fn pairings(text: &str, event: &Event) -> Result<Report, Fault> {
    let table = Table::read(text, COLUMNS)?;
    table.needs("white")?;
    table.needs("black")?;
    let last = event.rounds().keys().next_back().copied();
    let next = last.map_or(1, |it| it.saturating_add(1));
    let mut rounds: BTreeMap<u16, Reported> = BTreeMap::new();
    for row in &table.rows {
        let round = small(&table, row, "round", MAX_ROUNDS)?.unwrap_or(next);
        let reported = rounds.entry(round).or_default();
        reported.round = round;
        pair(&table, row, event, reported)?;
    }
    Ok(Report {
        rounds: rounds.into_values().collect(),
        ..Report::default()
    })
}

fn pair(table: &Table, row: &Row, event: &Event, into: &mut Reported) -> Result<(), Fault> {
    let board = small(table, row, "board", MAX_BOARDS)?;
    let date = table.read_in(row, "date", Date::read, "a day, YYYY-MM-DD")?;
    into.date = into.date.or(date);
    let white = player(table, row, "white", event)?;
    let black = player(table, row, "black", event)?;
    match (white, black) {
        (Some(white), Some(black)) => {
            let read = |text: &str| match text {
                "*" | "-" => Some(None),
                _ => Score::read(text).map(Some),
            };
            let expected = "a result: 1-0, 1/2-1/2, 0-1, 0-0, 1F-0F, 0F-1F, 0F-0F, or nothing";
            let score = table.read_in(row, "result", read, expected)?.flatten();
            into.pairs.push((board, white, black, score));
        }
        (Some(one), None) | (None, Some(one)) => {
            let expected = "the kind of bye: U, F, H or Z";
            let bye = table.read_in(row, "result", Bye::read, expected)?;
            into.byes.push((one, bye.unwrap_or(Bye::Allocated)));
        }
        (None, None) => return Err(table.fault(row, "white", "a player's number or name")),
    }
    Ok(())
}

/// The player that a column names; `None` where nobody is.
fn player(table: &Table, row: &Row, column: &str, event: &Event) -> Result<Option<Number>, Fault> {
    let text = table.field(row, column);
    if text.is_empty() || text == "0" || text.eq_ignore_ascii_case("bye") {
        return Ok(None);
    }
    let by_number = text.parse().ok().and_then(Number::new);
    if let Some(number) = by_number.filter(|it| event.player(*it).is_some()) {
        return Ok(Some(number));
    }
    let lower = text.to_lowercase();
    let mut named = event
        .players()
        .values()
        .filter(|it| it.name.to_lowercase() == lower);
    match (named.next(), named.next()) {
        (Some(player), None) => Ok(Some(player.number)),
        (Some(_), Some(_)) => {
            Err(table.fault(row, column, "a player's number, for two bear this name"))
        }
        (None, _) => Err(table.fault(
            row,
            column,
            "the number or the name of a player of this event",
        )),
    }
}

fn small(table: &Table, row: &Row, column: &str, most: u16) -> Result<Option<u16>, Fault> {
    let read = |text: &str| text.parse().ok().filter(|it| (1..=most).contains(it));
    table.read_in(row, column, read, &format!("1 to {most}"))
}
