//! What differs in a clause between two editions.

use flagfall_edition::{Absent, Row};

/// What differs in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// The later one has it, the earlier one has not.
    New,
    /// The earlier one has it, the later one has not.
    Gone,
    /// They say different things.
    Worded,
    /// They say the same under different numbers.
    Renumbered,
    /// One of the texts is not in hand.
    NotInHand,
}

impl Differs {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Differs::New => "new",
            Differs::Gone => "gone",
            Differs::Worded => "worded",
            Differs::Renumbered => "renumbered",
            Differs::NotInHand => "not_in_hand",
        }
    }

    /// What differs between an earlier and a later row; `None` where nothing does.
    #[must_use]
    pub fn of(before: &Row, after: &Row) -> Option<Differs> {
        match (before.article, after.article) {
            (Err(Absent::NotInHand), Err(_)) | (Err(_), Err(_)) => None,
            (Err(Absent::NotInHand), _) | (_, Err(Absent::NotInHand)) => Some(Differs::NotInHand),
            (Err(_), Ok(_)) => Some(Differs::New),
            (Ok(_), Err(_)) => Some(Differs::Gone),
            (Ok(_), Ok(_)) if before.says != after.says => Some(Differs::Worded),
            (Ok(one), Ok(other)) => (one != other).then_some(Differs::Renumbered),
        }
    }
}
