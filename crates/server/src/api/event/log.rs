//! `GET /events/{id}/log` and `/games/{id}/log`: the record as it stands, line by line.

use super::super::files::concealed;
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::events::{Held, Standing};
use crate::hub::{Table, blocking};
use crate::problem::Problem;
use crate::stored::Line;
use axum::extract::{Path, Query, State};
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use flagfall_store::StoredEntry;
use flagfall_wire::{EventActJson, EventEntryJson};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;

/// Which lines are wanted.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(in super::super) struct Filter {
    /// Only these acts, with commas between them.
    act: Option<String>,
    /// Only what this seat or role did.
    by: Option<String>,
    /// Only what concerns this round of the event.
    round: Option<u16>,
    /// Only what concerns this board.
    board: Option<u16>,
    /// Only the lines after this one.
    after: Option<u64>,
    /// At most so many.
    limit: Option<usize>,
    /// Only lines in which these words stand.
    text: Option<String>,
}

/// The log of an event; its arbiters alone read it.
pub(super) async fn of_event(
    app: &App,
    held: &Held,
    standing: Standing,
    query: &str,
) -> Result<Response, Problem> {
    if standing != Standing::Arbiter {
        let detail = "The log of an event is for its arbiters. The results are public.";
        return Err(Problem::forbidden(detail));
    }
    let uri: Result<Uri, _> = format!("/?{query}").parse();
    let filter = uri
        .ok()
        .and_then(|uri| Query::<Filter>::try_from_uri(&uri).ok());
    let Some(Query(filter)) = filter else {
        return Err(Problem::bad_request(
            "The log takes act, by, round, board, text, after and limit.",
        ));
    };
    let stored = app.events.stored(&held.id).await?;
    Ok(lines(stored.entries.iter().map(plain), &filter))
}

/// What the arbiters wrote down of a round, and of the event as a whole.
pub(super) async fn notes(app: &App, held: &Held, round: u16) -> Result<Vec<String>, Problem> {
    let stored = app.events.stored(&held.id).await?;
    let entries = stored.entries.iter().filter_map(|entry| {
        let entry: EventEntryJson = serde_json::from_str(&entry.body).ok()?;
        match entry.act {
            EventActJson::Note {
                round: of,
                board,
                text,
            } if of.is_none_or(|it| it == round) => Some(match board {
                Some(board) => format!("{board}: {text}"),
                None => text,
            }),
            _ => None,
        }
    });
    Ok(entries.collect())
}

/// The log of a game: its arbiter's while it is on, everybody's at the game once it is over.
pub(in super::super) async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
    token: Token,
) -> Result<Response, Problem> {
    let chair = token.chair(&app, &id).await?;
    let handle = app.hub.open(&id).await?;
    let table = Arc::clone(&handle.live.borrow().table);
    if chair != Chair::Arbiter && table.game.is_on() {
        return Err(Problem::forbidden(
            "While the game is on its log is the arbiter's, for it holds what others may not \
             know yet.",
        ));
    }
    let (store, name) = (Arc::clone(&app.store), id.clone());
    let stored = blocking(move || store.game(&name)).await??;
    let entries = stored.map(|it| it.entries).unwrap_or_default();
    let sealed = table.sealed_acts();
    let told = entries.iter().map(|entry| {
        let entry = match sealed.contains(&entry.seq) {
            true => hidden(entry),
            false => entry.clone(),
        };
        (plain(&entry), came(&table, entry.seq))
    });
    let with_rulings = told.map(|(mut line, came)| {
        line.extend(came);
        line
    });
    Ok(lines(with_rulings, &filter))
}

/// The line without the move that was sealed.
fn hidden(entry: &StoredEntry) -> StoredEntry {
    let mut entry = entry.clone();
    if let Ok(Line::Act(act)) = Line::read(&entry.body) {
        let line = Line::Act(Box::new(concealed(*act)));
        entry.body = line.write().unwrap_or_default();
    }
    entry
}

/// What came of an act, in words.
fn came(table: &Table, seq: u64) -> Map<String, Value> {
    let told = table
        .told
        .iter()
        .filter(|told| told.seq == seq && told.in_margin);
    let said: Vec<Value> = told
        .map(|told| {
            serde_json::json!({
                "kind": told.kind.word(),
                "to": told.to.word(),
                "text": told.text(flagfall_words::Lang::En),
                "cites": flagfall_wire::cites(&told.citations),
            })
        })
        .collect();
    match said.is_empty() {
        true => Map::new(),
        false => Map::from_iter([("said".to_owned(), Value::Array(said))]),
    }
}

/// A line of the record as an object.
fn plain(entry: &StoredEntry) -> Map<String, Value> {
    let mut line = Map::new();
    line.insert("seq".to_owned(), entry.seq.into());
    line.insert("recorded_ms".to_owned(), entry.recorded_ms.into());
    match serde_json::from_str(&entry.body) {
        Ok(Value::Object(fields)) => line.extend(fields),
        Ok(other) => {
            line.insert("body".to_owned(), other);
        }
        Err(_) => {
            line.insert("body".to_owned(), entry.body.clone().into());
        }
    }
    line
}

/// The lines that are wanted, one object a line.
fn lines(all: impl Iterator<Item = Map<String, Value>>, filter: &Filter) -> Response {
    let mut text = String::new();
    let wanted = all.filter(|line| filter.takes(line));
    for line in wanted.take(filter.limit.unwrap_or(usize::MAX)) {
        text.push_str(&Value::Object(line).to_string());
        text.push('\n');
    }
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}

impl Filter {
    fn takes(&self, line: &Map<String, Value>) -> bool {
        let number = |key: &str| line.get(key).and_then(Value::as_u64);
        let word = |key: &str| line.get(key).and_then(Value::as_str);
        let act = self
            .act
            .as_deref()
            .is_none_or(|acts| acts.split(',').any(|it| Some(it.trim()) == word("act")));
        let by = self.by.as_deref().is_none_or(|by| {
            let role = line
                .get("by")
                .and_then(|it| it.get("role"))
                .and_then(Value::as_str);
            let name = line
                .get("by")
                .and_then(|it| it.get("name"))
                .and_then(Value::as_str);
            [word("by"), role, name].contains(&Some(by))
        });
        let round = self
            .round
            .is_none_or(|it| number("round") == Some(it.into()));
        let board = self
            .board
            .is_none_or(|it| number("board") == Some(it.into()));
        let after = self.after.is_none_or(|it| number("seq") > Some(it));
        let text = self.text.as_deref().is_none_or(|words| {
            let words = words.to_lowercase();
            Value::Object(line.clone())
                .to_string()
                .to_lowercase()
                .contains(&words)
        });
        act && by && round && board && after && text
    }
}
