//! A judged game as it is printed: an object, or its problems in the style of a compiler.

use crate::term::{BLUE, BOLD, DIM, Paint, RED, YELLOW, harmless};
use flagfall_audit::{Checked, Note, Problem};
use flagfall_notation::pgn::Game;
use flagfall_wire::{CheckedGame, NoteJson, ProblemJson};
use std::fmt::Write;

/// How games are printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// As objects.
    pub(super) json: bool,
    /// With what is worth knowing.
    pub(super) notes: bool,
    /// In color.
    pub(super) paint: Paint,
}

/// A judged game, ready to be printed and counted.
pub(super) struct Shown {
    /// What is printed of it; whole lines.
    pub(super) text: String,
    /// The half-moves played.
    pub(super) plies: usize,
    /// The kinds of its problems.
    pub(super) problems: Vec<&'static str>,
    /// The kinds of its notes.
    pub(super) notes: Vec<&'static str>,
}

/// Prepares a game for print.
pub(super) fn show(file: &str, number: usize, game: &Game, checked: &Checked, form: Form) -> Shown {
    let text = match form.json {
        true => object(file, number, checked),
        false => lines(file, number, game, checked, form),
    };
    Shown {
        text,
        plies: checked.plies,
        problems: checked.problems.iter().map(|it| it.kind.word()).collect(),
        notes: checked.notes.iter().map(|it| it.kind.word()).collect(),
    }
}

fn object(file: &str, number: usize, checked: &Checked) -> String {
    let game = CheckedGame {
        file: file.to_owned(),
        game: number,
        line: checked.start.line as usize,
        byte: checked.start.byte,
        white: checked.white.clone(),
        black: checked.black.clone(),
        result: checked.result.clone(),
        plies: checked.plies,
        final_fen: checked.final_fen.clone(),
        ended_by: checked.ended_by.map(|it| it.word().to_owned()),
        problems: checked.problems.iter().map(problem).collect(),
        notes: checked.notes.iter().map(note).collect(),
        time_forfeit: checked.forfeit.map(|it| it.word().to_owned()),
    };
    // Plain data; it cannot fail to be written.
    let mut text = serde_json::to_string(&game).unwrap_or_default();
    text.push('\n');
    text
}

fn problem(it: &Problem) -> ProblemJson {
    ProblemJson {
        kind: it.kind.word().to_owned(),
        ply: it.ply,
        line: it.place.line as usize,
        column: it.place.column as usize,
        byte: it.place.byte,
        token: it.token.clone(),
        message: it.message.clone(),
        expected: it.expected.clone(),
        nearest: it.nearest.clone(),
        fen: it.fen.clone(),
        article: it.article.map(|cite| cite.article.to_owned()),
    }
}

fn note(it: &Note) -> NoteJson {
    NoteJson {
        kind: it.kind.word().to_owned(),
        ply: it.ply,
        article: it.article.map(|cite| cite.article.to_owned()),
    }
}

fn lines(file: &str, number: usize, game: &Game, checked: &Checked, form: Form) -> String {
    let mut text = String::new();
    let paint = form.paint;
    for it in &checked.problems {
        // Writing into a string cannot fail.
        let _ = shown(&mut text, file, number, game, checked, it, paint);
    }
    if form.notes {
        for it in &checked.notes {
            let place = format!("{file}:{}:", checked.start.line);
            let (place, kind) = (paint.text(DIM, place), paint.text(YELLOW, it.kind.word()));
            let cite = it
                .article
                .map(|cite| format!(" ({cite})"))
                .unwrap_or_default();
            let cite = paint.text(BLUE, cite);
            let at = moved(checked, it.ply);
            let _ = writeln!(text, "{place} {kind}: game {number}, {at}{cite}");
        }
    }
    text
}

fn moved(checked: &Checked, ply: usize) -> String {
    match (ply, checked.plies) {
        (0, _) => "before the first move".to_owned(),
        _ => format!("half-move {ply}"),
    }
}

fn shown(
    text: &mut String,
    file: &str,
    number: usize,
    game: &Game,
    checked: &Checked,
    it: &Problem,
    paint: Paint,
) -> std::fmt::Result {
    let place = format!("{file}:{}:{}:", it.place.line, it.place.column);
    let (place, kind) = (paint.text(BOLD, place), paint.text(RED, it.kind.word()));
    let cite = it
        .article
        .map(|cite| format!(" ({cite})"))
        .unwrap_or_default();
    let cite = paint.text(BLUE, cite);
    writeln!(text, "{place} {kind}: {}{cite}", harmless(&it.message))?;
    if let Some(at) = game.snippet(it.place.byte, it.token.chars().count()) {
        let gutter = format!("{:>6} |", at.line);
        writeln!(text, "{} {}", paint.text(DIM, gutter), at.text)?;
        let carets = "^".repeat(at.width);
        let (gutter, carets) = (paint.text(DIM, "       |"), paint.text(RED, carets));
        writeln!(text, "{gutter} {}{carets}", " ".repeat(at.caret))?;
    }
    let (white, black) = (harmless(&checked.white), harmless(&checked.black));
    let at = moved(checked, it.ply);
    let mut under = format!("       = game {number}, {white} – {black}, {at}");
    if let Some(fen) = &it.fen {
        let _ = write!(under, ", {fen}");
    }
    writeln!(text, "{}", paint.text(DIM, under))
}
