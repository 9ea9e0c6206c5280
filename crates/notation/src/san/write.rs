//! Writing a move in the one way that PGN's export form has for it.

use core::fmt::Write as _;

use flagfall_board::{Bitboard, Move, Piece, Position, Role, Wing, attacks};

/// A legal move of a position in standard algebraic notation, with `+` or `#` where it is due.
///
/// The square of departure is named as far as needed to tell the move from other *legal* ones: a
/// pinned twin needs no distinction. An illegal move is written in full and without a mark, as
/// `Ng1-f5`.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::san;
/// let position = Position::from_fen("3k4/8/8/8/8/5N2/8/R2NK2R w K - 0 1")?;
/// assert_eq!(san::write(&position, Move::new(Square::E1, Square::H1)), "O-O");
/// assert_eq!(san::write(&position, Move::new(Square::A1, Square::A8)), "Ra8+");
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn write(position: &Position, played: Move) -> String {
    let mut text = String::with_capacity(8);
    push(position, played, &mut text);
    text
}

/// As [`write()`], at the end of a text.
pub fn push(position: &Position, played: Move, text: &mut String) {
    if !position.is_legal(played) {
        return push_illegal(position, played, text);
    }
    push_unmarked(position, played, text);
    let next = position.play(played);
    if next.in_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
}

/// As [`push`], of a move that is legal, without the sign of check.
#[inline]
pub(crate) fn push_unmarked(position: &Position, played: Move, text: &mut String) {
    match position.castling_wing(played) {
        Some(Wing::KingSide) => text.push_str("O-O"),
        Some(Wing::QueenSide) => text.push_str("O-O-O"),
        None => push_man(position, played, text),
    }
}

#[cold]
fn push_illegal(position: &Position, played: Move, text: &mut String) {
    let role = position.piece_at(played.from).map(|piece| piece.role);
    if let Some(role) = role.filter(|&role| role != Role::Pawn) {
        text.push(role.letter());
    }
    let capture = position
        .board()
        .by_color(!position.turn())
        .contains(played.to);
    let mark = if capture { 'x' } else { '-' };
    // Writing to a string cannot fail.
    let _ = write!(text, "{}{mark}{}", played.from, played.to);
    push_promotion(played, text);
}

fn push_man(position: &Position, played: Move, text: &mut String) {
    let Move { from, to, .. } = played;
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let captures = position.is_capture(played);
    if role == Role::Pawn {
        if captures {
            text.push(from.file().to_char());
        }
    } else {
        text.push(role.letter());
        let (file, rank) = qualifier(position, role, played);
        if file {
            text.push(from.file().to_char());
        }
        if rank {
            text.push(from.rank().to_char());
        }
    }
    if captures {
        text.push('x');
    }
    text.push(to.file().to_char());
    text.push(to.rank().to_char());
    push_promotion(played, text);
}

fn push_promotion(played: Move, text: &mut String) {
    if let Some(role) = played.promotion {
        text.push('=');
        text.push(role.letter());
    }
}

/// Whether the file, and whether the rank, of a piece's square of departure must be named: the file
/// if that suffices, else the rank if that does, else both (C.10).
pub(crate) fn qualifier(position: &Position, role: Role, played: Move) -> (bool, bool) {
    let Move { from, to, .. } = played;
    let board = position.board();
    let color = position.turn();
    let same = board.by_piece(Piece { color, role }).without(from);
    let reaching = attacks::of(role, color, to, board.occupied()) & same;
    if reaching.is_empty() {
        return (false, false);
    }
    let legal = |&square: &flagfall_board::Square| position.is_legal(Move::new(square, to));
    let rivals: Bitboard = reaching.into_iter().filter(legal).collect();
    if rivals.is_empty() {
        (false, false)
    } else if (rivals & Bitboard::file(from.file())).is_empty() {
        (true, false)
    } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
        (false, true)
    } else {
        (true, true)
    }
}
