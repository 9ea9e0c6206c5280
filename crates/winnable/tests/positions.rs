//! Positions whose answers are known: by hand, by published mating lines, or by exhaustion.

use flagfall_board::{Color, Position, Setup};
use flagfall_winnable::{Answer, Budget, Verdict, dead, verify, winnable};

/// The verdict for one side; a mating line is played out before it is believed, and a certificate
/// verified.
fn verdict(position: &Position, side: Color, budget: Budget) -> Verdict {
    let Answer {
        verdict,
        line,
        certificate,
        nodes,
    } = winnable(position, side, budget);
    assert!(
        nodes <= u64::from(budget.nodes) + 300,
        "{nodes} for {position:?}"
    );
    assert_eq!(verdict == Verdict::Winnable, line.is_some(), "{position:?}");
    assert_eq!(verdict == Verdict::Unwinnable, certificate.is_some());
    if let Some(certificate) = certificate {
        assert_eq!(verify(position, &certificate), Ok(()), "{position:?}");
        assert_eq!(certificate.side, side);
    }
    if let Some(line) = line {
        let end = line
            .iter()
            .try_fold(*position, |now, &played| now.try_play(played));
        let end = end.unwrap_or_else(|| panic!("an illegal line from {position:?}"));
        assert!(
            end.is_checkmate() && end.turn() != side,
            "no mate from {position:?}"
        );
    }
    verdict
}

fn read(fen: &str) -> Position {
    Position::assume(Setup::from_fen(fen).expect("a FEN"))
}

/// `W` if White can mate, `B` if Black can, `-` in the place of a side that cannot.
fn check(fen: &str, expected: &str) {
    let position = read(fen);
    let found: String = Color::ALL
        .into_iter()
        .zip(["W", "B"])
        .map(
            |(side, letter)| match verdict(&position, side, Budget::default()) {
                Verdict::Winnable => letter,
                Verdict::Unwinnable => "-",
                Verdict::Undetermined => "?",
            },
        )
        .collect();
    assert_eq!(found, expected, "{fen}");
}

#[test]
fn ordinary_positions() {
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "WB",
    );
    check(
        "r1bq1rk1/ppppbppp/2n2n2/4p3/8/2NPPN2/PPP1BPPP/R1BQK2R w KQ - 3 6",
        "WB",
    );
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "WB",
    );
    check("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "W-");
    check("8/8/8/4k3/8/2n5/8/2B1K3 w - - 0 1", "WB");
    check("8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50", "WB");
    check("1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50", "WB");
    check("q7/8/8/8/4k3/8/8/3K2N1 w - - 0 1", "-B");
    check("8/8/8/8/4k3/8/5r2/3K2N1 w - - 0 1", "WB");
    check("8/8/8/8/8/5k2/7p/5N1K b - - 0 1", "WB");
}

#[test]
fn what_stands_on_the_board_comes_first() {
    // The fool's mate is given; Black has won and White can win no more.
    check(
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "-B",
    );
    // Stalemate.
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--");
    // Mate by men that could never mate again, in a position no game can reach.
    check("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", "-B");
    // Mate stands though the counters have run out: no count matters here.
    check("8/8/2p5/3b1K1k/4p3/4Pp1R/5P2/8 b - - 100 113", "W-");
}

#[test]
fn the_only_move_decides() {
    // The king must take the rook.
    check("r7/K1k5/8/8/8/8/8/8 w - - 4 3", "--");
    // Every way on is forced and ends in White's mate or in a draw.
    check("7k/6q1/p4PPK/6PP/8/5P2/8/8 w - - 0 2", "W-");
    check("1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1", "W-");
    // With Black to move the capture in passing is all there is.
    check("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 50", "WB");
    check("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3 0 50", "--");
}

