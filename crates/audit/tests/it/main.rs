//! Games, and what an arbiter who knows everything would say of them.

mod by;
mod diagnoses;
mod ends;
mod moves;
mod results;

use flagfall_audit::{Checked, judge, rulebook};
use flagfall_edition::Edition;
use flagfall_notation::pgn;

fn judged(edition: &str, text: &str) -> Checked {
    let games = pgn::read_all(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    judge(
        &games[0],
        &rulebook(Edition::from_id(edition).expect("an edition")),
    )
}

/// Problems as `kind ply token article`, notes as `kind ply article`, and what ended the game.
fn check(edition: &str, text: &str, problems: &[&str], notes: &[&str], ended: Option<&str>) {
    let checked = judged(edition, text);
    let article = |it: Option<flagfall_edition::Citation>| it.map_or("-", |cite| cite.article);
    let problem = |it: &flagfall_audit::Problem| {
        format!(
            "{} {} {} {}",
            it.kind.word(),
            it.ply,
            it.token,
            article(it.article)
        )
    };
    let found: Vec<String> = checked.problems.iter().map(problem).collect();
    assert_eq!(found, problems, "{text}");
    let note = |it: &flagfall_audit::Note| {
        format!("{} {} {}", it.kind.word(), it.ply, article(it.article))
    };
    let found: Vec<String> = checked.notes.iter().map(note).collect();
    assert_eq!(found, notes, "{text}");
    assert_eq!(checked.ended_by.map(|it| it.word()), ended, "{text}");
}

/// A game from a position.
fn from(fen: &str, rest: &str) -> String {
    format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n{rest}")
}
