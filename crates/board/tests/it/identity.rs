//! When positions are the same for the repetition rule (9.2.3).

use crate::{after, position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn check(one: &str, other: &str, same: bool) {
    let (one, other) = (position(one), position(other));
    assert_eq!(
        one.identity() == other.identity(),
        same,
        "{one:?} {other:?}"
    );
}

#[test]
fn what_counts() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(castling, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 60 99", true);
    check(castling, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", true);
    check(castling, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", false);
    check(castling, "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", false);
    check(castling, "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1", false);
    // The passing capture counts if it is legal, not if the square is merely written.
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    check(passing, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", false);
    check(
        "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1",
        true,
    );
    check(
        "4rk2/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        true,
    );
}

#[test]
fn in_games() {
    let there_and_back = "g1f3 g8f6 f3g1 f6g8";
    let first = after(START, "e2e4 e7e5").identity();
    assert_eq!(
        after(START, &format!("e2e4 e7e5 {there_and_back}")).identity(),
        first
    );
    let walked = "e2e4 e7e5 e1e2 e8e7 e2e1 e7e8";
    assert_ne!(after(START, walked).identity(), first);
    assert_eq!(
        after(START, walked).identity(),
        after(START, &format!("{walked} {there_and_back}")).identity(),
    );
}
