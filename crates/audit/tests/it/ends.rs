//! How games end on the board, with and without a claim.

use crate::{check, from};

#[test]
fn moves_after_the_end_are_named() {
    let problem = ["played_on_after_end 5 Kf2 5.1.1"];
    check(
        "2023",
        "1. f3 e5 2. g4 Qh4# 3. Kf2 0-1",
        &problem,
        &[],
        Some("checkmate"),
    );
    let dead = from("k7/8/8/3n4/4K3/8/8/8 w - - 0 1", "1. Kd4 Kb7 1/2-1/2");
    let problem = ["played_on_after_end 1 Kd4 5.2.2"];
    check(
        "2023",
        &dead,
        &problem,
        &["dead_position 0 5.2.2"],
        Some("dead_position"),
    );
    let taken = from("k7/8/8/3r4/4K3/8/8/8 w - - 0 1", "1. Kxd5 Kb7 1-0");
    let problems = [
        "played_on_after_end 2 Kb7 5.2.2",
        "result_contradicts_position 2 1-0 5.2.2",
    ];
    check(
        "2023",
        &taken,
        &problems,
        &["dead_position 1 5.2.2"],
        Some("dead_position"),
    );
}

#[test]
fn a_blocked_position_is_dead_although_there_are_pawns() {
    let fen = "4b1k1/8/8/p1p1p1p1/P1P1P1P1/8/8/2B3K1 w - - 0 1";
    let open = from(fen, "1. Kf1 1/2-1/2");
    check("2023", &open, &[], &[], None);
    let fen = "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/5K2 w - - 49 50";
    let blocked = from(fen, "1. Ke1 1/2-1/2");
    check(
        "2023",
        &blocked,
        &["played_on_after_end 1 Ke1 5.2.2"],
        &["dead_position 0 5.2.2"],
        Some("dead_position"),
    );
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn repetition_can_be_claimed_or_ends_the_game() {
    let times = |n: usize| format!("{} 1/2-1/2", [SHUFFLE].repeat(n).join(" "));
    check("2023", &times(1), &[], &[], None);
    check(
        "2023",
        &times(2),
        &[],
        &["repetition_claimable 8 9.2.2"],
        None,
    );
    check(
        "2009",
        &times(4),
        &[],
        &["repetition_claimable 8 9.2b"],
        None,
    );
    // What the draft says of it is not in hand.
    check("2009-draft", &times(4), &[], &[], None);
    let notes = ["repetition_claimable 8 9.2.2", "fivefold 16 9.6.1"];
    check("2023", &times(4), &[], &notes, Some("fivefold"));
    let notes = ["repetition_claimable 8 9.2b", "fivefold 16 9.6a"];
    check("2014", &times(4), &[], &notes, Some("fivefold"));
    let on = format!("{} e4 1-0", [SHUFFLE].repeat(4).join(" "));
    let problems = [
        "played_on_after_end 17 e4 9.6.1",
        "result_contradicts_position 17 1-0 9.6.1",
    ];
    let notes = ["repetition_claimable 8 9.2.2", "fivefold 16 9.6.1"];
    check("2023", &on, &problems, &notes, Some("fivefold"));
    // The diagram recurs, the right to castle does not.
    let lost = from(
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "1. Ra2 Kd8 2. Ra1 Ke8 3. Ra2 Kd8 4. Ra1 Ke8 *",
    );
    check("2023", &lost, &[], &[], None);
}

#[test]
fn the_counts_of_moves_are_those_of_the_edition() {
    let game = |halfmoves: u32| {
        from(
            &format!("4k3/8/8/8/8/8/8/4K2R w - - {halfmoves} 90"),
            "1. Rh2 Kd8 2. Rh1 *",
        )
    };
    check("2023", &game(96), &[], &[], None);
    check("2023", &game(98), &[], &["fifty_claimable 2 9.3.2"], None);
    check("1997", &game(98), &[], &["fifty_claimable 2 9.3a"], None);
    let notes = ["fifty_claimable 1 9.3.2", "seventy_five 2 9.6.2"];
    let problems = [
        "played_on_after_end 3 Rh1 9.6.2",
        "result_contradicts_position 3 * 9.6.2",
    ];
    check(
        "2023",
        &game(148),
        &problems,
        &notes,
        Some("seventy_five_moves"),
    );
    check("2009", &game(148), &[], &["fifty_claimable 1 9.3b"], None);
    // Mate with the last of the moves stands.
    let mate = from("7k/8/6K1/8/8/8/8/R7 w - - 149 120", "1. Ra8# 1-0");
    check(
        "2023",
        &mate,
        &[],
        &["fifty_claimable 1 9.3.2"],
        Some("checkmate"),
    );
}
