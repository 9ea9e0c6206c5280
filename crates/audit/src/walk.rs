//! The game played through: where it was drawn, or could have been claimed to be.

use crate::{Note, NoteKind};
use flagfall_board::{Identity, Move, Position};
use flagfall_clock::Millis;
use flagfall_edition::Citation;
use flagfall_laws::drawn_game::{DrawClaim, claim_fifty, claim_repetition, fivefold, seventy_five};
use flagfall_laws::{Answer, Ending, Rulebook, Ruling};
use flagfall_notation::pgn::Replay;

/// So few half-moves without a capture or a pawn's move are in no edition enough for anything.
const FEW: u32 = 90;
/// How often a position must have stood before a clause is asked.
const OFTEN: usize = 3;
/// How often before one that draws without a claim is.
const VERY_OFTEN: usize = 5;
/// How many notes of one game are taken.
const LISTED: usize = 100;

/// How a game ended on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// By what.
    pub(crate) ending: Ending,
    /// After how many half-moves.
    pub(crate) ply: usize,
    /// The article that says so.
    pub(crate) cite: Citation,
    /// In which position.
    pub(crate) position: Position,
}

/// What a walk through the game comes to.
#[derive(Default)]
pub(crate) struct Walked {
    /// How it ended first, if it did.
    pub(crate) end: Option<End>,
    /// What is worth knowing.
    pub(crate) notes: Vec<Note>,
    /// Whether the last position has stood so often that a repetition can be claimed.
    pub(crate) repeats: bool,
}

/// One who sees a game's positions as they arise, and whether there is anything in them for a
/// clause to be asked about. Nearly always there is not, and the game need not be played again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    /// A number for each position since the last move that cannot be taken back.
    keys: Vec<u64>,
    /// A bit for each of them, set by a few of its own: most positions are seen to be new.
    seen: [u64; 8],
    /// Whether one seems to stand for the third time, or long nothing has happened.
    pub(crate) suspicious: bool,
}

impl Watch {
    /// Forgets what was seen, before another game.
    pub(crate) fn clear(&mut self) {
        self.keys.clear();
        self.seen = [0; 8];
        self.suspicious = false;
    }

    /// Sees a position after the moves so far.
    #[inline]
    pub(crate) fn see(&mut self, after: &Position) {
        let halfmoves = after.halfmoves();
        if halfmoves == 0 && !self.keys.is_empty() {
            self.keys.clear();
            self.seen = [0; 8];
        }
        let key = after.identity().mix();
        let word = &mut self.seen[(key >> 6) as usize & 7];
        let bit = 1 << (key & 63);
        if *word & bit != 0 {
            self.suspicious |= 1 + times(&self.keys, key) >= OFTEN;
        }
        *word |= bit;
        self.keys.push(key);
        self.suspicious |= halfmoves >= FEW;
    }
}

/// How often a number stands among the others of the same player to move. A position comes again
/// after four half-moves at the earliest.
#[inline]
fn times(keys: &[u64], key: u64) -> usize {
    let mut at = keys.len().wrapping_sub(4);
    let mut times = 0;
    while let Some(other) = keys.get(at) {
        times += usize::from(*other == key);
        at = at.wrapping_sub(2);
    }
    times
}

/// What the last position alone says: the end where nothing else ended the game before.
pub(crate) fn at_the_end(replay: &Replay, book: &Rulebook) -> Walked {
    let mut walk = Walk::new(replay, book);
    walk.position = replay.end;
    walk.ply = replay.moves.len();
    if replay.moves.iter().all(|it| it.played.is_some()) {
        walk.last();
    }
    walk.done()
}

/// Walks through the moves that were played.
pub(crate) fn walk(replay: &Replay, book: &Rulebook) -> Walked {
    let mut walk = Walk::new(replay, book);
    for step in &replay.moves {
        // A turn passed is no move of the Laws; what they say of draws ends here.
        let Some(played) = step.played else {
            return walk.done();
        };
        walk.play(played);
    }
    walk.last();
    walk.done()
}

struct Walk<'a> {
    book: &'a Rulebook,
    replay: &'a Replay,
    position: Position,
    /// How many half-moves were made.
    ply: usize,
    /// A number for each position since the last move that cannot be taken back.
    keys: Vec<u64>,
    /// All positions, as soon as one seems to stand for the third time: the clauses count in it.
    history: Vec<Identity>,
    /// Whether a repetition can be claimed here.
    repeats: bool,
    /// Whether the fifty-move rule can be invoked here.
    fifty: bool,
    end: Option<End>,
    notes: Vec<Note>,
}

