//! Play with blind players: a move is made when it is placed, cleared and announced.

use super::hands::Due;
use super::{Desk, Taken};
use crate::event::{Context, Event};
use crate::evolve::hand_of;
use crate::state::Said;
use flagfall_board::{Color, Move, Position, Role, Square};
use flagfall_edition::Provision;
use flagfall_laws::act_of_moving::Progress;
use flagfall_laws::blind_players::{self, Duty, StillToDo};
use flagfall_laws::moves_of_the_pieces::{self, Legality};
use flagfall_laws::{Intended, Reason, Refusal};
use flagfall_notation::san::SanError;
use flagfall_notation::spoken::{SpokenError, Tongue};
use flagfall_notation::{MoveError, read_move, san, uci};
use flagfall_record::{Act, Ground, Seat};
use flagfall_say::say;

/// A move on a board: from, to, and what a pawn became.
pub(super) type Placed = (Square, Square, Option<Role>);

impl Desk<'_> {
    /// Where a blind player meets one who does not hear well, somebody has to help them; said
    /// once, with the first act of a player that is not an assistant's.
    pub(super) fn require_assistant(&mut self) {
        let book = &self.game.book.blind_players;
        let helped = self.game.assistant_told || self.game.assisted.contains(&true);
        if helped || !book.blind.contains(&true) || self.entry.by.player().is_none() {
            return;
        }
        let Ok(law) = book.compulsory_assistant else {
            return;
        };
        let meets = |side: &Color| book.is_blind(*side) && book.hearing_impaired[!*side as usize];
        if let Some(blind) = Color::ALL.into_iter().find(meets) {
            self.rule(blind_players::needs_assistant(&law, blind));
        }
    }

    /// What an assistant may do, where one of the players is blind.
    pub(super) fn assistant_may(&self) -> Taken {
        let Some(whose) = assists(self.entry.by) else {
            return Ok(());
        };
        let book = &self.game.book.blind_players;
        let duty = duty_of(&self.entry.act);
        if book.is_blind(whose) {
            let law = book.assistant.as_ref().ok();
            return law.map_or(Ok(()), |law| blind_players::may_assist(law, whose, duty));
        }
        if !book.is_blind(!whose) {
            return Ok(());
        }
        let other = self.game.assisted[!whose as usize];
        let law = book.sighted_assistant.as_ref().ok();
        law.map_or(Ok(()), |law| {
            blind_players::may_assist_sighted(law, whose, duty, other)
        })
    }

    /// Whether a blind player's assistant says for him what others say themselves.
    pub(super) fn speaks_for(&self, by: Color, act: &Act) -> bool {
        let book = &self.game.book.blind_players;
        let duty = matches!(duty_of(act), Duty::Ask | Duty::Adjourn);
        duty && assists(self.entry.by) == Some(by) && book.is_blind(by) && book.assistant.is_ok()
    }

    /// Words said aloud. They matter where they announce the move of the player having it.
    pub(super) fn announce(&mut self, text: &str) -> Taken {
        self.assistant_may()?;
        self.acted();
        let mover = self.game.turn();
        let his = self.entry.by.player() == Some(mover) || assists(self.entry.by).is_some();
        if !his || self.over().is_err() {
            return Ok(());
        }
        self.happens(Event::Said(Said {
            announced: Some(text.to_owned()),
            ..Said::clone(&self.game.said)
        }));
        let Some(placed) = self.placed() else {
            return Ok(());
        };
        if self.made_when_announced(mover).is_some() && self.still_to_do(mover, placed).is_none() {
            let duty = self.game.said.duty.clone().map(|duty| *duty);
            self.make(mover, placed, Due::Known(duty), 1);
        }
        Ok(())
    }

    /// A man is taken out of its aperture; on a usual board that is touching it.
    pub(super) fn lift(&mut self, by: Color, squares: &[Square]) -> Taken {
        self.touched(by, squares, false, true)
    }

    /// The clause by which that player's move is made only when it is announced; `None` where he
    /// is not blind, or it is not his hand that acts.
    fn made_when_announced(&self, by: Color) -> Option<Provision<()>> {
        let book = &self.game.book.blind_players;
        let law = book.made.as_ref().ok().filter(|_| book.is_blind(by));
        law.copied()
    }

    /// The hand has placed a man; whether the move has to wait until all of it is done.
    pub(super) fn waits(&mut self, by: Color, placed: Placed, due: &Due) -> bool {
        let by_hand = hand_of(self.entry.by) == Some(by);
        if self.made_when_announced(by).is_none() || !by_hand {
            return false;
        }
        let whole = matches!(self.entry.act, Act::Move { .. });
        let said = &self.game.said;
        let said = Said {
            announced: said.announced.clone(),
            taken_off: said.taken_off || whole,
            duty: said.duty.clone().or_else(|| match due {
                Due::Known(duty) => duty.clone().map(Box::new),
                Due::By(hand) => self.game.bound_by(hand).map(Box::new),
            }),
        };
        self.happens(Event::Said(said));
        self.still_to_do(by, placed).is_some()
    }

    /// The captured man is taken off after the capturing one was put down.
    pub(super) fn takes_off_at_last(&mut self, by: Color, square: Square) -> bool {
        let Some(placed) = self.placed() else {
            return false;
        };
        let waits = self.made_when_announced(by).is_some() && self.game.turn() == by;
        if !waits || placed.1 != square || self.game.said.taken_off {
            return false;
        }
        self.acted();
        self.happens(Event::Said(Said {
            taken_off: true,
            ..Said::clone(&self.game.said)
        }));
        if self.still_to_do(by, placed).is_none() {
            let duty = self.game.said.duty.clone().map(|duty| *duty);
            self.make(by, placed, Due::Known(duty), 1);
        }
        true
    }

    fn still_to_do(&self, by: Color, (from, to, promotion): Placed) -> Option<StillToDo> {
        let position = self.game.position();
        let captured = position.piece_at(to).is_some_and(|man| man.color != by);
        let off = self.game.said.taken_off || self.game.hand.removed.contains(&to);
        if captured && !off {
            return Some(StillToDo::TakeOff);
        }
        let Some(text) = &self.game.said.announced else {
            return Some(StillToDo::Announce);
        };
        let laws = &self.game.book.moves;
        let chess960 = self.game.chess960;
        let judged = moves_of_the_pieces::judge(laws, position, from, to, promotion, chess960);
        match (judged, said(position, text, chess960)) {
            (Legality::Legal(mv), Heard::Move(other)) if mv != other => {
                Some(StillToDo::AnnounceAgain)
            }
            (Legality::Legal(_), Heard::Other) => Some(StillToDo::AnnounceAgain),
            _ => None,
        }
    }

    /// A blind player's move that is not made yet does not start the opponent's clock.
    pub(super) fn may_press(&self, by: Color) -> Taken {
        let book = &self.game.book.blind_players;
        let (Some(law), Ok(then)) = (self.made_when_announced(by), &book.then_the_clock) else {
            return Ok(());
        };
        if self.game.turn() != by {
            return Ok(());
        }
        let lacks = match self.game.progress() {
            Progress::Made {
                from,
                to,
                promotion,
            } => self.still_to_do(by, (from, to, promotion)),
            Progress::Nothing => self.game.said.announced.as_ref().map(|_| StillToDo::Place),
            Progress::Pending(_) => None,
        };
        let Some(lacks) = lacks else {
            return Ok(());
        };
        let refusal = blind_players::not_made_yet(&law, then, by, lacks);
        Err(match (&book.slip, lacks) {
            (Ok(slip), StillToDo::AnnounceAgain) => blind_players::corrects(slip, refusal),
            _ => refusal,
        })
    }

    /// The arbiter finds that the two boards differ: the scores decide.
    pub(super) fn observe_boards_differ(&mut self) -> Taken {
        let book = &self.game.book.blind_players;
        if !book.blind.contains(&true) {
            return Err(Refusal::plain(Reason::NotSo, say!("one-board")));
        }
        let missing =
            |it: &flagfall_edition::Missing| Refusal::missing(it, say!("what-blind-players"));
        let agree = *book.two_positions.as_ref().map_err(missing)?;
        let differ = *book.two_scores.as_ref().map_err(missing)?;
        self.acted();
        let (written, agreed) = self.both_wrote();
        if !agreed {
            self.rule(blind_players::back_to_agreement(
                &differ,
                written.len() as u32,
            ));
            let turn = self.game.turn();
            if self.game.clock.is_some() {
                self.ask(blind_players::ask_clocks(&differ), Context::Times(turn));
            }
            self.hold_clocks(turn);
            return Ok(());
        }
        let made = self.game.line.iter().map(|ply| ply.mv);
        let same = made
            .zip(&written)
            .take_while(|(made, (_, it))| *made == Some(it.mv))
            .count();
        let again: Vec<(Color, Intended)> = written.into_iter().skip(same).collect();
        self.rule(blind_players::as_written(
            &agree,
            same as u32,
            again.clone(),
        ));
        for (by, it) in again {
            let text = uci::write(self.game.position(), it.mv, self.game.chess960);
            let hand = self.hand_for(by, &text)?;
            let index = self.game.line.len();
            self.happens(Event::HandIs(hand.into()));
            if let Some(placed) = self.placed() {
                self.make(by, placed, Due::Known(None), 1);
                self.completed_by_sealing(index);
            }
        }
        Ok(())
    }

    /// The moves that stand on both scores, as far as both can be read and agree; and whether
    /// that is all of them.
    fn both_wrote(&self) -> (Vec<(Color, Intended)>, bool) {
        let mut position = *self.game.start();
        let mut agreed = Vec::new();
        for index in 0..self.game.line.len() {
            let read = |of: Color| {
                let line = self.game.scoresheet(of).get(index)?;
                let word = line.split_whitespace().next()?;
                read_move(&position, word, self.game.chess960).ok()
            };
            let [white, black] = Color::ALL.map(read);
            let Some(mv) = white.filter(|mv| Some(*mv) == black) else {
                return (agreed, false);
            };
            let san = san::write(&position, mv);
            agreed.push((position.turn(), Intended { mv, san }));
            position = position.play(mv);
        }
        (agreed, true)
    }
}

