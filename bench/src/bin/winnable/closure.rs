//! Every position that legal moves lead to, one after the other: slow, plain, and of the board
//! only.

use std::collections::HashSet;

use flagfall_board::{Color, Identity, Position};

/// Whether some series of legal moves ends in mate by `side`; `None` if there are more positions
/// than `cap` and no mate among those seen.
pub(crate) fn mates(position: &Position, side: Color, cap: usize) -> Option<bool> {
    let mut seen: HashSet<Identity> = HashSet::from([position.identity()]);
    let mut open = vec![*position];
    while let Some(now) = open.pop() {
        let moves = now.legal_moves();
        if moves.is_empty() && now.turn() != side && now.in_check() {
            return Some(true);
        }
        for &played in &moves {
            let next = now.play(played);
            if seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > cap {
            return None;
        }
    }
    Some(false)
}
