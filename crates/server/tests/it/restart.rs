//! Nothing that was acknowledged depends on the process.

use crate::client::{Server, file};
use serde_json::{Value, json};

/// A view without what passes by itself.
fn lasting(mut view: Value) -> Value {
    for passing in ["clocks", "announce", "private"] {
        view[passing] = Value::Null;
    }
    view
}

#[tokio::test]
async fn after_a_restart_every_seat_sees_the_same() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "40/120m:60m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    for (seat, acts) in [
        (
            "white",
            json!([{"act": "move", "move": "e4"}, {"act": "press"}]),
        ),
        ("black", json!([{"act": "touch", "squares": ["e7"]}])),
        ("black", json!([{"act": "accept_draw"}])),
        (
            "black",
            json!([{"act": "release", "from": "e7", "to": "e5"}, {"act": "offer_draw"}]),
        ),
    ] {
        server.acts(&game, seat, acts).await;
    }
    let seats = ["white", "black", "arbiter", "spectator"];
    let mut before = Vec::new();
    for seat in seats {
        before.push(server.view(&game, seat).await);
    }
    let server = server.restarted().await;
    for (seat, before) in seats.into_iter().zip(before) {
        let after = server.view(&game, seat).await;
        let (was, is) = (&before["clocks"], &after["clocks"]);
        assert_eq!(is["running"], was["running"]);
        assert!(
            is["now_ms"].as_i64() >= was["now_ms"].as_i64(),
            "time never runs back"
        );
        let spent = is["now_ms"].as_i64().unwrap() - was["now_ms"].as_i64().unwrap();
        let left = was["black_ms"].as_i64().unwrap() - spent;
        assert_eq!(
            is["black_ms"].as_i64(),
            Some(left),
            "the clock ran on, and gained nothing"
        );
        assert_eq!(lasting(after), lasting(before), "{seat}");
    }
}

/// The clock ran while nobody kept the game; the arbiter alone is told, until he has set it.
#[tokio::test]
async fn an_absence_of_the_server_is_told_to_the_arbiter() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let told = |view: &Value| view.to_string().contains("The server was restarted");
    assert!(!told(&server.view(&game, "arbiter").await));

    let server = server.restarted().await;
    assert!(told(&server.view(&game, "arbiter").await));
    assert!(!told(&server.view(&game, "white").await));

    server.plays(&game, "white", "e4").await;
    let server = server.restarted().await;
    let view = server.view(&game, "arbiter").await;
    assert_eq!(
        view.to_string().matches("The server was restarted").count(),
        2,
        "{view}"
    );

    let set = json!({"act": "set_clock", "side": "black", "ms": 5_430_000});
    let answer = server.acts(&game, "arbiter", set).await;
    assert!(!told(&answer["view"]));
    let server = server.restarted().await;
    let after = server.view(&game, "arbiter").await.to_string();
    assert_eq!(after.matches("The server was restarted").count(), 1);
}

#[tokio::test]
async fn a_game_that_has_not_begun_waits_on() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let server = server.restarted().await;
    let view = server.view(&game, "white").await;
    assert_eq!((&view["started"], &view["seq"]), (&json!(false), &json!(0)));
    assert_eq!(view["clocks"]["white_ms"], 300_000);
}
