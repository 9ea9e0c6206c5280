//! Clauses by the words that occur in them.

use crate::{Lang, says, title};
use flagfall_edition::{Listing, Row};

/// How a word is compared: in small letters, without accents, the apostrophe straight.
#[must_use]
pub fn fold(word: &str) -> String {
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
#[must_use]
pub fn is_in(clause: &Listing, rows: &[&Row], words: &[String], lang: Lang) -> bool {
    let name = fold(&title(lang, clause));
    let told = |row: &&Row| fold(&says(lang, clause, row));
    let texts: Vec<String> = rows.iter().map(told).collect();
    let printed = rows.iter().any(|row| row.article.is_ok());
    printed && {
        let has = |text: &str| words.iter().all(|word| begins_a_word(text, word));
        has(&name) || texts.iter().any(|text| has(&format!("{name} {text}")))
    }
}

/// Whether a word of a folded text begins so.
#[must_use]
pub fn begins_a_word(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

#[test]
fn a_word_is_found_by_its_beginning_without_accents() {
    let text = fold("L’échec et mat");
    assert!(begins_a_word(&text, &fold("Éch")));
    assert!(!begins_a_word(&text, "chec"));
}
