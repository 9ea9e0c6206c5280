//! A text letter by letter: what one does not see left out, digits of other scripts made ours,
//! and which letters look like which.

use super::leniency::{Leniencies, Leniency};

/// A longer text, in characters, is no move.
const LENGTH: usize = 64;

/// A text's letters, and where each begins.
#[derive(Default)]
pub(super) struct Letters {
    pub(super) letters: Vec<char>,
    bytes: Vec<usize>,
    end: usize,
    pub(super) used: Leniencies,
}

impl Letters {
    /// `None` if the text is longer than any move.
    pub(super) fn of(text: &str) -> Option<Letters> {
        let mut found = Letters {
            end: text.len(),
            ..Letters::default()
        };
        for (byte, letter) in text.char_indices() {
            if found.letters.len() == LENGTH {
                return None;
            }
            if is_unseen(letter) {
                found.used.add_if(true, Leniency::Blanks);
                continue;
            }
            let digit = ascii_digit(letter);
            found.used.add_if(digit != letter, Leniency::Digits);
            found.letters.push(digit);
            found.bytes.push(byte);
        }
        Some(found)
    }

    /// Where in the text a letter begins.
    pub(super) fn byte(&self, at: usize) -> usize {
        self.bytes.get(at).copied().unwrap_or(self.end)
    }
}

/// Marks of direction and joiners that are not seen.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
        | '\u{2066}'..='\u{2069}' | '\u{61c}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}')
}

/// A digit of another script as ours.
fn ascii_digit(letter: char) -> char {
    let code = u32::from(letter);
    let zeros = [
        '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{be6}', '\u{c66}',
        '\u{e50}', '\u{ff10}',
    ];
    let value = zeros
        .into_iter()
        .filter_map(|zero| code.checked_sub(u32::from(zero)))
        .find(|value| *value < 10);
    value
        .and_then(|value| char::from_digit(value, 10))
        .unwrap_or(letter)
}

/// The Latin letter that one of another script looks like.
pub(super) fn lookalike(letter: char) -> char {
    match letter {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'Е' | 'Ε' => 'E',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Н' | 'Η' => 'H',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'С' => 'C',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'І' | 'Ι' => 'I',
        'Ѕ' => 'S',
        'Ј' => 'J',
        'а' | 'α' => 'a',
        'е' => 'e',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'с' => 'c',
        'х' | 'χ' => 'x',
        _ => letter,
    }
}

pub(super) fn is_hyphen(letter: char) -> bool {
    matches!(
        letter,
        '-' | '\u{2010}'..='\u{2015}' | '−' | '\u{fe58}' | '\u{fe63}' | '－'
    )
}
