//! What people reported of other programs' algebraic notation, each by its number in the
//! collection of bugs: here it is right.

use flagfall_board::Position;
use flagfall_notation::{Leniency, Reader, Style, pgn, san, uci};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// The position after some moves, each written back as it stands.
fn after(fen: &str, moves: &str) -> Position {
    let mut now = Position::from_fen(fen).expect("a position");
    for text in moves.split_whitespace().filter(|it| !it.ends_with('.')) {
        let played = san::read(&now, text).unwrap_or_else(|it| panic!("{text}: {it}"));
        assert_eq!(san::write(&now, played), text);
        now = now.play(played);
    }
    now
}

/// The move of these squares is written so.
fn writes(now: &Position, squares: &str, expected: &str) {
    let played = uci::read(now, squares, false).expect("a move");
    assert_eq!(san::write(now, played), expected);
}

/// Leniently the text is the move; strictly it is refused, with the move as it should be.
fn lenient_only(now: &Position, text: &str, squares: &str) {
    let played = uci::read(now, squares, false).expect("a move");
    assert_eq!(san::read(now, text), Ok(played), "{text}");
    let reading = Reader::lenient(Style::PGN)
        .read(now, text)
        .expect("a reading");
    assert_eq!(reading.played, Some(played), "{text}");
    let error = Reader::strict(Style::PGN)
        .read(now, text)
        .expect_err("refused");
    assert_eq!(error.might_be(), [san::write(now, played)], "{text}");
}

/// No reader takes the text for a move; these are offered.
fn refused(now: &Position, text: &str, offered: &[&str]) {
    let error = san::read(now, text).expect_err("refused");
    assert_eq!(error.might_be(), offered, "{text}");
    let error = Reader::lenient(Style::PGN)
        .read(now, text)
        .expect_err("refused");
    assert_eq!(error.might_be(), offered, "{text}");
}

#[test]
fn castling_is_not_a_king_move_and_takes_marks() {
    let white = Position::from_fen(CASTLES).unwrap();
    let black = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1").unwrap();
    // B040
    refused(&white, "Kg1", &["O-O"]);
    refused(&white, "Kc1", &["O-O-O"]);
    refused(&black, "Kg8", &["O-O"]);
    refused(&black, "Kc8", &["O-O-O"]);
    // B041
    after(
        START,
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7 Kxf7 7. Qf3+ Ke6 8. Nc3 \
         Nb4 9. Qe4 c6 10. a3 Na6 11. d4 Nc7 12. f4 Kf7 13. fxe5 Be6 14. O-O+",
    );
}

#[test]
fn only_legal_twins_are_told_apart() {
    // B042
    let now = after(START, "1. e4 e5 2. f4 d5 3. fxe5 Nc6 4. Bb5");
    writes(&now, "g8e7", "Ne7");
    lenient_only(&now, "Nge7", "g8e7");
    // B043
    let now = Position::from_fen("2r5/5p1k/2NR1Ppp/8/8/1q3NK1/6PP/8 w - - 9 35").unwrap();
    writes(&now, "c6d4", "Nd4");
    // B007
    after(
        "8/2R2p1p/4k1p1/6P1/5PKP/r7/8/8 b - - 2 35",
        "h5+ gxh6 f5+ Kg5 Rg3#",
    );
}

#[test]
fn signs_may_be_missing_or_wrong_and_are_named() {
    // B046
    let fen = "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - 0 1";
    let now = Position::from_fen(fen).unwrap();
    lenient_only(&now, "Rf4", "f1f4");
    writes(&now, "f1f4", "Rxf4");
    // B049
    let now = Position::from_fen("3r4/2P5/8/8/8/8/k6K/8 w - - 0 1").unwrap();
    lenient_only(&now, "cxd8Q", "c7d8q");
    writes(&now, "c7d8q", "cxd8=Q");
    // B050
    let start = Position::initial();
    lenient_only(&start, "Nxf3+", "g1f3");
    let used = Reader::lenient(Style::PGN)
        .read(&start, "Nxf3+")
        .unwrap()
        .used;
    let needs: Vec<Leniency> = used.iter().collect();
    assert_eq!(needs, [Leniency::CaptureSign, Leniency::CheckSign]);
    // B052
    let now = after(START, "1. e4 e5 2. Qf3 Nh6 3. Bc4 Bc5");
    lenient_only(&now, "Qxf7", "f3f7");
    writes(&now, "f3f7", "Qxf7+");
}

#[test]
fn what_is_left_unsaid_is_not_guessed() {
    // B047
    let fen = "rnbqkbnr/pp2pppp/3p4/2p1P3/8/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1";
    let now = Position::from_fen(fen).unwrap();
    refused(&now, "e5", &["dxe5"]);
    refused(&now, "xe5", &["dxe5"]);
    // B048
    let now = Position::from_fen("8/8/8/3R1P2/8/2k2K2/3p4/r7 b - - 0 82").unwrap();
    refused(&now, "d1", &["d1=Q+", "d1=R", "d1=B+", "d1=N"]);
    // B051
    let now = after(START, "1. e4 d5 2. c4");
    refused(&now, "nf6", &["Nf6"]);
    let named = Reader {
        allowed: Reader::lenient(Style::PGN)
            .allowed
            .with(Leniency::LowerCase),
        style: Style::PGN,
    };
    let knight = uci::read(&now, "g8f6", false).ok();
    assert_eq!(named.read(&now, "nf6").unwrap().played, knight);
}

#[test]
fn no_text_is_cut_inside_a_letter() {
    // B120
    let start = Position::initial();
    let knight = uci::read(&start, "g1f3", false);
    assert_eq!(san::read(&start, "♘f3").ok(), knight.clone().ok());
    assert_eq!(Style::FIGURINE.write(&start, knight.unwrap()), "♘f3");
    assert!(uci::read(&start, "♘f3", false).is_err());
    assert!(uci::squares("e2é4").is_err());
    let games = pgn::read_all("1. ♘f3 d5 *".as_bytes());
    assert_eq!(pgn::replay(&games[0]).moves.len(), 2);
}
