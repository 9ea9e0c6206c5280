//! When an engine offers, accepts, claims and resigns.

/// How far ahead mate is told in hundredths of a pawn, so that all scores are one scale.
pub(crate) const MATE: i32 = 100_000;

/// When an engine offers, accepts, claims and resigns. Scores are hundredths of a pawn, from its
/// own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// It accepts an offer, and claims a draw that it may claim, where it does not see itself
    /// above this.
    pub content: i32,
    /// It offers after so many moves of its own in which neither side was ahead by more than
    /// [`Policy::level`]; `None`: never.
    pub offer_after: Option<u32>,
    /// What counts as level.
    pub level: i32,
    /// It resigns where it has seen itself at or below this for [`Policy::lost_for`] moves;
    /// `None`: never.
    pub resign_at: Option<i32>,
    /// For so many moves of its own.
    pub lost_for: u32,
}

impl Default for Policy {
    /// Content with a draw where it is not better; offers after twelve level moves, and as late
    /// again; resigns after four moves nine pawns down.
    fn default() -> Policy {
        Policy {
            content: 0,
            offer_after: Some(12),
            level: 10,
            resign_at: Some(-900),
            lost_for: 4,
        }
    }
}

/// What an engine has thought of its last moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    level: u32,
    lost: u32,
}

/// What it makes of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It plays on.
    PlaysOn,
    /// It would offer a draw with this move.
    Offers,
    /// It resigns instead.
    Resigns,
}

impl Memory {
    /// Takes note of what it thinks of a move; a score that was not told counts as level with
    /// nothing.
    pub(crate) fn note(&mut self, policy: &Policy, score: Option<i32>) -> Mood {
        let Some(score) = score else {
            *self = Memory::default();
            return Mood::PlaysOn;
        };
        self.level = match score.abs() <= policy.level {
            true => self.level + 1,
            false => 0,
        };
        self.lost = match policy.resign_at.is_some_and(|at| score <= at) {
            true => self.lost + 1,
            false => 0,
        };
        if policy.resign_at.is_some() && self.lost >= policy.lost_for {
            return Mood::Resigns;
        }
        match policy.offer_after {
            Some(moves) if self.level >= moves => {
                self.level = 0;
                Mood::Offers
            }
            _ => Mood::PlaysOn,
        }
    }
}

#[test]
fn moods_follow_from_the_scores() {
    let policy = Policy {
        offer_after: Some(2),
        lost_for: 2,
        ..Policy::default()
    };
    let check = |scores: &[i32], expect: &[Mood]| {
        let mut memory = Memory::default();
        let found: Vec<Mood> = scores
            .iter()
            .map(|score| memory.note(&policy, Some(*score)))
            .collect();
        assert_eq!(found, expect, "{scores:?}");
    };
    use Mood::{Offers, PlaysOn, Resigns};
    check(&[0, 5, 0, -10], &[PlaysOn, Offers, PlaysOn, Offers]);
    check(&[0, 50, 0], &[PlaysOn, PlaysOn, PlaysOn]);
    check(&[-900, -901], &[PlaysOn, Resigns]);
    check(&[-900, -10, -MATE], &[PlaysOn, PlaysOn, PlaysOn]);
    let never = Policy {
        offer_after: None,
        resign_at: None,
        ..policy
    };
    let mut memory = Memory::default();
    for score in [0, 0, 0, -MATE, -MATE, -MATE] {
        assert_eq!(memory.note(&never, Some(score)), PlaysOn);
    }
}
