//! Words for what is shown and said.

pub(crate) use flagfall_print::plain_san;

/// A line as a sentence: one full stop at its end.
pub(crate) fn sentence(line: String) -> String {
    match line.ends_with(['.', '!', '?', '…']) {
        true => line,
        false => line + ".",
    }
}

#[test]
fn a_line_ends_with_one_stop() {
    assert_eq!(sentence("White resigns".to_owned()), "White resigns.");
    assert_eq!(sentence("Why?".to_owned()), "Why?");
}
