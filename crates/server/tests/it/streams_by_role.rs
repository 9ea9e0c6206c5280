//! What each act sends down the stream of each seat: what that seat may know, and no more. What
//! a view may hold is tested where views are; here a stream holds nothing that its seat's view
//! does not.

use crate::client::{Events, Game, Server, file};
use serde_json::{Value, json};

const SEATS: [&str; 4] = ["white", "black", "arbiter", "spectator"];

/// Who does what, in a game that goes on after each.
fn acts() -> Vec<(&'static str, Value)> {
    vec![
        ("arbiter", json!({"act": "start"})),
        ("white", json!({"act": "adjust", "squares": ["a1"]})),
        ("white", json!({"act": "touch", "squares": ["g1"]})),
        ("white", json!({"act": "release", "from": "g1", "to": "g3"})),
        ("white", json!({"act": "press"})),
        ("black", json!({"act": "write", "move": "Ng3"})),
        ("black", json!({"act": "move", "move": "e5"})),
        ("black", json!({"act": "offer_draw"})),
        ("black", json!({"act": "press"})),
        ("white", json!({"act": "decline_draw"})),
        ("white", json!({"act": "claim", "ground": "repetition"})),
        ("white", json!({"act": "request", "what": "explanation"})),
        ("black", json!({"act": "castle"})),
        ("arbiter", json!({"act": "stop"})),
        (
            "arbiter",
            json!({"act": "write", "mark": "looked at board 3"}),
        ),
        ("arbiter", json!({"act": "observe", "what": "illegal_move"})),
        (
            "arbiter",
            json!({"act": "penalise", "side": "white", "penalty": "warning"}),
        ),
        (
            "arbiter",
            json!({"act": "set_clock", "side": "black", "ms": 600_000}),
        ),
        ("arbiter", json!({"act": "start"})),
        ("black", json!({"act": "announce", "text": "I adjust"})),
        (
            "white",
            json!({"act": "stop_clocks", "reason": "the light"}),
        ),
        ("arbiter", json!({"act": "adjourn", "side": "white"})),
        ("white", json!({"act": "seal", "move": "d4"})),
        ("black", json!({"act": "resign"})),
    ]
}

/// What ages between two looks at the same entry, or depends on what was heard before.
fn aged(mut view: Value) -> Value {
    for key in ["clocks", "announce", "private", "actions"] {
        view.as_object_mut().unwrap().remove(key);
    }
    view
}

async fn settled(events: &mut Events, seq: u64) -> Value {
    loop {
        let (id, view) = events.next().await.unwrap();
        if id >= seq {
            return view;
        }
    }
}

async fn hold(server: &Server, game: &Game, streams: &mut [Events; 4], seq: u64, what: &Value) {
    for (seat, events) in SEATS.into_iter().zip(streams) {
        let told = settled(events, seq).await;
        let view = server.view(game, seat).await;
        assert_eq!(told["seat"], seat);
        if seat != "arbiter" {
            assert_eq!(told["private"], Value::Null, "{seat}: {what}");
        }
        assert_eq!(aged(told), aged(view), "{seat}: {what}");
    }
}

#[tokio::test]
async fn a_stream_holds_what_the_view_of_its_seat_does() {
    for edition in ["1997", "2009", "2023"] {
        let server = Server::start().await;
        let game = server.set_up(&file(edition, "90m+30s")).await;
        let mut streams = [
            server.follow(&game, SEATS[0], None).await,
            server.follow(&game, SEATS[1], None).await,
            server.follow(&game, SEATS[2], None).await,
            server.follow(&game, SEATS[3], None).await,
        ];
        for (seat, act) in acts() {
            let before = server.view(&game, "arbiter").await["seq"].as_u64().unwrap();
            let answer = server
                .post(&game.path("/acts"), game.token(seat), &act)
                .await;
            if answer.status == 200 && answer.json()["seq"].as_u64() > Some(before) {
                let seq = answer.json()["seq"].as_u64().unwrap();
                hold(&server, &game, &mut streams, seq, &act).await;
            }
        }
    }
}
