//! Castling that was pressed before the rook was moved: what was meant, only the arbiter can say.

use super::Desk;
use crate::event::{Context, Event};
use crate::state::{Slip, SlipKind};
use flagfall_board::{Color, Wing};
use flagfall_laws::act_of_moving::{self, Pending, Progress};
use flagfall_laws::irregularities::{self, IllegalKind, IllegalMove};
use flagfall_winnable::{Budget, Verdict};

impl Desk<'_> {
    /// Asks whether he forgot to finish castling, where that can be; says whether it asked.
    pub(super) fn asks_what_was_meant(&mut self, slip: &Slip) -> bool {
        if self.wing_begun(slip).is_none() {
            return false;
        }
        let question = act_of_moving::ask_castling(&self.game.book.act_of_moving, slip.by);
        self.ask(question, Context::Castling(slip.by));
        self.hold_clocks(slip.by);
        true
    }

    /// The wing on which a completed move had only begun to castle.
    fn wing_begun(&self, slip: &Slip) -> Option<Wing> {
        let SlipKind::IllegalMove(at) = slip.kind else {
            return None;
        };
        let ply = self.game.line.get(at).filter(|ply| ply.completed)?;
        let before = self.game.position_before(slip.plies_before);
        let law = &self.game.book.act_of_moving;
        match act_of_moving::progress(law, before, &ply.hand, self.game.chess960) {
            Progress::Pending(Pending::Castling(wing)) => Some(wing),
            _ => None,
        }
    }

    /// The arbiter has found what was meant.
    pub(super) fn castling_settled(&mut self, by: Color, forgotten: bool) {
        let Some((index, slip)) = self.open_slip(by) else {
            return;
        };
        let Some(wing) = self.wing_begun(&slip).filter(|_| forgotten) else {
            return self.deal_with(index, &slip);
        };
        let before = *self.game.position_before(slip.plies_before);
        let law = &self.game.book.act_of_moving;
        let finished = act_of_moving::finish_castling(law, &before, wing, slip.plies_before as u32);
        self.happens(Event::SlipSettled(index));
        self.pressed_too_early(&slip);
        if let Some(ruling) = finished.filter(|_| self.game.is_on()) {
            self.rule(ruling);
            self.put_back(by);
        }
    }

    /// Nothing was made when he pressed; what that costs where it counts.
    fn pressed_too_early(&mut self, slip: &Slip) {
        let law = &self.game.book.irregularities;
        if !irregularities::is_counted(law, IllegalKind::PressWithoutMove) {
            return;
        }
        let pressed = Slip {
            kind: SlipKind::EmptyPress,
            ..slip.clone()
        };
        let before = *self.game.position_before(slip.plies_before);
        let fact = IllegalMove {
            by: slip.by,
            kind: IllegalKind::PressWithoutMove,
            plies_before: slip.plies_before as u32,
            completed: true,
            earlier: self.counted_with(&pressed),
            opponent_can_mate: self.verdict_before(slip.by, &before),
            obligation: None,
            quickplay_finish: self.in_quickplay_finish(slip.by),
            fault: None,
        };
        let book = &self.game.book;
        let answers = irregularities::illegal_move(&book.irregularities, &book.chessclock, &fact);
        self.happens(Event::Counted(SlipKind::EmptyPress, slip.by));
        self.carry_out(answers, slip.by, false);
    }

    /// Whether the opponent could win, in the position before a move of that player's.
    pub(super) fn verdict_before(&self, by: Color, before: &flagfall_board::Position) -> Verdict {
        let can_mate = flagfall_winnable::winnable(before, !by, Budget::IN_PLAY).verdict;
        flagfall_laws::chessclock::can_win(&self.game.book.chessclock, !by, can_mate, before)
    }
}
