//! Every address, and what each answer carries.

use crate::app::App;
use crate::{api, assets, forward, limits, metrics, module, pages, problem, token};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::Instant;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::Level;

/// Nothing but what this server sends may be shown or run, and nobody else may frame it.
const POLICY: &str = "default-src 'self'; base-uri 'none'; object-src 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

/// What no page of ours asks a browser for.
const FEATURES: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const RESOURCES: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// By what a request is found in the log.
#[derive(Clone)]
struct RequestId(String);

/// All that the server answers to.
///
/// ```
/// use flagfall_server::{App, router};
/// use flagfall_store::Sqlite;
/// use std::sync::Arc;
///
/// # let dir = tempfile::tempdir().unwrap();
/// let app = App::new(Arc::new(Sqlite::open(dir.path())?));
/// let _service: axum::Router = router(app);
/// # Ok::<(), flagfall_store::StoreError>(())
/// ```
pub fn router(app: App) -> Router {
    // Only the method and the path are logged: no header, for a token stands there.
    let span = |request: &Request| {
        let (method, path) = (request.method(), request.uri().path());
        let id = request.extensions().get::<RequestId>();
        let id = id.map_or("", |it| it.0.as_str());
        tracing::info_span!("request", id, %method, %path)
    };
    let trace = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_response(DefaultOnResponse::new().level(Level::DEBUG));
    let mut routes = Router::new()
        .nest("/api/v1", api::routes())
        .merge(pages::routes())
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics::metrics))
        .route("/assets/{name}", get(assets::asset))
        .route("/module/{name}", get(module::part));
    // Each layer is gone through by every act, so there is none that does nothing.
    if app.store.is_shared() {
        routes = routes.layer(from_fn_with_state(app.clone(), forward::hand_on));
    }
    routes
        .layer(CompressionLayer::new())
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(CatchPanicLayer::custom(problem::after_panic))
        .layer(trace)
        .layer(from_fn_with_state(app.clone(), around))
        .with_state(app)
}

/// What is done about every request: it gets its name, is counted, and its answer carries what
/// every answer carries.
async fn around(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let since = Instant::now();
    let kind = metrics::Kind::of(&request);
    let id = named(&mut request);
    let mut response = next.run(request).await;
    app.metrics.count(kind, since, response.status());
    guard(&mut response);
    if let Some(id) = id {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// What every answer carries.
fn guard(response: &mut Response) {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (OPENER, "same-origin"),
        (RESOURCES, "same-origin"),
        (PERMISSIONS, FEATURES),
    ] {
        // A page that says more of itself has said it by now.
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
}

/// Gives a request the name by which it is found in the log: its own, where it bears one that
/// can be written there, or a new one. The answer bears it too.
fn named(request: &mut Request) -> Option<HeaderValue> {
    let given = request.headers().get(&REQUEST_ID);
    let given = given.and_then(|it| it.to_str().ok());
    let given = given.filter(|it| token::is_name(it)).map(str::to_owned);
    let id = given.or_else(|| token::name().ok()).unwrap_or_default();
    let value = HeaderValue::from_str(&id).ok();
    request.extensions_mut().insert(RequestId(id));
    if let Some(value) = &value {
        // Whoever it is handed on to calls it the same.
        request.headers_mut().insert(REQUEST_ID, value.clone());
    }
    value
}

/// Whether requests should be sent here: not to one that is about to end.
async fn ready(State(app): State<App>) -> Response {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "ending\n").into_response();
    }
    health(State(app)).await
}

/// Whether the record can be read and written.
async fn health(State(app): State<App>) -> Response {
    let store = Arc::clone(&app.store);
    let found = crate::hub::blocking(move || store.health()).await;
    match found {
        Ok(Ok(())) => "well\n".into_response(),
        _ => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the record cannot be written\n",
        )
            .into_response(),
    }
}
