//! Archives.

use std::io::{self, BufReader, Cursor, Read};

/// What is in the bytes: an archive is known by how it begins, not by its name.
///
/// # Errors
///
/// What the source answers when its beginning cannot be read.
pub fn unpacked<'a>(mut bytes: impl Read + Send + 'a) -> io::Result<Box<dyn Read + Send + 'a>> {
    let mut head = [0_u8; 4];
    let mut length = 0;
    while length < head.len() {
        match bytes.read(&mut head[length..]) {
            Ok(0) => break,
            Ok(read) => length += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let whole = Cursor::new(head).take(length as u64).chain(bytes);
    Ok(match &head[..length] {
        [0x28, 0xb5, 0x2f, 0xfd] | [0x50..=0x5f, 0x2a, 0x4d, 0x18] => {
            Box::new(zstd::stream::read::Decoder::new(whole)?)
        }
        [0x1f, 0x8b, ..] => Box::new(flate2::read::MultiGzDecoder::new(BufReader::new(whole))),
        [b'B', b'Z', b'h', _] => Box::new(bzip2::read::MultiBzDecoder::new(BufReader::new(whole))),
        _ => Box::new(whole),
    })
}

/// Archives, and text in UTF-16, in which no boundary is looked for.
pub(crate) fn is_packed(head: &[u8]) -> bool {
    matches!(
        head,
        [0x28, 0xb5, 0x2f, 0xfd]
            | [0x50..=0x5f, 0x2a, 0x4d, 0x18]
            | [0x1f, 0x8b, ..]
            | [b'B', b'Z', b'h', _]
            | [0xff, 0xfe, ..]
            | [0xfe, 0xff, ..]
    )
}
