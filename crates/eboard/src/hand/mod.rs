//! From what is sensed to acts: who has lifted what, where it was let go of, and what is not known.

mod asked;
mod placed;
#[cfg(test)]
mod tests;

use crate::{Cell, Cells, Sensed, Steady, Waits};
use flagfall_board::{Board, Color, Piece, Position, Square};
use serde_json::{Value, json};
use std::collections::VecDeque;

pub use asked::PutBack;
use asked::{Asked, Doubt};

/// No more questions stand open at a time; the oldest go unanswered.
const OPEN: usize = 8;

/// What comes of what a board tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Out {
    /// These acts, by that player.
    Acts(Color, Vec<Value>),
    /// What those at the board should know.
    Notice(Notice),
}

/// What those at the board should know.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// What cannot be known from the board is asked.
    Asked {
        /// Its name, for [`Hand::answer`].
        id: String,
        /// The question.
        text: String,
        /// The answers there are, the first of which does nothing.
        choices: Vec<&'static str>,
    },
    /// Board and position differ there; what should stand on each square.
    PutRight(Vec<(Square, Option<Piece>)>),
    /// They do not differ any more.
    Right,
    /// The board is not heard (false), or heard again.
    Board(bool),
}

/// A man off the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lifted {
    from: Square,
    man: Piece,
}

/// A man put down whose release has not been told yet: he may still be slid further.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PutDown {
    man: Piece,
    from: Square,
    to: Square,
    /// He counts as let go of at this instant, if nothing happens before.
    until: u64,
}

/// The hands at one board.
#[derive(Clone, Debug)]
pub struct Hand {
    steady: Steady,
    waits: Waits,
    put_back: PutBack,
    /// The position before the move that is being made.
    before: Position,
    /// The men as they should stand, the hands' doings taken in.
    men: Board,
    /// Who has the move.
    turn: Color,
    /// Who has made a move and not pressed.
    made: Option<Color>,
    /// Who pressed last: a lever lies on one side.
    pressed: Option<Color>,
    /// The men off the board, in the order in which they were lifted.
    air: Vec<Lifted>,
    put_down: Option<PutDown>,
    /// Acts that are certain and not yet told.
    acts: Vec<Value>,
    asked: VecDeque<Asked>,
    questions: u64,
    /// Men that stood wrongly when it was last looked, and whether that was told.
    wrong: Vec<(Square, Option<Piece>)>,
    /// Until board and position agree nothing is made of what is sensed.
    restoring: bool,
}

impl Hand {
    /// At a board on which this position stands.
    #[must_use]
    pub fn new(position: &Position) -> Hand {
        Hand::with(position, Waits::default(), PutBack::default())
    }

    /// With other waits, and with an answer for every man that is put back.
    #[must_use]
    pub fn with(position: &Position, waits: Waits, put_back: PutBack) -> Hand {
        Hand {
            steady: Steady::new(Cells::showing(position.board()), waits),
            waits,
            put_back,
            before: *position,
            men: *position.board(),
            turn: position.turn(),
            made: None,
            pressed: None,
            air: Vec::new(),
            put_down: None,
            acts: Vec::new(),
            asked: VecDeque::new(),
            questions: 0,
            wrong: Vec::new(),
            restoring: false,
        }
    }

    /// Takes in what the board tells at an instant, in milliseconds from any beginning.
    pub fn sense(&mut self, at: u64, sensed: Sensed) -> Vec<Out> {
        let mut out = self.pass(at);
        match sensed {
            Sensed::Cell(square, cell) => self.steady.sense(at, square, cell),
            Sensed::Board(cells) => {
                for square in Square::ALL {
                    self.steady.sense(at, square, cells.at(square));
                }
            }
            Sensed::Press(side) => self.press(side, &mut out),
            Sensed::Link(heard) => out.push(Out::Notice(Notice::Board(heard))),
        }
        out.extend(self.pass(at));
        out
    }

    /// Time has passed; what counts by now is told.
    pub fn pass(&mut self, at: u64) -> Vec<Out> {
        let mut out = Vec::new();
        let due = self.steady.due(at);
        self.take(due, &mut out);
        if self.put_down.is_some_and(|it| it.until <= at) {
            self.let_go(&mut out);
        }
        out
    }

    /// When to look again, if nothing is sensed before.
    #[must_use]
    pub fn next(&self) -> Option<u64> {
        let let_go = self.put_down.map(|it| it.until);
        self.steady.next().into_iter().chain(let_go).min()
    }

    /// Takes in how the server has it: the men as they stand, in mid-move too, the position before
    /// that, whose turn it is and who has yet to press.
    pub fn stands(
        &mut self,
        position: &Position,
        placement: &str,
        turn: Color,
        press_due: Option<Color>,
    ) -> Vec<Out> {
        let mut out = Vec::new();
        let Some(cells) = Cells::placed(placement) else {
            return out;
        };
        self.before = *position;
        self.turn = turn;
        self.made = press_due;
        let mut men = Board::empty();
        for square in Square::ALL {
            if let Cell::Man(man) = cells.at(square) {
                men.set(square, Some(man));
            }
        }
        // What is in hand and has not been told yet is not known to the server.
        let busy = self.put_down.is_some() || !self.air.is_empty() || !self.acts.is_empty();
        if !busy || self.restoring {
            self.men = men;
            self.look(&mut out);
        } else if !self.is_underway(&men) {
            self.forget();
            self.men = men;
            self.look(&mut out);
        }
        out
    }

