//! From one placing of an ending to another, forwards and back.

use super::place::{Ending, Place};
use flagfall_board::{Bitboard, Color, Role, Square, attacks};

impl Ending {
    /// Whether Black's king can go, taking nobody, to a placing of which this holds.
    pub(super) fn king_goes(&self, place: &Place, holds: impl Fn(&Place) -> bool) -> bool {
        let steps = attacks::king(place.squares[1]) & !self.occupied(place);
        steps.into_iter().any(|to| {
            let mut next = *place;
            next.turn = Color::White;
            next.squares[1] = to;
            self.is_sound(&next) && holds(&next)
        })
    }

    /// The placings from which a move that takes nobody and promotes nobody leads here.
    pub(super) fn before(&self, place: &Place) -> Vec<Place> {
        let mover = !place.turn;
        let occupied = self.occupied(place);
        let mut before = Vec::new();
        let mut add = |at: usize, from: Square| {
            let mut there = Place {
                turn: mover,
                ..*place
            };
            there.squares[at] = from;
            if self.is_sound(&there) {
                before.push(there);
            }
        };
        let king = mover.index();
        for from in attacks::king(place.squares[king]) & !occupied {
            add(king, from);
        }
        for (man, at) in self.men().iter().zip(2..) {
            if man.color != mover {
                continue;
            }
            let to = place.squares[at];
            let from = match man.role {
                Role::Pawn => back(mover, to, occupied),
                role => attacks::of(role, mover, to, occupied) & !occupied,
            };
            for from in from {
                add(at, from);
            }
        }
        before
    }
}

/// From where a pawn came to this square without taking.
fn back(color: Color, to: Square, occupied: Bitboard) -> Bitboard {
    let (down, home) = match color {
        Color::White => (-1, 1),
        Color::Black => (1, 6),
    };
    let free = |square: &Square| !occupied.contains(*square);
    let mut found = Bitboard::EMPTY;
    if let Some(one) = to.offset(0, down).filter(free) {
        found = found.with(one);
        let two = one.offset(0, down).filter(free);
        if let Some(two) = two.filter(|it| it.rank().index() == home) {
            found = found.with(two);
        }
    }
    found
}
