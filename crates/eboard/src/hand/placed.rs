//! A man stands on a square: put back, moved, exchanged, or out of place.

use super::{Doubt, Hand, Lifted, Out, PutDown, touch};
use flagfall_board::{Color, Piece, Rank, Role, Square};
use serde_json::json;
use std::cmp::Ordering;

impl Hand {
    /// A man stands on a square; `None` is one that the board does not know.
    pub(super) fn placed(
        &mut self,
        at: u64,
        square: Square,
        man: Option<Piece>,
        out: &mut Vec<Out>,
    ) {
        let fits = |it: &Lifted| man.is_none_or(|man| man == it.man);
        // A board that knows no men takes a man put where another was lifted for him put back,
        // unless one is off the board who could have been moved there.
        let mover = self.air.iter().rposition(|it| {
            fits(it) && it.from != square && it.man.color == self.hand_of(it.man.color)
        });
        let back = self.air.iter().position(|it| fits(it) && it.from == square);
        match (back, mover) {
            (Some(back), None) => self.stands_again(back, at, square, out),
            (Some(back), Some(_)) if man.is_some() => self.stands_again(back, at, square, out),
            (_, Some(mover)) => self.moved(mover, at, square, out),
            (None, None) => self.exchanged(square, man, out),
        }
    }

    /// The colour of the men that somebody may be moving now, seen from one of that colour.
    fn hand_of(&self, color: Color) -> Color {
        match self.made == Some(color) {
            true => color,
            false => self.turn,
        }
    }

    fn stands_again(&mut self, back: usize, at: u64, square: Square, out: &mut Vec<Out>) {
        let it = self.air.remove(back);
        self.men.set(square, Some(it.man));
        match &mut self.put_down {
            // Lifted once more and put down on the same square: he is still being moved.
            Some(down) if down.to == square => down.until = at + self.waits.let_go,
            _ => self.back(square, out),
        }
    }

    fn moved(&mut self, mover: usize, at: u64, to: Square, out: &mut Vec<Out>) {
        let it = self.air.remove(mover);
        self.men.set(to, Some(it.man));
        let is_captured = |other: &Lifted| other.from == to && other.man.color != it.man.color;
        let captured = self.air.iter().position(is_captured);
        let mut from = it.from;
        match self.put_down {
            // Slid on: he was not let go of between.
            Some(down) if down.to == it.from && goes_on(&down, to) => from = down.from,
            _ => self.let_go_with(out),
        }
        if let Some(captured) = captured {
            self.air.remove(captured);
        }
        let own: Vec<Square> = self.own_in_air(it.man.color);
        let order = match captured {
            // The opponent's man was touched first.
            Some(first) if first < mover => vec![to],
            _ if own.is_empty() => Vec::new(),
            // Two men of his own in hand, as in castling: in the order in which he took them.
            _ => self.in_order(mover, it, &own),
        };
        if !order.is_empty() {
            self.acts.push(touch(&order));
        }
        self.passed_first(&it, to);
        let down = PutDown {
            man: it.man,
            from,
            to,
            until: at + self.waits.let_go,
        };
        self.put_down = Some(down);
        if !self.could_go_on(&down) {
            self.let_go(out);
        }
        self.exchanged_unknown(&down, out);
    }

    /// The man put down before is let go of; the acts of the next are not among its own.
    fn let_go_with(&mut self, out: &mut Vec<Out>) {
        if self.put_down.is_some() {
            self.let_go(out);
        }
    }

    fn own_in_air(&self, color: Color) -> Vec<Square> {
        let own = self.air.iter().filter(|it| it.man.color == color);
        own.map(|it| it.from).collect()
    }

    /// The squares of the men of one player that were lifted, in order; `taken` stood at `at`.
    fn in_order(&self, at: usize, taken: Lifted, own: &[Square]) -> Vec<Square> {
        let before = self.air.iter().take(at).map(|it| it.from);
        let after = self.air.iter().skip(at).map(|it| it.from);
        let all = before.chain([taken.from]).chain(after);
        all.filter(|it| *it == taken.from || own.contains(it))
            .collect()
    }

    /// A pawn taken off before the one that captures it in passing was put down.
    fn passed_first(&mut self, it: &Lifted, to: Square) {
        let passed = self
            .before
            .legal_moves()
            .iter()
            .copied()
            .find(|mv| mv.from == it.from && mv.to == to && self.before.is_en_passant(*mv));
        let square = passed.and_then(|mv| self.before.captured_square(mv));
        let lifted = self.air.iter().position(|it| Some(it.from) == square);
        if let Some(at) = lifted {
            let square = self.air.remove(at).from.to_string();
            self.acts.push(json!({"act": "remove", "square": square}));
        }
    }

