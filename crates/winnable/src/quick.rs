//! A quick answer to one half of the question: is it certain that a side cannot mate?

use std::collections::HashSet;

use flagfall_board::{Bitboard, Board, Color, Identity, Move, MoveList, Position, Role, attacks};

use crate::closure::{Closed, Closure};
use crate::cover::{Covered, cover, cover_with_lanes, pawn_attacks};
use crate::fold::Build;
use crate::material::cannot_mate;
use crate::stroll::stroll;

/// Shapes that are tried for a blocked position.
const SHAPES: usize = 24;

/// The same where pawns have steps to spare and none passes another.
const LANES: usize = 40;

/// Nothing looks blocked where more than one pawn of so many has a move, or men other than kings
/// and bishops more than so many in all.
const LOOSE_PAWNS: u32 = 6;
const LOOSE_MEN: u32 = 1;

/// Visits and placements of a closure that is tried where a king is caged.
const VISITS: u64 = 120;
const PLACES: usize = 400;

/// Positions looked at where moves are few.
const FORCED: usize = 40;

/// More moves than these are not called few.
const FEW_MOVES: usize = 3;

/// Whether it is certain that `side` cannot mate by any series of legal moves; a `false` says
/// nothing.
///
/// It takes about a microsecond for positions of ordinary games. The material is looked at, then
/// blocked positions, then lines in which there is hardly a choice.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::certainly_unwinnable;
/// let blocked = Position::from_fen("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50")?;
/// assert!(certainly_unwinnable(&blocked, Color::White));
/// assert!(!certainly_unwinnable(&Position::initial(), Color::White));
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn certainly_unwinnable(position: &Position, side: Color) -> bool {
    let board = position.board();
    if cannot_mate(board, side) {
        return position.turn() == side || !position.is_checkmate();
    }
    if is_tight(board) {
        let mated = position.turn() != side && position.is_checkmate();
        if !mated && matches!(cover(position, side, SHAPES, &mut 0), Covered::By(_)) {
            return true;
        }
        if !mated && is_caged(board) && closes(position, side) {
            return true;
        }
    }
    if is_laned(board) {
        let mated = position.turn() != side && position.is_checkmate();
        let covered = || cover_with_lanes(position, side, LANES, &mut 0);
        if !mated && matches!(covered(), Covered::By(_)) {
            return true;
        }
    }
    few_moves(position).is_some_and(|moves| runs_out(position, &moves, side))
}

/// Whether it is certain that `side` can still mate: a line of legal moves to a mate was played
/// through. A `false` says nothing.
///
/// It takes a few microseconds for positions of ordinary games; [`winnable`](crate::winnable)
/// tells the line, and finds one where this does not.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::certainly_winnable;
/// let pawn = Position::from_fen("8/5k2/8/8/3P4/8/3K4/8 b - - 0 1")?;
/// assert!(certainly_winnable(&pawn, Color::White));
/// assert!(!certainly_winnable(&pawn, Color::Black));
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn certainly_winnable(position: &Position, side: Color) -> bool {
    let mated = position.turn() != side && position.is_checkmate();
    mated || stroll(position, side).is_some()
}

/// Whether it is certain that the position is dead: neither side can mate (5.2.2). A `false` says
/// nothing.
///
/// Cheap enough to be asked after every move; [`dead`](crate::dead) finds out.
#[must_use]
pub fn certainly_dead(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|side| certainly_unwinnable(position, side))
}

/// The moves, where a king has little room and nobody else moves, which is cheap to ask.
fn few_moves(position: &Position) -> Option<MoveList> {
    let board = position.board();
    let king = board.king(position.turn())?;
    let ours = board.by_color(position.turn());
    // A man who is not alone, and not in check, has moves enough.
    let free = attacks::king(king) & !ours;
    let bare = (ours & !board.by_role(Role::Pawn)).count() <= 2;
    if (free.count() > 5 || !bare) && !position.in_check() {
        return None;
    }
    let moves = position.legal_moves();
    (moves.len() <= FEW_MOVES).then_some(moves)
}

/// Whether pawns and men other than bishops have hardly a move. A guess.
pub(crate) fn is_tight(board: &Board) -> bool {
    let occupied = board.occupied();
    let pawns = board.by_role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & board.by_color(color));
    let free = white.0 << 8 & !occupied.0 | black.0 >> 8 & !occupied.0;
    let taken = pawn_attacks(Color::White, white) & board.by_color(Color::Black)
        | pawn_attacks(Color::Black, black) & board.by_color(Color::White);
    let mut moves = free.count_ones() + taken.count();
    if pawns.is_empty() || moves > pawns.count() / LOOSE_PAWNS {
        return false;
    }
    let heavy =
        board.by_role(Role::Knight) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    for at in heavy {
        let Some(piece) = board.piece_at(at) else {
            continue;
        };
        let seen = attacks::of(piece.role, piece.color, at, occupied);
        moves += (seen & !board.by_color(piece.color)).count();
        if moves > LOOSE_MEN {
            return false;
        }
    }
    true
}

