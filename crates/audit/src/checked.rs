//! What was found in a game.

use crate::Diagnosis;
use flagfall_board::Position;
use flagfall_clock::Forfeit;
use flagfall_edition::{Citation, Edition};
use flagfall_laws::Ending;
use flagfall_notation::pgn::{FaultKind, Location};
use flagfall_record::Class;
use std::borrow::Cow;

/// A game held against the Laws.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Where it begins.
    pub start: Location,
    /// The edition it was held against.
    pub edition: Edition,
    /// The class whose rules it falls under.
    pub class: Class,
    /// The result that the moves end with, or else that of the tag; `*` without either.
    pub result: Cow<'static, str>,
    /// The half-moves that could be played.
    pub plies: usize,
    /// The position after them.
    pub end: Position,
    /// What ended the game on the board, if anything did.
    pub ended_by: Option<Ending>,
    /// What is wrong, in the order of the file.
    pub problems: Vec<Problem>,
    /// What is worth knowing, in the order of the moves.
    pub notes: Vec<Note>,
    /// Where the game was lost on time by one side: whether the readings of the clocks agree.
    pub forfeit: Option<Forfeit>,
}

impl Checked {
    /// The position after the moves that could be played, as FEN.
    #[must_use]
    pub fn final_fen(&self) -> String {
        self.end.fen()
    }
}

/// Something wrong in a game, and where.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What kind.
    pub kind: ProblemKind,
    /// At which half-move, from 1; 0 before the first.
    pub ply: usize,
    /// Where in the file.
    pub place: Location,
    /// What stands there, shortened if long.
    pub token: String,
    /// What is wrong, and the cure.
    pub message: String,
    /// What should stand there; empty where that is not a matter of signs.
    pub expected: String,
    /// For a move: the legal moves that it may stand for, as they should be written.
    pub nearest: Vec<String>,
    /// The position there.
    pub fen: Option<String>,
    /// The article that says so.
    pub article: Option<Citation>,
    /// For a move that could not be played: what most likely happened, and what speaks for it.
    pub diagnosis: Option<Diagnosis>,
    /// Where it is said that a mate was possible: moves that lead to it, in algebraic notation.
    pub line: Vec<String>,
}

impl Problem {
    /// One that says what kind it is, and where; the rest is as it mostly is.
    pub(crate) fn new(kind: ProblemKind, ply: usize, place: Location, message: String) -> Problem {
        Problem {
            kind,
            ply,
            place,
            token: String::new(),
            message,
            expected: String::new(),
            nearest: Vec::new(),
            fen: None,
            article: None,
            diagnosis: None,
            line: Vec::new(),
        }
    }
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// What the reader found in the text.
    Text(FaultKind),
    /// The tag has another result than the moves end with.
    ResultDisagrees,
    /// The position the game ends in has another result.
    ResultContradictsPosition,
    /// Moves follow although the game was over.
    PlayedOnAfterEnd,
    /// The result of a game decided on time is not that of the Laws.
    FlagResultNotLawful,
    /// A reading that the clock cannot have shown.
    ClockImpossible,
    /// The tag `Termination` says what the last position or the result does not bear out.
    TerminationDisagrees,
    /// The game was won against a player who resigned, by one who could not mate any more.
    ResignationResultNotLawful,
    /// The game was agreed drawn before that is allowed.
    AgreementTooEarly,
}

impl ProblemKind {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ProblemKind::Text(kind) => kind.name(),
            ProblemKind::ResultDisagrees => "result_disagrees",
            ProblemKind::ResultContradictsPosition => "result_contradicts_position",
            ProblemKind::PlayedOnAfterEnd => "played_on_after_end",
            ProblemKind::FlagResultNotLawful => "flag_result_not_lawful",
            ProblemKind::ClockImpossible => "clock_impossible",
            ProblemKind::TerminationDisagrees => "termination_disagrees",
            ProblemKind::ResignationResultNotLawful => "resignation_result_not_lawful",
            ProblemKind::AgreementTooEarly => "agreement_too_early",
        }
    }
}

/// Something worth knowing of a game.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// What kind.
    pub kind: NoteKind,
    /// At which half-move, from 1.
    pub ply: usize,
    /// The article that says so.
    pub article: Option<Citation>,
}

/// The kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// From here the player having the move could claim a draw by repetition.
    RepetitionClaimable,
    /// From here he could claim one by the fifty-move rule.
    FiftyClaimable,
    /// The position stood for the fifth time.
    Fivefold,
    /// Each player had made seventy-five moves that change nothing.
    SeventyFive,
    /// Neither side could mate any more.
    DeadPosition,
    /// By the readings, time that a move or a period brings is missing.
    CreditMissing,
    /// By the readings, the time that a move brings was added twice.
    CreditDoubled,
    /// What was left, what a move took and what is left do not agree.
    ClockDisagrees,
    /// The game was lost on time by a player whose clock, by the readings, did not run.
    ForfeitNotBorneOut,
    /// The tag `PlyCount` has another number than there are half-moves.
    PlyCountWrong,
    /// The time control could not be read, so that the clocks are not judged.
    TimeControlUnread,
    /// A result without a single move.
    Unplayed,
    /// No edition was in force on the day of the game, or no day is known; another is taken.
    EditionAssumed,
    /// What the reader noted.
    Text(flagfall_notation::pgn::NoteKind),
}

impl NoteKind {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            NoteKind::RepetitionClaimable => "repetition_claimable",
            NoteKind::FiftyClaimable => "fifty_claimable",
            NoteKind::Fivefold => "fivefold",
            NoteKind::SeventyFive => "seventy_five",
            NoteKind::DeadPosition => "dead_position",
            NoteKind::CreditMissing => "credit_missing",
            NoteKind::CreditDoubled => "credit_doubled",
            NoteKind::ClockDisagrees => "clock_disagrees",
            NoteKind::ForfeitNotBorneOut => "forfeit_not_borne_out",
            NoteKind::PlyCountWrong => "ply_count_wrong",
            NoteKind::TimeControlUnread => "time_control_unread",
            NoteKind::Unplayed => "unplayed",
            NoteKind::EditionAssumed => "edition_assumed",
            NoteKind::Text(kind) => kind.name(),
        }
    }
}
