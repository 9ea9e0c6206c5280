//! Bytes as text: UTF-8, or where they are not, the encoding that older files are in.

use core::error::Error;
use core::fmt;
use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// How much of a file is looked at to tell UTF-16 without a mark, in bytes.
const LOOK: usize = 256;

/// The text of some bytes: as UTF-8 if they are, else in the encoding given, else in that of
/// Western Europe. No byte is lost; what the encoding does not have becomes U+FFFD.
pub(crate) fn decode<'a>(bytes: &'a [u8], encoding: Option<&'static Encoding>) -> Cow<'a, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => {
            let encoding = encoding.unwrap_or(WINDOWS_1252);
            encoding.decode_without_bom_handling(bytes).0
        }
    }
}

/// The encoding that a text which is not UTF-8 is most likely in, among those with one byte a
/// letter: others would hide PGN's own signs in their letters.
pub(super) fn detect(text: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(text, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if guess.is_single_byte() {
        guess
    } else {
        WINDOWS_1252
    }
}

/// The name of no encoding with one byte a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no encoding with one byte a letter has this name; try windows-1252")
    }
}

impl Error for UnknownEncoding {}

/// The encoding of this name.
pub(super) fn single_byte(label: &str) -> Result<&'static Encoding, UnknownEncoding> {
    let found = Encoding::for_label(label.as_bytes());
    found
        .filter(|it| it.is_single_byte())
        .ok_or(UnknownEncoding)
}

/// Whether a file is in UTF-16, and how many bytes its mark takes.
pub(super) fn wide(head: &[u8]) -> Option<(&'static Encoding, usize)> {
    match head {
        [0xff, 0xfe, ..] => return Some((UTF_16LE, 2)),
        [0xfe, 0xff, ..] => return Some((UTF_16BE, 2)),
        _ => {}
    }
    // PGN is mostly ASCII, of which every other byte of UTF-16 is zero.
    let pairs = head[..head.len().min(LOOK)].as_chunks::<2>().0;
    let zeros = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let (first, second) = (zeros(0), zeros(1));
    let (most, few) = (pairs.len() - pairs.len() / 4, pairs.len() / 8);
    match pairs.len() {
        0..4 => None,
        _ if second >= most && first <= few => Some((UTF_16LE, 0)),
        _ if first >= most && second <= few => Some((UTF_16BE, 0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_files() {
        let check = |label: &str, text: &str| {
            let encoding = Encoding::for_label(label.as_bytes()).unwrap();
            let bytes = encoding.encode(text).0;
            assert_eq!(detect(&bytes), encoding, "{text}");
            assert_eq!(decode(&bytes, Some(encoding)), text);
        };
        check("windows-1252", "Müller, Jörg");
        check("windows-1252", "Sørensen, Bjørn");
        check("windows-1252", "„Blitz“ €");
        check("windows-1250", "Jiří Štoček");
        check("windows-1250", "Łukasz Cyborowski");
        check("windows-1251", "Карпов, Анатолий");
        check("windows-1253", "Καραγιάννης");
        check("windows-1254", "Gündüz Şahin");
        assert_eq!(decode("Müller".as_bytes(), None), "Müller");
        assert_eq!(decode(b"M\xfcller", None), "Müller");
    }

    #[test]
    fn names() {
        for label in ["windows-1251", "latin2", "ISO-8859-15", " koi8-r "] {
            assert!(single_byte(label).is_ok(), "{label}");
        }
        for label in ["utf-8", "gbk", "utf-16", "", "klingon"] {
            assert_eq!(single_byte(label), Err(UnknownEncoding), "{label}");
        }
    }

    #[test]
    fn sixteen_bits_a_letter() {
        let check = |bytes: &[u8], expected: Option<(&'static Encoding, usize)>| {
            assert_eq!(wide(bytes), expected, "{bytes:?}");
        };
        check(b"\xff\xfe[\0", Some((UTF_16LE, 2)));
        check(b"\xfe\xff\0[", Some((UTF_16BE, 2)));
        check(b"1\0.\0 \0e\x004\0", Some((UTF_16LE, 0)));
        check(b"\x001\0.\0 \0e\x004", Some((UTF_16BE, 0)));
        check(b"1. e4 e5 2. Nf3", None);
        check(b"\0\0\0\0\0\0\0\0\0\0", None);
        check(b"", None);
    }
}
