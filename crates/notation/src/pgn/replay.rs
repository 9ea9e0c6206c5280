//! Playing a game's moves and judging them.

use flagfall_board::{Move, Position};

use super::clock::Clocks;
use super::fault::{Fault, FaultKind, Note, NoteKind};
use super::game::{Game, Item, Span};
use super::main_line::{passed, passes};
use super::parse::excerpt;
use super::start::{Start, start};
use super::visit::Token;
use crate::san::{self, Mark, SanError};

/// How many faults and how many notes of one game are listed.
const LISTED: usize = 100;

/// A move of the game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The move; `None` where the turn was passed (`--`), which the Laws know nothing of.
    pub played: Option<Move>,
    /// Its text, in the game's; see [`Game::location`] for where that is in the file.
    pub span: Span,
    /// What the comments after it say of the time.
    pub clocks: Clocks,
}

/// A game played through.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Replay {
    /// Where it starts from.
    pub start: Position,
    /// Whether castling is that of Chess960.
    pub chess960: bool,
    /// The moves up to the first that is not legal, or to the end.
    pub moves: Vec<Played>,
    /// The position after them.
    pub end: Position,
    /// What is irregular in the game's text and moves, in variations too.
    pub faults: Vec<Fault>,
    /// What is worth knowing and no fault.
    pub notes: Vec<Note>,
}

/// Plays a game's moves, those of variations too.
///
/// Nothing is guessed: the first move that cannot be read or is not legal ends the game, or the
/// variation it is in, and what follows there is not played. A move in place of it is.
#[must_use]
pub fn replay(game: &Game) -> Replay {
    replay_with(game, |_, _| {})
}

/// As [`replay`], with somebody who is shown where the game starts from, and then each move of its
/// own line that is played, with the position after it: so no move has to be made again. The move
/// is `None` at the start and for a turn passed.
///
/// ```
/// use flagfall_notation::pgn;
/// let game = pgn::read_all(b"1. e4 e5 (1... c5) 2. Nf3 *").remove(0);
/// let mut halfmoves = Vec::new();
/// pgn::replay_with(&game, |_, after| halfmoves.push(after.halfmoves()));
/// assert_eq!(halfmoves, [0, 0, 0, 1]);
/// ```
pub fn replay_with(game: &Game, see: impl FnMut(Option<Move>, &Position)) -> Replay {
    let mut replay = Replay {
        moves: Vec::with_capacity(game.items().len().min(1024)),
        ..Replay::default()
    };
    replay_into(game, &mut replay, see);
    replay
}

/// As [`replay_with`], in the memory of a game that was played through before; for those who play
/// through many.
///
/// ```
/// use flagfall_notation::pgn;
/// let mut replay = pgn::Replay::default();
/// let mut counts = Vec::new();
/// for game in pgn::read_all(b"1. e4 e5 2. Nf3 * 1. d4 d5 *") {
///     pgn::replay_into(&game, &mut replay, |_, _| {});
///     counts.push(replay.moves.len());
/// }
/// assert_eq!(counts, [3, 2]);
/// ```
pub fn replay_into(game: &Game, into: &mut Replay, mut see: impl FnMut(Option<Move>, &Position)) {
    let moves = &mut into.moves;
    moves.clear();
    let mut walk = Walk::new(game);
    see(None, &walk.start.position);
    for &item in game.items() {
        match item {
            Item::Move(span) => {
                let Some(step) = walk.play(span) else {
                    continue;
                };
                if step.depth == 0 {
                    see(step.played, &walk.level.now);
                    let clocks = Clocks::default();
                    moves.push(Played {
                        played: step.played,
                        span,
                        clocks,
                    });
                }
            }
            Item::Comment(span) => {
                if walk.depth() == 0
                    && !walk.is_stopped()
                    && let Some(last) = moves.last_mut()
                {
                    last.clocks.add(Clocks::read(game.bytes(span)));
                }
            }
            Item::Open(_) => walk.open(),
            Item::Close(_) => walk.close(),
            Item::Nag(_) => {}
        }
    }
    walk.settle();
    into.end = walk.end();
    into.start = walk.start.position;
    into.chess960 = walk.start.chess960;
    (into.faults, into.notes) = (walk.faults, walk.notes);
    // In the order of the file, whoever found them.
    into.faults.sort_by_key(|fault| fault.byte);
    if let Some(span) = game.result_span()
        && let Some(result) = game.result()
        && result.token().as_bytes() != game.bytes(span)
    {
        into.notes.push(Note {
            kind: NoteKind::NonstandardResult,
            ply: into.moves.len() as u32,
            depth: 0,
            at: span.at,
            token: game.text(span).into_owned(),
        });
    }
}

