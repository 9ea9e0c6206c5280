//! A table made backwards from the mates.
//!
//! Each placing from which mate is forced is found with the moves to it, in the order of their
//! number: a mate; a move of the attacker to a placing found; a defender all of whose moves lead to
//! placings found. What is not found is not forced. Captures and promotions leave the ending for
//! one that was made before.

use super::place::{Ending, Place};
use crate::material::cannot_mate;
use flagfall_board::{Color, Position};
use std::collections::HashMap;

/// Endings and what is forced in them; those that they lead to are among them.
#[derive(Debug, Default)]
pub(super) struct Tables(HashMap<Ending, Table>);

/// The placings of one ending from which the side forces mate, for each player to move.
#[derive(Debug, Default)]
pub(super) struct Table([Forced; 2]);

/// The numbers of the placings, in their order, and how many moves of both players lead to mate.
#[derive(Debug, Default)]
struct Forced {
    numbers: Vec<u32>,
    plies: Vec<u8>,
}

impl Table {
    fn plies(&self, number: usize, turn: Color) -> Option<u8> {
        let forced = &self.0[turn.index()];
        let at = forced.numbers.binary_search(&(number as u32)).ok()?;
        forced.plies.get(at).copied()
    }

    /// The most moves of both players that best play takes; 0 where nothing is forced.
    pub(super) fn longest(&self) -> u8 {
        let plies = self.0.iter().flat_map(|it| &it.plies);
        plies.max().copied().unwrap_or(0)
    }
}

impl Tables {
    /// The table of an ending, made before.
    pub(super) fn get(&self, ending: &Ending) -> Option<&Table> {
        self.0.get(ending)
    }

    /// The placings from which mate is forced, White to move first, and by how many moves of both
    /// players.
    pub(super) fn forced(&self, ending: &Ending) -> Vec<(Place, u8)> {
        let Some(table) = self.get(ending) else {
            return Vec::new();
        };
        let of = |turn: Color| {
            let forced = &table.0[turn.index()];
            let places = forced.numbers.iter().zip(&forced.plies);
            places.filter_map(move |(&number, &plies)| {
                Some((ending.place(number as usize, turn)?, plies))
            })
        };
        Color::ALL.into_iter().flat_map(of).collect()
    }

    /// How many placings there are of an ending, mirror images counted once.
    pub(super) fn placings(ending: &Ending) -> usize {
        let numbers = |turn| (0..ending.size()).filter(move |&it| ending.place(it, turn).is_some());
        Color::ALL.into_iter().map(|it| numbers(it).count()).sum()
    }

    /// Makes the table of an ending, and of those that it leads to.
    pub(super) fn make(&mut self, ending: &Ending) {
        if self.0.contains_key(ending) {
            return;
        }
        for exit in ending.exits() {
            self.make(&exit);
        }
        let first = (0..ending.size()).find_map(|it| ending.placing(it, Color::White));
        let helpless = first.is_some_and(|it| {
            let men = ending.men().iter();
            let ours = men.filter(|it| it.color == Color::White).count();
            ours == 0
                || ending.men().len() == 1
                    && cannot_mate(ending.position(&it).board(), Color::White)
        });
        let table = match helpless {
            true => Table::default(),
            false => Making::new(self, ending).made(),
        };
        self.0.insert(ending.clone(), table);
    }

    /// How many moves of both players lead from here to a mate by `side`, if it is forced; `Err`
    /// where there is no table.
    pub(super) fn plies(&self, position: &Position, side: Color) -> Result<Option<u8>, ()> {
        let ending = Ending::of(position.board(), side).ok_or(())?;
        let table = self.get(&ending).ok_or(())?;
        let place = ending.read(position, side).ok_or(())?;
        Ok(table.plies(ending.number(&place), place.turn))
    }
}

/// A table while it is made.
struct Making<'a> {
    tables: &'a Tables,
    ending: &'a Ending,
    /// One more than the moves to mate; 0 where none is known.
    found: [Vec<u8>; 2],
    /// Those to be found next, by that number.
    next: Vec<Vec<(Color, u32)>>,
}

