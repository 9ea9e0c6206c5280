//! Adjourned games: a move is sealed, and the envelope goes to the arbiter.

use super::{Desk, Taken};
use crate::adjourned::{Adjourned, Envelope, Stage};
use crate::event::Event;
use flagfall_board::{Color, Role, Square};
use flagfall_laws::adjournment::{self, claim_after_sealing, may_adjourn, still_closed};
use flagfall_laws::moves_of_the_pieces::{self, Legality};
use flagfall_laws::{Answer, Intended, Reason, Refusal, Ruling};
use flagfall_notation::{read_move, san};
use flagfall_record::{Act, Ground};
use flagfall_say::say;

impl Desk<'_> {
    /// What cannot be done on the board while a sealed move is not there.
    pub(super) fn not_adjourned(&self, by: Color, act: &Act) -> Taken {
        let Some(it) = self.game.adjourned.as_deref() else {
            return Ok(());
        };
        let draw = matches!(act, Act::Claim(claim)
            if matches!(claim.ground, Ground::Repetition | Ground::Fifty));
        if !draw && !by_hand(act) {
            return Ok(());
        }
        let law = &self.game.book.adjournment;
        match it.stage {
            Stage::Sealing => self.sealing(it, by, act),
            Stage::Adjourned | Stage::Resumed | Stage::ReplySealed if draw => {
                let sealer = match it.stage {
                    Stage::ReplySealed => it.replier(),
                    _ => it.sealer,
                };
                let refusal = |law| claim_after_sealing(law, sealer, by);
                Err(law.claims_before.as_ref().map_or_else(missing, refusal))
            }
            Stage::Adjourned => {
                let rule = may_adjourn(&law.sealing)?;
                let text = say!("game-adjourned");
                Err(Refusal::under(rule, Reason::NotAllowed, text))
            }
            Stage::Resumed | Stage::ToBePlayed if !it.is_present(it.replier()) => {
                let refusal = |law| still_closed(law, it.replier());
                Err(law.opened_when.as_ref().map_or_else(missing, refusal))
            }
            Stage::ReplySealed => {
                let refusal = |law| still_closed(law, it.sealer);
                Err(law.sealer_absent.as_ref().map_or_else(missing, refusal))
            }
            Stage::Resumed | Stage::ToBePlayed | Stage::Played if !it.is_present(by) => {
                let text = say!("not-arrived", side = by);
                Err(Refusal::plain(Reason::NotSo, text))
            }
            Stage::Resumed | Stage::ToBePlayed | Stage::Played => Ok(()),
        }
    }

    fn sealing(&self, it: &Adjourned, by: Color, act: &Act) -> Taken {
        let presses = matches!(act, Act::Press { .. });
        if !presses || it.sealer != by || !it.told || self.game.turn() != by {
            return Ok(());
        }
        let rule = may_adjourn(&self.game.book.adjournment.sealing)?;
        Err(adjournment::does_not_press(rule, by))
    }

    /// The arbiter has the player having the move seal it; or says when play is resumed.
    pub(super) fn adjourn(&mut self, resumption: Option<String>) -> Taken {
        let law = *may_adjourn(&self.game.book.adjournment.sealing)?;
        let mut it = match self.game.adjourned.as_deref().cloned() {
            Some(mut it) if it.stage == Stage::Adjourned && resumption.is_some() => {
                self.acted();
                if let Some(envelope) = &mut it.envelope {
                    envelope.resumption.clone_from(&resumption);
                }
                it.resumption = resumption;
                self.happens(Event::Adjournment(it.into()));
                return Ok(());
            }
            Some(it) if it.stage == Stage::Sealing => it,
            Some(it) if it.stage != Stage::Played => {
                let text = say!("adjourned-already");
                return Err(Refusal::under(&law, Reason::NotSo, text));
            }
            _ => Adjourned::new(self.game.turn(), true, self.game.line.len()),
        };
        self.acted();
        it.told = true;
        it.resumption = resumption.or(it.resumption);
        let sealer = it.sealer;
        self.happens(Event::Adjournment(it.into()));
        self.rule(adjournment::must_seal(&law, sealer));
        Ok(())
    }

    /// A player writes the move that goes into the envelope. Until he stops the clock he may
    /// change it.
    pub(super) fn seal(&mut self, by: Color, text: &str) -> Taken {
        let law = *may_adjourn(&self.game.book.adjournment.sealing)?;
        let before = self.game.adjourned.as_deref().cloned();
        let mut it = match before {
            Some(mut it) if self.may_seal_reply(&it, by) => {
                self.acted();
                it.reply = Some(text.to_owned());
                self.happens(Event::Adjournment(it.into()));
                return Ok(());
            }
            Some(it) if it.stage == Stage::Sealing => it,
            Some(it) if it.stage != Stage::Played => {
                let text = say!("sealed-already");
                return Err(Refusal::under(&law, Reason::NotAllowed, text));
            }
            _ => Adjourned::new(by, false, self.game.line.len()),
        };
        self.having_the_move(by)?;
        if let Some(made) = &it.played
            && read_move(self.game.position(), text, self.game.chess960).ok() != Some(made.mv)
        {
            return Err(adjournment::other_than_played(&law, by, made));
        }
        self.acted();
        it.sealed = Some(text.to_owned());
        self.happens(Event::Adjournment(it.into()));
        Ok(())
    }

    /// The player who sealed is absent, and the other one has not replied on the board.
    fn may_seal_reply(&self, it: &Adjourned, by: Color) -> bool {
        it.stage == Stage::Played
            && it.replier() == by
            && self.game.turn() == by
            && !it.is_present(it.sealer)
            && self.game.line.len() == it.plies_before + 1
    }

    /// Who has written his sealed move and stops the clock has sealed it. `None` where he stops
    /// it for another reason.
    pub(super) fn stop_to_seal(&mut self, by: Color) -> Option<Taken> {
        let it = self.game.adjourned.as_deref().cloned()?;
        match it.stage {
            Stage::Sealing if it.sealer == by && it.sealed.is_some() => Some(self.adjourned(it)),
            Stage::Played if it.replier() == by && it.reply.is_some() => {
                Some(self.reply_sealed(it))
            }
            _ => None,
        }
    }

    fn adjourned(&mut self, mut it: Adjourned) -> Taken {
        let law = self.game.book.adjournment.clone();
        let mut ruling = adjournment::adjourned(&law, it.sealer)?;
        let end = self.game.header.regulations.session_end;
        if let (Ok(early), Some(end), false) = (&law.early, end, it.told)
            && self.game.clock.is_some()
            && let Some(until) =
                adjournment::deemed_sealed_later(early, it.sealer, end - self.entry.at)
        {
            ruling = ruling.joined(until);
        }
        self.acted();
        self.rule(ruling);
        it.stage = Stage::Adjourned;
        it.envelope = Some(Envelope::of(self.game, &it, self.entry.at));
        self.happens(Event::Adjournment(it.into()));
        Ok(())
    }

    fn reply_sealed(&mut self, mut it: Adjourned) -> Taken {
        let law = &self.game.book.adjournment.sealer_absent;
        let ruling = law
            .as_ref()
            .map_err(missing)
            .map(|law| adjournment::reply_sealed(law, it.sealer))?;
        self.acted();
        it.stage = Stage::ReplySealed;
        let replier = it.replier();
        self.happens(Event::Adjournment(it.into()));
        self.happens(Event::Pressed(replier));
        self.rule(ruling);
        Ok(())
    }

    /// Told to seal, he makes a legal move on the board, which does not end the game: that is
    /// the one he must write. The board shows again how it stood.
    pub(super) fn must_seal_what_he_made(
        &mut self,
        by: Color,
        (from, to, promotion): (Square, Square, Option<Role>),
    ) -> bool {
        let Some(mut it) = self.game.adjourned.as_deref().cloned() else {
            return false;
        };
        if it.stage != Stage::Sealing || !it.told || it.sealer != by {
            return false;
        }
        let before = *self.game.position();
        let laws = &self.game.book.moves;
        let judged =
            moves_of_the_pieces::judge(laws, &before, from, to, promotion, self.game.chess960);
        let (Legality::Legal(mv), Ok(law)) = (judged, &self.game.book.adjournment.sealing) else {
            return false;
        };
        if !before.play(mv).has_legal_move() {
            return false;
        }
        let law = *law;
        self.happens(Event::HandIs(crate::Held::default()));
        if it.played.is_none() {
            let made = Intended {
                mv,
                san: san::write(&before, mv),
            };
            it.sealed = Some(made.san.clone());
            it.played = Some(made.clone());
            self.happens(Event::Adjournment(it.into()));
            self.rule(adjournment::bound_by_the_board(&law, by, &made));
        }
        true
    }

    /// What ends a game that is adjourned rests on the clause about that, too.
    pub(super) fn while_adjourned(&self, answer: Answer) -> Answer {
        let adjourned = self.game.adjourned.as_deref();
        match &self.game.book.adjournment.ended_before {
            Ok(law) if adjourned.is_some_and(|it| it.stage == Stage::Adjourned) => {
                adjournment::ended_before(law, answer)
            }
            _ => answer,
        }
    }

    /// The player who must reply has offered a draw after the sealing.
    pub(super) fn note_offer(&mut self, by: Color) {
        let Some(mut it) = self.game.adjourned.as_deref().cloned() else {
            return;
        };
        let sealed = matches!(it.stage, Stage::Adjourned | Stage::Resumed);
        if sealed && it.replier() == by {
            it.offered_after = true;
            self.happens(Event::Adjournment(it.into()));
        }
    }

    /// Whether the move being made was sealed before the offer that stands.
    pub(super) fn sealed_before_the_offer(&self) -> bool {
        let sealed = |it: &Adjourned| {
            it.offered_after
                && it.stage == Stage::Played
                && self.game.line.len() <= it.plies_before + 1
        };
        self.game.book.adjournment.offer.is_ok()
            && self.game.adjourned.as_deref().is_some_and(sealed)
    }

    /// Who began to seal of his own accord has made his move on the board after all.
    pub(super) fn seals_no_longer(&mut self) {
        let sealing = |it: &Adjourned| it.stage == Stage::Sealing;
        if self.game.adjourned.as_deref().is_some_and(sealing) {
            self.happens(Event::NoLongerAdjourned);
        }
    }

    /// A ruling of the guidelines, where the text is in hand.
    pub(super) fn rule_under<R>(
        &mut self,
        law: &flagfall_edition::Law<R>,
        ruling: impl FnOnce(&flagfall_edition::Provision<R>) -> Ruling,
    ) -> Taken {
        let ruling = law.as_ref().map(ruling).map_err(missing)?;
        self.rule(ruling);
        Ok(())
    }
}

/// The refusal where the text is not in hand.
pub(super) fn missing(missing: &flagfall_edition::Missing) -> Refusal {
    Refusal::missing(missing, say!("what-adjournment"))
}

/// Whether an act is done on the board or at the clock.
const fn by_hand(act: &Act) -> bool {
    act.is_on_the_board() || matches!(act, Act::Press { .. })
}
