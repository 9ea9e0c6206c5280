//! A game's own line, played as it passes by.

use flagfall_board::{Color, Move, Position};

use super::game::Termination;
use super::start::{Start, from_tags};
use super::visit::{Token, Variation, Visitor};
use crate::san::{self, SanError};

/// A visitor who plays the moves of a game's own line, legal ones alone, and keeps none of them.
///
/// It judges the moves as [`replay`](super::replay()) does, and neither check signs nor clocks; of
/// variations nothing is played.
///
/// ```
/// use flagfall_notation::pgn::{MainLine, Reader};
/// let mut reader = Reader::new(&b"1. e4 e5 2. Nf3 (2. f4) Nf6 * 1. e4 e5 2. Ke3 Nf6 *"[..]);
/// let mut line = MainLine::new();
/// reader.visit(&mut line)?;
/// assert_eq!((line.plies(), line.stop()), (4, None));
/// reader.visit(&mut line)?;
/// let stop = line.stop().unwrap();
/// assert_eq!((line.plies(), stop.text.as_str()), (2, "Ke3"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct MainLine {
    position: Position,
    plies: u32,
    state: State,
    /// The values of the tags that say where the game starts from.
    variant: Option<String>,
    fen: Option<String>,
    set_up: Option<String>,
    start: Start,
    result: Option<Termination>,
    stop: Option<Stop>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// No move has been told.
    Tags,
    Playing,
    Stopped,
}

/// The first move that was not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The move as it is written; bytes that are not UTF-8 are U+FFFD.
    pub text: String,
    /// Why it is none; `None` if no move is: the game is another than chess, or its position
    /// could not be read.
    pub error: Option<SanError>,
}

impl MainLine {
    /// One who has seen no game.
    #[must_use]
    pub fn new() -> MainLine {
        let start = from_tags(None, None, None).0;
        MainLine {
            position: start.position,
            plies: 0,
            state: State::Tags,
            variant: None,
            fen: None,
            set_up: None,
            start,
            result: None,
            stop: None,
        }
    }

    /// The position after the moves that were played.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The half-moves that were played, passed turns (`--`) included.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// Where the game starts from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start.position
    }

    /// The result that the movetext ends with.
    #[must_use]
    pub fn result(&self) -> Option<Termination> {
        self.result
    }

    /// The first move that was not played; no move after it is.
    #[must_use]
    pub fn stop(&self) -> Option<&Stop> {
        self.stop.as_ref()
    }

    /// Sets the men up, or says that there is no game to be played.
    #[cold]
    fn set_up(&mut self) {
        let [variant, fen, set_up] = [&self.variant, &self.fen, &self.set_up];
        let (variant, fen) = (variant.as_deref(), fen.as_deref());
        self.start = from_tags(variant, fen, set_up.as_deref()).0;
        self.position = self.start.position;
        if !self.start.playable {
            self.state = State::Stopped;
        }
    }

    /// The first move of a game, or one of a line that has stopped.
    #[cold]
    fn first(&mut self, token: Token<'_>) {
        if self.state == State::Stopped {
            return;
        }
        self.state = State::Playing;
        if self.variant.is_some() || self.fen.is_some() || self.set_up.is_some() {
            self.set_up();
        }
        if self.state == State::Stopped {
            self.stop_at(token, None);
        } else {
            self.move_text(token);
        }
    }

    /// A move in another than a plain form, or none.
    #[inline(never)]
    fn any(&mut self, token: Token<'_>) {
        match san::read_bytes(&self.position, token.bytes()) {
            Ok((played, _)) => self.position = self.position.play(played),
            Err(_) if passes(token.bytes()) && !self.position.in_check() => {
                self.position = passed(&self.position);
            }
            Err(error) => return self.stop_at(token, Some(error)),
        }
        self.plies += 1;
    }

    #[cold]
    fn stop_at(&mut self, token: Token<'_>, error: Option<SanError>) {
        self.state = State::Stopped;
        let text = String::from_utf8_lossy(token.bytes());
        let text = text.chars().take(40).collect();
        self.stop = Some(Stop { text, error });
    }
}

/// Whether a text passes the turn.
pub(super) fn passes(text: &[u8]) -> bool {
    matches!(text, b"--" | b"Z0")
}

/// The position with the turn passed.
pub(super) fn passed(now: &Position) -> Position {
    let mut setup = now.setup();
    setup.fullmoves = setup
        .fullmoves
        .saturating_add(u32::from(setup.turn == Color::Black));
    setup.turn = !setup.turn;
    setup.en_passant = None;
    Position::assume(setup)
}

impl Default for MainLine {
    fn default() -> MainLine {
        MainLine::new()
    }
}

impl Visitor for MainLine {
    fn begin(&mut self) {
        if self.fen.is_some() || self.variant.is_some() || self.set_up.is_some() {
            *self = MainLine::new();
        }
        self.position = self.start.position;
        self.plies = 0;
        self.state = State::Tags;
        self.result = None;
        self.stop = None;
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) {
        let kept = match name {
            b"FEN" => &mut self.fen,
            b"SetUp" => &mut self.set_up,
            b"Variant" => &mut self.variant,
            _ => return,
        };
        *kept = Some(String::from_utf8_lossy(value).into_owned());
    }

    #[inline]
    fn move_text(&mut self, token: Token<'_>) {
        if self.state != State::Playing {
            return self.first(token);
        }
        let plain = san::quick(token.word(), token.bytes().len());
        match plain.and_then(|it| it.play(&mut self.position)) {
            Some(Move { .. }) => self.plies += 1,
            None => self.any(token),
        }
    }

    fn open(&mut self) -> Variation {
        Variation::Skip
    }

    fn result(&mut self, result: Termination) {
        self.result = Some(result);
    }

    fn end(&mut self, _: &[super::fault::Fault]) {
        if self.state == State::Tags && self.fen.is_some() {
            self.set_up();
        }
    }
}
