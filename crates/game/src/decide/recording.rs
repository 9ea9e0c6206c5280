//! Scoresheets: what is seen of them, asked for and signed, and what a flag brings about.

use super::{Desk, Taken};
use crate::event::{Context, Event, Help};
use flagfall_board::Color;
use flagfall_clock::Credit;
use flagfall_laws::points::read_result;
use flagfall_laws::recording::{self, FlagPassed};
use flagfall_laws::{Decision, Reason, Refusal, Ruling, Score, chessclock, rapid_and_blitz};
use flagfall_record::{Ms, Sides, side};
use flagfall_say::say;

impl Desk<'_> {
    /// The arbiter sees that a player does not record, or two do not.
    pub(super) fn observe_unrecorded(&mut self, whose: Option<Sides>) -> Taken {
        let sides = self.sides(whose);
        let law = &self.game.book.recording;
        let answers: Vec<_> = sides
            .iter()
            .map(|side| recording::observe_unrecorded(law, &self.game.sheet(*side, self.entry.at)))
            .collect();
        let refused = |it: &flagfall_laws::Answer| matches!(it, flagfall_laws::Answer::Refused(_));
        // One of the two may be at fault alone; refused is what is not so of either.
        let admitted = !answers.iter().all(refused);
        if admitted {
            self.acted();
        }
        for answer in answers {
            if !(admitted && refused(&answer)) {
                self.answer(answer, Context::Open(None))?;
            }
        }
        Ok(())
    }

    fn sides(&self, whose: Option<Sides>) -> Vec<Color> {
        match whose {
            Some(Sides::Both) => Color::ALL.to_vec(),
            one => vec![one.and_then(Sides::one).unwrap_or_else(|| self.game.turn())],
        }
    }

    pub(super) fn observe_written_ahead(&mut self, whose: Option<Color>) -> Taken {
        let by = whose.unwrap_or_else(|| self.game.turn());
        let question = recording::observe_written_ahead(&self.game.book.recording, by)?;
        self.acted();
        self.ask(question, Context::WrittenAhead(by));
        Ok(())
    }

    /// The scoresheets cannot show whether the moves of the period that has ended were made.
    pub(super) fn observe_unproven(&mut self, whose: Option<Sides>) -> Taken {
        self.with_a_clock()?;
        let law = self.game.book.recording.not_shown;
        let sides = self.sides(whose);
        let Some(prescribed) = self.prescribed(&sides) else {
            let text = say!("no-period-has-ended");
            return Err(Refusal::under(&law, Reason::NotSo, text));
        };
        self.acted();
        for (side, moves) in sides.into_iter().zip(prescribed) {
            self.rule(recording::not_shown(&law, side, moves));
        }
        Ok(())
    }

    /// The moves of the periods that have ended; more if more are known to have been made.
    fn prescribed(&self, sides: &[Color]) -> Option<Vec<u32>> {
        let at = self.entry.at;
        let clock = self.game.clock()?;
        let moves = |color: &Color| {
            let by = side(*color);
            let ended = clock.period(by, at);
            let periods = clock.control().periods(by);
            let asked = (0..ended)
                .filter_map(|it| periods.get(it).or(periods.last())?.moves)
                .fold(0, u32::saturating_add);
            (ended > 0).then(|| asked.max(clock.moves(by)))
        };
        sides.iter().map(moves).collect()
    }

    /// The player whose flag has fallen though he made his moves: the time of a further period
    /// was added, and nobody has looked yet.
    pub(super) fn flag_passed(&self, whose: Option<Color>) -> Option<Color> {
        let at = self.entry.at;
        let clock = self.game.clock()?;
        let by_zero = clock.credit() == Credit::OnFlag;
        let passed = clock.passed(at).filter(|_| by_zero)?;
        let fell = flagfall_record::color(passed.side);
        let meant = whose.is_none_or(|whose| whose == fell);
        let new = Color::ALL
            .into_iter()
            .any(|color| clock.period(side(color), at) > self.game.flags_passed);
        (meant && new && self.down(fell, at).is_none()).then_some(fell)
    }

    /// The moves were made, and the scoresheets that are kept by hand are brought up to date.
    pub(super) fn pass_flag(&mut self, flagged: Color) -> Taken {
        self.acted();
        self.flag_passes(flagged);
        Ok(())
    }

    pub(super) fn flag_passes(&mut self, flagged: Color) {
        // What was so until the flag fell is what the last act before it has shown.
        let before = |color: Color| self.released_before(color);
        let mut released = Color::ALL.map(before);
        released[flagged as usize] |= self.gets_little(flagged);
        let passed = FlagPassed {
            flagged,
            released,
            missing: Color::ALL.map(|color| self.game.unrecorded(color)),
            arbiter_recorded: self.game.arbiter_records,
        };
        self.happens(Event::FlagPassed);
        let book = &self.game.book;
        let checked = Ruling::under(&book.chessclock.check_at_flagfall, [Decision::Continue]);
        let text = say!("moves-made-at-flag", side = flagged);
        let checked = checked.because(text);
        let more = recording::after_flag(&book.recording, &passed).filter(|_| self.game.by_hand);
        let ruling = match more {
            Some(more) => checked.joined(more),
            None => checked,
        };
        self.rule(ruling);
    }

    fn released_before(&self, color: Color) -> bool {
        let required = self.game.book.recording.not_required.is_none();
        let short = self.game.short[color as usize];
        required && self.gets_little(color) && short.is_some_and(|it| it >= self.game.flags_passed)
    }

    fn gets_little(&self, color: Color) -> bool {
        self.game.sheet(color, self.entry.at).extra
            < self.game.book.recording.waiver.reading.extra_under
    }

    /// A player who cannot write, or cannot press, asks for an assistant.
    pub(super) fn request_assistant(&mut self, by: Color, help: Help) -> Taken {
        let book = &self.game.book;
        let question = match help {
            Help::Writing => recording::ask_unable(&book.recording, by),
            Help::Clock => chessclock::ask_clock_assistant(&book.chessclock.clock_assistant, by)?,
        };
        self.acted();
        self.ask(question, Context::Assistant(by, help));
        Ok(())
    }

    /// The opponent of a player who is helped wants time taken from him for it.
    pub(super) fn request_deduction(&mut self, by: Color) -> Taken {
        let book = &self.game.book;
        let (clock, writing) = (&book.chessclock.clock_assistant, &book.recording.unable);
        let question = chessclock::demand_deduction(clock, writing, !by)?;
        self.acted();
        self.ask(question, Context::Assistant(!by, Help::Writing));
        Ok(())
    }

    /// In a rapid game that the arbiter records he may be asked to show it, so often and no more.
    pub(super) fn request_sheet(&mut self, by: Color) -> Taken {
        let Some(law) = self.game.book.rapid_and_blitz.looking else {
            self.acted();
            return Ok(());
        };
        let (has_the_move, before) = (self.game.turn() == by, self.game.looked[by as usize]);
        let ruling = rapid_and_blitz::look_at_record(&law, by, has_the_move, before)?;
        self.acted();
        self.rule(ruling);
        Ok(())
    }

    pub(super) fn help_settled(
        &mut self,
        by: Color,
        help: Help,
        accepted: bool,
        ms: Option<Ms>,
    ) -> Taken {
        let clock = self.game.book.chessclock.clock_assistant;
        let law = match (help, clock) {
            (Help::Clock, Ok(law)) => law,
            _ => self.game.book.recording.unable,
        };
        if accepted {
            let ruling = recording::unable_accepted(&law, by, ms)?;
            self.rule(ruling);
        }
        Ok(())
    }

    pub(super) fn written_ahead_settled(&mut self, by: Color, warned: bool) {
        let law = &self.game.book.recording;
        if let Some(ruling) = recording::written_ahead_settled(law, by, warned) {
            self.rule(ruling);
        }
    }

    /// A player signs; where both have signed one result and it is not the one reached, the
    /// arbiter is asked.
    pub(super) fn sign(&mut self, score: &str) -> Taken {
        let Some(by) = self.entry.by.player() else {
            self.acted();
            return Ok(());
        };
        let signed = read_result(&self.game.book.points, score)?;
        self.acted();
        self.happens(Event::Signed(by, signed));
        if self.game.signed[!by as usize] != Some(signed) {
            return Ok(());
        }
        let reached = self.game.ended.as_ref().map(|ended| ended.outcome);
        let law = &self.game.book.recording.signing;
        if let Some(question) = recording::both_signed(law, signed, reached.as_ref()) {
            self.ask(question, Context::Signed(signed));
        }
        Ok(())
    }

    pub(super) fn signature_settled(&mut self, signed: (Score, Score), stands: bool) {
        let reached = self.game.ended.as_ref().map(|ended| ended.outcome);
        if let Ok(law) = &self.game.book.recording.signing {
            let ruling = recording::signature_settled(law, signed, reached, stands);
            self.rule(ruling);
        }
    }
}
