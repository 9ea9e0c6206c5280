//! What can be seen of a game.

use crate::event::OpenQuestion;
use crate::kept::Held;
use crate::line::Line;
use crate::state::{Binding, Cancelled, Ended, Game, Ply, Said, Slip};
use flagfall_board::{Board, Color, Identity, Move, Position};
use flagfall_clock::{Clock, ClockLog};
use flagfall_laws::act_of_moving::{self, Obligation, Progress};
use flagfall_laws::{Hand, Rulebook};
use flagfall_record::{Header, Ms, side};
use flagfall_say::Text;

/// The clocks as they stand at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// White's reading; below zero once his time is used up.
    pub white: Ms,
    /// Black's reading.
    pub black: Ms,
    /// Whose clock runs.
    pub running: Option<Color>,
}

impl Said {
    /// Whether there is nothing of it.
    pub(crate) fn is_nothing(&self) -> bool {
        self.announced.is_none() && !self.taken_off && self.duty.is_none()
    }
}

impl Game {
    /// What the game is played under.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Every provision in force for it.
    #[must_use]
    pub fn book(&self) -> &Rulebook {
        &self.book
    }

    /// Whether castling is that of Chess960.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The position in which the last move was made.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.line.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position before a half-move, counting from 0.
    #[must_use]
    pub fn position_before(&self, ply: usize) -> &Position {
        match ply.checked_sub(1) {
            Some(last) => self
                .line
                .get(last)
                .map_or_else(|| self.position(), |it| &it.after),
            None => &self.start,
        }
    }

    /// The men as they physically stand, in mid-move too.
    #[must_use]
    pub fn board(&self) -> Board {
        act_of_moving::standing(self.position(), &self.hand)
    }

    /// Who has the move (1.1): the opponent of the player who made one last.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The moves made, in order, with those that were already completed at the start.
    #[must_use]
    pub fn moves(&self) -> &[Ply] {
        &self.line
    }

    /// How many of them were completed before the first act.
    #[must_use]
    pub fn given(&self) -> usize {
        self.given
    }

    /// What the hand of the player having the move has done since the last move was made.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How far the move in hand has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let law = &self.book.act_of_moving;
        act_of_moving::progress(law, self.position(), &self.hand, self.chess960)
    }

    /// The clock, if the game has one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref().map(|log| log.clock())
    }

    /// What an entry of the clock rests on, by its number.
    #[must_use]
    pub fn clock_reason(&self, entry: usize) -> Option<&Text> {
        let mut kept = self.clock_reasons.iter();
        kept.find(|it| it.0 == entry).map(|it| &it.1)
    }

    /// All that was entered on the clock, with what each correction has changed.
    #[must_use]
    pub fn clock_log(&self) -> Option<&ClockLog> {
        self.clock.as_deref()
    }

    /// The clocks at an instant.
    #[must_use]
    pub fn clocks(&self, at: Ms) -> Option<Standing> {
        let clock = self.clock()?;
        Some(Standing {
            white: clock.reading(side(Color::White), at),
            black: clock.reading(side(Color::Black), at),
            running: clock.running_at(at).map(flagfall_record::color),
        })
    }

    /// The instant of the last act.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.now
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// Whether the game was broken off and does not count, and why: a new one is played.
    #[must_use]
    pub fn cancelled(&self) -> Option<&Cancelled> {
        self.cancelled.as_ref()
    }

    /// Whether anything can still be played: it has neither ended nor been cancelled.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.ended.is_none() && self.cancelled.is_none()
    }

    /// Whose claim has ended the game where there was no arbiter: the result is still to be
    /// decided by one elsewhere (App. D, later III.6).
    #[must_use]
    pub fn referred_claim(&self) -> Option<Color> {
        self.referred
    }

    /// Who has a draw offer open.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What has happened that may yet cost its player: only the arbiter may know.
    #[must_use]
    pub fn slips(&self) -> &[Slip] {
        &self.slips
    }

    /// How many illegal moves are counted against a player.
    #[must_use]
    pub fn illegal_moves(&self, by: Color) -> u32 {
        self.counted[by as usize].len() as u32
    }

    /// Whether that player's flag has fallen: was observed or validly claimed.
    #[must_use]
    pub fn flag_fell(&self, whose: Color) -> bool {
        self.flags[whose as usize]
    }

    /// Whether that player has done or said anything yet: he is at the board.
    #[must_use]
    pub fn has_come(&self, whose: Color) -> bool {
        self.acted[whose as usize]
    }

    /// The questions that await the arbiter, in the order asked.
    #[must_use]
    pub fn questions(&self) -> &[OpenQuestion] {
        &self.questions
    }

    /// What stands on a player's scoresheet.
    #[must_use]
    pub fn scoresheet(&self, of: Color) -> &[Line] {
        &self.sheets[of as usize]
    }

    /// The move that a player having the move has written and not yet made.
    #[must_use]
    pub fn written_ahead(&self, of: Color) -> Option<&str> {
        self.written[of as usize].as_deref()
    }

    /// What rulings bind players to.
    #[must_use]
    pub fn bindings(&self) -> &[Binding] {
        &self.bindings
    }

    /// What binds the player having the move: a ruling, or else what his hand has touched.
    #[must_use]
    pub fn obligation(&self) -> Option<Obligation> {
        self.bound_by(&self.hand)
    }

    /// As [`Game::obligation`], for a hand that has done this.
    pub(crate) fn bound_by(&self, hand: &Held) -> Option<Obligation> {
        let turn = self.turn();
        if let Some(binding) = self.bindings.iter().find(|it| it.side == turn) {
            return Some(Obligation {
                side: turn,
                duty: binding.duty.clone(),
                moves: binding.moves.clone(),
                did: None,
                text: binding.duty.of(turn).text(),
                citations: binding.citations.clone(),
            });
        }
        if !self.header.regulations.touch || !hand.has_acted() {
            return None;
        }
        let law = &self.book.act_of_moving;
        act_of_moving::obligation(law, self.position(), hand, self.chess960)
    }

    /// The obligation that a legal move breaks, its player's hand having done this before.
    pub(crate) fn broken_by(&self, mv: Move, hand: &Held) -> Option<Obligation> {
        if self.bindings.is_empty() && act_of_moving::plainly_keeps(self.position(), hand, mv) {
            return None;
        }
        self.bound_by(hand).filter(|it| !it.moves.contains(&mv))
    }

    /// The positions from the start to the present one, in order (9.2).
    #[must_use]
    pub fn history(&self) -> Vec<Identity> {
        let after = self.line.iter().map(|ply| ply.after.identity());
        std::iter::once(self.start.identity())
            .chain(after)
            .collect()
    }

    /// The last move of that player's that is not completed.
    pub(crate) fn open_move(&self, by: Color) -> Option<usize> {
        let open = |ply: &Ply| ply.by == by && !ply.completed;
        self.counts
            .is_open(by)
            .then(|| self.line.iter().rposition(open))
            .flatten()
    }

    /// How many half-moves have been made.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.line.len() as u32
    }
}
