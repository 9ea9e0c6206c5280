//! Reading and writing FEN, X-FEN and Shredder-FEN.

use flagfall_board::{Board, FenField, Position, Setup};

use crate::position;

/// A faulty FEN: the field, the text at fault, and a word of what is expected.
fn check(fen: &str, field: FenField, found: &str, expected: &str) {
    let error = Setup::from_fen(fen).expect_err(fen);
    assert_eq!(error.field(), field, "{fen}: {error}");
    assert_eq!(error.found(), found, "{fen}: {error}");
    assert_eq!(&fen[error.range()], found, "{fen}: {error}");
    assert!(error.expected().contains(expected), "{fen}: {error}");
    let message = error.to_string();
    assert!(message.starts_with(&format!("FEN, {field} (byte {})", error.range().start)));
    assert!(!message.contains('\n'), "{message:?}");
}

#[test]
fn refused_placements() {
    use FenField::Placement;
    check("", Placement, "", "four or six fields");
    check("   ", Placement, "", "four or six fields");
    check("8/8/8/8/8/8/8 w - - 0 1", Placement, "", "eight ranks");
    check("8/8/8/8/8/8/8/8/8 w - - 0 1", Placement, "/", "eight ranks");
    check("8/8/8/8/8/8/8/7 w - - 0 1", Placement, "", "eight squares");
    check(
        "8/8/8/44p/8/8/8/8 w - - 0 1",
        Placement,
        "p",
        "eight squares",
    );
    check(
        "8/8/8/45/8/8/8/8 w - - 0 1",
        Placement,
        "5",
        "eight squares",
    );
    check("8/8/8/9/8/8/8/8 w - - 0 1", Placement, "9", "empty squares");
    check(
        "8/8/8/08/8/8/8/8 w - - 0 1",
        Placement,
        "0",
        "empty squares",
    );
    check("8/8/7/8/8/8/8/8 w - - 0 1", Placement, "/", "eight squares");
    check("8/8/8/8/8/8/8/4X3 w - - 0 1", Placement, "X", "PNBRQK");
    check("8/8/8/8/8/8/8/4é3 w - - 0 1", Placement, "é", "PNBRQK");
    check("8/8/8/8/8/8/8/4Q~3 w - - 0 1", Placement, "~", "PNBRQK");
    check("8/8/8/8/8/8/8/8[Q] w - - 0 1", Placement, "[", "PNBRQK");
}

#[test]
fn refused_fields() {
    use FenField::{Castling, EnPassant, Fullmoves, Halfmoves, Side};
    check("8/8/8/8/8/8/8/8", Side, "", "w or b");
    check("8/8/8/8/8/8/8/8 W - - 0 1", Side, "W", "w or b");
    check("8/8/8/8/8/8/8/8 w", Castling, "", "KQkq");
    check("8/8/8/8/8/8/8/8 w KX - 0 1", Castling, "X", "KQkq");
    check("8/8/8/8/8/8/8/8 w K- - 0 1", Castling, "-", "KQkq");
    check("8/8/8/8/8/8/8/8 w KK - 0 1", Castling, "K", "once");
    check(
        "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
        Castling,
        "G",
        "one rook to a side",
    );
    check("8/8/8/8/8/8/8/8 w -", EnPassant, "", "a square");
    check("8/8/8/8/8/8/8/8 w - e9 0 1", EnPassant, "e9", "sixth rank");
    check("8/8/8/8/8/8/8/8 w - e3 0 1", EnPassant, "e3", "sixth rank");
    check("8/8/8/8/8/8/8/8 b - e6 0 1", EnPassant, "e6", "third rank");
    check("8/8/8/8/8/8/8/8 w - - x 1", Halfmoves, "x", "whole number");
    check(
        "8/8/8/8/8/8/8/8 w - - -1 1",
        Halfmoves,
        "-1",
        "whole number",
    );
    check(
        "8/8/8/8/8/8/8/8 w - - +1 1",
        Halfmoves,
        "+1",
        "whole number",
    );
    check("8/8/8/8/8/8/8/8 w - - 0", Fullmoves, "", "whole number");
    check(
        "8/8/8/8/8/8/8/8 w - - 0 4294967296",
        Fullmoves,
        "4294967296",
        "4294967295",
    );
    check("8/8/8/8/8/8/8/8 w - - 0 1 x", Fullmoves, "x", "nothing");
}

