//! Tables of announcements and of what is understood.

use flagfall_board::{Move, Position};

use super::*;
use crate::uci;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWN: &str = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
const PASSING: &str = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";

fn played(fen: &str, squares: &str) -> (Position, Move) {
    let position = Position::from_fen(fen).unwrap();
    let played = uci::read(&position, squares, true).unwrap();
    (position, played)
}

/// The move is announced so in each tongue, and understood when so announced.
fn check(fen: &str, squares: &str, says: [&str; 3]) {
    let (position, played) = played(fen, squares);
    for (tongue, expected) in Tongue::ALL.into_iter().zip(says) {
        assert_eq!(tongue.announce(&position, played), expected);
        assert_eq!(
            tongue.understand(&position, expected),
            Ok(played),
            "{expected}"
        );
        let full = tongue.announce_in_full(&position, played);
        assert_eq!(tongue.understand(&position, &full), Ok(played), "{full}");
    }
}

/// The words are understood as the move.
fn understood(tongue: Tongue, fen: &str, words: &str, squares: &str) {
    let (position, played) = played(fen, squares);
    match tongue.understand(&position, words) {
        Ok(found) => assert_eq!(found, played, "{words}"),
        Err(error) => panic!("{words}: {error}"),
    }
}

/// The words are answered so.
fn refused(tongue: Tongue, fen: &str, words: &str, expected: &str) {
    let position = Position::from_fen(fen).unwrap();
    let error = tongue.understand(&position, words).expect_err(words);
    assert_eq!(error.to_string(), expected, "{words}");
}

#[test]
fn each_kind_of_move() {
    check(START, "e2e4", ["Eva vier", "e4", "e4"]);
    check(
        START,
        "g1f3",
        ["Springer Felix drei", "knight f3", "cavalier f3"],
    );
    check(
        KNIGHTS,
        "b1d2",
        ["Springer Bella David zwei", "knight b d2", "cavalier b d2"],
    );
    check(
        CASTLES,
        "e1h1",
        ["Kurze Rochade", "castles kingside", "petit roque"],
    );
    check(
        CASTLES,
        "e1a1",
        ["Lange Rochade", "castles queenside", "grand roque"],
    );
    check(
        CASTLES,
        "a1a8",
        [
            "Turm schlägt Anna acht, Schach",
            "rook takes a8, check",
            "tour prend a8, échec",
        ],
    );
    check(
        PAWN,
        "c7d8q",
        [
            "Cesar schlägt David acht Dame",
            "c takes d8 promotes to queen",
            "c prend d8 promotion dame",
        ],
    );
    check(
        PAWN,
        "c7c8n",
        [
            "Cesar acht Springer",
            "c8 promotes to knight",
            "c8 promotion cavalier",
        ],
    );
    check(
        PASSING,
        "e5d6",
        [
            "Eva schlägt David sechs en passant",
            "e takes d6 en passant",
            "e prend d6 en passant",
        ],
    );
    check(
        MATE,
        "a1a8",
        [
            "Turm Anna acht, matt",
            "rook a8, checkmate",
            "tour a8, échec et mat",
        ],
    );
}

#[test]
fn in_full() {
    let says = |fen: &str, squares: &str| {
        let (position, played) = played(fen, squares);
        Tongue::Phonetic.announce_in_full(&position, played)
    };
    assert_eq!(says(START, "e2e4"), "Bauer Eva zwei Eva vier");
    assert_eq!(says(START, "g1f3"), "Springer Gustav eins Felix drei");
    let takes = "Bauer Cesar sieben schlägt David acht Turm";
    assert_eq!(says(PAWN, "c7d8r"), takes);
}

