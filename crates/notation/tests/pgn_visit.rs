//! What a visitor is told of games, and the line he plays.

// A fixture that does not hold is a failed test.
#![allow(clippy::unwrap_used)]

use std::io::Read;

use flagfall_notation::pgn::{
    self, Fault, FaultKind, Game, Item, Limits, MainLine, Reader, Termination, Token, Variation,
    Visitor,
};

/// Writes down what it is told.
#[derive(Default)]
struct Scribe {
    text: Vec<String>,
    faults: Vec<Fault>,
    skips: bool,
}

impl Scribe {
    fn push(&mut self, sign: &str, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        self.text.push(format!("{sign}{text}"));
    }
}

impl Visitor for Scribe {
    fn begin(&mut self) {
        self.text.clear();
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) {
        self.push("[", name);
        self.push("\"", value);
    }

    fn move_text(&mut self, token: Token<'_>) {
        self.push("", token.bytes());
    }

    fn comment(&mut self, text: &[u8]) {
        self.push("{", text);
    }

    fn nag(&mut self, number: u8) {
        self.push("$", &[b'0' + number]);
    }

    fn open(&mut self) -> Variation {
        if self.skips {
            return Variation::Skip;
        }
        self.push("(", b"");
        Variation::Visit
    }

    fn close(&mut self) {
        self.push(")", b"");
    }

    fn result(&mut self, result: Termination) {
        self.push("=", result.token().as_bytes());
    }

    fn end(&mut self, faults: &[Fault]) {
        self.faults = faults.to_vec();
    }
}

/// What is told of each game of a text, in one line.
fn told(text: &[u8], skips: bool) -> Vec<String> {
    let mut scribe = Scribe {
        skips,
        ..Scribe::default()
    };
    let mut reader = Reader::new(text);
    let mut games = Vec::new();
    while reader.visit(&mut scribe).unwrap() {
        games.push(scribe.text.join(" "));
    }
    games
}

#[test]
fn the_parts_in_their_order() {
    let text = b"[White \"A\"]\n\n1. e4 {best} (1. d4 $1 (1. c4!) d5) e5 ;so\n2. Nf3 1-0\n1. b3 *";
    let all = "[White \"A e4 {best ( d4 $1 ( c4 $1 ) d5 ) e5 {so Nf3 =1-0";
    assert_eq!(told(text, false), [all, "b3 =*"]);
    assert_eq!(
        told(text, true),
        ["[White \"A e4 {best e5 {so Nf3 =1-0", "b3 =*"]
    );
}

#[test]
fn a_variation_that_is_skipped_ends_where_it_does() {
    let check = |text: &str, expected: &[&str]| {
        assert_eq!(told(text.as_bytes(), true), expected, "{text}");
    };
    check("1. e4 (1. d4 {)} d5) (1. c4) e5 *", &["e4 e5 =*"]);
    check("1. e4 (1. d4 1-0) e5 *", &["e4 e5 =*"]);
    check("1. e4 (1. d4 (1. c4) 1-0", &["e4 =1-0"]);
    check(
        "1. e4 (1. d4\n\n[White \"B\"]\n\n*",
        &["e4", "[White \"B =*"],
    );
    check("1. e4 (1. d4 ((1. c4) d5)) ) e5 *", &["e4 e5 =*"]);
}

#[test]
fn text_before_the_tags_is_told_and_taken_back() {
    let told = told(b"A list {of games}\n[White \"A\"]\n\n1. e4 *", false);
    assert_eq!(told, ["{of games [White \"A e4 =*"]);
}

/// Gives few bytes at a time.
struct Slow<'a>(&'a [u8], usize);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = self.1.min(buffer.len());
        self.0.read(&mut buffer[..length])
    }
}

