//! `/account`: who has an account logs in and out; an operator gives accounts out. Plain forms,
//! without a script.

use super::words::Words;
use super::{page, unread};
use crate::accounts::{AccountError, Role};
use crate::app::App;
use crate::hub::blocking;
use crate::office::{self, Office, Session};
use crate::problem::Problem;
use crate::roles::Duty;
use askama::Template;
use axum::Router;
use axum::extract::{Form, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{RequestExt, RequestPartsExt};
use flagfall_say::say;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account))
        .route("/account/login", post(log_in))
        .route("/account/logout", post(log_out))
        .route("/account/set", post(set))
        .route("/account/remove", post(remove))
}

/// An account in the list of an operator.
struct Listed {
    name: String,
    role: &'static str,
}

#[derive(Template)]
#[template(path = "account.html")]
struct Account {
    words: Words,
    /// Who has logged in; empty for nobody.
    name: String,
    role: &'static str,
    /// All accounts, for an operator.
    accounts: Vec<Listed>,
    /// What was wrong with what was sent.
    wrong: String,
}

#[derive(Deserialize)]
struct Login {
    name: String,
    password: String,
}

#[derive(Deserialize)]
struct Set {
    name: String,
    role: String,
    password: String,
}

#[derive(Deserialize)]
struct Remove {
    name: String,
}

async fn account(State(app): State<App>, words: Words, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    shown(&app, words, &Session::of(&parts), StatusCode::OK, "").await
}

/// The page as it is for whoever has that session, with what was wrong.
async fn shown(
    app: &App,
    words: Words,
    session: &Session,
    status: StatusCode,
    wrong: &str,
) -> Response {
    let office = session.office(app).await.unwrap_or(Office::Nobody);
    let (name, role) = match &office {
        Office::Nobody => (String::new(), ""),
        Office::Held { name, role } => (name.clone(), role.word()),
    };
    let mut accounts = Vec::new();
    if office.role() == Some(Role::Operator) {
        let all = Arc::clone(&app.accounts);
        let Ok(Ok(all)) = blocking(move || all.list()).await else {
            return unread(words);
        };
        let listed = |(name, role): (String, Role)| Listed {
            name,
            role: role.word(),
        };
        accounts = all.into_iter().map(listed).collect();
    }
    let lang = words.lang;
    let account = Account {
        words,
        name,
        role,
        accounts,
        wrong: wrong.to_owned(),
    };
    let mut response = (status, page(&account, lang)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// What a form of our own page says, with the session it comes with.
async fn sent<T: serde::de::DeserializeOwned + 'static>(
    request: Request,
) -> Result<(Session, Words, T), Problem> {
    if !office::is_own(request.headers()) {
        return Err(Problem::forbidden(
            "What an account does is done from a page of this server, over TLS.",
        ));
    }
    let (mut parts, body) = request.into_parts();
    let session = Session::of(&parts);
    let Ok(words) = parts.extract::<Words>().await;
    let request = Request::from_parts(parts, body);
    let form = request.extract::<Form<T>, _>().await;
    let Form(form) = form.map_err(|error| Problem::bad_request(error.body_text()))?;
    Ok((session, words, form))
}

async fn log_in(State(app): State<App>, request: Request) -> Result<Response, Problem> {
    let (session, words, form) = sent::<Login>(request).await?;
    // As many tries a name as a person needs, and as many in all as people do.
    let now = Instant::now();
    let taken = app.logins.take(&form.name, 1, now);
    let taken = taken.and_then(|()| app.all_logins.take(&(), 1, now));
    taken.map_err(|seconds| {
        Problem::too_many("Too many try to log in. Wait a little.").retry_after(seconds)
    })?;
    let accounts = Arc::clone(&app.accounts);
    let Login { name, password } = form;
    let asked = name.clone();
    let opened = blocking(move || accounts.log_in(&asked, &password)).await?;
    match opened.map_err(office::problem)? {
        Some(token) => {
            tracing::info!(account = name, "logged in");
            let cookie = [(header::SET_COOKIE, office::begun(&token))];
            Ok((cookie, Redirect::to("/account")).into_response())
        }
        None => {
            tracing::warn!("a login was refused");
            let wrong = words.say("account-wrong");
            let status = StatusCode::UNAUTHORIZED;
            Ok(shown(&app, words, &session, status, &wrong).await)
        }
    }
}

async fn log_out(State(app): State<App>, headers: HeaderMap, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let session = Session::of(&parts);
    if !office::is_own(&headers) {
        return Problem::forbidden("Log out from a page of this server.").into_response();
    }
    if let Some(token) = session.token().map(str::to_owned) {
        let accounts = Arc::clone(&app.accounts);
        match blocking(move || accounts.log_out(&token)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return office::problem(error).into_response(),
            Err(problem) => return problem.into_response(),
        }
    }
    let cookie = [(header::SET_COOKIE, office::ended())];
    (cookie, Redirect::to("/account")).into_response()
}

async fn set(State(app): State<App>, request: Request) -> Result<Response, Problem> {
    let (session, words, form) = sent::<Set>(request).await?;
    session.may(&app, Duty::GiveAccounts).await?;
    let accounts = Arc::clone(&app.accounts);
    let done = blocking(move || {
        let role = form.role.parse()?;
        accounts.set(&form.name, role, &form.password)
    });
    changed(&app, words, &session, done.await?).await
}

async fn remove(State(app): State<App>, request: Request) -> Result<Response, Problem> {
    let (session, words, form) = sent::<Remove>(request).await?;
    session.may(&app, Duty::GiveAccounts).await?;
    let accounts = Arc::clone(&app.accounts);
    let done = blocking(move || accounts.remove(&form.name));
    changed(&app, words, &session, done.await?).await
}

async fn changed(
    app: &App,
    words: Words,
    session: &Session,
    done: Result<(), AccountError>,
) -> Result<Response, Problem> {
    let wrong = match done {
        Ok(()) => return Ok(Redirect::to("/account").into_response()),
        Err(AccountError::Name) => say!("account-bad-name"),
        Err(AccountError::Password) => say!("account-bad-password"),
        Err(AccountError::None) => say!("account-none"),
        Err(error) => return Err(office::problem(error)),
    };
    let wrong = words.text(&wrong);
    Ok(shown(app, words, session, StatusCode::BAD_REQUEST, &wrong).await)
}