impl<'a> Making<'a> {
    fn new(tables: &'a Tables, ending: &'a Ending) -> Making<'a> {
        let none = || vec![0; ending.size()];
        Making {
            tables,
            ending,
            found: [none(), none()],
            next: vec![Vec::new(); 256],
        }
    }

    fn made(mut self) -> Table {
        self.mates();
        self.exits();
        for value in 1..=u8::MAX {
            for (turn, number) in std::mem::take(&mut self.next[usize::from(value)]) {
                let known = &mut self.found[turn.index()][number as usize];
                if *known != 0 {
                    continue;
                }
                *known = value;
                if let Some(place) = self.ending.place(number as usize, turn) {
                    self.backwards(&place, value);
                }
            }
        }
        Table(self.found.map(|found| {
            let forced = found.iter().zip(0..).filter(|(value, _)| **value != 0);
            let (plies, numbers) = forced.map(|(value, number)| (value - 1, number)).unzip();
            Forced { numbers, plies }
        }))
    }

    fn put(&mut self, place: &Place, value: usize) {
        if let Some(next) = self.next.get_mut(value) {
            next.push((place.turn, self.ending.number(place) as u32));
        }
    }

    /// Those that are mate.
    fn mates(&mut self) {
        for number in 0..self.ending.size() {
            let placing = self.ending.placing(number, Color::Black);
            if placing.is_some_and(|it| self.ending.may_check(&it))
                && let Some(place) = self.ending.place(number, Color::Black)
                && self.ending.position(&place).is_checkmate()
            {
                self.put(&place, 1);
            }
        }
    }

    /// Those that moves out of the ending decide: of the attacker one, of the defender all. They
    /// need not be met on the way back from a mate.
    fn exits(&mut self) {
        let ending = self.ending;
        let forced = |it: &Ending| self.tables.get(it).is_some_and(|it| it.longest() > 0);
        let by_capture = ending.captures().iter().any(forced);
        if !by_capture && !ending.exits().iter().any(forced) {
            return;
        }
        for (turn, number) in Color::ALL
            .into_iter()
            .flat_map(|turn| (0..ending.size()).map(move |number| (turn, number)))
        {
            let placing = ending.placing(number, turn);
            if placing.is_some_and(|it| by_capture || ending.may_promote(&it))
                && let Some(place) = ending.place(number, turn)
                && let Some(value) = self.value(&place)
            {
                self.put(&place, value);
            }
        }
    }

    fn backwards(&mut self, place: &Place, value: u8) {
        for before in self.ending.before(place) {
            let number = self.ending.number(&before);
            if self.found[before.turn.index()][number] != 0 {
                continue;
            }
            let value = match before.turn {
                Color::White => Some(usize::from(value) + 1),
                Color::Black => self.value(&before),
            };
            if let Some(value) = value {
                self.put(&before, value);
            }
        }
    }

    /// What is known of a placing by its moves: the shortest way of the attacker, the longest of
    /// the defender, if each of his is known.
    fn value(&self, place: &Place) -> Option<usize> {
        let unknown = |it: &Place| self.found[it.turn.index()][self.ending.number(it)] == 0;
        // Most are told by their king alone, and need not be set up.
        if place.turn == Color::Black && self.ending.king_goes(place, unknown) {
            return None;
        }
        let position = self.ending.position(place);
        let moves = position.legal_moves();
        let mut values = moves.iter().map(|&played| {
            let next = position.play(played);
            let same = !position.is_capture(played) && played.promotion.is_none();
            match same {
                true => {
                    let place = self.ending.read(&next, Color::White)?;
                    let number = self.ending.number(&place);
                    let value = self.found[place.turn.index()][number];
                    (value != 0).then(|| usize::from(value))
                }
                false => self
                    .tables
                    .plies(&next, Color::White)
                    .ok()?
                    .map(|it| usize::from(it) + 1),
            }
        });
        let found = match place.turn {
            Color::White => values.flatten().min(),
            Color::Black => values.try_fold(0, |most, it| Some(most.max(it?))),
        };
        found.filter(|&it| it > 0).map(|it| it + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::Role::{self, Bishop, Knight, Pawn, Queen, Rook};

    /// The longest mate in moves of the winner's.
    fn check(ours: &[Role], theirs: &[Role], longest: u8) {
        let ending = Ending::new(ours, theirs).unwrap();
        let mut tables = Tables::default();
        tables.make(&ending);
        let found = tables.get(&ending).unwrap().longest().div_ceil(2);
        assert_eq!(found, longest, "{ours:?} against {theirs:?}");
    }

    #[test]
    fn the_longest_mates_are_those_that_are_known() {
        check(&[Queen], &[], 10);
        check(&[Rook], &[], 16);
        check(&[Pawn], &[], 28);
        check(&[Bishop, Knight], &[], 33);
        check(&[Bishop, Bishop], &[], 19);
        check(&[Knight, Knight], &[], 1);
        check(&[Knight], &[Pawn], 7);
        check(&[Bishop], &[], 0);
    }
}
