//! Offers, agreement, resignation, and the claims of a draw.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use flagfall_board::{Color, Move};
use flagfall_laws::completion::{agreement, resignation};
use flagfall_laws::drawn_game::{self, DrawClaim};
use flagfall_laws::{Intended, Reason, Refusal};
use flagfall_notation::{read_move, san};
use flagfall_record::{Claim, Ground, Ms, side};
use flagfall_say::say;

impl Desk<'_> {
    pub(super) fn offer(&mut self, by: Color, condition: Option<&str>) -> Taken {
        if self.game.offer == Some(!by) {
            return self.accept(by);
        }
        let limit = self.game.header.regulations.agreement;
        let law = &self.game.book.drawn_game;
        let ruling = drawn_game::offer(law, limit, self.begun().made, condition)?;
        self.acted();
        self.happens(Event::Offered(by));
        self.note_offer(by);
        if let Some(ruling) = ruling {
            self.rule(ruling);
        }
        Ok(())
    }

    pub(super) fn accept(&mut self, by: Color) -> Taken {
        self.offered_to(by)?;
        let limit = self.game.header.regulations.agreement;
        drawn_game::may_agree(&self.game.book.drawn_game, limit, self.begun().made)?;
        self.acted();
        let answer = agreement(&self.game.book.completion.agreement, self.game.plies());
        let answer = self.while_adjourned(answer);
        self.answer(answer, Context::Open(None))
    }

    pub(super) fn decline(&mut self, by: Color) -> Taken {
        self.offered_to(by)?;
        self.acted();
        self.happens(Event::OfferClosed);
        Ok(())
    }

    fn offered_to(&self, by: Color) -> Taken {
        if self.game.offer == Some(!by) {
            return Ok(());
        }
        let law = &self.game.book.drawn_game.standing_offer;
        let text = say!("offer-not-open", side = !by);
        Err(Refusal::under(law, Reason::NoOffer, text))
    }

    pub(super) fn resign(&mut self, by: Color) -> Taken {
        self.acted();
        let verdict = self.can_mate(!by);
        let answer = resignation(&self.game.book.completion.resignation, by, verdict);
        let answer = self.while_adjourned(answer);
        self.answer(answer, Context::Resignation(by))
    }

    /// A claim is judged on the position as it stands; it counts as an offer besides, in the
    /// editions that say so.
    pub(super) fn claim_draw(&mut self, by: Color, claim: &Claim) -> Taken {
        let position = *self.game.position();
        let has_the_move = self.game.turn() == by;
        let written = self.game.written[by as usize]
            .clone()
            .filter(|_| has_the_move);
        let text = claim.intended.clone().or(written);
        let read = text
            .as_ref()
            .map(|text| read_move(&position, text, self.game.chess960));
        let mv: Option<Move> = read.as_ref().and_then(|read| read.as_ref().ok().copied());
        let mv = mv.filter(|_| has_the_move);
        let intended = mv.map(|mv| Intended {
            mv,
            san: san::write(&position, mv),
        });
        let after = mv.map(|mv| position.play(mv).identity());
        let left = self
            .game
            .clock()
            .map(|it| it.reading(side(by), self.entry.at));
        let history = self.game.history();
        let facts = DrawClaim {
            by,
            has_the_move,
            history: &history,
            halfmoves: position.halfmoves(),
            intended: intended.as_ref(),
            after_intended: after.as_ref(),
            intended_is_zeroing: mv.is_some_and(|mv| position.is_zeroing(mv)),
            unreadable: text.is_some() && mv.is_none(),
            left: left.unwrap_or(Ms::ZERO),
            has_touched: self.game.touched[by as usize],
            already_played: self.played_and_stopped(by),
        };
        let law = &self.game.book.drawn_game;
        let answer = match claim.ground {
            Ground::Repetition => drawn_game::claim_repetition(law, &facts),
            _ => drawn_game::claim_fifty(law, &facts),
        };
        let also_an_offer = law.claim_is_offer.is_ok();
        self.acted();
        if also_an_offer {
            self.happens(Event::Offered(by));
        }
        // A claim that is refused has been made all the same: it counts as the offer it is.
        if let Err(refusal) = self.answer(answer, Context::Claim(by)) {
            self.happens(Event::Refused(refusal));
        }
        Ok(())
    }

    /// He has made the move on the board, has not pressed, and has stopped the clocks.
    fn played_and_stopped(&self, by: Color) -> bool {
        self.has_made_unpressed(by) && self.game.stopped_by == Some(by)
    }
}
