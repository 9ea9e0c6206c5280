//! The language in which a request wants its answer: `?lang=fr`, or else `Accept-Language`.

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use flagfall_words::Lang;
use std::convert::Infallible;

/// The language asked for; English where none that is spoken here is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spoken(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let named = query.split('&').find_map(|it| it.strip_prefix("lang="));
        let accepted = || {
            let header = parts.headers.get(ACCEPT_LANGUAGE);
            let header = header.and_then(|it| it.to_str().ok());
            Lang::accepted(header.unwrap_or_default())
        };
        Ok(Spoken(named.and_then(Lang::of).unwrap_or_else(accepted)))
    }
}

#[tokio::test]
async fn the_query_goes_before_the_header() {
    for (uri, header, lang) in [
        ("/", "", Lang::En),
        ("/", "fr-CH, en;q=0.5", Lang::Fr),
        ("/?since=3&lang=en", "fr", Lang::En),
        ("/?lang=fr", "en", Lang::Fr),
        ("/?lang=xx", "fr", Lang::Fr),
    ] {
        let request = axum::http::Request::builder()
            .uri(uri)
            .header(ACCEPT_LANGUAGE, header)
            .body(())
            .unwrap();
        let (mut parts, ()) = request.into_parts();
        let found = Spoken::from_request_parts(&mut parts, &()).await;
        assert_eq!(found, Ok(Spoken(lang)), "{uri} {header}");
    }
}
