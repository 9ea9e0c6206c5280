//! Players and results as tables.

use crate::{Bye, Event, Number, Player};
use csv::WriterBuilder;

/// The players, in a table that is read again.
#[must_use]
pub fn players(event: &Event) -> String {
    let head = [
        "number",
        "name",
        "title",
        "sex",
        "rating",
        "federation",
        "fide_id",
        "born",
    ];
    let row = |player: &Player| {
        vec![
            player.number.to_string(),
            player.name.clone(),
            player.title.clone(),
            player
                .sex
                .map(|it| it.letter().to_string())
                .unwrap_or_default(),
            text(player.rating),
            player.federation.clone(),
            text(player.fide),
            text(player.born),
        ]
    };
    table(&head, event.players().values().map(row))
}

/// The results of one round, or of all: a row a board, then the byes, in a table that is read
/// again as pairings.
#[must_use]
pub fn results(event: &Event, round: Option<u16>) -> String {
    let head = [
        "round",
        "board",
        "white",
        "white_name",
        "white_fide_id",
        "black",
        "black_name",
        "black_fide_id",
        "result",
        "changes",
        "reason",
        "game",
    ];
    let mut rows = Vec::new();
    let rounds = event.rounds().iter();
    for (number, it) in rounds.filter(|(number, _)| round.is_none_or(|it| it == **number)) {
        for (place, board) in &it.boards {
            let mut row = vec![number.to_string(), place.to_string()];
            row.extend(person(event, board.white));
            row.extend(person(event, board.black));
            let last = board.entered.last();
            row.push(text(board.score()));
            row.push(board.entered.len().saturating_sub(1).to_string());
            let reason = last.map(|it| &it.reason);
            let ground = reason.and_then(|it| it.ground.clone());
            let words = reason.map(|it| it.text.clone());
            row.push(
                words
                    .filter(|it| !it.is_empty())
                    .or(ground)
                    .unwrap_or_default(),
            );
            row.push(board.game().unwrap_or_default().to_owned());
            rows.push(row);
        }
        for (player, bye) in &it.byes {
            let mut row = vec![number.to_string(), String::new()];
            row.extend(person(event, *player));
            row.extend([String::new(), String::new(), String::new()]);
            row.push(Bye::letter(*bye).to_string());
            row.extend([String::new(), String::new(), String::new()]);
            rows.push(row);
        }
    }
    table(&head, rows)
}

fn person(event: &Event, number: Number) -> [String; 3] {
    let player = event.player(number);
    [
        number.to_string(),
        player.map(|it| it.name.clone()).unwrap_or_default(),
        player
            .and_then(|it| it.fide)
            .map(|it| it.to_string())
            .unwrap_or_default(),
    ]
}

fn text(value: Option<impl ToString>) -> String {
    value.map(|it| it.to_string()).unwrap_or_default()
}

fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    // Nothing fails that writes to memory.
    drop(writer.write_record(head));
    for row in rows {
        drop(writer.write_record(row));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
