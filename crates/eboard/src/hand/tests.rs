//! Hands at a board: what is sensed, and what is made of it.

use super::*;

/// What was sensed, word by word: `e2-` lifted, `e4P` put down, `e4?` some man put down, `W!` and
/// `B!` a press, `+700` time that passes; 100 ms pass between two words, 400 after a man is put
/// down. What comes of it: acts in short, `?` and a question, `!` and the squares to put right.
fn check(fen: &str, sensed: &str, expect: &str) {
    let position = Position::from_fen(fen).unwrap();
    let found = play(&mut Hand::new(&position), sensed);
    assert_eq!(found, expect, "{sensed} in {fen}");
}

fn play(hand: &mut Hand, sensed: &str) -> String {
    let mut at = 0;
    let mut found = Vec::new();
    for word in sensed.split_whitespace() {
        at += 150;
        if let Some(ms) = word.strip_prefix('+') {
            at += ms.parse::<u64>().unwrap();
            found.extend(hand.pass(at));
            continue;
        }
        let told = match word {
            "W!" => Sensed::Press(Color::White),
            "B!" => Sensed::Press(Color::Black),
            word => {
                let cell = match &word[2..] {
                    "-" => Cell::Empty,
                    letter => Cell::of(letter.chars().next().unwrap()).unwrap(),
                };
                Sensed::Cell(word[..2].parse().unwrap(), cell)
            }
        };
        found.extend(hand.sense(at, told));
        if !word.ends_with(['-', '!']) {
            at += 300;
        }
    }
    found.extend(hand.pass(at + 10_000));
    let told: Vec<String> = found.iter().map(short).collect();
    told.join(" ")
}

