//! A mate that a shape may hold as a mark to search for: how far every man is from his place in it.

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Square, attacks};

use super::mates::{Glimpse, Mate, apart, mates};
use super::shape::{Shape, attacks_from};

/// Mates imagined for each square of the defender's king, to find the nearest.
const EACH: usize = 2;

/// Mates that are measured exactly.
const MEASURED: usize = 12;

const KINDS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Counted for a man who has no way to his place.
const FAR: u8 = 15;

/// A mate to aim at.
#[derive(Debug, Clone)]
pub(crate) struct Aim {
    side: Color,
    pawns: [Bitboard; 2],
    /// The defender's king in the mate.
    king: Square,
    kings: [(Color, [u8; 64]); 2],
    men: Vec<(Piece, [u8; 64])>,
    /// Where the men and kings stand in the mate.
    places: Bitboard,
    /// How many men the shape has of each kind, kings and pawns apart.
    counts: [[u32; 4]; 2],
}

/// How a position looks from an aim.
pub(crate) struct Sight {
    /// A guess at the moves still to go.
    pub(crate) distance: i32,
    /// The men that are on their way to their places, each the nearest.
    pub(crate) used: Bitboard,
}

/// The mates that a settled shape may hold, those nearest to a position first.
pub(crate) fn aims(shape: &Shape, side: Color, position: &Position, glimpse: Glimpse) -> Vec<Aim> {
    let Some(king) = position.board().king(!side) else {
        return Vec::new();
    };
    let mut mates = mates(shape, side, EACH, king, glimpse);
    mates.sort_by_cached_key(|mate| crude(mate, side, position.board()));
    mates.truncate(MEASURED);
    let mut aims: Vec<(i32, Aim)> = mates
        .iter()
        .map(|mate| {
            let aim = Aim::new(shape, side, mate);
            (aim.sight(position).distance, aim)
        })
        .collect();
    aims.sort_by_key(|(distance, _)| *distance);
    aims.into_iter().map(|(_, aim)| aim).collect()
}

/// About how far a mate is, whatever stands in the way.
fn crude(mate: &Mate, side: Color, board: &Board) -> u32 {
    let king = |color, to| board.king(color).map_or(0, |at| apart(at, to));
    let man = |&(piece, to): &(Piece, Square)| {
        let like = board.by_piece(piece);
        let near = attacks::of(piece.role, piece.color, to, Bitboard::EMPTY);
        if like.contains(to) {
            0
        } else if (like & near).any() {
            1
        } else if piece.role == Role::Knight {
            let steps = like.into_iter().map(|at| apart(at, to) / 2 + 1);
            steps.min().unwrap_or(4)
        } else {
            2
        }
    };
    let men: u32 = mate.men.iter().map(man).sum();
    king(!side, mate.king) + king(side, mate.attacker) + men
}

impl Aim {
    fn new(shape: &Shape, side: Color, mate: &Mate) -> Aim {
        let fixed = shape.fixed(Color::White) | shape.fixed(Color::Black);
        let king = |color: Color, at: Square| {
            let free = !fixed & !shape.guarded(!color);
            let role = Role::King;
            (
                color,
                steps(Piece { color, role }, at, free, Bitboard::EMPTY),
            )
        };
        let man = |&(piece, at): &(Piece, Square)| {
            let groups = shape.groups.iter();
            let mut like = groups.filter(|group| group.piece == piece && group.reach.contains(at));
            let reach = like.next().map_or(Bitboard::ALL, |group| group.reach);
            (piece, steps(piece, at, reach, fixed))
        };
        let kings = mate.king.bit() | mate.attacker.bit();
        Aim {
            side,
            pawns: shape.pawns,
            king: mate.king,
            places: mate.men.iter().fold(kings, |all, (_, at)| all.with(*at)),
            kings: [king(side, mate.attacker), king(!side, mate.king)],
            men: mate.men.iter().map(man).collect(),
            counts: Color::ALL.map(|color| KINDS.map(|role| shape.count(color, role))),
        }
    }

