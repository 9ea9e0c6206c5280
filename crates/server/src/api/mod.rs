//! The HTTP interface under `/api/v1`.

mod acts;
mod case;
mod create;
pub(crate) mod event;
mod files;
pub(crate) mod meta;
mod outside;
mod papers;
mod read;
mod result;
mod seats;
mod stream;
mod time;

use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
pub(crate) use create::link;
use std::time::Duration;
use tower_http::timeout::TimeoutLayer;

/// Whatever takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Each path with its methods, as it is described in `openapi.json`.
#[cfg(test)]
const PATHS: &[(&str, &str)] = &[
    ("post", "/api/v1/games"),
    ("get", "/api/v1/games/{id}"),
    ("get", "/api/v1/games/{id}.pgn"),
    ("get", "/api/v1/games/{id}.json"),
    ("get", "/api/v1/games/{id}.log"),
    ("get", "/api/v1/games/{id}/scoresheet.pdf"),
    ("get", "/api/v1/games/{id}/rulings.pdf"),
    ("get", "/api/v1/games/{id}/envelope.pdf"),
    ("post", "/api/v1/games/{id}/begin"),
    ("post", "/api/v1/games/{id}/acts"),
    ("get", "/api/v1/games/{id}/case"),
    ("post", "/api/v1/games/{id}/foreseen"),
    ("get", "/api/v1/games/{id}/stream"),
    ("post", "/api/v1/games/{id}/seats/{seat}"),
    ("post", "/api/v1/games/{id}/outside-clock"),
    ("post", "/api/v1/games/{id}/result"),
    ("get", "/api/v1/presets"),
    ("get", "/api/v1/time"),
    ("get", "/api/v1/openapi.json"),
    ("post", "/api/v1/events"),
    ("get", "/api/v1/events/{id}"),
    ("post", "/api/v1/events/{id}/settings"),
    ("post", "/api/v1/events/{id}/players"),
    ("post", "/api/v1/events/{id}/withdrawals"),
    ("post", "/api/v1/events/{id}/import"),
    ("post", "/api/v1/events/{id}/notes"),
    ("post", "/api/v1/events/{id}/seats/{seat}"),
    ("post", "/api/v1/events/{id}/rounds"),
    ("get", "/api/v1/events/{id}/rounds/{round}"),
    ("post", "/api/v1/events/{id}/rounds/{round}/start"),
    (
        "post",
        "/api/v1/events/{id}/rounds/{round}/boards/{board}/result",
    ),
    ("get", "/api/v1/events/{id}/stream"),
    ("get", "/api/v1/events/{id}/games.pgn"),
    ("get", "/api/v1/events/{id}/results.trf"),
    ("get", "/api/v1/events/{id}/results.csv"),
    ("get", "/api/v1/events/{id}/players.csv"),
    ("get", "/api/v1/events/{id}/pairings.pdf"),
    ("get", "/api/v1/events/{id}/results.pdf"),
    ("get", "/api/v1/events/{id}/cards.pdf"),
    ("post", "/api/v1/events/{id}/cards.pdf"),
    ("get", "/api/v1/events/{id}/report.pdf"),
    ("get", "/api/v1/events/{id}/log"),
    ("get", "/api/v1/games/{id}/log"),
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/metrics"),
];

/// The results that can be entered.
const RESULTS: &str = "result: 1-0, 1/2-1/2, 0-1, 0-0, 1/2-0 or 0-1/2; 1F-0F, 0F-1F or 0F-0F for \
                       a forfeit; 1U-0U, 1/2U-1/2U or 0U-1U where no move was made; null to take \
                       it back.";