impl<'a> Walk<'a> {
    fn new(replay: &'a Replay, book: &'a Rulebook) -> Walk<'a> {
        Walk {
            book,
            replay,
            position: replay.start,
            ply: 0,
            keys: Vec::new(),
            history: Vec::new(),
            repeats: false,
            fifty: false,
            end: None,
            notes: Vec::new(),
        }
    }

    fn done(self) -> Walked {
        Walked {
            end: self.end,
            notes: self.notes,
            repeats: self.repeats,
        }
    }

    fn play(&mut self, played: Move) {
        let before = self.position;
        self.position = before.play(played);
        self.ply += 1;
        if !self.history.is_empty() {
            self.history.push(self.position.identity());
        }
        let halfmoves = self.position.halfmoves();
        if halfmoves == 0 {
            self.keys.clear();
            self.repeats = false;
            self.fifty = false;
            return;
        }
        if self.keys.is_empty() {
            self.keys.push(before.identity().mix());
        }
        let key = self.position.identity().mix();
        let times = 1 + times(&self.keys, key);
        self.keys.push(key);
        if times >= OFTEN {
            self.repeated(times);
        } else {
            self.repeats = false;
        }
        if halfmoves >= FEW {
            self.counted(halfmoves);
        }
    }

    #[cold]
    fn repeated(&mut self, times: usize) {
        if self.history.is_empty() {
            self.remember();
        }
        if !self.repeats && self.notes.len() < LISTED {
            let claim = claim_repetition(&self.book.drawn_game, &self.claim(0));
            if let Some(cite) = upheld(&claim) {
                self.note(NoteKind::RepetitionClaimable, cite);
                self.repeats = true;
            }
        }
        if self.end.is_none() && times >= VERY_OFTEN {
            let ruling = fivefold(&self.book.drawn_game.fivefold, &self.history);
            self.drawn(NoteKind::Fivefold, ruling.as_ref());
        }
    }

    /// Takes all positions so far into the history.
    fn remember(&mut self) {
        let mut now = self.replay.start;
        self.history.reserve(self.replay.moves.len() + 1);
        self.history.push(now.identity());
        for played in self.replay.moves[..self.ply]
            .iter()
            .filter_map(|it| it.played)
        {
            now = now.play(played);
            self.history.push(now.identity());
        }
    }

    #[cold]
    fn counted(&mut self, halfmoves: u32) {
        if !self.fifty {
            let claim = claim_fifty(&self.book.drawn_game, &self.claim(halfmoves));
            if let Some(cite) = upheld(&claim) {
                self.note(NoteKind::FiftyClaimable, cite);
                self.fifty = true;
            }
        }
        // Mate by the last move stands.
        let ruling = seventy_five(&self.book.drawn_game.seventy_five, halfmoves);
        if self.end.is_none() && ruling.is_some() && !self.position.is_checkmate() {
            self.drawn(NoteKind::SeventyFive, ruling.as_ref());
        }
    }

    /// The claim that the player having the move could make.
    fn claim(&self, halfmoves: u32) -> DrawClaim<'_> {
        DrawClaim {
            by: self.position.turn(),
            has_the_move: true,
            history: &self.history,
            halfmoves,
            intended: None,
            after_intended: None,
            intended_is_zeroing: false,
            unreadable: false,
            left: Millis::minutes(60),
            has_touched: false,
            already_played: false,
        }
    }

    /// A draw that needs no claim: noted, and the end of the game.
    fn drawn(&mut self, kind: NoteKind, ruling: Option<&Ruling>) {
        let Some(ruling) = ruling else { return };
        let (Some(outcome), Some(cite)) = (ruling.outcome(), ruling.citations().first()) else {
            return;
        };
        self.note(kind, *cite);
        self.ends(outcome.ending, *cite);
    }

    fn note(&mut self, kind: NoteKind, cite: Citation) {
        self.notes.push(Note {
            kind,
            ply: self.ply,
            article: Some(cite),
        });
    }

    fn ends(&mut self, ending: Ending, cite: Citation) {
        let end = End {
            ending,
            ply: self.ply,
            cite,
            position: self.position,
        };
        self.end.get_or_insert(end);
    }

    /// The position after the last move.
    fn last(&mut self) {
        if self.end.is_some() {
            return;
        }
        let law = &self.book.completion;
        if !self.position.has_legal_move() {
            match self.position.in_check() {
                true => self.ends(Ending::Checkmate, law.checkmate.rule),
                false => self.ends(Ending::Stalemate, law.stalemate.rule),
            }
        }
    }
}

/// The article by which a claim is upheld.
fn upheld(claim: &Answer) -> Option<Citation> {
    match claim {
        Answer::Ruled(ruling) if ruling.outcome().is_some() => ruling.citations().first().copied(),
        _ => None,
    }
}
