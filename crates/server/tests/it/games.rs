//! Games are set up, begin, and are ruled on.

use crate::client::{Server, file, knights_out_and_back};
use serde_json::{Value, json};

#[tokio::test]
async fn a_game_has_four_seats_and_each_its_link() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    for seat in ["white", "black", "arbiter", "spectator"] {
        let link = game.created["links"][seat].as_str().unwrap();
        assert_eq!(link, format!("/g/{}#t={}", game.id, game.token(seat)));
        let view = server.view(&game, seat).await;
        assert_eq!(view["seat"], seat);
        assert_eq!(view["started"], false);
        assert_eq!(view["clocks"]["running"], Value::Null);
        assert_eq!(view["clocks"]["white_ms"], 5_430_000);
        assert_eq!(view["time_control"], "90m+30s");
    }
}

#[tokio::test]
async fn nobody_is_let_in_without_a_key_of_this_game() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let other = server.set_up(&file("2023", "5m")).await;
    for token in ["", "nonsense", other.token("arbiter")] {
        for end in ["", "/stream", ".pgn", ".json"] {
            let answer = server.get(&game.path(end), token).await;
            let problem = answer.is(401);
            assert_eq!(
                answer.header("content-type"),
                Some("application/problem+json")
            );
            assert_eq!(problem["status"], 401);
        }
    }
    for path in ["/api/v1/games/nosuchgame", "/api/v1/games/a%2Fb.pgn"] {
        server.get(path, game.token("white")).await.is(404);
    }
}

#[tokio::test]
async fn the_clocks_stand_until_the_game_begins() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let early = server
        .acts(&game, "black", json!({"act": "move", "move": "e5"}))
        .await;
    assert_eq!(
        early["results"][0]["refusals"][0]["reason"],
        "not_having_the_move"
    );
    let set = json!({"act": "set_clock", "side": "white", "ms": 240_000});
    let view = server.acts(&game, "arbiter", set).await["view"].clone();
    assert_eq!(
        (&view["started"], &view["clocks"]["now_ms"]),
        (&json!(false), &json!(0))
    );
    assert_eq!(view["clocks"]["white_ms"], 240_000, "it stands");
    let alone = server
        .post(&game.path("/begin"), game.token("black"), &json!({}))
        .await;
    assert_eq!(alone.is(409)["article"], "6.6", "White is not there yet");
    let answer = server.acts(&game, "arbiter", json!({"act": "start"})).await;
    assert_eq!(answer["view"]["started"], true);
    assert_eq!(answer["view"]["clocks"]["running"], "white");
    assert_eq!(answer["results"][0]["refusals"], json!([]));
}

