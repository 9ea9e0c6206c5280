//! What bytes are in movetext, and where a game must begin whatever came before.

/// Whether a byte can be part of a move, a result or a glyph.
#[inline]
pub(super) const fn is_symbol(byte: u8) -> bool {
    // The digits with the slash and the colon around them; the bytes beyond ASCII.
    (byte | 0x20).wrapping_sub(b'a') < 26
        || byte.wrapping_sub(b'/') < 12
        || byte >= 0x80
        || matches!(byte, b'+' | b'#' | b'=' | b'-' | b'_' | b'@' | b'~')
}

/// Whether a comment or its line ends here.
#[inline]
fn closes(byte: u8) -> bool {
    (byte == b'}') | (byte == b'\n') | (byte == b'\r')
}

/// A bit for each byte of a block that is wanted. All are asked about at once.
#[inline]
fn bits<const N: usize>(block: &[u8; N], wanted: impl Fn(u8) -> bool) -> u64 {
    let mut marks = [0_u8; N];
    for (mark, &byte) in marks.iter_mut().zip(block) {
        *mark = u8::from(wanted(byte));
    }
    let mut bits = 0;
    for (at, eight) in marks.as_chunks::<8>().0.iter().enumerate() {
        // The multiplication brings the lowest bits of eight bytes side by side.
        let packed = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= packed << (8 * at);
    }
    bits
}

/// How many bytes are looked at for an end that is near.
const NEAR: usize = 32;

/// How far into a text the first quotation mark, backslash or line end is.
#[inline]
pub(super) fn value_end(text: &[u8]) -> Option<usize> {
    if let Some(at) = text.first_chunk().and_then(value_end_near) {
        return Some(at);
    }
    let length = memchr::memchr3(b'"', b'\\', b'\n', text)?;
    memchr::memchr(b'\r', &text[..length]).or(Some(length))
}

#[inline(never)]
fn value_end_near(block: &[u8; NEAR]) -> Option<usize> {
    let wanted = |it| (it == b'"') | (it == b'\\') | (it == b'\n') | (it == b'\r');
    let bits = bits(block, wanted);
    (bits != 0).then(|| bits.trailing_zeros() as usize)
}

/// How far into a text the first closing brace or line end is.
#[inline]
pub(super) fn comment_end(text: &[u8]) -> Option<usize> {
    let near = text.first_chunk().and_then(comment_end_near);
    near.or_else(|| memchr::memchr3(b'}', b'\n', b'\r', text))
}

#[inline(never)]
fn comment_end_near(block: &[u8; NEAR]) -> Option<usize> {
    let bits = bits(block, closes);
    (bits != 0).then(|| bits.trailing_zeros() as usize)
}

/// Where the symbol that begins at `at` ends.
pub(super) fn symbol_end(bytes: &[u8], at: usize) -> usize {
    let rest = &bytes[at..];
    let length = rest.iter().position(|&byte| !is_symbol(byte));
    at + length.unwrap_or(rest.len())
}

/// How many bytes a text has up to a limit, if no character may be cut.
pub(super) fn whole_characters(text: &[u8], limit: usize) -> usize {
    let mut length = text.len().min(limit);
    for _ in 0..3 {
        let goes_on = text.get(length).is_some_and(|byte| byte & 0xc0 == 0x80);
        length -= usize::from(goes_on && length > 0);
    }
    length
}

/// Where the line that `at` is on ends, before its line end.
pub(super) fn line_end(bytes: &[u8], at: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |it| at + it)
}

