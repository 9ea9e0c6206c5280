//! What was found in a game, with types of its own.

use flagfall_wire::{DiagnosisJson, NoteJson, ProblemJson};
use pyo3::prelude::*;

/// Something wrong in a game, and where.
#[pyclass(frozen, get_all, module = "flagfall")]
pub(crate) struct Problem {
    /// What kind: `illegal_move`, `result_contradicts_position` …
    kind: String,
    /// At which half-move, from 1; 0 before the first.
    ply: usize,
    /// The line, from 1.
    line: usize,
    /// The column, in characters from 1.
    column: usize,
    /// The byte, from 0.
    byte: u64,
    /// What stands there.
    token: String,
    /// What is wrong, and the cure.
    message: String,
    /// What should stand there, where that is a matter of signs.
    expected: String,
    /// For a move: the legal moves that it may stand for.
    nearest: Vec<String>,
    /// The position there.
    fen: Option<String>,
    /// The article that says so.
    article: Option<String>,
    /// For a move that could not be played: what most likely happened.
    diagnosis: Option<Diagnosis>,
    /// Where it is said that a mate was possible: moves that lead to it.
    line_to_mate: Vec<String>,
}

impl Problem {
    pub(crate) fn of(it: &ProblemJson) -> Problem {
        Problem {
            kind: it.kind.clone(),
            ply: it.ply,
            line: it.line,
            column: it.column,
            byte: it.byte,
            token: it.token.clone(),
            message: it.message.clone(),
            expected: it.expected.clone(),
            nearest: it.nearest.clone(),
            fen: it.fen.clone(),
            article: it.article.clone(),
            diagnosis: it.diagnosis.as_ref().map(Diagnosis::of),
            line_to_mate: it.line_to_mate.clone(),
        }
    }
}

#[pymethods]
impl Problem {
    fn __str__(&self) -> String {
        let (line, column, kind) = (self.line, self.column, &self.kind);
        let cite = self.article.as_ref().map(|it| format!(" ({it})"));
        format!(
            "{line}:{column}: {kind}: {}{}",
            self.message,
            cite.unwrap_or_default()
        )
    }

    fn __repr__(&self) -> String {
        format!("<Problem {}>", self.__str__())
    }
}

/// What most likely happened at a move that could not be played.
#[pyclass(frozen, get_all, module = "flagfall", skip_from_py_object)]
#[derive(Clone)]
pub(crate) struct Diagnosis {
    /// `result_sign castling_in_two duplicated missing misread stands unclear`.
    cause: String,
    /// Whether it is a fault of how the game was sent or written down.
    transmission: bool,
    /// Whether nothing else that was tried explains the game.
    certain: bool,
    /// What would make the game legal.
    cure: String,
    /// What speaks for it.
    evidence: String,
    /// The half-moves after the place that are legal with the cure.
    legal: usize,
    /// The half-moves there are after the place.
    rest: usize,
}

impl Diagnosis {
    fn of(it: &DiagnosisJson) -> Diagnosis {
        Diagnosis {
            cause: it.cause.clone(),
            transmission: it.transmission,
            certain: it.certain,
            cure: it.cure.clone(),
            evidence: it.evidence.clone(),
            legal: it.legal,
            rest: it.rest,
        }
    }
}

#[pymethods]
impl Diagnosis {
    fn __repr__(&self) -> String {
        format!("<Diagnosis {}: {}>", self.cause, self.cure)
    }
}

/// Something lawful and worth knowing of a game.
#[pyclass(frozen, get_all, module = "flagfall")]
pub(crate) struct Note {
    /// What kind: `repetition_claimable`, `dead_position` …
    kind: String,
    /// At which half-move, from 1.
    ply: usize,
    /// The article that says so.
    article: Option<String>,
}

impl Note {
    pub(crate) fn of(it: &NoteJson) -> Note {
        Note {
            kind: it.kind.clone(),
            ply: it.ply,
            article: it.article.clone(),
        }
    }
}

#[pymethods]
impl Note {
    fn __repr__(&self) -> String {
        format!("<Note {} at half-move {}>", self.kind, self.ply)
    }
}
