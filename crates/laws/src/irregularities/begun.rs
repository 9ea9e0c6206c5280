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
    /// Whether that moment has passed.
    #[must_use]
    pub const fn is_over(self, begun: Begun) -> bool {
        match self {
            Until::TheGameEnds => false,
            Until::Made(moves) => begun.made >= moves,
            Until::Completed(moves) => begun.completed >= moves,
        }
    }

    /// That it has passed.
    pub(super) fn too_late(self) -> Text {
        match self {
            Until::TheGameEnds => say!("begun-never-late"),
            Until::Made(moves) => say!("begun-made", moves = moves),
            Until::Completed(moves) => say!("begun-completed", moves = moves),
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
        assert_eq!(until.is_over(begun), over, "{until:?} {begun:?}");
    }
}
