//! What several tests play.

use flagfall_board::{Move, Position};

/// Plays legal moves that the choices pick, until none is left of either; each with the position
/// before it.
pub(crate) fn play(mut now: Position, choices: &[u16]) -> Vec<(Position, Move)> {
    let mut played = Vec::new();
    for &choice in choices {
        let legal = now.legal_moves();
        if legal.is_empty() {
            break;
        }
        let next = legal[usize::from(choice) % legal.len()];
        played.push((now, next));
        now = now.play(next);
    }
    played
}
