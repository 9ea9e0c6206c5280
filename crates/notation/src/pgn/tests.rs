//! Tables of texts and what is read in them.

use super::*;

/// Games as `plies result`, then every fault as `line:column kind`.
fn check(text: impl AsRef<[u8]>, games: &[&str], faults: &[&str]) {
    let text = text.as_ref();
    let shown = String::from_utf8_lossy(text);
    let mut found = (Vec::new(), Vec::new());
    for game in read_all(text) {
        let replay = replay(&game);
        let result = game.result().map_or("none", Termination::token);
        found.0.push(format!("{} {result}", replay.moves.len()));
        let place = |it: &Fault| format!("{}:{} {}", it.line, it.column, it.kind);
        found.1.extend(replay.faults.iter().map(place));
    }
    assert_eq!(found.0, games, "{shown}");
    assert_eq!(found.1, faults, "{shown}");
    for length in [1, 7] {
        slowly(text, length);
    }
}

/// The same games are read however few bytes the source gives at a time.
fn slowly(text: &[u8], length: usize) {
    struct Slow<'a>(&'a [u8], usize);
    impl std::io::Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let length = self.1.min(buffer.len());
            self.0.read(&mut buffer[..length])
        }
    }
    let games: Vec<Game> = Reader::new(Slow(text, length))
        .map(Result::unwrap)
        .collect();
    assert_eq!(games, read_all(text));
}

/// A game without tags that should have no fault.
fn sound(text: &str, plies: u32) {
    check(text, &[&format!("{plies} *")], &[]);
}

#[test]
fn tags() {
    check(
        "[Event \"x\"]\n[Opening \"St. George (Baker) defense\"]\n\n1. e4 a6 *",
        &["2 *"],
        &[],
    );
    check(
        "[White \"White vs 1...c5\"]\n[Result \"*\"]\n\n *",
        &["0 *"],
        &[],
    );
    check("[Event \"x\"] [Site \"y\"] 1. e4 e5 *", &["2 *"], &[]);
    check(
        "  [Event \"?\"]\r\n\t[ Site \"?\" ]\r\n  \r\n1. e4 *\r\n",
        &["1 *"],
        &[],
    );
    let game = &read_all(b"[A \"a\\b\"][B \"\\\"q\\\" \\\\\"][C \"\"] *")[0];
    let values: Vec<_> = game.tags().map(|(_, value)| value.into_owned()).collect();
    assert_eq!(values, ["a\\b", "\"q\" \\", ""]);
    let game = &read_all("[White \"Žižka\"]\n*".as_bytes())[0];
    assert_eq!(game.tag("White").unwrap(), "Žižka");
}

#[test]
fn tags_that_are_none() {
    check(
        "[Event x]\n[Site \"y\"]\n\n1. e4 *",
        &["1 *"],
        &["1:1 bad_tag"],
    );
    check(
        "[Event \"x]\n[Site \"y\"]\n\n1. e4 *",
        &["1 *"],
        &["1:8 bad_tag"],
    );
    check(
        "[Event \"x\"\n[Site \"y\"]\n\n1. e4 *",
        &["1 *"],
        &["1:10 bad_tag"],
    );
    check(
        "[Event \"The \"Big\" Open\"]\n\n1. e4 *",
        &["1 *"],
        &["1:13 bad_tag"],
    );
    check(
        "[A \"x\"]\n[A \"y\"]\n\n1. e4 *",
        &["1 *"],
        &["2:1 bad_tag"],
    );
    check(
        "[]\n[\"\"]\n[%clk]\n1. e4 *",
        &["1 *"],
        &["1:1 bad_tag", "2:1 bad_tag", "3:1 bad_tag"],
    );
    let game = &read_all(b"[Event \"The \"Big\" Open\"] *")[0];
    assert_eq!(game.tag("Event").unwrap(), "The \"Big\" Open");
    let game = &read_all(b"[Event \"open]\n*")[0];
    assert_eq!(game.tag("Event").unwrap(), "open");
}

