//! `GET /events/{id}/games.pgn`: all games of a round, for a broadcast to poll.

use super::read::no_round;
use crate::app::App;
use crate::events::{Feed, Held, OfEvent, Standing, Written, seen, seen_to};
use crate::hub::{Table, blocking};
use crate::pgn::{self, token};
use crate::problem::Problem;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flagfall_event::{Board, Event, Kind};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The games of a round, the current one if none is named: as they stand, or, for spectators of
/// an event with a delay, as they stood.
pub(super) async fn games(
    app: &App,
    (held, event): (&Arc<Held>, &Arc<Event>),
    round: Option<u16>,
    standing: Standing,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let number = round.or(event.current());
    let Some(number) = number else {
        return Ok(answer(&[], headers));
    };
    let round = event.round(number).ok_or_else(|| no_round(number))?;
    let mut tables = Vec::with_capacity(round.boards.len());
    for (board, it) in &round.boards {
        let table = match it.game() {
            Some(game) => {
                let handle = app.hub.look_on(game).await?;
                let table = Arc::clone(&handle.live.borrow().table);
                Some(table)
            }
            None => None,
        };
        tables.push((*board, it.clone(), table));
    }
    let (held, event) = (Arc::clone(held), Arc::clone(event));
    let written = blocking(move || {
        let write = |(board, it, table): &(u16, Board, Option<Arc<Table>>)| match table {
            Some(table) => of_game(&held.feed, table, (number, *board, standing), it),
            None => Written::of(without(&event, (number, *board), it)),
        };
        tables.iter().map(write).collect::<Vec<_>>()
    });
    Ok(answer(&written.await?, headers))
}

/// A game as PGN, with the result that stands in the event.
fn of_game(feed: &Feed, table: &Arc<Table>, place: (u16, u16, Standing), board: &Board) -> Written {
    let chair = place.2.chair();
    let result = board.score().map(token);
    let state = (table.id.to_string(), seen_to(table, chair), result);
    feed.text(place, state, || {
        pgn::write_with(&seen(table, chair), result)
    })
}

/// A board on which no game was set up: who sits there, and the result if there is one.
fn without(event: &Event, (round, number): (u16, u16), board: &Board) -> String {
    let result = board.score().map_or("*", token);
    let name = |number| {
        event
            .player(number)
            .map(|it| it.name.as_str())
            .unwrap_or_default()
    };
    let day = event.day(round).map(|it| it.written('.'));
    let mut tags = vec![
        ("White".to_owned(), name(board.white).to_owned()),
        ("Black".to_owned(), name(board.black).to_owned()),
        ("Result".to_owned(), result.to_owned()),
    ];
    if let Some(day) = day {
        tags.push(("Date".to_owned(), day));
    }
    let of = OfEvent::of("", event, round, number);
    tags.extend(of.iter().flat_map(OfEvent::tags));
    if board.score().is_some_and(|it| it.kind() == Kind::Forfeit) {
        tags.push(("Termination".to_owned(), "unplayed".to_owned()));
    }
    pgn::only_tags(tags, result)
}

/// The text, or nothing where whoever asks has it already.
fn answer(games: &[Written], headers: &HeaderMap) -> Response {
    let mut all = Sha256::new();
    for game in games {
        all.update(game.digest);
    }
    let mut tag = String::from("\"");
    for byte in all.finalize().iter().take(12) {
        tag.push_str(&format!("{byte:02x}"));
    }
    tag.push('"');
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|it| it.to_str().ok());
    let known = known.is_some_and(|known| {
        let mut tags = known
            .split(',')
            .map(|it| it.trim().trim_start_matches("W/"));
        tags.any(|it| it == tag || it == "*")
    });
    let kept = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (
            header::CONTENT_TYPE,
            "application/vnd.chess-pgn; charset=utf-8".to_owned(),
        ),
    ];
    match known {
        true => (StatusCode::NOT_MODIFIED, kept).into_response(),
        false => {
            let texts = games.iter().flat_map(|it| [&*it.text, "\n"]);
            (kept, texts.collect::<String>()).into_response()
        }
    }
}