/// A visitor is told what a game keeps, in whatever pieces the text comes, and plays the same.
fn check(text: &[u8], limits: Limits) {
    for length in [1, 7, 1 << 20] {
        let mut kept = Reader::with_limits(text, limits);
        let mut visited = Reader::with_limits(Slow(text, length), limits);
        let mut played = Reader::with_limits(Slow(text, length), limits);
        let (mut game, mut scribe) = (Game::default(), Scribe::default());
        let mut line = MainLine::new();
        while kept.read_into(&mut game).unwrap() {
            assert!(visited.visit(&mut scribe).unwrap());
            assert_eq!(scribe.text, of_game(&game));
            let faults = game.faults().iter();
            let faults = faults.filter(|it| it.kind != FaultKind::BadEncoding);
            assert!(faults.eq(&scribe.faults), "{:?}", scribe.faults);
            assert!(played.visit(&mut line).unwrap());
            let replay = pgn::replay(&game);
            assert_eq!(line.plies() as usize, replay.moves.len());
            assert_eq!(
                (line.position(), line.start()),
                (&replay.end, &replay.start)
            );
        }
        assert!(!visited.visit(&mut scribe).unwrap());
    }
}

fn of_game(game: &Game) -> Vec<String> {
    let mut text = Vec::new();
    for (name, value) in game.tags() {
        text.extend([format!("[{name}"), format!("\"{value}")]);
    }
    for item in game.items() {
        text.push(match *item {
            Item::Move(span) => String::from_utf8_lossy(game.bytes(span)).into_owned(),
            Item::Comment(span) => format!("{{{}", String::from_utf8_lossy(game.bytes(span))),
            Item::Nag(number) => format!("${}", char::from(b'0' + number)),
            Item::Open(_) => "(".to_owned(),
            Item::Close(_) => ")".to_owned(),
        });
    }
    // A result is told before comments on its line.
    if let Some(result) = game.result() {
        text.push(format!("={result}"));
    }
    text
}

#[test]
fn whatever_is_written() {
    let fen = "[Variant \"chess960\"]\n[FEN \"bbrnkqnr/8/8/8/8/8/8/BBRNKQNR w KQkq - 0 1\"]\n\n";
    let texts = [
        "1. e4 e5 2. Ke3 Nf6 3. Nf3 *",
        "1. e4 e5 2. -- Nf6 3. Z0 *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.O-O Nf6 1/2-1/2",
        "1. e4 e5 2. f4 exf4 3. Nf3 g5 4. h4 g4 5. e5 d5 6. exd6 e.p. *",
        "1. e4 d5 2. e5 f5 3. exf6ep Kf7 4. fxg7 Kg6 5. gxh8(Q) Nf6 6. Qxf8 Qxf8 *",
        "1. e4 d5 2. e5 f5 3. exf6 Kf7 4. fxg7 Kg6 5. gxh8=N+ *",
        "[White \"x\"]\n[White \"y\"]\n[Black \"a\\\"b]\n\
         1. d4 _ d5 @ 2. c4+!? e6# (2... c6? 3. Nf3",
        "[Event \"a\"]\n\n[Event \"b\"]\n\n1. e4 (1. d4) (1. c4 (1. b3)) *",
        "[Variant \"Atomic\"]\n\n1. e4 e5 *",
        "[SetUp \"1\"]\n\n1. e4 *",
        "[FEN \"8/8\"]\n\n1. e4 *",
        &format!("{fen}1. O-O O-O 2. Nc3 *\n\n1. e4 *"),
        &format!("1. e4 {{{}}} e5 *", "long ".repeat(40)),
        &format!("[Site \"{}\"]\n\n1. e4 *", "x".repeat(200)),
        &format!("1. e4 {} e5 *", "N".repeat(200)),
        "prose of one\n[White \"A\"]\n1. e4 *",
        // Nothing but a variation, of which one who skips it is told nothing: a game all the same.
        "(1. d4 d5\n\n[White \"A\"]\n\n1. e4 *",
        "(1. d4) (2. b9 (--\n\n[White \"A\"]\n\n1. e4 *",
        "(prose\n\n[White \"A\"]\n\n1. e4 *",
        "1. e4 e5 1. d4 d5\n\n1. c4 c5 2. b3 b6\n\n1. Nf3 Nf6",
    ];
    let tight = Limits {
        game_bytes: 60,
        comment_bytes: 8,
        depth: 1,
        tags: 2,
        faults: 2,
    };
    for text in texts {
        if !text.contains("\\\"") {
            check(text.as_bytes(), Limits::default());
            check(text.as_bytes(), tight);
        }
        check(text.replace("\\\"", "").as_bytes(), Limits::default());
    }
}

#[test]
fn real_games() {
    check(include_bytes!("games/clocked.pgn"), Limits::default());
    check(include_bytes!("games/openings.pgn"), Limits::default());
}
