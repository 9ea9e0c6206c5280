//! Tables of moves and texts.

use flagfall_board::{Position, Role};

use super::*;
use crate::uci;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MAN: &str = "a piece letter, a file a-h or castling";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

/// The move of these squares is written so, and the text is read back as the move.
fn writes(fen: &str, squares: &str, expected: &str) {
    let position = position(fen);
    let played = uci::read(&position, squares, true).unwrap();
    assert_eq!(write(&position, played), expected, "{squares} in {fen}");
    assert_eq!(read(&position, expected), Ok(played), "{expected} in {fen}");
}

/// The text is read as the move of these squares, or refused with this sentence.
fn reads(fen: &str, text: &str, expected: &str) {
    let position = position(fen);
    let found = match read(&position, text) {
        Ok(played) => played.to_string(),
        Err(error) => error.to_string(),
    };
    assert_eq!(found, expected, "{text} in {fen}");
}

/// The moves are read one after another, each written back as it stands.
fn line(fen: &str, moves: &str) {
    let mut now = position(fen);
    for text in moves.split_whitespace().filter(|it| !it.ends_with('.')) {
        let played = read(&now, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write(&now, played), text);
        now = now.play(played);
    }
}

#[test]
fn disambiguation() {
    writes("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2");
    // On one file the rank tells them apart; the file comes first where both would do.
    writes("4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", "b1d2", "N1d2");
    writes("6k1/8/8/8/8/8/R7/4K2R w - - 0 1", "a2h2", "Rah2");
    // Three queens: neither the file nor the rank is enough.
    writes("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1");
    writes("2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1");
    // A pinned twin cannot go there and needs no distinction.
    writes(
        "2r5/5p1k/2NR1Ppp/8/8/1q3NK1/6PP/8 w - - 9 35",
        "c6d4",
        "Nd4",
    );
    reads(
        "7k/8/8/8/4R3/8/8/R3K3 w - - 0 1",
        "Ra4",
        "more than one move fits; write Raa4 or Rea4",
    );
    reads(
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "Nd2",
        "more than one move fits; write Nbd2 or Nfd2",
    );
    // More than needed is accepted.
    reads(START, "Ng1f3", "g1f3");
    reads(START, "Ng1-f3", "g1f3");
    reads(START, "e2e4", "e2e4");
    reads(START, "e2-e4", "e2e4");
}

