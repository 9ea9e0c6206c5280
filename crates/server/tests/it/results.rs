//! A result that is changed once the game is over: with a reason, by the arbiter, and kept.

use crate::client::{Game, Server, file};
use crate::events::{club, start};
use serde_json::{Value, json};

async fn change(server: &Server, game: &Game, result: &Value, reason: &str) -> Value {
    let body = json!({"result": result, "reason": reason});
    let path = game.path("/result");
    server
        .post(&path, game.token("arbiter"), &body)
        .await
        .is(200)
}

#[tokio::test]
async fn a_result_is_changed_after_the_end_and_both_are_kept() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.plays(&game, "white", "e4").await;
    server.acts(&game, "black", json!({"act": "resign"})).await;
    let first = change(
        &server,
        &game,
        &json!("½-½"),
        "It was Black's hand, not his wish",
    )
    .await;
    // Sent once more, it is entered once.
    let again = change(
        &server,
        &game,
        &json!("1/2-1/2"),
        "It was Black's hand, not his wish",
    )
    .await;
    assert_eq!(first, again);

    let server = server.restarted().await;
    for seat in ["white", "black", "arbiter", "spectator"] {
        let view = server.view(&game, seat).await;
        let outcome = &view["outcome"];
        assert_eq!(
            (&outcome["white"], &outcome["black"], &outcome["ground"]),
            (&json!("1/2"), &json!("1/2"), &json!("resignation")),
            "{seat}"
        );
        let stands = outcome["stands"].as_str().unwrap();
        assert!(stands.starts_with("½–½ stands"), "{stands}");
        let notes = view["notes"].to_string();
        assert!(
            notes.contains("not his wish") && notes.contains("White wins"),
            "{notes}"
        );
    }
    let pgn = server
        .get(&game.path(".pgn"), game.token("white"))
        .await
        .text;
    assert!(pgn.contains("[Result \"1/2-1/2\"]"), "{pgn}");
    let log = server
        .get(&game.path("/log"), game.token("arbiter"))
        .await
        .text;
    assert!(log.contains("changed_to"), "{log}");

    change(&server, &game, &Value::Null, "The appeal was rejected").await;
    let view = server.view(&game, "white").await;
    assert_eq!(
        (&view["outcome"]["white"], &view["outcome"]["stands"]),
        (&json!("1"), &Value::Null)
    );
}

#[tokio::test]
async fn what_cannot_be_a_change_is_refused() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    let post = async |body: Value| {
        let path = game.path("/result");
        server.post(&path, game.token("arbiter"), &body).await
    };
    let good = json!({"result": "1-0", "reason": "so"});
    assert_eq!(post(good.clone()).await.status, 403, "the game is on");
    server.acts(&game, "white", json!({"act": "resign"})).await;
    for wrong in [
        json!({"result": "2-0", "reason": "so"}),
        json!({"result": "1-0", "reason": " "}),
        json!({"result": "1-0", "reason": "x".repeat(1001)}),
        json!({"result": "1-0"}),
        json!({"result": "1-0", "reason": "so", "by": "me"}),
        json!([]),
    ] {
        assert_eq!(post(wrong.clone()).await.status, 400, "{wrong}");
    }
    assert_eq!(post(good).await.status, 200);
}

#[tokio::test]
async fn the_result_of_an_event_is_changed_at_the_event() {
    let server = Server::start().await;
    let event = club(&server, 0).await;
    let game = start(&server, &event).await;
    server.acts(&game, "white", json!({"act": "resign"})).await;
    let body = json!({"result": "1-0", "reason": "so"});
    let refused = server.post(&game.path("/result"), &event.key, &body).await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    let view = server.get(&game.path(""), &event.key).await.is(200);
    let action = &view["actions"][0];
    assert_eq!(
        (&action["act"], &action["available"]),
        (&json!("change_result"), &json!(false)),
        "{view}"
    );
}
