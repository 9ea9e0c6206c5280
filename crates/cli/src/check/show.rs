//! A judged game as it is printed: an object, or its problems in the style of a compiler.

use crate::term::{BLUE, BOLD, DIM, Paint, RED, YELLOW, harmless};
use flagfall_audit::{Cause, Checked, Problem};
use flagfall_library::{At, checked_game};
use flagfall_notation::pgn::Game;
use flagfall_say::{Text, say};
use flagfall_wire::CheckedGame;
use flagfall_words::{Lang, say_in};
use std::fmt::Write;

/// How games are printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// What for.
    pub(super) print: Print,
    /// With what is worth knowing.
    pub(super) notes: bool,
    /// In color.
    pub(super) paint: Paint,
    /// In which language.
    pub(super) lang: Lang,
    /// Whether a table of all games is written.
    pub(super) table: bool,
    /// Whether reports of the games with problems are.
    pub(super) report: bool,
    /// Whether a repaired copy is.
    pub(super) fix: bool,
}

/// For whom games are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Print {
    /// People.
    Lines,
    /// Programs: one object a game.
    Json,
    /// The annotations of a build at GitHub.
    Annotations,
}

/// A judged game, ready to be printed and counted.
pub(super) struct Shown {
    /// What is printed of it in any case; whole lines.
    pub(super) text: String,
    /// The kind of each problem or note that is printed for people, and its lines.
    pub(super) pieces: Vec<(&'static str, String)>,
    /// The half-moves played.
    pub(super) plies: usize,
    /// The kinds of its problems.
    pub(super) problems: Vec<&'static str>,
    /// The kinds of its notes.
    pub(super) notes: Vec<&'static str>,
    /// The game as an object, where a table or a report needs it.
    pub(super) row: Option<Box<CheckedGame>>,
    /// Its text in a repaired copy, and how many changes were made.
    pub(super) fixed: Option<(Vec<u8>, usize)>,
}

/// Prepares a game for print.
pub(super) fn show(at: At<'_>, game: &Game, checked: &Checked, form: Form) -> Shown {
    let faulty = !checked.problems.is_empty();
    let json = form.print == Print::Json;
    let row = (json || form.table || form.report && faulty)
        .then(|| checked_game(at, game, checked, form.lang));
    let mut text = String::new();
    let mut pieces = Vec::new();
    match form.print {
        Print::Json => {
            // Plain data; it cannot fail to be written.
            text = serde_json::to_string(&row).unwrap_or_default();
            text.push('\n');
        }
        Print::Annotations if faulty => text = annotations(at, checked, form.lang),
        Print::Annotations => {}
        Print::Lines => pieces = lines(at, game, checked, form),
    }
    let kept = form.table || form.report && faulty;
    Shown {
        text,
        pieces,
        plies: checked.plies,
        problems: checked.problems.iter().map(|it| it.kind.word()).collect(),
        notes: checked.notes.iter().map(|it| it.kind.word()).collect(),
        row: row.filter(|_| kept).map(Box::new),
        fixed: None,
    }
}

fn name(game: &Game, tag: &str) -> String {
    game.tag(tag)
        .map_or_else(|| "?".to_owned(), std::borrow::Cow::into_owned)
}

/// What a build at GitHub shows beside the line.
fn annotations(at: At<'_>, checked: &Checked, lang: Lang) -> String {
    let mut text = String::new();
    for it in &checked.problems {
        let (line, column, kind) = (it.place.line, it.place.column, it.kind.word());
        let mut message = it.message.clone();
        if let Some(found) = &it.diagnosis {
            let likely = say!(
                "check-likely",
                text = found.cause.text(),
                other = &found.cure
            );
            let _ = write!(message, "; {}", say_in(lang, &likely));
        }
        let message = message.replace('%', "%25").replace(['\r', '\n'], "%0A");
        let file = at.file.replace('%', "%25").replace(':', "%3A");
        let file = file.replace(',', "%2C").replace(['\r', '\n'], "%0A");
        let place = format!("file={file},line={line},col={column},title={kind}");
        let _ = writeln!(text, "::error {place}::{}", harmless(&message));
    }
    text
}

fn lines(at: At<'_>, game: &Game, checked: &Checked, form: Form) -> Vec<(&'static str, String)> {
    let paint = form.paint;
    let problems = checked.problems.iter().map(|it| {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = shown(&mut text, at, game, checked, it, form);
        (it.kind.word(), text)
    });
    let notes = checked.notes.iter().filter(|_| form.notes).map(|it| {
        let place = format!("{}:{}:", at.file, checked.start.line);
        let (place, kind) = (paint.text(DIM, place), paint.text(YELLOW, it.kind.word()));
        let cite = it
            .article
            .map(|cite| format!(" ({cite})"))
            .unwrap_or_default();
        let cite = paint.text(BLUE, cite);
        let where_it_is = say!(
            "check-game",
            number = at.number,
            text = moved(checked, it.ply)
        );
        let text = format!(
            "{place} {kind}: {}{cite}\n",
            say_in(form.lang, &where_it_is)
        );
        (it.kind.word(), text)
    });
    problems.chain(notes).collect()
}

fn moved(checked: &Checked, ply: usize) -> Text {
    match (ply, checked.plies) {
        (0, _) => say!("check-before-moves"),
        _ => say!("check-half-move", number = ply),
    }
}

fn shown(
    text: &mut String,
    at: At<'_>,
    game: &Game,
    checked: &Checked,
    it: &Problem,
    form: Form,
) -> std::fmt::Result {
    let (paint, lang) = (form.paint, form.lang);
    let place = format!("{}:{}:{}:", at.file, it.place.line, it.place.column);
    let (place, kind) = (paint.text(BOLD, place), paint.text(RED, it.kind.word()));
    let cite = it
        .article
        .map(|cite| format!(" ({cite})"))
        .unwrap_or_default();
    let cite = paint.text(BLUE, cite);
    writeln!(text, "{place} {kind}: {}{cite}", harmless(&it.message))?;
    if let Some(found) = game.snippet(it.place.byte, it.token.chars().count()) {
        let gutter = format!("{:>6} |", found.line);
        writeln!(text, "{} {}", paint.text(DIM, gutter), found.text)?;
        let carets = "^".repeat(found.width);
        let (gutter, carets) = (paint.text(DIM, "       |"), paint.text(RED, carets));
        writeln!(text, "{gutter} {}{carets}", " ".repeat(found.caret))?;
    }
    let told = it
        .diagnosis
        .as_ref()
        .filter(|it| it.cause != Cause::Unclear);
    if let Some(found) = told {
        let told = say!(
            "check-diagnosis",
            what = if found.certain { "certain" } else { "likely" },
            text = found.cause.text(),
            other = &found.cure,
            why = &found.evidence
        );
        let says = format!("       = {}", harmless(&say_in(lang, &told)));
        let style = if found.cause.is_transmission() {
            BLUE
        } else {
            DIM
        };
        writeln!(text, "{}", paint.text(style, says))?;
    }
    let (white, black) = (
        harmless(&name(game, "White")),
        harmless(&name(game, "Black")),
    );
    let players = format!("{white} – {black}");
    let of = say!(
        "check-game-of",
        number = at.number,
        text = players,
        other = moved(checked, it.ply)
    );
    let mut under = format!("       = {}", say_in(lang, &of));
    if let Some(fen) = &it.fen {
        let _ = write!(under, ", {fen}");
    }
    writeln!(text, "{}", paint.text(DIM, under))
}
