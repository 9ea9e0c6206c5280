//! A list of players.

use super::table::{Known, Table};
use crate::limits::MAX_PLAYERS;
use crate::player::title;
use crate::{Date, Fault, Number, Player, Sex};
use std::collections::BTreeSet;

const COLUMNS: &Known = &[
    ("name", &["name", "player", "nom"]),
    (
        "number",
        &["number", "no", "nr", "#", "start_no", "starting_rank"],
    ),
    ("title", &["title", "titre"]),
    ("sex", &["sex", "sexe"]),
    ("rating", &["rating", "elo", "fide_rating", "rtg"]),
    ("federation", &["federation", "fed"]),
    ("fide_id", &["fide_id", "fideid", "fide", "id_fide"]),
    (
        "born",
        &["born", "birth", "birthday", "birth_date", "b_day"],
    ),
];

/// Reads a list of players. One without a number takes the next that is free.
///
/// # Errors
/// [`Fault`] names the line and the column, what was expected there and what was found.
///
/// ```
/// use flagfall_event::csv;
///
/// let players = csv::players("Name;Elo;Fed\nAdams, Michael;2700;ENG\nShort, Nigel;2650;ENG\n")?;
/// assert_eq!((players[1].number.get(), players[1].rating), (2, Some(2650)));
///
/// let error = csv::players("name,rating\nAdams,high\n").unwrap_err().to_string();
/// assert_eq!(error, "line 2, column 2: expected in `rating` 1 to 9999, or nothing, found `high`");
/// # Ok::<(), flagfall_event::Fault>(())
/// ```
pub fn players(text: &str) -> Result<Vec<Player>, Fault> {
    let table = Table::read(text, COLUMNS)?;
    table.needs("name")?;
    let mut taken = BTreeSet::new();
    let mut numbers = Vec::with_capacity(table.rows.len());
    for row in &table.rows {
        let read = |text: &str| text.parse().ok().and_then(Number::new);
        let number = table.read_in(row, "number", read, "1 to 9999, or nothing")?;
        if number.is_some_and(|it| !taken.insert(it)) {
            return Err(table.fault(row, "number", "a number that no other player has"));
        }
        numbers.push(number);
    }
    let mut free = (1..=9999)
        .filter_map(Number::new)
        .filter(|it| !taken.contains(it));
    let mut players = Vec::with_capacity(table.rows.len());
    for (row, number) in table.rows.iter().zip(numbers) {
        let number = number
            .or_else(|| free.next())
            .filter(|_| players.len() < MAX_PLAYERS);
        let number = number
            .ok_or_else(|| table.fault(row, "number", format!("at most {MAX_PLAYERS} players")))?;
        players.push(player(&table, row, number)?);
    }
    Ok(players)
}

fn player(table: &Table, row: &super::table::Row, number: Number) -> Result<Player, Fault> {
    let rating = |text: &str| text.parse().ok().filter(|it| *it <= 9999_u16);
    let rating = table.read_in(row, "rating", rating, "1 to 9999, or nothing")?;
    let fide = |text: &str| text.parse().ok().filter(|it| *it <= 99_999_999_999_u64);
    let fide = table.read_in(row, "fide_id", fide, "1 to 11 digits, or nothing")?;
    let titles = "GM IM WGM FM WIM CM WFM WCM, or nothing";
    let player = Player {
        number,
        name: table.field(row, "name").to_owned(),
        title: table
            .read_in(row, "title", title, titles)?
            .unwrap_or_default()
            .to_owned(),
        sex: table.read_in(row, "sex", Sex::read, "m or w, or nothing")?,
        rating: rating.filter(|it| *it > 0),
        federation: table.field(row, "federation").to_owned(),
        fide: fide.filter(|it| *it > 0),
        born: table.read_in(row, "born", Date::read, "a day, or a year, or nothing")?,
    };
    player.tidied().map_err(|refused| {
        let text = refused.to_string();
        let column = if text.starts_with("name") {
            "name"
        } else {
            "federation"
        };
        let expected = match column {
            "name" => "a name of 1 to 80 characters",
            _ => "three letters, or nothing",
        };
        table.fault(row, column, expected)
    })
}
