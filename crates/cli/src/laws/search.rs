//! Clauses by the words that occur in them.

use super::{Asked, MEASURE, list, says};
use crate::term::{DIM, Out, wrap};
use flagfall_laws::Group;
use flagfall_say::say;
use flagfall_words::{begins_a_word, fold};
use std::io::{self, Write};

/// The clauses found: each with the sentence in which a word occurs, as said last.
pub(super) fn print(
    groups: &[Group],
    asked: &Asked,
    words: &[String],
    out: &mut Out,
) -> io::Result<()> {
    let clauses = || groups.iter().flat_map(|group| &group.clauses);
    let count = out.say(&say!("laws-found", count = clauses().count()));
    writeln!(out, "{count}\n")?;
    for clause in clauses() {
        list::line(clause, asked, out)?;
        let rows = asked.rows(clause).into_iter().rev();
        let mut texts = rows.map(|row| (row, says(clause, row, out)));
        let is_said = |text: &str| words.iter().any(|word| begins_a_word(&fold(text), word));
        let Some((row, text)) = texts.find(|it| it.0.article.is_ok() && is_said(&it.1)) else {
            continue;
        };
        let sentence = text.split_inclusive(". ").find(|it| is_said(it));
        let said = format!("{} ({})", sentence.unwrap_or(&text).trim(), row.edition);
        for line in wrap(&said, MEASURE) {
            let line = out.paint.text(DIM, line);
            writeln!(out, "      {line}")?;
        }
    }
    writeln!(out)
}
