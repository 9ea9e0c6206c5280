//! Only a clause consults an edition. The type has no `==` and no `<`; these rules keep it so,
//! and keep its back doors (its name, its place in the order) shut as well.

use super::Finding;
use super::scan;
use super::tree::Tree;

const COMPARISONS: [&str; 6] = ["==", "!=", "<=", ">=", "< ", "> "];
const DERIVES: [&str; 5] = ["PartialEq", "Eq", "PartialOrd", "Ord", "Hash"];

/// Outside `crates/edition` nobody asks which edition it is.
pub(super) fn compared(tree: &Tree) -> Vec<Finding> {
    let says = "an edition is looked up by, never compared: ask the provision of a clause";
    let mut found = Vec::new();
    for (path, text) in tree
        .rust()
        .filter(|(path, _)| !path.starts_with("crates/edition/"))
    {
        let code = scan::code(text);
        for at in scan::words(&code, "edition").filter(|at| asks_which(&code, *at)) {
            found.push(Finding::new(path, scan::line_of(&code, at), says));
        }
    }
    found
}

/// The type itself cannot be compared, ordered or hashed.
pub(super) fn derives(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree
        .rust()
        .filter(|(path, _)| path.starts_with("crates/edition/src/"))
    {
        let code = scan::code(text);
        for name in DERIVES {
            let by_hand = format!("{name} for Edition ");
            let written = code.match_indices(&by_hand).map(|(at, _)| at);
            let derived = code.match_indices("struct Edition(").map(|(at, _)| at);
            let derived =
                derived.filter(|at| scan::words(attributes(&code, *at), name).count() > 0);
            for at in written.chain(derived) {
                let says = format!("no `{name}` on `Edition`: nobody may ask which it is");
                found.push(Finding::new(path, scan::line_of(&code, at), says));
            }
        }
    }
    found
}

/// What stands between the item at `at` and the end of the item before it.
fn attributes(code: &str, at: usize) -> &str {
    let start = code[..at].rfind([';', '}']).map_or(0, |it| it + 1);
    &code[start..at]
}

fn asks_which(code: &str, at: usize) -> bool {
    let before = code[..at].trim_end();
    // `self.edition` and `book.edition` begin further left.
    let place = before.trim_end_matches(|it: char| scan::in_name(it) || matches!(it, '.' | '&'));
    let place = place.trim_end();
    let after = chain(&code[at + "edition".len()..]);
    let tail = after.rest.trim_start();
    let compared = COMPARISONS.iter().any(|it| tail.starts_with(it))
        || (place.ends_with("==") || place.ends_with("!="))
        || (place.ends_with(" <") || place.ends_with(" >"))
        || (place.ends_with("<=") || place.ends_with(">="));
    let ordered = after
        .calls
        .iter()
        .any(|it| matches!(*it, "index" | "cmp" | "partial_cmp" | "eq"));
    let matched = place.ends_with("matches!(") || place.ends_with("match") && tail.starts_with('{');
    compared || ordered || matched
}

/// The methods and fields asked of a value, and what follows them.
struct Chain<'a> {
    calls: Vec<&'a str>,
    rest: &'a str,
}

fn chain(mut rest: &str) -> Chain<'_> {
    let mut calls = Vec::new();
    loop {
        if let Some(inside) = rest.strip_prefix("()") {
            rest = inside;
        }
        let Some(name) = rest.trim_start().strip_prefix('.') else {
            return Chain { calls, rest };
        };
        let end = name.find(|it| !scan::in_name(it)).unwrap_or(name.len());
        calls.push(&name[..end]);
        rest = &name[end..];
    }
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    fn game(line: &str, caught: bool) {
        let expect: &[&str] = if caught {
            &["crates/game/src/a.rs:2"]
        } else {
            &[]
        };
        check(
            compared,
            &[("crates/game/src/a.rs", &format!("//! A.\n{line}\n"))],
            expect,
        );
    }

    #[test]
    fn nobody_asks_which_edition_it_is() {
        game("let law = CLAUSE.under(edition);", false);
        game("Rulebook::new(self.edition, &event)", false);
        game("fn under(edition: Edition) -> Provision<Price> {}", false);
        game(
            "let it = list.map(|edition| edition.id()).collect::<Vec<_>>();",
            false,
        );
        game("// if edition == E09", false);
        game("if edition == E09 {}", true);
        game("if self.edition >= E14 {}", true);
        game("if E14 <= book.edition {}", true);
        game("if E14 < edition {}", true);
        game("if edition.id() == \"2009\" {}", true);
        game("if rules.edition().index() > 3 {}", true);
        game("matches!(edition, E09)", true);
        game("match self.edition.id() { _ => {} }", true);
    }

    #[test]
    fn the_crate_of_editions_may_look_inside() {
        check(
            compared,
            &[("crates/edition/src/a.rs", "if edition == other {}")],
            &[],
        );
    }

    #[test]
    fn an_edition_has_no_equality() {
        let path = "crates/edition/src/edition.rs";
        let good = "#[derive(PartialEq)]\npub enum Absent {}\n\
            #[derive(Clone, Copy)]\npub struct Edition(u8);\n";
        check(derives, &[(path, good)], &[]);
        let bad = "#[derive(Clone, PartialEq)]\n/// `Ord`.\npub struct Edition(u8);\n";
        check(
            derives,
            &[(path, bad)],
            &["crates/edition/src/edition.rs:3"],
        );
        let by_hand = "pub struct Edition(u8);\nimpl Ord for Edition {}\n";
        check(
            derives,
            &[(path, by_hand)],
            &["crates/edition/src/edition.rs:2"],
        );
    }
}
