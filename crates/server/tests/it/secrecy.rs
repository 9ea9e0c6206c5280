//! What each seat may know, and no more.

use crate::client::{Game, Server, file};
use serde_json::{Value, json};

/// White makes an illegal move, presses, and nobody has noticed.
async fn unnoticed(server: &Server) -> Game {
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let acts = json!([{"act": "move", "move": "g1g3"}, {"act": "press"}]);
    let answer = server.acts(&game, "white", acts).await;
    assert_eq!(
        answer["results"][0]["refusals"],
        json!([]),
        "what happened, happened"
    );
    game
}

#[tokio::test]
async fn an_illegal_move_is_told_to_the_arbiter_alone() {
    let server = Server::start().await;
    let game = unnoticed(&server).await;
    for seat in ["white", "black", "spectator"] {
        let view = server.view(&game, seat).await;
        let text = view.to_string();
        assert!(!text.contains("llegal move was"), "{text}");
        assert_eq!(view["private"], Value::Null);
        assert_eq!(view["moves"][0]["legal"], Value::Null);
        assert_eq!(view["moves"][0]["san"], "Ng3", "written as any other move");
        assert_eq!(view["illegal_moves"]["white"], 0);
        assert!(
            !server
                .get(&game.path(".pgn"), game.token(seat))
                .await
                .text
                .contains("g1g3")
        );
    }
    let view = server.view(&game, "arbiter").await;
    assert_eq!(view["moves"][0]["legal"], false);
    assert_eq!(view["private"]["illegal_ply"], 1);
    let notice = &view["private"]["notices"][0];
    assert!(
        notice["text"]
            .as_str()
            .unwrap()
            .starts_with("White's first move was illegal")
    );
    let answer = server.acts(&game, "arbiter", notice["act"].clone()).await;
    assert_eq!(answer["view"]["illegal_moves"]["white"], 1);
    assert_eq!(answer["view"]["private"]["illegal_ply"], Value::Null);
    let black = server.view(&game, "black").await;
    assert_eq!(black["position"]["plies"], 0, "the position was restored");
}

/// What may be claimed does not depend on what has happened, or the page would tell it.
#[tokio::test]
async fn the_list_of_claims_tells_nothing() {
    let server = Server::start().await;
    let game = unnoticed(&server).await;
    let fair = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&fair, "arbiter", json!({"act": "start"})).await;
    let acts = json!([{"act": "move", "move": "Nf3"}, {"act": "press"}]);
    server.acts(&fair, "white", acts).await;
    let (one, other) = (
        server.view(&game, "black").await,
        server.view(&fair, "black").await,
    );
    assert_eq!(one["claims"], other["claims"]);
    assert_eq!(one["actions"], other["actions"]);
}

#[tokio::test]
async fn a_refusal_is_told_to_whom_it_was_refused() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let answer = server
        .acts(&game, "black", json!({"act": "accept_draw"}))
        .await;
    let refusal = &answer["results"][0]["refusals"][0];
    assert_eq!(refusal["reason"], "no_offer");
    let text = refusal["text"].as_str().unwrap();
    for (seat, expect) in [
        ("black", true),
        ("white", false),
        ("arbiter", false),
        ("spectator", false),
    ] {
        let view = server.view(&game, seat).await;
        let told = |note: &Value| note["kind"] == "refusal" && note["text"] == text;
        let is_told = view["notes"].as_array().unwrap().iter().any(told);
        assert_eq!(is_told, expect, "{seat}");
        let file = server.get(&game.path(".json"), game.token(seat)).await.text;
        let told = expect || seat == "arbiter";
        assert_eq!(file.contains("accept_draw"), told, "{seat}: {file}");
    }
}

#[tokio::test]
async fn what_is_asked_is_for_the_arbiter() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let acts = json!({"act": "claim", "ground": "win", "detail": "He left."});
    let answer = server.acts(&game, "white", acts).await;
    let asked = &answer["results"][0]["questions"][0];
    assert_eq!((&asked["id"], asked.get("choices")), (&json!("q1"), None));
    for seat in ["white", "black", "spectator"] {
        let view = server.view(&game, seat).await;
        assert_eq!(
            (&view["questions"], &view["awaiting_arbiter"]),
            (&json!([]), &json!(true))
        );
        let notes = view["notes"].as_array().unwrap();
        assert!(
            notes.iter().all(|note| note["kind"] != "question"),
            "{seat}"
        );
    }
    let view = server.view(&game, "arbiter").await;
    let question = &view["questions"][0];
    let choice = &question["choices"][0];
    assert!(question["labels"][choice.as_str().unwrap()].is_string());
    let act = json!({"act": "answer", "question": question["id"], "choice": choice});
    let answer = server.acts(&game, "arbiter", act).await;
    assert_eq!(answer["view"]["awaiting_arbiter"], false);
}

