//! Words for what is shown and said.

use flagfall_board::Role;
use flagfall_game::Ply;

/// A line as a sentence: one full stop at its end.
pub(crate) fn sentence(line: String) -> String {
    match line.ends_with(['.', '!', '?', '…']) {
        true => line,
        false => line + ".",
    }
}

/// A move as a player would write it who has noticed nothing: an illegal one looks like any
/// other, or else the scoresheet would tell what only the arbiter may know.
pub(crate) fn plain_san(ply: &Ply) -> String {
    if ply.mv.is_some() {
        return ply.san.to_string();
    }
    let before_letter = ply.san.chars().next().filter(char::is_ascii_uppercase);
    let mut text = match before_letter {
        Some(letter) => format!("{letter}{}", ply.to),
        None if ply.from.file() == ply.to.file() => ply.to.to_string(),
        None => format!("{}x{}", ply.from.file(), ply.to),
    };
    if let Some(role) = ply.promotion.filter(|role| *role != Role::Pawn) {
        text.push('=');
        text.push(role.letter());
    }
    text
}

#[test]
fn a_line_ends_with_one_stop() {
    assert_eq!(sentence("White resigns".to_owned()), "White resigns.");
    assert_eq!(sentence("Why?".to_owned()), "Why?");
}
