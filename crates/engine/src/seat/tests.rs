//! What follows from a view, and from what an engine thinks of it.

use super::*;
use crate::policy::MATE;
use flagfall_clock::Announced;
use flagfall_notation::uci;

/// White's view after these moves under `5m+3s`, changed as a test needs it.
fn view(moves: &str, change: impl FnOnce(&mut Value)) -> View {
    let mut now = Position::initial();
    let mut made = Vec::new();
    for text in moves.split_whitespace() {
        let side = now.turn().name();
        if let Ok(mv) = uci::read(&now, text, false) {
            now = now.play(mv);
        }
        made.push(json!({"uci": text, "side": side, "completed": true}));
    }
    let turn = now.turn().name();
    let claims = ["repetition", "fifty", "flag", "illegal_move"]
        .map(|ground| json!({"ground": ground, "available": true}));
    let mut view = json!({
        "seq": 1, "seat": "white", "started": true, "flag": "called", "press": "manual",
        "time_control": "5m+3s", "position": {"fen": now.fen()}, "turn": turn,
        "clocks": {"white_ms": 300_000, "black_ms": 200_000, "running": turn},
        "moves": made, "obligations": [], "hand": {"press_due": null},
        "claims": claims,
        "actions": [{"act": "stop_clocks", "available": true}],
    });
    change(&mut view);
    serde_json::from_value(view).unwrap()
}

fn seat() -> Seat {
    let control: Announced = "5m+3s".parse().unwrap();
    Seat::new(
        Position::initial(),
        control.time_control(),
        Policy::default(),
    )
}

#[track_caller]
fn looks(moves: &str, change: impl FnOnce(&mut Value), expect: &Next) {
    assert_eq!(&seat().look(&view(moves, change), 0), expect, "{moves}");
}

fn act(act: Value) -> Next {
    Next::Act(vec![act])
}

#[test]
fn it_thinks_where_it_has_the_move_and_its_clock_runs() {
    let start = format!("position fen {}", Position::initial().fen());
    let go = "go wtime 299950 btime 200000 winc 3000 binc 3000";
    looks("", |_| {}, &Next::Think(start.clone(), go.to_owned()));
    looks(
        "e2e4 e7e5",
        |_| {},
        &Next::Think(format!("{start} moves e2e4 e7e5"), go.to_owned()),
    );
    looks("e2e4", |it| it["flag"] = json!("automatic"), &Next::Wait);
    looks("", |it| it["started"] = json!(false), &Next::Wait);
    looks("", |it| it["awaiting_arbiter"] = json!(true), &Next::Wait);
    looks("", |it| it["clocks"]["running"] = json!(null), &Next::Wait);
    let adjourned = json!({"stage": "adjourned", "sealer": "white"});
    looks("", |it| it["adjournment"] = adjourned, &Next::Wait);
}

#[test]
fn what_it_owes_is_all_that_it_thinks_of() {
    let go = "go wtime 299950 btime 200000 winc 3000 binc 3000 searchmoves b1a3 b1c3";
    let owed = json!([{"side": "white", "moves": ["b1a3", "b1c3"]},
                      {"side": "black", "moves": ["a7a6"]}]);
    let start = format!("position fen {}", Position::initial().fen());
    looks(
        "",
        |it| it["obligations"] = owed,
        &Next::Think(start, go.to_owned()),
    );
}

#[test]
fn moves_to_the_control_are_counted() {
    let control: Announced = "40/90m+30s:30m+30s".parse().unwrap();
    let mut seat = seat();
    seat.control = control.time_control();
    let Next::Think(_, go) = seat.look(&view("e2e4 e7e5", |_| {}), 10) else {
        unreachable!("White has the move");
    };
    assert_eq!(
        go,
        "go wtime 299940 btime 200000 winc 30000 binc 30000 movestogo 39"
    );
}

#[test]
fn a_flag_is_called_when_the_time_is_used_up_and_once() {
    looks("e2e4", |_| {}, &Next::WaitFor(200_000));
    let mut seat = seat();
    let down = view("e2e4", |it| it["clocks"]["black_ms"] = json!(40));
    assert_eq!(seat.look(&down, 39), Next::WaitFor(1));
    assert_eq!(
        seat.look(&down, 40),
        act(json!({"act": "claim", "ground": "flag"}))
    );
    assert_eq!(seat.look(&down, 41), Next::Wait);
}