#[test]
fn every_file_and_rank_of_the_rules_for_blind_players() {
    let position = Position::from_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1").unwrap();
    let files = [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ];
    let ranks = [
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht",
    ];
    let men = ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"];
    let said = Tongue::Phonetic.said();
    assert_eq!((said.files, said.ranks, said.men), (files, ranks, men));
    for word in files.into_iter().chain(ranks).chain(men) {
        let known = Tongue::Phonetic.sense(&crate::fold::letters(word));
        assert!(known.is_some(), "{word}");
    }
    understood(
        Tongue::Phonetic,
        &position.fen(),
        "Koenig Anna zwei",
        "a1a2",
    );
}

#[test]
fn words_mean_one_thing() {
    for tongue in Tongue::ALL {
        for (word, sense) in tongue.vocabulary() {
            assert_eq!(word, crate::fold::letters(word));
            assert_eq!(tongue.sense(word), Some(sense), "{word}");
        }
    }
}

#[test]
fn said_in_other_ways() {
    use Tongue::{English, French, Phonetic};
    for words in [
        "springer felix drei",
        "Springer von Gustav eins nach Felix drei",
        "SPRINGER, FELIX 3!",
        "Springer f3",
        "springer g1f3",
    ] {
        understood(Phonetic, START, words, "g1f3");
    }
    understood(Phonetic, CASTLES, "kurz rochiert", "e1h1");
    understood(
        Phonetic,
        CASTLES,
        "Rochade am Damenflügel".trim_start(),
        "e1a1",
    );
    understood(Phonetic, PAWN, "Caesar acht wird Dame", "c7c8q");
    understood(
        Phonetic,
        PAWN,
        "Bauer schlägt Turm David acht Dame",
        "c7d8q",
    );
    for words in [
        "knight f3",
        "Knight to f three",
        "night foxtrot three",
        "g one f three knight",
    ] {
        if words.ends_with("knight") {
            assert!(English.understand(&Position::initial(), words).is_err());
        } else {
            understood(English, START, words, "g1f3");
        }
    }
    understood(English, CASTLES, "castle king side", "e1h1");
    understood(English, CASTLES, "castles long", "e1a1");
    understood(English, CASTLES, "rook takes rook on a8 check", "a1a8");
    understood(
        English,
        PAWN,
        "pawn takes d8, promoting to a queen",
        "c7d8q",
    );
    understood(English, START, "pawn to e4", "e2e4");
    for words in [
        "cavalier à f3",
        "cavalier en f trois",
        "le cavalier va en f3",
        "cheval f 3",
    ] {
        understood(French, START, words, "g1f3");
    }
    understood(French, MATE, "la tour en a huit, echec et mat", "a1a8");
    understood(French, CASTLES, "roque long", "e1a1");
}

#[test]
fn what_is_not_understood_is_answered() {
    use Tongue::{English, French, Phonetic};
    refused(
        Phonetic,
        START,
        "Springer Feliks drei",
        "not understood at byte 9: \"Feliks\", perhaps felix; say Springer Felix drei",
    );
    refused(
        English,
        START,
        "knight",
        "not a whole move: expected the square of arrival",
    );
    refused(
        English,
        KNIGHTS,
        "knight d2",
        "more than one move fits; say knight b d2 or knight f d2",
    );
    refused(
        English,
        START,
        "knight e4",
        "not a legal move: no knight of the player's can go to e4; say e4",
    );
    refused(
        French,
        PAWN,
        "c8",
        "not a legal move: the piece that the pawn is exchanged for is missing; \
         say c8 promotion dame or c8 promotion tour or c8 promotion fou or c8 promotion cavalier",
    );
    refused(
        Phonetic,
        CASTLES,
        "Rochade",
        "more than one move fits; say Kurze Rochade or Lange Rochade",
    );
    refused(
        English,
        CASTLES,
        "rook takes queen on a8",
        "not a legal move: no queen of the player's can go to a8; say rook takes a8, check",
    );
    assert!(
        English
            .understand(&Position::initial(), &"knight ".repeat(100))
            .is_err()
    );
    assert!(English.understand(&Position::initial(), "").is_err());
}
