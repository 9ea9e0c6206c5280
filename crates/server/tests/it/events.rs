//! An event from outside: set up, paired, played, corrected, and exchanged with other programs.

use crate::client::{Answer, Game, Server};
use serde_json::{Value, json};

/// An event with its keys.
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) key: String,
}

impl Event {
    pub(crate) fn path(&self, end: &str) -> String {
        format!("/api/v1/events/{}{end}", self.id)
    }
}

pub(crate) async fn set_up(server: &Server, body: &Value) -> Event {
    let created = server.post("/api/v1/events", "", body).await.is(201);
    Event {
        id: created["id"].as_str().unwrap().to_owned(),
        key: created["keys"]["arbiter"].as_str().unwrap().to_owned(),
    }
}

/// Four players, and the first round paired.
pub(crate) async fn club(server: &Server, delay_ms: i64) -> Event {
    let event = set_up(
        server,
        &json!({
            "name": "Club", "place": "Ghent", "from": "2026-03-01", "chief_arbiter": "Ann A.",
            "time_control": "90m+30s", "edition": "2023", "delay_ms": delay_ms,
            "players": [
                {"name": "Adams, Michael", "title": "GM", "rating": 2700, "federation": "ENG"},
                {"name": "Short, Nigel", "rating": 2650, "fide_id": 400_025},
                {"name": "Polgár, Judit", "sex": "w"}, {"name": "Kramnik, Vladimir"}],
        }),
    )
    .await;
    let round = json!({"round": 1, "boards": [[1, 1, 2], {"board": 2, "white": 3, "black": 4}]});
    server
        .post(&event.path("/rounds"), &event.key, &round)
        .await
        .is(200);
    event
}

/// Sets up the games of a round; the first of them.
pub(crate) async fn start(server: &Server, event: &Event) -> Game {
    let path = event.path("/rounds/1/start");
    let started = server.post(&path, &event.key, &json!({})).await.is(200);
    assert_eq!(started["games"].as_array().unwrap().len(), 2, "{started}");
    let first = started["games"][0].clone();
    let id = first["game"].as_str().unwrap().to_owned();
    Game { id, created: first }
}

async fn board(server: &Server, event: &Event, board: usize) -> Value {
    let view = server.get(&event.path(""), &event.key).await.is(200);
    view["rounds"][0]["boards"][board - 1].clone()
}

/// The board as soon as it has a result.
async fn decided(server: &Server, event: &Event, number: usize) -> Value {
    for _ in 0..2_000 {
        let board = board(server, event, number).await;
        if board["result"] != Value::Null {
            return board;
        }
        tokio::task::yield_now().await;
    }
    panic!("no result entered the event");
}

async fn score(server: &Server, event: &Event, body: &Value) -> Answer {
    let path = event.path("/rounds/1/boards/1/result");
    server.post(&path, &event.key, body).await
}

#[tokio::test]
async fn a_game_that_ends_enters_its_result_and_a_change_keeps_it() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    server.plays(&game, "white", "e4").await;
    server.plays(&game, "black", "e5").await;
    server.acts(&game, "white", json!({"act": "resign"})).await;
    let board = decided(&server, &event, 1).await;
    assert_eq!(board["result"], "0-1");
    let first = &board["history"][0];
    assert_eq!(first["by"], json!({"role": "game", "name": game.id}));
    assert_eq!(first["reason"]["ground"], "resignation");
    assert_eq!(first["reason"]["cites"][0]["article"], "5.1.2");

    let bare = score(&server, &event, &json!({"result": "1-0"})).await;
    assert!(
        bare.is(400)["detail"]
            .as_str()
            .unwrap()
            .starts_with("reason")
    );
    let body = json!({"result": "1-0", "reason": "Appeal upheld", "by": "Ben B."});
    let changed = score(&server, &event, &body).await.is(200);
    assert_eq!(changed["result"], "1-0");
    assert_eq!(
        changed["history"][0]["result"], "0-1",
        "what was played is kept"
    );
    assert_eq!(changed["history"][1]["by"]["name"], "Ben B.");
    assert_eq!(changed["history"][1]["reason"]["text"], "Appeal upheld");

    // Pairing the round anew does not touch what was played.
    let pairing = json!({"round": 1, "boards": [[1, 3, 4], [2, 1, 2]], "reason": "x"});
    let refused = server
        .post(&event.path("/rounds"), &event.key, &pairing)
        .await;
    assert_eq!(refused.status, 409, "{}", refused.text);

    let server = server.restarted().await;
    assert_eq!(self::board(&server, &event, 1).await, changed);
}

