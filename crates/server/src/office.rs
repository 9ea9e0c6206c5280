//! Who asks by an account: the session in the cookie of a page, and what its role may.

use crate::accounts::Role;
use crate::app::App;
use crate::hub::blocking;
use crate::problem::Problem;
use crate::roles::{self, Duty};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use std::sync::Arc;

/// The name of the cookie; what begins so is taken by a browser over TLS only, and for the whole
/// of this server alone.
const COOKIE: &str = "__Host-flagfall";
/// What may be read of another page is sent with these alone.
const SAFE: [Method; 3] = [Method::GET, Method::HEAD, Method::OPTIONS];

/// The session that a request bears, as it was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Session {
    token: Option<String>,
    /// Whether it comes of a page of this server, or changes nothing.
    is_own: bool,
}

/// Who asks, as far as accounts say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Office {
    /// Nobody who has logged in.
    Nobody,
    /// The holder of an account.
    Held { name: String, role: Role },
}

impl Session {
    /// What the headers say.
    pub(crate) fn of(parts: &Parts) -> Session {
        let token = cookie(&parts.headers);
        let is_own = SAFE.contains(&parts.method) || is_own(&parts.headers);
        Session { token, is_own }
    }

    /// The token itself, to end it.
    pub(crate) fn token(&self) -> Option<&str> {
        self.token.as_deref().filter(|_| self.is_own)
    }

    /// Whose it is.
    ///
    /// # Errors
    /// [`Problem`]: another page sent it; the record's.
    pub(crate) async fn office(&self, app: &App) -> Result<Office, Problem> {
        let Some(token) = self.token.clone() else {
            return Ok(Office::Nobody);
        };
        let accounts = Arc::clone(&app.accounts);
        let found = blocking(move || accounts.session(&token)).await?;
        let Some((name, role)) = found.map_err(problem)? else {
            return Ok(Office::Nobody);
        };
        if !self.is_own {
            return Err(Problem::forbidden(
                "What an account does is done from a page of this server.",
            ));
        }
        Ok(Office::Held { name, role })
    }

    /// Whose it is, if he may do that.
    ///
    /// # Errors
    /// [`Problem`]: he may not.
    pub(crate) async fn may(&self, app: &App, duty: Duty) -> Result<Office, Problem> {
        let office = self.office(app).await?;
        roles::serves(&office, duty)?;
        Ok(office)
    }
}

impl Office {
    /// The role, of whoever has logged in.
    pub(crate) fn role(&self) -> Option<Role> {
        match self {
            Office::Nobody => None,
            Office::Held { role, .. } => Some(*role),
        }
    }
}

/// What the accounts could not do.
pub(crate) fn problem(error: crate::AccountError) -> Problem {
    match error {
        crate::AccountError::Store(error) => error.into(),
        crate::AccountError::None => Problem::not_found("There is no account of this name."),
        crate::AccountError::Hash(why) => {
            tracing::error!(why, "an account cannot be read or kept");
            Problem::broken("The account cannot be read or kept.")
        }
        other => Problem::bad_request(crate::words::sentence(other.to_string())),
    }
}

/// The cookie that begins a session.
pub(crate) fn begun(token: &str) -> HeaderValue {
    set(&format!("{COOKIE}={token}"))
}

/// The cookie that ends it.
pub(crate) fn ended() -> HeaderValue {
    set(&format!("{COOKIE}=; Max-Age=0"))
}

fn set(what: &str) -> HeaderValue {
    let text = format!("{what}; Path=/; Secure; HttpOnly; SameSite=Strict");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter();
    let mut all = all
        .filter_map(|it| it.to_str().ok())
        .flat_map(|it| it.split(';'));
    let named = all.find_map(|it| it.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
    (1..=128).contains(&named.len()).then(|| named.to_owned())
}

/// Whether a page of this server sent it, as the browser says. A request that says nothing of it
/// is not a browser's of our time, and is refused.
pub(crate) fn is_own(headers: &HeaderMap) -> bool {
    let said = |name: &str| headers.get(name).and_then(|it| it.to_str().ok());
    if let Some(site) = said("sec-fetch-site") {
        return site == "same-origin";
    }
    let origin = said("origin").and_then(|it| it.split_once("://"));
    origin.is_some_and(|(_, origin)| said("host") == Some(origin))
}

#[test]
fn only_what_comes_of_our_own_page_is_taken() {
    let check = |method: Method, headers: &[(&'static str, &'static str)], expect: bool| {
        let mut request = axum::http::Request::builder().method(method);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (parts, ()) = request.body(()).unwrap().into_parts();
        let session = Session::of(&parts);
        assert_eq!(session.is_own, expect, "{headers:?}");
    };
    check(Method::GET, &[], true);
    check(Method::POST, &[], false);
    check(Method::POST, &[("sec-fetch-site", "same-origin")], true);
    check(Method::POST, &[("sec-fetch-site", "same-site")], false);
    check(Method::POST, &[("sec-fetch-site", "cross-site")], false);
    let from = |origin| [("origin", origin), ("host", "hall:7878")];
    check(Method::POST, &from("https://hall:7878"), true);
    check(Method::POST, &from("https://other:7878"), false);
    check(Method::POST, &from("null"), false);
}

#[test]
fn a_session_is_one_cookie_among_others() {
    let mut headers = HeaderMap::new();
    let value = HeaderValue::from_static("lang=fr; __Host-flagfall=abc.1; x=y");
    headers.insert(header::COOKIE, value);
    assert_eq!(cookie(&headers).as_deref(), Some("abc.1"));
    assert!(
        begun("t")
            .to_str()
            .unwrap()
            .ends_with("Secure; HttpOnly; SameSite=Strict")
    );
}
