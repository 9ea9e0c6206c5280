//! A reading is named for what it says, never for the year in which it was printed.

use super::Finding;
use super::clauses::clause_files;
use super::scan;
use super::tree::Tree;

/// Names of towns by which editions go.
const TOWNS: [&str; 7] = [
    "erevan", "istanbul", "calvia", "dresden", "tallinn", "antalya", "chennai",
];

/// No variant or field of a reading bears a digit or the name of an edition.
pub(super) fn no_years(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in clause_files(tree) {
        let code = scan::code(text);
        for kind in ["enum", "struct"] {
            for at in scan::words(&code, kind) {
                for (offset, name) in members(&code, at) {
                    if is_year(name) {
                        let says = format!("`{name}`: name a reading for what it says, not when");
                        found.push(Finding::new(path, scan::line_of(&code, offset), says));
                    }
                }
            }
        }
    }
    found
}

fn is_year(name: &str) -> bool {
    let lower = name.to_lowercase();
    name.contains(|it: char| it.is_ascii_digit())
        || lower == "draft"
        || TOWNS.iter().any(|town| lower.contains(town))
}

/// The type's own name and those of its variants or fields, each with its offset.
fn members(code: &str, at: usize) -> Vec<(usize, &str)> {
    let end = code[at..].find([';', '{']).map_or(code.len(), |it| at + it);
    let head = &code[at..end];
    let mut names: Vec<(usize, &str)> = head
        .split_whitespace()
        .nth(1)
        .map(|it| (at, title(it)))
        .into_iter()
        .collect();
    if !code[end..].starts_with('{') {
        return names;
    }
    let inside = scan::block(code, end).unwrap_or("");
    let mut depth = 0_i32;
    let mut fresh = true;
    for (offset, it) in inside.char_indices() {
        match it {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            it if depth == 0 && fresh && scan::in_name(it) => {
                let name = title(&inside[offset..]);
                let before = inside[..offset].chars().next_back();
                if name != "pub" && !before.is_some_and(scan::in_name) {
                    names.push((end + 1 + offset, name));
                    fresh = false;
                }
            }
            _ => {}
        }
    }
    names
}

/// The name with which `text` begins.
fn title(text: &str) -> &str {
    let end = text.find(|it| !scan::in_name(it)).unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    fn clause(source: &str, expect: &[&str]) {
        check(
            no_years,
            &[("crates/laws/src/drawn_game/a.rs", source)],
            expect,
        );
    }

    #[test]
    fn a_reading_is_named_for_what_it_says() {
        clause(
            "pub struct Price {\n pub gain: u32,\n pub(crate) loss: Map<u8, u16> }\n",
            &[],
        );
        clause(
            "enum Fivefold { /// In 2014.\n #[doc = \"x1\"] OnAlternateMoves, Anywhere(u8) }",
            &[],
        );
        clause(
            "enum Price {\n R97,\n Half { at_most: u32 },\n}",
            &["crates/laws/src/drawn_game/a.rs:2"],
        );
        clause(
            "struct Price {\n pub since_2009: u32 }",
            &["crates/laws/src/drawn_game/a.rs:2"],
        );
        clause(
            "enum Price { Low,\n Dresden }",
            &["crates/laws/src/drawn_game/a.rs:2"],
        );
        clause(
            "pub struct Price14;",
            &["crates/laws/src/drawn_game/a.rs:1"],
        );
    }

    #[test]
    fn only_readings_are_held_to_it() {
        check(
            no_years,
            &[("crates/laws/src/ruling.rs", "enum A { B2 }")],
            &[],
        );
    }
}
