//! Writing a move in the one way that PGN's export form has for it.

use core::fmt::Write;

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
    push_made(position, played, &position.play(played), text);
}

/// As [`push`], of a move that was found legal and has been made: `after` is the position it led
/// to. It ends where the text can take no more.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::san;
/// let before = Position::from_fen("6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
/// let played = Move::new(Square::H1, Square::H8);
/// let mut text = String::new();
/// san::push_made(&before, played, &before.play(played), &mut text);
/// assert_eq!(text, "Rh8+");
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
pub fn push_made(before: &Position, played: Move, after: &Position, text: &mut impl Write) {
    push_unmarked(before, played, text);
    if after.in_check() {
        put(text, if after.has_legal_move() { '+' } else { '#' });
    }
}

/// Nothing here takes long texts, and strings take any.
#[inline]
fn put(text: &mut impl Write, letter: char) {
    let _ = text.write_char(letter);
}

/// As [`push`], of a move that is legal, without the sign of check.
#[inline]
pub(crate) fn push_unmarked(position: &Position, played: Move, text: &mut impl Write) {
    let castles = match position.castling_wing(played) {
        Some(Wing::KingSide) => "O-O",
        Some(Wing::QueenSide) => "O-O-O",
        None => return push_man(position, played, text),
    };
    let _ = text.write_str(castles);
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

fn push_man(position: &Position, played: Move, text: &mut impl Write) {
    let Move { from, to, .. } = played;
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let captures = position.is_capture(played);
    if role == Role::Pawn {
        if captures {
            put(text, from.file().to_char());
        }
    } else {
        put(text, role.letter());
        let (file, rank) = qualifier(position, role, played);
        if file {
            put(text, from.file().to_char());
        }
        if rank {
            put(text, from.rank().to_char());
        }
    }
    if captures {
        put(text, 'x');
    }
    put(text, to.file().to_char());
    put(text, to.rank().to_char());
    push_promotion(played, text);
}

fn push_promotion(played: Move, text: &mut impl Write) {
    if let Some(role) = played.promotion {
        put(text, '=');
        put(text, role.letter());
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
