//! From which half-move on neither side could mate any more, and whether one side can.
//!
//! A dead position stays dead: whatever can still be played was part of the series of moves in
//! which there is no mate. So the last position is asked, and only if it is dead the first such
//! one is looked for.

use crate::walk::{End, Walked};
use crate::{Note, NoteKind};
use flagfall_board::{Bitboard, Color, Position, Role};
use flagfall_laws::{Ending, Rulebook};
use flagfall_notation::pgn::Replay;
use flagfall_winnable::{
    Budget, Verdict, certainly_dead, certainly_unwinnable, certainly_winnable, dead,
    dead_by_material, winnable,
};

/// What may be spent on one question.
const LAST: Budget = Budget::of_nodes(2_000);
/// With more men than these, few moves do not make a position suspicious.
const FEW_MEN: u32 = 12;
/// Not more moves than these are few.
const FEW_MOVES: usize = 3;

/// Looks whether the last position is dead, and since when it is.
pub(crate) fn find(replay: &Replay, book: &Rulebook, walked: &mut Walked) {
    let mated = walked.end.is_some_and(|it| it.ending == Ending::Checkmate);
    let passed = replay.moves.iter().any(|it| it.played.is_none());
    if mated || !may_be_dead(&replay.end) || passed || !is_dead(&replay.end) {
        return;
    }
    let mut positions = vec![replay.start];
    for played in replay.moves.iter().filter_map(|it| it.played) {
        let last = positions[positions.len() - 1];
        positions.push(last.play(played));
    }
    let ply = first_dead(&positions);
    let Some(position) = positions.get(ply) else {
        return;
    };
    // What ended the game no later has ended it: a stalemate is dead as well.
    if walked.end.is_some_and(|it| it.ply <= ply) {
        return;
    }
    let cite = book.completion.dead_position.rule;
    walked.notes.push(Note {
        kind: NoteKind::DeadPosition,
        ply,
        article: Some(cite),
    });
    walked.end = Some(End {
        ending: Ending::DeadPosition,
        ply,
        cite,
        position: *position,
    });
}

/// The first dead position of a game whose last is dead. It is seldom far from the last, and the
/// dearest to ask are the earliest, so it is looked for from behind, in longer and longer steps.
fn first_dead(positions: &[Position]) -> usize {
    let mut dead = positions.len().saturating_sub(1);
    let mut alive = 0;
    let mut step = 1;
    while dead > 0 {
        let before = dead.saturating_sub(step);
        if !is_dead(&positions[before]) {
            alive = before + 1;
            break;
        }
        dead = before;
        step *= 2;
    }
    alive + positions[alive..dead].partition_point(|it| !is_dead(it))
}

/// Whether it is proved that neither side can mate. Nearly always a line to a mate is at hand.
fn is_dead(position: &Position) -> bool {
    let can_mate = |side| certainly_winnable(position, side);
    dead_by_material(position)
        || !Color::ALL.into_iter().any(can_mate)
            && (certainly_dead(position) || dead(position, LAST) == Some(true))
}

/// Whether it is worth asking: no man is left that can force his way, or the pawns are blocked
/// and nothing heavy is there, or hardly a move is left. A guess that saves time.
fn may_be_dead(position: &Position) -> bool {
    let board = position.board();
    let heavy = board.by_role(Role::Rook) | board.by_role(Role::Queen);
    let pawns = board.by_role(Role::Pawn);
    if heavy.is_empty() && !has_free_pawn(position, pawns) {
        return true;
    }
    board.occupied().count() <= FEW_MEN && position.legal_moves().len() <= FEW_MOVES
}

/// Whether more than one pawn has a free square before it.
fn has_free_pawn(position: &Position, pawns: Bitboard) -> bool {
    let board = position.board();
    let occupied = board.occupied();
    let white = (pawns & board.by_color(Color::White)).0 << 8 & !occupied.0;
    let black = (pawns & board.by_color(Color::Black)).0 >> 8 & !occupied.0;
    (white | black).count_ones() > 1
}

/// Whether it is proved that `side` cannot mate from here.
pub(crate) fn is_helpless(position: &Position, side: Color) -> bool {
    !certainly_winnable(position, side)
        && (certainly_unwinnable(position, side)
            || winnable(position, side, LAST).verdict == Verdict::Unwinnable)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A king takes the last pawn sooner or later, and the kings go on for a while: the first
    /// dead position is the one after the capture.
    #[test]
    fn the_first_dead_position_is_found_from_behind() {
        let alive = Position::from_fen("8/8/4k3/8/8/3K4/4p3/8 w - - 0 1").unwrap();
        let dead = Position::from_fen("8/8/4k3/8/8/8/4K3/8 b - - 0 1").unwrap();
        for before in 0..6 {
            for after in 1..40 {
                let mut positions = vec![alive; before];
                positions.extend(vec![dead; after]);
                assert_eq!(first_dead(&positions), before, "{after} dead positions");
            }
        }
    }
}
