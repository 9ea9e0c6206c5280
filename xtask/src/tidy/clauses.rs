//! One clause, one file: its words, its table, its test; its id in the catalogue and nowhere else.

use super::Finding;
use super::tree::Tree;
use std::collections::BTreeMap;

const CATALOGUE: &str = "law/catalogue.txt";

/// Each clause file opens with its title and rule id, holds a table, and tests it.
pub(super) fn files(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in clause_files(tree) {
        let first = text.lines().next().unwrap_or("");
        if heading_ids(first).is_empty() {
            let says = "open with the title and the rule id: `//! # The price … (R9.5b)`";
            found.push(Finding::new(path, 1, says));
        }
        if !text.contains("Clause::new(") {
            found.push(Finding::new(
                path,
                0,
                "a clause has a table: `Clause::new(…)`",
            ));
        }
        if !text.contains("#[test]") {
            found.push(Finding::new(
                path,
                0,
                "a clause is tested at the foot of its file",
            ));
        }
    }
    found
}

/// Each id is known to the catalogue, used for one clause, and named in its file's heading.
pub(super) fn ids(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let catalogue = catalogue(tree, &mut found);
    let mut places: BTreeMap<&str, &str> = BTreeMap::new();
    for (path, text) in tree
        .rust()
        .filter(|(path, _)| path.starts_with("crates/laws/src/"))
    {
        let headed = heading_ids(text.lines().next().unwrap_or(""));
        for (line, id) in table_ids(text) {
            if !catalogue.contains_key(id) {
                let says = format!("`{id}` is not in {CATALOGUE}");
                found.push(Finding::new(path, line, says));
            }
            if !headed.is_empty() && !headed.contains(&id) {
                let says = format!("the heading does not name `{id}`");
                found.push(Finding::new(path, line, says));
            }
            if let Some(other) = places.insert(id, path) {
                let says = format!("`{id}` is the id of a clause in {other} already");
                found.push(Finding::new(path, line, says));
            }
        }
    }
    found
}

/// The files that hold a clause: below an article's folder, all but its `mod.rs`.
pub(super) fn clause_files(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.rust().filter(|(path, _)| {
        let below = path.strip_prefix("crates/laws/src/").unwrap_or("");
        below.contains('/') && !below.ends_with("/mod.rs")
    })
}

/// The ids in a heading such as `//! # The same position (R9.2.id, R9.2.seq)`.
fn heading_ids(line: &str) -> Vec<&str> {
    let titled = line
        .strip_prefix("//! # ")
        .and_then(|it| it.trim_end().strip_suffix(')'));
    let Some((title, ids)) = titled.and_then(|it| it.rsplit_once(" (")) else {
        return Vec::new();
    };
    let ids: Vec<&str> = ids.split(", ").collect();
    let named = !title.is_empty() && ids.iter().all(|it| is_id(it));
    if named { ids } else { Vec::new() }
}

fn is_id(text: &str) -> bool {
    let rest = text.strip_prefix('R').unwrap_or("");
    !rest.is_empty()
        && rest
            .chars()
            .all(|it| it.is_ascii_alphanumeric() || it == '.')
}

/// The id with which each table of a file begins, and its line.
fn table_ids(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, call) in text.match_indices("Clause::new(") {
        let rest = text[at + call.len()..].trim_start();
        let literal = rest.strip_prefix('"').and_then(|it| it.split_once('"'));
        if let Some((id, _)) = literal {
            found.push((text[..at].matches('\n').count() + 1, id));
        }
    }
    found
}

/// The ids of the catalogue, each with its article. An id that stands there twice is a finding.
fn catalogue<'a>(tree: &'a Tree, found: &mut Vec<Finding>) -> BTreeMap<&'a str, &'a str> {
    let mut ids = BTreeMap::new();
    for (at, line) in tree.get(CATALOGUE).unwrap_or("").lines().enumerate() {
        let mut words = line.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (None, ..) => {}
            (Some(it), ..) if it.starts_with('#') => {}
            (Some(id), Some(article), None) if is_id(id) => {
                if ids.insert(id, article).is_some() {
                    let says = format!("`{id}` stands in the catalogue twice");
                    found.push(Finding::new(CATALOGUE, at + 1, says));
                }
            }
            _ => {
                let says = "a line is a rule id and the folder of its article";
                found.push(Finding::new(CATALOGUE, at + 1, says));
            }
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    const GOOD: &str = "//! # The price of a wrong claim (R9.5b)\n\
        pub const PRICE: Clause<Price> = Clause::new(\n    \"R9.5b\", &[]);\n#[test]\nfn a() {}\n";

    #[test]
    fn a_clause_has_a_heading_a_table_and_a_test() {
        let path = "crates/laws/src/drawn_game/wrong_claim.rs";
        check(files, &[(path, GOOD)], &[]);
        let bad = "//! # The price of a wrong claim\nfn a() {}\n";
        let places = [
            format!("{path}:1"),
            format!("{path}:0"),
            format!("{path}:0"),
        ];
        check(
            files,
            &[(path, bad)],
            &places.each_ref().map(String::as_str),
        );
        check(files, &[("crates/laws/src/drawn_game/mod.rs", bad)], &[]);
        check(files, &[("crates/laws/src/ruling.rs", bad)], &[]);
    }

    #[test]
    fn an_id_is_known_and_used_once() {
        let list = (CATALOGUE, "# ids\n\nR9.5b  drawn_game\n");
        let one = ("crates/laws/src/drawn_game/a.rs", GOOD);
        let two = ("crates/laws/src/drawn_game/b.rs", GOOD);
        check(ids, &[list, one], &[]);
        check(
            ids,
            &[list, one, two],
            &["crates/laws/src/drawn_game/b.rs:2"],
        );
        check(
            ids,
            &[(CATALOGUE, ""), one],
            &["crates/laws/src/drawn_game/a.rs:2"],
        );
        let other = GOOD.replace("(R9.5b)", "(R9.5a)");
        check(
            ids,
            &[list, ("crates/laws/src/drawn_game/a.rs", &other)],
            &["crates/laws/src/drawn_game/a.rs:2"],
        );
        let twice = "R9.5b drawn_game\nR9.5b drawn_game\nR9.6\n";
        check(
            ids,
            &[(CATALOGUE, twice)],
            &["law/catalogue.txt:2", "law/catalogue.txt:3"],
        );
    }
}
