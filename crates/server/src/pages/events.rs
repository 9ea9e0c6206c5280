//! The pages of events: the list with a new one, an event with its rounds, the logs.

use super::words::Words;
use super::{EditionChoice, edition_choices, not_found, page};
use crate::api::event::seen;
use crate::api::meta::{PresetJson, all_presets};
use crate::app::App;
use crate::events::{Standing, changes};
use crate::pgn::printed;
use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use flagfall_event::{Board, Event, Kind, Number, Round};
use flagfall_say::say;
use flagfall_words::Lang;

#[derive(Template)]
#[template(path = "events.html")]
struct Events {
    words: Words,
    editions: Vec<EditionChoice>,
    presets: Vec<PresetJson>,
}

#[derive(Template)]
#[template(path = "event.html")]
struct EventPage {
    words: Words,
    id: String,
    name: String,
    facts: Vec<String>,
    rounds: Vec<RoundLink>,
    shown: Option<RoundRows>,
    notice: String,
    desk: bool,
}

#[derive(Template)]
#[template(path = "log.html")]
struct Log {
    words: Words,
    what: &'static str,
    id: String,
    is_game: bool,
}

struct RoundLink {
    number: u16,
    current: bool,
}

struct RoundRows {
    number: u16,
    when: String,
    boards: Vec<BoardRow>,
    byes: Vec<String>,
    /// Whether a result is marked as not rated.
    unrated: bool,
    /// The results that were changed, with the reasons.
    changed: Vec<String>,
}

struct BoardRow {
    board: u16,
    white: String,
    black: String,
    result: String,
    href: String,
}

/// The events that this browser knows, and a new one.
pub(super) async fn list(words: Words) -> Response {
    let lang = words.lang;
    let events = Events {
        editions: edition_choices(lang),
        words,
        presets: all_presets(),
    };
    page(&events, lang)
}

/// An event, with the round that is played; its arbiter's key brings the desk.
pub(super) async fn event(
    State(app): State<App>,
    Path(id): Path<String>,
    words: Words,
) -> Response {
    shown(&app, id, None, words).await
}

/// The public page of a round.
pub(super) async fn round(
    State(app): State<App>,
    Path((id, round)): Path<(String, u16)>,
    words: Words,
) -> Response {
    shown(&app, id, Some(round), words).await
}

/// The log of an event.
pub(super) async fn log(Path(id): Path<String>, words: Words) -> Response {
    log_of("events", id, words)
}

/// The log of a game.
pub(super) async fn log_of_game(Path(id): Path<String>, words: Words) -> Response {
    log_of("games", id, words)
}

fn log_of(what: &'static str, id: String, words: Words) -> Response {
    if !crate::token::is_name(&id) {
        return not_found(words, &say!("page-no-event"));
    }
    let lang = words.lang;
    let log = Log {
        words,
        what,
        id,
        is_game: what == "games",
    };
    page(&log, lang)
}

async fn shown(app: &App, id: String, round: Option<u16>, words: Words) -> Response {
    let Ok(held) = app.events.open(&id).await else {
        return not_found(words, &say!("page-no-event"));
    };
    if let Some(number) = round.or(held.event().current()) {
        app.events.catch_up(&held, number).await;
    }
    // Whoever opens the page shows no key yet: it holds what a spectator may see.
    let event = seen(&held.event(), Standing::Spectator);
    let about = held.event().about().clone();
    let number = round.or(event.current());
    let found = number.and_then(|it| Some((it, event.round(it)?)));
    if round.is_some() && about.public && found.is_none() {
        return not_found(words, &say!("page-no-round"));
    }
    let notice = match (about.public, about.delay_ms) {
        (false, _) => words.say("event-closed"),
        (true, 0) if found.is_none() => words.say("event-no-round"),
        (true, 0) => String::new(),
        (true, delay) => words.text(&say!("event-later", minutes = (delay + 59_999) / 60_000)),
    };
    let rows = found.filter(|_| about.public);
    let rows = rows.map(|(number, round)| rows_of(&event, number, round, words.lang));
    let days = [about.from, about.to].into_iter().flatten();
    let days: Vec<String> = days.map(|it| it.to_string()).collect();
    let facts = [
        about.place.clone(),
        days.join(" – "),
        about.chief_arbiter.clone(),
        about.time_control.clone(),
    ];
    let lang = words.lang;
    let shown = EventPage {
        words,
        id,
        name: about.name,
        facts: facts.into_iter().filter(|it| !it.is_empty()).collect(),
        rounds: match about.public {
            true => links(&event, number),
            false => Vec::new(),
        },
        shown: rows,
        notice,
        desk: round.is_none(),
    };
    page(&shown, lang)
}

fn links(event: &Event, current: Option<u16>) -> Vec<RoundLink> {
    let numbers = event.rounds().keys();
    let link = |number: &u16| RoundLink {
        number: *number,
        current: Some(*number) == current,
    };
    numbers.map(link).collect()
}

fn rows_of(event: &Event, number: u16, round: &Round, lang: Lang) -> RoundRows {
    let date = round.date.map(|it| it.to_string()).unwrap_or_default();
    let when = [date, round.time.clone()];
    let when: Vec<String> = when.into_iter().filter(|it| !it.is_empty()).collect();
    let mut scores = round.boards.values().filter_map(|it| it.score());
    RoundRows {
        number,
        unrated: scores.any(|it| it.kind() == Kind::Unrated),
        changed: changes(round, lang),
        when: when.join(", "),
        boards: round
            .boards
            .iter()
            .map(|(number, board)| row(event, *number, board))
            .collect(),
        byes: round.byes.keys().map(|it| name(event, *it)).collect(),
    }
}

fn row(event: &Event, number: u16, board: &Board) -> BoardRow {
    BoardRow {
        board: number,
        white: name(event, board.white),
        black: name(event, board.black),
        result: board
            .score()
            .map_or("–".to_owned(), |it| printed(&it.to_string())),
        href: board
            .game()
            .map(|it| format!("/g/{it}"))
            .unwrap_or_default(),
    }
}

/// A player as a pairing sheet names him: title, name, rating.
fn name(event: &Event, number: Number) -> String {
    let Some(player) = event.player(number) else {
        return number.to_string();
    };
    let rating = player.rating.map(|it| it.to_string()).unwrap_or_default();
    let parts = [player.title.as_str(), player.name.as_str(), rating.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
    parts.join(" ")
}
