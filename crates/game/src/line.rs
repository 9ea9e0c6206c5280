//! One line of a scoresheet.

use std::fmt;
use std::ops::Deref;

/// So many bytes are kept in place: any move in SAN, with what is noted beside it.
const SHORT: usize = 22;

/// A move as it is written down. Hardly one is longer than a few letters, and each is kept several
/// times over: in the game, on two scoresheets, in what came of the act. So it is kept in place,
/// and no memory is asked for it.
///
/// ```
/// use flagfall_game::Line;
///
/// let mut line = Line::from("Nf3");
/// line.push_str(" (=)");
/// assert_eq!(&*line, "Nf3 (=)");
/// ```
#[derive(Clone)]
pub struct Line(Kept);

#[derive(Clone)]
enum Kept {
    /// So many of the bytes, which are whole letters.
    Short(u8, [u8; SHORT]),
    Long(String),
}

impl Line {
    /// Writes more on it.
    pub fn push_str(&mut self, more: &str) {
        match &mut self.0 {
            Kept::Short(count, bytes) => {
                let (from, to) = (usize::from(*count), usize::from(*count) + more.len());
                match bytes.get_mut(from..to) {
                    Some(place) => {
                        place.copy_from_slice(more.as_bytes());
                        *count = to as u8;
                    }
                    None => self.0 = Kept::Long(self.to_string() + more),
                }
            }
            Kept::Long(text) => text.push_str(more),
        }
    }
}

impl Default for Line {
    fn default() -> Line {
        Line(Kept::Short(0, [0; SHORT]))
    }
}

impl fmt::Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        Ok(())
    }

    fn write_char(&mut self, letter: char) -> fmt::Result {
        if let Kept::Short(count, bytes) = &mut self.0
            && let Some(place) = bytes.get_mut(usize::from(*count))
            && letter.is_ascii()
        {
            *place = letter as u8;
            *count += 1;
            return Ok(());
        }
        self.write_str(letter.encode_utf8(&mut [0; 4]))
    }
}

impl From<&str> for Line {
    fn from(text: &str) -> Line {
        let mut line = Line::default();
        line.push_str(text);
        line
    }
}

impl Deref for Line {
    type Target = str;

    fn deref(&self) -> &str {
        match &self.0 {
            Kept::Short(count, bytes) => {
                let bytes = bytes.get(..usize::from(*count)).unwrap_or_default();
                std::str::from_utf8(bytes).unwrap_or_default()
            }
            Kept::Long(text) => text,
        }
    }
}

impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        **self == **other
    }
}

impl Eq for Line {}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        str::fmt(self, f)
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fmt::Write;

    #[test]
    fn a_long_line_is_kept_whole() {
        let mut line = Line::from("exd8=Q#");
        let mut plain = "exd8=Q#".to_owned();
        for more in [" (=)", " – spät", " and so on and on", "!"] {
            line.push_str(more);
            plain.push_str(more);
            assert_eq!(&*line, plain);
            assert_eq!(Line::from(plain.as_str()), line);
            let mut other = Line::default();
            plain
                .chars()
                .try_for_each(|it| other.write_char(it))
                .unwrap();
            assert_eq!(other, line);
        }
    }
}
