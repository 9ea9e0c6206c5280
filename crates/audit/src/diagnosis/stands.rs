//! A move that was made as it is written although it is not legal, and from which the game went
//! on.

use super::rest::Rest;
use super::{Cause, Try};
use crate::moves::squares;
use flagfall_board::{Color, Piece, Position, Role, Square, Wing, attacks};
use flagfall_laws::Rulebook;
use flagfall_laws::moves_of_the_pieces::{Legality, judge};
use flagfall_notation::pgn::Replay;
use flagfall_say::say;

/// Makes the move as men are moved by hand, and looks whether what follows is legal.
pub(super) fn read(rest: &Rest<'_>, replay: &Replay, book: &Rulebook) -> Option<Try> {
    let at = rest.fault;
    let before = rest.position(at)?;
    let word = rest.word(at);
    let (from, to, promotion) = squares(&word, before)?;
    let castles = word.starts_with(['O', '0', 'o']);
    if !castles && !goes_there(before, from, to) {
        return None;
    }
    let legality = judge(&book.moves, before, from, to, promotion, replay.chess960);
    if matches!(legality, Legality::Legal(_)) {
        return None;
    }
    let after = match castles {
        true => castled(before, to),
        false => moved(before, from, to, promotion)?,
    };
    Some(Try {
        cause: Cause::Stands,
        cure: say!("cure-none", value = word),
        legal: rest.run(after, at + 1),
        of: rest.left(at + 1),
        alike: 1,
        is_shaped: true,
        edits: Vec::new(),
    })
}

/// Whether the man moves so, whatever becomes of his king.
fn goes_there(before: &Position, from: Square, to: Square) -> bool {
    let board = before.board();
    let Some(man) = board.piece_at(from).filter(|it| it.color == before.turn()) else {
        return false;
    };
    if board.by_color(man.color).contains(to) {
        return false;
    }
    if man.role != Role::Pawn {
        return attacks::of(man.role, man.color, from, board.occupied()).contains(to);
    }
    let step = if man.color == Color::White { 1 } else { -1 };
    let one = from.offset(0, step);
    let free = |it: Option<Square>| it.filter(|it| board.piece_at(*it).is_none());
    let two = free(one).and_then(|it| it.offset(0, step));
    let captures = attacks::pawn(man.color, from).contains(to) && board.piece_at(to).is_some();
    captures || free(one) == Some(to) || free(two) == Some(to)
}

fn moved(before: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Position> {
    let mut setup = before.setup();
    let mut man = setup.board.piece_at(from)?;
    man.role = promotion.unwrap_or(man.role);
    setup.board.set(from, None);
    setup.board.set(to, Some(man));
    Some(passed_on(before, setup))
}

/// King and rook set as castling to that side sets them, wherever they stood.
fn castled(before: &Position, to: Square) -> Position {
    let color = before.turn();
    let wing = if to.file() > Square::E1.file() {
        Wing::KingSide
    } else {
        Wing::QueenSide
    };
    let mut setup = before.setup();
    let home = Square::new(wing.usual_file(), wing.rook_target(color).rank());
    let man = |role| Some(Piece { color, role });
    if let Some(king) = setup.board.king(color) {
        setup.board.set(king, None);
    }
    if setup.board.piece_at(home) == man(Role::Rook) {
        setup.board.set(home, None);
    }
    setup.board.set(wing.king_target(color), man(Role::King));
    setup.board.set(wing.rook_target(color), man(Role::Rook));
    passed_on(before, setup)
}

fn passed_on(before: &Position, mut setup: flagfall_board::Setup) -> Position {
    setup.turn = !before.turn();
    setup.en_passant = None;
    setup.halfmoves = 0;
    Position::assume(setup)
}
