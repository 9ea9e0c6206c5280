//! What all requests share.

use crate::chair::Chair;
use crate::hub::Hub;
use crate::limits::{ACTS, GAMES, Limiter, STREAMS};
use crate::problem::Problem;
use crate::token;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use flagfall_store::{Store, StoreError, TokenHash};
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// What all requests share: the record, the games that are loaded, the limits.
#[derive(Clone)]
pub struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) acts: Arc<Limiter<TokenHash>>,
    pub(crate) games: Arc<Limiter<()>>,
    pub(crate) streams: Arc<Semaphore>,
    pub(crate) closing: Arc<watch::Sender<bool>>,
}

impl App {
    /// Everything that is needed to answer requests on games kept in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> App {
        App {
            hub: Hub::new(Arc::clone(&store)),
            store,
            acts: Arc::new(Limiter::new(ACTS)),
            games: Arc::new(Limiter::new(GAMES)),
            streams: Arc::new(Semaphore::new(STREAMS)),
            closing: Arc::new(watch::Sender::new(false)),
        }
    }

    /// Ends all event streams, so that the server can end.
    pub fn hush(&self) {
        self.closing.send_replace(true);
    }

    /// Finishes what is being recorded and lets go of the record.
    ///
    /// # Errors
    /// The store's.
    pub fn close(&self) -> Result<(), StoreError> {
        self.hush();
        self.store.close()
    }
}

/// The token of a request, as it is looked up: never as it was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token(pub(crate) Option<TokenHash>);

impl Token {
    /// The chair that it opens at a game.
    ///
    /// # Errors
    /// [`Problem`]: no such game, or no such seat.
    pub(crate) async fn chair(self, app: &App, id: &str) -> Result<Chair, Problem> {
        if !token::is_name(id) {
            return Err(Problem::not_found("There is no game of this name."));
        }
        let chair = app.hub.chair(id, self.0).await;
        chair.map_err(|problem| match problem.status().as_u16() {
            404 => Problem::not_found("There is no game of this name."),
            _ => problem,
        })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Token
where
    App: FromRef<S>,
{
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Token, Self::Rejection> {
        let value = parts.headers.get(header::AUTHORIZATION);
        let value = value.and_then(|value| value.to_str().ok());
        let token = value.and_then(|value| {
            let (scheme, token) = value.trim().split_once(' ')?;
            let token = token.trim();
            let fits = (1..=256).contains(&token.len());
            (scheme.eq_ignore_ascii_case("bearer") && fits).then_some(token)
        });
        Ok(Token(token.map(token::hash)))
    }
}
