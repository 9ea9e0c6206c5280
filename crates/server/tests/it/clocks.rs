//! The arbiter's hand on the clock of a game that is played here.

use crate::client::{Game, Server, file};
use serde_json::{Value, json};

fn regulated(more: &Value) -> Value {
    let mut file = file("2023", "5m|4m");
    for (key, value) in more.as_object().unwrap() {
        file["regulations"][key] = value.clone();
    }
    file
}

#[tokio::test]
async fn a_correction_stands_with_its_reason_and_what_was_shown() {
    let server = Server::start().await;
    let game = server
        .set_up(&regulated(&json!({"counter": "hidden"})))
        .await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let set = json!({"act": "set_moves", "side": "white", "moves": 3, "reason": "the lever"});
    let answer = server.acts(&game, "arbiter", set).await;
    let view = &answer["view"];
    assert_eq!(view["clocks"]["counter"]["white"], 3);
    let entry = &view["private"]["corrections"][0];
    assert_eq!(entry["reason"], "the lever");
    assert_eq!(
        (
            &entry["before"]["white_moves"],
            &entry["after"]["white_moves"]
        ),
        (&json!(0), &json!(3))
    );
    // The record has another number: which is right, he decides.
    assert!(
        view["private"]
            .to_string()
            .contains("counter says 3 moves; the record has 0")
    );
    // The players are told neither the counter nor of it (6.14, 13.6).
    let white = server.view(&game, "white").await;
    assert_eq!(white["clocks"]["counter"], Value::Null);
    assert!(!white.to_string().contains("counter to 3"), "{white}");

    let replace = json!({"act": "replace_clock", "white_ms": 60_000, "black_ms": 50_000,
        "white_moves": 5, "black_moves": 5, "reason": "it stood"});
    server.acts(&game, "arbiter", replace).await;
    let white = server.view(&game, "white").await.to_string();
    assert!(
        white.contains("replaces the clock by 1:00 and 0:50"),
        "{white}"
    );
    assert!(!white.contains("moves 5"), "{white}");
    let undo = json!({"act": "undo", "entry": entry["entry"], "reason": "it was right"});
    let answer = server.acts(&game, "arbiter", undo).await;
    let corrections = &answer["view"]["private"]["corrections"];
    assert_eq!(corrections.as_array().unwrap().len(), 3);
    assert_eq!(
        (&corrections[0]["undone"], &corrections[1]["undone"]),
        (&json!(true), &json!(false))
    );
    // All of it is in the record.
    let text = server
        .get(&game.path(".json"), game.token("arbiter"))
        .await
        .text;
    for act in ["set_moves", "replace_clock", "undo"] {
        assert!(text.contains(&format!("\"{act}\"")), "{text}");
    }
}

#[tokio::test]
async fn a_correction_is_the_arbiters_and_has_a_reason() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let set = json!({"act": "set_moves", "side": "white", "moves": 3, "reason": "why"});
    let refused = server.acts(&game, "white", set).await;
    assert_eq!(
        refused["results"][0]["refusals"][0]["reason"],
        "not_this_seat"
    );
    let bare = json!({"act": "undo", "entry": 0});
    let answer = server
        .post(&game.path("/acts"), game.token("arbiter"), &bare)
        .await;
    assert!(
        answer.is(400)["detail"]
            .as_str()
            .unwrap()
            .contains("reason")
    );
}

#[tokio::test]
async fn what_leaves_a_player_without_time_is_asked_about_twice() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let mut take = json!({"act": "penalise", "side": "white", "penalty": "take_time",
        "ms": 400_000});
    let problem = server
        .post(&game.path("/acts"), game.token("arbiter"), &take)
        .await
        .is(409);
    assert_eq!(problem["title"], "Is that meant?");
    assert!(
        problem["type"].as_str().unwrap().ends_with("unconfirmed"),
        "{problem}"
    );
    assert!(
        problem["detail"]
            .as_str()
            .unwrap()
            .contains("leaves White without time")
    );
    let seq = server.view(&game, "arbiter").await["seq"].clone();
    take["confirmed"] = json!(true);
    let answer = server.acts(&game, "arbiter", take).await;
    assert!(
        answer["seq"].as_u64() > seq.as_u64(),
        "nothing was recorded before"
    );
    assert!(answer["view"]["clocks"]["white_ms"].as_i64().unwrap() <= 0);
}

