//! Streams without end, endless lines and depths: memory is bounded, and nothing takes long.

use std::io::{self, Read};

use flagfall_notation::pgn::{self, FaultKind, Game, Limits, Reader, Tree};

/// A head, a part repeated up to a length, and a tail.
struct Stream {
    head: Vec<u8>,
    part: Vec<u8>,
    times: usize,
    tail: Vec<u8>,
    /// How far the present one has been read.
    at: usize,
}

impl Stream {
    fn new(head: &str, part: &str, length: usize, tail: &str) -> Stream {
        Stream {
            head: head.as_bytes().to_vec(),
            part: part.repeat(4096 / part.len()).into_bytes(),
            times: length / 4096 + 1,
            tail: tail.as_bytes().to_vec(),
            at: 0,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let from = match (self.head.len(), self.times) {
            (0, 0) => &self.tail,
            (0, _) => &self.part,
            (_, _) => &self.head,
        };
        let rest = &from[self.at..];
        let length = buffer.len().min(rest.len());
        buffer[..length].copy_from_slice(&rest[..length]);
        self.at += length;
        if self.at == from.len() && length > 0 {
            self.at = 0;
            match (self.head.len(), self.times) {
                (0, 0) => self.tail.clear(),
                (0, _) => self.times -= 1,
                (_, _) => self.head.clear(),
            }
        }
        Ok(length)
    }
}

/// So that a game is never longer than this, in bytes.
const SMALL: Limits = Limits {
    game_bytes: 1 << 16,
    comment_bytes: 1 << 12,
    depth: 64,
    tags: 32,
    faults: 10,
};

/// Every game's half-moves and faults; no game is longer than the limits allow.
fn read(stream: Stream) -> Vec<(usize, Vec<FaultKind>)> {
    let mut reader = Reader::with_limits(stream, SMALL);
    let mut game = Game::default();
    let mut found = Vec::new();
    while reader.read_into(&mut game).unwrap_or(false) {
        assert!(game.source().len() <= SMALL.game_bytes + SMALL.comment_bytes);
        let kinds = game.faults().iter().map(|it| it.kind).collect();
        found.push((pgn::replay(&game).moves.len(), kinds));
    }
    found
}

const HUNDRED_MB: usize = 100_000_000;

#[test]
fn a_comment_of_a_hundred_megabytes() {
    let cut = (3, vec![FaultKind::Truncated]);
    let next = "\n\n[Event \"b\"]\n\n1. d4 *";
    let tail = format!(" }} e5 2. Nf3 *{next}");
    let braces = Stream::new("1. e4 {", "word ", HUNDRED_MB, &tail);
    assert_eq!(read(braces), [cut.clone(), (1, vec![])]);
    let tail = format!("\n e5 2. Nf3 *{next}");
    let line = Stream::new("1. e4 ; ", "word } ", HUNDRED_MB, &tail);
    assert_eq!(read(line), [cut.clone(), (1, vec![])]);
    // A comment without an end ends where the next game begins.
    let open = Stream::new("1. e4 {", "word\n", HUNDRED_MB, next);
    let kinds = [
        FaultKind::UnterminatedComment,
        FaultKind::Truncated,
        FaultKind::ResultMissing,
    ];
    assert_eq!(read(open), [(1, kinds.to_vec()), (1, vec![])]);
    let escape = Stream::new("1. e4\n%", "x", HUNDRED_MB / 10, "\n1... e5 *");
    assert_eq!(read(escape), [(2, vec![])]);
}

#[test]
fn places_after_what_was_left_out() {
    let stream = Stream::new("1. e4 {", "wo\n", 1 << 20, "} Ke5 *");
    let game = Reader::with_limits(stream, SMALL).next();
    let game = game.expect("there is a game").expect("it can be read");
    let fault = &pgn::replay(&game).faults[1];
    let words = 4096 / 3 * ((1 << 20) / 4096 + 1) as u64;
    assert_eq!((fault.line, fault.column), (words + 1, 3));
    assert_eq!(fault.byte, 7 + 3 * words + 2);
    let shown = fault.snippet(&game).expect("it is in the game");
    assert_eq!(
        (shown.text.as_str(), shown.caret),
        ("w} Ke5 *", 3),
        "{shown}"
    );
}

#[test]
fn lines_of_a_hundred_megabytes() {
    // Many games on one line are many games.
    let games = read(Stream::new("", "1. e4 e5 1-0 ", HUNDRED_MB / 10, ""));
    assert!(games.len() > 700_000 && games.iter().all(|it| *it == (2, vec![])));
    // One game is cut off, and the next one is read.
    let next = "\n\n[Event \"b\"]\n\n1. d4 *";
    for part in [
        "Nf3 Nf6 Ng1 Ng8 ",
        "e",
        "(",
        "$1",
        "<",
        "[",
        "\"",
        "1",
        ".",
        "[A \"b\"] ",
        "{}",
    ] {
        let games = read(Stream::new("1. e4 e5 ", part, HUNDRED_MB / 50, next));
        let (last, first) = (games.last(), games.first());
        assert_eq!(last, Some(&(1, vec![])), "{part}");
        assert!(
            first.is_some_and(|it| !it.1.is_empty()),
            "{part}: {first:?}"
        );
    }
}

#[test]
fn signs_without_sense_take_no_longer() {
    // With the usual limits, so that whatever is looked for again and again would be noticed.
    for part in [
        "<", "[", "(", ")", "{", "\"", "$", "!", "[A \"", "[a\"]", "%\n", "1-0)", "(1-0 ",
    ] {
        let text = part.repeat((1 << 18) / part.len());
        for game in pgn::read_all(text.as_bytes()) {
            assert!(pgn::replay(&game).faults.len() <= 200, "{part}");
        }
    }
    let commands = format!("1. e4 {{ {} }} *", "[%clk".repeat(200_000));
    let game = &pgn::read_all(commands.as_bytes())[0];
    assert_eq!(pgn::replay(game).moves[0].clocks.remaining, None);
    assert_eq!(Tree::read(game).0.main().moves()[0].commands().count(), 0);
    let tags: String = (0..200_000).map(|it| format!("[Tag{it} \"\"] ")).collect();
    let game = &pgn::read_all(format!("{tags} 1. e4 *").as_bytes())[0];
    assert_eq!((game.tags().count(), game.faults().len()), (1_000, 100));
}

#[test]
fn a_million_parentheses() {
    let depth = 1_000_000;
    let text = format!("1. e4 {}{} *", "(".repeat(depth), ")".repeat(depth));
    let game = &pgn::read_all(text.as_bytes())[0];
    assert!(game.faults_unlisted() > 0);
    assert_eq!(pgn::replay(game).moves.len(), 1);
    // As deep as one likes, if one asks for it.
    let limits = Limits {
        depth,
        ..Limits::default()
    };
    let text = format!(
        "1. e4 {}{} e5 *",
        "(1. d4 ".repeat(100_000),
        ")".repeat(100_000)
    );
    let mut reader = Reader::with_limits(text.as_bytes(), limits);
    let game = reader
        .next()
        .expect("there is a game")
        .expect("it can be read");
    let (tree, faults) = Tree::read(&game);
    assert!(faults.is_empty());
    assert_eq!(tree.events().count(), 2 + 3 * 100_000);
    let same = tree.clone();
    assert!(same == tree && same.export().len() > text.len());
}

#[test]
fn games_of_every_encoding() {
    let text = "[White \"Müller\"]\n[Black \"Ž\"]\n\n1. e4 {♘ 😀} e5 2. Ke3 *\n\n1. d4 *";
    let plain = pgn::read_all(text.as_bytes());
    for big in [false, true] {
        for mark in [false, true] {
            let units = mark
                .then_some(0xfeff)
                .into_iter()
                .chain(text.encode_utf16());
            let bytes: Vec<u8> = units
                .flat_map(|it| {
                    if big {
                        it.to_be_bytes()
                    } else {
                        it.to_le_bytes()
                    }
                })
                .collect();
            let games = pgn::read_all(&bytes);
            assert_eq!(games.len(), 2, "{games:?}");
            assert_eq!(games[0].source(), plain[0].source());
            assert!(games[0].faults()[0].message.contains("UTF-16"));
            assert_eq!(games[1].faults(), []);
            let fault = &pgn::replay(&games[0]).faults[1];
            let expected = &pgn::replay(&plain[0]).faults[0];
            assert_eq!((fault.line, fault.column), (expected.line, expected.column));
            let at = text.find("Ke3").unwrap_or_default();
            let before = text[..at].encode_utf16().count() + usize::from(mark);
            assert_eq!(fault.byte, 2 * before as u64);
            let shown = fault.snippet(&games[0]);
            assert_eq!(shown, expected.snippet(&plain[0]));
        }
    }
}

#[test]
fn real_games_are_read_as_written() {
    for text in [
        include_str!("games/clocked.pgn"),
        include_str!("games/openings.pgn"),
    ] {
        let games = pgn::read_all(text.as_bytes());
        assert!(games.len() >= 4);
        for game in games {
            let (tree, faults) = Tree::read(&game);
            assert!(faults.is_empty() && tree.main().moves().len() > 10);
            let text = tree.export();
            let (again, faults) = Tree::read(&pgn::read_all(text.as_bytes())[0]);
            assert!(faults.is_empty() && again.same_moves(&tree), "{text}");
            for (name, value) in &tree.tags {
                assert_eq!(again.tag(name), Some(value.as_str()));
            }
            let clocks =
                |it: &Tree| -> Vec<_> { it.main().moves().iter().map(|it| it.clock()).collect() };
            assert_eq!(clocks(&again), clocks(&tree));
            assert_eq!(again.export(), text);
        }
    }
}
