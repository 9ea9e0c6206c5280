//! What is overlooked in a setup only when asked for by name (2.2, 2.3, 3.7, 3.8.2, 3.9).

use flagfall_board::{Color, Leniency, Position, Setup, SetupFault, Square, Wing};

/// A setup that can be played from, and the faults that no game can have led to.
fn check(fen: &str, faults: &[SetupFault]) {
    let setup = Setup::from_fen(fen).unwrap();
    assert!(setup.position().is_ok(), "{fen}: {:?}", setup.position());
    judged(&setup, faults);
}

/// Every fault is named when nothing is overlooked, and each is overlooked by its own leniency.
fn judged(setup: &Setup, faults: &[SetupFault]) {
    let fen = setup.fen();
    match setup.position_with(Leniency::STRICT) {
        Ok(position) => {
            assert!(faults.is_empty(), "{fen} was accepted");
            assert_eq!(setup.position(), Ok(position));
        }
        Err(error) => assert_eq!(error.faults(), faults, "{fen}"),
    }
    let mut needed = Leniency::STRICT;
    for fault in faults {
        needed |= fault.leniency();
        let message = fault.to_string();
        assert!(message.contains(';') && message.len() < 200, "{message}");
        let others = Leniency::ALL.without(fault.leniency());
        let error = setup.position_with(others).expect_err(&fen);
        assert!(error.faults().contains(fault), "{fen}: {error:?}");
        let alike = |other: &SetupFault| other.leniency() == fault.leniency();
        assert!(error.faults().iter().all(alike), "{fen}: {error:?}");
    }
    let taken = setup.position_with(needed);
    assert_eq!(taken, Ok(Position::assume(*setup)), "{fen}");
    assert_eq!(setup.position_with(Leniency::ALL), taken);
}

use Color::{Black, White};
use SetupFault::{
    CastlingWithoutRook, EnPassantImpossible, EnPassantInCheck, EnPassantTooLate, HalfmovesTooMany,
    ImpossibleCheck, KingsApart, NoKing, OpponentInCheck, PawnOnOuterRank, RooksApart,
    SeveralKings, TooManyMen, TooManyPawns, TooManyPromoted,
};

#[test]
fn nothing_to_overlook() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/7R/R3B3/4r1pP/p4k2/8/6PK/r7 w - - 0 0",
        // Nine queens, and as many knights and bishops as eight pawns can make.
        "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1",
        "nnnnkn2/nnnn4/bb6/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/BBBB4/BBBBK1B1 b - - 0 1",
    ] {
        check(fen, &[]);
    }
}

#[test]
fn material() {
    check(
        "4k3/8/8/8/8/NNNNN3/PPPPPPPP/NNNNK3 w - - 0 1",
        &[TooManyMen(White, 18)],
    );
    check(
        "k6K/8/8/pppppppp/8/8/8/QqQq4 w - - 0 1",
        &[TooManyPromoted(Black, 1, 0)],
    );
    check(
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
        &[TooManyPawns(White, 9)],
    );
    check(
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
        &[TooManyPromoted(White, 1, 0)],
    );
    // Two bishops on squares of one colour: one of them was a pawn.
    check("2b1kb2/pppppppp/8/8/8/8/8/4K3 w - - 0 1", &[]);
    check(
        "b1b1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
        &[TooManyPromoted(Black, 1, 0)],
    );
    check("b1b1k3/ppppppp1/8/8/8/8/8/4K3 w - - 0 1", &[]);
    check(
        "rrrrkrrr/pppppppp/8/8/8/8/PPPPPPPP/NNNNKNNN w - - 0 1",
        &[TooManyPromoted(White, 5, 0), TooManyPromoted(Black, 5, 0)],
    );
}

