//! Flags: used up is arithmetic, fallen is an observation.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use flagfall_board::Color;
use flagfall_clock::Clock;
use flagfall_laws::chessclock::{self, FlagClaim};
use flagfall_laws::rapid_and_blitz::claim_win_on_time;
use flagfall_laws::{Reason, Refusal};
use flagfall_record::{Flag, Ms, Sides, side};
use flagfall_say::say;
use flagfall_winnable::{Budget, Verdict, winnable};

impl Desk<'_> {
    /// Where the clock calls its own flag, it does so before anything else happens.
    pub(super) fn call_automatically(&mut self) {
        if !matches!(self.game.header.regulations.flag, Flag::Automatic) {
            return;
        }
        let down = self.first_down(self.entry.at);
        if let Some((whose, at)) = down.filter(|(whose, _)| !self.is_observed(*whose)) {
            self.happens(Event::TimeIs(at));
            self.fell(whose);
        }
        let passed = self
            .game
            .clock()
            .and_then(|clock| clock.passed(self.entry.at));
        if let (Some(passed), Some(fell)) = (passed, self.flag_passed(None)) {
            self.happens(Event::TimeIs(passed.at));
            self.flag_passes(fell);
        }
    }

    pub(super) fn claim_flag(&mut self, by: Color) -> Taken {
        self.with_a_clock()?;
        let at = self.entry.at;
        let claim = FlagClaim {
            by,
            opponent_down: self.down(!by, at).is_some(),
            own_down: self.down(by, at).is_some(),
        };
        let appendix = &self.game.book.rapid_and_blitz;
        if claim.opponent_down && claim.own_down && appendix.both_flags.is_some() {
            return self.both_fell();
        }
        if let Some(law) = &appendix.own_flag
            && claim.opponent_down
            && let Err(ruling) = claim_win_on_time(law, by, claim.own_down)
        {
            self.acted();
            self.rule(ruling);
            return Ok(());
        }
        if let Some(fell) = self.flag_passed(Some(!by)) {
            return self.pass_flag(fell);
        }
        let law = &self.game.book.chessclock.flagfall;
        if let Err(ruling) = chessclock::claim_flag(law, &claim) {
            self.acted();
            self.rule(ruling);
            return Ok(());
        }
        self.acted();
        let loser = self.first_down(at).map_or(!by, |(whose, _)| whose);
        self.fell(loser);
        Ok(())
    }

    pub(super) fn observe_flag(&mut self, whose: Option<Sides>) -> Taken {
        self.with_a_clock()?;
        let at = self.entry.at;
        let both = Color::ALL
            .iter()
            .all(|color| self.down(*color, at).is_some());
        chessclock::may_observe(&self.game.book.chessclock.flagfall, both)?;
        if both && self.game.book.rapid_and_blitz.both_flags.is_some() {
            return self.both_fell();
        }
        let whose = match whose {
            Some(Sides::Both) if both => return self.both_fell(),
            Some(whose) => whose.one(),
            None => self.first_down(at).map(|(whose, _)| whose),
        };
        let down = whose.filter(|whose| self.down(*whose, at).is_some());
        if down.is_none()
            && let Some(fell) = self.flag_passed(whose)
        {
            return self.pass_flag(fell);
        }
        let Some(whose) = down else {
            let text = say!("flag-is-up");
            let law = &self.game.book.chessclock.flagfall;
            return Err(Refusal::under(law, Reason::NotSo, text));
        };
        self.acted();
        self.fell(whose);
        Ok(())
    }

    fn both_fell(&mut self) -> Taken {
        self.acted();
        for color in Color::ALL {
            self.happens(Event::FlagFell(color));
        }
        let last = self.in_last_period();
        let answer = chessclock::both_flags(&self.game.book.chessclock, last);
        self.answer(answer, Context::BothFlags)
    }

    /// Whether all remaining moves of both players are to be made in the time they have.
    pub(super) fn in_last_period(&self) -> bool {
        let at = self.entry.at;
        self.game.clock().is_some_and(|clock| {
            Color::ALL
                .iter()
                .all(|color| clock.in_last_period(side(*color), at))
        })
    }

    /// A flag counts as fallen. It costs the game unless the opponent cannot mate.
    pub(super) fn fell(&mut self, whose: Color) {
        self.happens(Event::FlagFell(whose));
        let verdict = self.can_mate(!whose);
        // A claim that waits for the arbiter's word comes before the loss; that nobody can mate
        // comes before both.
        if verdict == Verdict::Unwinnable || !self.asks_final_word(whose) {
            self.lose_on_time(whose, verdict);
        }
    }

    pub(super) fn lose_on_time(&mut self, whose: Color, opponent_can_mate: Verdict) {
        if opponent_can_mate != Verdict::Unwinnable && self.has_too_few_men(!whose) {
            return;
        }
        let law = &self.game.book.chessclock;
        let position = self.game.position();
        let answer = chessclock::losing_on_time(law, whose, opponent_can_mate, position);
        if matches!(answer, flagfall_laws::Answer::Asked(_)) {
            self.happens(Event::ClocksStopped);
        }
        // The clause rules or asks; it never refuses.
        let _ = self.answer(answer, Context::Flag(whose));
    }

    pub(super) fn can_mate(&self, color: Color) -> Verdict {
        winnable(self.game.position(), color, Budget::IN_PLAY).verdict
    }

    /// When that player's time was used up, if it is.
    pub(super) fn down(&self, whose: Color, at: Ms) -> Option<Ms> {
        self.game
            .clock()
            .and_then(|clock| clock.overstep(side(whose), at))
    }

    /// Whether that flag was seen to be down already: what it costs may still be asked.
    fn is_observed(&self, whose: Color) -> bool {
        let clock = self.game.clock();
        clock.is_some_and(|clock| clock.flag(side(whose)).is_some())
    }

    fn first_down(&self, at: Ms) -> Option<(Color, Ms)> {
        let down = |color: Color| self.down(color, at).map(|when| (color, when));
        Color::ALL
            .into_iter()
            .filter_map(down)
            .min_by_key(|(_, when)| *when)
    }

    /// The clock, for what takes one.
    pub(super) fn with_a_clock(&self) -> Result<&Clock, Refusal> {
        let none = || Refusal::plain(Reason::NoClock, say!("no-clock"));
        self.game.clock().ok_or_else(none)
    }
}
