//! Games from a stream, one after another.

use std::io::{self, Read};

use super::block::{Index, Words};
use super::encoding::{self, Encoding, UnknownEncoding};
use super::fault::{Fault, FaultKind};
use super::game::Game;
use super::limits::Limits;
use super::parse::{Parsed, Place, Text, Within, parse};
use super::place::{Location, Map};
use super::scan::{boundary, whole_characters};
use super::sink::{Kept, Sink};
use super::source::Source;

/// No mark of a tag section is longer, in bytes.
const SECTION: usize = 1024;

/// Reads games from a stream. Only the stream itself can fail; whatever is irregular in the text
/// is a fault of the game it is in.
///
/// The memory needed does not depend on the length of the stream, only on that of the longest
/// game, for which there are [`Limits`]. Text in UTF-16 is converted as it is read. A game that
/// is not UTF-8 is read in the encoding that its letters suggest, and a fault says which.
///
/// ```
/// use flagfall_notation::pgn::Reader;
/// let reader = Reader::new(&b"1. e4 e5 1-0 1. d4 0-1"[..]);
/// let starts = reader.map(|game| game.map(|game| game.start().byte));
/// assert_eq!(starts.collect::<Result<Vec<u64>, _>>()?, [0, 13]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    limits: Limits,
    /// The encoding of what is not UTF-8, if it is known.
    encoding: Option<&'static Encoding>,
    buffer: Vec<u8>,
    /// What the buffer's bytes are.
    index: Index,
    /// How much of the buffer has been read.
    used: usize,
    /// Where what follows from `mapped` on is in the file.
    map: Map,
    /// Up to where lines have been counted, which is not further than `used`.
    mapped: usize,
    /// Whether a game that was cut off is being skipped.
    skipping: bool,
    /// What a visitor's game needs while it is read.
    pub(super) scratch: Option<Box<Game>>,
}

impl<R: Read> Reader<R> {
    /// Reads from here, within the usual limits.
    pub fn new(source: R) -> Reader<R> {
        Reader::with_limits(source, Limits::default())
    }

    /// Reads from here, within these limits.
    pub fn with_limits(source: R, limits: Limits) -> Reader<R> {
        Reader {
            source: Source::new(source),
            limits,
            encoding: None,
            buffer: Vec::new(),
            index: Index::new(),
            used: 0,
            map: Map::default(),
            mapped: 0,
            scratch: None,
            skipping: false,
        }
    }

    /// Reads what is not UTF-8 in the encoding of this name, as `windows-1250` or `latin1`, and
    /// not in the one that the letters of each game suggest.
    ///
    /// ```
    /// use flagfall_notation::pgn::Reader;
    /// let mut reader = Reader::new(&b"[White \"Gl\xf8ck\"] *"[..]);
    /// reader.set_encoding("windows-1250")?;
    /// let game = reader.next().unwrap().unwrap();
    /// assert_eq!(game.tag("White").as_deref(), Some("Glřck"));
    /// # Ok::<(), flagfall_notation::pgn::UnknownEncoding>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UnknownEncoding`]: there is no such encoding, or it has more than one byte a letter.
    pub fn set_encoding(&mut self, label: &str) -> Result<(), UnknownEncoding> {
        self.encoding = Some(encoding::single_byte(label)?);
        Ok(())
    }

    /// Reads the next game into one that is used again; false if there is none.
    ///
    /// # Errors
    ///
    /// What the source answers when it cannot be read. The reader may be asked again.
    pub fn read_into(&mut self, game: &mut Game) -> io::Result<bool> {
        let mut kept = Kept(core::mem::take(&mut game.items));
        let found = self.next_game(game, &mut kept);
        game.items = kept.0;
        found
    }

