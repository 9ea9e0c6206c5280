//! What the module for browsers loads by need, in texts of their own.

use crate::Lang;
use crate::clauses::key;
use crate::locales::{CLAUSES, head, of_law};
use flagfall_edition::Listing;
use std::fmt::Write;

/// All that French says of the law in one text, the wordings of the clauses with it, for
/// [`crate::load`].
#[must_use]
pub fn in_one() -> String {
    let files = of_law(Lang::Fr).iter().chain(CLAUSES);
    let texts = files.map(|(_, text)| format!("{}\n\n", text.trim_end()));
    std::iter::once(head(Lang::Fr)).chain(texts).collect()
}

/// What clauses say in English in one text, for [`crate::load`].
///
/// ```
/// use flagfall_edition::{Clause, E97, since};
/// const ONE: Clause<()> = Clause::new("R0.1", "A clause", &[since(E97, "1", "It {is}.", ())]);
/// let text = flagfall_words::wordings(&[ONE.listing()]);
/// let end = "R0-1 = A clause\n    .e1997 = It {\"{\"}is{\"}\"}.\n";
/// assert!(text.ends_with(end), "{text}");
/// ```
#[must_use]
pub fn wordings<'a>(clauses: impl IntoIterator<Item = &'a Listing>) -> String {
    let mut text = head(Lang::En);
    for clause in clauses {
        // Writing into a string does not fail.
        let _ = writeln!(text, "{} = {}", key(clause.id), escaped(clause.title));
        for row in &clause.rows {
            if row.worded.is_some_and(|it| it.is_among(&[row.edition])) {
                let _ = writeln!(text, "    .e{} = {}", row.edition, escaped(row.says));
            }
        }
    }
    text
}

/// As a message has it, in one line.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '{' | '}' => text.extend(['{', '"', letter, '"', '}']),
            '\n' => text.push(' '),
            _ => text.push(letter),
        }
    }
    text
}
