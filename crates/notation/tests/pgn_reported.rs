//! What people reported of other programs that read PGN, each by its number in the collection of
//! bugs: here it is right.

use flagfall_notation::pgn::{self, Command, FaultKind, Game, Item, Tree};

/// Reads one game in which nothing is wrong, and writes it back the same; the half-moves played
/// and the game.
#[track_caller]
fn sound(id: &str, text: impl AsRef<[u8]>, plies: usize) -> Game {
    let mut games = pgn::read_all(text.as_ref());
    assert_eq!(games.len(), 1, "{id}");
    let game = games.remove(0);
    let replay = pgn::replay(&game);
    assert_eq!((replay.faults, replay.moves.len()), (vec![], plies), "{id}");
    let (tree, _) = Tree::read(&game);
    let again = pgn::read_all(tree.export().as_bytes());
    let (again, faults) = Tree::read(&again[0]);
    assert!(
        faults.is_empty() && again.same_moves(&tree),
        "{id}: {}",
        tree.export()
    );
    game
}

/// The movetext that a game is written back as.
fn written(game: &Game) -> String {
    let text = Tree::read(game).0.export();
    let moves = text.split_once("\n\n").map_or("", |it| it.1);
    moves.trim_end().to_owned()
}

/// The glyphs and comments of a game.
fn remarks(game: &Game) -> (Vec<u8>, Vec<String>) {
    let (mut nags, mut comments) = (Vec::new(), Vec::new());
    for item in game.items() {
        match item {
            Item::Nag(number) => nags.push(*number),
            Item::Comment(span) => comments.push(game.comment(*span)),
            _ => {}
        }
    }
    (nags, comments)
}

#[test]
fn tags() {
    let game = sound("B054", "[Event \"x\"] [Site \"y\"] 1. e4 e5 *", 2);
    assert_eq!(game.tags().count(), 2);
    let opening = "[Event \"x\"]\n[Opening \"St. George (Baker) defense\"]\n\n1. e4 a6 *";
    let game = sound("B056", opening, 2);
    assert_eq!(
        game.tag("Opening").as_deref(),
        Some("St. George (Baker) defense")
    );
    let white = "[Event \"?\"]\n[White \"White vs 1...c5\"]\n[Result \"*\"]\n\n *";
    sound("B057", white, 0);
    sound("B057", format!("\u{feff}{white}"), 0);
    let old = "[Event \"a\\b\"]\n[FEN \"8/7R/R3B3/4r1pP/p4k2/8/6PK/r7 w - - 0 0\"]\n\
               [SetUp \"1\"]\n\n0. Rha7 $2 0-1";
    assert_eq!(sound("B058", old, 1).tag("Event").as_deref(), Some("a\\b"));
    for variant in ["Standard", "From Position", "Normal", "Chess"] {
        let text = format!("[Event \"x\"]\n[Variant \"{variant}\"]\n\n1. e4 *");
        sound("B059", text, 1);
    }
    let fen = "4r1k1/5p1p/4n1p1/6B1/4P3/3R3P/5PK1/8 b - - 0 1";
    let indented = format!("    [Event \"?\"]\n    [FEN \"{fen}\"]\n    \n    1... Nxg5  *");
    sound("B072", indented, 1);
    sound("B073", "[White \"a\"]\n[Black \"b\"]\n\n*", 0);
}

#[test]
fn glyphs() {
    let game = sound("B061", "1. d4 Nf6 2. c4 c5 3. d5$1 {new} *", 5);
    assert!(written(&game).ends_with("3. d5 $1 {new} *"));
    let game = sound("B062", "1. e4 d5? ± {text} 2. exd5 *", 3);
    assert_eq!(remarks(&game).0, [2, 16]);
    let game = sound("B062", "1. e4 ∓ d5 ∞ 2. exd5 = Nf6 *", 4);
    assert_eq!(remarks(&game).0, [17, 13, 10]);
    let game = sound("B063", "1. e4 {!} $16 e5 *", 2);
    assert_eq!(written(&game), "1. e4 {!} $16 1... e5 *");
    assert_eq!(remarks(&sound("B064", "1. e4 $4 e5$4 *", 2)).0, [4, 4]);
}

