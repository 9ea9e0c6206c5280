//! Names and headings in uncontracted braille.

use super::cells;
use crate::fold;

/// A text in uncontracted Unified English Braille: capitals ⠠, figures ⠼, the common signs.
/// Accents are left out; what has no cell here, as another script has not, is ⠿. Line breaks stay.
///
/// ```
/// use flagfall_notation::braille::text;
/// assert_eq!(text("Anna 1-0"), "⠠⠁⠝⠝⠁⠀⠼⠁⠤⠼⠚");
/// ```
#[must_use]
pub fn text(text: &str) -> String {
    let mut written = String::new();
    let mut figures = false;
    for letter in text.chars() {
        if let Some(figure) = letter.to_digit(10) {
            if !figures {
                written.push('⠼');
            }
            figures = true;
            // 1 to 9 and 0 are the letters a to j.
            let letter = b'a' + (figure as u8 + 9) % 10;
            written.extend(cells::letter(char::from(letter)));
            continue;
        }
        let after_figure = figures;
        figures &= letter == '.';
        push(letter, after_figure, &mut written);
    }
    written
}

fn push(letter: char, after_figure: bool, written: &mut String) {
    match letter {
        '\n' => return written.push('\n'),
        '½' => return written.push_str("⠼⠁⠌⠃"),
        _ if letter.is_whitespace() => return written.push(cells::BLANK),
        _ => {}
    }
    if let Some(sign) = sign(letter) {
        return written.push_str(sign);
    }
    let plain = fold::letters(letter.encode_utf8(&mut [0; 4]));
    if !plain.is_empty() && plain.chars().all(|it| it.is_ascii_lowercase()) {
        if letter.is_uppercase() {
            written.push('⠠');
        } else if after_figure && matches!(letter, 'a'..='j') {
            // Without it the letter would be read as a figure.
            written.push('⠰');
        }
        written.extend(plain.chars().filter_map(cells::letter));
    } else if !plain.is_empty() {
        written.push('⠿');
    }
}

fn sign(letter: char) -> Option<&'static str> {
    Some(match letter {
        '.' => "⠲",
        ',' => "⠂",
        ';' => "⠆",
        ':' => "⠒",
        '?' => "⠦",
        '!' => "⠖",
        '\'' | '’' => "⠄",
        '-' | '–' => "⠤",
        '/' => "⠸⠌",
        '(' => "⠐⠣",
        ')' => "⠐⠜",
        '=' => "⠐⠶",
        '+' => "⠐⠖",
        '*' => "⠐⠔",
        '"' => "⠠⠶",
        _ => return None,
    })
}
