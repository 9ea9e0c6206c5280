//! Lines through a square, and how far along them a man attacks (Article 3.5), by arithmetic and
//! without tables: what tables are made of, and what stands in their place where a module is sent
//! over a line and tables of a megabyte would be most of it.
#![cfg_attr(
    test,
    expect(unreachable_pub, reason = "only a module for browsers hands them on")
)]

#[cfg(any(test, target_family = "wasm"))]
use crate::{Bitboard, Square};

/// The squares a bishop attacks.
#[cfg(any(test, target_family = "wasm"))]
#[must_use]
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    along(&SLANTED, square, occupied)
}

/// The squares a rook attacks.
#[cfg(any(test, target_family = "wasm"))]
#[must_use]
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    along(&STRAIGHT, square, occupied)
}

/// The squares a queen attacks.
#[cfg(any(test, target_family = "wasm"))]
#[must_use]
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

#[cfg(any(test, target_family = "wasm"))]
static SLANTED: [[u64; 2]; 64] = all(false);
#[cfg(any(test, target_family = "wasm"))]
static STRAIGHT: [[u64; 2]; 64] = all(true);

#[cfg(any(test, target_family = "wasm"))]
const fn all(straight: bool) -> [[u64; 2]; 64] {
    let mut all = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        all[square] = lines(square, straight);
        square += 1;
    }
    all
}

#[cfg(any(test, target_family = "wasm"))]
#[inline]
fn along(of: &[[u64; 2]; 64], square: Square, occupied: Bitboard) -> Bitboard {
    let [first, second] = of[square.index()];
    let at = square.index();
    Bitboard(attacks(at, first, occupied.0) | attacks(at, second, occupied.0))
}

/// The two lines a line piece on the square commands.
#[must_use]
pub(crate) const fn lines(square: usize, straight: bool) -> [u64; 2] {
    let file = square % 8;
    let rank = square / 8;
    if straight {
        return [0x0101_0101_0101_0101 << file, 0xff << (8 * rank)];
    }
    let mut rising = 0u64;
    let mut falling = 0u64;
    let mut f = 0;
    while f < 8 {
        let up = f as i32 - file as i32 + rank as i32;
        let down = file as i32 - f as i32 + rank as i32;
        if up >= 0 && up < 8 {
            rising |= 1 << (up as usize * 8 + f);
        }
        if down >= 0 && down < 8 {
            falling |= 1 << (down as usize * 8 + f);
        }
        f += 1;
    }
    [rising, falling]
}

/// The squares attacked along a line: in each direction up to the first man and no further.
#[must_use]
#[inline]
pub(crate) const fn attacks(square: usize, line: u64, occupied: u64) -> u64 {
    let below = (1u64 << square) - 1;
    let above = !below & !(1 << square);
    // Without a man, the first is all ones and the second is `u64::MAX << 0`.
    let men = occupied & line & above;
    let up = above & (men ^ men.wrapping_sub(1));
    let men = occupied & line & below;
    let down = below & (u64::MAX << (men | 1).ilog2());
    line & (up | down)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders;

    #[test]
    fn arithmetic_agrees_with_the_tables() {
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..400u32 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let occupied = Bitboard(match round % 3 {
                0 => seed,
                1 => seed & seed.rotate_left(9),
                _ => seed & seed.rotate_left(9) & seed.rotate_left(23),
            });
            for square in Square::ALL {
                let (one, two) = (rook(square, occupied), sliders::rook(square, occupied));
                assert_eq!(one, two, "{square} {occupied:?}");
                let (one, two) = (bishop(square, occupied), sliders::bishop(square, occupied));
                assert_eq!(one, two, "{square} {occupied:?}");
                assert_eq!(queen(square, occupied), sliders::queen(square, occupied));
            }
        }
    }
}
