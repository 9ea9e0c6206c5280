//! Games from a stream, one after another.

use std::io::{self, Read};

use super::fault::{Fault, FaultKind};
use super::game::Game;
use super::parse::{Limits, Parsed, parse};
use super::place::Location;
use super::scan::boundary;

/// How much is read at a time, in bytes.
const CHUNK: usize = 1 << 18;

/// Reads games from a stream. Only the stream itself can fail; whatever is irregular in the text
/// is a fault of the game it is in.
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
    source: R,
    limits: Limits,
    buffer: Vec<u8>,
    /// How much of the buffer has been read.
    used: usize,
    /// Where the first byte not used is in the file.
    place: Location,
    /// Whether the source is at its end.
    whole: bool,
    /// Whether a game that was cut off is being skipped.
    skipping: bool,
}

impl<R: Read> Reader<R> {
    /// Reads from here, within the usual limits.
    pub fn new(source: R) -> Reader<R> {
        Reader::with_limits(source, Limits::default())
    }

    /// Reads from here, within these limits.
    pub fn with_limits(source: R, limits: Limits) -> Reader<R> {
        Reader {
            source,
            limits,
            buffer: Vec::new(),
            used: 0,
            place: Location::START,
            whole: false,
            skipping: false,
        }
    }

    /// Reads the next game into one that is used again; false if there is none.
    ///
    /// # Errors
    ///
    /// What the source answers when it cannot be read. The reader may be asked again.
    pub fn read_into(&mut self, game: &mut Game) -> io::Result<bool> {
        if self.buffer.is_empty() && self.used == 0 && !self.whole {
            self.fill()?;
            if self.foreign_encoding(game) {
                return Ok(true);
            }
        }
        loop {
            if self.skipping && !self.skip()? {
                return Ok(false);
            }
            self.skip_blank();
            let text = &self.buffer[self.used..];
            let limit = self.limits.game_bytes.max(1);
            match parse(text, self.place, self.whole, self.limits, game) {
                Parsed::Game(length) => {
                    if length > limit {
                        self.cut(limit, game);
                    } else {
                        self.advance(length);
                    }
                    return Ok(true);
                }
                Parsed::Nothing => {
                    self.advance(text.len());
                    return Ok(false);
                }
                Parsed::More if text.len() > limit => {
                    self.cut(limit, game);
                    return Ok(true);
                }
                Parsed::More => self.fill()?,
            }
        }
    }

    /// Takes as much of a game as the limit allows, and skips the rest of it.
    fn cut(&mut self, limit: usize, game: &mut Game) {
        let text = &self.buffer[self.used..][..limit];
        let parsed = parse(text, self.place, true, self.limits, game);
        let place = self.place.after(text);
        let says = format!("the game is longer than {limit} bytes; the rest of it is skipped");
        game.faults.push(fault(FaultKind::Truncated, place, says));
        let length = match parsed {
            Parsed::Game(length) => length,
            Parsed::Nothing | Parsed::More => limit,
        };
        self.advance(length);
        self.skipping = true;
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
            let keep = if self.whole { 0 } else { text.len().min(1024) };
            self.advance(text.len() - keep);
            if self.whole {
                return Ok(false);
            }
            self.fill()?;
        }
    }

    fn skip_blank(&mut self) {
        let text = &self.buffer[self.used..];
        let mut length = text.len() - text.trim_ascii_start().len();
        if self.place.byte == 0 && text.starts_with(b"\xef\xbb\xbf") {
            length = 3;
        }
        let mark = length == 3 && text[0] == 0xef;
        self.advance(length);
        if mark {
            // The mark is no character of the first line.
            self.place.column = 1;
            self.skip_blank();
        }
    }

    fn advance(&mut self, length: usize) {
        self.place = self.place.after(&self.buffer[self.used..][..length]);
        self.used += length;
    }

    /// Reads more into the buffer, at least as much again as is there.
    fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.used);
        self.used = 0;
        let wanted = CHUNK.max(self.buffer.len());
        let mut taken = self.source.by_ref().take(wanted as u64);
        let read = taken.read_to_end(&mut self.buffer)?;
        self.whole = read < wanted;
        Ok(())
    }

    /// A file in UTF-16 is no text of bytes; it is one game that says so.
    fn foreign_encoding(&mut self, game: &mut Game) -> bool {
        let marked = self.buffer.starts_with(b"\xff\xfe") || self.buffer.starts_with(b"\xfe\xff");
        if marked {
            *game = Game::default();
            let says = "the file is in UTF-16; convert it to UTF-8".to_owned();
            game.faults
                .push(fault(FaultKind::BadEncoding, Location::START, says));
            self.buffer.clear();
            self.used = 0;
            self.whole = true;
        }
        marked
    }
}

fn fault(kind: FaultKind, place: Location, message: String) -> Fault {
    let Location { line, column, byte } = place;
    Fault {
        kind,
        line,
        column,
        byte,
        token: String::new(),
        message,
        ply: None,
        depth: 0,
    }
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
