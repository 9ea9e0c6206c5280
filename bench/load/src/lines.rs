//! Games to be played: legal moves by chance, none of which ends the game.

use fastrand::Rng;
use flagfall_board::{Move, Position, Role};
use flagfall_notation::uci;

/// As long as games are, in half-moves.
const PLIES: std::ops::Range<usize> = 60..120;
/// From here on a pawn is moved where one can be: the 75 moves are never full.
const QUIET: u32 = 60;

/// Different games; a table plays one after the other.
pub(crate) fn lines(count: usize, seed: u64) -> Vec<Vec<String>> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| line(&mut rng)).collect()
}

fn line(rng: &mut Rng) -> Vec<String> {
    loop {
        let plies = rng.usize(PLIES);
        let mut position = Position::initial();
        let mut played = Vec::with_capacity(plies);
        while played.len() < plies {
            let Some((text, next)) = step(rng, &position) else {
                break;
            };
            played.push(text);
            position = next;
        }
        if played.len() == plies {
            return played;
        }
    }
}

/// A move after which the game goes on: nothing is taken, so that there is always enough to mate.
fn step(rng: &mut Rng, position: &Position) -> Option<(String, Position)> {
    let mut moves: Vec<Move> = position.legal_moves().iter().copied().collect();
    rng.shuffle(&mut moves);
    let pawn = |it: &Move| {
        position
            .piece_at(it.from)
            .is_some_and(|piece| piece.role == Role::Pawn)
    };
    if position.halfmoves() > QUIET {
        moves.sort_by_key(|it| !pawn(it));
    }
    moves.into_iter().find_map(|it| {
        if position.is_capture(it) {
            return None;
        }
        let next = position.play(it);
        let goes_on = next.has_legal_move();
        goes_on.then(|| (uci::write(position, it, false), next))
    })
}