fn short(out: &Out) -> String {
    let squares = |it: &Value| {
        let all = it["squares"].as_array().unwrap().iter();
        all.map(|it| it.as_str().unwrap()).collect::<String>()
    };
    let act = |it: &Value| {
        let text = |name: &str| it[name].as_str().unwrap_or_default().to_owned();
        match it["act"].as_str().unwrap() {
            "release" => format!("{}{}", text("from"), text("to")),
            "remove" => format!("-{}", text("square")),
            "exchange" => format!("{}={}", text("square"), text("piece")),
            act @ ("touch" | "adjust") => format!("{act}:{}", squares(it)),
            act => act.to_owned(),
        }
    };
    match out {
        Out::Acts(side, acts) => {
            let acts: Vec<String> = acts.iter().map(act).collect();
            format!("{}[{}]", side.name(), acts.join(" "))
        }
        Out::Notice(Notice::Asked { choices, .. }) => format!("?{}", choices[1]),
        Out::Notice(Notice::PutRight(wrong)) => {
            let wrong = wrong.iter().map(|(square, _)| square.to_string());
            format!("!{}", wrong.collect::<Vec<_>>().join(","))
        }
        Out::Notice(Notice::Right) => "right".to_owned(),
        Out::Notice(Notice::Board(heard)) => format!("link:{heard}"),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn moves_are_released_and_pressed() {
    check(START, "e2- e4P W!", "white[e2e4 press]");
    check(START, "g1- f3N +0", "white[g1f3]");
    check(
        START,
        "e2- e4P +2000 e7- e5p +2000",
        "white[e2e4] black[e7e5]",
    );
    // The reply before the press, and both presses.
    check(
        START,
        "e2- e4P W! e7- e5p B!",
        "white[e2e4 press] black[e7e5 press]",
    );
    // Two reports of one press.
    check(START, "e2- e4P W! W!", "white[e2e4 press]");
    // A press and nothing moved is for the Laws.
    check(START, "W!", "white[press]");
}

#[test]
fn a_man_that_is_slid_was_not_let_go_of_between() {
    let slow = "e2- e3P +300 e3- e4P W!";
    check(START, slow, "white[e2e4 press]");
    let rook = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    check(
        rook,
        "a1- a3R +400 a3- a5R +400 a5- a7R W!",
        "white[a1a7 press]",
    );
    // Back in the other direction he was let go of.
    check(
        rook,
        "a1- a5R +400 a5- a3R W!",
        "white[a1a5] white[a5a3 press]",
    );
    // Stood too long.
    check(
        START,
        "e2- e3P +2000 e3- e4P W!",
        "white[e2e3] white[e3e4 press]",
    );
    // A knight is never slid.
    check(START, "b1- c3N c3- e4N W!", "white[b1c3] white[c3e4 press]");
    // Lifted once more from where he was put, and put there again.
    check(START, "e2- e3P +300 e3- +200 e3P W!", "white[e2e3 press]");
}

#[test]
fn captures_are_touched_in_their_order() {
    let open = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2";
    check(open, "e4- d5- d5P W!", "white[e4d5 press]");
    check(open, "d5- e4- d5P W!", "white[touch:d5 e4d5 press]");
    // Pushed off: the square is never empty.
    check(open, "e4- d5P W!", "white[e4d5 press]");
    // The captured man off, then back: who lifted him is not known.
    check(open, "d5- d5p W!", "?adjusted white[press]");
}

#[test]
fn a_pawn_is_captured_in_passing_in_either_order() {
    let passing = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    check(passing, "e5- d6P d5- W!", "white[e5d6] white[-d5 press]");
    check(passing, "d5- e5- d6P W!", "white[-d5 e5d6 press]");
    // The captured pawn forgotten is for the Laws.
    check(passing, "e5- d6P W!", "white[e5d6 press]");
}

#[test]
fn castling_keeps_the_order_of_the_hands() {
    let done = "white[e1g1] white[h1f1 press]";
    check(CASTLING, "e1- g1K h1- f1R W!", done);
    // Both in hand at once.
    check(
        CASTLING,
        "e1- h1- g1K f1R W!",
        "white[touch:e1h1 e1g1] white[h1f1 press]",
    );
    check(
        CASTLING,
        "h1- e1- g1K f1R W!",
        "white[touch:h1e1 e1g1] white[h1f1 press]",
    );
    // The rook first, and let go of.
    check(
        CASTLING,
        "h1- f1R e1- g1K W!",
        "white[h1f1] white[e1g1 press]",
    );
    check(
        CASTLING,
        "e1- c1K a1- d1R W!",
        "white[e1c1] white[a1d1 press]",
    );
    // Only the king.
    check(CASTLING, "e1- g1K W!", "white[e1g1 press]");
}

#[test]
fn promotion_takes_a_piece_for_the_pawn() {
    let last = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    check(
        last,
        "a7- a8P a8- a8Q W!",
        "white[a7a8] white[a8=queen press]",
    );
    // The pawn is put aside, the piece put down at once.
    check(last, "a7- a8R W!", "white[a7a8 a8=rook press]");
    check(
        last,
        "b8- a7- b8N W!",
        "white[touch:b8 a7b8 b8=knight press]",
    );
    // Not exchanged: for the Laws.
    check(last, "a7- a8P W!", "white[a7a8 press]");
    // A board that knows no men cannot tell which.
    check(last, "a7- a8? +0", "white[a7a8] ?queen");
    let mut hand = Hand::new(&Position::from_fen(last).unwrap());
    play(&mut hand, "a7- a8?");
    let told = hand.answer("q1", "knight");
    assert_eq!(short(&told[0]), "white[a8=knight]");
    assert_eq!(hand.answer("q1", "queen"), [], "it was answered");
}

#[test]
fn a_man_put_back_is_asked_about_and_never_penalised() {
    check(START, "e2- +500 e2P", "?adjusted");
    let mut hand = Hand::new(&Position::initial());
    play(&mut hand, "e2- +500 e2P");
    assert_eq!(hand.answer("q1", "perhaps"), []);
    assert_eq!(short(&hand.answer("q1", "touched")[0]), "white[touch:e2]");
    let ignoring = Hand::with(&Position::initial(), Waits::default(), PutBack::Ignore);
    assert_eq!(play(&mut ignoring.clone(), "e2- +500 e2P"), "");
    // Nudged only.
    let mut hand = Hand::new(&Position::initial());
    hand.sense(0, Sensed::Cell(Square::E2, Cell::Empty));
    assert_eq!(
        hand.sense(60, Sensed::Cell(Square::E2, Cell::of('P').unwrap())),
        []
    );
    assert_eq!(hand.next(), None);
    // Held, and the clock pressed: he has touched it.
    check(START, "e2- +500 W!", "white[touch:e2 press]");
}

#[test]
fn men_out_of_place_are_to_be_put_right() {
    // Black's pawn wanders while White has the move.
    check(START, "e7- e5p +500 e5- e7p", "!e5,e7 !e7 right");
    // A man from nowhere.
    check(START, "e5Q +500 e5-", "!e5 right");
    // What is played meanwhile is not taken for a move.
    check(
        START,
        "e5Q e2- e4P e5- e4- e2P",
        "!e5 !e2,e5 !e2,e4,e5 !e2,e4 !e2 right",
    );
}

#[test]
fn what_the_server_says_stands() {
    let mut hand = Hand::new(&Position::initial());
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let fen = format!("{after} b KQkq - 0 1");
    let now = Position::from_fen(&fen).unwrap();
    // A move that was made elsewhere: it is to be made on this board too.
    let told = hand.stands(&now, after, Color::Black, None);
    assert_eq!(short(&told[0]), "!e2,e4");
    assert_eq!(play(&mut hand, "e2- e4P"), "!e4 right");
    assert_eq!(play(&mut hand, "e7- e5p B!"), "black[e7e5 press]");
    // Said again while the next move is in hand, it changes nothing.
    let mut hand = Hand::new(&now);
    assert_eq!(hand.sense(0, Sensed::Cell(Square::G8, Cell::Empty)), []);
    assert_eq!(hand.pass(200), []);
    assert_eq!(hand.stands(&now, after, Color::Black, None), []);
    hand.sense(300, Sensed::Cell(Square::F6, Cell::of('n').unwrap()));
    assert_eq!(short(&hand.pass(900)[0]), "black[g8f6]");
}

#[test]
fn chess960_castles_with_men_that_change_places() {
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    check(
        fen,
        "f1- g1- g1K f1R W!",
        "white[touch:f1g1 f1g1] white[g1f1 press]",
    );
}

/// Games by chance on a board that trembles: every move arrives, whatever the noise.
#[test]
fn noise_loses_no_move() {
    let mut chance = fastrand::Rng::with_seed(1998);
    for _ in 0..60 {
        let mut now = Position::initial();
        let mut hand = Hand::new(&now);
        let mut at = 0;
        for _ in 0..60 {
            let moves = now.legal_moves();
            let Some(&mv) = moves.get(chance.usize(..moves.len().max(1))) else {
                break;
            };
            let after = now.play(mv);
            let side = now.turn();
            let changed = |it: &&Square| now.piece_at(**it) != after.piece_at(**it);
            let mut changed: Vec<Square> = Square::ALL.iter().filter(changed).copied().collect();
            chance.shuffle(&mut changed);
            let mut told = Vec::new();
            let lifted = changed.iter().filter(|it| now.piece_at(**it).is_some());
            let steps = lifted.map(|it| (*it, Cell::Empty)).collect::<Vec<_>>();
            let put = changed
                .iter()
                .filter_map(|it| Some((*it, Cell::Man(after.piece_at(*it)?))));
            for (square, cell) in steps.into_iter().chain(put) {
                at += 200 + chance.u64(..400);
                told.extend(hand.sense(at, Sensed::Cell(square, cell)));
                tremble(&mut hand, &mut chance, &mut at, &mut told);
            }
            told.extend(hand.sense(at + 50, Sensed::Press(side)));
            at += 400;
            let said: Vec<String> = told.iter().map(short).collect();
            assert!(
                said.iter().all(|it| it.starts_with(side.name())),
                "{said:?} {}",
                now.fen()
            );
            assert!(
                said.last().is_some_and(|it| it.ends_with("press]")),
                "{said:?}"
            );
            assert_eq!(hand.men, *after.board(), "{mv} in {}: {said:?}", now.fen());
            now = after;
        }
    }
}

/// Some square goes blind for a moment, or shows twice what it shows.
fn tremble(hand: &mut Hand, chance: &mut fastrand::Rng, at: &mut u64, told: &mut Vec<Out>) {
    for _ in 0..chance.usize(..4) {
        let square = chance.choice(Square::ALL).unwrap();
        let known = hand.steady.cells().at(square);
        if hand.steady.is_waiting(square) {
            continue;
        }
        *at += chance.u64(1..40);
        told.extend(hand.sense(*at, Sensed::Cell(square, Cell::Empty)));
        *at += chance.u64(1..60);
        told.extend(hand.sense(*at, Sensed::Cell(square, known)));
        told.extend(hand.sense(*at, Sensed::Cell(square, known)));
    }
}
