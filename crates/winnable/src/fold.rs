//! A quick hash for exact keys that nobody chooses to collide on purpose.
//!
//! Equality is still decided by the keys, so a collision costs time and never a verdict.

use core::hash::{BuildHasherDefault, Hasher};

/// Builds the same hasher every time, so that a search repeats itself exactly.
pub(crate) type Build = BuildHasherDefault<Fold>;

/// Folds words together by a rotation and a multiplication.
#[derive(Default)]
pub(crate) struct Fold(u64);

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        // The table takes the low bits, the multiplication mixes the high ones.
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk
                .iter()
                .fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.write_u64(word);
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(ODD);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
