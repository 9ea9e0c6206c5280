//! What a position to be played from must be (1.4, 2.2, 3.10.3), and how faults are named.

use flagfall_board::{Color, Position, Setup, SetupFault, Square, Wing};

fn check(fen: &str, faults: &[SetupFault]) {
    let setup = Setup::from_fen(fen).unwrap();
    match setup.position() {
        Ok(_) => assert!(faults.is_empty(), "{fen} was accepted"),
        Err(error) => {
            assert_eq!(error.faults(), faults, "{fen}");
            let message = error.to_string();
            assert!(
                !message.contains('\n') && message.contains(';'),
                "{message}"
            );
        }
    }
    // Taken as it stands, it still answers.
    let position = Position::assume(setup);
    assert_eq!(
        position.legal_moves().is_empty(),
        !position.has_legal_move()
    );
    assert_eq!(Position::assume(position.setup()), position);
}

#[test]
fn accepted() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 0",
        "4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295",
        // Too much material is no fault of the position's: it can be played.
        "qqqqkqqq/8/8/8/8/8/PPPPPPPP/PPPPKPPP w - - 0 1"
            .replace("PPPPKPPP", "NNNNKNNN")
            .as_str(),
        // Rights of both players with the kings on different files.
        "1r1k1r2/8/8/8/8/8/8/R5KR w HAfb - 0 1",
    ] {
        check(fen, &[]);
    }
}

#[test]
fn refused() {
    use SetupFault::{
        CastlingWithoutKing, CastlingWithoutRook, EnPassantImpossible, NoKing, OpponentInCheck,
        PawnOnOuterRank, SeveralKings,
    };
    let (white, black) = (Color::White, Color::Black);
    check("8/8/8/8/8/8/8/8 w - - 0 1", &[NoKing(white), NoKing(black)]);
    check("4k3/8/8/8/8/8/8/8 w KQ - 0 1", &[NoKing(white)]);
    check("kk6/8/8/8/8/8/8/4K3 w - - 0 1", &[SeveralKings(black, 2)]);
    check(
        "4k2P/8/8/8/8/8/8/p3K3 w - - 0 1",
        &[PawnOnOuterRank(Square::A1), PawnOnOuterRank(Square::H8)],
    );
    check("k7/1Q6/K7/8/8/8/8/8 w - - 0 1", &[OpponentInCheck(black)]);
    check("4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", &[OpponentInCheck(white)]);
    check("8/8/8/3kK3/8/8/8/8 w - - 0 1", &[OpponentInCheck(black)]);
    check(
        "1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1",
        &[CastlingWithoutRook(black, Wing::KingSide, Square::H8)],
    );
    check(
        "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
        &[
            CastlingWithoutKing(white, Wing::KingSide),
            CastlingWithoutKing(white, Wing::QueenSide),
        ],
    );
    check(
        "4k3/8/8/8/8/8/8/1R2K3 w A - 0 1",
        &[CastlingWithoutRook(white, Wing::QueenSide, Square::A1)],
    );
    check(
        "4k3/8/8/8/8/8/8/4K2r w K - 0 1",
        &[CastlingWithoutRook(white, Wing::KingSide, Square::H1)],
    );
    check(
        "4k3/8/8/8/8/8/8/4K3 w - c6 0 1",
        &[EnPassantImpossible(Square::C6)],
    );
}

#[test]
fn messages_name_the_way_out() {
    let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K2r w K e6 0 1").unwrap();
    assert_eq!(
        setup.position().unwrap_err().to_string(),
        "White cannot castle on the king side: no white rook stands on h1 on that side of the \
         king; take the right out of the castling field. No pawn can just have passed over e6; \
         write - in the en passant field",
    );
}

#[test]
fn a_king_is_never_captured() {
    let setup = Setup::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap();
    let position = Position::assume(setup);
    assert!(position.is_check_on(Color::Black));
    assert!(!position.legal_targets(Square::E2).contains(Square::E8));
    assert!(position.legal_targets(Square::E2).contains(Square::E7));
}

#[test]
fn what_is_copied_is_small() {
    assert!(size_of::<Position>() <= 56 && size_of::<flagfall_board::Move>() <= 3);
    // Errors are handed up by value.
    assert!(size_of::<flagfall_board::FenOrSetupError>() <= 128);
}