#[test]
fn castling() {
    writes(CASTLES, "e1h1", "O-O");
    writes(CASTLES, "e1a1", "O-O-O");
    writes("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "O-O+");
    writes("3rkr2/3p1p2/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1", "O-O-O");
    for text in ["0-0", "o-o", "O-O", "O-O+", "0-0!", "O-O?!", "O-O#"] {
        reads(CASTLES, text, "e1h1");
    }
    reads(CASTLES, "0-0-0", "e1a1");
    let cure = "not a legal move: no king of the player's can go to g1; legal: O-O";
    reads(CASTLES, "Kg1", cure);
    reads(
        CASTLES,
        "Kh1",
        "not a legal move: a man of the player's own stands on h1; perhaps Kd1 or Kf1",
    );
    let lost = "not a legal move: castling on the king side is not possible";
    reads("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", lost);
    reads(
        START,
        "O-O-O-O",
        "not a move at byte 0: found 'O', expected O-O or O-O-O",
    );
    // Chess960: the king may already stand beside or on his square of arrival.
    writes("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "O-O");
    writes("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "Kg1");
    writes("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", "O-O-O");
}

#[test]
fn promotion() {
    let fen = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
    writes(fen, "c7d8q", "cxd8=Q");
    writes(fen, "c7c8n", "c8=N");
    for text in [
        "cxd8Q", "cxd8=Q", "cxd8(Q)", "cxd8/Q", "cxd8=q", "cd8Q", "c7xd8=Q", "c:d8Q!",
    ] {
        reads(fen, text, "c7d8q");
    }
    let all = "c8=Q, c8=R, c8=B, c8=N";
    let missing = "not a legal move: the piece that the pawn is exchanged for is missing; legal: ";
    reads(fen, "c8", &format!("{missing}{all}"));
    let no_exchange = "not a legal move: there is no exchange for that piece on that square";
    reads(fen, "c8=K", &format!("{no_exchange}; legal: {all}"));
    reads(START, "e4=Q", &format!("{no_exchange}; legal: e4"));
    writes("8/8/8/3R1P2/8/2k2K2/3p4/r7 b - - 0 82", "d2d1q", "d1=Q+");
}

#[test]
fn captures() {
    let fen = "rnbqkbnr/pp2pppp/3p4/2p1P3/8/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1";
    let file = "not a legal move: a capture by a pawn must name the file that the pawn leaves";
    reads(fen, "e5", &format!("{file}; legal: dxe5"));
    reads(
        fen,
        "xe5",
        "not a move at byte 0: found 'x', expected a piece letter, a file a-h or castling; \
         perhaps dxe5",
    );
    writes(fen, "d6e5", "dxe5");
    reads(fen, "d:e5", "d6e5");
    reads(fen, "d×e5", "d6e5");
    // A capture that is not marked, and a mark where nothing is captured.
    reads(
        "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - 0 1",
        "Rf4",
        "f1f4",
    );
    reads(START, "Nxf3+", "g1f3");
    let passing = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    writes(passing, "e5d6", "exd6");
    for text in ["exd6 e.p.", "exd6e.p.", "exd6ep", "exd6 e.p.+"] {
        reads(passing, text, "e5d6");
    }
    let pinned = "1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1";
    reads(
        pinned,
        "dxe6",
        "not a legal move: no pawn of the player's can go to e6; perhaps d6",
    );
}

#[test]
fn texts_that_are_no_moves() {
    let case =
        "not a move at byte 0: found 'n', expected a piece letter in upper case; perhaps Nf3";
    reads(START, "nf3", case);
    reads(
        START,
        "Nf9",
        "not a move at byte 1: found 'f', expected a square a1-h8; perhaps Nf3",
    );
    reads(
        START,
        "N",
        "not a move: it ends at byte 1, expected a square, as in e4; \
         perhaps Na3 or Nc3 or Nf3 or Nh3",
    );
    reads(
        START,
        "",
        "not a move: it ends at byte 0, expected a move, as in Nf3, exd5 or O-O",
    );
    reads(
        START,
        "+!?",
        "not a move at byte 0: found '+', expected a move, as in Nf3, exd5 or O-O",
    );
    let letter =
        "not a move at byte 0: found 'X', expected a piece letter K, Q, R, B, N; perhaps f3 or Nf3";
    reads(START, "Xf3", letter);
    let middle = "a file, a rank or x, then the square of arrival";
    reads(
        START,
        "Nzzf3",
        &format!("not a move at byte 1: found 'z', expected {middle}; perhaps Nf3"),
    );
}

#[test]
fn moves_that_are_not_legal() {
    reads(
        START,
        "Nd2",
        "not a legal move: a man of the player's own stands on d2; perhaps Nc3 or d3",
    );
    reads(
        START,
        "Ke4",
        "not a legal move: no king of the player's can go to e4; perhaps e4",
    );
    reads(
        START,
        "e5",
        "not a legal move: no pawn of the player's can go to e5; perhaps e4 or e3",
    );
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    reads(
        pinned,
        "Nc3",
        "not a legal move: the king would be left attacked",
    );
    reads(
        "7k/8/8/b7/8/8/3P4/4K3 w - - 0 1",
        "d4",
        "not a legal move: the king would be left attacked; perhaps Kd1",
    );
}

#[test]
fn marks_and_lines() {
    line(START, "f3 e5 g4 Qh4#");
    line(
        START,
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7 Kxf7 7. Qf3+ Ke6 8. Nc3 \
         Nb4 9. Qe4 c6 10. a3 Na6 11. d4 Nc7 12. f4 Kf7 13. fxe5 Be6 14. O-O+",
    );
    line(
        "8/2R2p1p/4k1p1/6P1/5PKP/r7/8/8 b - - 2 35",
        "h5+ gxh6 f5+ Kg5 Rg3#",
    );
    line(START, "1. e4 e5 2. f4 d5 3. fxe5 Nc6 4. Bb5 Ne7");
    reads("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "a1a8");
}

#[test]
fn what_a_text_says_beyond_the_move() {
    let check = |fen: &str, text: &str, mark, over_disambiguated| {
        let reading = read_closely(&position(fen), text).unwrap();
        assert_eq!(
            (reading.mark, reading.over_disambiguated),
            (mark, over_disambiguated),
            "{text}"
        );
    };
    check(START, "Nf3", Mark::None, false);
    check(START, "Ngf3+", Mark::Check, true);
    check(START, "e2e4#", Mark::Mate, true);
    let two = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check(two, "Nbd2++", Mark::Check, false);
    check(two, "Nb1d2", Mark::None, true);
    check(two, "N1d2", Mark::None, true);
    check(two, "Nd4", Mark::None, false);
}

#[test]
fn illegal_moves_are_written_in_full() {
    let start = position(START);
    let illegal = |squares: &str| {
        let (from, to, promotion) = uci::squares(squares).unwrap();
        write(
            &start,
            flagfall_board::Move {
                from,
                to,
                promotion,
            },
        )
    };
    assert_eq!(illegal("g1e4"), "Ng1-e4");
    assert_eq!(illegal("d1d8"), "Qd1xd8");
    assert_eq!(illegal("e2e8q"), "e2xe8=Q");
    assert_eq!(illegal("e5e6"), "e5-e6");
    assert_eq!(Role::Pawn.letter(), 'P');
    reads(START, "Pe4", "e2e4");
}

#[test]
fn figurines_and_pawns_by_their_files() {
    reads(START, "♘f3", "g1f3");
    reads(START, "♞f3+", "g1f3");
    reads(START, "♙e4", "e2e4");
    let fen = "3r4/2P5/8/8/8/8/k6K/8 w - - 0 1";
    for text in ["cxd8=♕", "cxd8♛", "♙c7xd8=♕"] {
        reads(fen, text, "c7d8q");
    }
    reads(
        START,
        "♠f3",
        &format!("not a move at byte 0: found '♠', expected {MAN}; perhaps f3"),
    );
    let open = "rnbqkbnr/ppp2ppp/4p3/3p4/2P1P3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 3";
    for text in ["ed", "exd", "e:d", "ed+", "exd!"] {
        reads(open, text, "e4d5");
    }
    let twice = "4k3/8/8/3p4/4P1p1/3p4/4P2P/4K3 w - - 0 1";
    reads(twice, "ed", "more than one move fits; write exd3 or exd5");
    let missing = "not a legal move: no pawn of the player's can capture from the e-file on the \
        f-file; \
        perhaps e5 or f3 or f4";
    reads(open, "ef", missing);
    reads(
        fen,
        "cd",
        "not a legal move: the piece that the pawn is exchanged for is missing; \
        legal: cxd8=Q, cxd8=R, cxd8=B, cxd8=N",
    );
    assert!(matches!(
        read(&position(START), "ea"),
        Err(SanError::Unreadable { .. })
    ));
}
