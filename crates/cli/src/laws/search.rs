//! Clauses by the words that occur in them.

use super::{Asked, MEASURE, list, says};
use crate::term::{DIM, Out, wrap};
use flagfall_edition::{Listing, Row};
use flagfall_laws::Group;
use flagfall_say::say;
use flagfall_words::{Lang, title};
use std::io::{self, Write};

/// How a word is compared: in small letters, without accents, the apostrophe straight.
pub(super) fn fold(word: &str) -> String {
    let plain = |it: char| match it {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        '\u{a0}' => ' ',
        _ => it,
    };
    word.to_lowercase().chars().map(plain).collect()
}

/// Whether every one of the words begins a word of the clause's title or of one of these rows.
pub(super) fn is_in(clause: &Listing, rows: &[&Row], words: &[String], lang: Lang) -> bool {
    let name = fold(&title(lang, clause));
    let told = |row: &&Row| fold(&flagfall_words::says(lang, clause, row));
    let texts: Vec<String> = rows.iter().map(told).collect();
    let printed = rows.iter().any(|row| row.article.is_ok());
    printed && {
        let has = |text: &str| words.iter().all(|word| begins_a_word(text, word));
        has(&name) || texts.iter().any(|text| has(&format!("{name} {text}")))
    }
}

fn begins_a_word(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

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

#[test]
fn words_are_found_by_their_beginnings() {
    assert!(begins_a_word("the man touched last", "touch"));
    assert!(!begins_a_word("a retouched man", "touch"));
    assert_eq!(fold("Échec"), "echec");
}
