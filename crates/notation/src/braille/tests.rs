//! The examples of the British code, and what we add to it.

use flagfall_board::{Move, Position};

use super::*;
use crate::pgn::Termination;
use crate::uci;

/// The move is written in these cells and read from them, also as a file for embossers has them.
fn check(fen: &str, squares: &str, cells: &str) {
    let position = Position::from_fen(fen).unwrap();
    let played = uci::read(&position, squares, true).unwrap();
    assert_eq!(write(&position, played), cells, "{squares}");
    assert_eq!(read(&position, cells), Ok(played), "{cells}");
    let brf = to_brf(cells);
    assert_eq!(read(&position, &brf), Ok(played), "{brf}");
    assert_eq!(from_brf(&brf).as_deref(), Ok(cells));
    assert_eq!(read(&position, &brf.to_lowercase()), Ok(played), "{brf}");
}

/// The cells are refused with this sentence.
fn refused(fen: &str, cells: &str, expected: &str) {
    let error = read(&Position::from_fen(fen).unwrap(), cells).expect_err(cells);
    assert_eq!(error.to_string(), expected, "{cells}");
}

#[test]
fn the_examples_of_the_british_code() {
    check("7k/8/8/8/8/8/5R2/K7 w - - 0 1", "f2f4", "⠗⠋⠲");
    check("7k/8/8/8/3P4/8/8/K7 w - - 0 1", "d4d5", "⠙⠢");
    check("7k/8/8/3p4/2P5/8/8/K7 w - - 0 1", "c4d5", "⠉⠰⠙⠢");
    check("8/8/6k1/8/5P2/8/8/K7 w - - 0 1", "f4f5", "⠘⠋⠢");
    check("5k2/8/8/8/5p2/8/5R2/K7 w - - 0 1", "f2f4", "⠗⠸⠋⠲");
    check("7k/8/8/8/2N3N1/8/8/K7 w - - 0 1", "c4e5", "⠎⠉⠑⠢");
    check("7k/8/8/1N6/8/8/8/KN1N4 w - - 0 1", "b1c3", "⠎⠃⠂⠉⠒");
    check("7k/8/8/1N6/8/8/8/KN6 w - - 0 1", "b1c3", "⠎⠂⠉⠒");
    check("6k1/5ppp/8/8/8/8/4R3/K7 w - - 0 1", "e2e8", "⠗⠑⠦⠜⠍");
    // 2. Nf3 and 6. e4 as its first section prints them.
    check("7k/8/8/8/8/8/8/K5N1 w - - 0 1", "g1f3", "⠎⠋⠒");
    assert_eq!(
        (number(2), number(6), number(10)),
        ("⠆".into(), "⠖".into(), "⠂⠴".into())
    );
}

#[test]
fn what_is_our_choice() {
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(castles, "e1h1", "⠕⠤⠕");
    check(castles, "e1a1", "⠕⠤⠕⠤⠕");
    check("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "⠘⠕⠤⠕");
    let pawn = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
    check(pawn, "c7c8q", "⠉⠦⠟");
    check(pawn, "c7d8n", "⠉⠰⠙⠦⠎");
    check(
        "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "e5d6",
        "⠑⠰⠙⠖",
    );
}

#[test]
fn signs_may_be_missing_and_blanks_surround() {
    let position = Position::from_fen("5k2/8/8/8/5p2/8/5R2/K7 w - - 0 1").unwrap();
    let takes = Move::new(flagfall_board::Square::F2, flagfall_board::Square::F4);
    for cells in [
        "⠗⠸⠋⠲",
        "⠗⠋⠲",
        "⠗⠰⠋⠲",
        "⠀⠗⠋⠲⠀",
        "⠗⠋⠆⠋⠲",
        "⠗⠋⠲⠜⠏",
        "⠗⠸⠋⠲⠐⠣⠐⠶⠐⠜",
        "RF4",
    ] {
        assert_eq!(read(&position, cells), Ok(takes), "{cells}");
    }
}

#[test]
fn what_is_no_move() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    refused(
        start,
        "⠎",
        "not a move: it ends at byte 3, expected a square, as in ⠑⠲",
    );
    refused(
        start,
        "⠑⠑",
        "not a move: it ends at byte 6, expected a rank, ⠂ to ⠦",
    );
    refused(
        start,
        "⠑⠲⠿",
        "not a move at byte 6: found '⠿', expected the end of the move",
    );
    refused(
        start,
        "é",
        "not a move at byte 0: found 'é', expected a character of the braille code",
    );
    let none = "not a legal move: no knight of the player's can go to e4; write ⠑⠲";
    refused(start, "⠎⠑⠲", none);
    let two = "more than one move fits; write ⠎⠃⠙⠆ or ⠎⠋⠙⠆";
    refused("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "⠎⠙⠆", two);
    refused(
        start,
        &"⠑".repeat(30),
        "not a move at byte 72: found '⠑', expected the end of the move",
    );
}

#[test]
fn names_and_figures() {
    let check = |plain: &str, cells: &str| assert_eq!(text(plain), cells, "{plain}");
    check("Anna", "⠠⠁⠝⠝⠁");
    check("2026.11.30", "⠼⠃⠚⠃⠋⠲⠁⠁⠲⠉⠚");
    check("3b", "⠼⠉⠰⠃");
    check("Müller", "⠠⠍⠥⠇⠇⠑⠗");
    check("½-½", "⠼⠁⠌⠃⠤⠼⠁⠌⠃");
    check("中", "⠿");
    check("", "");
}

#[test]
fn a_sheet_begins_where_the_game_does() {
    let start = Position::from_fen("4k3/8/8/8/8/8/4p3/K7 b - - 0 40").unwrap();
    let queens = Move::promoting(
        flagfall_board::Square::E2,
        flagfall_board::Square::E1,
        flagfall_board::Role::Queen,
    );
    let sheet = Scoresheet {
        headings: Vec::new(),
        start,
        moves: vec![queens, queens],
        result: Termination::BlackWins,
    };
    // White's move is not written: Black's has its sign. What is not legal is left out.
    assert_eq!(sheet.write(), "⠲⠴⠀⠤⠘⠑⠂⠟\n⠼⠚⠤⠼⠁\n");
    let long = Scoresheet {
        headings: vec!["x".repeat(45), "a b".to_owned()],
        moves: Vec::new(),
        ..sheet
    };
    let written = long.write();
    assert!(written.lines().all(|it| it.chars().count() <= 40));
    assert!(written.contains("⠁⠀⠃"));
}
