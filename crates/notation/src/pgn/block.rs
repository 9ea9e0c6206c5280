//! What the bytes of a text are: a bit for each, in words of sixty-four.

#[cfg(any(test, target_arch = "wasm32"))]
mod narrow;
#[cfg(not(target_arch = "wasm32"))]
mod wide;

#[cfg(target_arch = "wasm32")]
use narrow::{Level, mark};
#[cfg(not(target_arch = "wasm32"))]
use wide::{Level, mark};

/// How many bytes a word is of.
pub(super) const BLOCK: usize = 64;

/// What the bytes of a block are; the first byte's bit is the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks {
    pub(super) letters: u64,
    /// Letters but `p`, digits and the signs that plain moves, numbers and results are written
    /// with. With a `p` moves may end that are more than one word: `exd6 e.p.`.
    pub(super) plain: u64,
    pub(super) digits: u64,
    /// Those that are 1.
    pub(super) ones: u64,
    /// Neither plain nor a brace nor between plain tokens, as spaces, line ends and dots are; the
    /// end of the text, too.
    pub(super) special: u64,
    /// Opening ones and closing ones.
    pub(super) braces: u64,
    /// Line ends.
    pub(super) lines: u64,
    pub(super) dots: u64,
    /// Quotation marks and backslashes.
    pub(super) quotes: u64,
}

/// What the bytes of a whole text are. Each is looked at once, however often the text is read.
#[derive(Debug)]
pub(super) struct Index {
    level: Level,
    words: Vec<Marks>,
}

impl Index {
    /// That of no text.
    pub(super) fn new() -> Index {
        Index {
            level: Level::new(),
            words: Vec::new(),
        }
    }

    /// Looks at a text. A word without a bit follows the last one.
    pub(super) fn look(&mut self, text: &[u8]) {
        let (blocks, rest) = text.as_chunks::<BLOCK>();
        let last = blocks.len();
        self.words.resize(last + 2, Marks::default());
        mark(self.level, blocks, &mut self.words);
        let mut block = [b' '; BLOCK];
        block[..rest.len()].copy_from_slice(rest);
        mark(self.level, &[block], &mut self.words[last..]);
        self.words[last].special |= !0 << rest.len();
        self.words[last + 1] = Marks::default();
    }

    /// Those of the text from an offset on.
    pub(super) fn from(&self, offset: usize) -> Words<'_> {
        Words {
            words: &self.words,
            offset,
        }
    }
}

/// What the bytes of a text are, or of its beginning.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words<'a> {
    words: &'a [Marks],
    /// Where in the words the text begins.
    offset: usize,
}

impl Words<'_> {
    /// Those of a text at which nobody has looked.
    pub(super) const NONE: Words<'static> = Words {
        words: &[],
        offset: 0,
    };

    /// The word in which a place of the text is, and the bit for it.
    #[inline(always)]
    pub(super) fn place_of(&self, at: usize) -> (usize, u32) {
        let at = at + self.offset;
        (at / BLOCK, (at % BLOCK) as u32)
    }

    /// A word, and at which place of the text it begins, which may be just before that begins.
    #[inline(always)]
    pub(super) fn word(&self, number: usize) -> Option<(&Marks, usize)> {
        let base = (number * BLOCK).wrapping_sub(self.offset);
        Some((self.words.get(number)?, base))
    }

    /// What the sixty-four bytes from a place on are.
    #[inline(always)]
    pub(super) fn window(&self, at: usize) -> Option<Window> {
        let (number, bit) = self.place_of(at);
        let [one, two] = self.words.get(number..)?.first_chunk()?;
        let join = |one: u64, two: u64| one >> bit | two << 1 << (63 - bit);
        Some(Window {
            letters: join(one.letters, two.letters),
            lines: join(one.lines, two.lines),
            quotes: join(one.quotes, two.quotes),
        })
    }
}

/// What a tag's bytes are; see [`Marks`].
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) letters: u64,
    pub(super) lines: u64,
    pub(super) quotes: u64,
}

/// For each bit whether an odd number of bits is set up to it, itself included.
#[inline(always)]
pub(super) fn odd_up_to(bits: u64) -> u64 {
    (0..6).fold(bits, |bits, step| bits ^ bits << (1 << step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place() {
        for level in [Level::new(), Level::baseline()] {
            let words = Vec::new();
            let mut index = Index { level, words };
            for byte in 0..=255_u8 {
                for at in 0..BLOCK {
                    let mut text = [b' '; BLOCK];
                    text[at] = byte;
                    let bit = |it: bool| u64::from(it) << at;
                    let plain =
                        byte.is_ascii_alphanumeric() && byte != b'p' || b"/:-+#=".contains(&byte);
                    let neither = !plain && !b" \n\r\t.{}".contains(&byte);
                    let expected = Marks {
                        letters: bit(byte.is_ascii_alphabetic()),
                        plain: bit(plain),
                        digits: bit(byte.is_ascii_digit()),
                        ones: bit(byte == b'1'),
                        special: bit(neither),
                        braces: bit(b"{}".contains(&byte)),
                        lines: bit(b"\n\r".contains(&byte)),
                        dots: bit(byte == b'.'),
                        quotes: bit(b"\"\\".contains(&byte)),
                    };
                    index.look(&text);
                    assert_eq!(index.words[0], expected, "{byte:#x}");
                    let mut narrow = [Marks::default()];
                    narrow::mark(narrow::Level::new(), &[text], &mut narrow);
                    assert_eq!(narrow[0], expected, "{byte:#x}, byte by byte");
                    // The last of a text that ends before its block does.
                    index.look(&text[..=at]);
                    let end = if at < 63 { !0 << (at + 1) } else { 0 };
                    let special = expected.special | end;
                    let expected = Marks {
                        special,
                        ..expected
                    };
                    assert_eq!(index.words[0], expected, "{byte:#x}");
                }
            }
        }
    }

    #[test]
    fn windows_begin_anywhere() {
        let mut text = [b' '; 3 * BLOCK];
        text[64] = b'"';
        let mut index = Index::new();
        index.look(&text);
        for offset in [0, 1, 60] {
            let words = index.from(offset);
            for at in 0..64 - offset {
                let before = 64 - offset - at;
                let expected = if before < 64 { 1 << before } else { 0 };
                assert_eq!(words.window(at).map(|it| it.quotes), Some(expected));
            }
        }
        assert!(Words::NONE.window(0).is_none());
    }

    #[test]
    fn between_odd_and_even() {
        assert_eq!(odd_up_to(0), 0);
        assert_eq!(odd_up_to(1 << 63), 1 << 63);
        assert_eq!(odd_up_to(0b0100_0010_0100), 0b0001_1100 | !0 << 10);
    }
}
