//! A judged game as an object.

use flagfall_audit::{Checked, Diagnosis, Note, Problem};
use flagfall_notation::pgn::Game;
use flagfall_wire::{CheckedGame, DiagnosisJson, NoteJson, ProblemJson};
use flagfall_words::{Lang, say_in};

/// Where a game is.
#[derive(Clone, Copy, Debug)]
pub struct At<'a> {
    /// The file.
    pub file: &'a str,
    /// Its number there, or in the part of the file that is read.
    pub number: usize,
    /// The byte at which that part begins.
    pub base: u64,
}

/// A judged game as an object; what most likely happened at a fault is said in that language.
#[must_use]
pub fn checked_game(at: At<'_>, game: &Game, checked: &Checked, lang: Lang) -> CheckedGame {
    CheckedGame {
        file: at.file.to_owned(),
        game: at.number,
        line: checked.start.line as usize,
        byte: checked.start.byte + at.base,
        white: name(game, "White"),
        black: name(game, "Black"),
        result: checked.result.to_string(),
        plies: checked.plies,
        final_fen: checked.final_fen(),
        ended_by: checked.ended_by.map(|it| it.word().to_owned()),
        edition: checked.edition.id().to_owned(),
        class: checked.class.word().to_owned(),
        problems: checked
            .problems
            .iter()
            .map(|it| problem(it, at, lang))
            .collect(),
        notes: checked.notes.iter().map(note).collect(),
        time_forfeit: checked.forfeit.map(|it| it.word().to_owned()),
    }
}

fn name(game: &Game, tag: &str) -> String {
    game.tag(tag)
        .map_or_else(|| "?".to_owned(), std::borrow::Cow::into_owned)
}

fn problem(it: &Problem, at: At<'_>, lang: Lang) -> ProblemJson {
    ProblemJson {
        kind: it.kind.word().to_owned(),
        ply: it.ply,
        line: it.place.line as usize,
        column: it.place.column as usize,
        byte: it.place.byte + at.base,
        token: it.token.clone(),
        message: it.message.clone(),
        expected: it.expected.clone(),
        nearest: it.nearest.clone(),
        fen: it.fen.clone(),
        article: it.article.map(|cite| cite.article.to_owned()),
        diagnosis: it.diagnosis.as_ref().map(|it| diagnosis(it, lang)),
        line_to_mate: it.line.clone(),
    }
}

fn diagnosis(it: &Diagnosis, lang: Lang) -> DiagnosisJson {
    DiagnosisJson {
        cause: it.cause.word().to_owned(),
        transmission: it.cause.is_transmission(),
        certain: it.certain,
        cure: say_in(lang, &it.cure),
        evidence: say_in(lang, &it.evidence),
        legal: it.legal,
        rest: it.rest,
    }
}

fn note(it: &Note) -> NoteJson {
    NoteJson {
        kind: it.kind.word().to_owned(),
        ply: it.ply,
        article: it.article.map(|cite| cite.article.to_owned()),
    }
}
