//! Errors as RFC 9457 has them: `application/problem+json`.

use crate::token::NoChance;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flagfall_store::StoreError;
use serde::Serialize;
use std::sync::Arc;

/// Why a request was not done, and the way out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    status: StatusCode,
    kind: &'static str,
    title: &'static str,
    detail: String,
    article: Option<String>,
    retry_after_s: Option<u32>,
    /// The server that can do it.
    elsewhere: Option<Elsewhere>,
}

/// Where what is asked for can be done: such an answer is not sent, the request is handed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Elsewhere(pub(crate) Arc<str>);

#[derive(Serialize)]
struct Body<'a> {
    r#type: String,
    title: &'a str,
    status: u16,
    detail: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'a str>,
}

macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident = $status:ident, $kind:literal, $title:literal;)+) => {
        impl Problem {
            $($(#[$doc])*
            pub(crate) fn $name(detail: impl Into<String>) -> Problem {
                Problem::new(StatusCode::$status, $kind, $title, detail.into())
            })+
        }
    };
}

problems! {
    bad_request = BAD_REQUEST, "bad-request", "This cannot be read";
    unauthorized = UNAUTHORIZED, "no-seat", "This key opens no seat";
    forbidden = FORBIDDEN, "not-this-seat", "This is not for this seat";
    not_found = NOT_FOUND, "not-found", "There is nothing here";
    method_not_allowed = METHOD_NOT_ALLOWED, "method-not-allowed", "Not done in this way";
    /// The arbiter is asked once more.
    unconfirmed = CONFLICT, "unconfirmed", "Is that meant?";
    conflict = CONFLICT, "conflict", "Not as the game stands";
    too_large = PAYLOAD_TOO_LARGE, "too-large", "Too large";
    other_body = UNPROCESSABLE_ENTITY, "other-body", "Another body under the same key";
    too_many = TOO_MANY_REQUESTS, "too-many", "Too much at once";
    broken = INTERNAL_SERVER_ERROR, "broken", "The server failed";
    unavailable = SERVICE_UNAVAILABLE, "unavailable", "Not now";
}

impl Problem {
    fn new(status: StatusCode, kind: &'static str, title: &'static str, detail: String) -> Problem {
        Problem {
            status,
            kind,
            title,
            detail,
            article: None,
            retry_after_s: None,
            elsewhere: None,
        }
    }

    /// Another server has what is asked for.
    pub(crate) fn elsewhere(address: String) -> Problem {
        let detail = "Another server has this game at the moment. Ask again.";
        let mut problem = Problem::unavailable(detail).retry_after(1);
        problem.elsewhere = Some(Elsewhere(address.into()));
        problem
    }

    /// The same problem, resting on an article of the Laws.
    pub(crate) fn under(mut self, article: impl Into<String>) -> Problem {
        self.article = Some(article.into());
        self
    }

    /// The same problem, with the seconds after which to try again.
    pub(crate) fn retry_after(mut self, seconds: u32) -> Problem {
        self.retry_after_s = Some(seconds);
        self
    }

    /// The status it is sent with.
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// Whether another server has what is asked for.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// The sentence that says what is wrong and what would be right.
    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }
}

/// What the record could not do. What is the request's own fault never comes so far.
impl From<NoChance> for Problem {
    fn from(none: NoChance) -> Problem {
        Problem::unavailable(format!("{none}.")).retry_after(5)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Busy => {
                let detail =
                    "Too much waits to be written. Send the same again under the same key.";
                Problem::unavailable(detail).retry_after(1)
            }
            StoreError::NoSuchGame { .. } => Problem::not_found("There is no such game."),
            StoreError::GameFull { limit, .. } => Problem::conflict(format!(
                "The record of this game is full: it holds {limit} entries. Play on in a new game."
            )),
            StoreError::TooLarge { what, limit, .. } => {
                Problem::too_large(format!("{what}: at most {limit} bytes."))
            }
            other => {
                tracing::error!(error = %other, "the record could not be read or written");
                let detail = "The record could not be read or written; nothing is certain to have \
                              happened. Send the same again under the same key.";
                Problem::unavailable(detail).retry_after(2)
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = Body {
            r#type: format!("/api/docs#{}", self.kind),
            title: self.title,
            status: self.status.as_u16(),
            detail: &self.detail,
            article: self.article.as_deref(),
        };
        let mut response = (self.status, Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        if self.status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer realm=\"flagfall\"");
            headers.insert(header::WWW_AUTHENTICATE, scheme);
        }
        if let Some(seconds) = self.retry_after_s {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(elsewhere) = self.elsewhere {
            response.extensions_mut().insert(elsewhere);
        }
        response
    }
}

/// What a panic in a handler becomes: nothing of it goes out.
pub(crate) fn after_panic(_: Box<dyn std::any::Any + Send + 'static>) -> Response {
    tracing::error!("a request ended in a panic");
    Problem::broken("Something broke on the way to an answer. No record is lost; ask again.")
        .into_response()
}
