//! Men where they stand, and the moves of all pairs of kings that go with them.

use flagfall_board::{Bitboard, Board, Color, Piece, Rank, Role, Square, attacks};

/// For each square of the white king the squares of the black one.
pub(super) type Pairs = [Bitboard; 64];

/// The men, and which pairs of kings were reached, by the player to move.
pub(super) struct Block {
    pub(super) men: Board,
    pub(super) seen: [Pairs; 2],
    pub(super) fresh: [Pairs; 2],
    pub(super) legal: [Pairs; 2],
    pub(super) waits: bool,
}

/// The men after a move, and the pairs of kings for which it was tried.
pub(super) struct Step {
    pub(super) men: Board,
    pub(super) pairs: Pairs,
}

/// What the men of one color attack if these squares are occupied.
fn attacked(men: &Board, color: Color, occupied: Bitboard) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for at in men.by_color(color) {
        if let Some(role) = men.role_at(at) {
            all |= attacks::of(role, color, at, occupied);
        }
    }
    all
}

/// The pairs of kings with which a player may have the move: apart, on no man's square, and the
/// other's king not attacked.
pub(super) fn legal(men: &Board) -> [Pairs; 2] {
    let mut legal = [[Bitboard::EMPTY; 64]; 2];
    let free = !men.occupied();
    for at in free {
        // With White to move the black king must be safe, the white one standing in the lines.
        let by_white = attacked(men, Color::White, men.occupied().with(at));
        let apart = free & !attacks::king(at).without(at);
        legal[Color::White.index()][at.index()] = (apart & !by_white).without(at);
        // With Black to move it is the other way round.
        let by_black = attacked(men, Color::Black, men.occupied().with(at));
        for white in (apart & !by_black).without(at) {
            let row = &mut legal[Color::Black.index()][white.index()];
            *row = row.with(at);
        }
    }
    legal
}

/// The steps of the kings, captures apart from the others.
pub(super) fn king_steps(men: &Board, turn: Color, pairs: &Pairs) -> Vec<Step> {
    let enemies = men.by_color(!turn);
    let mut all = [Bitboard::EMPTY; 64];
    for white in Square::ALL {
        for to in Square::ALL {
            let near = attacks::king(to);
            if turn == Color::White && near.contains(white) {
                all[to.index()] |= pairs[white.index()];
            }
            if turn == Color::Black && (near & pairs[white.index()]).any() {
                all[white.index()] = all[white.index()].with(to);
            }
        }
    }
    let onto = |squares: Bitboard| {
        let mut some = all;
        for white in Square::ALL {
            let row = &mut some[white.index()];
            if turn == Color::Black {
                *row &= squares;
            } else if !squares.contains(white) {
                *row = Bitboard::EMPTY;
            }
        }
        some
    };
    let mut steps = vec![Step {
        men: *men,
        pairs: onto(!men.occupied()),
    }];
    for at in enemies {
        let pairs = onto(at.bit());
        if pairs.iter().any(|row| row.any()) {
            let mut men = *men;
            men.set(at, None);
            steps.push(Step { men, pairs });
        }
    }
    steps
}

/// Notes which pairs had a king's step, given the pairs it led to.
pub(super) fn stepped(turn: Color, pairs: &Pairs, came: &Pairs, moved: &mut Pairs) {
    for white in Square::ALL {
        let before = pairs[white.index()];
        if before.is_empty() {
            continue;
        }
        let to = &mut moved[white.index()];
        if turn == Color::White {
            for square in attacks::king(white) {
                *to |= before & came[square.index()];
            }
        } else {
            for square in came[white.index()] {
                *to |= before & attacks::king(square);
            }
        }
    }
}

/// The moves of all other men, but for two steps past an enemy pawn.
pub(super) fn man_steps(men: &Board, turn: Color, pairs: &Pairs) -> Vec<Step> {
    let mut steps = Vec::new();
    for from in men.by_color(turn) {
        let Some(role) = men.role_at(from) else {
            continue;
        };
        if role == Role::Pawn {
            pawn_steps(men, turn, from, pairs, &mut steps);
            continue;
        }
        let color = turn;
        for to in attacks::of(role, turn, from, men.occupied()) & !men.by_color(turn) {
            let clear = attacks::between(from, to).with(to);
            step(
                men,
                (from, to),
                Piece { color, role },
                clear,
                pairs,
                &mut steps,
            );
        }
    }
    steps
}

fn pawn_steps(men: &Board, turn: Color, from: Square, pairs: &Pairs, steps: &mut Vec<Step>) {
    let mut arrive = |to: Square, clear: Bitboard| {
        let last = to.rank() == Rank::FIRST || to.rank() == Rank::EIGHTH;
        let roles: &[Role] = if last {
            &Role::PROMOTIONS
        } else {
            &[Role::Pawn]
        };
        for &role in roles {
            step(
                men,
                (from, to),
                Piece { color: turn, role },
                clear,
                pairs,
                steps,
            );
        }
    };
    for to in attacks::pawn(turn, from) & men.by_color(!turn) {
        arrive(to, to.bit());
    }
    let (one, two) = ahead(men, turn, from);
    if let Some(one) = one {
        arrive(one, one.bit());
        if let Some(two) = two.filter(|_| !passes(men, turn, one)) {
            arrive(two, one.bit().with(two));
        }
    }
}

/// The free squares before a pawn, the second only if it may go there.
fn ahead(men: &Board, turn: Color, from: Square) -> (Option<Square>, Option<Square>) {
    let (step, start) = match turn {
        Color::White => (1, 1),
        Color::Black => (-1, 6),
    };
    let free = |at: &Square| men.piece_at(*at).is_none();
    let one = from.offset(0, step).filter(free);
    let two = one.and_then(|one| one.offset(0, step)).filter(free);
    (one, two.filter(|_| from.rank().index() == start))
}

/// Whether an enemy pawn attacks the square that is passed over.
fn passes(men: &Board, turn: Color, over: Square) -> bool {
    let color = !turn;
    let role = Role::Pawn;
    (attacks::pawn(turn, over) & men.by_piece(Piece { color, role })).any()
}

/// Two steps past an enemy pawn.
pub(super) fn double_steps(men: &Board, turn: Color) -> Vec<(Square, Square)> {
    let color = turn;
    let role = Role::Pawn;
    let pawns = men.by_piece(Piece { color, role }).into_iter();
    let double = |from: Square| {
        let (one, two) = ahead(men, turn, from);
        let past = one.is_some_and(|one| passes(men, turn, one));
        two.filter(|_| past).map(|two| (from, two))
    };
    pawns.filter_map(double).collect()
}

/// One man's move, with no king on these squares.
fn step(
    men: &Board,
    (from, to): (Square, Square),
    piece: Piece,
    clear: Bitboard,
    pairs: &Pairs,
    steps: &mut Vec<Step>,
) {
    let mut kings = [Bitboard::EMPTY; 64];
    let mut any = false;
    for white in !clear {
        kings[white.index()] = pairs[white.index()] & !clear;
        any |= kings[white.index()].any();
    }
    if any {
        let mut men = *men;
        men.set(from, None);
        men.set(to, Some(piece));
        steps.push(Step { men, pairs: kings });
    }
}
