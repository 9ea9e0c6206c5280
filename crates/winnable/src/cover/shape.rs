//! A shape: the pawns where they stand, the other men as roamers, and where the kings may be.
//!
//! It stands for a set of positions: all those with these pawns, with every roamer somewhere in its
//! reach, and with a pair of kings and a player to move that it lists.

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Square, attacks};

/// Men of one kind and colour that may be anywhere in a set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are; no king. A pawn is alone in its group and keeps to one file; those of one
    /// file are listed from White's side, and none passes another.
    pub piece: Piece,
    /// How many there are, at least one.
    pub count: u32,
    /// Where they may stand.
    pub reach: Bitboard,
    /// Whether their moves lead out of the shape; only where each square of the reach has a man.
    pub held: bool,
}

impl Group {
    /// Whether it is a pawn that may step.
    #[inline]
    pub(crate) fn is_pawn(&self) -> bool {
        self.piece.role == Role::Pawn
    }

    /// Whether each square of their reach must have one of them on it, so that none can move.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        self.reach.count() == self.count
    }

    /// The squares they may attack, with the given squares occupied for certain.
    #[inline]
    pub(crate) fn attacks(&self, occupied: Bitboard) -> Bitboard {
        attacks_from(self.piece, self.reach, occupied)
    }
}

/// The squares that such men on these squares attack together.
#[inline]
pub(crate) fn attacks_from(piece: Piece, from: Bitboard, occupied: Bitboard) -> Bitboard {
    let Piece { color, role } = piece;
    from.into_iter().fold(Bitboard::EMPTY, |all, at| {
        all | attacks::of(role, color, at, occupied)
    })
}

/// Pairs of kings: for each square of the attacker's king the squares of the defender's.
pub type Pairs = [Bitboard; 64];

/// Whose move it is, as an index: the attacker's or the defender's.
pub(crate) const ATTACK: usize = 0;
pub(crate) const DEFEND: usize = 1;

/// A set of positions; see the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The pawns of White and of Black that stand where they stand: all, or none if they are
    /// groups.
    pub pawns: [Bitboard; 2],
    /// The roamers.
    pub groups: Vec<Group>,
    /// The kings with the attacker to move, and with the defender to move.
    pub kings: [Pairs; 2],
    /// Those pairs with the defender to move in which the attacker's last move was not his king's.
    pub struck: Pairs,
    /// Whether one player only is to move, and is in check for certain: then every move leads out
    /// of the shape, and a man who is not the king captures him who checks, or comes between.
    pub check: bool,
    /// Where further men of the defender's may stand, whatever they are and however many.
    pub ghosts: Bitboard,
}

impl Shape {
    /// A position as a shape, if each side has one king and nobody may castle.
    pub(crate) fn of(position: &Position, side: Color) -> Option<Shape> {
        let board = position.board();
        let king = |color| {
            let role = Role::King;
            let kings = board.by_piece(Piece { color, role });
            kings.first().filter(|_| !kings.is_several())
        };
        let (attacker, defender) = (king(side)?, king(!side)?);
        if !position.castling().is_empty() {
            return None;
        }
        let mut shape = Shape {
            pawns: Color::ALL.map(|color| {
                let role = Role::Pawn;
                board.by_piece(Piece { color, role })
            }),
            groups: groups(board),
            kings: [[Bitboard::EMPTY; 64]; 2],
            struck: [Bitboard::EMPTY; 64],
            check: false,
            ghosts: Bitboard::EMPTY,
        };
        let turn = if position.turn() == side {
            ATTACK
        } else {
            DEFEND
        };
        shape.kings[turn][attacker.index()] = defender.bit();
        if turn == DEFEND {
            shape.struck[attacker.index()] = defender.bit();
        }
        Some(shape)
    }

    /// The same men, and no kings yet.
    pub(crate) fn without_kings(&self) -> Shape {
        Shape {
            pawns: self.pawns,
            groups: self.groups.clone(),
            kings: [[Bitboard::EMPTY; 64]; 2],
            struck: [Bitboard::EMPTY; 64],
            check: false,
            ghosts: self.ghosts,
        }
    }

