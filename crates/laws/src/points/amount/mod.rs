//! A number of points.

use std::fmt;

/// A number of points as an event writes it: `1`, `1/2`, `2.5`, `½`, `1½`. Not negative.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    over: u32,
    under: u32,
}

impl Amount {
    /// Reads it; `None` for what is no such number.
    ///
    /// ```
    /// use flagfall_laws::points::Amount;
    /// let [half, one] = ["1/2", "1.0"].map(|text| Amount::read(text).unwrap());
    /// assert!(one.is_more_than(half));
    /// assert!(Amount::read("much").is_none());
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Amount> {
        let text = text.trim();
        if let Some((over, under)) = text.split_once('/') {
            let (over, under) = (digits(over)?, digits(under)?);
            return (under > 0).then_some(Amount { over, under });
        }
        if let Some(whole) = text.strip_suffix('½') {
            let whole = if whole.is_empty() { 0 } else { digits(whole)? };
            return Some(Amount {
                over: whole * 2 + 1,
                under: 2,
            });
        }
        let (whole, tenths) = text.split_once('.').unwrap_or((text, ""));
        let mut amount = Amount {
            over: digits(whole)?,
            under: 1,
        };
        for digit in tenths.chars() {
            amount.over = amount
                .over
                .checked_mul(10)?
                .checked_add(digit.to_digit(10)?)?;
            amount.under = amount.under.checked_mul(10)?;
        }
        Some(amount)
    }

    /// Whether it is more than nothing.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.over > 0
    }

    /// Whether it is more than another.
    #[must_use]
    pub const fn is_more_than(self, other: Amount) -> bool {
        self.over as u64 * other.under as u64 > other.over as u64 * self.under as u64
    }
}

/// At most six digits.
fn digits(text: &str) -> Option<u32> {
    let plain = (1..=6).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.under {
            1 => write!(f, "{}", self.over),
            under => write!(f, "{}/{under}", self.over),
        }
    }
}

#[test]
fn points_are_compared_however_they_are_written() {
    let read = |text| Amount::read(text).unwrap();
    for (one, other) in [
        ("1", "1/2"),
        ("3", "2.5"),
        ("1½", "1"),
        ("0.75", "½"),
        ("1/2", "0"),
    ] {
        assert!(read(one).is_more_than(read(other)), "{one} {other}");
        assert!(!read(other).is_more_than(read(one)), "{other} {one}");
    }
    assert!(!read("0.50").is_more_than(read("1/2")));
    for text in [
        "",
        "-1",
        "1/0",
        "one",
        "1.x",
        "99999999",
        "1/2/3",
        "½½",
        "0.0000000001",
    ] {
        assert!(Amount::read(text).is_none(), "{text}");
    }
}