#[tokio::test]
async fn the_arbiter_of_the_event_sits_at_every_game_and_a_new_key_closes_the_old() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    let seat = server.get(&game.path(""), &event.key).await.is(200)["seat"].clone();
    assert_eq!(seat, "arbiter");
    let looker = server.get(&game.path(""), "").await.is(200);
    assert_eq!(looker["seat"], "spectator", "the event is public");
    let fresh = server
        .post(&event.path("/seats/arbiter"), &event.key, &json!({}))
        .await
        .is(200);
    assert_eq!(server.get(&game.path(""), &event.key).await.status, 401);
    let key = fresh["key"].as_str().unwrap();
    assert_eq!(
        server.get(&game.path(""), key).await.is(200)["seat"],
        "arbiter"
    );
    let stranger = game.token("white");
    assert_eq!(server.get(&event.path(""), stranger).await.status, 401);
    let forbidden = server.post(&event.path("/rounds"), "", &json!({})).await;
    assert_eq!(forbidden.status, 403);
}

#[tokio::test]
async fn games_are_set_up_once_on_each_board() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    start(&server, &event).await;
    let again = server
        .post(&event.path("/rounds/1/start"), &event.key, &json!({}))
        .await;
    assert_eq!(again.is(200)["games"], json!([]));
    let path = event.path("/rounds/1/start");
    let again = server
        .post(&path, &event.key, &json!({"boards": [1]}))
        .await;
    assert_eq!(again.status, 409, "{}", again.text);
    let none = server
        .post(&event.path("/rounds/2/start"), &event.key, &json!({}))
        .await;
    assert_eq!(none.status, 404);
}

#[tokio::test]
async fn results_go_out_and_come_in_again() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    score(&server, &event, &json!({"result": "1/2-1/2"}))
        .await
        .is(200);
    let trf = server.get(&event.path("/results.trf"), "").await;
    let expect = "001    1  m GM";
    assert!(!trf.text.contains(expect), "{}", trf.text);
    let again = set_up(&server, &json!({"trf": trf.text})).await;
    let again_trf = server.get(&again.path("/results.trf"), "").await;
    assert_eq!(trf.text, again_trf.text);
    let csv = server.get(&event.path("/results.csv"), "").await;
    assert_eq!(csv.header("content-type"), Some("text/csv; charset=utf-8"));
    let row = "1,1,1,\"Adams, Michael\",,2,\"Short, Nigel\",400025,1/2-1/2,0,";
    assert!(csv.text.contains(row), "{}", csv.text);

    let wrong = server
        .post(
            "/api/v1/events",
            "",
            &json!({"name": "x", "trf": "001    x"}),
        )
        .await;
    let detail = wrong.is(400)["detail"].as_str().unwrap().to_owned();
    assert!(
        detail.starts_with("trf: line 1, column 8: expected the number of a player"),
        "{detail}"
    );
    let head = format!(
        "POST {} HTTP/1.1\r\nContent-Type: text/csv\r\nAuthorization: Bearer {}",
        event.path("/import"),
        event.key
    );
    let paired = server
        .send(
            &head,
            b"board;white;black\n1;3;1\n2;2;\"Kramnik, Vladimir\"\n",
        )
        .await;
    let view = paired.is(200);
    assert_eq!(view["rounds"][1]["boards"][1]["black"], 4, "{view}");
    let wrong = server.send(&head, b"board;white;black\n1;3;Karpov\n").await;
    let detail = wrong.is(400)["detail"].as_str().unwrap().to_owned();
    assert!(
        detail.starts_with("line 2, column 3: expected in `black`"),
        "{detail}"
    );
}