#[test]
fn chains_of_pawns_that_look_closed() {
    check("1k6/b7/Kp2p3/pP1pPp1p/P2P1P1P/2p5/2P5/8 b - - 0 1", "WB");
    check("2K5/6p1/p1k1p1P1/P1p1Pp2/1pP2P2/1P6/8/8 w - - 0 1", "WB");
    check("8/8/2p4p/p1P4P/Pp1p1p2/kP1P1Pp1/P5P1/1K6 w - - 0 1", "WB");
    check(
        "6k1/p4p2/P2p1PpK/1p1P2P1/1P6/2p1p2p/2P1P2P/8 b - - 0 1",
        "WB",
    );
    check("8/4p3/p3P2p/P2p3P/1p1P2p1/1P3pPk/5P2/6K1 w - - 0 1", "WB");
    check("6K1/1p6/1Pp2p1k/p1P2P1p/P6P/3p4/3P3P/8 w - - 0 1", "WB");
    check("8/2p3p1/K1Pp2Pp/2kPp2P/1p2P3/1P2Pp2/5P2/8 w - - 0 1", "WB");
    check(
        "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1",
        "W-",
    );
}

#[test]
fn closed_positions() {
    // Proved without a search, however far the bishops could wander.
    for fen in [
        "3k4/b7/8/p1p1p1p1/P1P1P1P1/8/2B5/5K2 w - - 0 1",
        "8/8/1k1p1p2/3PpP2/3pKp2/b2P1P2/8/3B1B2 b - - 0 1",
        "k1b5/8/8/1p1p1p1p/1P1P1P1P/8/8/K1B5 w - - 0 1",
        "8/8/1k2Bp2/p3bPp1/Pp1p1pP1/1P1P1P2/4K3/8 w - - 0 1",
    ] {
        assert_eq!(dead(&read(fen), Budget::of_nodes(1)), Some(true), "{fen}");
    }
    // A bishop of the other colour gets at the pawns, and that opens the way for both.
    check("3k4/b7/8/p1p1p1p1/P1P1P1P1/8/3B4/5K2 w - - 0 1", "WB");
    // A king gets round the end of the chain.
    check("3k4/8/8/p1p1p3/P1P1P3/8/8/5K2 w - - 0 1", "WB");
}

#[test]
fn cages_whose_warders_mate() {
    // Each move of a knight mates White, so the king stays where he is.
    check(
        "bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B3B1 b - - 0 1",
        "-B",
    );
    check("8/5BbB/7b/8/3p1p2/2pPpPp1/2PpBkP1/3K1BN1 w - - 0 1", "W-");
    check("6b1/8/1k6/3p1p2/3PpP1B/3pKp2/3P1P1n/B7 w - - 0 1", "-B");
    // Whatever the queen captures next to the king she is captured herself; what Black's other men
    // do, and become, is all one.
    check("8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", "-B");
    // A second queen captures last, and mates.
    check("6Q1/8/4n3/8/ppp5/qkp5/rnp4P/n1K5 b - - 0 1", "WB");
}

#[test]
fn a_small_budget_leaves_it_open() {
    // No line by rule of thumb; the mate needs a knight that blocks his own king.
    let open = read("8/8/4k3/8/1nn5/8/5K2/7N w - - 0 1");
    let none = Budget::of_nodes(0);
    assert_eq!(verdict(&open, Color::White, none), Verdict::Undetermined);
    let bytes = Budget {
        bytes: 1_000,
        ..Budget::default()
    };
    assert_eq!(verdict(&open, Color::White, bytes), Verdict::Undetermined);
    assert_eq!(dead(&open, none), None);
    let bare = read("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(dead(&bare, Budget::of_nodes(0)), Some(true));
}

#[test]
fn boards_no_game_produces_get_an_answer() {
    for fen in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/4K3 b - - 0 1",
        "P3k3/8/8/8/4R3/8/8/p3K3 w - - 0 1",
        "kk6/8/8/8/8/8/8/QQK5 w - - 0 1",
        "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/7k/K7 w - - 0 1",
    ] {
        let position = read(fen);
        for side in Color::ALL {
            verdict(&position, side, Budget::of_nodes(500));
        }
    }
}
