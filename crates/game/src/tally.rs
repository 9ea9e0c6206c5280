//! What is counted of a player's conduct: evidence, for the arbiter to judge.

use crate::state::Game;
use flagfall_board::Color;
use flagfall_laws::{Decision, Ruling};

/// An offer is counted; one with no capture and no pawn move since the one before is repeated.
pub(crate) fn offer(game: &mut Game, by: Color) {
    let (made, quiet) = (game.line.len(), game.position().halfmoves() as usize);
    let tally = &mut game.tally[by as usize];
    tally.evidence.offers += 1;
    let repeated = |at: usize| made.saturating_sub(at) <= quiet;
    tally.evidence.repeated += u32::from(tally.offered_at.is_some_and(repeated));
    tally.offered_at = Some(made);
}

/// A claim that is rejected is counted; of a draw, one that does not end the game.
pub(crate) fn claim(game: &mut Game, ruling: &Ruling) {
    let Some((by, draw)) = game.claiming else {
        return;
    };
    let rejected = ruling.decisions().contains(&Decision::ClaimRejected);
    if rejected || (draw && ruling.outcome().is_none()) {
        game.tally[by as usize].evidence.rejected += 1;
        game.claiming = None;
    }
}