#[test]
fn comments() {
    sound(
        "B065",
        ";; <A -- B (R3.1) 25 0-1>\n\n[Event \"x\"]\n\n1. e4 c5 0-1",
        2,
    );
    let game = sound(
        "B066",
        "1. d4 {c5; he should play e3 -- F} d5 {Threatening Bb3.--F} *",
        2,
    );
    assert_eq!(remarks(&game).1[1], "Threatening Bb3.--F");
    let game = sound("B067", "1. d4 d5 2. Nf3  { [%eval 1.20]} *", 3);
    let tree = Tree::read(&game).0;
    let found: Vec<_> = tree.main().moves()[2].commands().collect();
    assert!(matches!(found[..], [Command::Eval(_)]), "{found:?}");
    let first = "[SetUp \"1\"]\n[FEN \"rnb1kb1r/1pqp1ppp/p3pn2/8/2PNP3/2N5/PP3PPP/R1BQKB1R b KQkq \
                 - 0 4\"]\n\n{first} 1... Bb4 2. Bd2 *";
    assert_eq!(
        written(&sound("B069", first, 2)),
        "{first} 4... Bb4 5. Bd2 *"
    );
    let fen = "2k1r2r/pp1n1b2/2pQ1n1p/q2p2p1/3P4/2NB2B1/PPP2PPP/2KR3R b - - 0 15";
    let moves = "{[%evp 0,2,69,29997,29998] [#]} 15... Qd8 16. Qxc6+ 1-0";
    let evp = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}");
    let game = sound("B070", evp, 2);
    assert_eq!(remarks(&game).1, ["[%evp 0,2,69,29997,29998] [#]"]);
}

#[test]
fn move_numbers_and_variations() {
    let black = "[SetUp \"1\"]\n[FEN \"r4r1k/1p4b1/3p3p/5qp1/1RP5/6P1/3NP3/2Q2RKB b - - 0 1\"]\n\n\
                 1. ... Qc5+ *";
    sound("B071", black, 1);
    let late = "[SetUp \"1\"]\n[FEN \"8/4K3/8/1Rp1k3/4p3/2q2b2/Q7/8 w - - 2 90\"]\n\n\
                90. Rb6 Kf4 91. Qh2+ *";
    sound("B074", late, 3);
    let start = "[SetUp \"1\"]\n[FEN \"8/8/7p/5k1P/3KN3/8/8/8 b - - 0 1\"]\n\n\
                 1. ... Kg4 2. Nf6+ Kf5 3. Nd5 ({text} 3. Ne4 Kg4) Kg5 *";
    let game = sound("B077", start, 5);
    let moves = "1... Kg4 2. Nf6+ Kf5 3. Nd5 ({text} 3. Ne4 Kg4) 3... Kg5 *";
    assert_eq!(written(&game), moves);
    let nested = "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 *";
    assert_eq!(written(&sound("B078", nested, 3)), nested);
}

#[test]
fn illegal_moves_end_their_line() {
    let check = |id: &str, text: &str, plies: usize, token: &str| {
        let games = pgn::read_all(text.as_bytes());
        let replay = pgn::replay(&games[0]);
        let fault = &replay.faults[0];
        assert_eq!((games.len(), replay.moves.len()), (1, plies), "{id}");
        assert_eq!(
            (fault.kind, fault.token.as_str()),
            (FaultKind::IllegalMove, token),
            "{id}"
        );
        assert!(
            fault.byte as usize == text.find(token).unwrap_or_default(),
            "{id}"
        );
    };
    check(
        "B075",
        "1. Nf3 f5 2. c4 Nf6 3. g3 e6 4. Ka1 d5 5. O-O *",
        6,
        "Ka1",
    );
    let signal = "[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke4 Ke5 1/2-1/2";
    check("B076", signal, 4, "Ke4");
    assert_eq!(
        pgn::read_all(signal.as_bytes())[0]
            .result()
            .map(|it| it.token()),
        Some("1/2-1/2")
    );
    // Pinned, so that the other knight needs no file; the file does no harm.
    let pinned = sound("B042", "1. e4 e5 2. f4 d5 3. fxe5 Nc6 4. Bb5 Nge7 *", 8);
    assert!(written(&pinned).ends_with("4. Bb5 Ne7 *"));
}

#[test]
fn encodings_and_broken_games() {
    for id in ["B080", "B122"] {
        let text = b"[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 *";
        let games = pgn::read_all(text);
        assert_eq!(games.len(), 2, "{id}");
        assert_eq!(games[0].tag("White").as_deref(), Some("Müller"), "{id}");
        assert_eq!(games[0].faults()[0].kind, FaultKind::BadEncoding, "{id}");
        assert_eq!(
            (games[0].encoding(), games[1].encoding()),
            ("windows-1252", "UTF-8"),
            "{id}"
        );
    }
    sound("B121", "\u{feff}[Event \"x\"]\n\n1. e4 *", 1);
    // Whatever breaks a game, the next tag section begins another.
    for broken in [
        "1. e4 {",
        "1. e4 (1. d4 (",
        "1. e5 *",
        "[Event \"",
        "1. e4 $",
        ")))",
        "<",
    ] {
        let text = format!("[Event \"a\"]\n\n{broken}\n\n[Event \"b\"]\n\n1. d4 d5 *\n");
        let games = pgn::read_all(text.as_bytes());
        let last = games.last().map(|it| pgn::replay(it).moves.len());
        assert_eq!(last, Some(2), "B081: {broken}");
        let faults: usize = games.iter().map(|it| pgn::replay(it).faults.len()).sum();
        assert!(faults > 0, "B081: {broken}");
    }
}
