//! Illegal moves and broken obligations, once they are claimed or observed.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use crate::state::{Slip, SlipKind};
use flagfall_board::Color;
use flagfall_laws::act_of_moving::{self, Complaint, Obligation};
use flagfall_laws::irregularities::{self, IllegalMove, Since};
use flagfall_laws::moves_of_the_pieces::illegal_position;
use flagfall_laws::rapid_and_blitz::{
    Illegal, Intervention, illegal_position_stands, observe_illegal_move, observe_touch,
};
use flagfall_laws::{Answer, Decision, Reason, Refusal, Topic, chessclock};
use flagfall_record::{Supervision, side};
use flagfall_say::say;
use flagfall_winnable::Verdict;

impl Desk<'_> {
    pub(super) fn claim_illegal_move(&mut self, by: Color) -> Taken {
        let open = self.open_slip(!by);
        let Some((index, slip)) = open else {
            return self.no_illegal_move();
        };
        self.take_up(index, &slip)
    }

    pub(super) fn observe_illegal_move(&mut self, whose: Option<Color>) -> Taken {
        let found = match whose {
            Some(color) => self.open_slip(color),
            None => {
                let both = Color::ALL
                    .into_iter()
                    .filter_map(|color| self.open_slip(color));
                both.min_by_key(|(_, slip)| slip.plies_before)
            }
        };
        let Some((index, slip)) = found else {
            return self.no_illegal_move();
        };
        self.may_intervene(&slip)?;
        self.take_up(index, &slip)
    }

    fn no_illegal_move(&mut self) -> Taken {
        self.acted();
        let law = &self.game.book.irregularities;
        self.rule(irregularities::no_illegal_move(law));
        Ok(())
    }

    fn take_up(&mut self, index: usize, slip: &Slip) -> Taken {
        self.in_time(slip)?;
        self.acted();
        if !self.asks_what_was_meant(slip) {
            self.deal_with(index, slip);
        }
        Ok(())
    }

    /// Both kings are in check, or a pawn stands on the last rank: in rapid and blitz the
    /// arbiter waits for the next move to be completed.
    pub(super) fn observe_illegal_position(&mut self) -> Taken {
        let Some(law) = self.game.book.rapid_and_blitz.illegal_position else {
            return self.observe_impossible();
        };
        let now = Illegal::seen(self.game.position());
        if !now.is_any() {
            let text = say!("illegal-position-not-seen");
            return Err(Refusal::under(&law, Reason::NotSo, text));
        }
        let moved = self.game.line.last().filter(|ply| ply.completed);
        let (by, at) = (moved.map(|ply| ply.by), self.game.line.len());
        let before = by.map(|_| Illegal::seen(self.game.position_before(at - 1)));
        match illegal_position_stands(&law, before, now) {
            Intervention::IllegalMove => return self.observe_illegal_move(by),
            Intervention::Wait => self.acted(),
            Intervention::Draw(ruling) => {
                self.acted();
                self.rule(ruling);
            }
        }
        Ok(())
    }

    /// Elsewhere he does not wait. What made the position is taken back; where nobody knows what
    /// did, he has to reconstruct the game.
    fn observe_impossible(&mut self) -> Taken {
        if !self.game.slips.iter().all(|slip| slip.settled) {
            return self.observe_illegal_move(None);
        }
        let law = match self.game.book.moves.illegal_position {
            Ok(law) => law,
            Err(_) => return self.observe_illegal_move(None),
        };
        let Some(fault) = illegal_position(&law, self.game.position()) else {
            let text = say!("illegal-position-not-at-a-glance");
            return Err(Refusal::under(&law, Reason::NotSo, text));
        };
        self.acted();
        let article = &self.game.book.irregularities;
        self.rule(irregularities::illegal_position_found(article, &fault));
        Ok(())
    }

    /// In rapid and blitz the arbiter may have to wait for a claim.
    fn may_intervene(&self, slip: &Slip) -> Taken {
        let appendix = &self.game.book.rapid_and_blitz;
        if let Some(law) = &appendix.illegal_moves {
            let both_in_check = Illegal::seen(self.game.position()).both_in_check;
            let flagrant = both_in_check || matches!(slip.kind, SlipKind::Unpromoted(..));
            return observe_illegal_move(law, flagrant);
        }
        match &appendix.blitz_illegal_moves {
            Some(law) => {
                let text = say!("illegal-move-only-opponent");
                Err(Refusal::under(law, Reason::NotThisSeat, text))
            }
            None => Ok(()),
        }
    }

    /// The earliest slip of a player that has not been dealt with: what came after it goes
    /// with it when the position is restored.
    pub(super) fn open_slip(&self, by: Color) -> Option<(usize, Slip)> {
        let mut slips = self.game.slips.iter().enumerate();
        slips
            .find(|(_, slip)| slip.by == by && !slip.settled)
            .map(|(at, slip)| (at, slip.clone()))
    }

    /// Whether it may still be put right: in rapid and blitz, perhaps only until the opponent
    /// has made his next move.
    fn in_time(&self, slip: &Slip) -> Taken {
        let later = &self.game.line[slip.plies_before.min(self.game.line.len())..];
        let by = |color| later.iter().filter(move |ply| ply.by == color);
        let completed = |color| by(color).filter(|ply| ply.completed).count() as u32;
        let own = completed(slip.by).saturating_sub(1);
        let since = Since {
            opponent_made: by(!slip.by).count() as u32,
            both_completed: own.min(completed(!slip.by)),
        };
        irregularities::in_time(&self.game.book.irregularities, since)
    }

    pub(super) fn deal_with(&mut self, index: usize, slip: &Slip) {
        let ply = slip.kind.at().and_then(|at| self.game.line.get(at));
        let completed = ply.is_none_or(|ply| ply.completed);
        let before = *self.game.position_before(slip.plies_before);
        let law = &self.game.book.irregularities;
        let hand = ply.map(|ply| irregularities::still_binding(law, &ply.hand, completed));
        let hand = hand.filter(|_| self.game.header.regulations.touch);
        let obligation = hand.map(|hand| {
            let law = &self.game.book.act_of_moving;
            act_of_moving::obligation(law, &before, &hand, self.game.chess960)
        });
        let obligation = obligation.flatten();
        let mut fact = IllegalMove {
            by: slip.by,
            kind: slip.kind.illegal(),
            plies_before: slip.plies_before as u32,
            completed,
            earlier: self.counted_with(slip),
            opponent_can_mate: Verdict::Undetermined,
            obligation: obligation.as_ref(),
            quickplay_finish: self.in_quickplay_finish(slip.by),
            fault: ply.and_then(|ply| ply.fault.as_deref()),
        };
        let book = &self.game.book;
        let judge = |fact: &IllegalMove<'_>| {
            irregularities::illegal_move(&book.irregularities, &book.chessclock, fact)
        };
        let mut answers = judge(&fact);
        // Whether the opponent can mate is looked into only where the result hangs on it.
        if answers.iter().any(asks_who_can_mate) {
            fact.opponent_can_mate = self.verdict_before(slip.by, &before);
            answers = judge(&fact);
        }
        let answers = self.with_men_enough(answers, !slip.by, &before);
        self.happens(Event::SlipSettled(index));
        if completed {
            self.happens(Event::Counted(slip.kind, slip.by));
        }
        self.carry_out(answers, slip.by, completed);
        if matches!(slip.kind, SlipKind::EmptyPress) {
            self.hold_clocks(slip.by);
        }
        self.bind(obligation);
        self.end_after_replacement(slip);
    }

    /// How many are counted against him already, of those that stand in one count with this.
    pub(super) fn counted_with(&self, slip: &Slip) -> u32 {
        let law = &self.game.book.irregularities;
        let counted = self.game.counted[slip.by as usize].iter();
        let with =
            |it: &&SlipKind| irregularities::counts_with(law, slip.kind.illegal(), it.illegal());
        counted.filter(with).count() as u32
    }

    pub(super) fn carry_out(&mut self, answers: Vec<Answer>, offender: Color, completed: bool) {
        for answer in answers {
            let of_times = matches!(&answer, Answer::Asked(it) if it.topic() == Topic::Times);
            let context = match of_times {
                true if self.game.clock.is_none() => continue,
                true => Context::Times(offender),
                false => Context::IllegalMoves(offender),
            };
            let restores = is_restoring(&answer);
            // The clause rules or asks; it never refuses.
            let _ = self.answer(answer, context);
            if restores && completed {
                self.hold_clocks(offender);
            }
        }
    }

    /// The ruling has bound the player; the moves that satisfy it are those of the broken
    /// obligation, which knows more than its name.
    fn bind(&mut self, obligation: Option<Obligation>) {
        let bound = |it: &Obligation| {
            let mut bindings = self.game.bindings.iter();
            bindings.any(|binding| binding.side == it.side && binding.duty == it.duty)
        };
        if let Some(it) = obligation.filter(bound) {
            self.happens(Event::Bound(Box::new(it)));
        }
    }

    /// The clocks wait for the arbiter; where there is none, the player who has the move again
    /// goes on at once.
    pub(super) fn hold_clocks(&mut self, offender: Color) {
        if !self.game.is_on() || self.game.clock.is_none() {
            return;
        }
        match self.game.header.regulations.supervision {
            Supervision::None => self.happens(Event::ClockStarted(offender)),
            Supervision::Adequate | Supervision::Inadequate => {
                self.happens(Event::ClocksStopped);
            }
        }
    }

    fn end_after_replacement(&mut self, slip: &Slip) {
        let replaced = matches!(slip.kind, SlipKind::Unpromoted(..));
        let stands = self.game.line.len() > slip.plies_before;
        if replaced && stands && self.game.ended.is_none() {
            self.end_if_ended();
        }
    }

    pub(super) fn in_quickplay_finish(&self, by: Color) -> bool {
        let announced = self
            .game
            .header
            .regulations
            .quickplay_finish
            .unwrap_or(true);
        let at = self.entry.at;
        announced
            && self
                .game
                .clock()
                .is_some_and(|clock| clock.in_last_period(side(by), at))
    }

    pub(super) fn claim_touch(&mut self, by: Color) -> Taken {
        let (issue, plies_before) = self.at_issue(Some(!by));
        let complaint = Complaint {
            by,
            breach: issue.as_ref(),
            plies_before,
            has_touched: plies_before.is_some() && self.game.touched[by as usize],
        };
        let answer = act_of_moving::complain(&self.game.book.act_of_moving, &complaint);
        self.touch_answered(answer, issue)
    }

    pub(super) fn observe_touch(&mut self) -> Taken {
        if let Some(law) = &self.game.book.rapid_and_blitz.touch_on_request {
            return Err(observe_touch(law));
        }
        let (issue, plies_before) = self.at_issue(None);
        let law = &self.game.book.act_of_moving;
        let answer = act_of_moving::observed(law, issue.as_ref(), plies_before);
        self.touch_answered(answer, issue)
    }

    /// The obligation that the last move broke, with the half-moves before it; or else what the
    /// player having the move has bound himself to by touching, and has not done yet.
    fn at_issue(&self, of: Option<Color>) -> (Option<Obligation>, Option<u32>) {
        let about = |side| of.is_none_or(|it| it == side);
        let last = self.game.line.last().filter(|ply| about(ply.by));
        let broken = last.and_then(|ply| ply.breach.as_deref().cloned());
        let touched = !self.game.hand.touched.is_empty() && about(self.game.turn());
        if broken.is_none()
            && touched
            && let Some(bound) = self.game.obligation()
        {
            return (Some(bound), None);
        }
        (broken, Some(self.game.plies().saturating_sub(1)))
    }

    fn touch_answered(&mut self, answer: Answer, issue: Option<Obligation>) -> Taken {
        if matches!(answer, Answer::Refused(_)) {
            return self.answer(answer, Context::Open(None));
        }
        self.acted();
        self.put_right(answer, issue)
    }

    /// The ruling on a broken touch, and what it binds its player to.
    pub(super) fn put_right(&mut self, answer: Answer, issue: Option<Obligation>) -> Taken {
        let last = self.game.line.last();
        let offender = last.filter(|ply| ply.completed).map(|ply| ply.by);
        let offender = offender.filter(|_| is_restoring(&answer));
        self.answer(answer, Context::Open(None))?;
        self.bind(issue);
        if let Some(offender) = offender {
            self.put_back(offender);
        }
        Ok(())
    }

    /// Men went back after a completed move: what shall the clocks show?
    pub(super) fn put_back(&mut self, offender: Color) {
        if self.game.clock.is_some() {
            let times = chessclock::ask_times(&self.game.book.chessclock.times);
            self.ask(times, Context::Times(offender));
        }
        self.hold_clocks(offender);
    }
}

fn asks_who_can_mate(answer: &Answer) -> bool {
    matches!(answer, Answer::Asked(it) if it.topic() == Topic::CanMate)
}

fn is_restoring(answer: &Answer) -> bool {
    match answer {
        Answer::Ruled(ruling) => ruling
            .decisions()
            .iter()
            .any(|it| matches!(it, Decision::Restore(_))),
        _ => false,
    }
}
