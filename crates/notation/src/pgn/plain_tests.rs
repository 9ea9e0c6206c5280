//! Whether the plain part of movetext and the careful one read the same.

use proptest::prelude::*;

use super::block::{Index, Words};
use super::game::{Game, Item};
use super::limits::Limits;
use super::parse::{Parsed, Place, Text, parse};
use super::place::Map;
use super::sink::Kept;

/// What texts are made of: what is plain, what is nearly so, and what is not.
const PARTS: [&str; 64] = [
    " ",
    " ",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\r\n",
    "\t",
    ".",
    "...",
    "1.",
    "1. ",
    "2. ",
    "13. ",
    "1",
    "9",
    "05. ",
    "100. ",
    "1234. ",
    "1... ",
    "e4",
    "e4 ",
    "d5 ",
    "Nf3 ",
    "Nbd7+ ",
    "O-O-O ",
    "exd8=Q# ",
    "exd6 e.p.",
    "exd6ep ",
    "e8(Q) ",
    "p",
    "N",
    "D ",
    "-",
    "--",
    "+",
    "=",
    "/",
    ":",
    "0-0 ",
    "1-0",
    "1/2-1/2",
    "*",
    "{",
    "}",
    "{a} ",
    "{ [%clk 0:05:00] } ",
    "{a\nb}",
    "{}",
    "(",
    ")",
    "!",
    "?!",
    "$1",
    ";c\n",
    "\n%e\n",
    "\u{e9}",
    "\u{2658}f3",
    "_",
    "@",
    "[White \"A\"]\n",
    "\n[Event \"a\\\\b\"]\n",
    "\n[Event \"a\"]\n",
    "[Name \"a {b} and what is longer than a word\"]\n",
];

/// What is read of a text that begins in words at an offset, or of which there are none.
fn read(bytes: &[u8], words: Words<'_>, whole: bool) -> (Parsed, Game, Vec<Item>) {
    let mut game = Game::default();
    let mut kept = Kept(Vec::new());
    let map = Map::default();
    let place = Place {
        map: &map,
        before: &[],
    };
    let text = Text {
        bytes,
        words,
        whole,
    };
    let limits = Limits {
        comment_bytes: 24,
        ..Limits::default()
    };
    let parsed = parse(text, place, limits, &mut game, &mut kept);
    (parsed, game, kept.0)
}

fn check(text: &str, offset: usize, whole: bool) {
    let before = "x{".repeat(offset);
    let all = format!("{}{text}", &before[..offset]);
    let mut index = Index::new();
    index.look(all.as_bytes());
    let bytes = text.as_bytes();
    let plainly = read(bytes, index.from(offset), whole);
    let carefully = read(bytes, Words::NONE, whole);
    assert_eq!(plainly.0, carefully.0, "{text:?} from {offset}");
    // Of a game that begins anew nothing is kept.
    if !matches!(plainly.0, Parsed::More(_)) {
        assert_eq!(plainly, carefully, "{text:?} from {offset}");
    }
}

#[test]
fn plainly_and_carefully() {
    let config = ProptestConfig::with_cases(6_000);
    let part = prop::sample::select(&PARTS[..]);
    let parts = prop::collection::vec(part, 0..60);
    proptest!(config, |(parts in parts, offset in 0_usize..130, whole: bool, tags: bool)| {
        let head = if tags { "[Event \"a\"]\n\n" } else { "" };
        check(&format!("{head}{}", parts.concat()), offset, whole);
    });
}

#[test]
fn where_words_end() {
    let texts = [
        "[A \"b\"]\n1. e4 e5 2. Nf3 Nc6 {a} 3. Bb5 {b c} a6 1-0 ",
        "[A \"b\"]\n13. e4 1-0\n\n1. e4 e5 2. d4\n\n1. e4 e5",
        "[A \"b\"]\ne4 e5\n \n1. d4 d5 1/2-1/2 ",
        "[A \"b\"]\n1. e4 D e5 N { a\nb } d4 exd5 e.p. 4 e.5 5. c4(c5) 6.e5)",
    ];
    let results = "[A \"b\"]\n1. e4 1-0 1. e4 0-1\n1. e4 1/2-1/2\r\n1. e4 1-01 e4 0-1p";
    for text in texts.into_iter().chain([results]) {
        for offset in 0..130 {
            for end in 0..=text.len() {
                check(&text[..end], offset, true);
                check(&text[..end], offset, false);
            }
        }
    }
}
