//! The resumption of an adjourned game: who is there, and what the envelope holds.

use super::adjourn::missing;
use super::{Desk, Taken};
use crate::adjourned::{Adjourned, Stage};
use crate::event::{Context, Event};
use flagfall_board::{Color, Move};
use flagfall_clock::Millis;
use flagfall_edition::Provision;
use flagfall_laws::adjournment::{self, Defect, LateArrival, Lateness, Recorded, WrongTimes};
use flagfall_laws::{Answer, Decision, Intended, Reason, Refusal, Ruling, Topic, chessclock};
use flagfall_notation::san::SanError;
use flagfall_notation::{Language, MoveError, Reader, Style, read_move, san, uci};
use flagfall_record::{Ms, side};
use flagfall_say::say;
use flagfall_winnable::{Verdict, dead_by_material};

impl Desk<'_> {
    /// Play is resumed: the clock of the player who must reply runs, and the envelope stays
    /// closed until he is there.
    pub(super) fn resume(&mut self) -> Taken {
        let at = self.entry.at;
        let Some(mut it) = self.adjournment_in(&[Stage::Adjourned]) else {
            return Err(Refusal::plain(Reason::NotSo, say!("not-adjourned")));
        };
        let law = &self.game.book.adjournment;
        let (absent, closed) = (
            *law.replier_absent.as_ref().map_err(missing)?,
            *law.opened_when.as_ref().map_err(missing)?,
        );
        let mut ruling = adjournment::replier_absent(&absent, &closed, it.replier());
        if let Ok(set_up) = &law.setting_up {
            ruling = ruling.and(set_up);
        }
        self.acted();
        it.stage = match it.missing {
            true => Stage::ToBePlayed,
            false => Stage::Resumed,
        };
        it.resumed_at = Some(at);
        it.present = [false; 2];
        if let (Some(clock), Some(left)) = (
            self.game.clock(),
            it.envelope.as_ref().and_then(|it| it.left),
        ) {
            it.too_much =
                Color::ALL.map(|color| clock.reading(side(color), at) - left[color as usize]);
        }
        self.happens(Event::Adjournment(it.into()));
        if self.game.clock.is_some() {
            self.rule(ruling);
        }
        Ok(())
    }

    fn adjournment_in(&self, stages: &[Stage]) -> Option<Adjourned> {
        let it = self.game.adjourned.as_deref();
        it.filter(|it| stages.contains(&it.stage)).cloned()
    }

    /// A player comes to the board of a game that was resumed without him; `false` where that
    /// is not so.
    pub(super) fn arrive_at_resumption(&mut self, by: Color) -> Option<Taken> {
        let mut it = self.game.adjourned.as_deref().cloned()?;
        let resumed_at = it.resumed_at.filter(|_| !it.is_present(by))?;
        self.acted();
        it.present[by as usize] = true;
        let late = LateArrival {
            side: by,
            sealed: it.sealer == by,
            late_by: self.entry.at - resumed_at,
            move_ends: it.stage == Stage::Resumed && self.sealed_move_ends(&it),
            opponent_out_of_time: it.is_present(!by) && self.down(!by, self.entry.at).is_some(),
        };
        self.happens(Event::Adjournment(it.into()));
        let law = &self.game.book.adjournment.late;
        let law = match law.as_ref().map_err(missing) {
            Ok(law) => law,
            Err(refusal) => return Some(Err(refusal)),
        };
        let general = &self.game.book.chessclock.default_time;
        let default = self.game.header.regulations.default_time;
        Some(
            match adjournment::late_at_resumption(law, general, default, &late) {
                Lateness::InTime => self.came(by),
                Lateness::Spared if late.move_ends => self.open(),
                Lateness::Spared if late.opponent_out_of_time => {
                    self.fell(!by);
                    Ok(())
                }
                Lateness::Spared => self.came(by),
                Lateness::Late(answer) => self.answer(answer, Context::LateResumed(by)),
            },
        )
    }

    fn sealed_move_ends(&self, it: &Adjourned) -> bool {
        let text = it.sealed.as_deref().unwrap_or_default();
        let Meaning::Move(mv) = self.meaning(text) else {
            return false;
        };
        let after = self.game.position().play(mv);
        !after.has_legal_move() || dead_by_material(&after)
    }

    /// A player is there in time, or may play all the same.
    pub(super) fn came(&mut self, by: Color) -> Taken {
        let Some(it) = self.game.adjourned.as_deref().cloned() else {
            return Ok(());
        };
        match it.stage {
            Stage::Resumed if it.replier() == by => self.open(),
            Stage::ToBePlayed if it.replier() == by => self.await_the_move(),
            Stage::ReplySealed if it.sealer == by => self.open(),
            _ => Ok(()),
        }
    }

    /// There is no envelope to open: the clocks stand until the move is made on the board.
    fn await_the_move(&mut self) -> Taken {
        let law = self.game.book.adjournment.envelope_missing;
        self.rule_under(&law, |law| Ruling::under(law, [Decision::StopClocks]))
    }

    /// The envelope is opened: that of the sealed move, or of the reply to it.
    fn open(&mut self) -> Taken {
        let Some(it) = self.adjournment_in(&[Stage::Resumed, Stage::ReplySealed]) else {
            return Ok(());
        };
        let (who, text) = in_envelope(&it);
        match self.meaning(&text) {
            Meaning::Move(mv) => self.play_sealed(it, who, mv),
            Meaning::None(defect) => self.bad_sealed_move(who, &text, defect, None),
            Meaning::Unknown => {
                let law = &self.game.book.adjournment.bad_sealed_move;
                let law = law.as_ref().map_err(missing)?;
                let question = adjournment::ask_meaning(law, who, &text);
                let defect = Defect::Unintelligible;
                self.happens(Event::ClocksStopped);
                self.ask(question, Context::SealedMove { by: who, defect });
                Ok(())
            }
        }
    }

    fn play_sealed(&mut self, mut it: Adjourned, who: Color, mv: Move) -> Taken {
        let position = *self.game.position();
        let sealed = Intended {
            mv,
            san: san::write(&position, mv),
        };
        let rule = self.opened_under(&it)?;
        let ends = !position.play(mv).has_legal_move();
        let mut ruling =
            adjournment::opened(&rule, who, &sealed, ends || self.game.clock.is_none());
        if let Some(neither) = self.neither_was_there(&it) {
            ruling = ruling.and(&neither);
        }
        self.rule(ruling);
        it.stage = Stage::Played;
        (it.sealed, it.reply) = (None, None);
        self.happens(Event::Adjournment(it.into()));
        let text = uci::write(&position, mv, self.game.chess960);
        let hand = self.hand_for(who, &text)?;
        let (index, due) = (self.game.line.len(), self.due());
        self.in_hand(who, hand, due, 1)?;
        self.completed_by_sealing(index);
        Ok(())
    }

    /// Under which clause the envelope is opened: the player who replies was there, or came
    /// later, or it is the reply that was sealed.
    fn opened_under(&self, it: &Adjourned) -> Result<Provision<()>, Refusal> {
        let law = &self.game.book.adjournment;
        let in_time = it.resumed_at == Some(self.entry.at);
        let rule = match it.stage {
            Stage::ReplySealed => &law.sealer_absent,
            _ if in_time => &law.resumption,
            _ => &law.replier_absent,
        };
        rule.as_ref().copied().map_err(missing)
    }

    /// The clause on both being absent, where both were and it says something of its own.
    fn neither_was_there(&self, it: &Adjourned) -> Option<Provision<()>> {
        let late = it.stage == Stage::Resumed && it.resumed_at != Some(self.entry.at);
        let neither = late && !it.is_present(it.sealer);
        let default = self.game.header.regulations.default_time;
        let allowed = default.is_some_and(|time| time > Millis::ZERO);
        let law = self.game.book.adjournment.neither_present.as_ref().ok();
        law.copied().filter(|_| neither && allowed)
    }

    /// The move was completed when the clock was stopped; it needs no press.
    pub(super) fn completed_by_sealing(&mut self, index: usize) {
        let open = self.game.line.get(index).is_some_and(|ply| !ply.completed);
        if open && self.game.ended.is_none() {
            self.happens(Event::Completed(index));
        }
    }

    /// The player who sealed has made on the board the move he says he sealed.
    pub(super) fn stated_move_made(&mut self, index: usize) {
        let Some(mut it) = self.adjournment_in(&[Stage::ToBePlayed]) else {
            return;
        };
        let next = self.game.turn();
        it.stage = Stage::Played;
        (it.sealed, it.reply) = (None, None);
        self.happens(Event::Adjournment(it.into()));
        if self.game.ended.is_some() {
            return;
        }
        self.completed_by_sealing(index);
        if self.game.clock.is_some() {
            let law = self.game.book.adjournment.resumption;
            // The text is in hand: the game was adjourned under it.
            let _ = self.rule_under(&law, |law| Ruling::under(law, [Decision::StartClock(next)]));
        }
    }

    /// The sealed move is none. `known` is the arbiter's answer to whether the opponent can
    /// mate.
    fn bad_sealed_move(
        &mut self,
        by: Color,
        text: &str,
        defect: Defect,
        known: Option<Verdict>,
    ) -> Taken {
        let law = self.game.book.adjournment.bad_sealed_move;
        let law = law.map_err(|it| missing(&it))?;
        let position = self.game.position();
        let clock = &self.game.book.chessclock;
        let verdict =
            known.unwrap_or_else(|| chessclock::can_win(clock, !by, self.can_mate(!by), position));
        let it = Recorded { by, text, defect };
        let answer = adjournment::bad_sealed_move(&law, &it, verdict);
        if matches!(answer, Answer::Asked(_)) {
            self.happens(Event::ClocksStopped);
        }
        self.answer(answer, Context::SealedMove { by, defect })
    }

    /// The arbiter has said what a sealed move means, or whether the other player could mate.
    pub(super) fn sealed_move_settled(
        &mut self,
        (by, defect): (Color, Defect),
        topic: Topic,
        choice: &str,
    ) -> Taken {
        let Some(mut it) = self.adjournment_in(&[Stage::Resumed, Stage::ReplySealed]) else {
            return Ok(());
        };
        let (_, text) = in_envelope(&it);
        let known = (topic == Topic::CanMate).then_some(match choice {
            "yes" => Verdict::Winnable,
            _ => Verdict::Unwinnable,
        });
        if choice != "as_written" {
            return self.bad_sealed_move(by, &text, defect, known);
        }
        it.stage = Stage::ToBePlayed;
        self.happens(Event::Adjournment(it.into()));
        let law = self.game.book.adjournment.bad_sealed_move;
        self.rule_under(&law, |law| {
            Ruling::under(law, [Decision::Continue]).because(say!("sealed-understood", side = by))
        })
    }

    /// The arbiter has said whether a player who came too late loses.
    pub(super) fn late_resumed_settled(&mut self, by: Color, loses: bool) -> Taken {
        let law = self.game.book.adjournment.late;
        if loses {
            return self.rule_under(&law, |law| adjournment::lost_by_lateness(law, by));
        }
        self.rule_under(&law, adjournment::may_be_lenient)?;
        self.came(by)
    }

    /// The arbiter finds that the envelope is missing.
    pub(super) fn observe_envelope_missing(&mut self) -> Taken {
        let Some(mut it) = self.adjournment_in(&[Stage::Adjourned, Stage::Resumed]) else {
            let text = say!("no-envelope");
            return Err(Refusal::plain(Reason::NotSo, text));
        };
        let law = self.game.book.adjournment.envelope_missing;
        let sealer = it.sealer;
        self.acted();
        it.missing = true;
        if it.stage == Stage::Resumed {
            it.stage = Stage::ToBePlayed;
        }
        self.happens(Event::Adjournment(it.into()));
        self.rule_under(&law, |law| adjournment::envelope_missing(law, sealer))
    }

    /// The arbiter finds that nobody can say how the men stood.
    pub(super) fn observe_position_unknown(&mut self) -> Taken {
        let stages = [Stage::Adjourned, Stage::Resumed, Stage::ToBePlayed];
        if self.adjournment_in(&stages).is_none() {
            return Err(Refusal::plain(Reason::NotSo, say!("not-adjourned")));
        }
        let law = self.game.book.adjournment.position_unknown;
        self.acted();
        self.rule_under(&law, adjournment::position_unknown)
    }

    /// A player says that the clocks were set wrongly when play was resumed.
    pub(super) fn claim_times(&mut self, by: Color) -> Taken {
        self.with_a_clock()?;
        let at = self.entry.at;
        let resumed = |it: &Adjourned| it.resumed_at.is_some();
        let it = self.game.adjourned.as_deref().cloned().filter(resumed);
        let (Some(mut it), Some(clock)) = (it, self.game.clock()) else {
            let text = say!("not-resumed");
            return Err(Refusal::plain(Reason::NotSo, text));
        };
        let law = self.game.book.adjournment.wrong_times;
        let law = law.map_err(|it| missing(&it))?;
        let mut since = self.game.line.iter().skip(it.plies_before + 1);
        let facts = WrongTimes {
            by,
            has_moved: since.any(|ply| ply.by == by),
            too_much: it.too_much,
            left: Color::ALL.map(|color| clock.reading(side(color), at)),
        };
        let most = Color::ALL
            .into_iter()
            .max_by_key(|color| facts.too_much[*color as usize].0.abs());
        let answer = adjournment::wrong_times(&law, &facts);
        self.acted();
        if matches!(&answer, Answer::Ruled(_)) {
            it.too_much = [Ms::ZERO; 2];
            self.happens(Event::Adjournment(it.into()));
        }
        self.answer(answer, Context::Times(most.unwrap_or(by)))
    }

    /// What the words in an envelope mean, in the position before the move.
    fn meaning(&self, text: &str) -> Meaning {
        let position = self.game.position();
        let strict = match read_move(position, text, self.game.chess960) {
            Ok(mv) => return Meaning::Move(mv),
            Err(error) => error,
        };
        // In another language's letters, or with signs that change nothing, it may be clear.
        let mut found: Vec<Move> = Vec::new();
        let readers = Language::ALL.iter().map(Reader::of);
        for reader in std::iter::once(Reader::lenient(Style::PGN)).chain(readers) {
            let read = reader.read(position, text).ok();
            if let Some(mv) = read.and_then(|it| it.played)
                && !found.contains(&mv)
            {
                found.push(mv);
            }
        }
        match (found.as_slice(), strict) {
            ([mv], MoveError::San(SanError::Unreadable { .. } | SanError::Illegal { .. })) => {
                Meaning::Move(*mv)
            }
            (_, MoveError::San(SanError::Ambiguous { .. })) => Meaning::None(Defect::Ambiguous),
            (_, MoveError::San(SanError::Illegal { .. })) => Meaning::None(Defect::Illegal),
            (_, MoveError::Uci(_)) => Meaning::None(Defect::Illegal),
            (_, MoveError::San(SanError::Unreadable { .. })) => Meaning::Unknown,
        }
    }
}

/// What the words in an envelope mean.
enum Meaning {
    /// One legal move.
    Move(Move),
    /// None, for this reason.
    None(Defect),
    /// They are no notation that is known.
    Unknown,
}

/// Whose envelope is to be opened, and what is written in it.
fn in_envelope(it: &Adjourned) -> (Color, String) {
    let (who, text) = match it.stage {
        Stage::ReplySealed => (it.replier(), &it.reply),
        _ => (it.sealer, &it.sealed),
    };
    (who, text.clone().unwrap_or_default())
}
