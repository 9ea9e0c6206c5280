//! From which half-move on neither side could mate any more, and whether one side can.
//!
//! A dead position stays dead: whatever can still be played was part of the series of moves in
//! which there is no mate. So the last position is asked, and only if it is dead the first such
//! one is looked for.

use crate::life::{self, FEW_MOVES};
use crate::walk::{End, Walked};
use crate::{Note, NoteKind};
use flagfall_board::{Bitboard, Color, Position, Role};
use flagfall_laws::{Ending, Rulebook};
use flagfall_notation::pgn::Replay;
use flagfall_winnable::{
    Budget, Verdict, by_material, certainly_dead, certainly_unwinnable, dead, winnable,
};

/// What may be spent on one question.
const LAST: Budget = Budget::of_nodes(2_000);
/// With more men than these, few moves do not make a position suspicious.
const FEW_MEN: u32 = 12;

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
    let ply = positions.partition_point(|it| !is_dead(it));
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

/// The quick answer knows material, blocked pawns and moves that run out. Without pawns, and with
/// men that suffice, there is nothing else that could keep a mate away; with them there may be.
fn is_dead(position: &Position) -> bool {
    if life::is_plain_of_either(position) {
        return false;
    }
    let pawns = position.board().by_role(Role::Pawn);
    certainly_dead(position) || pawns.any() && dead(position, LAST) == Some(true)
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

/// Whether it is proved that `side` cannot mate from here, where there is any sign of it.
pub(crate) fn is_helpless(position: &Position, side: Color) -> bool {
    match by_material(position, side) {
        Verdict::Unwinnable => return true,
        Verdict::Winnable => return false,
        Verdict::Undetermined => {}
    }
    if life::is_plain(position, side) {
        return false;
    }
    let board = position.board();
    let own = board.by_color(side);
    let strong = board.by_role(Role::Rook) | board.by_role(Role::Queen);
    let pawns = board.by_role(Role::Pawn);
    if (own & strong).any() && board.occupied().count() > FEW_MEN {
        return false;
    }
    if (own & (strong | pawns)).any() && has_free_pawn(position, pawns) {
        return false;
    }
    certainly_unwinnable(position, side)
        || pawns.any() && winnable(position, side, LAST).verdict == Verdict::Unwinnable
}
