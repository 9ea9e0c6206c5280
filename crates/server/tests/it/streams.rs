//! Event streams: the state at once, then after each change; and again where it was left off.

use crate::client::{Game, Server, file};
use serde_json::{Value, json};

#[tokio::test]
async fn a_stream_begins_with_the_state_and_goes_on_with_each_change() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m+3s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let mut events = server.follow(&game, "black", None).await;
    let (id, view) = events.next().await.unwrap();
    assert_eq!(
        (view["seq"].as_u64(), &view["seat"]),
        (Some(id), &json!("black"))
    );
    assert_eq!(view["announce"], json!([]));

    server
        .acts(&game, "white", json!({"act": "move", "move": "Nf3"}))
        .await;
    let view = after(&mut events, id).await;
    assert_eq!(view["hand"]["press_due"], "white");
    assert_eq!(view["announce"], json!(["White plays Nf3."]));
    server
        .acts(&game, "white", json!({"act": "offer_draw"}))
        .await;
    let view = after(&mut events, view["seq"].as_u64().unwrap()).await;
    assert_eq!(view["announce"], json!(["White offers a draw."]));
    assert_eq!(view["offer"]["by"], "white");
}

/// The next view of a later entry: one of the same entry may come between when somebody comes.
async fn after(events: &mut crate::client::Events, seq: u64) -> Value {
    loop {
        let (id, view) = events.next().await.unwrap();
        if id > seq {
            return view;
        }
    }
}

/// What Black's stream begins with.
async fn first(server: &Server, game: &Game, last: Option<u64>) -> (u64, Value) {
    let mut events = server.follow(game, "black", last).await;
    events.next().await.unwrap()
}

#[tokio::test]
async fn a_stream_is_resumed_with_what_was_said_meanwhile() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m+3s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let (id, _) = first(&server, &game, None).await;
    server.plays(&game, "white", "d4").await;
    server
        .acts(&game, "white", json!({"act": "offer_draw"}))
        .await;
    let meanwhile = json!(["White plays d4.", "White offers a draw."]);
    let (_, view) = first(&server, &game, Some(id)).await;
    assert_eq!(view["announce"], meanwhile);
    assert_eq!(view["moves"][0]["san"], "d4");

    let server = server.restarted().await;
    let (_, view) = first(&server, &game, Some(id)).await;
    assert_eq!(view["announce"], meanwhile);
}

#[tokio::test]
async fn streams_end_when_the_server_does() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let mut events = server.follow(&game, "white", None).await;
    events.next().await.unwrap();
    let server = server.restarted().await;
    while events.next().await.is_some() {}
    assert_eq!(server.view(&game, "white").await["seq"], 0);
}