    /// Whether the server's men are those from which the hands have begun: they differ only where
    /// a hand is at work.
    fn is_underway(&self, men: &Board) -> bool {
        let down = self.put_down.iter().flat_map(|it| [it.from, it.to]);
        let off = self
            .acts
            .iter()
            .filter_map(|it| it["square"].as_str()?.parse().ok());
        let air = self.air.iter().map(|it| it.from);
        let busy: Vec<Square> = down.chain(air).chain(off).collect();
        let differs = |it: &Square| self.men.piece_at(*it) != men.piece_at(*it);
        Square::ALL
            .iter()
            .filter(|it| differs(it))
            .all(|it| busy.contains(it))
    }

    fn forget(&mut self) {
        self.air.clear();
        self.acts.clear();
        self.put_down = None;
    }

    /// Whether board and position agree, and what to put right where not.
    fn look(&mut self, out: &mut Vec<Out>) {
        let wrong = self.steady.cells().wrong(&self.men);
        let was = std::mem::replace(&mut self.wrong, wrong.clone());
        self.restoring = !wrong.is_empty();
        if wrong == was {
            return;
        }
        match wrong.is_empty() {
            true => {
                self.forget();
                out.push(Out::Notice(Notice::Right));
            }
            false => out.push(Out::Notice(Notice::PutRight(wrong))),
        }
    }

    fn take(&mut self, due: Vec<(Square, Cell, u64)>, out: &mut Vec<Out>) {
        for (square, cell, since) in due {
            if self.restoring {
                continue;
            }
            if self.put_down.is_some_and(|it| it.until <= since) {
                self.let_go(out);
            }
            match cell {
                Cell::Empty => self.lifted(square, out),
                Cell::Man(man) => self.placed(since, square, Some(man), out),
                Cell::Some => self.placed(since, square, None, out),
            }
        }
        if self.restoring {
            self.look(out);
        }
    }

    fn lifted(&mut self, square: Square, out: &mut Vec<Out>) {
        let Some(man) = self.men.piece_at(square) else {
            return;
        };
        self.men.set(square, None);
        match &mut self.put_down {
            // In hand once more: where he is put next tells whether he was let go of.
            Some(down) if down.to == square => down.until = u64::MAX,
            _ => self.let_go(out),
        }
        // The pawn that was passed is taken off after the move: the last thing to be done for it.
        if self.takes_off_passed(square, man) {
            self.acts
                .push(json!({"act": "remove", "square": square.to_string()}));
            self.tell(self.turn, out);
            return;
        }
        self.air.push(Lifted { from: square, man });
    }

    /// Whether that pawn has just been captured in passing.
    fn takes_off_passed(&self, square: Square, man: Piece) -> bool {
        if man.color == self.turn {
            return false;
        }
        self.before.legal_moves().iter().any(|mv| {
            let passes = self.before.is_en_passant(*mv);
            passes
                && self.before.captured_square(*mv) == Some(square)
                && self.men.piece_at(mv.from).is_none()
                && self.men.piece_at(mv.to) == self.before.piece_at(mv.from)
        })
    }

    /// The man put down counts as let go of.
    fn let_go(&mut self, out: &mut Vec<Out>) {
        let Some(it) = self.put_down.take() else {
            return;
        };
        self.acts.push(release(it.from, it.to));
        let side = it.man.color;
        self.tell(side, out);
    }

    /// Tells the acts that have gathered; a move that they make passes the turn.
    fn tell(&mut self, side: Color, out: &mut Vec<Out>) {
        if !self.acts.is_empty() {
            out.push(Out::Acts(side, std::mem::take(&mut self.acts)));
        }
        if self.before.turn() != side {
            return;
        }
        let after = self.before.legal_moves().iter().find_map(|mv| {
            let after = self.before.play(*mv);
            (*after.board() == self.men).then_some(after)
        });
        if let Some(after) = after {
            self.before = after;
            self.turn = after.turn();
            self.made = Some(side);
        }
    }

    fn press(&mut self, side: Color, out: &mut Vec<Out>) {
        if self.pressed == Some(side) {
            return;
        }
        let due = self.steady.at_once();
        self.take(due, out);
        self.let_go(out);
        self.pressed = Some(side);
        // What he still holds he has touched.
        let held: Vec<Square> = self.air.iter().map(|it| it.from).collect();
        if !held.is_empty() && self.turn == side {
            self.acts.push(touch(&held));
        }
        self.acts.push(json!({"act": "press"}));
        match out.last_mut() {
            Some(Out::Acts(by, acts)) if *by == side => acts.append(&mut self.acts),
            _ => out.push(Out::Acts(side, std::mem::take(&mut self.acts))),
        }
        self.made = None;
        if self.turn == side && self.air.is_empty() {
            self.look(out);
        }
    }
}

fn release(from: Square, to: Square) -> Value {
    json!({"act": "release", "from": from.to_string(), "to": to.to_string()})
}

fn touch(squares: &[Square]) -> Value {
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    json!({"act": "touch", "squares": squares})
}
