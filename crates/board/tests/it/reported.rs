//! Inputs on which chess programs went wrong, as people reported them, and what is right.
//!
//! The ids are those of the collection the reports were gathered in.

use flagfall_board::{
    Color, Leniency, Move, Piece, Position, Role, Setup, SetupFault, Square, Wing, attacks,
};

use crate::{after, mv, position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Whether a move is legal after others, by itself and in the list.
fn check(id: &str, fen: &str, moves: &str, played: &str, legal: bool) {
    let position = after(fen, moves);
    assert_eq!(position.is_legal(mv(played)), legal, "{id} {played}");
    let listed = position.legal_moves().contains(&mv(played));
    assert_eq!(listed, legal, "{id} {played}");
}

#[test]
fn legal_and_illegal_moves() {
    // Both pawns leave the rank of king and rook (3.7.3.1 with 3.9.2).
    let pinned = "1nbqkbnr/2pppppp/1p6/pr3P1K/8/8/PPPPP1PP/RNBQ1BNR b k - 1 6";
    check("B001", pinned, "e7e5", "f5e6", false);
    check(
        "B002",
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "",
        "d5e6",
        false,
    );
    check(
        "B003",
        "1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1",
        "",
        "d5e6",
        false,
    );
    let both = "rnk2bnr/8/b4p2/p1p2Pp1/P1P5/7p/3N3P/R1BK1B1R w - g6 0 27";
    check("B004", both, "", "f5g6", true);
    check("B004", both, "", "d2b1", true);
    let evasion = "8/2R2p1p/4k1p1/6P1/5PKP/r7/8/8 b - - 2 35";
    check("B007", evasion, "h7h5", "g5h6", true);
    check("B007", evasion, "h7h5 g5h6 f7f5 g4g5", "a3g3", true);
    let real = "4R3/4bp1p/3kn1p1/1p4P1/5P2/1n1K3P/8/8 b - - 0 47";
    check("B013", real, "f7f5", "g5f6", true);
    // Castling out of a pawn's check; past a queen; with check.
    let pawn = "rnbqk2r/pppPppbp/5np1/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4";
    check("B025", pawn, "", "e8h8", false);
    let queen = "rk1q3r/pppppppp/8/8/8/8/PPPPPPPP/RK1Q3R b KQkq - 0 1";
    check("B029", queen, "", "b8h8", false);
    let fried = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7 e8f7 d1f3 f7e6 b1c3 c6b4 \
                 f3e4 c7c6 a2a3 b4a6 d2d4 a6c7 f2f4 e6f7 f4e5 c8e6";
    check("B041", START, fried, "e1h1", true);
    assert!(after(START, fried).play(mv("e1h1")).in_check(), "B041");
    // The king two squares aside is not how castling is asked.
    check("B040", ROOKS, "", "e1g1", false);
    // A pinned knight is no second candidate.
    let knight = "2r5/5p1k/2NR1Ppp/8/8/1q3NK1/6PP/8 w - - 9 35";
    check("B043", knight, "", "f3d4", false);
    check("B043", knight, "", "c6d4", true);
}

fn check_fen(id: &str, fen: &str, moves: &str, expect: &str) {
    assert_eq!(after(fen, moves).fen(), expect, "{id}");
}

#[test]
fn fens_of_later_positions() {
    let pinned = "1nbqkbnr/2pppppp/1p6/pr3P1K/8/8/PPPPP1PP/RNBQ1BNR b k - 1 6";
    let expect = "1nbqkbnr/2pp1ppp/1p6/pr2pP1K/8/8/PPPPP1PP/RNBQ1BNR w k - 0 7";
    check_fen("B001", pinned, "e7e5", expect);
    let lost = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 60";
    check_fen(
        "B020",
        lost,
        "a1b1",
        "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 99 60",
    );
    let castled = "e2e3 e7e5 g1f3 g8f6 b1c3 b8c6 d2d3 f8e7 f1e2 e8h8";
    let expect = "r1bq1rk1/ppppbppp/2n2n2/4p3/8/2NPPN2/PPP1BPPP/R1BQK2R w KQ - 3 6";
    check_fen("B024", START, castled, expect);
    check_fen("B027", ROOKS, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    let queens = "k6K/8/8/pppppppp/8/8/8/QqQq4 w - - 0 1";
    check_fen(
        "B037",
        queens,
        "c1c5",
        "k6K/8/8/ppQppppp/8/8/8/Qq1q4 b - - 0 1",
    );
    let old = "8/7R/R3B3/4r1pP/p4k2/8/6PK/r7 w - - 0 0";
    check_fen("B058", old, "", "8/7R/R3B3/4r1pP/p4k2/8/6PK/r7 w - - 0 1");
    // The square passed over stands in the FEN where a capture is legal, and is read in any case.
    let stepped = "rnbqkbnr/pppppppp/8/8/5P2/8/PPPPP1PP/RNBQKBNR b KQkq - 0 1";
    check_fen("B112", START, "f2f4", stepped);
    check_fen("B112", &stepped.replace("kq -", "kq f3"), "", stepped);
    let written = Setup::from_fen(&stepped.replace("kq -", "kq f3")).unwrap();
    assert_eq!(written.fen(), stepped.replace("kq -", "kq f3"), "B112");
    let passing = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    check_fen("B125", START, "e2e4 d7d5 e4e5 f7f5", passing);
}

/// How often the last position has stood on the board (9.2.3).
fn check_repeated(id: &str, fen: &str, moves: &str, times: usize) {
    let mut now = position(fen);
    let mut seen = vec![now.identity()];
    for text in moves.split_whitespace() {
        now = now.try_play(mv(text)).unwrap();
        seen.push(now.identity());
    }
    let count = seen.iter().filter(|&&it| it == now.identity()).count();
    assert_eq!(count, times, "{id}");
}

#[test]
fn repeated_positions() {
    let pinned = "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1";
    let moves = "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7";
    check_repeated("B010", pinned, moves, 3);
    let bishops = "e2e4 e7e5 f1e2 f8e7 e2f1 e7f8 f1d3 f8d6 d3f1 d6f8";
    check_repeated("B011", START, bishops, 3);
    let kings = "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 e1e2 e8e7 e2e1 e7e8 b1a3 b8a6 a3b1 a6b8";
    check_repeated("B012", START, kings, 2);
    let real = "4R3/4bp1p/3kn1p1/1p4P1/5P2/1n1K3P/8/8 b - - 0 47";
    let moves = "f7f5 e8b8 d6c6 b8e8 c6d6 e8b8 d6c6 b8e8 c6d6";
    check_repeated("B013", real, moves, 2);
    let round = " e1e2 e8e7 e2e1 e7e8";
    let moves = |rounds| format!("e2e3 e7e6{}", round.repeat(rounds));
    check_repeated("B015", START, &moves(3), 3);
    check_repeated("B015", START, &moves(4), 4);
    check_repeated("B016", ROOKS, "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8", 2);
    // Before 4... Ng8 the position has stood twice and would stand for the third time (9.2.1).
    let knights = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    check_repeated("B018", START, knights, 2);
    check_repeated("B018", START, &format!("{knights} f6g8"), 3);
    // A pawn beside one that cannot capture is no right; where it can, it is (9.2.3.1).
    let passing = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    assert_eq!(passing.en_passant(), Some(Square::F6), "B019");
}

#[test]
fn mates_and_counters() {
    let mate = position("8/8/2p5/3b1K1k/4p3/4Pp1R/5P2/8 b - - 100 113");
    assert!(mate.is_checkmate() && mate.halfmoves() == 100, "B022");
    let claim = position("4k3/8/8/8/8/8/4R3/4K3 b - - 99 150");
    let counts = |played: &Move| !claim.is_zeroing(*played);
    assert!(claim.legal_moves().iter().all(counts), "B021");
    // Mate on a board that no game leads to is mate, and strictly read it is refused.
    let setup = Setup::from_fen("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1").unwrap();
    assert!(setup.position().unwrap().is_checkmate(), "B111");
    let error = setup.position_with(Leniency::STRICT).unwrap_err();
    let expect = [SetupFault::ImpossibleCheck(Color::White)];
    assert_eq!(error.faults(), expect, "B111");
    // Captures in passing on which life hangs: one legal, one not.
    let alive = position("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 50");
    assert!(alive.is_legal(mv("b4a3")), "B098");
    let dead = position("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3 0 50");
    assert!(
        dead.en_passant().is_none() && !dead.is_legal(mv("f4e3")),
        "B101"
    );
    let only = position("r7/K1k5/8/8/8/8/8/8 w - - 4 3");
    assert_eq!(*only.legal_moves(), [mv("a7a8")], "B093");
}

#[test]
fn setups_refused_and_overlooked() {
    let refused = |id: &str, fen: &str, faults: &[SetupFault]| {
        let setup = Setup::from_fen(fen).unwrap();
        let error = setup.position_with(Leniency::STRICT).expect_err(id);
        assert_eq!(error.faults(), faults, "{id}");
        let overlooked = faults.iter().map(|fault| fault.leniency());
        let leniency = overlooked.fold(Leniency::PLAYABLE, |all, one| all | one);
        setup.position_with(leniency).expect(id)
    };
    // Rights of both, with the kings on g1 and d8: no array has that.
    let apart = "1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1";
    let kept = refused("B034", apart, &[SetupFault::KingsApart]);
    assert_eq!(kept.fen(), apart, "B034");
    // K and q are read as X-FEN; Black's k has no rook, and is dropped when that is overlooked.
    let rookless = "1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1";
    let fault = SetupFault::CastlingWithoutRook(Color::Black, Wing::KingSide, Square::H8);
    let kept = refused("B035", rookless, &[fault]);
    assert_eq!(
        kept.castling().rook(Color::Black, Wing::KingSide),
        None,
        "B035"
    );
    let queen_side = kept.castling().rook(Color::White, Wing::QueenSide);
    assert_eq!(queen_side, Some(Square::A1), "B035");
    let taken = "k7/1Q6/K7/8/8/8/8/8 w - - 0 1";
    let fault = SetupFault::OpponentInCheck(Color::Black);
    let position = refused("B038", taken, &[fault]);
    assert!(!position.is_legal(mv("b7a8")), "B038");
    let queens = "k6K/8/8/pppppppp/8/8/8/QqQq4 w - - 0 1";
    let fault = SetupFault::TooManyPromoted(Color::Black, 1, 0);
    refused("B037", queens, &[fault]);
}

#[test]
fn a_wall_of_bishops() {
    // All of White's men but the king are bishops on light squares and pawns on dark ones.
    let wall = position("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57");
    assert!(Position::has_legal_move(&wall), "B109");
    let bishop = Piece {
        color: Color::White,
        role: Role::Bishop,
    };
    let bishops = wall.board().by_piece(bishop);
    assert!(bishops.into_iter().all(Square::is_light), "B109");
    let reach = |from| attacks::bishop(from, wall.board().occupied());
    assert!(
        bishops.into_iter().flat_map(reach).all(Square::is_light),
        "B109"
    );
}
