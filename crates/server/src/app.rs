//! What all requests share.

use crate::accounts::Accounts;
use crate::chair::Chair;
use crate::events::{Events, Held, Standing};
use crate::forward::Others;
use crate::hub::{Hub, blocking};
use crate::limits::{ACTS, ALL_LOGINS, GAMES, LOGINS, Limiter, STREAMS};
use crate::metrics::Metrics;
use crate::module::Module;
use crate::office::Session;
use crate::opponent::{Opponent, Opponents};
use crate::problem::Problem;
use crate::roles::{self, Duty};
use crate::token;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use flagfall_store::{Store, StoreError, TokenHash};
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use std::time::Instant;
use tokio::sync::{Semaphore, mpsc, watch};

/// How often it is looked whether whoever follows by his account is still logged in.
const GROUND: Duration = Duration::from_secs(5);
/// How often a lapse is looked for.
const WATCH: Duration = Duration::from_millis(200);

/// What all requests share: the record, the games that are loaded, the limits.
///
/// Each request has it several times over, once for each layer that it goes through: so it is one
/// pointer.
#[derive(Clone)]
pub struct App(Arc<Shared>);

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// What there is of it.
pub struct Shared {
    pub(crate) hub: Arc<Hub>,
    pub(crate) events: Arc<Events>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) acts: Arc<Limiter<TokenHash>>,
    pub(crate) games: Arc<Limiter<()>>,
    pub(crate) streams: Arc<Semaphore>,
    pub(crate) closing: Arc<watch::Sender<bool>>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) others: Arc<Others>,
    pub(crate) accounts: Arc<Accounts>,
    /// By name.
    pub(crate) logins: Arc<Limiter<String>>,
    pub(crate) all_logins: Arc<Limiter<()>>,
    /// Whether only who has an account sets up games and events.
    closed: AtomicBool,
    /// What a browser rules with, where the operator has it.
    pub(crate) module: OnceLock<Module>,
}

