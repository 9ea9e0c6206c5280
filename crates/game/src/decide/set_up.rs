//! What was wrong from the start: the men, the board, the colours.

use super::{Desk, Taken};
use crate::event::Context;
use flagfall_board::{Board, Color};
use flagfall_laws::irregularities::{self, Begun};

impl Desk<'_> {
    /// How far the game has come: the moves of the player who has fewer.
    pub(super) fn begun(&self) -> Begun {
        let fewer = |[white, black]: [u32; 2]| white.min(black);
        Begun {
            made: fewer(self.game.counts.made),
            completed: fewer(self.game.counts.completed),
        }
    }

    pub(super) fn observe_set_up(&mut self) -> Taken {
        self.acted();
        let (law, begun) = (&self.game.book.irregularities, self.begun());
        let ruling = irregularities::wrong_set_up(law, begun, self.game.start.board());
        self.rule(ruling);
        Ok(())
    }

    /// Where something else was wrong as well, it may be for the clause on that.
    pub(super) fn observe_board(&mut self) -> Taken {
        self.acted();
        let (law, begun) = (&self.game.book.irregularities, self.begun());
        let start = self.game.start.board();
        let wrong = !self.game.chess960 && at_home_but_wrong(start);
        let mut ruling = irregularities::board_turned(law, begun, wrong);
        if ruling.decisions().is_empty() {
            ruling = ruling.joined(irregularities::wrong_set_up(law, begun, start));
        }
        self.rule(ruling);
        Ok(())
    }

    pub(super) fn observe_colors(&mut self) -> Taken {
        self.acted();
        let answer = irregularities::colors_reversed(&self.game.book.irregularities, self.begun());
        self.answer(answer, Context::Colors)
    }
}

/// All men stand on their own two ranks, as before a first move, and not as they should.
fn at_home_but_wrong(start: &Board) -> bool {
    let usual = Board::initial();
    let at_home = |side| start.by_color(side) == usual.by_color(side);
    Color::ALL.into_iter().all(at_home) && *start != usual
}
