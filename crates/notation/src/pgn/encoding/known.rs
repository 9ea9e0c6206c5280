//! What is not UTF-8, by the tables of all encodings.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
pub(crate) use encoding_rs::Encoding;
use encoding_rs::{CoderResult, Decoder, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::UnknownEncoding;

/// How much of a file is looked at to tell UTF-16 without a mark, in bytes.
const LOOK: usize = 256;

/// How much is converted at a time, in bytes.
const CHUNK: usize = 1 << 16;

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
pub(crate) fn detect(text: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(text, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if guess.is_single_byte() {
        guess
    } else {
        WINDOWS_1252
    }
}

/// The encoding of this name.
pub(crate) fn single_byte(label: &str) -> Result<&'static Encoding, UnknownEncoding> {
    let found = Encoding::for_label(label.as_bytes());
    found
        .filter(|it| it.is_single_byte())
        .ok_or(UnknownEncoding)
}

/// A file in UTF-16: what it is in, and what converts it.
pub(crate) struct Wide {
    encoding: &'static Encoding,
    decoder: Decoder,
}

impl Wide {
    /// Whether a file that begins so is in UTF-16, and how many bytes its mark takes.
    pub(crate) fn of(head: &[u8]) -> Option<(Wide, usize)> {
        let (encoding, mark) = wide(head)?;
        let decoder = encoding.new_decoder_without_bom_handling();
        Some((Wide { encoding, decoder }, mark))
    }

    /// What it is in.
    pub(crate) fn encoding(&self) -> &'static Encoding {
        self.encoding
    }

    /// Converts all that is there, and adds it to a text in UTF-8.
    pub(crate) fn convert(&mut self, raw: &mut Vec<u8>, text: &mut Vec<u8>, at_end: bool) {
        let mut from = 0;
        let mut part = vec![0; CHUNK];
        loop {
            let rest = &raw[from..];
            let (result, read, written, _) = self.decoder.decode_to_utf8(rest, &mut part, at_end);
            from += read;
            text.extend_from_slice(&part[..written]);
            if result == CoderResult::InputEmpty {
                break;
            }
        }
        raw.clear();
    }
}

/// Whether a file is in UTF-16, and how many bytes its mark takes.
fn wide(head: &[u8]) -> Option<(&'static Encoding, usize)> {
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