#[test]
fn an_illegal_move_is_claimed_once() {
    let mut seat = seat();
    let moved = view("e2e4 e7e4", |it| {
        it["turn"] = json!("white");
        it["clocks"]["running"] = json!("white");
        it["position"]["fen"] = json!("rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    });
    assert_eq!(
        seat.look(&moved, 0),
        act(json!({"act": "claim", "ground": "illegal_move"}))
    );
    // It was not upheld: what stands is played from.
    assert!(matches!(seat.look(&moved, 0), Next::Think(..)));
}

#[test]
fn what_was_forgotten_is_pressed_and_what_is_over_is_over() {
    let due = json!("white");
    looks(
        "e2e4",
        |it| {
            it["hand"]["press_due"] = due;
            it["clocks"]["running"] = json!("white");
        },
        &act(json!({"act": "press"})),
    );
    let outcome = json!({"white": "1", "black": "0", "text": "Checkmate."});
    looks(
        "e2e4",
        |it| it["outcome"] = outcome,
        &Next::Over("1–0 Checkmate.".to_owned()),
    );
}

#[test]
fn a_board_that_cannot_be_played_from_is_for_the_arbiter() {
    let reason = "the position on the board is none that can be played from";
    looks(
        "",
        |it| it["position"]["fen"] = json!("8/8/8/8/8/8/8/8 w - - 0 1"),
        &act(json!({"act": "stop_clocks", "reason": reason})),
    );
}

#[track_caller]
fn chooses(
    moves: &str,
    change: impl FnOnce(&mut Value),
    (best, score): (&str, i32),
    expect: &Value,
) {
    let thought = Thought {
        best: Some(best.to_owned()),
        score: Some(score),
    };
    let acts = seat().chosen(&view(moves, change), &thought).unwrap();
    assert_eq!(&Value::from(acts), expect, "{moves}");
}

#[test]
fn a_move_is_made_and_the_clock_pressed() {
    chooses(
        "",
        |_| {},
        ("e2e4", 30),
        &json!([{"act": "move", "move": "e2e4"}, {"act": "press"}]),
    );
    let automatic = |it: &mut Value| it["press"] = json!("automatic");
    chooses(
        "",
        automatic,
        ("e2e4", 30),
        &json!([{"act": "move", "move": "e2e4"}]),
    );
    let sealing = |it: &mut Value| {
        it["adjournment"] = json!({"stage": "sealing", "sealer": "white"});
    };
    let sealed = json!([{"act": "seal", "move": "Nf3"}, {"act": "stop_clocks"}]);
    chooses("", sealing, ("g1f3", 30), &sealed);
}

#[test]
fn an_offer_is_accepted_where_it_is_content() {
    let offered = |it: &mut Value| it["offer"] = json!({"by": "black"});
    chooses("", offered, ("e2e4", 0), &json!([{"act": "accept_draw"}]));
    let plays_on = json!([{"act": "move", "move": "e2e4"}, {"act": "press"}]);
    chooses("", offered, ("e2e4", 1), &plays_on);
}

/// Article 9.2: with the move written first where it is not yet on the board.
#[test]
fn a_repetition_is_claimed_with_the_move_written_first() {
    let shuffled = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    chooses(
        shuffled,
        |_| {},
        ("e2e4", 0),
        &json!([{"act": "claim", "ground": "repetition"}]),
    );
    let before = "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8";
    chooses(
        before,
        |_| {},
        ("f3g1", -20),
        &json!([{"act": "write", "move": "Ng1"},
               {"act": "claim", "ground": "repetition", "intended": "Ng1"}]),
    );
    let plays_on = json!([{"act": "move", "move": "f3g1"}, {"act": "press"}]);
    chooses(before, |_| {}, ("f3g1", 20), &plays_on);
}

#[test]
fn a_lost_game_is_resigned_and_a_level_one_offered() {
    let mut seat = seat();
    let mut acts = |score| {
        let thought = Thought {
            best: Some("e2e4".to_owned()),
            score: Some(score),
        };
        let acts = seat.chosen(&view("", |_| {}), &thought).unwrap();
        Value::from(acts)
    };
    for _ in 0..3 {
        assert_eq!(acts(-MATE)[0]["act"], "move");
    }
    assert_eq!(acts(-MATE), json!([{"act": "resign"}]));
    for _ in 0..11 {
        assert_eq!(acts(3)[1]["act"], "press");
    }
    let offered = json!([{"act": "move", "move": "e2e4"}, {"act": "offer_draw"}, {"act": "press"}]);
    assert_eq!(acts(3), offered);
}

#[test]
fn what_is_no_legal_move_is_not_played() {
    let thought = Thought {
        best: Some("e2e5".to_owned()),
        score: None,
    };
    let error = seat().chosen(&view("", |_| {}), &thought).unwrap_err();
    assert!(error.to_string().contains("\"e2e5\""), "{error}");
    assert_eq!(
        seat()
            .chosen(&view("", |_| {}), &Thought::default())
            .unwrap(),
        Vec::<Value>::new()
    );
}
