//! A move that could not be played: what most likely happened.
//!
//! Every explanation is tried on the rest of the game. What makes all of it legal has that for
//! evidence; where nothing else does, it is as good as certain. Nothing is ever applied: the moves
//! of the game are judged as they are written, and end at the fault.

mod duplicated;
mod in_two;
mod misread;
mod missing;
mod rest;
mod sign;
mod stands;

use crate::Problem;
use flagfall_laws::Rulebook;
use flagfall_notation::pgn::{Game, Replay, Span};
use flagfall_say::{Text, say};
use rest::Rest;

/// So many half-moves after a cure, all legal, speak for it even if the rest of the game does
/// not.
const MANY: usize = 12;
/// With fewer of them to the end, nothing is certain.
const ENOUGH: usize = 6;

/// What most likely happened at a move that could not be played.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// What.
    pub cause: Cause,
    /// Whether nothing else that was tried explains the game, and enough of it is explained.
    pub certain: bool,
    /// What would make the game legal.
    pub cure: Text,
    /// What speaks for it.
    pub evidence: Text,
    /// The half-moves after the place that are legal with the cure.
    pub legal: usize,
    /// The half-moves there are after the place.
    pub rest: usize,
    /// How the text would have to be changed, in its order; empty where it would not be.
    pub edits: Vec<Edit>,
}

/// A part of a game's text that is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; nothing is if it is empty, and the text is put in there.
    pub span: Span,
    /// By what; nothing if it is left out.
    pub text: String,
}

/// What can have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The kings were put on squares of the centre to signal the result, which a board sends as
    /// moves.
    ResultSign,
    /// Castling was sent as the move of the king and that of the rook.
    CastlingInTwo,
    /// Half-moves were sent or written twice.
    Duplicated,
    /// Half-moves are missing.
    Missing,
    /// Another move than was made is written: another man, another square.
    Misread,
    /// The move was made as it is written, and nobody objected in time: the game went on from it.
    Stands,
    /// Nothing that was tried explains it.
    Unclear,
}

impl Cause {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cause::ResultSign => "result_sign",
            Cause::CastlingInTwo => "castling_in_two",
            Cause::Duplicated => "duplicated",
            Cause::Missing => "missing",
            Cause::Misread => "misread",
            Cause::Stands => "stands",
            Cause::Unclear => "unclear",
        }
    }

    /// Whether it is a fault of how the game was sent or written down, and none of the players.
    #[must_use]
    pub const fn is_transmission(self) -> bool {
        !matches!(self, Cause::Stands | Cause::Unclear)
    }

    /// The explanation in a sentence's beginning.
    #[must_use]
    pub fn text(self) -> Text {
        say!("cause", what = self.word())
    }
}

/// What an explanation comes to.
pub(crate) struct Try {
    cause: Cause,
    cure: Text,
    /// How many half-moves after the cure are legal, of how many.
    legal: usize,
    of: usize,
    /// How many cures of this kind do as well.
    alike: usize,
    edits: Vec<Edit>,
    /// Whether the text itself shows it: castling in two, a repetition, a king's two squares, a
    /// move that was possible but for a check.
    is_shaped: bool,
}

impl Try {
    fn is_whole(&self) -> bool {
        self.legal == self.of
    }

    /// Whether another explanation counts beside this one: what has a shape of its own is not
    /// shaken by some other move that would fit as well.
    fn has_rival(&self, other: &Try) -> bool {
        self.is_shaped == other.is_shaped || other.is_shaped
    }
}

/// Says of the move at which the game's moves end what most likely happened.
pub(crate) fn add(problems: &mut [Problem], game: &Game, replay: &Replay, book: &Rulebook) {
    let next = replay.moves.len() + 1;
    let Some(problem) = problems
        .iter_mut()
        .find(|it| it.ply == next && it.fen.is_some())
    else {
        return;
    };
    let Some(rest) = Rest::of(game, replay) else {
        return;
    };
    problem.diagnosis = Some(diagnose(&rest, game, replay, book));
}

fn diagnose(rest: &Rest<'_>, game: &Game, replay: &Replay, book: &Rulebook) -> Diagnosis {
    if let Some(sign) = sign::read(rest, game) {
        return sign;
    }
    let mut tries: Vec<Try> = Vec::new();
    tries.extend(in_two::read(rest));
    tries.extend(duplicated::read(rest));
    tries.extend(stands::read(rest, replay, book));
    tries.extend(misread::read(rest));
    if !tries.iter().any(Try::is_whole) {
        tries.extend(missing::read(rest));
    }
    // The first that explains most: they stand in the order of how specific they are.
    let most = tries.iter().map(|it| (it.is_whole(), it.legal)).max();
    let found = most.and_then(|most| {
        let at = tries
            .iter()
            .position(|it| (it.is_whole(), it.legal) == most)?;
        Some(tries.swap_remove(at))
    });
    let Some(found) = found.filter(|it| it.is_whole() && it.of > 0 || it.legal >= MANY) else {
        return unclear(rest);
    };
    let rivals = tries
        .iter()
        .filter(|it| it.is_whole() && found.has_rival(it));
    let others = rivals.count() + found.alike - 1;
    // A few half-moves that several cures explain tell nothing.
    if found.legal < ENOUGH && others > 0 {
        return unclear(rest);
    }
    conclude(found, others)
}

fn conclude(found: Try, others: usize) -> Diagnosis {
    let whole = found.is_whole();
    let legal = match whole {
        true => say!("diagnosis-all-legal", count = found.legal),
        false => say!(
            "diagnosis-some-legal",
            count = found.legal,
            number = found.of
        ),
    };
    let evidence = match (whole, others) {
        (false, _) => legal,
        (true, 0) => say!("diagnosis-alone", text = legal),
        (true, others) => say!("diagnosis-rivals", text = legal, count = others),
    };
    Diagnosis {
        cause: found.cause,
        certain: whole && others == 0 && found.legal >= ENOUGH,
        cure: found.cure,
        evidence,
        legal: found.legal,
        rest: found.of,
        edits: found.edits,
    }
}

fn unclear(rest: &Rest<'_>) -> Diagnosis {
    let left = rest.after().len();
    let evidence = match left {
        0 => say!("diagnosis-nothing-follows"),
        _ => say!("diagnosis-no-cure"),
    };
    Diagnosis {
        cause: Cause::Unclear,
        certain: false,
        cure: say!("cure-compare"),
        evidence,
        legal: 0,
        rest: left,
        edits: Vec::new(),
    }
}
