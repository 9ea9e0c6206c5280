//! Can this side force mate, against any defence and in however many moves?
//!
//! The draft of 2009 asks it (6.9(i)) of sides with one minor man, or two knights against a bare
//! king. *Yes* is found by trying all moves; *no* by a table of the smallest endings, or because
//! the king of the other side can defend himself alone for ever.

use crate::endings::{Refuge, forces_mate};
use crate::material::cannot_mate;
use crate::{Verdict, endings};
use flagfall_board::{Color, Position};

/// Mates of so many moves are looked for.
const DEEPEST: u32 = 3;

/// Whether `side` can force mate from this position, with the player to move who has the move and
/// without any limit of moves; undetermined where neither was proved within so many positions.
///
/// Exact against one man besides the king for the sides that the draft of 2009 names. Against
/// several, a knight is nearly always decided, since a king who is not shut in by his own men can
/// defend himself; a bishop can make the king run out of moves, and then only mates of three moves
/// are seen.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Verdict, forced_mate};
/// let forced = |fen: &str| forced_mate(&Position::from_fen(fen).unwrap(), Color::White, 20_000);
/// // The rook on g8 leaves its king no way out, and the knight mates him at once.
/// assert_eq!(forced("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1"), Verdict::Winnable);
/// assert_eq!(forced("7k/6pp/8/6N1/8/8/8/K7 w - - 0 1"), Verdict::Unwinnable);
/// ```
#[must_use]
pub fn forced_mate(position: &Position, side: Color, nodes: u32) -> Verdict {
    let mut trial = Trial {
        side,
        refuge: None,
        left: nodes,
    };
    // The refuge is only worked out where nothing cheaper decides.
    let mut found = trial.decide(position, 1);
    if found.is_none() {
        trial.refuge = endings::Refuge::new(position.board(), side);
    }
    for moves in 1..=DEEPEST {
        found = found.or_else(|| trial.decide(position, moves));
    }
    match found {
        Some(true) => Verdict::Winnable,
        Some(false) => Verdict::Unwinnable,
        None => Verdict::Undetermined,
    }
}

struct Trial {
    side: Color,
    refuge: Option<Refuge>,
    left: u32,
}

impl Trial {
    /// Whether mate is forced, as far as so many moves of the side's show it.
    fn decide(&mut self, position: &Position, moves: u32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let attacks = position.turn() == self.side;
        let legal = position.legal_moves();
        if legal.is_empty() {
            return Some(!attacks && position.in_check());
        }
        let holds = |it: &Refuge| it.holds(position);
        if cannot_mate(position.board(), self.side) || self.refuge.as_ref().is_some_and(holds) {
            return Some(false);
        }
        if let Some(forced) = forces_mate(position, self.side) {
            return Some(forced);
        }
        if attacks && moves == 0 {
            return None;
        }
        // One move that mates is enough; one defence that does not fail is, too.
        let moves = moves - u32::from(attacks);
        let mut all = Some(!attacks);
        for &played in &legal {
            match self.decide(&position.play(played), moves) {
                Some(forced) if forced == attacks => return Some(attacks),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, side: Color, expect: Verdict) {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(forced_mate(&position, side, 20_000), expect, "{fen}");
    }

    #[test]
    fn one_minor_man_forces_mate_only_against_a_king_hemmed_in() {
        let (yes, no) = (Verdict::Winnable, Verdict::Unwinnable);
        let (white, black) = (Color::White, Color::Black);
        // The rook on g8 and the pawns shut their king in; without the rook he goes there.
        check("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", white, yes);
        check("7k/6pp/8/6N1/8/8/8/K7 w - - 0 1", white, no);
        // The bishop mates him behind his own pawn, if it has the move.
        check("8/8/8/8/5b2/8/P1k5/K7 b - - 0 1", black, yes);
        check("8/8/8/8/5b2/8/P1k5/K7 w - - 0 1", black, no);
        // A rook, a bishop, a knight, a pawn on an open board save themselves, and several men
        // from a knight.
        check("8/8/3k4/2b5/8/8/3KR3/8 b - - 0 1", black, no);
        check("8/8/3k4/2n5/8/8/3KRB2/8 w - - 0 1", black, no);
        check("8/8/3k4/2n5/8/8/3K4/5RRQ b - - 0 1", black, no);
        check("8/8/3k4/2b5/8/8/3KP3/8 w - - 0 1", black, no);
        check("8/8/3k4/2n5/8/8/3KB3/8 b - - 0 1", black, no);
        // Two knights mate a bare king who walks into it, and force nothing.
        check("7k/8/8/8/3K4/3NN3/8/8 b - - 0 1", white, no);
        check("7k/8/5NK1/8/6N1/8/8/8 w - - 0 1", white, no);
    }

    #[test]
    fn what_is_not_proved_is_undetermined() {
        let unknown = Verdict::Undetermined;
        check("8/8/3k4/2b5/8/8/3KRP2/8 w - - 0 1", Color::Black, unknown);
        let position = Position::from_fen("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1").unwrap();
        assert_eq!(forced_mate(&position, Color::White, 1), unknown);
    }

    /// What is decided without the table is decided as in the table.
    #[test]
    fn the_refuge_agrees_with_the_table() {
        let (mut asked, mut held) = (0, 0);
        for position in endings::sample(99_991) {
            let Some(refuge) = Refuge::new(position.board(), Color::White) else {
                continue;
            };
            asked += 1;
            if refuge.holds(&position) {
                held += 1;
                let known = endings::forces_mate(&position, Color::White);
                assert_eq!(known, Some(false), "{}", position.fen());
            }
        }
        assert_eq!((asked, held), (544, 114));
    }
}
