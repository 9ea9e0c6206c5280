//! Attacks of bishops and rooks with men in the way (Article 3.5), from tables built at compile
//! time.

use crate::lines::{attacks, lines};
use crate::{Bitboard, Square, magics};

const BISHOP_SIZE: usize = 5_248;
const ROOK_SIZE: usize = 102_400;

/// How to find a square's attacks in a table.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares whose occupancy matters: the lines without their far ends.
    mask: u64,
    factor: u64,
    shift: u32,
    offset: usize,
}

impl Magic {
    #[inline]
    const fn index(&self, occupied: u64) -> usize {
        let product = (occupied & self.mask).wrapping_mul(self.factor);
        self.offset + (product >> (self.shift & 63)) as usize
    }
}

static BISHOP_MAGICS: [Magic; 64] = magics_of(false, &magics::BISHOP);
static ROOK_MAGICS: [Magic; 64] = magics_of(true, &magics::ROOK);
static BISHOP_ATTACKS: [u64; BISHOP_SIZE] =
    table(false, &magics_of(false, &magics::BISHOP), [0; BISHOP_SIZE]);
static ROOK_ATTACKS: [u64; ROOK_SIZE] =
    table(true, &magics_of(true, &magics::ROOK), [0; ROOK_SIZE]);

/// The squares a bishop attacks.
#[must_use]
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(BISHOP_ATTACKS[BISHOP_MAGICS[square.index()].index(occupied.0)])
}

/// The squares a rook attacks.
#[must_use]
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ROOK_ATTACKS[ROOK_MAGICS[square.index()].index(occupied.0)])
}

/// The squares a queen attacks.
#[must_use]
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares of the two lines whose occupancy matters: not the piece's own, not the far ends.
const fn relevant(square: usize, straight: bool) -> [u64; 2] {
    let file_ends = 0x8181_8181_8181_8181;
    let rank_ends = 0xff00_0000_0000_00ff;
    let [first, second] = lines(square, straight);
    let own = 1 << square;
    if straight {
        return [first & !rank_ends & !own, second & !file_ends & !own];
    }
    let inner = !(file_ends | rank_ends | own);
    [first & inner, second & inner]
}

const fn magics_of(straight: bool, factors: &[u64; 64]) -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        factor: 0,
        shift: 0,
        offset: 0,
    }; 64];
    let mut square = 0;
    let mut offset = 0;
    while square < 64 {
        let [first, second] = relevant(square, straight);
        let mask = first | second;
        let bits = mask.count_ones();
        magics[square] = Magic {
            mask,
            factor: factors[square],
            shift: 64 - bits,
            offset,
        };
        offset += 1 << bits;
        square += 1;
    }
    magics
}

/// Fills a table. The two lines of a square are independent: each of their at most 64 occupancies
/// is worked out once, then all pairs are joined; the index of a sum is the sum of the products.
const fn table<const N: usize>(
    straight: bool,
    magics: &[Magic; 64],
    mut table: [u64; N],
) -> [u64; N] {
    let mut square = 0;
    while square < 64 {
        let Magic {
            factor,
            shift,
            offset,
            ..
        } = magics[square];
        let masks = relevant(square, straight);
        let whole = lines(square, straight);
        let first = Line::new(square, whole[0], masks[0], factor);
        let second = Line::new(square, whole[1], masks[1], factor);
        let mut n = 0;
        while n < first.count {
            let mut m = 0;
            while m < second.count {
                let product = first.products[n] as u128 + second.products[m] as u128;
                let index = offset + (product as u64 >> shift) as usize;
                table[index] = first.attacks[n] | second.attacks[m];
                m += 1;
            }
            n += 1;
        }
        square += 1;
    }
    table
}

/// One line through a square: for each occupancy, the attacks and the part of the table index.
struct Line {
    attacks: [u64; 64],
    products: [u64; 64],
    count: usize,
}

impl Line {
    const fn new(square: usize, line: u64, mask: u64, factor: u64) -> Line {
        let mut this = Line {
            attacks: [0; 64],
            products: [0; 64],
            count: 0,
        };
        let mut occupied = mask;
        // Every subset of the mask, downwards by the borrow that ripples through it.
        loop {
            this.attacks[this.count] = attacks(square, line, occupied);
            this.products[this.count] = occupied.wrapping_mul(factor);
            this.count += 1;
            if occupied == 0 {
                return this;
            }
            occupied = (occupied - 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Step by step to the first man, as Article 3.5 says it.
    fn walk(square: Square, occupied: Bitboard, steps: [(i32, i32); 4]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for (files, ranks) in steps {
            let mut at = square;
            while let Some(next) = at.offset(files, ranks) {
                reached = reached.with(next);
                if occupied.contains(next) {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    #[test]
    fn tables_agree_with_walking() {
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        for round in 0..400 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let occupied = Bitboard(if round % 2 == 0 {
                seed
            } else {
                seed & seed.rotate_left(9)
            });
            for square in Square::ALL {
                let straight = walk(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                let slanted = walk(square, occupied, [(1, 1), (1, -1), (-1, 1), (-1, -1)]);
                assert_eq!(rook(square, occupied), straight, "{square} {occupied:?}");
                assert_eq!(bishop(square, occupied), slanted, "{square} {occupied:?}");
                assert_eq!(queen(square, occupied), straight | slanted);
            }
        }
    }
}
