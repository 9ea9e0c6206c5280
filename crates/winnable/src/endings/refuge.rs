//! A king who defends himself alone, his own men standing in his way.
//!
//! Against king and one minor man mate is not forced if the king of the other side can go on
//! moving for ever without a move of his men. That is worked out backwards, to the worst for him:
//! each of his men stops him, but no line of the attacker's, and none guards anything; so it
//! holds as well when some of them were captured.

use flagfall_board::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// Where a king can defend himself alone against king and one bishop, or one knight.
pub(crate) struct Refuge {
    role: Role,
    side: Color,
    /// The men who stop him.
    men: Bitboard,
    /// By the defender's king and the attacker's: where the minor man stands if the defender has
    /// the move and runs out of moves, and if the attacker has it and makes him run out.
    lost: [Vec<Bitboard>; 2],
}

/// Who has the move.
const DEFENDER: usize = 0;
const ATTACKER: usize = 1;

impl Refuge {
    /// For these men of the opponent's of `side`, which has king and one bishop or one knight;
    /// `None` if it has others.
    pub(crate) fn new(board: &Board, side: Color) -> Option<Refuge> {
        let ours = board.by_color(side) & !board.by_role(Role::King);
        let role = board.role_at(ours.first()?)?;
        if ours.is_several() || !matches!(role, Role::Bishop | Role::Knight) {
            return None;
        }
        let mut refuge = Refuge {
            role,
            side,
            men: board.by_color(!side) & !board.by_role(Role::King),
            lost: [
                vec![Bitboard::EMPTY; 64 * 64],
                vec![Bitboard::EMPTY; 64 * 64],
            ],
        };
        refuge.work_out();
        Some(refuge)
    }

    /// Whether the king defends himself alone from here on.
    pub(crate) fn holds(&self, position: &Position) -> bool {
        let board = position.board();
        let ours = board.by_color(self.side) & !board.by_role(Role::King);
        let theirs = board.by_color(!self.side) & !board.by_role(Role::King);
        let (Some(king), Some(other)) = (board.king(!self.side), board.king(self.side)) else {
            return false;
        };
        let same = (theirs & !self.men).is_empty() && (ours & !board.by_role(self.role)).is_empty();
        let who = usize::from(position.turn() == self.side);
        let man = ours.first().filter(|_| ours.count() == 1 && same);
        man.is_some_and(|man| !self.lost[who][pair(king, other)].contains(man))
    }

    fn attacks(&self, from: Square, occupied: Bitboard) -> Bitboard {
        attacks::of(self.role, self.side, from, occupied)
    }

    /// Whether the king, who has the move, has one after which he is not known to be lost.
    fn goes_on(&self, king: Square, other: Square, man: Square) -> bool {
        let beside = attacks::king(other);
        let free = attacks::king(king) & !self.men & !beside & !other.bit();
        let attacked = self.attacks(man, other.bit());
        let goes = |to: Square| {
            to == man
                || !attacked.contains(to) && !self.lost[ATTACKER][pair(to, other)].contains(man)
        };
        free.into_iter().any(goes)
    }

    fn work_out(&mut self) {
        let mut open = Vec::new();
        for king in !self.men {
            for other in !attacks::king(king).with(king) {
                for man in !(king.bit() | other.bit()) {
                    if !self.goes_on(king, other, man) {
                        self.lose(DEFENDER, [king, other, man], &mut open);
                    }
                }
            }
        }
        while let Some((who, [king, other, man])) = open.pop() {
            match who {
                DEFENDER => {
                    for from in attacks::king(other) & !attacks::king(king) & !man.bit() {
                        self.lose(ATTACKER, [king, from, man], &mut open);
                    }
                    for from in self.attacks(man, king.bit() | other.bit()) {
                        self.lose(ATTACKER, [king, other, from], &mut open);
                    }
                }
                _ => {
                    for from in attacks::king(king) & !self.men & !attacks::king(other) {
                        if from != man && from != other && !self.goes_on(from, other, man) {
                            self.lose(DEFENDER, [from, other, man], &mut open);
                        }
                    }
                }
            }
        }
    }

    fn lose(&mut self, who: usize, at: [Square; 3], open: &mut Vec<(usize, [Square; 3])>) {
        let [king, other, man] = at;
        let lost = &mut self.lost[who][pair(king, other)];
        if !lost.contains(man) {
            *lost = lost.with(man);
            open.push((who, at));
        }
    }
}

fn pair(king: Square, other: Square) -> usize {
    king.index() << 6 | other.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White has the minor man.
    fn check(fen: &str, holds: bool) {
        let position = Position::from_fen(fen).unwrap();
        let refuge = Refuge::new(position.board(), Color::White).unwrap();
        assert_eq!(refuge.holds(&position), holds, "{fen}");
    }

    #[test]
    fn a_king_in_the_open_defends_himself() {
        check("8/8/3k4/2r5/8/8/3KN3/8 b - - 0 1", true);
        check("8/8/3k4/2r3p1/8/8/3KN3/8 w - - 0 1", true);
    }

    #[test]
    fn a_king_behind_his_own_men_may_not() {
        check("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", false);
        check("7k/6pp/8/6N1/8/8/8/K7 w - - 0 1", true);
        check("8/8/8/8/8/8/p1K5/k4B2 w - - 0 1", false);
    }

    /// A bishop shuts a bare king in till he has no move: what his men do then is not seen.
    #[test]
    fn a_bishop_makes_him_run_out_of_moves() {
        check("8/8/3k4/2r5/8/8/3KB3/8 b - - 0 1", false);
    }
}