#[tokio::test]
async fn spectators_look_on_and_do_not_act() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let view = server.view(&game, "spectator").await;
    for empty in ["actions", "claims", "questions"] {
        assert_eq!(view[empty], json!([]), "{empty}");
    }
    assert_eq!(view["scoresheets"], json!({}));
    let act = json!({"act": "move", "move": "e4"});
    for path in ["/acts", "/begin"] {
        let answer = server
            .post(&game.path(path), game.token("spectator"), &act)
            .await;
        assert_eq!(answer.status, 403);
    }
}

/// In 2009, with an arbiter who watches several boards, a flag in rapid play is for the players
/// to claim (A.4d): the arbiter may know of it, and is told that he may not call it.
#[tokio::test]
async fn an_arbiter_is_told_where_he_may_not_intervene() {
    let server = Server::start().await;
    let game = server
        .set_up(&json!({
            "edition": "2009",
            "regulations": {
                "time_control": "5m", "class": "rapid", "supervision": "inadequate",
            },
            "clocks": {"white_ms": 1, "black_ms": 300_000},
        }))
        .await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let notice = loop {
        let view = server.view(&game, "arbiter").await;
        if view["private"]["flag_down"] == "white" {
            break view["private"]["notices"][0].clone();
        }
    };
    let answer = server.acts(&game, "arbiter", notice["act"].clone()).await;
    let refusal = &answer["results"][0]["refusals"][0];
    assert_eq!(refusal["reason"], "not_this_seat", "{answer}");
    let (text, why) = (
        notice["text"].as_str().unwrap(),
        refusal["text"].as_str().unwrap(),
    );
    assert!(text.ends_with(why), "{text}");
}

/// A sealed move is in nobody's view, stream or file before the envelope is opened; not in that
/// of the player who sealed it either.
#[tokio::test]
async fn a_sealed_move_is_read_by_nobody() {
    let server = Server::start().await;
    let game = server.set_up(&file("2009", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let adjourn = json!({"act": "adjourn", "resumption": "20 May, 10:00, the small hall"});
    server.acts(&game, "arbiter", adjourn).await;
    let acts = json!([
        {"act": "write", "move": "Nc3"},
        {"act": "seal", "move": "Nc3"},
        {"act": "stop_clocks"},
    ]);
    let answer = server.acts(&game, "white", acts).await;
    assert_eq!(answer["view"]["adjournment"]["stage"], "adjourned");
    let envelope = &answer["view"]["adjournment"]["envelope"];
    assert_eq!(envelope["resumption"], "20 May, 10:00, the small hall");
    assert_eq!(
        (&envelope["number"], &envelope["sealed_by"]),
        (&json!(1), &json!("white"))
    );
    for seat in ["white", "black", "arbiter", "spectator"] {
        let view = server.view(&game, seat).await.to_string();
        assert!(!view.contains("Nc3"), "{seat}: {view}");
        let file = server.get(&game.path(".json"), game.token(seat)).await.text;
        assert!(!file.contains("Nc3"), "{seat}: {file}");
        assert!(file.contains("seal"), "{seat}: {file}");
        let pgn = server.get(&game.path(".pgn"), game.token(seat)).await.text;
        assert!(!pgn.contains("Nc3"), "{seat}: {pgn}");
    }
    server
        .acts(&game, "arbiter", json!({"act": "resume"}))
        .await;
    let answer = server.acts(&game, "white", json!({"act": "arrive"})).await;
    assert!(
        !answer.to_string().contains("Nc3"),
        "the envelope is still closed"
    );
    let answer = server.acts(&game, "black", json!({"act": "arrive"})).await;
    assert_eq!(answer["view"]["moves"][0]["san"], "Nc3");
    let file = server
        .get(&game.path(".json"), game.token("black"))
        .await
        .text;
    assert!(file.contains("Nc3"), "{file}");
}