#[test]
fn checks() {
    // By three men; by two knights; by two rooks, unless a pawn has just become one of them.
    check(
        "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    check(
        "4k3/8/3N1N2/8/8/8/8/5K2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    check("3Rk3/8/8/8/8/8/8/4RK2 b - - 0 1", &[]);
    check(
        "2R1k3/8/8/8/8/8/8/4RK2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    check("R3k2R/8/8/8/8/8/8/5K2 b - - 0 1", &[ImpossibleCheck(Black)]);
    check(
        "8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1",
        &[ImpossibleCheck(White)],
    );
    // A pawn alone checks from wherever it came, but not from the second rank.
    check("8/8/8/3k4/4P3/8/8/4K3 b - - 0 1", &[]);
    check("8/8/8/8/8/3k4/4P3/K7 b - - 0 1", &[ImpossibleCheck(Black)]);
    check("8/8/8/8/8/3k4/4P3/K6B b - - 0 1", &[ImpossibleCheck(Black)]);
    // A knight uncovers a rook and a bishop uncovers a rook; two bishops uncover nobody.
    check("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", &[]);
    check("4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1", &[]);
    check(
        "4k3/8/8/1B5B/8/8/8/5K2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    // A capture in passing uncovers two lines at once, if the captured pawn can have come.
    check("8/8/3Pk3/8/8/8/B7/4RK2 b - - 0 1", &[]);
    check(
        "8/3p4/3Pk3/8/8/8/B7/4RK2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    // Promotion and a line behind it; a rook with no square to have come from.
    check(
        "Q3k3/8/8/1B6/8/8/8/5K2 b - - 0 1",
        &[ImpossibleCheck(Black)],
    );
    check("3Qk3/8/8/8/8/8/8/4RK2 b - - 0 1", &[]);
    check("K7/8/8/8/8/8/6pp/5bkR b - - 0 1", &[ImpossibleCheck(Black)]);
    // The king uncovers check by going aside, and castling gives it.
    check("4k3/8/8/8/8/8/3K4/4R3 b - - 0 1", &[]);
    check("5k2/8/8/8/8/8/8/5RK1 b - - 0 1", &[]);
    // Who may still castle has moved neither king nor rook: the rook's check is an old one.
    check("7k/8/8/8/8/8/8/4K2R b - - 0 1", &[]);
    check("7k/8/8/8/8/8/8/4K2R b K - 0 1", &[ImpossibleCheck(Black)]);
    check("7k/8/8/8/8/8/8/4K1NR b K - 0 1", &[]);
}

#[test]
fn en_passant() {
    // The pawn stood in the way of nobody before, and does now; or gives check itself.
    check("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", &[]);
    check("8/8/8/4k3/3P4/8/8/4K3 b - d3 0 1", &[]);
    // The check was there before the pawn moved, or the pawn has stepped into its way.
    check(
        "8/8/8/4k3/3P4/8/8/B3K3 b - d3 0 1",
        &[EnPassantInCheck(Square::D3)],
    );
    check("8/8/8/4k3/3Pp3/8/8/4RK2 b - d3 0 1", &[]);
    check(
        "4k3/8/8/8/3P4/8/8/4RK2 b - d3 0 1",
        &[EnPassantInCheck(Square::D3)],
    );
    check("8/8/8/k1pP3R/8/8/8/4K3 w - c6 0 1", &[]);
    check(
        "8/8/8/K1p4r/8/8/8/4k3 w - c6 0 1",
        &[EnPassantInCheck(Square::C6)],
    );
    // Some counter has gone on.
    check(
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 1 9",
        &[EnPassantTooLate(Square::D3)],
    );
}

#[test]
fn arrays() {
    check("1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1", &[KingsApart]);
    check(
        "r3k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        &[RooksApart(Wing::KingSide)],
    );
    check(
        "1r2k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        &[RooksApart(Wing::KingSide), RooksApart(Wing::QueenSide)],
    );
    check("r3k1r1/8/8/8/8/8/8/R3K2R w KQq - 0 1", &[]);
    check("1r1k1r2/8/8/8/8/8/8/R5KR w KQ - 0 1", &[]);
}

#[test]
fn counters() {
    check("4k3/8/8/8/8/8/8/4K2R w - - 1 1", &[HalfmovesTooMany]);
    check("4k3/8/8/8/8/8/8/4K2R b - - 1 1", &[]);
    check("4k3/8/8/8/8/8/8/4K2R b - - 2 1", &[HalfmovesTooMany]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 98 50", &[]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 99 50", &[HalfmovesTooMany]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 1 0", &[HalfmovesTooMany]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 4294967295 4294967295", &[]);
    check(
        "4k3/8/8/8/8/8/8/4K2R w - - 4294967295 9",
        &[HalfmovesTooMany],
    );
}

#[test]
fn what_cannot_be_played_from() {
    let check = |fen: &str, faults: &[SetupFault]| {
        let setup = Setup::from_fen(fen).unwrap();
        let error = setup.position().expect_err(fen);
        assert_eq!(error.faults(), faults);
        judged(&setup, faults);
    };
    check("8/8/8/8/8/8/8/4K3 w - - 0 1", &[NoKing(Black)]);
    check("kk6/8/8/8/8/8/8/4K3 w - - 0 1", &[SeveralKings(Black, 2)]);
    check(
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        &[PawnOnOuterRank(Square::H8)],
    );
    check("k7/1Q6/K7/8/8/8/8/8 w - - 0 1", &[OpponentInCheck(Black)]);
    check(
        "4k2r/8/8/8/8/8/8/R3K3 w KQk - 0 1",
        &[CastlingWithoutRook(White, Wing::KingSide, Square::H1)],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - c6 0 1",
        &[EnPassantImpossible(Square::C6)],
    );
    // All the faults there can be at once are named.
    let all = "pppppppp/8/8/8/8/8/8/PPPPPPPP w KQkq e6 0 1";
    let error = Setup::from_fen(all).unwrap().position().unwrap_err();
    assert_eq!(error.faults().len(), 19);
}

#[test]
fn names() {
    assert_eq!(format!("{:?}", Leniency::STRICT), "Leniency()");
    let two = Leniency::KINGS | Leniency::COUNTERS;
    assert_eq!(format!("{two:?}"), "Leniency(KINGS | COUNTERS)");
    assert_eq!(Leniency::default(), Leniency::STRICT);
    assert!(Leniency::ALL.contains(two) && !Leniency::PLAYABLE.contains(two));
}
