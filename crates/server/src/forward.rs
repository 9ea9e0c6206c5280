//! Requests for what another server has, handed on to it; and taken over where it is gone.

use crate::app::App;
use crate::limits;
use crate::problem::{Elsewhere, Problem};
use crate::token;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// What a request bears that was handed on once: it is not handed on again.
const HANDED_ON: HeaderName = HeaderName::from_static("x-flagfall-handed-on");
/// An owner that has not begun to answer after so long has lost its games, or is late.
const HEAD: Duration = Duration::from_millis(2_100);
/// Though its time be over, an owner is given so long to answer.
const LEAST: Duration = Duration::from_millis(500);
/// So often it is asked whether the game can be taken.
const AGAIN: Duration = Duration::from_millis(150);
/// After so long nothing more is tried.
const PATIENCE: Duration = Duration::from_secs(6);
/// What concerns one connection alone.
const OF_A_HOP: [HeaderName; 6] = [
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::CONTENT_LENGTH,
    header::TE,
    header::TRAILER,
    header::UPGRADE,
];

/// The other servers, and how they are spoken to.
pub(crate) struct Others {
    client: Client<HttpConnector, Body>,
    /// Which of them are there.
    there: watch::Sender<Arc<HashSet<String>>>,
    /// How many requests were handed on.
    pub(crate) count: AtomicU64,
}

impl Default for Others {
    fn default() -> Others {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(HEAD));
        connector.set_nodelay(true);
        Others {
            client: Client::builder(TokioExecutor::new()).build(connector),
            there: watch::Sender::default(),
            count: AtomicU64::new(0),
        }
    }
}

impl Others {
    /// Notes which servers are there; streams from others end.
    pub(crate) fn are_there(&self, servers: Vec<String>) {
        let servers: HashSet<String> = servers.into_iter().collect();
        self.there.send_if_modified(|there| {
            let changed = **there != servers;
            if changed {
                *there = Arc::new(servers);
            }
            changed
        });
    }

    /// Whether somebody here follows a game of another server.
    pub(crate) fn are_followed(&self) -> bool {
        self.there.receiver_count() > 0
    }

    /// What another server answers; `None` if it does not.
    async fn ask(
        &self,
        address: &str,
        (parts, body): (&Parts, Bytes),
        patience: Duration,
    ) -> Option<Response> {
        let path = parts.uri.path_and_query()?;
        let mut request = Request::builder()
            .method(parts.method.clone())
            .uri(format!("http://{address}{path}"))
            .body(Body::from(body))
            .ok()?;
        let headers = request.headers_mut();
        *headers = parts.headers.clone();
        strip(headers);
        headers.insert(HANDED_ON, HeaderValue::from_static("1"));
        self.count.fetch_add(1, Relaxed);
        let answered = timeout(patience, self.client.request(request)).await;
        let (mut parts, body) = match answered {
            Ok(Ok(answered)) => answered.into_parts(),
            Ok(Err(error)) => {
                tracing::info!(address, %error, "another server does not answer");
                return None;
            }
            Err(_) => {
                tracing::info!(address, "another server does not answer in time");
                return None;
            }
        };
        strip(&mut parts.headers);
        let body = self.while_there(address, Body::new(body));
        Some(Response::from_parts(parts, body))
    }

    /// A body that ends when its server is no longer there: whoever follows a game asks again,
    /// and finds it where it is by then.
    fn while_there(&self, address: &str, body: Body) -> Body {
        let there = self.there.subscribe();
        let state = (body.into_data_stream(), there, address.to_owned());
        Body::from_stream(stream::unfold(
            state,
            |(mut body, mut there, address)| async {
                let gone = |it: &Arc<HashSet<String>>| !it.is_empty() && !it.contains(&address);
                let next = tokio::select! {
                    next = body.next() => next?,
                    _ = there.wait_for(gone) => return None,
                };
                Some((next, (body, there, address)))
            },
        ))
    }
}

fn strip(headers: &mut HeaderMap) {
    for name in &OF_A_HOP {
        headers.remove(name);
    }
}

/// Answers what can be answered here; what another server has is asked of that one; and once it
/// is gone, here again. A request that acts gets a key, so that it is done once wherever it ends.
pub(crate) async fn hand_on(State(app): State<App>, request: Request, next: Next) -> Response {
    if !app.store.is_shared() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, limits::BODY).await else {
        let limit = limits::BODY / 1024;
        return Problem::too_large(format!("A request may have {limit} KiB.")).into_response();
    };
    let handed_on = parts.headers.contains_key(&HANDED_ON);
    let mut since = Instant::now();
    let until = since + PATIENCE;
    let mut last: Option<Arc<str>> = None;
    loop {
        let again = Request::from_parts(parts.clone(), Body::from(body.clone()));
        let response = next.clone().run(again).await;
        let Some(Elsewhere(address)) = response.extensions().get::<Elsewhere>() else {
            return response;
        };
        if handed_on {
            return marked(response);
        }
        if Instant::now() > until {
            return response;
        }
        keyed(&mut parts);
        if last.as_ref().is_some_and(|it| it != address) {
            since = Instant::now();
        }
        // What it took to find out whose the game is counts: if its owner is gone, its lease has
        // been running out meanwhile.
        let patience = HEAD.saturating_sub(since.elapsed()).max(LEAST);
        last = Some(Arc::clone(address));
        let asked = (&parts, body.clone());
        match app.others.ask(address, asked, patience).await {
            // It has lost the game meanwhile.
            Some(answer) if answer.headers().contains_key(&HANDED_ON) => {}
            Some(answer) => return answer,
            None => {}
        }
        sleep(AGAIN).await;
    }
}

/// The answer of a server that was thought to have the game and has it not.
fn marked(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(HANDED_ON, HeaderValue::from_static("not-here"));
    response
}

/// Gives a request that acts a key of our own making, unless it has one.
fn keyed(parts: &mut Parts) {
    let acts = parts.method == Method::POST && parts.uri.path().starts_with("/api/v1/games/");
    if !acts || parts.headers.contains_key("idempotency-key") {
        return;
    }
    let key = token::name().ok().map(|it| format!("handed-on-{it}"));
    if let Some(key) = key.and_then(|it| HeaderValue::from_str(&it).ok()) {
        parts.headers.insert("idempotency-key", key);
    }
}