/// The routes of the interface.
pub(crate) fn routes() -> Router<App> {
    let quick = Router::new()
        .route("/games", post(create::create))
        // `{id}.pgn`, `{id}.json` and `{id}.log` come here too.
        .route("/games/{id}", get(read::game))
        // `scoresheet.pdf`, `rulings.pdf`, `envelope.pdf`.
        .route("/games/{id}/{paper}", get(papers::paper))
        .route("/games/{id}/case", get(case::of))
        .route("/games/{id}/foreseen", post(case::foresee))
        .route("/games/{id}/begin", post(acts::begin))
        .route("/games/{id}/acts", post(acts::acts))
        .route("/games/{id}/seats/{seat}", post(seats::reseat))
        .route("/games/{id}/outside-clock", post(outside::hand_in))
        .route("/games/{id}/result", post(result::change))
        .route("/presets", get(meta::presets))
        .route("/games/{id}/log", get(event::of_game))
        .merge(event::quick())
        .route("/time", get(time::time))
        .route("/openapi.json", get(meta::openapi))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::GATEWAY_TIMEOUT,
            PATIENCE,
        ));
    Router::new()
        .merge(quick)
        .route("/games/{id}/stream", get(stream::stream))
        .merge(event::slow())
        .fallback(nothing)
        .method_not_allowed_fallback(other_method)
        .layer(map_response(told))
}

/// An error that did not come from us is told as any other.
async fn told(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_ours = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/problem"));
    if is_ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let problem = match status {
        StatusCode::GATEWAY_TIMEOUT => {
            Problem::unavailable("It took too long. Send the same again under the same key.")
        }
        _ if status.is_client_error() => {
            Problem::bad_request("The address or the body cannot be read. See /api/docs.")
        }
        _ => Problem::broken("Something broke on the way to an answer. Ask again."),
    };
    problem.into_response()
}

async fn nothing() -> Problem {
    Problem::not_found("There is nothing at this address. It is described in /api/docs.")
}

async fn other_method(method: Method) -> Problem {
    let detail = format!("{method} does nothing here. See /api/docs.");
    Problem::method_not_allowed(detail)
}

/// The body of a request; too much of it is a [`Problem`] like any other.
pub(crate) struct Body(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body, Problem> {
        Bytes::from_request(request, state)
            .await
            .map(Body)
            .map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(inner)
                    if inner.status() == StatusCode::PAYLOAD_TOO_LARGE =>
                {
                    let limit = limits::BODY / 1024;
                    Problem::too_large(format!("A request may have {limit} KiB."))
                }
                other => Problem::bad_request(other.body_text()),
            })
    }
}

/// The idempotency key of a request, if it has one.
///
/// # Errors
/// A key that cannot be kept.
fn idempotency_key(headers: &HeaderMap) -> Result<Option<String>, Problem> {
    let Some(value) = headers.get("idempotency-key") else {
        return Ok(None);
    };
    let key = value.to_str().ok().map(str::trim).filter(|key| {
        let fits = (1..=limits::KEY).contains(&key.len());
        // Keys of our own making begin so.
        fits && !key.starts_with('~')
    });
    let key = key.ok_or_else(|| {
        let most = limits::KEY;
        Problem::bad_request(format!(
            "Idempotency-Key: 1 to {most} plain characters, the first not `~`."
        ))
    });
    key.map(|key| Some(key.to_owned()))
}

/// JSON that nobody keeps.
fn fresh<T>(body: T) -> ([(axum::http::HeaderName, &'static str); 1], Json<T>) {
    (
        [(axum::http::header::CACHE_CONTROL, "no-store")],
        Json(body),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_described_is_what_there_is() {
        let api: Value = serde_json::from_str(meta::OPENAPI).unwrap();
        let paths = api["paths"].as_object().unwrap();
        let described: BTreeSet<(&str, &str)> = paths
            .iter()
            .flat_map(|(path, methods)| {
                let methods = methods.as_object().unwrap().keys();
                methods.map(|method| (method.as_str(), path.as_str()))
            })
            .collect();
        assert_eq!(described, PATHS.iter().copied().collect());
    }

    #[test]
    fn each_shape_that_is_named_is_described() {
        let api: Value = serde_json::from_str(meta::OPENAPI).unwrap();
        for (at, start) in meta::OPENAPI.match_indices("\"#/components/") {
            let rest = &meta::OPENAPI[at + start.len()..];
            let path = rest.split('"').next().unwrap();
            let pointer = format!("/components/{path}");
            assert!(api.pointer(&pointer).is_some(), "{pointer}");
        }
    }
}
