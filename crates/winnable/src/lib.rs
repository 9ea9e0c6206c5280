//! Can this side still mate by any series of legal moves?
//!
//! The Laws ask it of a fallen flag (6.9) and of a dead position (5.2.2). Both players help: the
//! question is whether a mate can be reached, not whether it can be forced. The answer is
//! three-valued and never guessed: *winnable* carries the mating line, *unwinnable* is proved, by
//! the material, by a closed position or by exhausting every one that can arise, and whatever a
//! budget of positions does not settle stays *undetermined*.
//!
//! ```
//! use flagfall_board::{Color, Position};
//! use flagfall_winnable::{Budget, Verdict, winnable};
//!
//! // A knight alone does not mate a bare king, but an opponent's pawn can be in his own way.
//! let position = Position::from_fen("8/8/8/8/8/5k2/7p/5N1K b - - 0 1")?;
//! let answer = winnable(&position, Color::White, Budget::default());
//! assert_eq!(answer.verdict, Verdict::Winnable);
//!
//! let line = answer.line.unwrap_or_default();
//! let end = line.iter().try_fold(position, |now, &played| now.try_play(played));
//! assert!(end.is_some_and(|end| end.is_checkmate() && end.turn() == Color::Black));
//! # Ok::<(), flagfall_board::FenOrSetupError>(())
//! ```
#![forbid(unsafe_code)]

mod approach;
mod certificate;
mod check;
mod closure;
mod cover;
mod endings;
mod fold;
mod forced;
mod forces;
mod inquiry;
mod material;
mod quick;
mod reason;
mod refine;
mod score;
mod search;
mod smother;
mod stroll;
mod trail;

use flagfall_board::{Color, Move, Position};

pub use certificate::Certificate;
pub use check::{Flaw, verify};
pub use closure::{Men, Placement};
pub use cover::{Group, Pairs, Shape};
pub use endings::endings_table;
pub use forced::forced_mate;
pub use forces::{can_force, forces_table};
pub use inquiry::Inquiry;
pub use material::{by_material, dead_by_material};
pub use quick::{certainly_dead, certainly_unwinnable, certainly_winnable};
pub use reason::Reason;

/// Whether a side can still mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Some series of legal moves ends in mate by this side.
    Winnable,
    /// No series of legal moves does; proved.
    Unwinnable,
    /// The budget was spent before either was proved.
    Undetermined,
}

/// A verdict with its proof and what it cost.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Whether the side can still mate.
    pub verdict: Verdict,
    /// Legal moves of both players from the position to the mate; empty if the mate stands on the
    /// board. Present exactly if the verdict is [`Verdict::Winnable`]; not the shortest.
    pub line: Option<Vec<Move>>,
    /// What proves it, for [`verify`]. Present exactly if the verdict is [`Verdict::Unwinnable`].
    pub certificate: Option<Certificate>,
    /// Different positions looked at, the one asked about included; 0 if its material decided.
    pub nodes: u64,
}

/// How much may be spent on one question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Budget {
    /// Different positions that may be looked at; a shape counts for several.
    pub nodes: u32,
    /// Bytes of memory that they may take.
    pub bytes: u64,
}

impl Budget {
    /// What may be spent while a game waits: some 60,000 positions, tens of milliseconds at most.
    pub const IN_PLAY: Budget = Budget::of_nodes(60_000);

    /// So many positions, and as much memory as they take.
    #[must_use]
    pub const fn of_nodes(nodes: u32) -> Budget {
        Budget {
            nodes,
            bytes: u64::MAX,
        }
    }
}

impl Default for Budget {
    /// Two million positions: a few seconds and 320 megabytes at most, and hardly ever needed.
    fn default() -> Budget {
        Budget::of_nodes(2_000_000)
    }
}

/// Whether `side` can still mate from this position by any series of legal moves, however
/// unskilled the opponent's play (6.9, 5.2.2).
///
/// A mate that `side` has already given comes before all else; a mate it has suffered, or a
/// stalemate, leaves it nothing to win. The same question always gets the same answer.
#[must_use]
pub fn winnable(position: &Position, side: Color, budget: Budget) -> Answer {
    let mut inquiry = Inquiry::new(position, side);
    inquiry.resume(budget);
    inquiry.into_answer()
}

/// Whether the position is dead: neither side can mate by any series of legal moves (5.2.2).
///
/// `None` if the budget, which each side's question gets whole, does not settle it.
///
/// ```
/// use flagfall_board::Position;
/// use flagfall_winnable::{Budget, dead};
/// let blocked = Position::from_fen("8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50")?;
/// assert_eq!(dead(&blocked, Budget::default()), Some(true));
/// assert_eq!(dead(&Position::initial(), Budget::default()), Some(false));
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn dead(position: &Position, budget: Budget) -> Option<bool> {
    let mut settled = true;
    for side in Color::ALL {
        match winnable(position, side, budget).verdict {
            Verdict::Winnable => return Some(false),
            Verdict::Unwinnable => {}
            Verdict::Undetermined => settled = false,
        }
    }
    settled.then_some(true)
}
