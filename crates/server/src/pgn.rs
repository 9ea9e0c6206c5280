//! A game as PGN.

use crate::events::OfEvent;
use crate::hub::{Kind, Table, To, Told};
use crate::words::plain_san;
use flagfall_event::{Points, Score};
use flagfall_notation::pgn::{Command, REGULATIONS_TAG, Termination, Tree};
use flagfall_words::Lang;

/// The moves made so far, with the readings at which they were completed and what was ruled in
/// everybody's hearing. A move that nobody has noticed to be illegal is written as any other.
pub(crate) fn write(table: &Table) -> String {
    write_with(table, table.stands().map(token))
}

/// The word of PGN for a result; one that PGN has no word for is left open.
pub(crate) fn token(score: Score) -> &'static str {
    match (score.white(), score.black()) {
        (Points::Win, Points::Loss) => "1-0",
        (Points::Loss, Points::Win) => "0-1",
        (Points::Draw, Points::Draw) => "1/2-1/2",
        _ => "*",
    }
}

/// A result as a sheet of results has it: `+ –` for a forfeit, `1–0*` where no move was made.
pub(crate) fn printed(score: &str) -> String {
    let plain = score.replace("1/2", "½");
    match (plain.contains('F'), plain.contains('U')) {
        (true, _) => plain
            .replace("1F", "+")
            .replace("0F", "–")
            .replace('-', " "),
        (_, true) => format!("{}*", plain.replace('U', "").replace('-', "–")),
        _ => plain.replace('-', "–"),
    }
}

/// The same with the result that stands elsewhere, once the game is over.
pub(crate) fn write_with(table: &Table, stands: Option<&str>) -> String {
    let game = &table.game;
    let ended = game.ended().map(|ended| ended.outcome.result());
    let stands = stands.filter(|_| !game.is_on()).map(str::to_owned);
    let result = stands
        .or(ended)
        .and_then(|result| Termination::read(&result));
    let result = result.unwrap_or(Termination::Unknown);
    let ruled = |plies| ruled(table, plies).flat_map(comment).collect();
    flagfall_wire::pgn(game, tags(table), result, plain_san, ruled)
}

/// A game of which there are no moves.
pub(crate) fn only_tags(tags: Vec<(String, String)>, result: &str) -> String {
    let mut tree = Tree::new(flagfall_board::Position::initial());
    tree.tags = tags;
    tree.result = Termination::read(result).unwrap_or(Termination::Unknown);
    let exported = tree.export();
    let tags = exported.split("\n\n").next().unwrap_or_default();
    format!("{tags}\n\n{result}\n")
}

fn tags(table: &Table) -> Vec<(String, String)> {
    let names = &table.setting.names;
    let day = table.setting.event.as_ref().and_then(|it| it.date.clone());
    let day = day.map(|it| it.replace('-', "."));
    let date = day.or(table.begun_wall_ms.map(date));
    [
        Some(("White", names.white.clone())),
        Some(("Black", names.black.clone())),
        date.map(|date| ("Date", date)),
        regulations(table).map(|json| (REGULATIONS_TAG, json)),
    ]
    .into_iter()
    .flatten()
    .map(|(name, value)| (name.to_owned(), value))
    .chain(table.setting.event.iter().flat_map(OfEvent::tags))
    .collect()
}

/// The regulations as the game file has them.
fn regulations(table: &Table) -> Option<String> {
    let json = serde_json::to_string(&table.setting.game.regulations).ok()?;
    (json != "{}").then_some(json)
}

/// What everybody was told to be ruled while so many half-moves stood.
fn ruled(table: &Table, plies: usize) -> impl Iterator<Item = &Told> {
    let rulings = table.told.iter().map(AsRef::as_ref).filter(|told| {
        matches!(told.kind, Kind::Ruling | Kind::Outcome) && told.to == To::All && told.in_margin
    });
    rulings.filter(move |told| u32::try_from(plies) == Ok(told.ply))
}

/// A ruling as a comment, word by word, so that its line can be broken.
fn comment(told: &Told) -> Vec<String> {
    let cites: Vec<String> = told.citations.iter().map(ToString::to_string).collect();
    let text = match cites.is_empty() {
        true => told.text(Lang::En).to_owned(),
        false => format!("{} ({})", told.text(Lang::En), cites.join("; ")),
    };
    let comment = format!("{{{}}}", Command::Ruling(text.into()));
    comment.split_whitespace().map(str::to_owned).collect()
}

/// The day of an instant as PGN writes it, `2026.03.01`, by the Gregorian calendar.
pub(crate) fn date(wall_ms: i64) -> String {
    // Days are counted from 1 March of the year 0, so that a leap day ends its year.
    let days = wall_ms.div_euclid(86_400_000) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let leaps = day_of_era / 1_460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - leaps) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (ms, expect) in [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_798_761_599_999, "2026.12.31"),
        ] {
            assert_eq!(date(ms), expect);
        }
    }

    #[test]
    fn lines_are_not_too_long() {
        use flagfall_notation::in_lines;
        let words: Vec<String> = (1..60).map(|n| format!("{n}. Nf3 Nf6")).collect();
        let text = in_lines(&words);
        assert!(text.lines().all(|line| line.len() < 80));
        assert_eq!(text.split_whitespace().count(), 59 * 3);
    }
}
