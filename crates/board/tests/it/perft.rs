//! Counts of move paths that other programs have published or found.

use flagfall_board::{Position, Setup, divide, perft, perft_made};

use crate::position;

/// The tables: each row a FEN, the paths of 1, 2, 3 … legal moves, and what the position is for.
const TABLES: [&str; 9] = [
    include_str!("../perft/standard.txt"),
    include_str!("../perft/middlegame.txt"),
    include_str!("../perft/en_passant.txt"),
    include_str!("../perft/checks.txt"),
    include_str!("../perft/castling.txt"),
    include_str!("../perft/promotions.txt"),
    include_str!("../perft/ends.txt"),
    include_str!("../perft/crowded.txt"),
    include_str!("../perft/chess960.txt"),
];

fn rows(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = table.lines().filter(|row| !row.starts_with('#'));
    rows.map(|row| row.split_once(" ; ").unwrap())
}

/// The positions of all tables.
pub(crate) fn positions() -> impl Iterator<Item = Position> {
    TABLES
        .into_iter()
        .flat_map(rows)
        .map(|(fen, _)| position(fen))
}

fn check(table: &'static str, least: usize) {
    let mut found = 0;
    for (fen, rest) in rows(table) {
        let (counts, trap) = rest.split_once(" ; ").unwrap_or((rest, ""));
        let position = position(fen);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let found = perft(&position, depth);
            assert_eq!(found.to_string(), count, "{fen} at depth {depth}: {trap}");
            if found < 200_000 {
                let made = perft_made(&position, depth);
                assert_eq!(made, found, "{fen} at depth {depth}: {trap}");
            }
        }
        found += 1;
    }
    assert!(found >= least, "the table has only {found} rows");
}

#[test]
fn usual_positions() {
    check(TABLES[0], 60);
    check(TABLES[1], 15);
}

#[test]
fn captures_in_passing() {
    check(TABLES[2], 40);
}

#[test]
fn checks_and_pins() {
    check(TABLES[3], 30);
}

#[test]
fn castling() {
    check(TABLES[4], 25);
}

#[test]
fn promotions() {
    check(TABLES[5], 20);
}

#[test]
fn mates_and_stalemates() {
    check(TABLES[6], 15);
}

#[test]
fn crowded_boards() {
    check(TABLES[7], 12);
}

#[test]
fn chess960() {
    check(TABLES[8], 90);
}

#[test]
fn no_position_twice() {
    let mut fens: Vec<&str> = TABLES
        .into_iter()
        .flat_map(rows)
        .map(|(fen, _)| fen)
        .collect();
    let all = fens.len();
    fens.sort_unstable();
    fens.dedup();
    assert_eq!(fens.len(), all);
    assert!(all >= 250, "{all}");
}

#[test]
fn shallow_depths_and_division() {
    let start = Position::initial();
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(divide(&start, 0).count(), 0);
    let parts: Vec<_> = divide(&start, 3).collect();
    assert_eq!(parts.len(), 20);
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), 8_902);
    assert_eq!(
        Setup::chess960(518).unwrap().position().as_ref(),
        Ok(&start)
    );
}
