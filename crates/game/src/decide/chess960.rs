//! Chess960: an edition that does not know it, and a castling that was announced.

use super::Desk;
use super::blind::{Heard, said};
use crate::event::Context;
use flagfall_board::Color;
use flagfall_laws::{Hand, chess960};

impl Desk<'_> {
    /// The edition has no rules on Chess960, and it is played: asked once, with the first act.
    pub(super) fn ask_chess960(&mut self) {
        let book = &self.game.book;
        let known = book.chess960.usual_rules.is_ok();
        if !self.game.chess960 || known || self.game.chess960_asked {
            return;
        }
        let question = chess960::ask_unknown(&book.arbiter.unregulated, book.edition);
        self.ask(question, Context::Chess960);
    }

    /// A step of the king that may be castling is castling begun where that was announced: it is
    /// as if the rook had been touched as well.
    pub(super) fn announced_castling(&self, by: Color, mut hand: Hand) -> Hand {
        let position = self.game.position();
        let step = hand.released.last().copied();
        let announced = self.game.said.announced.as_deref();
        let (Some((from, to)), Some(text)) = (step, announced) else {
            return hand;
        };
        let law = &self.game.book.chess960.castling_squares;
        let begun = chess960::begun_by_step(law, position, from, to);
        let begun = begun.filter(|_| self.game.chess960 && position.turn() == by);
        if let Some(castling) = begun {
            let words = text.to_lowercase();
            let about_to = ["castl", "rochade", "roque"];
            let heard = said(position, text, true);
            if matches!(heard, Heard::Move(mv) if mv == castling)
                || about_to.iter().any(|word| words.contains(word))
            {
                super::hands::remember(&mut hand, castling.to);
            }
        }
        hand
    }
}
