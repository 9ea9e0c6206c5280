//! # An illegal position that nobody corrects (RA.4g)
//!
//! In a game not supervised an arbiter who sees both kings in check, or a pawn on the last rank,
//! waits until the next move is completed. If the position is still illegal then, the game is
//! drawn.
//!
//! - 2014: new.
//! - 2017: renumbered only.
//! - 2023: renumbered; a player who by that move left his own king in check has made an illegal
//!   move, which comes first.
//!
//! In blitz too, where the rules for rapid govern it.

use crate::{Decision, Ending, Outcome, Ruling};
use flagfall_board::{Bitboard, Color, Position, Rank, Role};
use flagfall_edition::{Absent, Clause, D09, E14, E17, E23, Provision, absent, renumbered, since};
use flagfall_say::say;

/// An illegal position that still stands draws the game.
pub const ILLEGAL_POSITION_STANDS: Clause<StillThere> = Clause::new(
    "RA.4g",
    "An illegal position that nobody corrects",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.4d",
            "An arbiter who sees both kings in check, or a pawn on the last rank, waits until \
             the next move is completed. If an illegal position is still there, the game is \
             drawn.",
            StillThere::Drawn,
        ),
        renumbered(E17, "A.4.4", StillThere::Drawn),
        since(
            E23,
            "A.5.4",
            "An arbiter who sees both kings in check, or a pawn on the last rank, waits until \
             the next move is completed. If an illegal position is still there, the game is \
             drawn. (A move that left its own king in check is an illegal move, and dealt with \
             as such.)",
            StillThere::DrawnUnlessByAnIllegalMove,
        ),
    ],
);

/// What follows when it still stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StillThere {
    /// A draw.
    Drawn,
    /// A draw; but a king left in check is its player's illegal move.
    DrawnUnlessByAnIllegalMove,
}

/// What the arbiter looks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Illegal {
    /// Both kings are in check.
    pub both_in_check: bool,
    /// A pawn stands on the first or the last rank.
    pub pawn_on_last_rank: bool,
}

impl Illegal {
    /// What of it is to be seen in a position.
    #[must_use]
    pub fn seen(position: &Position) -> Illegal {
        let last_ranks = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
        let pawns = position.board().by_role(Role::Pawn);
        Illegal {
            both_in_check: Color::ALL.iter().all(|side| position.is_check_on(*side)),
            pawn_on_last_rank: (pawns & last_ranks).count() > 0,
        }
    }

    /// Whether there is anything to be seen.
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.both_in_check || self.pawn_on_last_rank
    }
}

/// What is to be done about it.
#[derive(Clone, Debug)]
pub enum Intervention {
    /// Nothing yet: the next move is not completed.
    Wait,
    /// The player who moved last has left his own king in check.
    IllegalMove,
    /// The game is drawn.
    Draw(Ruling),
}

/// The arbiter sees an illegal position: what was there before the last move, if that move is
/// completed, and what is there now.
#[must_use]
pub fn illegal_position_stands(
    law: &Provision<StillThere>,
    before: Option<Illegal>,
    now: Illegal,
) -> Intervention {
    if !before.is_some_and(Illegal::is_any) || !now.is_any() {
        return Intervention::Wait;
    }
    if law.reading == StillThere::DrawnUnlessByAnIllegalMove && now.both_in_check {
        return Intervention::IllegalMove;
    }
    let because = match now.both_in_check {
        true => say!("illegal-position-checks"),
        false => say!("illegal-position-pawn"),
    };
    let drawn = Decision::End(Outcome::draw(Ending::IllegalPosition));

    Intervention::Draw(Ruling::under(law, [drawn]).because(because))
}

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;
    use flagfall_edition::{E18, Edition};

    const CHECKS: Illegal = Illegal {
        both_in_check: true,
        pawn_on_last_rank: false,
    };
    const PAWN: Illegal = Illegal {
        both_in_check: false,
        pawn_on_last_rank: true,
    };

    fn check(edition: Edition, before: Option<Illegal>, now: Illegal, expect: &str) {
        let law = ILLEGAL_POSITION_STANDS.under(edition).unwrap();
        let found = match illegal_position_stands(&law, before, now) {
            Intervention::Wait => "wait".to_owned(),
            Intervention::IllegalMove => "illegal move".to_owned(),
            Intervention::Draw(ruling) => ruling.to_string(),
        };
        assert_eq!(found, expect, "{edition}");
    }

    /// Case A7-57.
    #[test]
    fn it_draws_once_the_next_move_is_completed() {
        for edition in [E14, E17, E18, E23] {
            check(edition, None, PAWN, "wait");
            check(edition, Some(Illegal::default()), PAWN, "wait");
            check(edition, Some(PAWN), Illegal::default(), "wait");
        }
        let drawn = "1/2-1/2 illegal_position";
        check(E14, Some(PAWN), PAWN, &format!("{drawn} [A.4d, 2014]"));
        check(E18, Some(CHECKS), CHECKS, &format!("{drawn} [A.4.4, 2018]"));
        check(E23, Some(PAWN), PAWN, &format!("{drawn} [A.5.4, 2023]"));
        check(E23, Some(CHECKS), CHECKS, "illegal move");
        let numbers = "no no no no lost A.4d A.4.4 A.4.4 A.5.4";
        assert_eq!(printed(&ILLEGAL_POSITION_STANDS), numbers);
    }

    #[test]
    fn it_shows_at_a_glance() {
        let seen = |fen| Illegal::seen(&Position::from_fen(fen).unwrap());
        assert!(!seen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").is_any());
        assert!(!seen("4k2R/8/8/8/8/8/8/4K3 b - - 0 1").is_any());
    }
}