    /// Whether it stands for no position at all.
    pub(crate) fn is_empty(&self) -> bool {
        let mut pairs = self.kings.iter().flatten();
        pairs.all(|pairs| pairs.is_empty())
    }

    /// Both players' pawns.
    #[inline]
    pub(crate) fn all_pawns(&self) -> Bitboard {
        self.pawns[0] | self.pawns[1]
    }

    /// The squares where a man of that colour, not the king, stands for certain.
    #[inline]
    pub(crate) fn fixed(&self, color: Color) -> Bitboard {
        let fixed = self
            .groups
            .iter()
            .filter(|group| group.piece.color == color && group.is_fixed());
        fixed.fold(self.pawns[color.index()], |all, group| all | group.reach)
    }

    /// The squares that a player attacks for certain, his king apart.
    pub(crate) fn guarded(&self, color: Color) -> Bitboard {
        let pawns = pawn_attacks(color, self.pawns[color.index()]);
        let fixed = self
            .groups
            .iter()
            .filter(|group| group.piece.color == color && group.is_fixed());
        fixed.fold(pawns, |all, group| all | group.attacks(Bitboard::ALL))
    }

    /// Adds a roamer that may stand on these squares.
    pub(crate) fn add(&mut self, piece: Piece, reach: Bitboard) {
        self.groups.push(Group {
            piece,
            count: 1,
            reach,
            held: false,
        });
        self.join();
    }

    /// Takes away one man of a group, known to stand on `at` if nothing of the group can move.
    pub(crate) fn remove(&mut self, index: usize, at: Bitboard) {
        let group = &mut self.groups[index];
        if group.is_fixed() {
            group.reach &= !at;
        }
        group.count -= 1;
        if group.count == 0 {
            self.groups.remove(index);
        }
    }

    /// Makes one group of those of one kind that could meet.
    pub(crate) fn join(&mut self) {
        let mut index = 0;
        while index < self.groups.len() {
            let group = self.groups[index];
            let meets = |it: &Group| it.piece == group.piece && (it.reach & group.reach).any();
            let meets = |it: &Group| !group.is_pawn() && meets(it);
            let before = self.groups[..index].iter().position(meets);
            if let Some(other) = before {
                self.groups[other].count += group.count;
                self.groups[other].reach |= group.reach;
                self.groups[other].held = false;
                self.groups.remove(index);
                index = 0;
            } else {
                index += 1;
            }
        }
    }

    /// How many men a player has besides his king.
    pub(crate) fn men(&self, color: Color) -> u32 {
        let ours = self.groups.iter().filter(|it| it.piece.color == color);
        self.pawns[color.index()].count() + ours.map(|it| it.count).sum::<u32>()
    }

    /// How many men of that kind there are.
    pub(crate) fn count(&self, color: Color, role: Role) -> u32 {
        let like = self
            .groups
            .iter()
            .filter(|group| group.piece == Piece { color, role });
        like.map(|group| group.count).sum()
    }
}

/// Every man but kings and pawns as a group of its own.
fn groups(board: &Board) -> Vec<Group> {
    let men = board.occupied() & !board.by_role(Role::King) & !board.by_role(Role::Pawn);
    let group = |at: Square| {
        board.piece_at(at).map(|piece| Group {
            piece,
            count: 1,
            reach: at.bit(),
            held: false,
        })
    };
    men.into_iter().filter_map(group).collect()
}

/// The squares that pawns attack.
#[inline]
pub(crate) fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let left = pawns.0 & !0x0101_0101_0101_0101;
    let right = pawns.0 & !0x8080_8080_8080_8080;
    match color {
        Color::White => Bitboard(left << 7 | right << 9),
        Color::Black => Bitboard(left >> 9 | right >> 7),
    }
}

/// The squares adjoining one of these.
#[inline]
pub(crate) fn around(squares: Bitboard) -> Bitboard {
    let left = (squares.0 & !0x0101_0101_0101_0101) >> 1;
    let right = (squares.0 & !0x8080_8080_8080_8080) << 1;
    let row = squares.0 | left | right;
    Bitboard(row << 8 | row >> 8 | left | right)
}
