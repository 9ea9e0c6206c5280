//! What a replay notes, and the clock readings it takes from comments.

use super::*;

#[test]
fn notes() {
    let check = |text: &str, expected: &[&str]| {
        let replay = replay(&read_all(text.as_bytes())[0]);
        assert_eq!(replay.faults, [], "{text}");
        let show = |it: &Note| format!("{} {} {} {}", it.ply, it.depth, it.kind, it.token);
        let found: Vec<_> = replay.notes.iter().map(show).collect();
        assert_eq!(found, expected, "{text}");
    };
    check(
        "1. e4+ Ng8f6 *",
        &["1 0 suffix_wrong e4+", "2 0 over_disambiguated Ng8f6"],
    );
    check("1. f3 e5 2. g4 Qh4+ *", &["4 0 suffix_wrong Qh4+"]);
    check("1. f3 e5 2. g4 Qh4 1/2", &["4 0 nonstandard_result 1/2"]);
    check(
        "1. e4 (1. -- e5 2. d4#) e5 *",
        &["1 1 null_move --", "3 1 suffix_wrong d4#"],
    );
}

#[test]
fn clocks() {
    let text =
        b"1. e4 {a} {[%clk 0:01:00]} (1. d4 {[%clk 9:00:00]}) e5 {[%emt 0:00:02] [%clk 0:00:58]} *";
    let replay = replay(&read_all(text)[0]);
    let clocks: Vec<_> = replay
        .moves
        .iter()
        .map(|it| (it.clocks.remaining, it.clocks.elapsed))
        .collect();
    assert_eq!(clocks, [(Some(60_000), None), (Some(58_000), Some(2_000))]);
}
