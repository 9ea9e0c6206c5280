//! The record as files: replayed, it yields the same rulings word for word.

use crate::client::{Game, Server, file, knights_out_and_back};
use flagfall_game::replay;
use flagfall_notation::pgn;
use flagfall_wire::{GameFile, GameResult};
use flagfall_words::Lang;
use serde_json::{Value, json};

/// A game in which something is ruled, something refused, something asked, and something wrong.
async fn eventful(server: &Server) -> (Game, Vec<Value>) {
    let game = server.set_up(&knights_out_and_back()).await;
    let mut answers = Vec::new();
    for (seat, acts) in [
        (
            "black",
            json!([
                {"act": "write", "move": "Ng8"},
                {"act": "claim", "ground": "repetition", "intended": "Ng8"},
            ]),
        ),
        ("black", json!([{"act": "accept_draw"}])),
        ("arbiter", json!([{"act": "start"}])),
        (
            "black",
            json!([{"act": "move", "move": "Ng8"}, {"act": "press"}]),
        ),
        (
            "white",
            json!([{"act": "move", "move": "e2e5"}, {"act": "press"}]),
        ),
        ("black", json!([{"act": "claim", "ground": "illegal_move"}])),
        ("white", json!([{"act": "claim", "ground": "win"}])),
        ("white", json!([{"act": "resign"}])),
    ] {
        answers.extend(
            server.acts(&game, seat, acts).await["results"]
                .as_array()
                .unwrap()
                .clone(),
        );
    }
    (game, answers)
}

#[tokio::test]
async fn the_game_file_is_replayed_to_the_same_rulings() {
    let server = Server::start().await;
    let (game, answers) = eventful(&server).await;
    let text = server
        .get(&game.path(".json"), game.token("white"))
        .await
        .text;
    let read = GameFile::parse(&text).unwrap().read().unwrap();
    let replayed = replay(read.header, &read.entries).unwrap();
    let result =
        serde_json::to_value(GameResult::of(&replayed.game, &replayed.events, Lang::En)).unwrap();
    for came in ["rulings", "refusals"] {
        let answered: Vec<Value> = answers
            .iter()
            .flat_map(|answer| answer[came].as_array().unwrap().clone())
            .collect();
        assert!(!answered.is_empty(), "{came}");
        assert_eq!(result[came], Value::Array(answered), "{came}");
    }
    let view = server.view(&game, "white").await;
    assert_eq!(result["position"]["fen"], view["position"]["fen"]);
    assert_eq!(result["outcome"]["ground"], "resignation");
    assert_eq!(result["illegal_moves"], view["illegal_moves"]);
    assert_eq!(read.entries.len(), answers.len());
}

#[tokio::test]
async fn a_game_is_read_again_as_pgn() {
    let server = Server::start().await;
    let mut setting = file("2023", "40/90m+30s:30m+30s");
    setting["names"] = json!({"white": "Ann \"A\" B.", "black": "Ben"});
    let game = server.set_up(&setting).await;
    server.plays(&game, "white", "e4").await;
    server.plays(&game, "black", "e5").await;
    let open = server
        .get(&game.path(".pgn"), game.token("spectator"))
        .await;
    assert_eq!(
        open.header("content-type"),
        Some("application/vnd.chess-pgn; charset=utf-8")
    );
    assert!(open.text.trim_end().ends_with('*'), "{}", open.text);
    server.acts(&game, "white", json!({"act": "resign"})).await;

    let text = server
        .get(&game.path(".pgn"), game.token("spectator"))
        .await
        .text;
    let games = pgn::read_all(text.as_bytes());
    let [read] = games.as_slice() else {
        panic!("{text}");
    };
    let replayed = pgn::replay(read);
    assert!(
        read.faults().is_empty() && replayed.faults.is_empty(),
        "{text}"
    );
    assert_eq!(replayed.moves.len(), 2);
    for (name, value) in [
        ("White", "Ann \"A\" B."),
        ("Result", "0-1"),
        ("Termination", "normal"),
        ("TimeControl", "40/5400+30:1800+30"),
        ("FlagfallEdition", "2023"),
        (
            "FlagfallRegulations",
            r#"{"time_control":"40/90m+30s:30m+30s"}"#,
        ),
    ] {
        assert_eq!(read.tag(name).as_deref(), Some(value));
    }
    assert!(text.contains("[%clk 1:30:"), "{text}");
    let in_a_line = text.replace('\n', " ");
    assert!(
        in_a_line.contains("{[%ruling White resigns. Black wins by resignation."),
        "{text}"
    );
    assert!(in_a_line.contains("(5.1.2, 2023)]} 0-1"), "{text}");
}

