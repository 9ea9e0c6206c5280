//! The desk of an event, and what is printed of it.

use crate::client::Server;
use crate::events::{club, start};
use serde_json::json;

#[tokio::test]
async fn papers_are_printed_and_the_report_is_the_arbiters() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    for name in ["pairings", "results", "cards"] {
        for query in ["", "?paper=a5&lang=fr", "?paper=letter&round=1"] {
            let answer = server
                .get(&event.path(&format!("/{name}.pdf{query}")), "")
                .await;
            assert_eq!(answer.status, 200, "{name}{query}: {}", answer.text);
            assert_eq!(answer.header("content-type"), Some("application/pdf"));
        }
    }
    let report = event.path("/report.pdf");
    assert_eq!(server.get(&report, &event.key).await.status, 200);
    assert_eq!(server.get(&report, "").await.status, 403);
    for wrong in ["/pairings.pdf?round=9", "/other.pdf"] {
        assert_eq!(
            server.get(&event.path(wrong), "").await.status,
            404,
            "{wrong}"
        );
    }
    assert_eq!(
        server
            .get(&event.path("/cards.pdf?paper=a0"), "")
            .await
            .status,
        400
    );
}

#[tokio::test]
async fn the_desk_is_told_what_changes_and_what_needs_the_arbiter() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    let mut desk = server
        .follow_path(&event.path("/stream"), &event.key, None)
        .await;
    let (_, first) = desk.next_of("desk").await.unwrap();
    assert_eq!(
        (&first["full"], &first["order"]),
        (&json!(true), &json!([1, 2]))
    );
    assert_eq!(first["counts"], json!({"waiting": 2}));
    server.plays(&game, "white", "e4").await;
    let claim = json!({"act": "claim", "ground": "win"});
    server
        .acts(&game, "black", json!([{"act": "stop_clocks"}, claim]))
        .await;
    let card = loop {
        let (_, frame) = desk.next_of("desk").await.unwrap();
        let boards = frame["boards"].as_array().unwrap().clone();
        assert!(
            boards.iter().all(|it| it["board"] == 1),
            "only what changed: {frame}"
        );
        if let Some(board) = boards.into_iter().find(|it| it["need"] == "needs_you") {
            break board["card"].clone();
        }
    };
    assert_eq!(card["plies"], 1);
    assert!(!card["why"].as_array().unwrap().is_empty(), "{card}");
    server.acts(&game, "white", json!({"act": "resign"})).await;
    let id = loop {
        let (id, frame) = desk.next_of("desk").await.unwrap();
        if frame["boards"]
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["result"] == "0U-1U")
        {
            break id;
        }
    };
    // Cut off and back again: nothing has changed, and little is told.
    let mut again = server
        .follow_path(&event.path("/stream"), &event.key, Some(id))
        .await;
    let (_, frame) = again.next_of("desk").await.unwrap();
    assert_eq!(
        (&frame["full"], &frame["boards"]),
        (&json!(false), &json!([])),
        "{frame}"
    );
    assert_eq!(server.get(&event.path("/stream"), "").await.status, 403);
}

#[tokio::test]
async fn a_new_key_ends_what_was_opened_with_the_old_one() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    let follow = async |path: String, token: &str| server.follow_path(&path, token, None).await;
    let mut desk = follow(event.path("/stream"), &event.key).await;
    let mut case = follow(game.path("/stream"), &event.key).await;
    let mut player = follow(game.path("/stream"), game.token("white")).await;
    desk.next_of("desk").await.unwrap();
    case.next().await.unwrap();
    player.next().await.unwrap();
    let path = event.path("/seats/arbiter");
    let renewed = server.post(&path, &event.key, &json!({})).await.is(200);
    while desk.next_of("desk").await.is_some() {}
    while case.next().await.is_some() {}
    assert_eq!(
        server.get(&event.path("/log"), &event.key).await.status,
        401
    );
    let fresh = renewed["key"].as_str().unwrap();
    let mut again = follow(event.path("/stream"), fresh).await;
    assert!(again.next_of("desk").await.is_some());
    // Who plays is not put out.
    server.plays(&game, "white", "e4").await;
    assert!(player.next().await.is_some());
}

#[tokio::test]
async fn cards_bear_the_links_of_seats_that_they_open() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    let cards = async |origin: &str, white: &str, key: &str| {
        let tokens = json!({"1": {"white": white, "black": game.token("black")}});
        let body = json!({"round": 1, "origin": origin, "tokens": tokens});
        server.post(&event.path("/cards.pdf"), key, &body).await
    };
    let (here, white) = ("https://chess.example", game.token("white"));
    let with = cards(here, white, &event.key).await;
    assert_eq!(with.status, 200, "{}", with.text);
    assert_eq!(with.header("content-type"), Some("application/pdf"));
    let without = server.get(&event.path("/cards.pdf"), &event.key).await;
    assert!(with.text.len() > without.text.len(), "the codes are drawn");
    assert_eq!(cards(here, white, "").await.status, 403);
    assert_eq!(cards("chess.example", white, &event.key).await.status, 400);
    // The wrong seat's key, and one that is no longer good.
    assert_eq!(
        cards(here, game.token("black"), &event.key).await.status,
        409
    );
    let path = game.path("/seats/white");
    server.post(&path, &event.key, &json!({})).await.is(200);
    let old = cards(here, white, &event.key).await;
    assert_eq!(old.status, 409);
    assert!(
        old.text.contains("board 1") && old.text.contains("white"),
        "{}",
        old.text
    );
}
