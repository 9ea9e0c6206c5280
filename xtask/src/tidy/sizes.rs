//! Files are read from the top and at one sitting: a doc first, and an end in sight.

use super::Finding;
use super::scan;
use super::tree::Tree;

const FILE_LINES_MAX: usize = 400;
const FUNCTION_LINES_MAX: usize = 70;
const COLUMNS_MAX: usize = 100;

pub(super) fn module_doc(tree: &Tree) -> Vec<Finding> {
    let says = "open the file with `//!`: what is here, and why";
    let bare = tree.rust().filter(|(_, text)| !text.starts_with("//!"));
    bare.map(|(path, _)| Finding::new(path, 1, says)).collect()
}

pub(super) fn file_length(tree: &Tree) -> Vec<Finding> {
    let counted = tree.rust().map(|(path, text)| (path, text.lines().count()));
    let long = counted.filter(|(_, lines)| *lines > FILE_LINES_MAX);
    let says = |lines| format!("{lines} lines; at most {FILE_LINES_MAX}: split by verb or noun");
    long.map(|(path, lines)| Finding::new(path, 0, says(lines)))
        .collect()
}

pub(super) fn function_length(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.rust() {
        for (first, last) in scan::functions(&scan::code(text)) {
            let lines = last - first + 1;
            if lines > FUNCTION_LINES_MAX {
                let says = format!("a function of {lines} lines; at most {FUNCTION_LINES_MAX}");
                found.push(Finding::new(path, first, says));
            }
        }
    }
    found
}

pub(super) fn line_length(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.rust() {
        for (at, line) in text.lines().enumerate() {
            let columns = line.chars().count();
            if columns > COLUMNS_MAX {
                let says = format!("{columns} columns; at most {COLUMNS_MAX}");
                found.push(Finding::new(path, at + 1, says));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    #[test]
    fn a_file_opens_with_what_it_is() {
        check(
            module_doc,
            &[("a.rs", "//! A.\nfn a() {}\n"), ("a.md", "A")],
            &[],
        );
        check(module_doc, &[("a.rs", "use b;\n//! A.\n")], &["a.rs:1"]);
    }

    #[test]
    fn a_file_ends_in_sight() {
        check(file_length, &[("a.rs", &"\n".repeat(400))], &[]);
        check(file_length, &[("a.rs", &"\n".repeat(401))], &["a.rs:0"]);
    }

    #[test]
    fn a_function_fits_on_a_screen() {
        let of = |lines: usize| format!("//! A.\nfn a() {{\n{}}}\n", "b();\n".repeat(lines - 2));
        check(function_length, &[("a.rs", &of(70))], &[]);
        check(function_length, &[("a.rs", &of(71))], &["a.rs:2"]);
    }

    #[test]
    fn a_line_counts_characters() {
        check(line_length, &[("a.rs", &"é".repeat(100))], &[]);
        check(
            line_length,
            &[("a.rs", &format!("\n{}", "é".repeat(101)))],
            &["a.rs:2"],
        );
    }
}
