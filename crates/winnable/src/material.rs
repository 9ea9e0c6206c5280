//! What the men alone decide, wherever they stand.
//!
//! Each class here is closed: no legal move leaves it, and no mate is possible in it. That is
//! proved by exhaustion in the tests below, square by square, not taken from a list.

use flagfall_board::{Bitboard, Board, Color, Position, Role};

use crate::Verdict;

/// What the material decides for `side`: [`Verdict::Unwinnable`] if no mate is possible with these
/// men on any squares, [`Verdict::Winnable`] only for a mate that stands on the board, else
/// [`Verdict::Undetermined`].
///
/// Unwinnable are: the bare king; king and knight against king and queens only; king and bishops
/// of one colour of square against king, queens, rooks and bishops of that same colour only.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Verdict, by_material};
/// let knight_or_rook = Position::from_fen("8/8/4k3/8/1r6/8/5K1N/8 w - - 0 1")?;
/// assert_eq!(by_material(&knight_or_rook, Color::White), Verdict::Undetermined);
/// let knight_or_queen = Position::from_fen("8/8/4k3/8/1q6/8/5K1N/8 w - - 0 1")?;
/// assert_eq!(by_material(&knight_or_queen, Color::White), Verdict::Unwinnable);
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn by_material(position: &Position, side: Color) -> Verdict {
    if !cannot_mate(position.board(), side) {
        Verdict::Undetermined
    } else if position.turn() != side && position.is_checkmate() {
        // Set up so; no series of moves leads here, but mate comes first.
        Verdict::Winnable
    } else {
        Verdict::Unwinnable
    }
}

/// Whether the material alone makes the position dead: neither side can ever mate (5.2.2).
///
/// ```
/// use flagfall_board::Position;
/// use flagfall_winnable::dead_by_material;
/// let bishops = Position::from_fen("8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33")?;
/// assert!(dead_by_material(&bishops)); // both on dark squares
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn dead_by_material(position: &Position) -> bool {
    Color::ALL
        .into_iter()
        .all(|side| by_material(position, side) == Verdict::Unwinnable)
}