/// What words said aloud announce.
pub(super) enum Heard {
    /// A legal move.
    Move(Move),
    /// A move that is not legal, or not clear.
    Other,
    /// Words that are no notation: in whatever words, it was announced.
    Words,
}

pub(super) fn said(position: &Position, text: &str, chess960: bool) -> Heard {
    let written = match read_move(position, text, chess960) {
        Ok(mv) => return Heard::Move(mv),
        Err(MoveError::San(SanError::Unreadable { .. })) => Heard::Words,
        Err(_) => Heard::Other,
    };
    let mut heard = written;
    for tongue in Tongue::ALL {
        match tongue.understand(position, text) {
            Ok(mv) => return Heard::Move(mv),
            Err(SpokenError::Move { .. }) => heard = Heard::Other,
            Err(_) => {}
        }
    }
    heard
}

/// Whose assistant that seat is.
const fn assists(seat: Seat) -> Option<Color> {
    match seat {
        Seat::WhiteAssistant => Some(Color::White),
        Seat::BlackAssistant => Some(Color::Black),
        _ => None,
    }
}

/// Which of an assistant's duties an act is.
fn duty_of(act: &Act) -> Duty {
    match act {
        _ if act.is_on_the_board() => Duty::Move,
        Act::Announce { .. } => Duty::Announce,
        Act::Write(_) => Duty::Write,
        Act::Press { .. } => Duty::Press,
        Act::Claim(claim) if matches!(claim.ground, Ground::Flag | Ground::TouchMove) => {
            Duty::Report
        }
        Act::Request(_) => Duty::Ask,
        Act::Seal { .. } | Act::StopClocks { .. } | Act::Arrive { .. } => Duty::Adjourn,
        _ => Duty::Other,
    }
}
