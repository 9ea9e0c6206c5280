//! The game played through: where it was drawn, or could have been claimed to be.

use crate::fold::{Counts, fold};
use crate::{Note, NoteKind};
use flagfall_board::{Identity, Move, Position, Role};
use flagfall_clock::Millis;
use flagfall_edition::Citation;
use flagfall_laws::drawn_game::{DrawClaim, claim_fifty, claim_repetition, fivefold, seventy_five};
use flagfall_laws::{Answer, Ending, Rulebook, Ruling};
use flagfall_notation::pgn::Replay;
use flagfall_winnable::{Budget, dead, dead_by_material};

/// So few half-moves without a capture or a pawn's move are in no edition enough for anything.
const FEW: u32 = 60;
/// How often a position must have stood before a clause is asked.
const OFTEN: u32 = 3;
/// How often before one that draws without a claim is.
const VERY_OFTEN: u32 = 5;
/// How many notes of one game are taken.
const LISTED: usize = 100;
/// What may be spent on whether the last position of a game is dead.
const LAST: Budget = Budget::of_nodes(2_000);

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
}

/// Walks through the moves that were played.
pub(crate) fn walk(replay: &Replay, book: &Rulebook) -> Walked {
    let mut walk = Walk {
        book,
        position: replay.start,
        history: Vec::with_capacity(replay.moves.len() + 1),
        counts: Counts::default(),
        now: 0,
        repeats: false,
        fifty: false,
        end: None,
        notes: Vec::new(),
    };
    walk.stand();
    walk.reduced();
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
    position: Position,
    history: Vec<Identity>,
    /// How often each position stood since the last move that cannot be taken back.
    counts: Counts,
    /// How often the present one did.
    now: u32,
    /// Whether a repetition can be claimed here.
    repeats: bool,
    /// Whether the fifty-move rule can be invoked here.
    fifty: bool,
    end: Option<End>,
    notes: Vec<Note>,
}

impl Walk<'_> {
    fn done(self) -> Walked {
        Walked {
            end: self.end,
            notes: self.notes,
        }
    }

    /// How many half-moves were made.
    fn ply(&self) -> usize {
        self.history.len() - 1
    }

    /// Takes the position as it stands into the history.
    fn stand(&mut self) {
        let identity = self.position.identity();
        let count = self.counts.entry(fold(&identity)).or_default();
        *count += 1;
        self.now = *count;
        self.history.push(identity);
    }

    fn play(&mut self, played: Move) {
        self.position = self.position.play(played);
        let halfmoves = self.position.halfmoves();
        if halfmoves == 0 {
            self.counts.clear();
            self.repeats = false;
            self.fifty = false;
            self.stand();
            self.reduced();
            return;
        }
        self.stand();
        self.repeated();
        if halfmoves >= FEW {
            self.counted(halfmoves);
        }
    }

    /// After a capture or a pawn's move the men may no longer suffice.
    fn reduced(&mut self) {
        if self.end.is_none() && is_bare(&self.position) && dead_by_material(&self.position) {
            self.dead();
        }
    }

    fn dead(&mut self) {
        let cite = self.book.completion.dead_position.rule;
        self.note(NoteKind::DeadPosition, cite);
        self.ends(Ending::DeadPosition, cite);
    }

    fn repeated(&mut self) {
        if self.now < OFTEN {
            self.repeats = false;
            return;
        }
        if !self.repeats && self.notes.len() < LISTED {
            let claim = claim_repetition(&self.book.drawn_game, &self.claim(0));
            if let Some(cite) = upheld(&claim) {
                self.note(NoteKind::RepetitionClaimable, cite);
                self.repeats = true;
            }
        }
        if self.end.is_none() && self.now >= VERY_OFTEN {
            let ruling = fivefold(&self.book.drawn_game.fivefold, &self.history);
            self.drawn(NoteKind::Fivefold, ruling.as_ref());
        }
    }

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
            ply: self.ply(),
            article: Some(cite),
        });
    }

    fn ends(&mut self, ending: Ending, cite: Citation) {
        let end = End {
            ending,
            ply: self.ply(),
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
        } else if is_locked(&self.position) && dead(&self.position, LAST) == Some(true) {
            self.dead();
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

/// Whether nothing is left but kings and minor pieces.
fn is_bare(position: &Position) -> bool {
    let board = position.board();
    let major = board.by_role(Role::Pawn) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    major.is_empty()
}

/// Whether the position may be dead though its men would suffice: no rook, no queen, and few
/// other pieces beside the pawns.
fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let heavy = board.by_role(Role::Rook) | board.by_role(Role::Queen);
    let minor = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
    heavy.is_empty() && minor.count() <= 3
}