impl App {
    /// Everything that is needed to answer requests on games kept in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> App {
        let hub = Hub::new(Arc::clone(&store));
        let accounts = Arc::new(Accounts::new(Arc::clone(&store)));
        App(Arc::new(Shared {
            events: Events::new(Arc::clone(&store), &hub),
            hub,
            store,
            acts: Arc::new(Limiter::new(ACTS)),
            games: Arc::new(Limiter::new(GAMES)),
            streams: Arc::new(Semaphore::new(STREAMS)),
            closing: Arc::new(watch::Sender::new(false)),
            metrics: Arc::default(),
            others: Arc::default(),
            accounts,
            logins: Arc::new(Limiter::new(LOGINS)),
            all_logins: Arc::new(Limiter::new(ALL_LOGINS)),
            closed: AtomicBool::new(false),
            module: OnceLock::new(),
        }))
    }

    /// The record that its games are kept in.
    #[must_use]
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store)
    }

    /// The same, where only who has an account sets up games and events.
    #[must_use]
    pub fn closed(self) -> App {
        self.closed.store(true, Ordering::Relaxed);
        self
    }

    /// Whether only who has an account sets up games and events.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Watches over the games that this server owns among several: where it was late to say that
    /// it is there, others may have them, and each is read again before it goes on. What others
    /// write is heard of, and who of them is there is known. It never ends; without other servers
    /// there is nothing to watch.
    pub async fn keep_watch(&self) {
        if !self.store.is_shared() {
            return std::future::pending().await;
        }
        let mut news = self.listen().await;
        let mut known = self.store.stats().lapses;
        let mut rounds = tokio::time::interval(WATCH);
        loop {
            tokio::select! {
                Some(game) = news.recv() => {
                    self.hub.heard(game.as_deref());
                    self.events.heard(game.as_deref()).await;
                }
                _ = rounds.tick() => {
                    let lapses = self.store.stats().lapses;
                    if lapses != known {
                        known = lapses;
                        tracing::warn!("the database was out of reach: games are read again");
                        self.hub.end_all().await;
                    }
                    self.look_round().await;
                }
            }
        }
    }

    /// What is told of games that were written to.
    async fn listen(&self) -> mpsc::UnboundedReceiver<Option<String>> {
        let (tell, news) = mpsc::unbounded_channel();
        let store = Arc::clone(&self.store);
        let hear = Box::new(move |game: Option<&str>| drop(tell.send(game.map(str::to_owned))));
        match blocking(move || store.listen(hear)).await {
            Ok(Ok(())) => {}
            _ => tracing::error!("what other servers write is not heard of, and read with delay"),
        }
        news
    }

    /// Who of the others is there, where somebody follows them from here.
    async fn look_round(&self) {
        if !self.others.are_followed() {
            return;
        }
        let store = Arc::clone(&self.store);
        if let Ok(Ok(servers)) = blocking(move || store.servers()).await {
            self.others.are_there(servers);
        }
    }

    /// Has an opponent play the seats that nobody else takes; `url` is where this server is
    /// reached from this machine.
    pub fn invite(&self, opponent: Arc<dyn Opponent>, url: String) {
        self.hub.invite(Opponents::new(opponent, url));
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

/// The token of a request, as it is looked up, never as it was sent; and the session, if it bears
/// one.
#[derive(Clone, Debug)]
pub(crate) struct Token(pub(crate) Option<TokenHash>, Session);

impl Token {
    /// The chair that it opens at a game.
    ///
    /// # Errors
    /// [`Problem`]: no such game, or no such seat.
    pub(crate) async fn chair(&self, app: &App, id: &str) -> Result<Chair, Problem> {
        if !token::is_name(id) {
            return Err(Problem::not_found("There is no game of this name."));
        }
        if self.arbitrates(app).await? {
            return Ok(Chair::Arbiter);
        }
        let mut chair = app.hub.chair(id, self.0).await;
        if let Err(problem) = &chair
            && problem.status() == StatusCode::UNAUTHORIZED
            && let Some(by_event) = by_event(app, id, self.0).await?
        {
            chair = Ok(by_event);
        }
        chair.map_err(|problem| match problem.status().as_u16() {
            404 => Problem::not_found("There is no game of this name."),
            _ => problem,
        })
    }
}

impl Token {
    /// Whether an arbiter of this server asks, by his account and without a key.
    async fn arbitrates(&self, app: &App) -> Result<bool, Problem> {
        if self.0.is_some() {
            return Ok(false);
        }
        let office = self.1.office(app).await?;
        Ok(roles::serves(&office, Duty::Arbitrate).is_ok())
    }

    /// What a stream that was opened for an arbiter, or for another, rests on.
    pub(crate) fn ground(&self, app: &App, for_arbiter: bool) -> Ground {
        let by_account = for_arbiter && self.0.is_none();
        Ground(by_account.then(|| (app.clone(), self.clone())))
    }

    /// Whether whoever asks may set up a game or an event here, and now.
    ///
    /// # Errors
    /// [`Problem`]: he may not, or too many are being set up.
    pub(crate) async fn may_set_up(&self, app: &App) -> Result<(), Problem> {
        if app.is_closed() {
            self.1.may(app, Duty::SetUp).await?;
        }
        app.games.take(&(), 1, Instant::now()).map_err(|seconds| {
            Problem::too_many("Too many games and events are being set up here.")
                .retry_after(seconds)
        })
    }

    /// An event, and where the holder of the token stands to it.
    ///
    /// # Errors
    /// [`Problem`]: no such event, or a token that opens nothing.
    pub(crate) async fn event(
        &self,
        app: &App,
        id: &str,
    ) -> Result<(Arc<Held>, Standing), Problem> {
        if self.arbitrates(app).await? {
            return Ok((app.events.open(id).await?, Standing::Arbiter));
        }
        app.events.enter_by(id, self.0).await
    }

    /// An event that the token opens for an arbiter.
    ///
    /// # Errors
    /// [`Problem`]: no such event, or the token is not an arbiter's.
    pub(crate) async fn arbiter(&self, app: &App, id: &str) -> Result<Arc<Held>, Problem> {
        match self.event(app, id).await? {
            (held, Standing::Arbiter) => Ok(held),
            _ => Err(Problem::forbidden("That is for the arbiters of the event.")),
        }
    }
}

/// What a stream rests on: where it is an account, its session is looked at again before anything
/// is told.
pub(crate) struct Ground(Option<(App, Token)>);

impl Ground {
    /// Whether it still holds.
    pub(crate) async fn holds(&self) -> bool {
        match &self.0 {
            None => true,
            Some((app, token)) => token.arbitrates(app).await.unwrap_or(false),
        }
    }

    /// Waits until it holds no more, looking now and then; what rests on no account never lapses.
    pub(crate) async fn lapses(&self) {
        if self.0.is_none() {
            return std::future::pending().await;
        }
        loop {
            tokio::time::sleep(GROUND).await;
            if !self.holds().await {
                return;
            }
        }
    }
}

/// The chair at a game that a key of its event opens: its arbiters sit at every game of it.
/// Who looks on needs none where the event is public.
async fn by_event(app: &App, id: &str, hash: Option<TokenHash>) -> Result<Option<Chair>, Problem> {
    let handle = app.hub.look_on(id).await?;
    let event = handle.live.borrow().table.setting.event.clone();
    let Some(event) = event else { return Ok(None) };
    let standing = match hash {
        Some(hash) => app.events.standing(&event.id, hash).await?,
        None => {
            let held = app.events.open(&event.id).await?;
            let public = held.event().about().public;
            public.then_some(Standing::Spectator)
        }
    };
    Ok(standing.map(|standing| match standing {
        Standing::Arbiter => Chair::Arbiter,
        Standing::Spectator => Chair::Spectator,
    }))
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
        Ok(Token(token.map(token::hash), Session::of(parts)))
    }
}
