//! The bytes of a block looked at one by one: what a page loads is small, and nothing in it is
//! compiled for several kinds of processor.

use super::{BLOCK, Marks};

/// What the processor can: here nothing that would matter.
#[derive(Debug, Clone, Copy)]
pub(super) struct Level;

impl Level {
    pub(super) const fn new() -> Level {
        Level
    }
}

/// Looks at blocks.
pub(super) fn mark(_: Level, blocks: &[[u8; BLOCK]], words: &mut [Marks]) {
    for (block, word) in blocks.iter().zip(words) {
        *word = Marks::default();
        for (at, &byte) in block.iter().enumerate() {
            set(word, byte, 1 << at);
        }
    }
}

fn set(word: &mut Marks, byte: u8, bit: u64) {
    let kind = match byte {
        b'p' => {
            word.letters |= bit;
            &mut word.special
        }
        b'a'..=b'z' | b'A'..=b'Z' => {
            word.letters |= bit;
            &mut word.plain
        }
        b'0'..=b'9' => {
            word.digits |= bit;
            word.ones |= if byte == b'1' { bit } else { 0 };
            &mut word.plain
        }
        b'/' | b':' | b'-' | b'+' | b'#' | b'=' => &mut word.plain,
        b'{' | b'}' => &mut word.braces,
        b'\n' | b'\r' => &mut word.lines,
        b'.' => &mut word.dots,
        b' ' | b'\t' => return,
        b'"' | b'\\' => {
            word.quotes |= bit;
            &mut word.special
        }
        _ => &mut word.special,
    };
    *kind |= bit;
}
