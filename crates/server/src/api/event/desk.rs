//! The arbiter's desk of an event, as a request comes to it.

use super::super::{fresh, idempotency_key};
use super::read;
use crate::app::{App, Token};
use crate::events::{Held, Standing};
use crate::problem::Problem;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::response::IntoResponse;
use flagfall_event::{Act, By, Event};
use std::sync::Arc;

/// An event whose `{id}` stands in the address, opened by an arbiter's key. Whoever has none is
/// turned away before the body is read.
pub(super) struct Desk {
    pub(super) app: App,
    pub(super) held: Arc<Held>,
    /// What makes a request that is sent twice be entered once.
    key: Option<String>,
}

impl Desk {
    /// Who enters something: the name he gives, or else the chief arbiter.
    pub(super) fn by(&self, name: Option<&str>) -> By {
        let given = name.map(str::trim).filter(|it| !it.is_empty());
        match given {
            Some(name) => By::arbiter(name),
            None => By::arbiter(self.held.event().about().chief_arbiter.clone()),
        }
    }

    /// Enters acts; all of them, or none where one is refused.
    pub(super) async fn enter(
        &self,
        by: Option<&str>,
        acts: Vec<Act>,
    ) -> Result<Arc<Event>, Problem> {
        let key = self.key.clone();
        let by = self.by(by);
        self.app.events.enter(&self.held, &by, acts, key).await
    }

    /// Enters acts and answers with the event as the arbiter then sees it.
    pub(super) async fn enter_and_show(
        &self,
        by: Option<&str>,
        acts: Vec<Act>,
    ) -> Result<impl IntoResponse + use<>, Problem> {
        let event = self.enter(by, acts).await?;
        let view = read::view(&self.held.id, &event, Standing::Arbiter);
        Ok(fresh(view))
    }
}

impl FromRequestParts<App> for Desk {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Desk, Problem> {
        let Ok(token) = Token::from_request_parts(parts, app).await;
        let path = RawPathParams::from_request_parts(parts, app).await;
        let path = path.map_err(|error| Problem::bad_request(error.body_text()))?;
        let id = path.iter().find(|(name, _)| *name == "id");
        let id = id.map(|(_, id)| id).unwrap_or_default();
        Ok(Desk {
            held: token.arbiter(app, id).await?,
            key: idempotency_key(&parts.headers)?,
            app: app.clone(),
        })
    }
}