    /// How far the men are from their places.
    pub(crate) fn sight(&self, position: &Position) -> Sight {
        let board = position.board();
        let mut distance = self.amiss(board);
        let mut used = board.by_role(Role::King);
        for (color, table) in &self.kings {
            distance += board
                .king(*color)
                .map_or(0, |at| i32::from(table[at.index()]));
        }
        for (piece, table) in &self.men {
            let like = board.by_piece(*piece) & !used;
            let nearest = like.into_iter().min_by_key(|at| table[at.index()]);
            match nearest {
                Some(at) => {
                    used = used.with(at);
                    distance += i32::from(table[at.index()]);
                }
                None => distance += i32::from(FAR),
            }
        }
        let in_the_way = self.places & board.occupied() & !used;
        distance += in_the_way.count() as i32;
        if board.king(!self.side) != Some(self.king) {
            // He cannot step there before those who look at it have gone.
            let walls = board.by_role(Role::Pawn);
            let seers = board.attackers(self.king, walls) & board.by_color(self.side);
            distance += (seers & !walls).count() as i32;
        }
        Sight { distance, used }
    }

    /// What must still be captured or promoted, and pawns that must still move.
    fn amiss(&self, board: &Board) -> i32 {
        let pawns = board.by_role(Role::Pawn);
        let moved = Color::ALL.map(|color| {
            let ours = pawns & board.by_color(color);
            (ours ^ self.pawns[color.index()]).count()
        });
        let men = Color::ALL.into_iter().flat_map(|color| {
            let counts = KINDS.into_iter().zip(self.counts[color.index()]);
            counts.map(move |(role, count)| {
                board
                    .by_piece(Piece { color, role })
                    .count()
                    .abs_diff(count)
            })
        });
        let lure = if moved == [0, 0] { 0 } else { self.lure(board) };
        4 * (moved[0] + moved[1]) as i32 + 3 * men.sum::<u32>() as i32 + lure
    }

    /// How far some man is from where a pawn that must go captures him; 0 if one can just step.
    fn lure(&self, board: &Board) -> i32 {
        let pawns = board.by_role(Role::Pawn);
        let mut least = 3;
        for color in Color::ALL {
            let ahead = if color == Color::White { 1 } else { -1 };
            let others = board.by_color(!color) & !pawns & !board.by_role(Role::King);
            for from in pawns & board.by_color(color) & !self.pawns[color.index()] {
                let step = from.offset(0, ahead);
                if step.is_some_and(|to| !pawns.contains(to)) {
                    return 0;
                }
                for to in attacks::pawn(color, from) & !pawns {
                    for at in others {
                        least = least.min(hops(board, at, to, pawns));
                    }
                }
            }
        }
        least
    }
}

/// Moves of whoever stands there to a square, past all but pawns; 3 if they are more than two.
fn hops(board: &Board, at: Square, to: Square, pawns: Bitboard) -> i32 {
    let Some(Piece { color, role }) = board.piece_at(at) else {
        return 3;
    };
    let near = attacks::of(role, color, at, pawns) & !pawns;
    if at == to {
        0
    } else if near.contains(to) {
        1
    } else if (near & attacks::of(role, color, to, pawns)).any() {
        2
    } else {
        3
    }
}

/// For each square the moves from there to a square, over free ones and past whoever may move.
fn steps(piece: Piece, to: Square, free: Bitboard, occupied: Bitboard) -> [u8; 64] {
    let mut table = [FAR; 64];
    let mut seen = to.bit();
    let mut ring = to.bit();
    let mut moves = 0;
    while ring.any() && moves < FAR {
        for at in ring {
            table[at.index()] = moves;
        }
        ring = if piece.role == Role::King {
            ring.into_iter()
                .fold(Bitboard::EMPTY, |all, at| all | attacks::king(at))
        } else {
            attacks_from(piece, ring, occupied)
        };
        ring &= free & !seen;
        seen |= ring;
        moves += 1;
    }
    table
}
