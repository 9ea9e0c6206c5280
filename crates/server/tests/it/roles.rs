//! Every deed by every seat and account, on and after the game: who may, and nobody else.

use crate::accounts::{OWN, cookie, log_in, with_accounts};
use crate::client::{Answer, Game, Server, file};
use serde_json::json;

/// In the order of the columns below; the last is a key that opens no seat here.
const SEATS: [&str; 5] = ["white", "black", "arbiter", "spectator", "nobody"];

type Row = (&'static str, &'static str, [u16; 5], [u16; 5]);

/// The deed, how it is asked for, and what is answered while the game is on and after it.
const TABLE: [Row; 15] = [
    (
        "look",
        "GET ",
        [200, 200, 200, 200, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "moves",
        "GET .pgn",
        [200, 200, 200, 200, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "game file",
        "GET .json",
        [200, 200, 200, 200, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "record",
        "GET .log",
        [403, 403, 200, 403, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "sheet",
        "GET /scoresheet.pdf",
        [200, 200, 200, 200, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "White's own",
        "GET /scoresheet.pdf?of=white",
        [200, 403, 200, 403, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "Black's own",
        "GET /scoresheet.pdf?of=black",
        [403, 200, 200, 403, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "rulings",
        "GET /rulings.pdf",
        [200, 200, 200, 200, 401],
        [200, 200, 200, 200, 401],
    ),
    (
        "envelope",
        "GET /envelope.pdf",
        [403, 403, 404, 403, 401],
        [403, 403, 404, 403, 401],
    ),
    (
        "case",
        "GET /case",
        [403, 403, 200, 403, 401],
        [403, 403, 200, 403, 401],
    ),
    (
        "outside",
        "POST /outside-clock",
        [400, 400, 400, 403, 401],
        [400, 400, 400, 403, 401],
    ),
    (
        "result",
        "POST /result",
        [403, 403, 403, 403, 401],
        [403, 403, 400, 403, 401],
    ),
    (
        "new key",
        "POST /seats/none",
        [403, 403, 404, 403, 401],
        [403, 403, 404, 403, 401],
    ),
    (
        "act",
        "POST /acts",
        [400, 400, 400, 403, 401],
        [400, 400, 400, 403, 401],
    ),
    (
        "foresee",
        "POST /foreseen",
        [403, 403, 400, 403, 401],
        [403, 403, 400, 403, 401],
    ),
];

#[tokio::test]
async fn every_deed_is_for_whom_it_is() {
    let server = with_accounts().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    let accounts = [
        (log_in(&server, "anna").await, "arbiter"),
        (log_in(&server, "otto").await, "nobody"),
    ];
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    walk(&server, &game, true).await;
    walk_by_account(&server, &game, &accounts, true).await;
    server.acts(&game, "black", json!({"act": "resign"})).await;
    walk(&server, &game, false).await;
    walk_by_account(&server, &game, &accounts, false).await;
}

/// An arbiter's account may what the arbiter's seat may, an operator's what nobody's does; and
/// where another page sent it, neither may change anything.
async fn walk_by_account(server: &Server, game: &Game, accounts: &[(String, &str)], is_on: bool) {
    for (deed, request, on, over) in TABLE {
        for (session, like) in accounts {
            let column = SEATS.iter().position(|it| it == like).unwrap();
            let own = if is_on { on } else { over }[column];
            let foreign = if request.starts_with("GET") { own } else { 403 };
            for (site, status) in [(OWN, own), ("\r\nSec-Fetch-Site: cross-site", foreign)] {
                let (method, path) = request.split_once(' ').unwrap();
                let (path, session) = (game.path(path), cookie(session));
                let head = format!("{method} {path} HTTP/1.1{site}{session}");
                let body: &[u8] = if method == "GET" { b"" } else { b"[]" };
                let answer = server.send(&head, body).await;
                assert_eq!(
                    answer.status, status,
                    "{deed} by an account like {like}{site}, on: {is_on}: {}",
                    answer.text
                );
            }
        }
    }
}

async fn walk(server: &Server, game: &Game, is_on: bool) {
    for (deed, request, on, over) in TABLE {
        for (seat, status) in SEATS.into_iter().zip(if is_on { on } else { over }) {
            let answer = ask(server, game, seat, request).await;
            assert_eq!(
                answer.status, status,
                "{deed} by {seat}, on: {is_on}: {}",
                answer.text
            );
            if status >= 400 {
                let kind = answer.header("content-type");
                assert_eq!(kind, Some("application/problem+json"), "{deed} by {seat}");
            }
        }
    }
}

async fn ask(server: &Server, game: &Game, seat: &str, request: &str) -> Answer {
    let token = match seat {
        "nobody" => "0123456789abcdefghjkmnpqrstvwxyz",
        seat => game.token(seat),
    };
    let (method, path) = request.split_once(' ').unwrap();
    match method {
        "GET" => server.get(&game.path(path), token).await,
        // What is sent is no act of anybody's: it is read only from whoever may send it.
        _ => server.post(&game.path(path), token, &json!([])).await,
    }
}

/// No seat acts for another, whoever is named; nobody acts for the clock.
#[tokio::test]
async fn nobody_acts_for_another() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    let all = [
        "white",
        "black",
        "arbiter",
        "white_assistant",
        "black_assistant",
        "clock",
    ];
    for (seat, own) in [
        ("white", ["white", "white_assistant"].as_slice()),
        ("black", &["black", "black_assistant"]),
        ("arbiter", &["arbiter"]),
        ("spectator", &[]),
    ] {
        for by in all {
            // An act that there is not: it is refused as such only from whoever may act.
            let act = json!({"act": "whistle", "by": by});
            let answer = server
                .post(&game.path("/acts"), game.token(seat), &act)
                .await;
            let expect = if own.contains(&by) { 400 } else { 403 };
            assert_eq!(answer.status, expect, "{seat} for {by}: {}", answer.text);
        }
    }
}

/// What an operator asks tells nothing of any game, and every answer bears what keeps a page safe.
#[tokio::test]
async fn what_every_answer_carries() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    for path in [
        "/healthz",
        "/readyz",
        "/metrics",
        "/",
        "/api/v1/games/none",
        "/nothing",
    ] {
        let answer = server.get(path, "").await;
        for (header, expect) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(header), Some(expect), "{path}: {header}");
        }
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self'"), "{path}");
        assert!(!answer.header("x-request-id").unwrap().is_empty());
    }
    let metrics = server.get("/metrics", "").await.text;
    assert!(
        metrics.contains("flagfall_request_seconds_count{kind=\"act\"} 1\n"),
        "{metrics}"
    );
    assert!(metrics.contains("\nflagfall_games_loaded 1\n"), "{metrics}");
    assert!(
        metrics.contains("\nflagfall_store_appends_total 1\n"),
        "{metrics}"
    );
    assert!(!metrics.contains(&game.id));
    let named = "GET /healthz HTTP/1.1\r\nX-Request-Id: abc-1";
    let answer = server.send(named, b"").await;
    assert_eq!(answer.header("x-request-id"), Some("abc-1"));
    let odd = server
        .send("GET /healthz HTTP/1.1\r\nX-Request-Id: a b", b"")
        .await;
    assert_ne!(odd.header("x-request-id"), Some("a b"));
}
