//! A quick hash of positions. Where two agree, the positions themselves are asked.

use flagfall_board::Identity;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// How often each number was met.
pub(crate) type Counts = HashMap<u64, u32, BuildHasherDefault<Fold>>;

/// A number that is the same for the same position, and seldom for another.
pub(crate) fn fold(identity: &Identity) -> u64 {
    let mut fold = Fold(0);
    identity.hash(&mut fold);
    fold.0
}

/// Folds words together by a rotation and a multiplication.
#[derive(Default)]
pub(crate) struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
