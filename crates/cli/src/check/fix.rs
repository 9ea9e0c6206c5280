//! A repaired copy: what is certain is mended, each change with a comment that says so, and what
//! is not stays as it is.

use flagfall_audit::{Checked, Edit, ProblemKind};
use flagfall_notation::pgn::{FaultKind, Game, Span, Termination};

/// A part of a game's text, and what stands in its place, comment and all.
struct Change {
    span: Span,
    text: String,
}

/// A game's text with what is certain mended, and how many changes that took. A blank line
/// follows it.
pub(super) fn repaired(game: &Game, checked: &Checked) -> (Vec<u8>, usize) {
    let source = game.source();
    let mut changes: Vec<Change> = Vec::new();
    for problem in &checked.problems {
        if let Some(found) = problem.diagnosis.as_ref().filter(|it| it.certain) {
            let cause = found.cause.word();
            changes.extend(found.edits.iter().map(|it| change(it, game, cause)));
        }
    }
    changes.extend(result(game, checked));
    changes.sort_by_key(|it| it.span.at);
    let mut text = Vec::with_capacity(source.len() + 64 * changes.len() + 2);
    let mut at = 0;
    let mut made = 0;
    for change in &changes {
        let (from, to) = range(change.span, source);
        if from < at {
            continue;
        }
        text.extend_from_slice(&source[at..from]);
        text.extend_from_slice(change.text.as_bytes());
        at = to;
        made += 1;
    }
    text.extend_from_slice(&source[at..]);
    let end = text.trim_ascii_end().len();
    text.truncate(end);
    text.extend_from_slice(b"\n\n");
    (text, made)
}

fn range(span: Span, source: &[u8]) -> (usize, usize) {
    let from = (span.at as usize).min(source.len());
    (from, (from + span.len as usize).min(source.len()))
}

/// An edit with a comment that says what was done. No brace may be in it.
fn change(edit: &Edit, game: &Game, cause: &str) -> Change {
    let was = game.text(edit.span);
    let was = was.replace(['{', '}'], "");
    let word = edit.text.trim();
    let text = match (was.is_empty(), word.is_empty()) {
        (true, _) => format!("{word} {{ flagfall: {word} put in ({cause}) }} "),
        (false, true) => format!("{{ flagfall: {was} left out ({cause}) }}"),
        (false, false) => format!("{word} {{ flagfall: was {was} ({cause}) }}"),
    };
    let span = edit.span;
    Change { span, text }
}

/// A game that does not say how it ended is given the result of its tag, if nothing else is wrong
/// with it: what was not closed would take it in.
fn result(game: &Game, checked: &Checked) -> Option<Change> {
    let is_missing = |kind| kind == ProblemKind::Text(FaultKind::ResultMissing);
    let [problem] = &checked.problems[..] else {
        return None;
    };
    let tag = game.tag("Result")?;
    let result = Termination::read(tag.trim()).filter(|it| *it != Termination::Unknown)?;
    let at = game.source().trim_ascii_end().len() as u32;
    let span = Span { at, len: 0 };
    is_missing(problem.kind).then(|| {
        let text = format!(" {{ flagfall: the result is that of the tag }} {result}");
        Change { span, text }
    })
}
