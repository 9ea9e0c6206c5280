//! What the bytes of a text are, sixty-four at once: a bit for each.

use fearless_simd::{Level, Simd, SimdBase, SimdMask, dispatch, mask8x64, u8x64};

/// How many bytes are looked at in one go.
pub(super) const BLOCK: usize = 64;

/// What the bytes of a block of movetext are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Marks {
    /// Letters, digits and the signs that plain moves, numbers and results are written with.
    pub(super) plain: u64,
    /// Neither plain nor between plain tokens, as spaces, line ends and dots are.
    pub(super) special: u64,
    /// Where a comment, or a line of one, may end.
    pub(super) closes: u64,
}

/// What the bytes of a block of tags are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TagMarks {
    /// Letters, digits and underscores.
    pub(super) names: u64,
    pub(super) quotes: u64,
    /// Backslashes and line ends.
    pub(super) stops: u64,
}

/// Looks at the block of movetext that begins at an offset; beyond the end there are spaces.
#[inline]
pub(super) fn look(level: Level, bytes: &[u8], at: usize) -> Marks {
    with_block(bytes, at, |block| marks(level, block))
}

/// As [`look`], at a block of tags.
#[inline]
pub(super) fn look_for_tags(level: Level, bytes: &[u8], at: usize) -> TagMarks {
    with_block(bytes, at, |block| tag_marks(level, block))
}

#[inline(always)]
fn with_block<T>(bytes: &[u8], at: usize, look: impl Fn(&[u8; BLOCK]) -> T) -> T {
    match bytes[at..].first_chunk::<BLOCK>() {
        Some(block) => look(block),
        None => {
            let mut block = [b' '; BLOCK];
            let rest = &bytes[at..];
            block[..rest.len()].copy_from_slice(rest);
            look(&block)
        }
    }
}

#[inline(never)]
fn marks(level: Level, block: &[u8; BLOCK]) -> Marks {
    dispatch!(level, simd => marks_with(simd, block))
}

#[inline(never)]
fn tag_marks(level: Level, block: &[u8; BLOCK]) -> TagMarks {
    dispatch!(level, simd => tag_marks_with(simd, block))
}

#[inline(always)]
fn tag_marks_with<S: Simd>(simd: S, block: &[u8; BLOCK]) -> TagMarks {
    let bytes = u8x64::from_slice(simd, block);
    let is = |byte: u8| bytes.simd_eq(u8x64::splat(simd, byte));
    let digits = in_range(simd, bytes, b'0', 10);
    let names = letters(simd, bytes) | digits | is(b'_');
    TagMarks {
        names: names.to_bitmask(),
        quotes: is(b'"').to_bitmask(),
        stops: (is(b'\\') | is(b'\n') | is(b'\r')).to_bitmask(),
    }
}

#[inline(always)]
fn in_range<S: Simd>(simd: S, bytes: u8x64<S>, first: u8, count: u8) -> mask8x64<S> {
    let above = bytes - u8x64::splat(simd, first);
    above.simd_le(u8x64::splat(simd, count - 1))
}

#[inline(always)]
fn letters<S: Simd>(simd: S, bytes: u8x64<S>) -> mask8x64<S> {
    in_range(simd, bytes | u8x64::splat(simd, 0x20), b'a', 26)
}

#[inline(always)]
fn marks_with<S: Simd>(simd: S, block: &[u8; BLOCK]) -> Marks {
    let bytes = u8x64::from_slice(simd, block);
    let is = |byte: u8| bytes.simd_eq(u8x64::splat(simd, byte));
    // The digits with the slash and the colon around them.
    let digits = in_range(simd, bytes, b'/', 12);
    let plain = letters(simd, bytes) | digits | is(b'-') | is(b'+') | is(b'#') | is(b'=');
    let lines = is(b'\n') | is(b'\r');
    let between = is(b' ') | lines | is(b'.') | is(b'\t');
    Marks {
        plain: plain.to_bitmask(),
        special: !(plain | between).to_bitmask(),
        closes: (lines | is(b'}')).to_bitmask(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place() {
        for level in [Level::new(), Level::baseline()] {
            for byte in 0..=255_u8 {
                for at in 0..BLOCK {
                    let mut text = [b' '; BLOCK];
                    text[at] = byte;
                    let bit = |it: bool| u64::from(it) << at;
                    let plain = byte.is_ascii_alphanumeric() || b"/:-+#=".contains(&byte);
                    let between = b" \n\r\t.".contains(&byte);
                    let expected = Marks {
                        plain: bit(plain),
                        special: bit(!plain && !between),
                        closes: bit(b"}\n\r".contains(&byte)),
                    };
                    assert_eq!(look(level, &text, 0), expected, "{byte:#x}");
                    let named = byte.is_ascii_alphanumeric() || byte == b'_';
                    let expected_of_tags = TagMarks {
                        names: bit(named),
                        quotes: bit(byte == b'"'),
                        stops: bit(b"\\\n\r".contains(&byte)),
                    };
                    assert_eq!(look_for_tags(level, &text, 0), expected_of_tags);
                    // The last of a text that ends before its block does.
                    assert_eq!(look(level, &text[..=at], 0), expected, "{byte:#x}");
                }
            }
        }
    }
}
