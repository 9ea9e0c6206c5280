//! Bytes as text: UTF-8, or where they are not, the encoding that older files are in.
//!
//! With the feature `encodings` that is any with one byte a letter, told by its letters, and
//! UTF-16. Without it, for what is small and given text that is UTF-8 already, it is that of
//! Western Europe.

use core::error::Error;
use core::fmt;

#[cfg(feature = "encodings")]
mod known;
#[cfg(any(test, not(feature = "encodings")))]
mod western;

#[cfg(feature = "encodings")]
pub(super) use known::{Encoding, Wide, decode, detect, single_byte};
#[cfg(not(feature = "encodings"))]
pub(super) use western::{Encoding, Wide, decode, detect, single_byte};

/// The name of no encoding with one byte a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no encoding with one byte a letter has this name; try windows-1252")
    }
}

impl Error for UnknownEncoding {}
