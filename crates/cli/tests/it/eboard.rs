//! `eboard`: simulated boards at a server's game, with the noise of real ones.

use crate::serve::Served;
use serde_json::{Value, json};
use std::io::Write;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

/// A game in which both seats are moved for at one board.
struct Table {
    served: Served,
    created: Value,
    path: String,
}

impl Table {
    fn set() -> Table {
        let served = Served::start();
        let game = json!({"edition": "2023", "regulations": {"time_control": "5m+3s"}});
        let created = served.post("/api/v1/games", "", &game);
        let path = format!(
            "/api/v1/games/{}",
            created["id"].as_str().expect("it is there")
        );
        let table = Table {
            served,
            created,
            path,
        };
        let start = json!({"act": "start"});
        table
            .served
            .post(&format!("{}/acts", table.path), table.arbiter(), &start);
        table
    }

    fn arbiter(&self) -> &str {
        self.created["tokens"]["arbiter"]
            .as_str()
            .expect("it is there")
    }

    fn board(&self, args: &[&str]) -> Child {
        let link = |seat: &str| {
            let path = self.created["links"][seat].as_str().expect("a link");
            format!("http://{}{path}", self.served.addr)
        };
        Command::new(env!("CARGO_BIN_EXE_flagfall"))
            .args(["eboard", &link("white"), &link("black"), "--json"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs")
    }

    /// The acts of the players, in short.
    fn acts(&self) -> String {
        let file = self
            .served
            .get(&format!("{}.json", self.path), self.arbiter());
        let acts = file["acts"].as_array().expect("it is there").iter().skip(1);
        let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
        let short = |it: &Value| match it["act"].as_str().expect("it is there") {
            "release" => text(&it["from"]) + &text(&it["to"]),
            "exchange" => format!("={}", text(&it["piece"])),
            word => word.to_owned(),
        };
        acts.map(short).collect::<Vec<_>>().join(" ")
    }
}

/// Scholar's mate on a board that trembles, slides and tells everything twice; one knight is
/// lifted to adjust, and the bridge asks.
const GAME: &str = r#"
{"at_ms":0,"board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}
{"at_ms":900,"lift":"e2","piece":null}
{"at_ms":1010,"place":"e3","piece":"P"}
{"at_ms":1090,"lift":"e3"}
{"at_ms":1120,"place":"e4","piece":"P"}
{"at_ms":1130,"lift":"d2"}
{"at_ms":1170,"place":"d2","piece":"P"}
{"at_ms":1600,"press":"white"}
{"at_ms":1601,"press":"white"}
{"at_ms":2100,"lift":"e7"}
{"at_ms":2500,"place":"e5","piece":"p"}
{"at_ms":2900,"press":"black"}
{"at_ms":3300,"lift":"g1"}
{"at_ms":3900,"place":"g1","piece":"N"}
{"at_ms":4900,"lift":"d1"}
{"answer":"q1","choice":"adjusted"}
{"at_ms":5300,"place":"f3","piece":"Q"}
{"at_ms":5700,"press":"white"}
{"at_ms":6000,"lift":"b8"}
{"at_ms":6500,"place":"c6","piece":"n"}
{"at_ms":6900,"press":"black"}
{"at_ms":7300,"lift":"f1"}
{"at_ms":7900,"place":"c4","piece":"B"}
{"at_ms":8300,"press":"white"}
not a line
{"at_ms":8600,"lift":"a7"}
{"at_ms":9000,"place":"a6","piece":"p"}
{"at_ms":9400,"press":"black"}
{"at_ms":9800,"lift":"f7"}
{"at_ms":9990,"lift":"f3"}
{"at_ms":10500,"place":"f7","piece":"Q"}
{"at_ms":10900,"press":"white"}
"#;

#[test]
fn a_game_is_played_on_a_board_of_lines() {
    let table = Table::set();
    let mut board = table.board(&[]);
    let lines = GAME.replace(",\"piece\":null", "");
    board
        .stdin
        .take()
        .unwrap()
        .write_all(lines.as_bytes())
        .unwrap();
    let output = board.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(told.contains(r#""ask":"q1""#), "{told}");
    assert!(told.contains("not_understood"), "{told}");
    assert!(told.lines().last().unwrap().contains("over"), "{told}");
    let acts = table.acts();
    // Whether the press after the mate is still told depends on how soon the mate is known.
    let acts = acts.strip_suffix(" press").unwrap_or(&acts);
    let played = "e2e4 press e7e5 press adjust d1f3 press b8c6 press f1c4 press a7a6 press \
                  touch f3f7";
    assert_eq!(acts, played);
    let view = table.served.get(&table.path, table.arbiter());
    assert_eq!(view["outcome"]["ground"], "checkmate");
}

/// What LiveChess would say, one placement after another, some of them twice.
#[test]
fn a_game_is_followed_from_livechess() {
    let table = Table::set();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("ws://{}/api/v1.0", listener.local_addr().unwrap());
    let live = std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut socket = tungstenite::accept(stream).unwrap();
        let mut heard = || socket.read().unwrap().into_text().unwrap().to_string();
        assert!(heard().contains("eboards"));
        let boards =
            r#"{"response":"call","id":1,"param":[{"serialnr":"24539","state":"ACTIVE"}]}"#;
        socket.send(tungstenite::Message::text(boards)).unwrap();
        let asked = socket.read().unwrap().into_text().unwrap().to_string();
        assert!(asked.contains("24539"), "{asked}");
        let placed = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR",
            "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP2P/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR",
            "rnb1kbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR",
        ];
        for board in placed {
            let event = json!({"response": "feed", "id": 1, "param": {"board": board, "san": []}});
            for _ in 0..2 {
                let text = event.to_string();
                socket.send(tungstenite::Message::text(text)).unwrap();
            }
            std::thread::sleep(std::time::Duration::from_millis(1_700));
        }
        socket
    });
    let board = table.board(&["--livechess", &url]);
    let output = board.wait_with_output().unwrap();
    drop(live.join().unwrap());
    assert!(output.status.success(), "{output:?}");
    // Nobody presses on this board: the replies complete the moves.
    assert_eq!(table.acts(), "f2f3 e7e5 g2g4 d8h4");
}

#[test]
fn what_cannot_be_opened_says_so() {
    let table = Table::set();
    let cases = [
        (vec!["--chesslink", "/no/such/port"], "/no/such/port"),
        (vec!["--lines", "/no/such/file"], "/no/such/file"),
        (vec!["--livechess", "ws://127.0.0.1:9/"], "start LiveChess"),
        (vec!["--livechess", "wss://127.0.0.1/"], "only ws://"),
    ];
    for (args, says) in cases {
        let output = table.board(&args).wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(stderr.contains(says), "{args:?}: {stderr}");
    }
}
