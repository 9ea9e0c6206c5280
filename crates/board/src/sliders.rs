//! Attacks of bishops and rooks with men in the way (Article 3.5), from tables built at compile
//! time.

// Filling the tables takes about ten million steps of the constant evaluator, a second or so.
#![allow(long_running_const_eval)]

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
        let mask = relevant(square, straight);
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

const fn table<const N: usize>(
    straight: bool,
    magics: &[Magic; 64],
    mut table: [u64; N],
) -> [u64; N] {
    let mut square = 0;
    while square < 64 {
        let magic = &magics[square];
        let mut occupied = 0u64;
        // Every subset of the mask, by the carry that ripples through it.
        loop {
            table[magic.index(occupied)] = attacks(square, occupied, straight);
            occupied = occupied.wrapping_sub(magic.mask) & magic.mask;
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    table
}

/// The two lines a line piece on the square commands.
const fn lines(square: usize, straight: bool) -> [u64; 2] {
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

const fn relevant(square: usize, straight: bool) -> u64 {
    let file_ends = 0x8181_8181_8181_8181;
    let rank_ends = 0xff00_0000_0000_00ff;
    let lines = lines(square, straight);
    let inner = if straight {
        (lines[0] & !rank_ends) | (lines[1] & !file_ends)
    } else {
        (lines[0] | lines[1]) & !(file_ends | rank_ends)
    };
    inner & !(1 << square)
}

/// The attacks computed one by one: subtracting the piece from the men on a line borrows up to the
/// nearest man, and the mirrored subtraction does the same downwards.
const fn attacks(square: usize, occupied: u64, straight: bool) -> u64 {
    let lines = lines(square, straight);
    let bit = 1u64 << square;
    let mut attacked = 0;
    let mut n = 0;
    while n < 2 {
        let line = lines[n] & !bit;
        let men = occupied & line;
        let up = men.wrapping_sub(bit << 1);
        let up = (men ^ up) & line & !(bit | (bit - 1));
        let below = men & (bit - 1);
        let nearest = if below == 0 {
            1
        } else {
            1 << (63 - below.leading_zeros())
        };
        let down = line & (bit - 1) & !(nearest - 1);
        attacked |= up | down;
        n += 1;
    }
    attacked
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
