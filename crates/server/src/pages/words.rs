//! The words of a page: its language, and what it says in it.

use askama::Template;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, COOKIE, SET_COOKIE, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::Response;
use flagfall_say::{Text, say};
use flagfall_words::{Begun, Lang, in_scripts, say_in};
use std::convert::Infallible;
use std::sync::OnceLock;

/// The name of the cookie, and of what stands in an address.
const NAME: &str = "lang";
/// A choice is kept for a year.
const KEPT_S: u32 = 365 * 24 * 3600;

/// What a page says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    /// The page's language: the one in its address, or chosen before, or asked for by the
    /// browser.
    pub(super) lang: Lang,
    /// A language that is begun, where one was chosen: it says what it can, English the rest.
    begun: Option<Begun>,
    /// What else stands in the address.
    query: String,
}

/// The same page in another language.
pub(super) struct Other {
    pub(super) tag: &'static str,
    pub(super) name: String,
    pub(super) href: String,
}

impl Words {
    /// A message without arguments.
    pub(super) fn say(&self, key: &'static str) -> String {
        self.text(&Text::said(key, Vec::new()))
    }

    pub(super) fn text(&self, text: &Text) -> String {
        match self.begun {
            Some(begun) => begun.say(text),
            None => say_in(self.lang, text),
        }
    }

    /// What a usual time control is called.
    pub(super) fn preset(&self, text: &str) -> String {
        super::presets::named(self, text)
    }

    /// The tag of the page's language.
    pub(super) fn tag(&self) -> &'static str {
        self.begun.map_or(self.lang.tag(), Begun::tag)
    }

    /// Whether the page's language is begun and no more.
    pub(super) fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    pub(super) fn status(&self, status: &u16) -> String {
        self.text(&say!("error-status", status = status.to_string()))
    }

    /// Who has logged in, and as what.
    pub(super) fn logged_in(&self, name: &str, role: &str) -> String {
        let role = self.role(role);
        self.text(&say!("account-logged-in", name = name, role = role))
    }

    /// What a role is called.
    pub(super) fn role(&self, role: &str) -> String {
        self.text(&match role {
            "operator" => say!("account-operator"),
            _ => say!("account-arbiter"),
        })
    }

    pub(super) fn round(&self, number: &u16) -> String {
        self.text(&say!("event-round", number = usize::from(*number)))
    }

    pub(super) fn article(&self, article: &str, edition: &str) -> String {
        self.text(&say!(
            "clause-article",
            article = article,
            edition = edition
        ))
    }

    /// The words of the scripts, as JSON that may stand in a page.
    pub(super) fn script(&self) -> &'static str {
        static KEPT: [OnceLock<String>; 2] = [const { OnceLock::new() }; 2];
        static BEGUN: [OnceLock<String>; 2] = [const { OnceLock::new() }; 2];
        let json = |words| {
            let json = serde_json::to_string(&words).unwrap_or_default();
            json.replace('<', "\\u003c")
        };
        match self.begun {
            Some(begun) => BEGUN[begun as usize].get_or_init(|| json(begun.in_scripts())),
            None => KEPT[self.lang as usize].get_or_init(|| json(in_scripts(self.lang))),
        }
    }

    /// This page in the other languages.
    pub(super) fn others(&self) -> Vec<Other> {
        let name = say!("page-language");
        let whole = Lang::ALL.map(|lang| (lang.tag(), say_in(lang, &name)));
        let begun = Begun::ALL.map(|lang| (lang.tag(), lang.say(&name)));
        let others = whole.into_iter().chain(begun);
        let others = others.filter(|(tag, _)| *tag != self.tag());
        let other = |(tag, name)| Other {
            tag,
            name,
            href: format!("?{}{NAME}={tag}", self.query),
        };
        others.map(other).collect()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Words {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Words, Infallible> {
        let asked = || {
            let value = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            Some(Lang::accepted(value))
        };
        let chosen = in_address(&parts.uri).or_else(|| kept(&parts.headers));
        // One that is begun is never given unasked.
        let begun = chosen.as_deref().and_then(Begun::of);
        let lang = match begun {
            Some(_) => Some(Lang::En),
            None => chosen.as_deref().and_then(Lang::of),
        };
        let others = parts.uri.query().unwrap_or_default().split('&');
        let others = others.filter(|it| !it.is_empty() && !it.starts_with("lang="));
        Ok(Words {
            lang: lang.or_else(asked).unwrap_or_default(),
            begun,
            query: others.map(|it| format!("{it}&")).collect(),
        })
    }
}

fn in_address(uri: &Uri) -> Option<String> {
    let mut parts = uri.query()?.split('&');
    spoken(parts.find_map(|it| it.strip_prefix("lang="))?)
}

fn kept(headers: &HeaderMap) -> Option<String> {
    let mut cookies = headers.get(COOKIE)?.to_str().ok()?.split(';');
    spoken(cookies.find_map(|it| it.trim().strip_prefix("lang="))?)
}

/// The tag, where it is that of a language which is spoken here or begun.
fn spoken(tag: &str) -> Option<String> {
    let whole = Lang::of(tag).map(Lang::tag);
    whole
        .or_else(|| Begun::of(tag).map(Begun::tag))
        .map(str::to_owned)
}

/// Keeps a language that stands in the address of a page, and says what an answer hangs on.
pub(super) async fn keep(request: Request, next: Next) -> Response {
    let chosen = in_address(request.uri());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(VARY, HeaderValue::from_static("Cookie, Accept-Language"));
    if let Some(lang) = chosen {
        let cookie = format!("{NAME}={lang}; Path=/; Max-Age={KEPT_S}; SameSite=Lax");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.insert(SET_COOKIE, cookie);
        }
    }
    response
}

/// A page in its language.
pub(super) fn rendered(template: &impl Template, lang: Lang) -> Result<Response, askama::Error> {
    use axum::response::{Html, IntoResponse};
    let text = template.render()?;
    let tag = HeaderValue::from_static(lang.tag());
    Ok(([(CONTENT_LANGUAGE, tag)], Html(text)).into_response())
}