/// Whether a bracket opens what looks like a tag pair: a name of letters, digits and underscores
/// and a quotation mark. `None` if the text ends before that can be told.
pub(super) fn is_tag(bytes: &[u8], bracket: usize) -> Option<bool> {
    let mut at = bracket + 1;
    let skip = |mut at: usize, wanted: fn(u8) -> bool| {
        while bytes.get(at).is_some_and(|&byte| wanted(byte)) {
            at += 1;
        }
        at
    };
    at = skip(at, |byte| matches!(byte, b' ' | b'\t'));
    if !bytes.get(at)?.is_ascii_alphabetic() {
        return Some(false);
    }
    at = skip(at, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
    at = skip(at, |byte| matches!(byte, b' ' | b'\t'));
    Some(*bytes.get(at)? == b'"')
}

/// Whether nothing but spaces stands between the line's beginning and `at`; the text's own
/// beginning counts as one.
fn line_begin(bytes: &[u8], at: usize) -> Option<usize> {
    let before = bytes[..at]
        .iter()
        .rposition(|byte| !matches!(byte, b' ' | b'\t'));
    match before {
        None => Some(0),
        Some(end) if matches!(bytes[end], b'\n' | b'\r') => Some(end),
        Some(_) => None,
    }
}

/// The first tag pair at or after `from` that begins a line after a blank one. There a game begins,
/// even if a comment before it was never closed: so a file can be cut there, and its parts be read
/// one by one, as long as the text before `from` reaches back over the blank line.
///
/// ```
/// use flagfall_notation::pgn::boundary;
/// let text = b"[White \"Anna\"]\n\n1. e4 *\n\n[White \"Boris\"]\n\n1. d4 *";
/// assert_eq!(boundary(text, 1), Some(25));
/// ```
#[must_use]
pub fn boundary(bytes: &[u8], from: usize) -> Option<usize> {
    memchr::memchr_iter(b'[', &bytes[from..])
        .map(|it| from + it)
        .find(|&at| {
            let Some(end) = line_begin(bytes, at) else {
                return false;
            };
            if end == 0 {
                return false;
            }
            // `end` is the line end before the bracket; the line it ends must be blank.
            let end = if bytes[end] == b'\n' && bytes[end - 1] == b'\r' {
                end - 1
            } else {
                end
            };
            line_begin(bytes, end).is_some() && is_tag(bytes, at) == Some(true)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_boundaries() {
        assert_eq!(is_tag(b"[Event \"x\"]", 0), Some(true));
        assert_eq!(is_tag(b"[ Event\t\"", 0), Some(true));
        assert_eq!(is_tag(b"[%clk 0:01]", 0), Some(false));
        assert_eq!(is_tag(b"[Event", 0), None);
        assert_eq!(is_tag(b"[Event]", 0), Some(false));
        let found = |text: &str| boundary(text.as_bytes(), 0);
        assert_eq!(found("a\n\n[A \"x\"]"), Some(3));
        assert_eq!(found("a\r\n\r\n[A \"x\"]"), Some(5));
        assert_eq!(found("a\r\r [A \"x\"]"), Some(4));
        assert_eq!(found("a\n  \n [A \"x\"]"), Some(6));
        assert_eq!(found("a\n[A \"x\"]"), None);
        assert_eq!(found("a\n\n[%clk \"x\"]"), None);
        assert_eq!(found("a\n\nb [A \"x\"]"), None);
        assert_eq!(found("[A \"x\"]"), None);
    }

    #[test]
    fn ends_of_values_and_comments() {
        for length in [0, 1, 31, 32, 33, 70] {
            let text = |end: &str| format!("{}{end}{}", "a".repeat(length), "}\"".repeat(20));
            for end in ["\"", "\\", "\n", "\r"] {
                assert_eq!(value_end(text(end).as_bytes()), Some(length));
            }
            for end in ["}", "\n", "\r"] {
                assert_eq!(comment_end(text(end).as_bytes()), Some(length));
            }
        }
        assert_eq!((value_end(b"a"), comment_end(b"a")), (None, None));
    }

    #[test]
    fn symbols() {
        let symbols: Vec<u8> = (0..128).filter(|&it| is_symbol(it)).collect();
        let expected = b"#+-/0123456789:=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";
        assert_eq!(symbols, expected);
        assert_eq!(symbol_end("a Nf3\u{e9}_~ b".as_bytes(), 2), 9);
        assert_eq!(symbol_end(b"Nf3", 0), 3);
    }
}