    /// Tells the next game, and keeps what else is to be known of it; false if there is none.
    pub(super) fn next_game<S: Sink>(&mut self, game: &mut Game, sink: &mut S) -> io::Result<bool> {
        let mut wide = None;
        if !self.source.is_begun() {
            self.fill()?;
            wide = self.source.wide();
            self.map.wide = wide.is_some();
            self.map.base.byte = self.source.mark();
        }
        let found = self.find(game, sink)?;
        if let Some(wide) = wide {
            let says = format!("the file is in {}, as which it is read", wide.name());
            let end = "PGN is written in UTF-8";
            self.push_fault(game, FaultKind::BadEncoding, Location::START, &says, end);
            return Ok(found || !game.faults().is_empty());
        }
        Ok(found)
    }

    fn find<S: Sink>(&mut self, game: &mut Game, sink: &mut S) -> io::Result<bool> {
        loop {
            if self.skipping && !self.skip()? {
                game.clear();
                sink.begin();
                return Ok(false);
            }
            self.skip_blank();
            if S::KEEPS {
                self.settle();
            }
            let text = &self.buffer[self.used..];
            let limit = self.limits.game_bytes.max(1);
            let whole = self.source.is_at_end();
            let parsed = Text {
                bytes: text,
                words: self.index.from(self.used),
                whole,
            };
            match parse(parsed, self.place(), self.limits, game, sink) {
                Parsed::Game(length) if length <= limit => {
                    let blank = text[length..].len() - text[length..].trim_ascii_start().len();
                    self.advance(length + blank);
                    if S::KEEPS {
                        self.say_encoding(game);
                    }
                    return Ok(true);
                }
                Parsed::Nothing => {
                    self.advance(text.len());
                    return Ok(false);
                }
                Parsed::Game(_) => {
                    self.cut(limit, game, sink);
                    return Ok(true);
                }
                Parsed::More(within) => {
                    if !self.shorten(within)? {
                        if text_is_longer(&self.buffer, self.used, limit) {
                            self.cut(limit, game, sink);
                            return Ok(true);
                        }
                        self.fill()?;
                    }
                }
            }
        }
    }

    /// Takes as much of a game as the limit allows, and skips the rest of it.
    fn cut<S: Sink>(&mut self, limit: usize, game: &mut Game, sink: &mut S) {
        self.settle();
        let text = &self.buffer[self.used..][..limit];
        let cut = Text {
            bytes: text,
            words: Words::NONE,
            whole: true,
        };
        let parsed = parse(cut, self.place(), self.limits, game, sink);
        let place = self.map.locate(text, limit);
        let says = format!("the game is longer than {limit} bytes; the rest of it is skipped");
        let cure = "raise the limit to read it whole";
        self.push_fault(game, FaultKind::Truncated, place, &says, cure);
        let length = match parsed {
            Parsed::Game(length) => length,
            Parsed::Nothing | Parsed::More(_) => limit,
        };
        self.advance(length);
        self.skipping = true;
        if S::KEEPS {
            self.say_encoding(game);
        }
    }

    /// Skips up to the next tag section; false if there is none.
    fn skip(&mut self) -> io::Result<bool> {
        loop {
            let text = &self.buffer[self.used..];
            if let Some(at) = boundary(text, 0) {
                self.advance(at);
                self.skipping = false;
                return Ok(true);
            }
            // A section may begin in what is left.
            let whole = self.source.is_at_end();
            let keep = if whole { 0 } else { text.len().min(SECTION) };
            self.advance(text.len() - keep);
            if whole {
                return Ok(false);
            }
            self.fill()?;
        }
    }

