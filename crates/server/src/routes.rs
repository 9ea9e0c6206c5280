//! Every address, and what each answer carries.

use crate::app::App;
use crate::{api, assets, limits, pages, problem};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tracing::Level;

/// Nothing but what this server sends may be shown or run, and nobody else may frame it.
const POLICY: &str = "default-src 'self'; base-uri 'none'; object-src 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

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
        tracing::info_span!("request", %method, %path)
    };
    let trace = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_response(DefaultOnResponse::new().level(Level::DEBUG));
    Router::new()
        .nest("/api/v1", api::routes())
        .merge(pages::routes())
        .route("/healthz", get(health))
        .route("/assets/{name}", get(assets::asset))
        .layer(CompressionLayer::new())
        .fallback(pages::nothing)
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(CatchPanicLayer::custom(problem::after_panic))
        .layer(from_fn(guard))
        .layer(trace)
        .with_state(app)
}

/// What every answer carries.
async fn guard(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the record can be read and written.
async fn health(State(app): State<App>) -> Response {
    let store = app.store;
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
