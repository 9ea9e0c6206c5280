//! A game as a case before its arbiter: the evidence, the Laws, and what would come of a decision.

use crate::client::{Server, file};
use serde_json::{Value, json};

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value}"))
}

/// The position comes a second time, and Black claims with the move that would bring a third.
#[tokio::test]
async fn a_claim_is_shown_with_what_it_rests_on() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "40/120m:60m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    for (seat, san) in [("white", "Nf3"), ("black", "Nf6"), ("white", "Ng1")] {
        server.plays(&game, seat, san).await;
    }
    let claim = json!([
        {"act": "write", "move": "Ng8"},
        {"act": "claim", "ground": "repetition", "intended": "Ng8"},
    ]);
    server.acts(&game, "black", claim).await;
    let path = game.path("/case");
    let case = server.get(&path, game.token("arbiter")).await.is(200);
    let evidence = &case["evidence"];
    assert_eq!(evidence["ground"], "repetition");
    assert_eq!(evidence["intended"], "Ng8");
    let plies: Vec<&Value> = evidence["positions"].as_array().unwrap().iter().collect();
    let plies: Vec<_> = plies
        .iter()
        .map(|it| (&it["ply"], text(&it["turn"])))
        .collect();
    assert_eq!(plies, [(&json!(0), "white"), (&json!(4), "white")]);
    assert_eq!(evidence["positions"][1]["after"], "2… Ng8");
    assert_eq!(evidence["halfmoves"], 4);
    let clauses: Vec<&str> = case["laws"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| text(&it["clause"]))
        .collect();
    assert!(clauses.contains(&"R9.5b"), "{clauses:?}");
    let first = &case["precedents"][0];
    assert!(
        text(&first["place"]).starts_with("cases/drawn_game/"),
        "{first}"
    );
    let last = case["happened"].as_array().unwrap().last().unwrap();
    let more = |of: &str| last[of]["white_ms"].as_i64().unwrap();
    assert_eq!(
        more("after") - more("before"),
        180_000,
        "three minutes more"
    );
    for seat in ["white", "black", "spectator"] {
        server.get(&path, game.token(seat)).await.is(403);
    }
}

/// What would come of acts is told and nothing is recorded.
#[tokio::test]
async fn what_is_foreseen_has_not_happened() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let before = server.view(&game, "arbiter").await;
    let path = game.path("/foreseen");
    let act = json!({"act": "penalise", "side": "white", "penalty": "take_time", "ms": 600_000});
    let seen = server
        .post(&path, game.token("arbiter"), &act)
        .await
        .is(200);
    let decisions = &seen["results"][0]["rulings"][0]["decisions"];
    assert_eq!(decisions[0]["kind"], "take_time");
    let white = |of: &str| seen[of]["white_ms"].as_i64().unwrap();
    assert_eq!(white("before") - white("after"), 600_000);
    let view = server.view(&game, "arbiter").await;
    assert_eq!(view["seq"], before["seq"]);
    for (act, status) in [
        (json!({"act": "declare", "score": "1-0"}), 200),
        (json!({"act": "declare"}), 400),
        (json!({"act": "no such act"}), 400),
        (json!([]), 400),
    ] {
        server
            .post(&path, game.token("arbiter"), &act)
            .await
            .is(status);
    }
    server.post(&path, game.token("white"), &act).await.is(403);
}

/// An answer is told with what would come of it; the arbiter's reason is read by everybody.
#[tokio::test]
async fn answers_are_foreseen_and_reasons_are_told() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "40/120m:60m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    server.plays(&game, "white", "Nf3").await;
    let stop = json!({"act": "stop_clocks", "reason": "noise"});
    server.acts(&game, "black", stop).await;
    let case = server
        .get(&game.path("/case"), game.token("arbiter"))
        .await
        .is(200);
    let question = &case["questions"][0];
    let outcomes = question["outcomes"].as_array().unwrap();
    assert_eq!(
        outcomes.len(),
        question["choices"].as_array().unwrap().len()
    );
    for outcome in outcomes {
        let ruling = &outcome["foreseen"]["results"][0]["rulings"][0];
        assert!(!text(&ruling["text"]).is_empty(), "{outcome}");
    }
    let acts = json!([
        {"act": "write", "mark": "The hall was noisy"},
        {"act": "answer", "question": question["id"], "choice": question["choices"][0]},
    ]);
    server.acts(&game, "arbiter", acts).await;
    for seat in ["white", "black", "arbiter", "spectator"] {
        let notes = server.view(&game, seat).await["notes"].to_string();
        assert!(
            notes.contains("The arbiter: The hall was noisy."),
            "{seat}: {notes}"
        );
    }
}
