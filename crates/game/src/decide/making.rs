//! A move is made on the board, and what follows from it.

use super::Desk;
use super::hands::Due;
use crate::event::Event;
use crate::kept::Held;
use crate::line::Line;
use crate::state::{Ply, SlipKind};
use flagfall_board::{Color, Position, Role, Square};
use flagfall_laws::act_of_moving;
use flagfall_laws::drawn_game::Declined;
use flagfall_laws::moves_of_the_pieces::{self, Fault, Legality, MovesOfThePieces};
use flagfall_notation::san;
use flagfall_record::Press;

impl Desk<'_> {
    /// The move in hand is made. What it breaks is kept with it and costs nothing by itself.
    pub(super) fn make(
        &mut self,
        by: Color,
        (from, to, promotion): (Square, Square, Option<Role>),
        due: Due,
        hands: u8,
    ) {
        if self.must_seal_what_he_made(by, (from, to, promotion)) {
            return;
        }
        self.seals_no_longer();
        self.completed_by_next_move(by);
        let ply = self.ply(by, (from, to, promotion), due, hands);
        let index = self.game.line.len();
        let legal = ply.mv.is_some();
        self.happens(Event::Made(Box::new(ply)));
        self.making_declines(by);
        if !legal {
            self.happens(Event::Slipped(SlipKind::IllegalMove(index), by));
        } else if hands > 1 && self.game.book.irregularities.what_counts.reading.two_hands {
            self.happens(Event::Slipped(SlipKind::TwoHands(index), by));
        }
        self.end_if_ended();
        self.stated_move_made(index);
        if self.game.ended.is_none() {
            self.complete_of_itself(by, index);
        }
    }

    fn ply(
        &self,
        by: Color,
        (from, to, promotion): (Square, Square, Option<Role>),
        due: Due,
        hands: u8,
    ) -> Ply {
        let game = &self.game;
        let before = game.position();
        let law = &game.book.moves;
        let judged = moves_of_the_pieces::judge(law, before, from, to, promotion, game.chess960);
        let (mv, fault) = match judged {
            Legality::Legal(mv) => (Some(mv), None),
            Legality::Illegal(fault) => (None, Some(Box::new(fault))),
        };
        let after = mv.map_or_else(|| self.as_it_stands(by), |mv| before.play(mv));
        let mut san = Line::default();
        match mv {
            Some(mv) => san::push_made(before, mv, &after, &mut san),
            None => san.push_str(&squares(before, from, to)),
        }
        let breach = mv.and_then(|mv| match due {
            Due::Known(duty) => duty.filter(|it| !it.moves.contains(&mv)),
            Due::By(hand) => game.broken_by(mv, &hand),
        });
        Ply {
            by,
            from,
            to,
            promotion,
            mv,
            san,
            after,
            fault,
            breach: breach.map(Box::new),
            hand: Held::clone(&game.hand),
            hands,
            completed: false,
            made_at: self.entry.at,
            reading: None,
        }
    }

    /// The position after a move that is not one: the men as the hand left them.
    fn as_it_stands(&self, by: Color) -> Position {
        let before = self.game.position();
        let mut setup = before.setup();
        setup.board = act_of_moving::standing(before, &self.game.hand);
        setup.turn = !by;
        setup.en_passant = None;
        setup.halfmoves = setup.halfmoves.saturating_add(1);
        setup.fullmoves = setup
            .fullmoves
            .saturating_add(u32::from(by == Color::Black));
        Position::assume(setup)
    }

    fn making_declines(&mut self, by: Color) {
        let declined = self.game.book.drawn_game.standing_offer.reading;
        let kept = self.sealed_before_the_offer();
        if self.game.offer == Some(!by) && !kept && matches!(declined, Declined::ByMaking) {
            self.happens(Event::OfferClosed);
        }
    }

    /// An unpressed move is completed by its player's next one, in the editions that say so.
    fn completed_by_next_move(&mut self, by: Color) {
        let before = self.game.open_move(by);
        if let (Some(index), Ok(_)) = (before, &self.game.book.chessclock.by_next_move) {
            self.happens(Event::Completed(index));
        }
    }

    /// Without a clock, or where the board presses, the move made is completed at once.
    fn complete_of_itself(&mut self, by: Color, index: usize) {
        let press = self.game.header.regulations.press;
        if self.game.clock.is_none() {
            self.happens(Event::Completed(index));
        } else if matches!(press, Press::Automatic)
            && crate::timing::running(self.game, self.entry.at) == Some(by)
        {
            self.happens(Event::Pressed(by));
            self.happens(Event::Completed(index));
        }
    }
}

impl Desk<'_> {
    /// A move that was begun and pressed before it was finished: made as it stands.
    pub(super) fn unfinished_ply(&self, by: Color, from: Square, to: Square) -> Ply {
        Ply {
            mv: None,
            after: self.as_it_stands(by),
            ..self.ply(by, (from, to, None), Due::Known(None), 1)
        }
    }
}

/// A move that is none, as it is written down: the man and its squares.
fn squares(before: &Position, from: Square, to: Square) -> String {
    let man = before.piece_at(from).filter(|man| man.role != Role::Pawn);
    let letter = man.map(|man| man.role.letter().to_string());
    format!("{}{from}{to}", letter.unwrap_or_default())
}

/// What is wrong with a move, if anything is.
pub(super) fn fault(
    law: &MovesOfThePieces,
    before: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    chess960: bool,
) -> Option<Fault> {
    match moves_of_the_pieces::judge(law, before, from, to, promotion, chess960) {
        Legality::Legal(_) => None,
        Legality::Illegal(fault) => Some(fault),
    }
}
