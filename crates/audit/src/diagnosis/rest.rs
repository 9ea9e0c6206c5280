//! The moves of a game as they are written, those before a fault and those from it on.

use super::Edit;
use flagfall_board::{Move, Position};
use flagfall_notation::pgn::{Game, Item, Replay, Span};
use flagfall_notation::san;

/// No more half-moves of a game are looked at.
const LONGEST: usize = 2_000;

/// A game around the move that could not be played.
pub(super) struct Rest<'a> {
    pub(super) game: &'a Game,
    /// The texts of the game's own moves.
    spans: Vec<Span>,
    /// The positions before each move that could be played, and that before the fault.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Which move is the fault.
    pub(super) fault: usize,
}

impl<'a> Rest<'a> {
    /// `None` where turns were passed: then nothing can be told.
    pub(super) fn of(game: &'a Game, replay: &Replay) -> Option<Rest<'a>> {
        let mut depth = 0_usize;
        let mut spans = Vec::new();
        for item in game.items() {
            match item {
                Item::Open(_) => depth += 1,
                Item::Close(_) => depth = depth.saturating_sub(1),
                Item::Move(span) if depth == 0 && spans.len() < LONGEST => spans.push(*span),
                _ => {}
            }
        }
        let fault = replay.moves.len();
        let moves: Option<Vec<Move>> = replay.moves.iter().map(|it| it.played).collect();
        let moves = moves?;
        let mut positions = vec![replay.start];
        for &played in &moves {
            positions.push(positions[positions.len() - 1].play(played));
        }
        (fault < spans.len()).then_some(Rest {
            game,
            spans,
            positions,
            moves,
            fault,
        })
    }

    /// The position before a move, of those up to the fault.
    pub(super) fn position(&self, at: usize) -> Option<&Position> {
        self.positions.get(at)
    }

    /// The move that was played as one of those before the fault.
    pub(super) fn played(&self, at: usize) -> Option<Move> {
        self.moves.get(at).copied()
    }

    /// The text of a move.
    pub(super) fn text(&self, at: usize) -> &[u8] {
        self.spans
            .get(at)
            .map_or(&[], |span| self.game.bytes(*span))
    }

    /// The same as text.
    pub(super) fn word(&self, at: usize) -> String {
        String::from_utf8_lossy(self.text(at)).into_owned()
    }

    /// The same without check signs and the like.
    pub(super) fn bare(&self, at: usize) -> &[u8] {
        let text = self.text(at);
        let end = text
            .iter()
            .rposition(|it| !matches!(it, b'+' | b'#' | b'!' | b'?'));
        &text[..end.map_or(0, |it| it + 1)]
    }

    /// The moves after the fault.
    pub(super) fn after(&self) -> &[Span] {
        &self.spans[self.fault + 1..]
    }

    /// How many moves are written from one on.
    pub(super) fn left(&self, from: usize) -> usize {
        self.spans.len().saturating_sub(from)
    }

    /// How many of the moves from one on are legal after a position.
    pub(super) fn run(&self, mut now: Position, from: usize) -> usize {
        let from = from.min(self.spans.len());
        let legal = self.spans[from..]
            .iter()
            .take_while(|span| san::make(&mut now, self.game.bytes(**span)).is_some());
        legal.count()
    }

    /// A move's text replaced.
    pub(super) fn replace(&self, at: usize, text: impl Into<String>) -> Edit {
        Edit {
            span: self.spans[at],
            text: text.into(),
        }
    }

    /// A text put in before a move.
    pub(super) fn insert(&self, at: usize, text: impl Into<String>) -> Edit {
        let span = self.spans[at];
        Edit {
            span: Span { len: 0, ..span },
            text: text.into(),
        }
    }
}
