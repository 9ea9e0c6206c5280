//! What bytes are in movetext, and where a game must begin whatever came before.

/// Whether a byte can be part of a move, a result or a glyph.
pub(super) static SYMBOL: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric()
            || matches!(
                byte as u8,
                b'+' | b'#' | b'=' | b'-' | b':' | b'/' | b'_' | b'@' | b'~'
            )
            || byte >= 0x80;
        byte += 1;
    }
    table
};

/// Where the symbol that begins at `at` ends.
#[inline]
pub(super) fn symbol_end(bytes: &[u8], at: usize) -> usize {
    let rest = &bytes[at..];
    at + rest
        .iter()
        .position(|&byte| !SYMBOL[usize::from(byte)])
        .unwrap_or(rest.len())
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
/// even if a comment before it was never closed.
pub(super) fn boundary(bytes: &[u8], from: usize) -> Option<usize> {
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
}