/// A line of play: where it has come to, and where it was before its last move.
#[derive(Clone, Copy)]
struct Level {
    now: Position,
    before: Position,
    /// Whether a move can be played: none could not be as yet.
    goes_on: bool,
    /// Whether a variation can be: the last move, played or not, was written where one could.
    has_before: bool,
    /// Half-moves played in the game up to here.
    plies: u32,
}

/// A move that a walk has played.
pub(super) struct Step {
    pub(super) played: Option<Move>,
    /// How many variations deep.
    pub(super) depth: usize,
}

/// Plays through a game's items, variations and all.
pub(super) struct Walk<'a> {
    game: &'a Game,
    pub(super) start: Start,
    /// The line that is being played, and those that it is a variation of.
    level: Level,
    outer: Vec<Level>,
    faults: Vec<Fault>,
    notes: Vec<Note>,
    /// Where the game stood before its first move that could not be played.
    stopped: Option<Position>,
    /// Whether there may be variations, so that the position before a move is to be kept.
    varies: bool,
    /// The last move of the line, if it was written as check and is: it is not mate if a move is
    /// played after it, which is cheaper than to ask. With it the half-moves up to it.
    check: Option<(Span, u32)>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(game: &'a Game) -> Walk<'a> {
        let start = start(game);
        let mut faults = game.faults().to_vec();
        faults.extend(start.faults.iter().cloned());
        let level = Level {
            now: start.position,
            before: start.position,
            goes_on: start.playable,
            has_before: false,
            plies: 0,
        };
        Walk {
            game,
            start,
            level,
            outer: Vec::new(),
            faults,
            notes: Vec::new(),
            stopped: None,
            varies: memchr::memchr(b'(', game.source()).is_some(),
            check: None,
        }
    }

    /// What was found irregular.
    pub(super) fn into_faults(self) -> Vec<Fault> {
        self.faults
    }

    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Whether the line has come to a move that could not be played.
    pub(super) fn is_stopped(&self) -> bool {
        !self.level.goes_on
    }

    /// Where the game stands after the moves of its own that were played.
    fn end(&self) -> Position {
        let main = self.outer.first().unwrap_or(&self.level);
        self.stopped.unwrap_or(main.now)
    }

    /// A variation begins, in place of the last move.
    pub(super) fn open(&mut self) {
        self.settle();
        self.outer.push(self.level);
        let Level {
            before,
            has_before,
            plies,
            ..
        } = self.level;
        self.level = Level {
            now: before,
            before,
            goes_on: has_before,
            has_before: false,
            plies: plies.saturating_sub(1),
        };
    }

    /// The variation ends.
    pub(super) fn close(&mut self) {
        self.settle();
        if let Some(level) = self.outer.pop() {
            self.level = level;
        }
    }

    /// Plays the move that is written there; `None` if it cannot be, or one before it could not.
    #[inline]
    pub(super) fn play(&mut self, span: Span) -> Option<Step> {
        let level = &mut self.level;
        if !level.goes_on {
            level.has_before = false;
            return None;
        }
        if self.varies {
            level.before = level.now;
        }
        level.has_before = true;
        level.plies += 1;
        let source = self.game.source();
        let from = source.len().min(span.at as usize);
        let token = Token::new(source, from, from + span.len as usize);
        let quick = san::quick(token.word(), span.len as usize);
        if let Some(quick) = quick
            && let Some(played) = quick.play_tersely(&mut level.now)
        {
            return Some(self.played(played, quick.mark, span));
        }
        self.play_any(token.bytes(), span)
    }

    /// As [`Walk::play`], whatever the form.
    #[inline(never)]
    fn play_any(&mut self, text: &[u8], span: Span) -> Option<Step> {
        let before = self.level.now;
        let (played, said) = match san::read_bytes(&before, text) {
            Ok(read) => read,
            Err(error) => return self.unplayed(span, &error),
        };
        self.level.now = before.play(played);
        let step = self.played(played, said.mark, span);
        if said.names_departure() && said.about(&before, played).over_disambiguated {
            self.note(NoteKind::OverDisambiguated, span);
        }
        Some(step)
    }

    /// The last move's check sign, where it is not yet known to be no mate's.
    pub(super) fn settle(&mut self) {
        if let Some((span, ply)) = self.check.take()
            && !self.level.now.has_legal_move()
        {
            self.note_at(NoteKind::SuffixWrong, span, ply);
        }
    }

    /// The move that has just been played, and whether the check sign written with it is due.
    #[inline]
    fn played(&mut self, played: Move, written: Mark, span: Span) -> Step {
        self.check = None;
        if written != Mark::None {
            self.marked(written, span);
        }
        Step {
            played: Some(played),
            depth: self.outer.len(),
        }
    }

    /// A move that has just been played with a check sign.
    #[inline(never)]
    fn marked(&mut self, written: Mark, span: Span) {
        let now = &self.level.now;
        let due = now.in_check() && (written == Mark::Check || !now.has_legal_move());
        if !due {
            self.note(NoteKind::SuffixWrong, span);
        } else if written == Mark::Check {
            self.check = Some((span, self.level.plies));
        }
    }

    /// What is not played is a passed turn or ends the line.
    #[cold]
    fn unplayed(&mut self, span: Span, error: &SanError) -> Option<Step> {
        self.settle();
        let depth = self.depth();
        let now = self.level.now;
        let passes = passes(self.game.bytes(span)) && !now.in_check();
        if passes {
            self.note(NoteKind::NullMove, span);
            self.level.now = passed(&now);
            return Some(Step {
                played: None,
                depth,
            });
        }
        self.level.goes_on = false;
        if depth == 0 {
            self.stopped = Some(now);
        }
        if self.faults.len() < LISTED {
            let kind = match error {
                SanError::Unreadable { .. } => FaultKind::UnreadableToken,
                SanError::Illegal { .. } => FaultKind::IllegalMove,
                SanError::Ambiguous { .. } => FaultKind::AmbiguousMove,
            };
            let place = self.game.location(span.at);
            self.faults.push(Fault {
                token: excerpt(self.game.bytes(span)),
                message: error.to_string(),
                expected: expected(error),
                nearest: error.might_be().to_vec(),
                ply: Some(self.level.plies),
                depth: depth as u32,
                ..Fault::at(kind, place)
            });
        }
        None
    }

    fn note(&mut self, kind: NoteKind, span: Span) {
        self.note_at(kind, span, self.level.plies);
    }

    #[cold]
    fn note_at(&mut self, kind: NoteKind, span: Span, ply: u32) {
        if self.notes.len() < LISTED {
            let depth = self.depth() as u32;
            let token = excerpt(self.game.bytes(span));
            self.notes.push(Note {
                kind,
                ply,
                depth,
                at: span.at,
                token,
            });
        }
    }
}

/// What should stand in place of a text that is no legal move.
fn expected(error: &SanError) -> String {
    match error {
        SanError::Unreadable { expected, .. } => (*expected).to_owned(),
        SanError::Illegal { .. } => "a legal move".to_owned(),
        SanError::Ambiguous { .. } => "a move that only one man can make".to_owned(),
    }
}
