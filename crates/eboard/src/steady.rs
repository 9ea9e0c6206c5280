//! What trembles, slides and bounces, made steady.
//!
//! A square must have been empty for a while before a man counts as lifted, and a man must have
//! stood for a while before he counts as put down: so a man nudged on his square, and one slid
//! over squares between, leave no trace. What counts is told in the order in which it happened. A
//! press ends all waiting: whoever has pressed holds no man that is still to be let go of.

use crate::{Cell, Cells};
use flagfall_board::Square;

/// How long what is sensed must last before it counts, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// A square must be empty so long.
    pub lifted: u64,
    /// A man must stand so long.
    pub placed: u64,
    /// A man that could be slid further must stand so long, where no press says it before.
    pub let_go: u64,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            lifted: 120,
            placed: 300,
            let_go: 1_200,
        }
    }
}

/// Takes the trembling out of what a board tells.
#[derive(Clone, Debug)]
pub struct Steady {
    waits: Waits,
    /// What has counted last.
    told: Cells,
    /// What is sensed otherwise, and since when, in that order.
    waiting: Vec<(Square, Cell, u64)>,
}

impl Steady {
    /// From a board that stands still.
    #[must_use]
    pub fn new(told: Cells, waits: Waits) -> Steady {
        Steady {
            waits,
            told,
            waiting: Vec::new(),
        }
    }

    /// What has counted last.
    #[must_use]
    pub fn cells(&self) -> &Cells {
        &self.told
    }

    /// Takes in what is on a square at an instant.
    pub fn sense(&mut self, at: u64, square: Square, cell: Cell) {
        let known = self.waiting.iter().position(|it| it.0 == square);
        if let Some(known) = known {
            if self.waiting[known].1 == cell {
                return;
            }
            self.waiting.remove(known);
        }
        if self.told.at(square) != cell {
            self.waiting.push((square, cell, at));
        }
    }

    /// What counts by then, in the order in which it happened, and since when it is so.
    pub fn due(&mut self, at: u64) -> Vec<(Square, Cell, u64)> {
        let mut due = Vec::new();
        // What came later does not overtake what still waits.
        while let Some(&(square, cell, since)) = self.waiting.first() {
            if at < since.saturating_add(self.wait(cell)) {
                break;
            }
            self.waiting.remove(0);
            self.told.set(square, cell);
            due.push((square, cell, since));
        }
        due
    }

    /// All that waits counts now.
    pub fn at_once(&mut self) -> Vec<(Square, Cell, u64)> {
        self.due(u64::MAX)
    }

    /// When something counts next, if nothing more is sensed.
    #[must_use]
    pub fn next(&self) -> Option<u64> {
        let (_, cell, since) = self.waiting.first()?;
        Some(since.saturating_add(self.wait(*cell)))
    }

    /// Whether something else is sensed there than what has counted.
    #[cfg(test)]
    pub(crate) fn is_waiting(&self, square: Square) -> bool {
        self.waiting.iter().any(|it| it.0 == square)
    }

    fn wait(&self, cell: Cell) -> u64 {
        match cell {
            Cell::Empty => self.waits.lifted,
            Cell::Man(_) | Cell::Some => self.waits.placed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::Board;

    /// What is sensed, as `at square letter`, and what counts of it after that, as `square letter`.
    fn check(sensed: &[(u64, &str, char)], until: u64, expect: &str) {
        let mut steady = Steady::new(Cells::showing(&Board::initial()), Waits::default());
        let mut found = Vec::new();
        for (at, square, letter) in sensed {
            found.extend(steady.due(*at));
            steady.sense(*at, square.parse().unwrap(), Cell::of(*letter).unwrap());
        }
        found.extend(steady.due(until));
        let letter = |cell| match cell {
            Cell::Empty => '.',
            Cell::Some => '?',
            Cell::Man(man) => man.fen_char(),
        };
        let found: Vec<String> = found
            .iter()
            .map(|(square, cell, _)| format!("{square}{}", letter(*cell)))
            .collect();
        assert_eq!(found.join(" "), expect, "{sensed:?}");
    }

    #[test]
    fn what_lasts_counts_in_its_order() {
        let push = [(0, "e2", '.'), (500, "e4", 'P')];
        check(&push, 10_000, "e2. e4P");
        check(&push, 700, "e2.");
        // Nudged: the square was empty for a moment.
        check(&[(0, "e2", '.'), (80, "e2", 'P')], 10_000, "");
        // Slid over e3.
        let slid = [
            (0, "e2", '.'),
            (200, "e3", 'P'),
            (350, "e3", '.'),
            (400, "e4", 'P'),
        ];
        check(&slid, 10_000, "e2. e4P");
        // The rook is lifted while the king has not yet stood long: the king was first.
        let castled = [
            (0, "e1", '.'),
            (300, "g1", 'K'),
            (350, "h1", '.'),
            (700, "f1", 'R'),
        ];
        check(&castled, 10_000, "e1. g1K h1. f1R");
        // A contact that chatters.
        let chatter: Vec<_> = (0..40)
            .map(|it| (it * 50, "d2", if it % 2 == 0 { '.' } else { 'P' }))
            .collect();
        check(&chatter, 10_000, "");
    }

    #[test]
    fn a_press_ends_the_waiting() {
        let mut steady = Steady::new(Cells::showing(&Board::initial()), Waits::default());
        steady.sense(0, Square::E2, Cell::Empty);
        steady.sense(50, Square::E4, Cell::of('P').unwrap());
        assert_eq!(steady.next(), Some(120));
        assert_eq!(steady.at_once().len(), 2);
        assert_eq!(steady.next(), None);
    }
}