    /// Leaves out the rest of a comment that has become too long, up to its end; false if it has
    /// not.
    fn shorten(&mut self, within: Within) -> io::Result<bool> {
        self.settle();
        let (from, braces) = match within {
            Within::Token => return Ok(false),
            Within::Braces(from) => (from, true),
            Within::Line(from) => (from, false),
        };
        let text = &self.buffer[self.used..];
        // What is left out once is left out again only when as much has come after it.
        let limit = self.limits.comment_bytes;
        if text.len() - from <= limit.saturating_add(SECTION) {
            return Ok(false);
        }
        let keep = from + whole_characters(&text[from..], limit);
        loop {
            let text = &self.buffer[self.used..];
            let rest = &text[keep..];
            let found = match braces {
                true => end_of_comment(rest),
                false => memchr::memchr2(b'\n', b'\r', rest),
            };
            let whole = self.source.is_at_end();
            // A section may begin in what is left.
            let short = if whole { 0 } else { SECTION };
            let end = found.unwrap_or_else(|| rest.len().saturating_sub(short));
            let end = keep + whole_characters(rest, end);
            let place = self.map.locate(text, end);
            let tail = self.used + keep..self.used + end;
            self.buffer.drain(tail);
            self.map.gaps.retain(|gap| (gap.0 as usize) < keep);
            self.map.gaps.push((keep as u32, place));
            self.index.look(&self.buffer);
            if found.is_some() || whole {
                return Ok(true);
            }
            self.fill()?;
        }
    }

    fn skip_blank(&mut self) {
        let text = &self.buffer[self.used..];
        let mut length = text.len() - text.trim_ascii_start().len();
        let first = self.mapped == 0 && self.map.base.byte == self.source.mark();
        let mark = first && self.used == 0 && text.starts_with(b"\xef\xbb\xbf");
        if mark {
            length = 3;
        }
        self.advance(length);
        if mark {
            self.settle();
            // The mark is no character of the first line.
            self.map.base.column = 1;
            self.skip_blank();
        }
    }

    fn advance(&mut self, length: usize) {
        self.used += length;
        if !self.map.gaps.is_empty() {
            self.settle();
        }
    }

    /// Counts the lines of what has been read.
    fn settle(&mut self) {
        let length = self.used - self.mapped;
        self.map.advance(&self.buffer[self.mapped..], length);
        self.mapped = self.used;
    }

    fn place(&self) -> Place<'_> {
        Place {
            map: &self.map,
            before: &self.buffer[self.mapped..self.used],
        }
    }

    /// Reads more into the buffer, at least as much again as is there.
    fn fill(&mut self) -> io::Result<()> {
        self.settle();
        self.buffer.drain(..self.used);
        (self.used, self.mapped) = (0, 0);
        let read = self.source.read_more(&mut self.buffer);
        self.index.look(&self.buffer);
        read
    }

    /// Finds the encoding of a game that is not UTF-8, and says so.
    fn say_encoding(&mut self, game: &mut Game) {
        let Err(error) = core::str::from_utf8(&game.text) else {
            return;
        };
        let at = error.valid_up_to();
        let encoding = self.encoding;
        let encoding = encoding.unwrap_or_else(|| encoding::detect(&game.text));
        game.encoding = Some(encoding);
        let place = game.map.locate(&game.text, at);
        let says = format!(
            "a byte that is not UTF-8; the text around it is read as {}",
            encoding.name()
        );
        let end = "name the encoding if it is another";
        self.push_fault(game, FaultKind::BadEncoding, place, &says, end);
    }

    fn push_fault(&self, game: &mut Game, kind: FaultKind, at: Location, says: &str, cure: &str) {
        if game.faults.len() >= self.limits.faults {
            game.unlisted += 1;
            return;
        }
        game.faults.push(Fault {
            message: format!("{says}; {cure}"),
            ..Fault::at(kind, at)
        });
    }
}

fn text_is_longer(buffer: &[u8], used: usize, limit: usize) -> bool {
    buffer.len() - used > limit
}

/// Where a comment in braces ends: at its brace, or before a tag section, of which the blank line
/// above it is part.
fn end_of_comment(text: &[u8]) -> Option<usize> {
    let close = memchr::memchr(b'}', text);
    let before = &text[..close.unwrap_or(text.len())];
    let section = boundary(before, 0).map(|at| before[..at].trim_ascii_end().len());
    section.or(close)
}

impl<R: Read> Iterator for Reader<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        let mut game = Game::default();
        match self.read_into(&mut game) {
            Ok(true) => Some(Ok(game)),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// All games of a text.
#[must_use]
pub fn read_all(text: &[u8]) -> Vec<Game> {
    // A slice can always be read.
    Reader::new(text).map_while(Result::ok).collect()
}
