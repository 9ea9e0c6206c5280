//! Time as the record writes it: `3:00`, `1:02:05`, `0:01.500`.

use crate::Ms;

/// Writes a time: minutes and seconds, hours where there are any, thousandths where there are
/// any.
#[must_use]
pub fn write_time(time: Ms) -> String {
    let (ms, sign) = (time.0.unsigned_abs(), if time.0 < 0 { "-" } else { "" });
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    let whole = match hours {
        0 => format!("{sign}{minutes}:{seconds:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
    };
    match ms % 1000 {
        0 => whole,
        thousandths => format!("{whole}.{thousandths:03}"),
    }
}

/// Reads a time as [`write_time`] writes it; at most 1000 hours. `None` for anything else.
#[must_use]
pub fn read_time(text: &str) -> Option<Ms> {
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let (whole, thousandths) = match text.split_once('.') {
        Some((whole, digits)) if digits.len() == 3 => (whole, number(digits)?),
        Some(_) => return None,
        None => (text, 0),
    };
    let parts = whole.split(':').map(number).collect::<Option<Vec<i64>>>()?;
    let (hours, minutes, seconds) = match parts.as_slice() {
        [minutes, seconds] => (0, *minutes, *seconds),
        [hours, minutes, seconds] if *minutes < 60 => (*hours, *minutes, *seconds),
        _ => return None,
    };
    if hours > 1000 || minutes > 60_000 || seconds > 59 {
        return None;
    }
    Some(flagfall_clock::Millis(
        sign * (((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths),
    ))
}

fn number(digits: &str) -> Option<i64> {
    let plain = !digits.is_empty() && digits.len() <= 6;
    let plain = plain && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

#[test]
fn times_are_read_as_they_are_written() {
    for (ms, text) in [
        (0, "0:00"),
        (1_500, "0:01.500"),
        (180_000, "3:00"),
        (3_725_000, "1:02:05"),
        (-2_000, "-0:02"),
    ] {
        assert_eq!(write_time(flagfall_clock::Millis(ms)), text);
        assert_eq!(read_time(text), Some(flagfall_clock::Millis(ms)));
    }
    for text in ["", "3", "3:60", "1:60:00", "0:01.5", "x:00", "3:0x"] {
        assert_eq!(read_time(text), None, "{text}");
    }
}
