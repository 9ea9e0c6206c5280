//! Claims in the quickplay finish, and what waits on them.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use flagfall_board::Color;
use flagfall_clock::Bonus;
use flagfall_laws::quickplay_finish::{self, Basis, QuickplayClaim};
use flagfall_laws::{Answer, Reason, Refusal, Ruling};
use flagfall_record::{Ms, Supervision, side};
use flagfall_say::say;

impl Desk<'_> {
    /// The clocks stop with the claim: the player must, or may, and the arbiter has to come.
    pub(super) fn claim_quickplay(&mut self, by: Color, detail: Option<&str>) -> Taken {
        let claim = self.quickplay_claim(by, detail)?;
        let answer = quickplay_finish::claim_quickplay(&self.game.book.quickplay_finish, &claim);
        if let Answer::Refused(refusal) = answer {
            return Err(refusal);
        }
        self.acted();
        let offers = &self.game.book.drawn_game.claim_is_offer;
        let is_offer = |law: &flagfall_edition::Provision<flagfall_laws::drawn_game::Offering>| {
            law.reading.in_the_quickplay_finish()
        };
        if matches!(answer, Answer::Asked(_)) {
            if offers.as_ref().is_ok_and(is_offer) {
                self.happens(Event::Offered(by));
            }
            self.happens(Event::ClocksStopped);
        }
        self.answer(answer, Context::Quickplay(by))?;
        if self.game.referred.is_some()
            && let Some(question) =
                quickplay_finish::ask_referee(&self.game.book.quickplay_finish, by)
        {
            self.ask(question, Context::Referred(by));
        }
        Ok(())
    }

    /// The request is an offer too; while it is open and the arbiter is asked, nobody's time
    /// runs.
    pub(super) fn request_extra(&mut self, by: Color) -> Taken {
        let claim = self.quickplay_claim(by, None)?;
        let law = &self.game.book.quickplay_finish;
        let question = quickplay_finish::request_extra(law, &claim)?;
        self.acted();
        self.happens(Event::Offered(by));
        self.happens(Event::ClocksStopped);
        self.ask(question, Context::ExtraTime(by));
        Ok(())
    }

    fn quickplay_claim(&self, by: Color, detail: Option<&str>) -> Result<QuickplayClaim, Refusal> {
        let at = self.entry.at;
        let clock = self.with_a_clock()?;
        let bonus = |color| clock.current(side(color), at).bonus;
        let regulations = &self.game.header.regulations;
        Ok(QuickplayClaim {
            by,
            has_the_move: self.game.turn() == by,
            left: clock.reading(side(by), at),
            opponent_left: clock.reading(side(!by), at),
            used_up: self.down(by, at).is_some(),
            last_period: clock.in_last_period(side(by), at),
            extra_time: Color::ALL.into_iter().any(|it| bonus(it) != Bonus::None),
            announced: regulations.quickplay_finish.unwrap_or(false),
            arbiter: regulations.supervision != Supervision::None,
            basis: Basis::of(detail.unwrap_or("")),
            unrecorded: self.game.unrecorded(by).unwrap_or(0),
        })
    }

    /// A claim has ended the game: the players have no more to do than to write their papers.
    pub(super) fn not_referred(&self) -> Taken {
        let writes = matches!(self.entry.act, flagfall_record::Act::Write(_));
        let Some(by) = self.game.referred.filter(|_| !writes) else {
            return Ok(());
        };
        let text = say!("claim-ended-the-game", side = by);
        match &self.game.book.quickplay_finish.referred {
            Ok(law) => Err(Refusal::under(law, Reason::AwaitingArbiter, text)),
            Err(_) => Err(Refusal::plain(Reason::AwaitingArbiter, text)),
        }
    }

    pub(super) fn quickplay_settled(&mut self, by: Color, choice: &str, ms: Option<Ms>) -> Taken {
        let law = &self.game.book.quickplay_finish;
        let ruling = match choice {
            "uphold" => quickplay_finish::agree(law),
            "postpone" => Some(quickplay_finish::postpone(law, by, ms)?),
            _ => Some(quickplay_finish::reject(law, by)?),
        };
        self.rule_if(ruling);
        Ok(())
    }

    /// An arbiter who agrees knows that the draw was refused.
    pub(super) fn extra_settled(&mut self, by: Color, agreed: bool) {
        let law = self.game.book.quickplay_finish.extra_seconds;
        if let (Ok(law), true) = (law, agreed) {
            self.happens(Event::OfferClosed);
            self.rule(quickplay_finish::extra_granted(&law, by));
        }
    }

    /// Whether the arbiter still owes his word on a claim, and is asked for it now.
    pub(super) fn asks_final_word(&mut self, flagged: Color) -> bool {
        let law = &self.game.book.quickplay_finish;
        let claimant = self.game.postponed;
        let question = claimant.and_then(|by| quickplay_finish::ask_final(law, by, flagged));
        match question {
            Some(question) => {
                self.happens(Event::ClocksStopped);
                self.ask(question, Context::Postponed(flagged));
                true
            }
            None => false,
        }
    }

    pub(super) fn postponed_settled(&mut self, flagged: Color, drawn: bool) {
        if drawn {
            self.rule_if(self.claimed_draw());
        } else {
            let verdict = self.can_mate(!flagged);
            self.lose_on_time(flagged, verdict);
        }
    }

    pub(super) fn referred_settled(&mut self, by: Color, upheld: bool) {
        let law = &self.game.book.quickplay_finish;
        self.rule_if(quickplay_finish::referee_decides(law, by, upheld));
    }

    /// The draw that was claimed, where the decision on the claim was postponed.
    pub(super) fn claimed_draw(&self) -> Option<Ruling> {
        let law = &self.game.book.quickplay_finish;
        self.game
            .postponed
            .and_then(|_| quickplay_finish::drawn_after_all(law))
    }

    fn rule_if(&mut self, ruling: Option<Ruling>) {
        if let Some(ruling) = ruling {
            self.rule(ruling);
        }
    }
}
