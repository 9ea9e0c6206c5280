//! Flags: called by themselves where the event says so, and by nobody but a player or the
//! arbiter elsewhere. The only tests that wait for time to pass: a second or less.

use crate::client::{Events, Game, Server};
use serde_json::{Value, json};
use std::time::Duration;

const FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game that goes on from `fen`, and White has `ms` left.
async fn short_of_time(server: &Server, flag: &str, fen: &str, ms: u64) -> Game {
    server
        .set_up(&json!({
            "edition": "2023",
            "regulations": {"time_control": "5m", "flag": flag},
            "start": {"fen": fen},
            "clocks": {"white_ms": ms, "black_ms": 300_000},
        }))
        .await
}

async fn start(server: &Server, game: &Game) {
    server.acts(game, "arbiter", json!({"act": "start"})).await;
}

async fn second(server: &Server, flag: &str) -> Game {
    let game = short_of_time(server, flag, FIRST, 700).await;
    start(server, &game).await;
    game
}

/// What is seen when the game is over; `look` sees each view up to then.
async fn ended(events: &mut Events, mut look: impl FnMut(&Value)) -> Value {
    loop {
        let view = events.next().await.unwrap().1;
        look(&view);
        if view["outcome"] != Value::Null {
            return view;
        }
    }
}

#[tokio::test]
async fn an_automatic_flag_falls_by_itself() {
    let server = Server::start().await;
    let game = second(&server, "automatic").await;
    let mut events = server.follow(&game, "black", None).await;
    let view = ended(&mut events, |_| {}).await;
    assert_eq!(view["outcome"]["ground"], "flagfall");
    assert_eq!(
        (&view["outcome"]["black"], &view["clocks"]["flagged"]),
        (&json!("1"), &json!("white"))
    );
    let proof = &view["outcome"]["proofs"][0];
    assert_eq!(
        (&proof["side"], &proof["verdict"]),
        (&json!("black"), &json!("winnable"))
    );
    let last = proof["line"].as_array().unwrap().last().unwrap();
    assert!(last["text"].as_str().unwrap().ends_with('#'), "{last}");
    let file = server
        .get(&game.path(".json"), game.token("black"))
        .await
        .json();
    let last = file["acts"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["by"], &last["act"], &last["what"]),
        (&json!("clock"), &json!("observe"), &json!("flag"))
    );
    assert!(last["at_ms"].as_i64().unwrap() >= 700);
    let arbiter = server.view(&game, "arbiter").await;
    let notes = arbiter["notes"].as_array().unwrap();
    assert!(
        notes.iter().all(|note| note["kind"] != "refusal"),
        "{notes:?}"
    );
}

/// The reason why nobody could mate is told in the language of whoever looks.
#[tokio::test]
async fn a_flag_that_draws_tells_why() {
    let server = Server::start().await;
    let fen = "7k/8/8/8/8/8/4Q3/4K3 w - - 0 1";
    let game = short_of_time(&server, "called", fen, 1).await;
    start(&server, &game).await;
    let observed = json!({"act": "observe", "what": "flag"});
    let view = loop {
        let answer = server.acts(&game, "arbiter", observed.clone()).await;
        if answer["view"]["outcome"] != Value::Null {
            break answer["view"].clone();
        }
    };
    assert_eq!(view["outcome"]["ground"], "cannot_mate");
    let proofs = view["outcome"]["proofs"].as_array().unwrap();
    let told: Vec<_> = proofs.iter().map(|it| (&it["side"], &it["text"])).collect();
    assert_eq!(
        told,
        [(&json!("black"), &json!("Black has only the king."))]
    );
}

/// What the budget of play leaves open is asked of the arbiter, and settled by the clock when more
/// positions show it. Should the position be decided at once some day, it is none to be tried here.
async fn proved_in_the_background(clock_ms: u64, acts: Value, clause: &str) {
    let server = Server::start().await;
    let fen = "6k1/p3p1P1/p1p1p1PB/p1P3PB/4P1P1/4P3/PK6/8 w - - 0 1";
    let game = short_of_time(&server, "automatic", fen, clock_ms).await;
    let mut events = server.follow(&game, "arbiter", None).await;
    start(&server, &game).await;
    for (seat, act) in acts.as_object().unwrap() {
        server.acts(&game, seat, act.clone()).await;
    }
    let mut asked = false;
    let look = |view: &Value| asked |= view["awaiting_arbiter"] == json!(true);
    let view = ended(&mut events, look).await;
    assert!(asked);
    assert_eq!(view["outcome"]["ground"], "cannot_mate");
    assert_eq!(view["outcome"]["cites"][0]["clause"], clause);
    let file = server
        .get(&game.path(".json"), game.token("black"))
        .await
        .json();
    let last = file["acts"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["by"], &last["act"], &last["choice"]),
        (&json!("clock"), &json!("answer"), &json!("no"))
    );
    let again = server.restarted().await.view(&game, "white").await;
    assert_eq!(again["outcome"]["ground"], "cannot_mate");
}

#[tokio::test]
async fn a_flag_that_play_leaves_open_is_proved_in_the_background() {
    proved_in_the_background(1, json!({}), "R6.9.2").await;
}

#[tokio::test]
async fn a_resignation_that_play_leaves_open_is_proved_in_the_background() {
    proved_in_the_background(300_000, json!({"white": {"act": "resign"}}), "R5.1b").await;
}

#[tokio::test]
async fn a_flag_to_be_called_is_told_to_the_arbiter_alone() {
    let server = Server::start().await;
    let game = second(&server, "called").await;
    let mut events = server.follow(&game, "arbiter", None).await;
    let view = loop {
        let view = events.next().await.unwrap().1;
        if view["private"]["flag_down"] != Value::Null {
            break view;
        }
    };
    assert_eq!(view["private"]["flag_down"], "white");
    assert_eq!(
        (&view["outcome"], &view["clocks"]["flagged"]),
        (&Value::Null, &Value::Null)
    );
    let seq = view["seq"].as_u64();
    let black = server.view(&game, "black").await;
    assert_eq!(
        (black["seq"].as_u64(), &black["private"]),
        (seq, &Value::Null)
    );
    assert!(black["clocks"]["white_ms"].as_i64().unwrap() <= 0);
    let answer = server
        .acts(&game, "black", json!({"act": "claim", "ground": "flag"}))
        .await;
    assert_eq!(answer["view"]["outcome"]["ground"], "flagfall");
}

/// The flag of a game that nobody had loaded falls when it is looked at again.
#[tokio::test]
async fn an_automatic_flag_is_not_lost_in_a_restart() {
    let server = Server::start().await;
    let game = second(&server, "automatic").await;
    let server = server.restarted().await;
    tokio::time::sleep(Duration::from_millis(750)).await;
    loop {
        let view = server.view(&game, "white").await;
        if view["outcome"]["ground"] == "flagfall" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
