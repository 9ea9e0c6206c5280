//! What does not belong in a tree that others read: notes to oneself, skipped tests, and the
//! paths of one machine.

use super::Finding;
use super::tree::Tree;

/// Each as two halves, so that this file keeps its own rule; and what to do instead.
const NOTES: [(&str, &str, &str); 9] = [
    ("TO", "DO", "do it, or open an issue"),
    ("FIX", "ME", "mend it, or open an issue"),
    ("XX", "X", "say it in words, or open an issue"),
    ("#[ig", "nore", "make the test pass, or remove it"),
    (
        "unimple",
        "mented!(",
        "an answer that says what is not encoded",
    ),
    ("/wo", "rk/", "a path from the root of the repository"),
    ("/tm", "p/", "a folder made for the purpose (`tempfile`)"),
    ("/ho", "me/", "a path from the root of the repository"),
    ("/ro", "ot/", "a path from the root of the repository"),
];

/// No notes to self, no skipped tests, no paths of a machine, in any text file.
pub(super) fn notes(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.files() {
        for (at, line) in text.lines().enumerate() {
            for (first, second, instead) in NOTES {
                let note = format!("{first}{second}");
                if stands_in(line, &note) {
                    found.push(Finding::new(path, at + 1, format!("`{note}`: {instead}")));
                }
            }
        }
    }
    found
}

/// A path begins with its slash; one in the middle of an address is no path of a machine.
fn stands_in(line: &str, note: &str) -> bool {
    line.match_indices(note).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let glued = before.is_some_and(|it| it.is_alphanumeric() || matches!(it, '_' | '.' | '-'));
        !glued
    })
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    #[test]
    fn nothing_is_left_for_later() {
        check(
            notes,
            &[("a.md", "A method. See example.org/home/page.")],
            &[],
        );
        for (first, second, _) in NOTES {
            check(
                notes,
                &[("a.md", &format!("Once.\n`{first}{second}x`"))],
                &["a.md:2"],
            );
        }
    }
}
