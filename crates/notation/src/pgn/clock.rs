//! The clock readings that comments carry: `[%clk 1:23:45]`, `[%emt 0:00:12.3]`.

use core::fmt;

use super::command::Command;

/// What a comment says of the time, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Clocks {
    /// What the player who has moved has left (`%clk`).
    pub remaining: Option<u64>,
    /// What the move took (`%emt`).
    pub elapsed: Option<u64>,
}

impl Clocks {
    /// Reads the commands of a comment's text; what cannot be read says nothing.
    ///
    /// ```
    /// use flagfall_notation::pgn::Clocks;
    /// let clocks = Clocks::read(b"good [%clk 0:09:59.5] move");
    /// assert_eq!(clocks.remaining, Some(599_500));
    /// assert_eq!(clocks.elapsed, None);
    /// ```
    #[must_use]
    pub fn read(comment: &[u8]) -> Clocks {
        if let Some(remaining) = plain(comment) {
            return Clocks {
                remaining: Some(remaining),
                elapsed: None,
            };
        }
        let mut clocks = Clocks::default();
        let mut rest = comment;
        while let Some(command) = next_command(rest) {
            let slot = match command {
                [b'c', b'l', b'k', ..] => Some(&mut clocks.remaining),
                [b'e', b'm', b't', ..] => Some(&mut clocks.elapsed),
                _ => None,
            };
            rest = command;
            if let Some(slot) = slot
                && let Some((millis, after)) = reading(&command[3..])
            {
                slot.get_or_insert(millis);
                rest = after;
            }
        }
        clocks
    }
}

impl Clocks {
    /// Takes what is not yet known from another comment.
    pub(super) fn add(&mut self, other: Clocks) {
        self.remaining = self.remaining.or(other.remaining);
        self.elapsed = self.elapsed.or(other.elapsed);
    }
}

/// The reading of a comment that has nothing else, in the form that nearly all have.
#[inline]
fn plain(comment: &[u8]) -> Option<u64> {
    let &[
        b'[',
        b'%',
        b'c',
        b'l',
        b'k',
        b' ',
        h,
        b':',
        m,
        n,
        b':',
        s,
        t,
        b']',
    ] = comment.trim_ascii()
    else {
        return None;
    };
    let digits = [h, m, n, s, t].map(|it| it.wrapping_sub(b'0'));
    let [h, m, n, s, t] = digits.map(u64::from);
    let seconds = h * 3600 + (m * 10 + n) * 60 + s * 10 + t;
    digits.iter().all(|it| *it < 10).then_some(seconds * 1000)
}

/// What follows the next `[%`.
#[inline]
fn next_command(text: &[u8]) -> Option<&[u8]> {
    // Where there are commands, they mostly come first.
    if let [b'[', b'%', command @ ..] = text.trim_ascii_start() {
        return Some(command);
    }
    let mut signs = memchr::memchr_iter(b'%', text).filter(|&at| at > 0);
    let at = signs.find(|&at| text[at - 1] == b'[')?;
    Some(&text[at + 1..])
}

/// A time, up to the closing bracket, and what follows that.
fn reading(text: &[u8]) -> Option<(u64, &[u8])> {
    // No time is so long that its bracket would not be near.
    let near = &text[..text.len().min(32)];
    let end = near.iter().position(|&byte| byte == b']')?;
    Some((duration(&text[..end])?, &text[end + 1..]))
}

/// Hours, minutes and seconds, the latter with a fraction, in milliseconds.
pub(super) fn duration(text: &[u8]) -> Option<u64> {
    let mut rest = text.trim_ascii().iter();
    let (mut seconds, mut part, mut parts) = (0_u64, None, 1);
    let mut fraction = false;
    for &byte in rest.by_ref() {
        match byte {
            b'0'..=b'9' => {
                let digit = u64::from(byte - b'0');
                let number: u64 = part.unwrap_or(0);
                // Nobody has so many hours.
                part = Some(number * 10 + digit).filter(|&it| it <= u64::from(u32::MAX));
                part?;
            }
            b':' if parts < 3 => {
                seconds = seconds.checked_add(part.take()?)?.checked_mul(60)?;
                parts += 1;
            }
            b'.' | b',' => {
                fraction = true;
                break;
            }
            _ => return None,
        }
    }
    seconds = seconds.checked_add(part?)?;
    let mut millis = 0;
    let mut unit = 100;
    if fraction {
        for &byte in rest {
            let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
            millis += digit * unit;
            unit /= 10;
        }
    }
    seconds.checked_mul(1000)?.checked_add(millis)
}

/// The command that says what a player has left, in milliseconds; tenths only where there are any.
///
/// ```
/// use flagfall_notation::pgn::clk;
/// assert_eq!(clk(5_025_000), "[%clk 1:23:45]");
/// assert_eq!(clk(9_540), "[%clk 0:00:09.54]");
/// ```
#[must_use]
pub fn clk(remaining: u64) -> String {
    Command::Clk(remaining).to_string()
}

/// Writes `1:23:45`, with tenths and less only where there are any.
pub(super) fn write_duration(f: &mut fmt::Formatter<'_>, millis: u64) -> fmt::Result {
    let (seconds, millis) = (millis / 1000, millis % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
    match millis {
        0 => Ok(()),
        _ if millis % 100 == 0 => write!(f, ".{}", millis / 100),
        _ if millis % 10 == 0 => write!(f, ".{:02}", millis / 10),
        _ => write!(f, ".{millis:03}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(comment: &str, remaining: Option<u64>, elapsed: Option<u64>) {
        assert_eq!(
            Clocks::read(comment.as_bytes()),
            Clocks { remaining, elapsed },
            "{comment}"
        );
    }

    #[test]
    fn readings() {
        check("[%clk 1:23:45]", Some(5_025_000), None);
        check(
            "[%emt 0:00:12.3] [%clk 0:01:00]",
            Some(60_000),
            Some(12_300),
        );
        check("[%clk 12:34]", Some(754_000), None);
        check("[%clk 30]", Some(30_000), None);
        check("[%clk  0:00:01,25 ]", Some(1_250), None);
        check("[%clk 0:00:05][%clk 0:00:06]", Some(5_000), None);
        for text in [
            "",
            "%clk 1:00",
            "[%clk",
            "[%clk ]",
            "[%clk -1:00]",
            "[%clk 1:2:3:4]",
        ] {
            check(text, None, None);
        }
        check("[%clk 99999999999:00:00]", None, None);
        check("[%eval 1.20]", None, None);
    }

    #[test]
    fn what_is_written_is_read() {
        for remaining in [0, 1, 10, 999, 1000, 59_999, 3_600_000, 360_000_000] {
            check(&clk(remaining), Some(remaining), None);
        }
    }
}