/// Whether each pawn has one of the other colour before it, and none could ever capture another.
/// A guess: what other men there are is left out.
fn is_laned(board: &Board) -> bool {
    let pawns = board.by_role(Role::Pawn);
    let [white, black] = Color::ALL.map(|color| pawns & board.by_color(color));
    let (up, down) = (
        beyond(white, |all, by| all << by),
        beyond(black, |all, by| all >> by),
    );
    // Where they run, each as far as the other's hindmost pawn at most.
    let lanes = up & down;
    let seen = pawn_attacks(Color::White, lanes) | pawn_attacks(Color::Black, lanes);
    pawns.any() && (pawns & !lanes).is_empty() && (seen & lanes).is_empty()
}

/// These squares and all beyond them on their files.
fn beyond(pawns: Bitboard, shift: fn(u64, u32) -> u64) -> Bitboard {
    let mut all = pawns.0;
    for by in [8, 16, 32] {
        all |= shift(all, by);
    }
    Bitboard(all)
}

/// Whether a king cannot step out, so that the men that move are few. A guess.
fn is_caged(board: &Board) -> bool {
    Color::ALL.into_iter().any(|color| {
        let pawns = board.by_role(Role::Pawn) & board.by_color(!color);
        let barred = pawn_attacks(!color, pawns) | board.by_color(color);
        let king = board.king(color);
        king.is_some_and(|king| (attacks::king(king) & !barred).count() <= 1)
    })
}

/// Whether a closure ends soon, without a mate.
fn closes(position: &Position, side: Color) -> bool {
    Closure::new(position, side).is_some_and(|mut closure| {
        closure.go_deep(false);
        matches!(closure.run(VISITS, PLACES), Closed::Whole)
    })
}

/// Whether the positions that can arise run out at once, without a mate.
fn runs_out(position: &Position, moves: &[Move], side: Color) -> bool {
    !opens(position, moves, side) && are_few(position, side)
}

/// Whether the positions that can arise, none of them a mate, are few.
fn are_few(position: &Position, side: Color) -> bool {
    let mut seen: HashSet<Identity, Build> = HashSet::from_iter([position.identity()]);
    let mut open = vec![*position];
    while let Some(now) = open.pop() {
        let moves = now.legal_moves();
        if moves.is_empty() && now.turn() != side && now.in_check() {
            return false;
        }
        for &played in &moves {
            let next = now.play(played);
            if cannot_mate(next.board(), side) && !next.is_checkmate() {
                continue;
            }
            if seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > FORCED {
            return false;
        }
    }
    true
}

/// Whether it is plain after a few moves that more positions can arise than are looked at.
///
/// A quiet move leads to a position of its own, and leaves the men as they were: so all first
/// replies are counted, and the moves that answer those to one of the moves. Of these a few may
/// have arisen by the first move already.
fn opens(position: &Position, moves: &[Move], side: Color) -> bool {
    let after = moves.iter().map(|played| position.play(*played));
    let mut kept = after.filter(|next| !cannot_mate(next.board(), side));
    let Some(first) = kept.next() else {
        return false;
    };
    let replies = quiet(&first);
    let mut count = replies.len() + kept.map(|next| quiet(&next).len()).sum::<usize>();
    if count > FORCED {
        return true;
    }
    replies.iter().any(|reply| {
        count += quiet(&first.play(*reply)).len();
        count > FORCED + FEW_MOVES
    })
}

/// The legal moves that neither capture, castle nor exchange a pawn.
fn quiet(position: &Position) -> Vec<Move> {
    let is_quiet = |it: &Move| {
        it.promotion.is_none() && !position.is_capture(*it) && position.castling_wing(*it).is_none()
    };
    let moves = position.legal_moves().into_iter();
    moves.filter(is_quiet).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games at random, in which men vanish fast: wherever few moves are, what is plain after two
    /// of them is found by looking at all positions too.
    #[test]
    fn what_opens_does_not_run_out() {
        let (mut seed, mut asked, mut open) = (1_u32, 0, 0);
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as usize % below
        };
        for _ in 0..400 {
            let mut now = Position::initial();
            for _ in 0..160 {
                let moves = now.legal_moves();
                if moves.is_empty() {
                    break;
                }
                if moves.len() <= FEW_MOVES {
                    for side in Color::ALL {
                        asked += 1;
                        if opens(&now, &moves, side) {
                            open += 1;
                            assert!(!are_few(&now, side), "{}", now.fen());
                        }
                    }
                }
                let captures: Vec<Move> = moves
                    .iter()
                    .copied()
                    .filter(|it| now.is_capture(*it))
                    .collect();
                let from = if captures.is_empty() {
                    &moves[..]
                } else {
                    &captures
                };
                now = now.play(from[draw(from.len())]);
            }
        }
        assert!(open > 100 && asked > open, "{open} of {asked}");
    }
}
