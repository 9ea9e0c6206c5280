//! What is not UTF-8, where the tables of other encodings are left out.

use super::UnknownEncoding;
use std::borrow::Cow;

/// The encoding of Western Europe, `windows-1252`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Encoding;

static WESTERN: Encoding = Encoding;

/// The letters of 0x80 to 0x9f; all others are those of Unicode. What it has no letter for is
/// the control character of that number, as browsers have it.
const SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

impl Encoding {
    /// Its name.
    pub(crate) fn name(&self) -> &'static str {
        "windows-1252"
    }
}

/// The text of some bytes: as UTF-8 if they are, else letter by letter. No byte is lost.
pub(crate) fn decode<'a>(bytes: &'a [u8], _: Option<&'static Encoding>) -> Cow<'a, str> {
    let letter = |&byte: &u8| match byte {
        0x80..=0x9f => SIGNS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(letter).collect()),
    }
}

/// The one there is.
pub(crate) fn detect(_: &[u8]) -> &'static Encoding {
    &WESTERN
}

/// The one there is, by one of its usual names.
pub(crate) fn single_byte(label: &str) -> Result<&'static Encoding, UnknownEncoding> {
    const NAMES: [&str; 4] = ["windows-1252", "cp1252", "iso-8859-1", "latin1"];
    let known = NAMES
        .iter()
        .any(|name| name.eq_ignore_ascii_case(label.trim()));
    known.then_some(&WESTERN).ok_or(UnknownEncoding)
}

/// A file in UTF-16, of which there is none here.
#[cfg(not(feature = "encodings"))]
pub(crate) enum Wide {}

#[cfg(not(feature = "encodings"))]
impl Wide {
    /// None: what would be UTF-16 is read as it stands, and is full of faults.
    pub(crate) fn of(_: &[u8]) -> Option<(Wide, usize)> {
        None
    }

    /// What it is in.
    pub(crate) fn encoding(&self) -> &'static Encoding {
        match *self {}
    }

    /// Converts what is there.
    pub(crate) fn convert(&mut self, _: &mut Vec<u8>, _: &mut Vec<u8>, _: bool) {
        match *self {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_western_europe() {
        let check = |bytes: &[u8], text: &str| assert_eq!(decode(bytes, None), text);
        check(b"M\xfcller, J\xf6rg", "Müller, Jörg");
        check(b"S\xf8rensen \x84Blitz\x93 \x80", "Sørensen „Blitz“ €");
        check("Jiří Štoček".as_bytes(), "Jiří Štoček");
        let every: Vec<u8> = (0..=255).collect();
        assert_eq!(decode(&every, None).chars().count(), 256, "no byte is lost");
    }

    #[test]
    fn names() {
        assert_eq!(single_byte(" Latin1 "), Ok(detect(b"\xff")));
        assert_eq!(detect(b"\xff").name(), "windows-1252");
        for label in ["windows-1250", "utf-8", "utf-16", ""] {
            assert_eq!(single_byte(label), Err(UnknownEncoding), "{label}");
        }
    }

    #[cfg(feature = "encodings")]
    #[test]
    fn each_byte_is_as_where_all_encodings_are_known() {
        for byte in 0..=255u8 {
            let bytes = [byte, 0xff];
            assert_eq!(
                decode(&bytes, None),
                super::super::known::decode(&bytes, None)
            );
        }
    }
}
