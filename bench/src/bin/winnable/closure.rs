//! Every position that legal moves lead to, one after the other: plain, and of the board only.

use core::hash::{BuildHasherDefault, Hasher};
use std::collections::HashSet;

use flagfall_board::{Color, Identity, Position};

/// Whether some series of legal moves ends in mate by `side`; `None` if there are more positions
/// than `cap` and no mate among those seen.
pub(crate) fn mates(position: &Position, side: Color, cap: usize) -> Option<bool> {
    let mut seen: HashSet<Identity, BuildHasherDefault<Mix>> = HashSet::default();
    seen.insert(position.identity());
    let mut open = vec![*position];
    while let Some(now) = open.pop() {
        let moves = now.legal_moves();
        if moves.is_empty() && now.turn() != side && now.in_check() {
            return Some(true);
        }
        for &played in &moves {
            let next = now.play(played);
            if seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > cap {
            return None;
        }
    }
    Some(false)
}

/// A quick hash; which positions are the same is decided by themselves.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word)
            .wrapping_mul(0xff51_afd7_ed55_8ccd)
            .rotate_left(29);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
