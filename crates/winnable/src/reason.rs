//! What a verdict rests on, in a word or two: for whoever reads it and does not check the proof.

use flagfall_board::{Bitboard, Color, Position, Role};

use crate::{Answer, Certificate, Verdict};

/// Why a side can mate, or cannot.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Budget, Reason, winnable};
/// let blocked = Position::from_fen("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50")?;
/// let answer = winnable(&blocked, Color::White, Budget::default());
/// assert!(matches!(answer.reason(&blocked), Reason::Locked(_)));
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It has mated already.
    Mate,
    /// A series of so many legal moves ends in mate.
    Line(usize),
    /// It is mated itself.
    Mated,
    /// The position is stalemate.
    Stalemate,
    /// It has nobody but its king.
    BareKing,
    /// The men on the board allow no mate, wherever they stand.
    Material,
    /// So many positions can arise, and none is mate.
    Exhausted(usize),
    /// The pawns stay where they are whatever is played: so many sets of positions hold all that
    /// can arise, and none admits a mate.
    Locked(usize),
    /// So many single positions and so many sets hold all that can arise, and none admits a mate.
    Held(usize, usize),
    /// Nothing was proved.
    Undetermined,
}

impl Answer {
    /// What the verdict rests on; `position` is the one that was asked about.
    #[must_use]
    pub fn reason(&self, position: &Position) -> Reason {
        match (self.verdict, &self.line, &self.certificate) {
            (Verdict::Winnable, Some(line), _) if line.is_empty() => Reason::Mate,
            (Verdict::Winnable, line, _) => Reason::Line(line.as_ref().map_or(0, Vec::len)),
            (Verdict::Unwinnable, _, Some(proof)) => proof.reason(position),
            (Verdict::Unwinnable, _, None) | (Verdict::Undetermined, ..) => Reason::Undetermined,
        }
    }
}

impl Certificate {
    /// What it proves its claim by; `position` is the one that was asked about.
    #[must_use]
    pub fn reason(&self, position: &Position) -> Reason {
        let board = position.board();
        if position.turn() == self.side && position.is_checkmate() {
            return Reason::Mated;
        }
        if position.is_stalemate() {
            return Reason::Stalemate;
        }
        match (self.positions.len(), self.shapes.len()) {
            (0, 0) if board.by_color(self.side).count() == 1 => Reason::BareKing,
            (0, 0) => Reason::Material,
            (singles, 0) => Reason::Exhausted(singles),
            (0, shapes) if self.is_locked(position) => Reason::Locked(shapes),
            (singles, shapes) => Reason::Held(singles, shapes),
        }
    }

    /// Whether there are pawns, and no shape has them elsewhere.
    fn is_locked(&self, position: &Position) -> bool {
        let board = position.board();
        let pawns: [Bitboard; 2] =
            Color::ALL.map(|color| board.by_role(Role::Pawn) & board.by_color(color));
        board.by_role(Role::Pawn).any() && self.shapes.iter().all(|it| it.pawns == pawns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, winnable};

    fn check(fen: &str, side: Color, holds: fn(Reason) -> bool) {
        let position = Position::from_fen(fen).unwrap();
        let reason = winnable(&position, side, Budget::default()).reason(&position);
        assert!(holds(reason), "{fen}: {reason:?}");
    }

    #[test]
    fn each_verdict_has_its_reason() {
        let (white, black) = (Color::White, Color::Black);
        check("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", white, |it| {
            it == Reason::Mate
        });
        check("7k/6Q1/6K1/8/8/8/8/7r b - - 0 1", black, |it| {
            it == Reason::Mated
        });
        check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", white, |it| {
            it == Reason::Stalemate
        });
        check("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", black, |it| {
            it == Reason::BareKing
        });
        check("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", white, |it| {
            it == Reason::Material
        });
        check("8/8/4k3/8/8/3RK3/8/8 w - - 0 1", white, |it| {
            matches!(it, Reason::Line(1..))
        });
        let blocked = "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50";
        check(blocked, white, |it| matches!(it, Reason::Locked(1..)));
    }

    #[test]
    fn nothing_proved_has_none() {
        let position = Position::from_fen("8/8/4k3/8/1nn5/8/5K2/7N w - - 0 1").unwrap();
        let answer = winnable(&position, Color::White, Budget::of_nodes(1));
        assert_eq!(answer.reason(&position), Reason::Undetermined);
    }
}