#[test]
fn a_long_fault_is_shortened() {
    let fen = format!("8/8/8/8/8/8/8/8 {} - - 0 1", "w".repeat(100_000));
    let error = Setup::from_fen(&fen).unwrap_err();
    assert_eq!(error.range(), 16..100_016);
    assert_eq!(error.found().chars().count(), 25);
    assert!(error.to_string().len() < 120);
}

#[test]
fn kept_as_written() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "8/8/8/8/8/8/8/8 w - - 0 0",
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1",
        "2r1kr2/8/8/8/8/8/8/R4K1R w HAfc - 4 40",
    ] {
        let setup = Setup::from_fen(fen).unwrap();
        let style = if fen.contains("HA") {
            setup.shredder_fen()
        } else {
            setup.fen()
        };
        assert_eq!(style, fen);
        let spaced = format!("  {}\r\n", fen.replace(' ', "  \t"));
        assert_eq!(Setup::from_fen(&spaced).as_ref(), Ok(&setup));
    }
}

#[test]
fn read_generously() {
    let start = Setup::initial();
    let men = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for rest in ["w KQkq -", "w HAha - 0 1", "w qkQK - 0 1", "w HQka - 0 1"] {
        assert_eq!(
            Setup::from_fen(&format!("{men} {rest}")),
            Ok(start),
            "{rest}"
        );
    }
    let gaps = "rnbqkbnr/pppppppp/44/8/8/11111111/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(Setup::from_fen(gaps), Ok(start));
    // Move number 0 is old practice.
    assert_eq!(position("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fullmoves(), 1);
}

/// How castling rights are written: X-FEN and Shredder.
fn check_rights(fen: &str, x_fen: &str, shredder: &str) {
    let position = position(fen);
    let rights = |fen: String| fen.split(' ').nth(2).map(str::to_owned);
    assert_eq!(rights(position.fen()).as_deref(), Some(x_fen), "{fen}");
    assert_eq!(
        rights(position.shredder_fen()).as_deref(),
        Some(shredder),
        "{fen}"
    );
    for written in [position.fen(), position.shredder_fen()] {
        assert_eq!(
            Position::from_fen(&written).as_ref(),
            Ok(&position),
            "{written}"
        );
    }
}

#[test]
fn x_fen_and_shredder() {
    check_rights("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "HAha");
    check_rights("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "KQkq", "GBgb");
    // An outer rook that came there later: the inner one needs its letter.
    check_rights("4k3/8/8/8/8/8/8/R1R1K1RR w GC - 0 1", "GC", "GC");
    check_rights("4k3/8/8/8/8/8/8/R1R1K1RR w KQ - 0 1", "KQ", "HA");
    check_rights("2r1k1rr/8/8/8/8/8/8/4K3 b gq - 0 1", "gq", "gc");
    // A rook of the opponent's is no outer rook, nor is one on the other side.
    check_rights("4k3/8/8/8/8/8/8/r1R1K2R w KQ - 0 1", "KQ", "HC");
    check_rights("4k3/8/8/8/8/8/8/1K1R3R w D - 0 1", "D", "D");
    check_rights("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "-", "-");
}

#[test]
fn boards_alone() {
    let text = "r6k/8/8/3Pp3/8/8/8/K7";
    assert_eq!(text.parse::<Board>().unwrap().to_string(), text);
    assert!(format!("{text} w").parse::<Board>().is_err());
    assert!("8/8".parse::<Board>().is_err());
}
