//! `engine`: a few lines of shell that speak UCI play a whole game over the line.

use crate::serve::Served;
use serde_json::{Value, json};
use std::process::{Child, Command, Output, Stdio};

/// An engine that plays these moves one after the other, and then ends.
fn scripted(moves: &str) -> tempfile::TempPath {
    use std::os::unix::fs::PermissionsExt;
    let script = format!(
        "#!/bin/sh\nset -- {moves}\nwhile read -r word rest; do\n  case $word in\n    uci) echo \
         id name Scripted; echo uciok;;\n    isready) echo readyok;;\n    go) [ $# = 0 ] && exit; \
         echo info depth 1 score cp 20; echo bestmove $1; shift;;\n    quit) exit;;\n  esac\ndone\n"
    );
    let file = tempfile::Builder::new()
        .suffix(".sh")
        .tempfile()
        .expect("a file");
    std::fs::write(file.path(), script).expect("it is written");
    let mode = std::fs::Permissions::from_mode(0o700);
    std::fs::set_permissions(file.path(), mode).expect("it may be run");
    file.into_temp_path()
}

fn sits(served: &Served, created: &Value, seat: &str, engine: &std::path::Path) -> Child {
    let link = created["links"][seat].as_str().expect("a link");
    Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(["engine", &format!("http://{}{link}", served.addr)])
        .arg("--engine")
        .arg(engine)
        .args(["--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs")
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect()
}

fn game(edition: &str) -> Value {
    json!({"edition": edition, "regulations": {"time_control": "5m+3s"}})
}

/// The arbiter starts the clock, White mates himself in two; each makes his moves and presses.
#[test]
fn two_engines_play_a_game_to_its_end() {
    let served = Served::start();
    let created = served.post("/api/v1/games", "", &game("2023"));
    let (white, black) = (scripted("f2f3 g2g4"), scripted("e7e5 d8h4"));
    let players = [("white", &white), ("black", &black)]
        .map(|(seat, engine)| sits(&served, &created, seat, engine));
    let arbiter = created["tokens"]["arbiter"].as_str().unwrap();
    let path = format!("/api/v1/games/{}", created["id"].as_str().unwrap());
    served.post(&format!("{path}/acts"), arbiter, &json!({"act": "start"}));
    for player in players {
        let output = player.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let told = lines(&output);
        assert_eq!(told[0]["engine"], "Scripted");
        let last = told.last().unwrap();
        assert_eq!(last["happened"], "over");
        assert!(last["text"].as_str().unwrap().starts_with("0–1"), "{last}");
    }
    let view = served.get(&path, arbiter);
    assert_eq!(view["outcome"]["ground"], "checkmate");
    let presses = served.get(&format!("{path}.json"), arbiter);
    let presses = presses["acts"].as_array().unwrap().iter();
    assert_eq!(
        presses.filter(|it| it["act"] == "press").count(),
        3,
        "the fourth move is mate"
    );
}

/// An engine that ends is no fault of the game: its clock is stopped, the arbiter is called.
#[test]
fn an_engine_that_ends_calls_the_arbiter() {
    let served = Served::start();
    let created = served.post("/api/v1/games", "", &game("2023"));
    let engine = scripted("");
    let player = sits(&served, &created, "white", &engine);
    let arbiter = created["tokens"]["arbiter"].as_str().unwrap();
    let path = format!("/api/v1/games/{}", created["id"].as_str().unwrap());
    served.post(&format!("{path}/acts"), arbiter, &json!({"act": "start"}));
    let output = player.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("the engine has ended"), "{stderr}");
    let file = served.get(&format!("{path}.json"), arbiter);
    let last = file["acts"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["by"], &last["act"], &last["reason"]),
        (
            &json!("white"),
            &json!("stop_clocks"),
            &json!("the engine has ended")
        )
    );
    assert_eq!(served.get(&path, arbiter)["clocks"]["running"], Value::Null);
}

/// Where the operator has an engine, it sits down at a game that asks for it.
#[test]
fn the_engine_of_a_server_plays_where_it_is_asked_for() {
    let engine = scripted("e7e5");
    let served = Served::with(&["--engine".as_ref(), engine.as_os_str()]);
    let mut wanted = game("2023");
    wanted["engine"] = json!("black");
    let created = served.post("/api/v1/games", "", &wanted);
    assert_eq!(created["names"]["black"], "Scripted");
    assert_eq!(created["links"]["black"], Value::Null, "its key is its own");
    let white = created["tokens"]["white"].as_str().unwrap();
    let path = format!("/api/v1/games/{}", created["id"].as_str().unwrap());
    let moved = json!([{"act": "move", "move": "e4"}, {"act": "press"}]);
    served.post(&format!("{path}/acts"), white, &moved);
    let answered = || served.get(&path, white)["moves"][1]["completed"] == json!(true);
    let waited = (0..1_000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        answered()
    });
    assert!(waited, "it answers and presses");
}

#[test]
fn what_cannot_play_says_why() {
    crate::check("engine nowhere --engine sh", 2, &[], &["nowhere", "#t="]);
    crate::check(
        "engine https://h/g/a#t=k --engine sh",
        2,
        &[],
        &["https://"],
    );
    crate::check(
        "engine http://127.0.0.1:1/g/a#t=secret --engine sh",
        2,
        &[],
        &["127.0.0.1:1"],
    );
    crate::check("engine x --engine sh --resign 0", 2, &[], &["never"]);
    crate::check(
        "serve --addr 127.0.0.1:0 --engine /no/engine",
        2,
        &[],
        &["/no/engine"],
    );
}