#[tokio::test]
async fn an_absence_of_the_server_is_charged_to_nobody() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let server = server.restarted().await;
    let moved = json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    let answer = server.acts(&game, "white", moved).await;
    assert_eq!(
        answer["results"].as_array().unwrap().len(),
        2,
        "the outage is no act of his"
    );
    let view = server.view(&game, "arbiter").await;
    let act = &view["private"]["notices"][0]["act"];
    assert_eq!(act["act"], "spare", "{}", view["private"]);
    let mut spare = act.clone();
    spare["reason"] = json!("the hall was dark");
    let answer = server.acts(&game, "arbiter", spare).await;
    let spared = &answer["view"]["private"]["corrections"][0];
    assert_eq!(spared["act"], "spare");
    let (before, after) = (&spared["before"]["white_ms"], &spared["after"]["white_ms"]);
    assert!(before.as_i64() <= after.as_i64(), "{spared}");
    let told = answer["view"].to_string();
    assert!(!told.contains("The server was restarted"), "{told}");
    // Replayed, it says the same; nobody else says that a clock was away.
    let server = server.restarted().await;
    let again = server.view(&game, "arbiter").await;
    assert_eq!(again["private"]["corrections"][0], *spared);
    let claim = json!({"act": "outage", "since_ms": 0});
    let refused = server.acts(&game, "arbiter", claim).await;
    assert_eq!(
        refused["results"][0]["refusals"][0]["reason"],
        "not_this_seat"
    );
}

/// The game is drawn; by the regulations of the event the point is Black's.
#[tokio::test]
async fn a_draw_counts_for_black_where_the_event_says_so() {
    let server = Server::start().await;
    let game = server.set_up(&regulated(&json!({"draw": "black"}))).await;
    for (seat, acts) in [
        (
            "white",
            json!([{"act": "move", "move": "e4"}, {"act": "press"}]),
        ),
        (
            "black",
            json!([{"act": "move", "move": "e5"}, {"act": "offer_draw"}, {"act": "press"}]),
        ),
        ("white", json!([{"act": "accept_draw"}])),
    ] {
        server.acts(&game, seat, acts).await;
    }
    let outcome = server.view(&game, "white").await["outcome"].clone();
    assert_eq!(
        (&outcome["white"], &outcome["black"]),
        (&json!("0"), &json!("1"))
    );
    assert_eq!(
        (&outcome["drawn"], &outcome["ground"]),
        (&json!(true), &json!("agreement"))
    );
    let text = outcome["text"].as_str().unwrap();
    assert!(text.contains("a draw counts as a win for Black"), "{text}");
    // The game itself was drawn, and PGN says so; what it counts for is in a tag of our own.
    let pgn = server
        .get(&game.path(".pgn"), game.token("white"))
        .await
        .text;
    assert!(pgn.contains("[Result \"1/2-1/2\"]"), "{pgn}");
    assert!(pgn.contains("draw=black\"]"), "{pgn}");
}

#[tokio::test]
async fn what_the_line_took_is_given_back_within_what_is_declared() {
    let server = Server::start().await;
    let game = server
        .set_up(&regulated(&json!({"lag_credit_ms": 200})))
        .await;
    let view = server.acts(&game, "arbiter", json!({"act": "start"})).await["view"].clone();
    assert_eq!(view["lag_credit_ms"], 200);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    // He says that he thought for no time at all: the bound holds, whatever he says.
    let move_and_press = json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    let taken = |header: &'static str, acts: Value, side: &'static str| {
        server.post_with(&game, side, header, acts)
    };
    taken("Thought-Ms: 0", move_and_press, "white")
        .await
        .is(200);
    let first = [[json!("clock"), json!("white"), json!(200)]];
    assert_eq!(credits(&server, &game).await, first);
    // It is told to all, and stands before the press in the record.
    let seen = server.view(&game, "black").await.to_string();
    assert!(
        seen.contains("The clock gives White 0:00.200 for the line"),
        "{seen}"
    );
    // Who thought as long as the server counted gets nothing, nor who does not say.
    let reply = json!([{"act": "move", "move": "e5"}, {"act": "press"}]);
    taken("Thought-Ms: 3600000", reply, "black").await.is(200);
    server
        .acts(
            &game,
            "white",
            json!([{"act": "move", "move": "d4"}, {"act": "press"}]),
        )
        .await;
    assert_eq!(credits(&server, &game).await, first);
    taken("Thought-Ms: soon", json!({"act": "resign"}), "black")
        .await
        .is(400);

    // Nobody enters it himself, and without a declaration there is none.
    let own = json!({"act": "lag", "side": "black", "ms": 100});
    let answer = server.acts(&game, "black", own).await;
    assert_eq!(
        answer["results"][0]["refusals"][0]["reason"],
        "not_this_seat"
    );
    let usual = server.set_up(&regulated(&json!({}))).await;
    server
        .acts(&usual, "arbiter", json!({"act": "start"}))
        .await;
    let acts = json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    server
        .post_with(&usual, "white", "Thought-Ms: 0", acts)
        .await
        .is(200);
    assert_eq!(credits(&server, &usual).await, [] as [[Value; 3]; 0]);
}

/// What the clock has given back for the line, as the record has it.
async fn credits(server: &Server, game: &Game) -> Vec<[Value; 3]> {
    let path = format!("/api/v1/games/{}.json", game.id);
    let record = server.get(&path, game.token("arbiter")).await.is(200);
    let acts = record["acts"].as_array().unwrap().iter();
    let given = acts.filter(|it| it["act"] == "lag");
    given
        .map(|it| ["by", "side", "ms"].map(|key| it[key].clone()))
        .collect()
}