#[test]
fn starting_positions() {
    let fen = "8/7R/R3B3/4r1pP/p4k2/8/6PK/r7 w - - 0 0";
    check(
        format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n0. Rha7 $2 0-1"),
        &["1 0-1"],
        &[],
    );
    check(
        "[FEN \"4r1k1/5p1p/4n1p1/6B1/4P3/3R3P/5PK1/8 b - - 0 1\"]\n1... Nxg5  *",
        &["1 *"],
        &[],
    );
    let black = "[FEN \"r4r1k/1p4b1/3p3p/5qp1/1RP5/6P1/3NP3/2Q2RKB b - - 0 1\"]\n\n1. ... Qc5+ *";
    check(black, &["1 *"], &[]);
    check("[FEN \"no\"]\n\n1. e4 *", &["0 *"], &["1:7 bad_fen"]);
    check("[SetUp \"1\"]\n\n1. e4 *", &["0 *"], &["1:9 bad_tag"]);
    // What can be set up and no game can lead to is played from, and said to be wrong.
    check(
        "[FEN \"k7/1Q6/K7/8/8/8/8/8 w - - 0 1\"]\n\n1. Qb6 *",
        &["1 *"],
        &["1:7 bad_fen"],
    );
    check("[Variant \"Standard\"]\n\n1. e4 *", &["1 *"], &[]);
    check(
        "[Variant \"Atomic\"]\n\n1. e4 *",
        &["0 *"],
        &["1:11 bad_tag"],
    );
    let chess960 = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *";
    check(chess960, &["1 *"], &[]);
    assert!(replay(&read_all(chess960.as_bytes())[0]).chess960);
}

#[test]
fn moves_and_numbers() {
    sound("1. e4 e5 2.Nf3 Nc6 3 . Bb5 a6 *", 6);
    sound("1.e4 1...e5 2. ... *", 2);
    sound("e4 e5 Nf3*", 3);
    sound("1. e4 d5 2. e5 f5 3. exf6 e.p. exf6 *", 6);
    sound("1. e4 d5 2. e5 f5 3. exf6e.p. exf6 *", 6);
    sound("1. e4 d5 2. e5 f5 3. exf6 ep *", 5);
    let pawn = "[FEN \"8/P7/8/7k/8/8/8/K7 w - - 0 1\"]
1. a8(Q) Kg4 2. Qf3+ *";
    check(pawn, &["3 *"], &[]);
    sound("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0! *", 8);
    sound("1. e2-e4 Ng8-f6 *", 2);
    check("", &[], &[]);
    check(" \n\n; nothing\n{at all}\n", &[], &[]);
}

#[test]
fn glyphs() {
    let nags = |text: &str| {
        let game = read_all(text.as_bytes()).remove(0);
        let nags = game.items().iter().filter_map(|it| match it {
            Item::Nag(number) => Some(*number),
            _ => None,
        });
        nags.collect::<Vec<_>>()
    };
    assert_eq!(nags("1. d4 Nf6 2. c4 c5 3. d5$1 {new} *"), [1]);
    assert_eq!(nags("1. e4 $4 e5$4 *"), [4, 4]);
    assert_eq!(nags("1. e4 {!} $16 e5 *"), [16]);
    assert_eq!(
        nags("1. e4!? d5? ± {text} 2. exd5!! +- Nf6 = 3. d4 ∞ N *"),
        [5, 2, 16, 3, 18, 10, 13, 146]
    );
    sound("1. e4!? d5? ± {text} 2. exd5!! +- Nf6 = *", 4);
    check(
        "1. e4 $256 e5 $x *",
        &["2 *"],
        &["1:7 unreadable_token", "1:15 unreadable_token"],
    );
}