    /// Whether a man put down could be slid further before he is let go of.
    fn could_go_on(&self, down: &PutDown) -> bool {
        if matches!(down.man.role, Role::Knight | Role::King) {
            return false;
        }
        let (files, ranks) = direction(down.from, down.to);
        let next = down.to.offset(files, ranks);
        let ahead = next.is_some_and(|it| {
            self.men
                .piece_at(it)
                .is_none_or(|it| it.color != down.man.color)
        });
        match down.man.role {
            Role::Pawn => {
                let home = match down.man.color {
                    Color::White => 1,
                    Color::Black => 6,
                };
                let one = down.from.rank().index() == home && files == 0;
                one && ahead && down.to.rank().index().abs_diff(home) == 1
            }
            _ => ahead,
        }
    }

    /// A board that does not know its men tells nothing of what a pawn became.
    fn exchanged_unknown(&mut self, down: &PutDown, out: &mut Vec<Out>) {
        let last = matches!(down.to.rank(), Rank::FIRST | Rank::EIGHTH);
        let known = self.steady.cells().at(down.to) != crate::Cell::Some;
        if down.man.role == Role::Pawn && last && !known {
            self.let_go(out);
            self.ask(Doubt::Promoted(down.man.color, down.to), out);
        }
    }

    /// A man that was not on the board: the piece for a pawn, or one out of place.
    fn exchanged(&mut self, square: Square, man: Option<Piece>, out: &mut Vec<Out>) {
        let Some(man) = man else {
            return self.out_of_place(out);
        };
        let last = match man.color {
            Color::White => Rank::EIGHTH,
            Color::Black => Rank::FIRST,
        };
        let is_pawn = |it: &Lifted| it.man.role == Role::Pawn && it.man.color == man.color;
        let on_square = self
            .air
            .iter()
            .position(|it| is_pawn(it) && it.from == square);
        let beside = self.air.iter().position(|it| {
            let near = it.from.file().index().abs_diff(square.file().index()) <= 1;
            is_pawn(it) && near && it.from.rank().index().abs_diff(last.index()) == 1
        });
        let officer = matches!(
            man.role,
            Role::Queen | Role::Rook | Role::Bishop | Role::Knight
        );
        if !officer || square.rank() != last {
            return self.out_of_place(out);
        }
        match (on_square, beside) {
            (Some(pawn), _) => {
                self.air.remove(pawn);
                self.let_go_with(out);
            }
            (None, Some(pawn)) => {
                let it = self.air.remove(pawn);
                let captured = self.air.iter().position(|it| it.from == square);
                if let Some(at) = captured {
                    self.air.remove(at);
                    if at < pawn {
                        self.acts.push(touch(&[square]));
                    }
                }
                self.acts.push(super::release(it.from, square));
            }
            (None, None) => return self.out_of_place(out),
        }
        self.men.set(square, Some(man));
        let (at, piece) = (square.to_string(), man.role.name());
        self.acts
            .push(json!({"act": "exchange", "square": at, "piece": piece}));
        self.tell(man.color, out);
    }
}

impl Hand {
    /// Men stand where nobody can have moved them: all that is not let go of goes back.
    fn out_of_place(&mut self, out: &mut Vec<Out>) {
        self.let_go(out);
        for it in std::mem::take(&mut self.air) {
            self.men.set(it.from, Some(it.man));
        }
        self.look(out);
    }
}

/// Whether a man slid from square to square goes on in the same direction.
fn goes_on(down: &PutDown, to: Square) -> bool {
    if matches!(down.man.role, Role::Knight | Role::King) {
        return false;
    }
    direction(down.from, down.to) == direction(down.to, to)
        && direction(down.from, down.to) == direction(down.from, to)
}

/// The step from square to square along a line: each part -1, 0 or 1.
fn direction(from: Square, to: Square) -> (i32, i32) {
    let step = |from: usize, to: usize| match from.cmp(&to) {
        Ordering::Less => 1,
        Ordering::Equal => 0,
        Ordering::Greater => -1,
    };
    let files = step(from.file().index(), to.file().index());
    (files, step(from.rank().index(), to.rank().index()))
}
