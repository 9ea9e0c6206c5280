//! `POST /games/{id}/acts`: what somebody did or said.

use super::{Body, fresh, idempotency_key};
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::hub::{Acts, Answered, Done, Taken};
use crate::limits;
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::spoken::Spoken;
use crate::stored::read_acts;
use crate::token;
use crate::view::{Look, View};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use flagfall_clock::Millis;
use flagfall_say::say;
use flagfall_wire::{ActJson, RefusalJson, RulingJson};
use flagfall_words::{Lang, say_in};
use serde::Serialize;
use serde_json::{Value, json};
use std::time::Instant;

#[derive(Serialize)]
struct Answer<'a> {
    seq: u64,
    results: Vec<ResultOf>,
    /// Left out where the client prefers it so: one that follows the game has it anyway.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View<'a>>,
}

/// What came of one act, as its seat may know it.
#[derive(Serialize)]
struct ResultOf {
    seq: u64,
    rulings: Vec<RulingJson>,
    refusals: Vec<RefusalJson>,
    questions: Vec<Value>,
}

/// Takes one act, or an array of acts.
pub(super) async fn acts(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    spoken: Spoken,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<Response, Problem> {
    let chair = token.chair(&app, &id).await?;
    roles::check(chair, Deed::Act, true)?;
    let acts =
        read_acts(&body, limits::BATCH).map_err(|error| Problem::bad_request(error.to_string()))?;
    take(&app, &id, token, (chair, acts), (spoken, &headers)).await
}

/// Sets the clocks going.
pub(super) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    spoken: Spoken,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let chair = token.chair(&app, &id).await?;
    roles::check(chair, Deed::Begin, true)?;
    let begin = ActJson {
        act: "begin".to_owned(),
        ..ActJson::default()
    };
    take(&app, &id, token, (chair, vec![begin]), (spoken, &headers)).await
}

async fn take(
    app: &App,
    id: &str,
    token: Token,
    (chair, acts): (Chair, Vec<ActJson>),
    (Spoken(lang), headers): (Spoken, &HeaderMap),
) -> Result<Response, Problem> {
    if let Some(hash) = token.0 {
        let amount = u32::try_from(acts.len()).unwrap_or(u32::MAX);
        let taken = app.acts.take(&hash, amount, Instant::now());
        taken.map_err(|seconds| {
            Problem::too_many("So many acts at once are not taken from one seat.")
                .retry_after(seconds)
        })?;
    }
    let key = match idempotency_key(headers)? {
        Some(key) => key,
        None => {
            let chance = |_| Problem::unavailable("The system gives no random numbers.");
            format!("~{}", token::name().map_err(chance)?)
        }
    };
    let thought = thought(headers)?;
    let acts = Acts {
        chair,
        acts,
        key,
        thought,
    };
    let answered = app.hub.send(id, acts).await?;
    let mut answer = Answer {
        seq: answered.table.seq,
        results: results(&answered, chair, lang),
        view: None,
    };
    if wants_little(headers) {
        return Ok(fresh(answer).into_response());
    }
    let handle = app.hub.open(id).await?;
    let look = Look {
        table: &answered.table,
        presence: &handle.presence,
        chair,
        since: answered.since,
        lang,
        trial: None,
    };
    answer.view = Some(look.view());
    Ok(fresh(answer).into_response())
}

/// How long the player says he thought before he pressed, in milliseconds: what the line took is
/// reckoned from it, where the event gives that back.
fn thought(headers: &HeaderMap) -> Result<Option<Millis>, Problem> {
    let Some(value) = headers.get("thought-ms") else {
        return Ok(None);
    };
    let ms = value
        .to_str()
        .ok()
        .and_then(|it| it.trim().parse::<u32>().ok());
    let ms =
        ms.ok_or_else(|| Problem::bad_request("Thought-Ms: whole milliseconds, 0 or more."))?;
    Ok(Some(Millis(i64::from(ms))))
}

/// Whether the client asks for no more than what came of its acts (RFC 7240).
fn wants_little(headers: &HeaderMap) -> bool {
    let preferences = headers.get_all("prefer").iter();
    let words = preferences.filter_map(|it| it.to_str().ok());
    words
        .flat_map(|it| it.split([',', ';']))
        .any(|it| it.trim().eq_ignore_ascii_case("return=minimal"))
}

fn results(answered: &Answered, chair: Chair, lang: Lang) -> Vec<ResultOf> {
    let result = |taken: &Taken| match taken {
        Taken::Begun(seq) => ResultOf {
            seq: *seq,
            rulings: Vec::new(),
            refusals: Vec::new(),
            questions: Vec::new(),
        },
        Taken::Act(done) => result_of(done, chair, lang),
    };
    answered.taken.iter().map(result).collect()
}

/// What is asked is for the arbiter; others learn that he was asked.
fn result_of(done: &Done, chair: Chair, lang: Lang) -> ResultOf {
    let came = done.came(lang);
    let questions = came.questions.iter().map(|question| match chair {
        Chair::Arbiter => serde_json::to_value(question).unwrap_or_default(),
        _ => json!({
            "act": question.act,
            "id": question.id,
            "text": say_in(lang, &say!("arbiter-asked")),
            "cites": [],
        }),
    });
    ResultOf {
        seq: done.seq,
        rulings: came.rulings.clone(),
        refusals: came.refusals.clone(),
        questions: questions.collect(),
    }
}
