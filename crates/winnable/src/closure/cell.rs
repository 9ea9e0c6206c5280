//! Every man but the kings where he stands, and all pairs of kings that go with it.

use flagfall_board::{
    Bitboard, Board, CastlingRights, Color, Piece, Position, Role, Setup, Square, attacks,
};

use crate::cover::{ATTACK, DEFEND, Pairs, pawn_attacks};

/// Men by color and role, kings apart, in the order of [`Role::ALL`].
pub type Men = [[Bitboard; 5]; 2];

/// The roles of men, in that order.
pub(crate) const ROLES: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

pub(crate) const NO_PAIRS: Pairs = [Bitboard::EMPTY; 64];

/// A list of positions: the men where they stand, and for either player to move the kings.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The men by color and role, pawn to queen.
    pub men: Men,
    /// The kings with the attacker to move, and with the defender to move.
    pub kings: [Pairs; 2],
}

/// The men on a board; `None` unless each side has one king.
pub(crate) fn men_of(board: &Board) -> Option<Men> {
    let one = |color| {
        let role = Role::King;
        board.by_piece(Piece { color, role }).count() == 1
    };
    (one(Color::White) && one(Color::Black))
        .then(|| Color::ALL.map(|color| ROLES.map(|role| board.by_piece(Piece { color, role }))))
}

/// The men of one color.
#[inline]
pub(crate) fn of(men: &Men, color: Color) -> Bitboard {
    let mut all = men[color.index()].into_iter();
    all.by_ref().fold(Bitboard::EMPTY, |all, men| all | men)
}

/// The men without whoever stands there.
pub(crate) fn without(men: &Men, at: Square) -> Men {
    men.map(|men| men.map(|squares| squares.without(at)))
}

/// The position with the kings there; nobody may castle or capture in passing.
pub(crate) fn position(
    men: &Men,
    side: Color,
    (ours, theirs): (Square, Square),
    turn: usize,
) -> Position {
    let mut board = Board::empty();
    for color in Color::ALL {
        for (role, squares) in ROLES.into_iter().zip(men[color.index()]) {
            for at in squares {
                board.set(at, Some(Piece { color, role }));
            }
        }
    }
    let role = Role::King;
    board.set(ours, Some(Piece { color: side, role }));
    let color = !side;
    board.set(theirs, Some(Piece { color, role }));
    Position::assume(Setup {
        board,
        turn: if turn == ATTACK { side } else { !side },
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    })
}

/// What the men of a placement attack, by attacker and defender, kings looked past.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guards {
    occupied: Bitboard,
    steps: [Bitboard; 2],
    lines: [Bitboard; 2],
}

impl Guards {
    pub(crate) fn new(men: &Men, side: Color) -> Guards {
        let occupied = of(men, Color::White) | of(men, Color::Black);
        Guards {
            occupied,
            steps: [side, !side].map(|color| steps(men, color)),
            lines: [side, !side].map(|color| lines(men, color, occupied)),
        }
    }

    /// Where the defender's king may be with the attacker's on a square: not beside it, on no
    /// man's square, and the player not to move not in check.
    #[inline]
    pub(crate) fn legal(&self, men: &Men, side: Color, turn: usize, at: Square) -> Bitboard {
        let Guards {
            occupied,
            steps,
            lines: all,
        } = *self;
        if occupied.contains(at) || turn == DEFEND && steps[DEFEND].contains(at) {
            return Bitboard::EMPTY;
        }
        let apart = !(occupied | attacks::king(at).with(at));
        if turn == DEFEND {
            return if all[DEFEND].contains(at) {
                apart & shields(men, !side, at, occupied)
            } else {
                apart
            };
        }
        let seen = if all[ATTACK].contains(at) {
            lines(men, side, occupied.with(at))
        } else {
            all[ATTACK]
        };
        apart & !(steps[ATTACK] | seen)
    }
}

/// What pawns and knights attack.
fn steps(men: &Men, color: Color) -> Bitboard {
    let [pawns, knights, ..] = men[color.index()];
    let pawns = pawn_attacks(color, pawns);
    knights
        .into_iter()
        .fold(pawns, |all, at| all | attacks::knight(at))
}

/// What bishops, rooks and queens attack.
fn lines(men: &Men, color: Color, occupied: Bitboard) -> Bitboard {
    let [_, _, bishops, rooks, queens] = men[color.index()];
    let mut all = Bitboard::EMPTY;
    for at in bishops | queens {
        all |= attacks::bishop(at, occupied);
    }
    for at in rooks | queens {
        all |= attacks::rook(at, occupied);
    }
    all
}

/// The squares on which one more man would shut off every line of these men to a square; all if
/// there is none.
fn shields(men: &Men, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    let [_, _, bishops, rooks, queens] = men[color.index()];
    let diagonal = attacks::bishop(square, occupied) & (bishops | queens);
    let straight = attacks::rook(square, occupied) & (rooks | queens);
    let mut shields = Bitboard::ALL;
    for at in diagonal | straight {
        shields &= attacks::between(at, square);
    }
    shields
}
