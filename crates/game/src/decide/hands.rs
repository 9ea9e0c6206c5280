//! What hands do to men: touch, adjust, release, remove, exchange.

use super::blind::Placed;
use super::making::fault;
use super::unreadable::unreadable;
use super::{Desk, Taken};
use crate::event::Event;
use crate::kept::Held;
use flagfall_board::{Color, Move, Role, Square};
use flagfall_laws::act_of_moving::{self, Duty, Obligation, Progress};
use flagfall_laws::blind_players::is_touched;
use flagfall_laws::drawn_game::Declined;
use flagfall_laws::{Hand, Reason, Refusal, chessclock};
use flagfall_notation::{read_move, uci};
use flagfall_record::Guard;
use flagfall_say::{Text, say};

/// What binds a player to his next move.
pub(super) enum Due {
    /// This, or nothing.
    Known(Option<Obligation>),
    /// What his hand had done before the act; hardly ever has it to be found out what that is.
    By(Held),
}

impl Desk<'_> {
    pub(super) fn adjust(&mut self, by: Color, squares: &[Square]) -> Taken {
        self.men_on(squares)?;
        act_of_moving::adjust(&self.game.book.act_of_moving, self.game.turn() == by)?;
        if self.game.clock.is_some() {
            let running = crate::timing::running(self.game, self.entry.at);
            let law = &self.game.book.chessclock.adjusts_on_own_time;
            chessclock::adjust_on_own_time(law, by, running)?;
        }
        self.acted();
        Ok(())
    }

    pub(super) fn touch(&mut self, by: Color, squares: &[Square], accidental: bool) -> Taken {
        self.touched(by, squares, accidental, false)
    }

    /// On the board of a blind player a man is touched only when it is taken out.
    pub(super) fn touched(
        &mut self,
        by: Color,
        squares: &[Square],
        accidental: bool,
        taken_out: bool,
    ) -> Taken {
        self.men_on(squares)?;
        self.acted();
        let book = &self.game.book.blind_players;
        let touched = is_touched(&book.touched, book.is_blind(by), taken_out);
        if accidental || !touched || self.game.turn() != by {
            return Ok(());
        }
        let mut hand = self.game.hand.going_on();
        for square in squares {
            remember(&mut hand, *square);
        }
        self.happens(Event::HandIs(hand.into()));
        self.touching_declines(by);
        Ok(())
    }

    pub(super) fn release(&mut self, by: Color, from: Square, to: Square) -> Taken {
        self.take_up_own(by);
        self.having_the_move(by)?;
        self.own_man(by, from)?;
        self.guard(from, to)?;
        let due = self.due();
        self.acted();
        let board = self.game.board();
        let mut hand = self.game.hand.going_on();
        remember(&mut hand, from);
        if board.piece_at(to).is_some_and(|man| man.color != by) {
            remember(&mut hand, to);
        }
        hand.released.push((from, to));
        self.in_hand(by, hand, due, 1)
    }

    pub(super) fn remove(&mut self, by: Color, square: Square) -> Taken {
        if self.takes_off_at_last(by, square) {
            return Ok(());
        }
        if self.already_off(by, square) {
            self.acted();
            return Ok(());
        }
        self.having_the_move(by)?;
        self.men_on(&[square])?;
        let due = self.due();
        self.acted();
        let mut hand = self.game.hand.going_on();
        remember(&mut hand, square);
        hand.removed.push(square);
        self.in_hand(by, hand, due, 1)
    }

    pub(super) fn exchange(&mut self, by: Color, square: Square, role: Role) -> Taken {
        self.take_up_own(by);
        self.having_the_move(by)?;
        let due = self.due();
        self.acted();
        let mut hand = self.game.hand.going_on();
        hand.exchanged.push((square, role));
        self.in_hand(by, hand, due, 1)
    }

    pub(super) fn whole_move(&mut self, by: Color, text: &str, hands: u8) -> Taken {
        self.take_up_own(by);
        self.having_the_move(by)?;
        let hand = self.hand_for(by, text)?;
        if let Some((from, to)) = hand.released.last() {
            self.guard(*from, *to)?;
        }
        let due = self.due();
        self.acted();
        self.in_hand(by, hand, due, hands)
    }

    /// All that the hand does for a whole move: touch, release, remove, exchange.
    pub(super) fn hand_for(&self, by: Color, text: &str) -> Result<Hand, Refusal> {
        let position = *self.game.position();
        let mut hand = self.game.hand.going_on();
        let read = read_move(&position, text, self.game.chess960);
        let Ok(mv) = read else {
            let why = read.err().map(|error| unreadable(by, text, &error));
            return self.unlawful_hand(by, text, hand, why);
        };
        remember(&mut hand, mv.from);
        if let Some(captured) = position.captured_square(mv) {
            remember(&mut hand, captured);
            if captured != mv.to {
                hand.removed.push(captured);
            }
        }
        if let Some(wing) = position.castling_wing(mv) {
            remember(&mut hand, mv.to);
            hand.released.push((mv.from, wing.king_target(by)));
            hand.released.push((mv.to, wing.rook_target(by)));
        } else {
            hand.released.push((mv.from, mv.to));
        }
        if let Some(role) = mv.promotion {
            hand.exchanged.push((mv.to, role));
        }
        Ok(hand)
    }

    /// UCI may name a move that is not legal: the hands do it all the same.
    fn unlawful_hand(
        &self,
        by: Color,
        text: &str,
        mut hand: Hand,
        why: Option<Text>,
    ) -> Result<Hand, Refusal> {
        let Ok((from, to, promotion)) = uci::squares(text) else {
            let why = why.unwrap_or_default();
            return Err(Refusal::plain(Reason::UnreadableMove, why));
        };
        self.own_man(by, from)?;
        remember(&mut hand, from);
        if self.game.board().piece_at(to).is_some() {
            remember(&mut hand, to);
        }
        hand.released.push((from, to));
        if let Some(role) = promotion {
            hand.exchanged.push((to, role));
        }
        Ok(hand)
    }

    /// What binds the player having the move before his hand does something more.
    pub(super) fn due(&self) -> Due {
        Due::By(Held::clone(&self.game.hand))
    }

    /// The hand has done something: is the move made now?
    pub(super) fn in_hand(&mut self, by: Color, hand: Hand, due: Due, hands: u8) -> Taken {
        let hand = self.announced_castling(by, hand);
        self.happens(Event::HandIs(hand.into()));
        self.touching_declines(by);
        let Some(placed) = self.placed() else {
            return Ok(());
        };
        if self.waits(by, placed, &due) {
            return Ok(());
        }
        self.make(by, placed, due, hands);
        Ok(())
    }

    /// The move in hand, if it is made.
    pub(super) fn placed(&self) -> Option<Placed> {
        match self.game.progress() {
            Progress::Made {
                from,
                to,
                promotion,
            } => Some((from, to, promotion)),
            Progress::Nothing | Progress::Pending(_) => None,
        }
    }

    /// Touching a man in order to move it refuses an offer, in the editions that say so.
    fn touching_declines(&mut self, by: Color) {
        let declined = self.game.book.drawn_game.standing_offer.reading;
        let touched = !self.game.hand.touched.is_empty();
        let kept = self.sealed_before_the_offer();
        if self.game.offer == Some(!by)
            && touched
            && !kept
            && matches!(declined, Declined::ByTouching)
        {
            self.happens(Event::OfferClosed);
        }
    }

    /// A player goes on with the move he has made and not yet pressed.
    fn take_up_own(&mut self, by: Color) {
        let untouched = !self.game.hand.has_acted();
        if self.has_made_unpressed(by) && untouched {
            self.happens(Event::TakenUp);
        }
    }

    /// Whether the last move is that player's, and not completed.
    pub(super) fn has_made_unpressed(&self, by: Color) -> bool {
        let last = self.game.line.last();
        last.is_some_and(|ply| ply.by == by && !ply.completed)
    }

    /// The man was taken off by the release itself; saying so again changes nothing.
    fn already_off(&self, by: Color, square: Square) -> bool {
        let game = &self.game;
        let last = game.line.len().checked_sub(1);
        game.turn() != by
            && last.is_some_and(|at| {
                let (ply, before) = (&game.line[at], game.position_before(at));
                ply.by == by
                    && (ply.to == square
                        || ply.mv.and_then(|mv| before.captured_square(mv)) == Some(square))
            })
    }

    pub(super) fn having_the_move(&self, by: Color) -> Taken {
        if self.game.turn() == by {
            return Ok(());
        }
        let law = &self.game.book.nature.having_the_move;
        let text = say!("not-having-the-move", side = by, other = !by);
        Err(Refusal::under(law, Reason::NotHavingTheMove, text))
    }

    fn men_on(&self, squares: &[Square]) -> Taken {
        let board = self.game.board();
        match squares
            .iter()
            .find(|square| board.piece_at(**square).is_none())
        {
            Some(square) => {
                let text = say!("no-man-on", square = square);
                Err(Refusal::plain(Reason::NoSuchMan, text))
            }
            None => Ok(()),
        }
    }

    fn own_man(&self, by: Color, square: Square) -> Taken {
        match self.game.board().piece_at(square) {
            Some(man) if man.color == by => Ok(()),
            _ => {
                let text = say!("no-own-man-on", side = by, square = square);
                Err(Refusal::plain(Reason::NoSuchMan, text))
            }
        }
    }

    /// The board itself refuses what it was set to refuse: an option of ours, not of the Laws.
    fn guard(&self, from: Square, to: Square) -> Taken {
        let guard = self.game.header.regulations.guard;
        let second_release = !self.game.hand.released.is_empty();
        if matches!(guard, Guard::None) || second_release {
            return Ok(());
        }
        let (position, duty) = (self.game.position(), self.game.obligation());
        let fits =
            |mv: &Move| mv.from == from && (mv.to == to || self.game.arrival(position, *mv) == to);
        if let Some(duty) = duty.as_ref().filter(|duty| !duty.moves.iter().any(fits)) {
            let text = duty.text.clone().then(say!("board-refuses-other-moves"));
            return Err(Refusal::plain(Reason::AgainstObligation, text).citing(&duty.citations));
        }
        let part_of_castling = duty.is_some_and(|it| matches!(it.duty, Duty::Play(_)));
        if matches!(guard, Guard::Moves)
            && !part_of_castling
            && !position.legal_moves().iter().any(fits)
        {
            let law = &self.game.book.moves;
            let found = fault(law, position, from, to, None, self.game.chess960);
            let (text, citations) =
                found.map_or_else(Default::default, |it| (it.text, it.citations));
            return Err(Refusal::plain(Reason::IllegalMove, text).citing(&citations));
        }
        Ok(())
    }
}

pub(super) fn remember(hand: &mut Hand, square: Square) {
    if !hand.touched.contains(&square) {
        hand.touched.push(square);
    }
}