#[tokio::test]
async fn a_chess960_game_says_so() {
    let server = Server::start().await;
    let game = server
        .set_up(&json!({
            "edition": "2023",
            "regulations": {"time_control": "5m"},
            "start": {"chess960": 0},
        }))
        .await;
    let text = server
        .get(&game.path(".pgn"), game.token("white"))
        .await
        .text;
    for tag in [
        "[Variant \"Chess960\"]",
        "[SetUp \"1\"]",
        "[FEN \"bbqnnrkr/",
    ] {
        assert!(text.contains(tag), "{text}");
    }
    assert_eq!(server.view(&game, "white").await["chess960"], true);
}

#[tokio::test]
async fn papers_are_printed_for_whom_they_are_for() {
    let server = Server::start().await;
    let (game, _) = eventful(&server).await;
    let open = server
        .set_up(&json!({"edition": "2023", "regulations": {"time_control": "5m"}}))
        .await;
    for (game, seat, what, status) in [
        (&game, "white", "/scoresheet.pdf", 200),
        (&game, "spectator", "/scoresheet.pdf?of=black&lang=fr", 200),
        (&game, "black", "/rulings.pdf?paper=letter", 200),
        (&open, "white", "/scoresheet.pdf?of=white&paper=a4", 200),
        (&open, "arbiter", "/scoresheet.pdf?of=white", 200),
        (&open, "black", "/scoresheet.pdf?of=white", 403),
        (&open, "spectator", "/scoresheet.pdf?of=white", 403),
        (&open, "white", "/envelope.pdf", 403),
        (&open, "arbiter", "/envelope.pdf", 404),
        (&open, "arbiter", "/menu.pdf", 404),
        (&open, "white", "/scoresheet.pdf?paper=a3", 400),
        (&open, "white", "/scoresheet.pdf?of=both", 400),
    ] {
        let answer = server.get(&game.path(what), game.token(seat)).await;
        assert_eq!(answer.status, status, "{seat} {what}: {}", answer.text);
        if status == 200 {
            assert!(answer.text.starts_with("%PDF-"), "{what}");
        }
    }
}

/// The record with its hashes: the arbiter's while the game is on, then everybody's; never while
/// a move is sealed.
#[tokio::test]
async fn the_record_is_handed_out_with_its_hashes() {
    let server = Server::start().await;
    let game = server.set_up(&file("2023", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    let head = server.view(&game, "white").await["head"].clone();
    for (seat, expect) in [
        ("white", 403),
        ("spectator", 403),
        ("arbiter", 200),
        ("", 401),
    ] {
        let token = if seat.is_empty() {
            ""
        } else {
            game.token(seat)
        };
        assert_eq!(
            server.get(&game.path(".log"), token).await.status,
            expect,
            "{seat}"
        );
    }
    let text = server
        .get(&game.path(".log"), game.token("arbiter"))
        .await
        .text;
    let stored = flagfall_store::read_log(&text).unwrap();
    assert_eq!(stored.broken(), []);
    assert_eq!(flagfall_store::hex(&stored.head()), head);
    server.acts(&game, "black", json!({"act": "resign"})).await;
    let text = server
        .get(&game.path(".log"), game.token("white"))
        .await
        .text;
    let stored = flagfall_store::read_log(&text).unwrap();
    let view = server.view(&game, "white").await;
    assert_eq!(view["head"], flagfall_store::hex(&stored.head()));
    assert_ne!(view["head"], head);

    let game = server.set_up(&file("2009", "90m+30s")).await;
    server.acts(&game, "arbiter", json!({"act": "start"})).await;
    server
        .acts(&game, "arbiter", json!({"act": "adjourn"}))
        .await;
    server
        .acts(&game, "white", json!({"act": "seal", "move": "Nc3"}))
        .await;
    let sealed = server.get(&game.path(".log"), game.token("arbiter")).await;
    assert_eq!(sealed.status, 409, "{}", sealed.text);
    assert!(!sealed.text.contains("Nc3"));
}
