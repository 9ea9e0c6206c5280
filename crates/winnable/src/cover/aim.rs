//! A mate that a shape may hold as a mark to search for: how far every man is from his place in it.

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Square, attacks};

use super::mates::{Mate, mates};
use super::shape::{Shape, attacks_from};

/// Mates looked at to find the nearest.
const MOST: usize = 600;

/// Counted for a man who has no way to his place.
const FAR: u8 = 15;

/// A mate to aim at.
#[derive(Debug, Clone)]
pub(crate) struct Aim {
    pawns: [Bitboard; 2],
    kings: [(Color, [u8; 64]); 2],
    men: Vec<(Piece, [u8; 64])>,
    /// How many men the shape has besides kings and pawns.
    count: u32,
}

/// The mates that a settled shape may hold, those nearest to a position first.
pub(crate) fn aims(shape: &Shape, side: Color, position: &Position) -> Vec<Aim> {
    let mates = mates(shape, side, MOST);
    let mut aims: Vec<(i32, Aim)> = mates
        .iter()
        .map(|mate| {
            let aim = Aim::new(shape, side, mate);
            (aim.distance(position), aim)
        })
        .collect();
    aims.sort_by_key(|(distance, _)| *distance);
    aims.into_iter().map(|(_, aim)| aim).collect()
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
        Aim {
            pawns: shape.pawns,
            kings: [king(side, mate.attacker), king(!side, mate.king)],
            men: mate.men.iter().map(man).collect(),
            count: shape.groups.iter().map(|group| group.count).sum(),
        }
    }

    /// A guess at the moves still to go.
    pub(crate) fn distance(&self, position: &Position) -> i32 {
        let board = position.board();
        let mut all = 0;
        for (color, table) in &self.kings {
            all += board
                .king(*color)
                .map_or(0, |at| i32::from(table[at.index()]));
        }
        let mut used = Bitboard::EMPTY;
        for (piece, table) in &self.men {
            let like = board.by_piece(*piece) & !used;
            let nearest = like.into_iter().min_by_key(|at| table[at.index()]);
            match nearest {
                Some(at) => {
                    used = used.with(at);
                    all += i32::from(table[at.index()]);
                }
                None => all += i32::from(FAR),
            }
        }
        all + self.amiss(board)
    }

    /// What must still be captured, and pawns that must still move.
    fn amiss(&self, board: &Board) -> i32 {
        let pawns = board.by_role(Role::Pawn);
        let moved =
            Color::ALL.map(|color| (pawns & board.by_color(color)) ^ self.pawns[color.index()]);
        let men = (board.occupied() & !pawns).count() - board.by_role(Role::King).count();
        4 * (moved[0].count() + moved[1].count()) as i32 + 3 * men.abs_diff(self.count) as i32
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
