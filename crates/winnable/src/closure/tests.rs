//! The closure against every position reached one by one.

use std::collections::HashSet;

use flagfall_board::{Color, Identity, Position};

use super::{Closed, Closure};
use crate::certificate::Certificate;
use crate::check::verify;
use crate::material::cannot_mate;

/// Every position that can arise and has the men to mate; none may be mate.
fn one_by_one(position: &Position, side: Color) -> HashSet<Identity> {
    let mut seen = HashSet::from([position.identity()]);
    let mut open = vec![*position];
    while let Some(now) = open.pop() {
        assert!(now.turn() == side || !now.is_checkmate(), "{now:?}");
        for &played in &now.legal_moves() {
            let next = now.play(played);
            if !cannot_mate(next.board(), side) && seen.insert(next.identity()) {
                open.push(next);
            }
        }
    }
    seen
}

/// Whether a mate is found.
fn check(fen: &str, side: Color, deep: bool) -> bool {
    let position = Position::from_fen(fen).unwrap();
    let mut closure = Closure::new(&position, side).unwrap();
    closure.go_deep(deep);
    match closure.run(1_000_000, usize::MAX) {
        Closed::Limit => panic!("{fen}: no limit was reached"),
        Closed::Mate(mate) => {
            assert!(mate.is_checkmate() && mate.turn() != side, "{fen}");
            let line = closure.line(&position, &mate);
            let line = line.unwrap_or_else(|| panic!("{fen}, {side}, {deep}: {}", mate.fen()));
            let mut moves = line.iter();
            let end = moves.try_fold(position, |now, &played| now.try_play(played));
            assert_eq!(
                end.map(|end| end.identity()),
                Some(mate.identity()),
                "{fen}"
            );
            true
        }
        Closed::Whole => {
            let (singles, placements) = closure.into_proof();
            let kings = placements.iter().flat_map(|it| it.kings.iter().flatten());
            let pairs: u32 = kings.map(|kings| kings.count()).sum();
            let reached = one_by_one(&position, side).len();
            assert_eq!(pairs as usize + singles.len(), reached, "{fen}");
            let mut proof = Certificate::new(side);
            proof.positions.extend(singles);
            proof.place(placements);
            assert_eq!(verify(&position, &proof), Ok(()), "{fen}");
            spoilt(&position, proof);
            false
        }
    }
}

/// Without one of its placements a proof proves nothing.
fn spoilt(position: &Position, mut proof: Certificate) {
    if let Some(first) = proof.placements.first_mut() {
        first.kings = [super::NO_PAIRS; 2];
        assert!(verify(position, &proof).is_err(), "{position:?}");
    }
}

#[test]
fn agrees_with_a_plain_search() {
    let (mut mates, mut whole) = (0, 0);
    for fen in [
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "1k6/1P6/BP6/pPp5/8/8/P1P3K1/8 b - - 0 1",
        "7k/8/8/1p6/1Pp5/2P1p3/4P3/K7 w - - 0 1",
        "8/8/1k6/pPp1p1p1/P1P1P1P1/8/2B5/5K2 w - c6 0 1",
        "3k4/b7/8/p1p1p1p1/P1P1P1P1/8/8/5K2 w - - 0 1",
        "8/6p1/k5P1/8/8/1p6/1P6/K7 b - - 0 1",
        "k7/8/8/8/8/5n2/8/K2B4 w - - 0 1",
        "8/8/8/8/8/3k4/8/2b1K1NR w - - 0 1",
        "8/8/8/8/8/7p/5Nkp/4K3 b - - 0 1",
        "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3 0 50",
    ] {
        for side in Color::ALL {
            let found = check(fen, side, true);
            assert_eq!(found, check(fen, side, false), "{fen}");
            mates += u32::from(found);
            whole += u32::from(!found);
        }
    }
    assert!(mates >= 5 && whole >= 5, "{mates} and {whole}");
}