#[test]
fn comments() {
    sound(
        "1. d4 {c5; he should play e3 -- F} d5 {Threatening Bb3.--F} *",
        2,
    );
    sound("1. d4 d5 2. Nf3  { [%eval 1.20]} *", 3);
    sound(";; <A -- B (R3.1) 25 0-1>\n\n1. e4 ; 1-0 {\n c5 *", 2);
    sound("% 1. e4\n1. d4 {a\n% b} d5\n% {\n*", 2);
    sound("{first} 1. e4 {a { b} e5 {} *", 2);
    check(
        "1. e4 e5 {ab\n\n[Event \"b\"]\n\n1. d4 *",
        &["2 none", "1 *"],
        &["1:10 unterminated_comment", "1:13 result_missing"],
    );
    check(
        "1. e4 {never\nclosed",
        &["1 none"],
        &["1:7 unterminated_comment", "2:7 result_missing"],
    );
    check("1. e4 } e5 *", &["2 *"], &["1:7 unreadable_token"]);
    check(
        "1. e4 [%clk 0:01:00] e5 *",
        &["2 *"],
        &["1:7 unreadable_token"],
    );
    let game = &read_all(b"1. e4 {a\n  b\tc} *")[0];
    let Item::Comment(span) = game.items()[1] else {
        panic!("{game:?}")
    };
    assert_eq!(game.comment(span), "a b c");
}

#[test]
fn variations() {
    sound("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 *", 3);
    sound("1. e4 (1. d4 *) (1. c4 1-0) e5 *", 2);
    check("1. e4 (1. d4 e5 *", &["1 *"], &["1:7 unbalanced_variation"]);
    check(
        "1. e4 (1. d4 e5 1-0\n\n1. c4 *",
        &["1 1-0", "1 *"],
        &["1:7 unbalanced_variation"],
    );
    check("1. e4) e5 *", &["2 *"], &["1:6 unbalanced_variation"]);
    check("(1. e4) 1. d4 *", &["1 *"], &["1:1 unbalanced_variation"]);
    // A variation in place of the illegal move can be played, one within what follows cannot.
    check(
        "1. e4 Ke5 (1... e5 2. Ke3) 2. d4 (2. f4 Kf8) *",
        &["1 *"],
        &["1:7 illegal_move", "1:23 illegal_move"],
    );
    let deep = |levels| {
        format!(
            "1. e4 {}{} e5 *",
            "(1. d4 ".repeat(levels),
            ")".repeat(levels)
        )
    };
    check(deep(300), &["2 *"], &[]);
    let limits = Limits {
        depth: 256,
        ..Limits::default()
    };
    let text = deep(300);
    let mut reader = Reader::with_limits(text.as_bytes(), limits);
    let game = reader.next().unwrap().unwrap();
    let fault = &game.faults()[0];
    assert_eq!(
        (fault.kind, fault.column),
        (FaultKind::UnbalancedVariation, 1799)
    );
}

#[test]
fn moves_that_cannot_be_played() {
    check(
        "1. Nf3 f5 2. c4 Nf6 3. g3 e6 4. Ka1 d5 5. O-O *",
        &["6 *"],
        &["1:33 illegal_move"],
    );
    let signal = "[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke4 Ke5 1/2-1/2";
    check(signal, &["4 1/2-1/2"], &["3:24 illegal_move"]);
    check(
        "1. d4 d5 2. Nf3 c6 3. Nd2 *",
        &["4 *"],
        &["1:23 ambiguous_move"],
    );
    check("1. e4 foo 2. d4 *", &["1 *"], &["1:7 unreadable_token"]);
    check("1. ♘f3 d5 *", &["2 *"], &[]);
    check("1. ♠f3 d5 *", &["0 *"], &["1:4 unreadable_token"]);
    check("1. e4 2-0 d5 *", &["1 *"], &["1:7 unreadable_token"]);
    check(
        "1. e4 <x> d5 & *",
        &["2 *"],
        &["1:7 unreadable_token", "1:14 unreadable_token"],
    );
    let fault = &replay(&read_all(b"1. e4 e5 2. Ke3 *")[0]).faults[0];
    assert_eq!(
        (fault.ply, fault.token.as_str(), fault.byte),
        (Some(3), "Ke3", 12)
    );
    let says = "2:3: unreadable_token: not a move at byte 0: found 'z', expected a piece letter, a \
                file a-h or castling: \"z\\\"z\"";
    let fault = Fault {
        line: 2,
        column: 3,
        kind: FaultKind::UnreadableToken,
        ..fault.clone()
    };
    let message = replay(&read_all(b"1. zz *")[0]).faults[0].message.clone();
    assert_eq!(
        Fault {
            token: "z\"z".into(),
            message,
            ..fault
        }
        .to_string(),
        says
    );
}

