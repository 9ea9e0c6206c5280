//! The pages and what they are made of.

use crate::client::{Server, file};
use serde_json::Value;

#[tokio::test]
async fn the_book_has_its_pictures() {
    let server = Server::start().await;
    let picture = server.get("/docs/images/clock.png", "").await;
    let kind = picture.header("content-type");
    assert_eq!((picture.status, kind), (200, Some("image/png")));
}

#[tokio::test]
async fn every_page_is_there_and_guarded() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let page = format!("/g/{}", game.id);
    for (path, status, holds) in [
        ("/", 200, "value=\"2009-draft\""),
        (page.as_str(), 200, game.id.as_str()),
        ("/g/nosuchgame", 404, "no game of this name"),
        ("/laws", 200, "R9.5b?edition=2023"),
        ("/laws?edition=1997", 200, "R9.5b?edition=1997"),
        ("/laws?edition=1998", 404, "no edition 1998"),
        ("/laws/R9.5b?edition=2009", 200, "9.5b"),
        ("/laws/R99", 404, "no clause R99"),
        (
            "/laws?edition=2009&q=wrong+claim",
            200,
            "The price of a wrong claim",
        ),
        ("/laws?edition=2009&q=9.5", 200, "clauses speak of it"),
        ("/laws/compare?from=2009&to=2014", 200, "worded anew"),
        ("/laws/booklet?edition=2005", 200, "9.5b"),
        (
            "/laws/cases/drawn_game/claim_made/4?edition=2009",
            200,
            "White gets 3:00 more",
        ),
        (
            "/laws/cases/drawn_game/claim_made/4000",
            404,
            "no such case",
        ),
        ("/about", 200, "The Laws"),
        ("/docs", 200, "What there is"),
        ("/docs/decisions/0010-hash-chain", 200, "rel=\"next\""),
        (
            "/docs/interpretations",
            200,
            "/docs/interpretations/both-flags-down",
        ),
        ("/docs/../Cargo.toml", 404, "There is no page"),
        ("/docs/SUMMARYS", 404, "There is no page /docs/SUMMARYS."),
        ("/api/docs", 200, "openapi.json"),
        ("/nothing", 404, "There is no page /nothing."),
    ] {
        let answer = server.get(path, "").await;
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.text.contains(holds), "{path}: {}", answer.text);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.starts_with("default-src 'self'") && policy.contains("frame-ancestors 'none'")
        );
        for exception in ["unsafe", "blob:", "data:", "http", "*", "nonce", "sha256"] {
            assert!(!policy.contains(exception), "{policy}");
        }
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8")
        );
    }
}

#[tokio::test]
async fn files_are_sent_once() {
    let server = Server::start().await;
    for (name, mime) in [
        ("app.css", "text/css; charset=utf-8"),
        ("game.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ] {
        let first = server.get(&format!("/assets/{name}"), "").await;
        assert_eq!(
            (first.status, first.header("content-type")),
            (200, Some(mime))
        );
        let etag = first.header("etag").unwrap();
        let head = format!("GET /assets/{name} HTTP/1.1\r\nIf-None-Match: {etag}");
        let again = server.send(&head, b"").await;
        assert_eq!((again.status, again.text.as_str()), (304, ""));
    }
    assert_eq!(server.get("/assets/nothing.js", "").await.status, 404);
    assert_eq!(server.get("/healthz", "").await.text, "well\n");
}

/// Every key of a view, and of what stands in it, is described.
#[tokio::test]
async fn a_view_is_as_it_is_described() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let acts = serde_json::json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    server.acts(&game, "white", acts).await;
    let api = server.get("/api/v1/openapi.json", "").await.is(200);
    for seat in ["white", "black", "arbiter", "spectator"] {
        let view = server.view(&game, seat).await;
        check(&api, "View", &view);
    }
    let presets = server.get("/api/v1/presets", "").await.is(200);
    let blitz = presets
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["name"] == "Blitz 3+2")
        .unwrap();
    assert_eq!(blitz["class"], "blitz");
    check(&api, "Preset", blitz);
}

/// Holds a value against a described shape: its keys, and those of what is named within.
fn check(api: &Value, shape: &str, value: &Value) {
    let schema = &api["components"]["schemas"][shape];
    let described = schema["properties"].as_object().unwrap();
    let found = value
        .as_object()
        .unwrap_or_else(|| panic!("{shape}: {value}"));
    for required in schema["required"].as_array().into_iter().flatten() {
        assert!(
            found.contains_key(required.as_str().unwrap()),
            "{shape} lacks {required}"
        );
    }
    for (key, value) in found {
        let about = described
            .get(key)
            .unwrap_or_else(|| panic!("{shape} does not know {key}"));
        let name = |schema: &Value| {
            schema["$ref"]
                .as_str()
                .map(|it| it.rsplit('/').next().unwrap().to_owned())
        };
        if let Some(name) = name(about) {
            check(api, &name, value);
        }
        if let Some(name) = name(&about["items"]) {
            for item in value.as_array().unwrap() {
                check(api, &name, item);
            }
        }
    }
}

/// A page speaks the language in its address, keeps it, and else the one it is asked in.
#[tokio::test]
async fn a_page_speaks_the_language_it_is_asked_for() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let page = format!("/g/{}", game.id);
    for (path, holds) in [
        ("/", "Préparer l’échiquier"),
        (page.as_str(), "Tourner l’échiquier"),
        ("/laws?edition=2009", "Les Règles, une par une"),
        ("/laws/R9.5b?edition=2009", "Édition par édition"),
        ("/about", "Ce que c’est"),
        ("/clock", "Régler la pendule"),
        ("/api/docs", "L’interface HTTP"),
        ("/nothing", "Cette case est vide"),
    ] {
        let english = server.get(path, "").await;
        assert!(english.text.contains("<html lang=\"en\">"), "{path}");
        assert!(!english.text.contains(holds), "{path}");
        let end = if path.contains('?') {
            "&lang=fr"
        } else {
            "?lang=fr"
        };
        let french = server.get(&format!("{path}{end}"), "").await;
        assert!(french.text.contains("<html lang=\"fr\">"), "{path}");
        assert!(french.text.contains(holds), "{path}: {}", french.text);
        if path != "/nothing" {
            let cookie = french.header("set-cookie").unwrap();
            assert!(cookie.starts_with("lang=fr; Path=/;"), "{cookie}");
        }
        for header in ["Cookie: a=b; lang=fr", "Accept-Language: fr-CH, en;q=0.5"] {
            let head = format!("GET {path} HTTP/1.1\r\n{header}");
            let again = server.send(&head, b"").await;
            assert!(again.text.contains("<html lang=\"fr\">"), "{path} {header}");
        }
    }
    let laws = server.get("/laws?edition=2009", "").await;
    assert!(
        laws.text.contains("?edition=2009&#38;lang=fr"),
        "{}",
        laws.text
    );
}
