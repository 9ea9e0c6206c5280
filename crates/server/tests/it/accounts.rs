//! Accounts: logging in and out, what each role may, and that no other page acts in their name.

use crate::client::{Answer, Server, file};
use crate::events::club;
use flagfall_server::Role;
use serde_json::json;

const SECRET: &str = "correct horse battery";
/// What a browser says of a form on a page of this server.
pub(crate) const OWN: &str = "\r\nSec-Fetch-Site: same-origin";

/// Posts a form; `session` is a cookie or empty, `site` what the browser says of the page.
async fn form(server: &Server, path: &str, session: &str, site: &str, fields: &str) -> Answer {
    let head = format!(
        "POST {path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded{site}{}",
        cookie(session)
    );
    server.send(&head, fields.as_bytes()).await
}

async fn get(server: &Server, path: &str, session: &str) -> Answer {
    let head = format!("GET {path} HTTP/1.1{}", cookie(session));
    server.send(&head, b"").await
}

/// What a request says that bears that session.
pub(crate) fn cookie(session: &str) -> String {
    match session {
        "" => String::new(),
        session => format!("\r\nCookie: lang=en; {session}"),
    }
}

/// Logs in, and looks at the cookie that it gives.
pub(crate) async fn log_in(server: &Server, name: &str) -> String {
    let fields = format!("name={name}&password={}", SECRET.replace(' ', "+"));
    let answer = form(server, "/account/login", "", OWN, &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    let set = answer.header("set-cookie").unwrap();
    for word in [
        "__Host-flagfall=",
        "Path=/",
        "Secure",
        "HttpOnly",
        "SameSite=Strict",
    ] {
        assert!(set.contains(word), "{set}");
    }
    set.split(';').next().unwrap().to_owned()
}

/// A server with anna, an arbiter, and otto, an operator.
pub(crate) async fn with_accounts() -> Server {
    let server = Server::start().await;
    server.account("anna", Role::Arbiter, SECRET).await;
    server.account("otto", Role::Operator, SECRET).await;
    server
}

#[tokio::test]
async fn an_arbiter_sits_at_every_game_until_he_logs_out() {
    let server = with_accounts().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    let (view, case) = (game.path(""), game.path("/case"));
    get(&server, &view, "").await.is(401);
    let anna = log_in(&server, "anna").await;
    assert_eq!(get(&server, &view, &anna).await.is(200)["seat"], "arbiter");
    get(&server, &case, &anna).await.is(200);
    // An operator looks after the server, and sits nowhere.
    let otto = log_in(&server, "otto").await;
    get(&server, &view, &otto).await.is(401);

    // What changes something comes of a page of this server.
    let acts = json!({"act": "start"}).to_string();
    let act = async |site: &str| {
        let head = format!(
            "POST {} HTTP/1.1{site}{}",
            game.path("/acts"),
            cookie(&anna)
        );
        server.send(&head, acts.as_bytes()).await.status
    };
    for site in [
        "",
        "\r\nSec-Fetch-Site: cross-site",
        "\r\nOrigin: https://elsewhere.example",
    ] {
        assert_eq!(act(site).await, 403, "{site}");
    }
    assert_eq!(act(OWN).await, 200);

    // A token of a seat goes before an account: who shows one sits there.
    let head = format!(
        "GET {view} HTTP/1.1\r\nAuthorization: Bearer {}{}",
        game.token("white"),
        cookie(&anna)
    );
    assert_eq!(server.send(&head, b"").await.is(200)["seat"], "white");

    let mut stream = server
        .follow_as(&game.path("/stream"), &cookie(&anna))
        .await;
    assert_eq!(stream.next().await.unwrap().1["seat"], "arbiter");
    let left = form(&server, "/account/logout", &anna, OWN, "").await;
    assert!(left.header("set-cookie").unwrap().contains("Max-Age=0"));
    get(&server, &view, &anna).await.is(401);
    // What goes on is not told to a session that is over.
    server.plays(&game, "white", "e4").await;
    while let Some((_, view)) = stream.next().await {
        assert_eq!(view["moves"], json!([]));
    }
}

#[tokio::test]
async fn a_stream_ends_with_the_session_that_it_rests_on_though_nothing_happens() {
    let server = with_accounts().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    let anna = log_in(&server, "anna").await;
    let path = game.path("/stream");
    let mut stream = server.follow_as(&path, &cookie(&anna)).await;
    let mut player = server.follow(&game, "white", None).await;
    assert_eq!(stream.next().await.unwrap().1["seat"], "arbiter");
    assert_eq!(player.next().await.unwrap().1["seat"], "white");
    form(&server, "/account/logout", &anna, OWN, "").await;
    let soon = std::time::Duration::from_secs(15);
    let ended = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(soon, ended).await.unwrap();
    // A seat that was opened by its key rests on no session.
    server.plays(&game, "white", "e4").await;
    while player.next().await.unwrap().1["moves"] == json!([]) {}
}

#[tokio::test]
async fn accounts_are_given_out_by_operators_alone() {
    let server = with_accounts().await;
    let (anna, otto) = (log_in(&server, "anna").await, log_in(&server, "otto").await);
    let new = "name=ben&role=arbiter&password=long+enough+now";
    for (session, site, status) in [("", OWN, 403), (&*anna, OWN, 403), (&*otto, "", 403)] {
        let answer = form(&server, "/account/set", session, site, new).await;
        assert_eq!(answer.status, status, "{session}{site}");
    }
    assert_eq!(
        form(&server, "/account/set", &otto, OWN, new).await.status,
        303
    );
    let page = get(&server, "/account", &otto).await;
    assert!(page.text.contains("ben, arbiter"), "{}", page.text);
    assert!(!get(&server, "/account", &anna).await.text.contains("ben"));
    let short = "name=ben&role=arbiter&password=short";
    let wrong = form(&server, "/account/set", &otto, OWN, short).await;
    assert_eq!(wrong.status, 400);
    assert!(wrong.text.contains("at least ten characters"));

    let gone = form(&server, "/account/remove", &otto, OWN, "name=anna").await;
    assert_eq!(gone.status, 303);
    assert!(
        get(&server, "/account", &anna)
            .await
            .text
            .contains("Log in")
    );
}

#[tokio::test]
async fn a_wrong_password_is_refused_and_soon_not_heard() {
    let server = with_accounts().await;
    let wrong = "name=anna&password=not+this+one";
    for _ in 0..10 {
        let answer = form(&server, "/account/login", "", OWN, wrong).await;
        assert_eq!(answer.status, 401);
        assert_eq!(answer.header("set-cookie"), None);
    }
    let answer = form(&server, "/account/login", "", OWN, wrong).await;
    assert_eq!(answer.status, 429);
    assert!(answer.header("retry-after").is_some());
    let foreign = form(&server, "/account/login", "", "", wrong).await;
    assert_eq!(foreign.status, 403, "another page logs nobody in");
}

#[tokio::test]
async fn a_closed_server_sets_up_games_for_accounts_alone() {
    let server = with_accounts().await.closed().await;
    let body = file("2023", "90m+30s").to_string();
    let set_up = async |session: &str, path: &str, body: &str| {
        let head = format!("POST {path} HTTP/1.1{OWN}{}", cookie(session));
        server.send(&head, body.as_bytes()).await.status
    };
    let event = json!({"name": "Open", "edition": "2023", "time_control": "90m+30s"}).to_string();
    for (path, body) in [("/api/v1/games", &body), ("/api/v1/events", &event)] {
        assert_eq!(set_up("", path, body).await, 403, "{path}");
        for name in ["anna", "otto"] {
            let session = log_in(&server, name).await;
            assert_eq!(set_up(&session, path, body).await, 201, "{path} {name}");
        }
    }
}

#[tokio::test]
async fn an_arbiter_has_the_desk_of_every_event_and_an_operator_of_none() {
    let server = with_accounts().await;
    let event = club(&server, 0).await;
    let (anna, otto) = (log_in(&server, "anna").await, log_in(&server, "otto").await);
    // What is asked, and what is answered an arbiter, an operator and nobody: who may is read, and
    // told that nothing was said.
    for (request, arbiter, other) in [
        ("GET ", 200, 200),
        ("GET /rounds/1", 200, 200),
        ("GET /results.trf", 200, 200),
        ("GET /log", 200, 403),
        ("GET /report.pdf", 200, 403),
        ("POST /rounds", 400, 403),
        ("POST /players", 400, 403),
        ("POST /withdrawals", 400, 403),
        ("POST /notes", 400, 403),
        ("POST /settings", 400, 403),
        ("POST /rounds/9/start", 400, 403),
        ("POST /seats/arbiter", 200, 403),
    ] {
        let (method, path) = request.split_once(' ').unwrap();
        let path = event.path(path);
        let body: &[u8] = if method == "GET" {
            b""
        } else {
            b"{\"odd\": 1}"
        };
        for (session, status) in [("", other), (&*otto, other), (&*anna, arbiter)] {
            let head = format!("{method} {path} HTTP/1.1{OWN}{}", cookie(session));
            let answer = server.send(&head, body).await;
            assert_eq!(
                answer.status, status,
                "{request} {session}: {}",
                answer.text
            );
        }
        if method == "POST" {
            let head = format!("{method} {path} HTTP/1.1{}", cookie(&anna));
            assert_eq!(server.send(&head, body).await.status, 403, "{request}");
        }
    }
}
