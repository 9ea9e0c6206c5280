//! Which squares a man attacks from where he stands (Articles 3.1 to 3.8).

use crate::{Bitboard, Color, Role, Square};

// A module that is sent over a line has no room for tables of a megabyte.
#[cfg(target_family = "wasm")]
pub use crate::lines::{bishop, queen, rook};
#[cfg(not(target_family = "wasm"))]
pub use crate::sliders::{bishop, queen, rook};

const KNIGHT_STEPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const KING_STEPS: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

pub(crate) static KNIGHT: [Bitboard; 64] = steps(&KNIGHT_STEPS);
static KING: [Bitboard; 64] = steps(&KING_STEPS);
static PAWN: [[Bitboard; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];
static BETWEEN: [[Bitboard; 64]; 64] = between_table();
static LINE: [[Bitboard; 64]; 64] = line_table();
pub(crate) static STRAIGHTS: [Bitboard; 64] = rays(0);
pub(crate) static DIAGONALS: [Bitboard; 64] = rays(1);

/// The squares a knight attacks (3.6).
#[must_use]
#[inline]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares a king attacks: those adjoining (3.8).
#[must_use]
#[inline]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares a pawn of that colour attacks: diagonally in front of it (3.7).
///
/// ```
/// use flagfall_board::{Color, Square, attacks};
/// let two = Square::D3.bit() | Square::F3.bit();
/// assert_eq!(attacks::pawn(Color::White, Square::E2), two);
/// ```
#[must_use]
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The squares a man attacks, with the given squares occupied.
///
/// ```
/// use flagfall_board::{Bitboard, Color, Role, Square, attacks};
/// let from_corner = |occupied| attacks::of(Role::Rook, Color::White, Square::A1, occupied);
/// assert_eq!(from_corner(Bitboard::EMPTY).count(), 14);
/// assert_eq!(from_corner(Square::A2.bit()).count(), 8); // up to the man, him included
/// ```
#[must_use]
#[inline]
pub fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares strictly between two squares of one file, rank or diagonal; else none.
///
/// ```
/// use flagfall_board::{Square, attacks};
/// assert_eq!(attacks::between(Square::A1, Square::C3), Square::B2.bit());
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole file, rank or diagonal through two different squares; none if they share none.
#[must_use]
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// What a rook on an empty board would attack.
#[inline]
pub(crate) fn straights(square: Square) -> Bitboard {
    STRAIGHTS[square.index()]
}

/// What a bishop on an empty board would attack.
#[inline]
pub(crate) fn diagonals(square: Square) -> Bitboard {
    DIAGONALS[square.index()]
}

const fn steps(steps: &[(i32, i32)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut n = 0;
        while n < steps.len() {
            if let Some(to) = Square::ALL[index].offset(steps[n].0, steps[n].1) {
                table[index] = table[index].with(to);
            }
            n += 1;
        }
        index += 1;
    }
    table
}

/// All squares from `square` to the edge in one direction.
const fn ray(square: Square, step: (i32, i32)) -> Bitboard {
    let mut ray = Bitboard::EMPTY;
    let mut at = square;
    while let Some(next) = at.offset(step.0, step.1) {
        ray = ray.with(next);
        at = next;
    }
    ray
}

/// The rays of the directions of one parity of [`KING_STEPS`]: 0 straight, 1 diagonal.
const fn rays(parity: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut n = parity;
        while n < 8 {
            table[index] = Bitboard(table[index].0 | ray(Square::ALL[index], KING_STEPS[n]).0);
            n += 2;
        }
        index += 1;
    }
    table
}

const fn between_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut index = 0;
    while index < 64 {
        let mut n = 0;
        while n < 8 {
            let mut passed = Bitboard::EMPTY;
            let mut at = Square::ALL[index];
            while let Some(next) = at.offset(KING_STEPS[n].0, KING_STEPS[n].1) {
                table[index][next.index()] = passed;
                passed = passed.with(next);
                at = next;
            }
            n += 1;
        }
        index += 1;
    }
    table
}

const fn line_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut index = 0;
    while index < 64 {
        let from = Square::ALL[index];
        let mut n = 0;
        while n < 8 {
            let ahead = ray(from, KING_STEPS[n]);
            let behind = ray(from, KING_STEPS[(n + 4) % 8]);
            let whole = Bitboard(ahead.0 | behind.0 | from.bit().0);
            let mut rest = ahead;
            while let Some(to) = rest.first() {
                table[index][to.index()] = whole;
                rest = rest.without(to);
            }
            n += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Bitboard {
        names
            .split_whitespace()
            .map(|name| name.parse::<Square>().unwrap())
            .collect()
    }

    #[test]
    fn men_that_step() {
        assert_eq!(knight(Square::A1), set("b3 c2"));
        assert_eq!(knight(Square::E4), set("d2 f2 c3 g3 c5 g5 d6 f6"));
        assert_eq!(king(Square::H8), set("g8 g7 h7"));
        assert_eq!(pawn(Color::White, Square::A2), set("b3"));
        assert_eq!(pawn(Color::Black, Square::E5), set("d4 f4"));
        assert_eq!(pawn(Color::White, Square::E8), Bitboard::EMPTY);
    }

    #[test]
    fn lines_and_what_is_between() {
        assert_eq!(between(Square::A1, Square::D4), set("b2 c3"));
        assert_eq!(between(Square::D4, Square::A1), set("b2 c3"));
        assert_eq!(between(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(between(Square::A1, Square::B1), Bitboard::EMPTY);
        assert_eq!(line(Square::B1, Square::A2), set("a2 b1"));
        assert_eq!(
            line(Square::B2, Square::B7),
            Bitboard::file(Square::B1.file())
        );
        assert_eq!(line(Square::A1, Square::B3), Bitboard::EMPTY);
        assert_eq!(
            straights(Square::C3) | diagonals(Square::C3),
            queen(Square::C3, set(""))
        );
    }
}
