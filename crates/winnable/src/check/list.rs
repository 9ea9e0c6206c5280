//! The positions that a placement lists, one after the other.

use flagfall_board::{Board, CastlingRights, Color, Piece, Position, Role, Setup, Square};

use crate::closure::Placement;
use crate::cover::ATTACK;

const ROLES: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// Every position with these men and kings, but those that cannot be: a king on a man's square,
/// or the player not to move in check.
pub(super) fn positions(placement: &Placement, side: Color) -> impl Iterator<Item = Position> + '_ {
    let board = men(placement);
    let turns = placement.kings.iter().enumerate();
    turns.flat_map(move |(turn, pairs)| {
        let turn = if turn == ATTACK { side } else { !side };
        let ours = Square::ALL.into_iter();
        let pairs = ours.flat_map(move |ours| {
            let theirs = pairs[ours.index()].into_iter();
            theirs.map(move |theirs| (ours, theirs))
        });
        pairs.filter_map(move |kings| position(board, side, kings, turn))
    })
}

fn men(placement: &Placement) -> Board {
    let mut board = Board::empty();
    for color in Color::ALL {
        for (role, squares) in ROLES.into_iter().zip(placement.men[color.index()]) {
            for at in squares {
                board.set(at, Some(Piece { color, role }));
            }
        }
    }
    board
}

fn position(
    mut board: Board,
    side: Color,
    (ours, theirs): (Square, Square),
    turn: Color,
) -> Option<Position> {
    let free = |at| board.piece_at(at).is_none();
    if ours == theirs || !free(ours) || !free(theirs) {
        return None;
    }
    for (color, at) in [(side, ours), (!side, theirs)] {
        let role = Role::King;
        board.set(at, Some(Piece { color, role }));
    }
    let position = Position::assume(Setup {
        board,
        turn,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    });
    (!position.is_check_on(!turn)).then_some(position)
}
