//! Tokens and names: what opens a seat, and what a game is called.

use flagfall_store::{SeatToken, TokenHash};
use sha2::{Digest, Sha256};

/// Letters and digits that are not taken for one another.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Bytes of chance in a token: 160 bits.
const TOKEN_BYTES: usize = 20;
/// Bytes of chance in a game's name.
const NAME_BYTES: usize = 10;

/// The system gives no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The system gives no random numbers")]
pub(crate) struct NoChance;

/// A new token.
pub(crate) fn token() -> Result<String, NoChance> {
    random::<TOKEN_BYTES>()
}

/// A new token, and the seat that it opens.
pub(crate) fn seated(seat: &str) -> Result<(String, SeatToken), NoChance> {
    let token = token()?;
    let seat = SeatToken {
        seat: seat.to_owned(),
        hash: hash(&token),
    };
    Ok((token, seat))
}

/// A new name for a game.
pub(crate) fn name() -> Result<String, NoChance> {
    random::<NAME_BYTES>()
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether a text may be a game's name: the record is not asked for anything else.
pub(crate) fn is_name(text: &str) -> bool {
    let plain = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_';
    (1..=64).contains(&text.len()) && text.bytes().all(plain)
}

fn random<const N: usize>() -> Result<String, NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(written(&bytes))
}

/// Five bits a sign.
fn written(bytes: &[u8]) -> String {
    let bits = bytes.len() * 8;
    let bit = |at: usize| {
        bytes
            .get(at / 8)
            .map_or(0, |byte| (byte >> (7 - at % 8)) & 1)
    };
    (0..bits.div_ceil(5))
        .map(|sign| (0..5).fold(0, |value, at| value << 1 | bit(sign * 5 + at)))
        .map(|value| char::from(SIGNS[usize::from(value)]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_long_and_never_the_same() {
        let (one, two) = (token().unwrap(), token().unwrap());
        assert_eq!(one.len(), 32);
        assert_ne!(one, two);
        assert_ne!(hash(&one), hash(&two));
        assert!(is_name(&name().unwrap()));
    }

    #[test]
    fn five_bits_make_a_sign() {
        for (bytes, expect) in [
            (vec![0x00], "00"),
            (vec![0xff], "zw"),
            (vec![0b0000_1000, 0b0100_0000], "1100"),
        ] {
            assert_eq!(written(&bytes), expect, "{bytes:?}");
        }
    }

    #[test]
    fn names_are_plain() {
        for (text, expect) in [("abc-1_Z", true), ("", false), ("a.b", false), ("é", false)] {
            assert_eq!(is_name(text), expect, "{text}");
        }
        assert!(!is_name(&"a".repeat(65)));
    }
}