#[test]
fn where_games_end() {
    check(
        "1. e4 *\n1. d4 1-0 1. c4 0-1",
        &["1 *", "1 1-0", "1 0-1"],
        &[],
    );
    check(
        "1. e4 e5\n\n[Event \"b\"]\n\n1. d4 *",
        &["2 none", "1 *"],
        &["1:9 result_missing"],
    );
    check(
        "1. e4 e5\n[Event \"b\"]\n\n1. d4 *",
        &["2 none", "1 *"],
        &["1:9 result_missing"],
    );
    check(
        "1. e4 e5\n\n1. d4 d5\n\n",
        &["2 none", "2 none"],
        &["1:9 result_missing", "3:9 result_missing"],
    );
    check("1. e4 e5\n\n2. Nf3 *", &["3 *"], &[]);
    check(
        "1. e4 ½-½\n1. e4 1/2 1. d4 1:0",
        &["1 1/2-1/2", "1 1/2-1/2", "1 1-0"],
        &[],
    );
    check(
        "1. e4 * {late} ; comments\n{early} 1. d4 *",
        &["1 *", "1 *"],
        &[],
    );
    let starts: Vec<_> = read_all(b"1. e4 *\n\n; x\n[A \"b\"]\n*")
        .iter()
        .map(|it| it.start().line)
        .collect();
    assert_eq!(starts, [1, 4]);
}

#[test]
fn tags_without_a_game() {
    // Neither moves nor a result: no game, and said to be none.
    let stub = "[Event \"a\"]\n[Result \"?\"]\n\n\n[Event \"b\"]\n\n1. d4 *";
    check(stub, &["1 *"], &["1:1 truncated"]);
    assert_eq!(read_all(stub.as_bytes())[0].start().line, 5);
    // A result makes it a game that was not played.
    let forfeit = "[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. d4 *";
    check(forfeit, &["0 none", "1 *"], &["2:15 result_missing"]);
    check("[Event \"a\"]\n", &["0 none"], &["1:12 result_missing"]);
    check("[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *", &["1 *"], &[]);
    let prose = "From: someone\nHere are (all) games!\n\n[Event \"a\"]\n\n1. e4 *";
    check(prose, &["1 *"], &["1:1 unreadable_token"]);
}

#[test]
fn encodings() {
    check("\u{feff}[Event \"x\"]\n\n1. e4 *", &["1 *"], &[]);
    check(
        "1. e4 *\n\u{feff}[Event \"x\"]\n\n1. e4 *",
        &["1 *", "1 *"],
        &[],
    );
    let latin = b"[White \"M\xfcller\"]\n\n1. e4 {\xe9} *\n\n[White \"M\xc3\xbcller\"]\n\n1. e4 *";
    check(latin, &["1 *", "1 *"], &["1:10 bad_encoding"]);
    for game in read_all(latin) {
        assert_eq!(game.tag("White").unwrap(), "Müller");
    }
    check(b"\xff\xfe1\0.\0", &["0 none"], &["1:1 bad_encoding"]);
    check("{é} 1. e4 e5 2. Ke3 *", &["2 *"], &["1:17 illegal_move"]);
    check(
        "1. e4 ; a\r1... e5 2. Ke3 *",
        &["2 *"],
        &["2:12 illegal_move"],
    );
}

#[test]
fn limits() {
    let limits = Limits {
        game_bytes: 40,
        ..Limits::default()
    };
    let long = format!(
        "1. e4 e5 {} *\n\n[Event \"b\"]\n\n1. d4 *",
        "2. Nf3 Ng8 ".repeat(9)
    );
    let games: Vec<Game> = Reader::with_limits(long.as_bytes(), limits)
        .map(Result::unwrap)
        .collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].faults().last().unwrap().kind, FaultKind::Truncated);
    assert_eq!((games[1].faults().len(), games[1].start().line), (0, 3));
    let faulty = format!("1. e4 {} *", "$999 ".repeat(150));
    let game = &read_all(faulty.as_bytes())[0];
    assert_eq!((game.faults().len(), game.faults_unlisted()), (100, 50));
}
