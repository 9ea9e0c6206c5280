//! The line that something irregular stands on, and carets under it.

use core::fmt;
use std::borrow::Cow;

use super::encoding::decode;
use super::fault::Fault;
use super::game::Game;

/// How much of a line is shown, in characters.
const WIDTH: usize = 76;
/// How far around a place the line is looked at, in bytes; so many hold the characters shown.
const AROUND: usize = 4 * WIDTH;

/// A part of a line, and where in it something is.
///
/// It is safe to print: control characters and such as turn the writing about are shown as
/// pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snippet {
    /// The line's number, from 1.
    pub line: u64,
    /// What is shown of it; an ellipsis stands for the rest.
    pub text: String,
    /// Before which character of that the carets begin, from 0.
    pub caret: usize,
    /// How many carets there are.
    pub width: usize,
}

impl fmt::Display for Snippet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (caret, width) = (self.caret, self.width);
        writeln!(f, "{:>6} | {}", self.line, self.text)?;
        write!(f, "       | {:caret$}{:^<width$}", "", "")
    }
}

impl Fault {
    /// The line of its game that it stands on.
    ///
    /// ```
    /// use flagfall_notation::pgn;
    /// let game = &pgn::read_all(b"1. e4 e5 2. Ke3 *")[0];
    /// let fault = &pgn::replay(game).faults[0];
    /// let snippet = fault.snippet(game).unwrap();
    /// let shown = "     1 | 1. e4 e5 2. Ke3 *\n       |             ^^^";
    /// assert_eq!(snippet.to_string(), shown);
    /// assert_eq!(fault.nearest[0], "Ke2");
    /// ```
    #[must_use]
    pub fn snippet(&self, game: &Game) -> Option<Snippet> {
        game.snippet(self.byte, self.token.chars().count())
    }
}

impl Game {
    /// The line on which a byte of the file is, and carets under so many characters from there on;
    /// `None` if it is not in the game.
    #[must_use]
    pub fn snippet(&self, byte: u64, width: usize) -> Option<Snippet> {
        let source = self.source();
        let at = self.map.offset(source, byte)?;
        let (before, cut) = line_start(&source[..at]);
        let (after, goes_on) = line_rest(&source[at..]);
        let decode = |bytes| decode(bytes, self.encoding);
        let before: Vec<char> = visible(&decode(before)).chars().collect();
        let after: Vec<char> = visible(&decode(after)).chars().collect();
        // Half of what is shown comes before the place, more where little comes after it.
        let room = (WIDTH / 2).max(WIDTH.saturating_sub(after.len()));
        let skip = before.len().saturating_sub(room);
        let take = WIDTH - (before.len() - skip);
        let mut text = String::new();
        let mut caret = before.len() - skip;
        if cut || skip > 0 {
            text.push('…');
            caret += 1;
        }
        text.extend(&before[skip..]);
        text.extend(after.iter().take(take));
        if goes_on || after.len() > take {
            text.push('…');
        }
        let width = width.min(after.len().min(take)).max(1);
        let line = self.location(u32::try_from(at).ok()?).line;
        Some(Snippet {
            line,
            text,
            caret,
            width,
        })
    }
}

/// What of a text is on its last line and near its end, and whether that is not the whole line.
fn line_start(text: &[u8]) -> (&[u8], bool) {
    let mut near = text.len().saturating_sub(AROUND);
    while near > 0 && text[near] & 0xc0 == 0x80 && near + 4 > text.len().saturating_sub(AROUND) {
        near -= 1;
    }
    let ends = |byte: &u8| matches!(byte, b'\n' | b'\r');
    match text[near..].iter().rposition(ends) {
        Some(at) => (&text[near + at + 1..], false),
        None => (&text[near..], near > 0),
    }
}

/// What of a text is on its first line and near its beginning, and whether that is not the whole.
fn line_rest(text: &[u8]) -> (&[u8], bool) {
    let near = super::scan::whole_characters(text, AROUND);
    match memchr::memchr2(b'\n', b'\r', &text[..near]) {
        Some(at) => (&text[..at], false),
        None => (&text[..near], near < text.len()),
    }
}

/// A text as it can be printed anywhere: a picture stands for each control character, and the
/// sign for what cannot be shown for each that changes the direction of writing.
///
/// ```
/// use flagfall_notation::pgn::visible;
/// assert_eq!(visible("a\tb\u{1b}[2J"), "a b␛[2J");
/// ```
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(|it| picture(it) == it) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(picture).collect())
}

fn picture(it: char) -> char {
    match it {
        '\t' => ' ',
        '\0'..='\u{1f}' => char::from_u32(0x2400 + it as u32).unwrap_or('�'),
        '\u{7f}' => '␡',
        '\u{80}'..='\u{9f}' | '\u{200e}' | '\u{200f}' | '\u{feff}' => '�',
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '�',
        _ => it,
    }
}
