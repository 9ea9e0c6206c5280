//! Movetext in lines.

/// The columns of a line at most; the export form has less than 80 (PGN standard, 4.3).
const COLUMNS: usize = 79;

/// Words in lines of fewer than 80 columns, with the line break at the end. A word that is longer
/// has a line of its own.
///
/// ```
/// let words = ["1.".to_owned(), "e4".to_owned(), "*".to_owned()];
/// assert_eq!(flagfall_notation::in_lines(&words), "1. e4 *\n");
/// ```
#[must_use]
pub fn in_lines(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
    text
}

#[test]
fn a_line_has_less_than_eighty_columns() {
    let check = |widths: &[usize], expected: &[usize]| {
        let words: Vec<String> = widths.iter().map(|it| "é".repeat(*it)).collect();
        let text = in_lines(&words);
        let found: Vec<usize> = text.lines().map(|it| it.chars().count()).collect();
        assert_eq!(found, expected, "{widths:?}");
        assert!(text.ends_with('\n'));
    };
    check(&[], &[0]);
    check(&[39, 39], &[79]);
    check(&[39, 40], &[39, 40]);
    check(&[3, 100, 3], &[3, 100, 3]);
    check(&[79, 79, 1], &[79, 79, 1]);
}
