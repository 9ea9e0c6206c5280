//! How far a game has come, and until when what was wrong at its start still matters.

use flagfall_say::{Text, say};

/// How far a game has come: the moves of the player who has fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// Moves made by each player.
    pub made: u32,
    /// Moves completed by each player.
    pub completed: u32,
}

/// Until when an error of the set-up, the board, the colours or the clock's setting is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// As long as the game lasts.
    TheGameEnds,
    /// Until each player has made so many moves.
    Made(u32),
    /// Until each player has completed so many moves.
    Completed(u32),
}

impl Until {
    /// That the moment has passed, in a sentence; `None` while it has not.
    #[must_use]
    pub fn passed(self, begun: Begun) -> Option<Text> {
        match self {
            Until::Made(moves) if begun.made >= moves => Some(say!("begun-made", moves = moves)),
            Until::Completed(moves) if begun.completed >= moves => {
                Some(say!("begun-completed", moves = moves))
            }
            Until::TheGameEnds | Until::Made(_) | Until::Completed(_) => None,
        }
    }
}

#[test]
fn a_limit_is_over_once_both_have_come_so_far() {
    let begun = |made, completed| Begun { made, completed };
    for (until, begun, over) in [
        (Until::TheGameEnds, begun(200, 200), false),
        (Until::Made(3), begun(2, 2), false),
        (Until::Made(3), begun(3, 2), true),
        (Until::Completed(3), begun(3, 2), false),
        (Until::Completed(3), begun(3, 3), true),
    ] {
        assert_eq!(until.passed(begun).is_some(), over, "{until:?} {begun:?}");
    }
}