/// Whether no man of `side` can ever take part in a mate, from any squares.
pub(crate) fn cannot_mate(board: &Board, side: Color) -> bool {
    let ours = board.by_color(side);
    let of = |role| board.by_role(role);
    let (pawns, rooks, queens) = (of(Role::Pawn), of(Role::Rook), of(Role::Queen));
    if ((pawns | rooks | queens) & ours).any() {
        return false;
    }
    let (knights, bishops, kings) = (of(Role::Knight), of(Role::Bishop), of(Role::King));
    if (ours & !kings).is_empty() {
        return true;
    }
    if (kings & ours).count() != 1 || (kings & !ours).count() != 1 || pawns.any() {
        return false;
    }
    if (bishops & ours).is_empty() {
        return (knights & ours).count() == 1 && ((knights | bishops | rooks) & !ours).is_empty();
    }
    let one_color =
        |all: Bitboard| (all & Bitboard::LIGHT).is_empty() || (all & Bitboard::DARK).is_empty();
    knights.is_empty() && one_color(bishops)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::{Square, attacks};

    fn check(fen: &str, white: Verdict, black: Verdict) {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(by_material(&position, Color::White), white, "White, {fen}");
        assert_eq!(by_material(&position, Color::Black), black, "Black, {fen}");
        let dead = white == Verdict::Unwinnable && black == Verdict::Unwinnable;
        assert_eq!(dead_by_material(&position), dead, "{fen}");
    }

    #[test]
    fn classes() {
        use Verdict::{Undetermined as Open, Unwinnable as Not, Winnable};
        check("5k2/8/8/8/8/8/8/4K3 w - - 0 1", Not, Not);
        check("5k2/8/8/8/8/8/8/4K2N w - - 0 1", Not, Not);
        check("5k2/8/8/8/8/8/8/4K1NN w - - 0 1", Open, Not);
        check("5k2/8/8/8/8/8/q7/4K2N w - - 0 1", Not, Open);
        check("5k2/8/8/8/8/8/r7/4K2N w - - 0 1", Open, Open);
        check("5k2/8/8/8/8/8/b7/4K2N w - - 0 1", Open, Open);
        check("5k2/8/8/8/8/8/n7/4K2N w - - 0 1", Open, Open);
        check("5k2/8/8/8/8/p7/8/4K2N w - - 0 1", Open, Open);
        check("5k2/8/8/8/8/8/8/4K2B w - - 0 1", Not, Not);
        check("5k2/8/8/8/8/8/r7/4K2B w - - 0 1", Not, Open);
        check("5k2/8/8/8/8/8/n7/4K2B w - - 0 1", Open, Open);
        check("8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33", Not, Not);
        check("8/8/8/3k4/8/3KB1b1/8/4B1b1 w - - 0 1", Not, Not);
        check("8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1", Not, Not);
        check("6k1/8/8/8/3BB3/8/8/1K6 w - - 0 1", Open, Not);
        check("5k2/8/8/8/8/8/b7/4K2B w - - 0 1", Not, Not);
        check("5k2/8/8/8/8/8/b7/4K1B1 w - - 0 1", Open, Open);
        check("5k2/8/8/8/8/8/P7/4K1B1 w - - 0 1", Open, Not);
        // Two dark bishops that both give check: no move leads to it, yet it is mate.
        check("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", Open, Winnable);
    }

    /// The squares around `king` on which a man of his own must stand, if he is to be mated by the
    /// king on `enemy` and one man that attacks `covered` and checks him.
    fn to_block(king: Square, enemy: Square, covered: Bitboard) -> Bitboard {
        attacks::king(king) & !covered & !attacks::king(enemy)
    }

    /// All pairs of kings' squares that do not adjoin.
    fn kings() -> impl Iterator<Item = (Square, Square)> {
        let pairs = |king| Square::ALL.into_iter().map(move |enemy| (king, enemy));
        let all = Square::ALL.into_iter().flat_map(pairs);
        all.filter(|&(king, enemy)| king != enemy && !attacks::king(king).contains(enemy))
    }

    /// Only queens can be in the way, and one of those that must be captures the knight. A queen
    /// that shuts off another's way to the knight attacks it herself, so more change nothing.
    #[test]
    fn queens_never_let_a_knight_mate() {
        for (king, enemy) in kings() {
            for knight in attacks::knight(king).without(enemy) {
                let needed = to_block(king, enemy, attacks::knight(knight));
                let occupied = needed.with(king).with(enemy).with(knight);
                let seen = attacks::queen(knight, occupied);
                assert!((seen & needed).any(), "{king} {enemy} {knight}");
            }
        }
    }

    /// A bishop checks; rooks, queens and bishops of its colour are in the way. On squares of the
    /// other colour only rooks and queens can be, nothing pins them there, and one of them is a
    /// step from the checked line, so that nothing can shut it off from blocking or capturing. Two
    /// bishops never check at once: no move of one uncovers the other.
    #[test]
    fn rooks_and_queens_never_let_a_bishop_mate() {
        for (king, enemy) in kings() {
            for bishop in attacks::bishop(king, enemy.bit()).without(enemy) {
                let other = if bishop.is_light() {
                    Bitboard::DARK
                } else {
                    Bitboard::LIGHT
                };
                let needed = to_block(king, enemy, Bitboard::EMPTY) & other;
                let line = attacks::between(king, bishop).with(bishop);
                let step = |man: Square| attacks::king(man) & attacks::rook(man, Bitboard::EMPTY);
                let reaches = |man: Square| (step(man) & line).any();
                assert!(needed.into_iter().any(reaches), "{king} {enemy} {bishop}");
            }
        }
    }
}