#[tokio::test]
async fn a_broadcast_polls_the_round() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    server.plays(&game, "white", "e4").await;
    let feed = server.get(&event.path("/games.pgn"), "").await;
    for tag in [
        "[Event \"Club\"]",
        "[Site \"Ghent\"]",
        "[Date \"2026.03.01\"]",
        "[Round \"1.1\"]",
        "[Board \"2\"]",
        "[White \"Adams, Michael\"]",
        "[WhiteElo \"2700\"]",
        "[WhiteTitle \"GM\"]",
        "[BlackFideId \"400025\"]",
        "[%clk 1:",
    ] {
        assert!(feed.text.contains(tag), "{tag}: {}", feed.text);
    }
    let games = flagfall_notation::pgn::read_all(feed.text.as_bytes());
    assert_eq!(games.len(), 2);
    assert!(
        games.iter().all(|it| it.faults().is_empty()),
        "{}",
        feed.text
    );
    let tag = feed.header("etag").unwrap().to_owned();
    let head = format!(
        "GET {} HTTP/1.1\r\nIf-None-Match: {tag}",
        event.path("/games.pgn")
    );
    let same = server.send(&head, b"").await;
    assert_eq!((same.status, same.text.as_str()), (304, ""));
    server.plays(&game, "black", "e5").await;
    let later = server.send(&head, b"").await;
    assert_eq!(later.status, 200);
    assert!(
        later.text.contains("1... e5") || later.text.contains(" e5"),
        "{}",
        later.text
    );
    let none = server.get(&event.path("/games.pgn?round=7"), "").await;
    assert_eq!(none.status, 404);
}

#[tokio::test]
async fn who_looks_on_sees_later_where_the_event_says_so() {
    let server = Server::start().await;
    let event = club(&server, 3_600_000).await;
    let game = start(&server, &event).await;
    server.plays(&game, "white", "e4").await;
    server.acts(&game, "black", json!({"act": "resign"})).await;
    decided(&server, &event, 1).await;
    let seen = server.get(&event.path(""), "").await.is(200);
    assert_eq!(seen["rounds"][0]["boards"][0]["result"], Value::Null);
    for path in [
        event.path("/games.pgn"),
        game.path(".pgn"),
        game.path(".json"),
    ] {
        let text = server.get(&path, "").await.text;
        assert!(
            !text.contains("e4") && !text.contains("resign"),
            "{path}: {text}"
        );
    }
    let view = server.get(&game.path(""), "").await.is(200);
    assert_eq!(
        (&view["moves"], &view["outcome"]),
        (&json!([]), &Value::Null)
    );
    let at_once = server.get(&event.path("/games.pgn"), &event.key).await.text;
    assert!(
        at_once.contains("1. e4") && at_once.contains("1-0"),
        "{at_once}"
    );
}

#[tokio::test]
async fn the_log_is_read_by_line_and_by_what_is_wanted() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    let lines = |answer: &Answer| -> Vec<Value> {
        assert_eq!(answer.status, 200, "{}", answer.text);
        let lines = answer.text.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let log = lines(&server.get(&event.path("/log"), &event.key).await);
    let acts: Vec<&str> = log.iter().map(|it| it["act"].as_str().unwrap()).collect();
    assert_eq!(acts, ["settle", "enter", "pair", "start"]);
    let some = lines(
        &server
            .get(&event.path("/log?act=pair,score&round=1"), &event.key)
            .await,
    );
    assert_eq!(some.len(), 1);
    assert_eq!(some[0]["by"]["name"], "Ann A.");
    assert_eq!(server.get(&event.path("/log"), "").await.status, 403);

    server
        .acts(&game, "white", json!({"act": "offer_draw"}))
        .await;
    let path = game.path("/log?act=offer_draw");
    let log = lines(&server.get(&path, &event.key).await);
    assert_eq!((log.len(), &log[0]["by"]), (1, &json!("white")));
    assert_eq!(server.get(&path, game.token("black")).await.status, 403);
    server.acts(&game, "white", json!({"act": "resign"})).await;
    assert_eq!(server.get(&path, game.token("black")).await.status, 200);
}
