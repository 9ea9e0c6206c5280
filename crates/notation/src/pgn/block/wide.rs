//! The bytes of a block looked at together.

use super::{BLOCK, Marks};
pub(super) use fearless_simd::Level;
use fearless_simd::{Simd, SimdBase, SimdMask, dispatch, mask8x64, u8x64};

/// Looks at blocks, many bytes at once where the processor can.
pub(super) fn mark(level: Level, blocks: &[[u8; BLOCK]], words: &mut [Marks]) {
    dispatch!(level, simd => mark_with(simd, blocks, words));
}

#[inline(always)]
fn mark_with<S: Simd>(simd: S, blocks: &[[u8; BLOCK]], words: &mut [Marks]) {
    for (block, word) in blocks.iter().zip(words) {
        *word = marks(simd, block);
    }
}

#[inline(always)]
fn marks<S: Simd>(simd: S, block: &[u8; BLOCK]) -> Marks {
    let bytes = u8x64::from_slice(simd, block);
    let is = |byte: u8| bytes.simd_eq(u8x64::splat(simd, byte));
    let letters = in_range(simd, bytes | u8x64::splat(simd, 0x20), b'a', 26);
    // The digits with the slash and the colon around them.
    let digits = in_range(simd, bytes, b'/', 12);
    let signs = is(b'-') | is(b'+') | is(b'#') | is(b'=');
    let plain = ((letters | digits) & !is(b'p')) | signs;
    let lines = is(b'\n') | is(b'\r');
    let dots = is(b'.');
    let between = lines | dots | is(b' ') | is(b'\t');
    let braces = is(b'{') | is(b'}');
    Marks {
        letters: letters.to_bitmask(),
        plain: plain.to_bitmask(),
        digits: in_range(simd, bytes, b'0', 10).to_bitmask(),
        ones: is(b'1').to_bitmask(),
        special: !(plain | between | braces).to_bitmask(),
        braces: braces.to_bitmask(),
        lines: lines.to_bitmask(),
        dots: dots.to_bitmask(),
        quotes: (is(b'"') | is(b'\\')).to_bitmask(),
    }
}

#[inline(always)]
fn in_range<S: Simd>(simd: S, bytes: u8x64<S>, first: u8, count: u8) -> mask8x64<S> {
    let above = bytes - u8x64::splat(simd, first);
    above.simd_le(u8x64::splat(simd, count - 1))
}
