//! Counts of move paths that other programs have published or found.

use flagfall_board::{Position, Setup, divide, perft};

use crate::position;

fn check(table: &str) {
    let mut rows = 0;
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let (fen, counts) = row.split_once(" ; ").unwrap();
        let position = position(fen);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let found = perft(&position, depth);
            assert_eq!(found.to_string(), count, "{fen} at depth {depth}");
        }
        rows += 1;
    }
    assert!(rows >= 12, "the table has only {rows} rows");
}

#[test]
fn standard() {
    check(include_str!("../perft/standard.txt"));
}

#[test]
fn middlegame() {
    check(include_str!("../perft/middlegame.txt"));
}

#[test]
fn chess960() {
    check(include_str!("../perft/chess960.txt"));
}

#[test]
fn shallow_depths_and_division() {
    let start = Position::initial();
    assert_eq!(perft(&start, 0), 1);
    assert!(divide(&start, 0).is_empty());
    let parts = divide(&start, 3);
    assert_eq!(parts.len(), 20);
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), 8_902);
    assert_eq!(
        Setup::chess960(518).unwrap().position().as_ref(),
        Ok(&start)
    );
}