#[tokio::test]
async fn the_player_having_the_move_begins_by_moving() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m+3s")).await;
    let answer = server.plays(&game, "white", "e4").await;
    let view = &answer["view"];
    assert_eq!(view["moves"][0]["san"], "e4");
    assert_eq!(view["moves"][0]["completed"], true);
    assert_eq!(view["clocks"]["running"], "black");
    assert_eq!(view["turn"], "black");
    assert_eq!(answer["results"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn both_there_either_may_begin() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let mut white = server.follow(&game, "white", None).await;
    let mut black = server.follow(&game, "black", None).await;
    assert_eq!(white.next().await.unwrap().1["started"], false);
    loop {
        let view = black.next().await.unwrap().1;
        let begin = &view["actions"][0];
        assert_eq!(begin["act"], "begin");
        if begin["available"] == true {
            break;
        }
    }
    server.acts(&game, "black", json!({"act": "begin"})).await;
    while white.next().await.unwrap().1["clocks"]["running"] != "white" {}
}

#[tokio::test]
async fn without_a_clock_there_is_nothing_to_wait_for() {
    let server = Server::start().await;
    let game = server
        .set_up(&json!({"edition": "2023", "moves": "1. e4"}))
        .await;
    let view = server.view(&game, "black").await;
    assert_eq!(
        (&view["started"], &view["time_control"]),
        (&json!(true), &json!("-"))
    );
    let answer = server
        .acts(&game, "black", json!({"act": "move", "move": "e5"}))
        .await;
    assert_eq!(answer["view"]["moves"][1]["completed"], true);
}

/// Article 9.5b of 2009: a claim that is wrong gives the opponent three minutes, and the move
/// that was written must be played.
#[tokio::test]
async fn a_wrong_claim_costs_three_minutes_in_2009() {
    let server = Server::start().await;
    let game = server.set_up(&knights_out_and_back()).await;
    let answer = server
        .acts(
            &game,
            "black",
            json!([
                {"act": "write", "move": "Ng8"},
                {"act": "claim", "ground": "repetition", "intended": "Ng8"},
            ]),
        )
        .await;
    let ruling = &answer["results"][1]["rulings"][0];
    assert_eq!(ruling["act"], 1);
    let add = json!({"kind": "add_time", "side": "white", "ms": 180_000});
    assert!(
        ruling["decisions"].as_array().unwrap().contains(&add),
        "{ruling}"
    );
    let cites = ruling["cites"].as_array().unwrap();
    assert!(
        cites.iter().any(|cite| cite["article"] == "9.5b"),
        "{ruling}"
    );
    let view = server.view(&game, "white").await;
    assert_eq!(view["clocks"]["white_ms"], 260_000);
    assert_eq!(view["obligations"][0]["kind"], "must_play");
    assert_eq!(view["obligations"][0]["move"], "Ng8");
    let note = view["notes"]
        .as_array()
        .unwrap()
        .iter()
        .find(|note| note["kind"] == "ruling");
    let note = note.unwrap();
    assert_eq!(note["to"], "all");
    let linked = |cite: &Value| cite["href"] == "/laws/R9.5b?edition=2009";
    assert!(
        note["cites"].as_array().unwrap().iter().any(linked),
        "{note}"
    );
}

#[tokio::test]
async fn one_device_serves_both_players() {
    let server = Server::start().await;
    let mut setting = file("2023", "5m");
    setting["devices"] = json!("one");
    setting["names"] = json!({"white": "Ann", "black": "Ben"});
    let game = server.set_up(&setting).await;
    let acts = json!([
        {"act": "move", "move": "e4"},
        {"act": "press"},
        {"act": "move", "move": "c5", "by": "black"},
        {"act": "press", "by": "black"},
    ]);
    let answer = server.acts(&game, "white", acts).await;
    assert_eq!(answer["view"]["moves"][1]["san"], "c5");
    assert_eq!(answer["view"]["names"]["black"], "Ben");
    let arbiter = json!({"act": "move", "move": "d4", "by": "white"});
    let problem = server
        .post(&game.path("/acts"), game.token("arbiter"), &arbiter)
        .await;
    assert_eq!(problem.status, 403);
}

#[tokio::test]
async fn a_game_ends_and_says_so_to_all() {
    let server = Server::start().await;
    let game = server.set_up(&file("2018", "3m+2s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let answer = server.acts(&game, "black", json!({"act": "resign"})).await;
    assert_eq!(answer["view"]["outcome"]["white"], "1");
    let view = server.view(&game, "spectator").await;
    assert_eq!(view["outcome"]["ground"], "resignation");
    assert_eq!(view["clocks"]["running"], Value::Null);
    let late = server
        .acts(&game, "white", json!({"act": "move", "move": "e4"}))
        .await;
    assert_eq!(late["results"][0]["refusals"][0]["reason"], "game_over");
    assert_eq!(late["view"]["actions"][0]["act"], "sign");
}

#[tokio::test]
async fn a_seat_is_given_a_new_key_and_the_old_one_opens_nothing() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let mut stream = server.follow(&game, "white", None).await;
    stream.next().await.unwrap();
    let path = game.path("/seats/white");
    let black = server.post(&path, game.token("black"), &json!({})).await;
    assert_eq!(black.status, 403);
    let fresh = server
        .post(&path, game.token("arbiter"), &json!({}))
        .await
        .is(200);
    while stream.next().await.is_some() {}
    server
        .get(&game.path(""), game.token("white"))
        .await
        .is(401);
    let token = fresh["token"].as_str().unwrap();
    assert_eq!(
        server.get(&game.path(""), token).await.is(200)["seat"],
        "white"
    );
    let nobody = game.path("/seats/nobody");
    assert_eq!(
        server
            .post(&nobody, game.token("arbiter"), &json!({}))
            .await
            .status,
        404
    );
}

/// Every line of a view is said in the language that is asked for; the moves stay SAN.
#[tokio::test]
async fn a_view_speaks_french_where_french_is_asked_for() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    server.plays(&game, "white", "Nf3").await;
    server
        .acts(&game, "white", json!({"act": "offer_draw"}))
        .await;
    let path = format!("/api/v1/games/{}?lang=fr", game.id);
    for seat in ["white", "black", "arbiter"] {
        let view = server.get(&path, game.token(seat)).await.is(200);
        assert_eq!(
            view["notes"][0]["text"],
            "L’arbitre met la pendule en marche."
        );
        assert_eq!(view["notes"][1]["text"], "Les Blancs proposent nulle.");
        let english = server.view(&game, seat).await;
        for of in ["actions", "claims"] {
            let [french, english] = [&view, &english].map(|it| it[of].as_array().unwrap());
            for (french, english) in french.iter().zip(english) {
                assert_ne!(french["label"], english["label"]);
                let reason = &french["reason"];
                assert!(reason.is_null() || *reason != english["reason"], "{reason}");
            }
        }
    }
}
