//! The hardest 300 positions we know, each answered with a proof: thirteen that chasolver or
//! D3-Chess leave open or judge wrongly, those of chasolver's own test file that we left open once
//! (126 and then 24), and of the random positions of `bench`'s `winnable fuzz` those that took
//! most.

use flagfall_board::{Color, Position, Setup};
use flagfall_winnable::{Budget, Verdict, certainly_unwinnable, verify, winnable};

/// Enough for all of them.
const BUDGET: Budget = Budget::of_nodes(2_000_000);

fn check(position: &Position, side: Color, expected: Verdict) -> Option<String> {
    let answer = winnable(position, side, BUDGET);
    if answer.verdict != expected {
        return Some(format!("{:?} for {side} in {position:?}", answer.verdict));
    }
    if let Some(line) = answer.line {
        let end = line
            .iter()
            .try_fold(*position, |now, &played| now.try_play(played));
        let mates = end.is_some_and(|end| end.is_checkmate() && end.turn() != side);
        assert!(mates, "{side}'s line from {position:?}");
    }
    if let Some(certificate) = answer.certificate {
        assert_eq!(verify(position, &certificate), Ok(()), "{position:?}");
    }
    if certainly_unwinnable(position, side) {
        assert_eq!(expected, Verdict::Unwinnable, "{side} in {position:?}");
    }
    None
}

#[test]
fn the_hardest_positions() {
    let lines = include_str!("hard.txt").lines();
    let (mut count, mut wrong) = (0, Vec::new());
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (labels, fen) = line.split_once(' ').unwrap();
        let position = Position::assume(Setup::from_fen(fen).unwrap());
        for (side, label) in Color::ALL.into_iter().zip(labels.chars()) {
            match label {
                '?' => continue,
                '-' => wrong.extend(check(&position, side, Verdict::Unwinnable)),
                _ => wrong.extend(check(&position, side, Verdict::Winnable)),
            }
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(count, 300);
}
