//! Whatever is sent, the answer says what is wrong with it, and never that the server failed.

use crate::client::{Server, file};
use serde_json::{Value, json};

#[tokio::test]
async fn games_that_cannot_be_are_refused_with_the_place() {
    let server = Server::start().await;
    for (body, place) in [
        (json!([]), "an object"),
        (json!({}), "edition"),
        (json!({"edition": "1998"}), "edition"),
        (json!({"edition": "2023", "colour": 1}), "colour"),
        (
            json!({"edition": "2023", "start": {"fen": "8/8/8/8 w"}}),
            "start.fen",
        ),
        (
            json!({"edition": "2023", "start": {"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}}),
            "start",
        ),
        (
            json!({"edition": "2023", "start": {"chess960": 960}}),
            "start.chess960",
        ),
        (json!({"edition": "2023", "moves": "1. e5"}), "moves"),
        (
            json!({"edition": "2023", "regulations": {"time_control": "soon"}}),
            "time_control",
        ),
        (
            json!({"edition": "2023", "clocks": {"white_ms": 1, "black_ms": 1}}),
            "clocks",
        ),
        (
            json!({"edition": "2023", "acts": [{"act": "press"}]}),
            "acts",
        ),
        (json!({"edition": "2023", "devices": 1}), "devices"),
        (
            json!({"edition": "2023", "names": {"white": "w".repeat(81)}}),
            "names.white",
        ),
    ] {
        let problem = server.post("/api/v1/games", "", &body).await.is(400);
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(place), "{body}: {detail}");
        assert!(problem["type"].is_string() && problem["title"].is_string());
    }
}

#[tokio::test]
async fn acts_that_are_none_are_refused_and_not_recorded() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let seq = server.view(&game, "white").await["seq"].clone();
    for (act, status) in [
        (json!({"act": "fly"}), 400),
        (json!({"act": "touch"}), 400),
        (json!({"act": "touch", "squares": ["i9"]}), 400),
        (json!({"act": "press", "move": "e4"}), 400),
        (json!({"act": "move", "move": "e4", "hands": 3}), 400),
        (json!({"act": "move", "by": "nobody", "move": "e4"}), 400),
        (json!({"act": "move", "by": "black", "move": "e5"}), 403),
        (
            json!({"act": "observe", "by": "clock", "what": "flag"}),
            403,
        ),
        (json!([{"act": "move", "move": "e4"}, {"act": "fly"}]), 400),
        (json!([]), 400),
        (json!(null), 400),
        (json!(vec![json!({"act": "press"}); 201]), 400),
    ] {
        let answer = server
            .post(&game.path("/acts"), game.token("white"), &act)
            .await;
        assert_eq!(answer.status, status, "{act}: {}", answer.text);
        assert_eq!(
            answer.header("content-type"),
            Some("application/problem+json")
        );
    }
    let view = server.view(&game, "white").await;
    assert_eq!((&view["seq"], &view["moves"]), (&seq, &json!([])));
    let refused = server
        .acts(&game, "white", json!({"act": "move", "move": "Qxz9"}))
        .await;
    assert_eq!(
        refused["results"][0]["refusals"][0]["reason"],
        "unreadable_move"
    );
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_asked_for() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    for (path, says) in [
        ("/acts", "No draw offer of Black's is open."),
        ("/acts?lang=fr", "Aucune proposition de nulle des Noirs"),
    ] {
        let act = json!({"act": "accept_draw"});
        let answer = server
            .post(&game.path(path), game.token("white"), &act)
            .await;
        let answer = answer.json();
        let text = &answer["results"][0]["refusals"][0]["text"];
        let text = text.as_str().unwrap_or_default();
        assert!(text.starts_with(says), "{text}");
    }
}

/// Texts one slip away from an act, and worse.
#[tokio::test]
async fn broken_json_never_breaks_the_server() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let whole = r#"[{"act":"touch","squares":["e2","d1"]},{"act":"move","move":"e4"}]"#;
    let nested = "[".repeat(5_000);
    let mut texts: Vec<Vec<u8>> = vec![nested.into_bytes(), vec![0xff, 0xfe], Vec::new()];
    for at in (0..whole.len()).step_by(3) {
        texts.push(whole.as_bytes()[..at].to_vec());
        for sign in [b'"', b'{', b'9', 0, 0xc3] {
            let mut text = whole.as_bytes().to_vec();
            text[at] = sign;
            texts.push(text);
        }
    }
    let head =
        |path: &str, token: &str| format!("POST {path} HTTP/1.1\r\nAuthorization: Bearer {token}");
    for (nth, text) in texts.iter().enumerate() {
        let token = game.token(["white", "black", "arbiter"][nth % 3]);
        let answer = server.send(&head(&game.path("/acts"), token), text).await;
        assert!(
            (200..500).contains(&answer.status),
            "{:?}: {answer:?}",
            String::from_utf8_lossy(text)
        );
        if nth % 5 == 0 {
            let answer = server.send(&head("/api/v1/games", ""), text).await;
            assert_eq!(answer.status, 400, "{answer:?}");
        }
    }
    server.view(&game, "white").await;
}

#[tokio::test]
async fn too_much_is_too_much() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "5m")).await;
    let act = json!({"act": "announce", "text": "x".repeat(300 * 1024)});
    let answer = server
        .post(&game.path("/acts"), game.token("white"), &act)
        .await;
    assert_eq!(answer.status, 413);
    let batch = Value::Array(vec![json!({"act": "write", "mark": "(=)"}); 190]);
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let answer = server
            .post(&game.path("/acts"), game.token("white"), &batch)
            .await;
        statuses.push(answer.status);
        if answer.status == 429 {
            assert!(answer.header("retry-after").is_some());
        }
    }
    assert!(
        statuses.starts_with(&[200, 200]) && statuses.contains(&429),
        "{statuses:?}"
    );
}

#[tokio::test]
async fn addresses_and_methods_that_are_none_are_told_so() {
    let server = Server::start().await;
    for (head, status) in [
        ("GET /api/v1/nothing HTTP/1.1", 404),
        ("DELETE /api/v1/games HTTP/1.1", 405),
        ("PUT /api/v1/presets HTTP/1.1", 405),
        ("GET /api/v2/games HTTP/1.1", 404),
    ] {
        let answer = server.send(head, b"").await;
        assert_eq!(answer.status, status, "{head}");
        assert_eq!(
            answer.header("content-type"),
            Some("application/problem+json"),
            "{head}"
        );
    }
}
