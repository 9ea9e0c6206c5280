//! The house rules that a test can see (`STYLE.md` says why each is one).
//!
//! A rule is a function from the tree of files to what it found. `cargo xtask tidy` prints the
//! findings, and a test holds the repository to them, so that `cargo test` is enough.

mod arrows;
mod bans;
mod cases;
mod clauses;
mod dead_files;
mod editions;
mod exceptions;
mod folders;
mod names;
mod notes;
mod readme;
mod scan;
mod sizes;
mod tree;

use anyhow::{Result, bail};
use exceptions::{EXCEPTIONS, Exception};
use std::path::Path;
use tree::Tree;

/// One breach of a rule: where, and what would be in order.
#[derive(Debug)]
struct Finding {
    path: String,
    /// From 1; 0 where the whole file is meant.
    line: usize,
    says: String,
}

impl Finding {
    fn new(path: &str, line: usize, says: impl Into<String>) -> Finding {
        Finding {
            path: path.to_owned(),
            line,
            says: says.into(),
        }
    }
}

/// A house rule, with the name by which an exception can be made to it.
struct Rule {
    name: &'static str,
    check: fn(&Tree) -> Vec<Finding>,
}

const RULES: [Rule; 17] = [
    Rule {
        name: "module-doc",
        check: sizes::module_doc,
    },
    Rule {
        name: "file-length",
        check: sizes::file_length,
    },
    Rule {
        name: "function-length",
        check: sizes::function_length,
    },
    Rule {
        name: "line-length",
        check: sizes::line_length,
    },
    Rule {
        name: "banned-below-the-edge",
        check: bans::below_the_edge,
    },
    Rule {
        name: "arrows",
        check: arrows::arrows,
    },
    Rule {
        name: "outside-crates",
        check: arrows::outside_crates,
    },
    Rule {
        name: "editions-never-compared",
        check: editions::compared,
    },
    Rule {
        name: "edition-derives",
        check: editions::derives,
    },
    Rule {
        name: "clause-file",
        check: clauses::files,
    },
    Rule {
        name: "clause-ids",
        check: clauses::ids,
    },
    Rule {
        name: "no-years-in-readings",
        check: names::no_years,
    },
    Rule {
        name: "dead-files",
        check: dead_files::unreached,
    },
    Rule {
        name: "notes-to-self",
        check: notes::notes,
    },
    Rule {
        name: "cases",
        check: cases::shape,
    },
    Rule {
        name: "readme",
        check: readme::commands,
    },
    Rule {
        name: "folders",
        check: folders::named_as_packages,
    },
];

/// Prints what is out of order in the tree below `root`; fails if anything is.
pub(crate) fn tidy(root: &Path) -> Result<()> {
    let found = breaches(&Tree::read(root)?, EXCEPTIONS);
    if found.is_empty() {
        println!("tidy: {} rules kept", RULES.len());
        return Ok(());
    }
    for line in &found {
        println!("{line}");
    }
    bail!(
        "tidy: {} breaches of the house rules (STYLE.md says why each is one)",
        found.len()
    )
}

/// Each breach as a line. An exception that forgives nothing is a breach as well.
fn breaches(tree: &Tree, exceptions: &[Exception]) -> Vec<String> {
    let mut used = vec![false; exceptions.len()];
    let mut lines = Vec::new();
    for rule in &RULES {
        for found in (rule.check)(tree) {
            let forgiven = exceptions
                .iter()
                .position(|it| it.covers(rule.name, &found.path));
            match forgiven {
                Some(at) => used[at] = true,
                None => lines.push(line(rule.name, &found)),
            }
        }
    }
    for (exception, _) in exceptions.iter().zip(used).filter(|(_, used)| !used) {
        let says = format!(
            "the exception to `{}` forgives nothing: remove it",
            exception.rule
        );
        lines.push(line("exceptions", &Finding::new(exception.path, 0, says)));
    }
    lines
}

fn line(rule: &str, found: &Finding) -> String {
    let Finding { path, line, says } = found;
    if *line == 0 {
        format!("{path}: {says} [{rule}]")
    } else {
        format!("{path}:{line}: {says} [{rule}]")
    }
}

/// Holds one rule against files made by hand; each finding as `path:line`.
#[cfg(test)]
fn check(rule: fn(&Tree) -> Vec<Finding>, files: &[(&str, &str)], expect: &[&str]) {
    let place = |it: Finding| format!("{}:{}", it.path, it.line);
    let found: Vec<String> = rule(&Tree::of(files)).into_iter().map(place).collect();
    assert_eq!(found, expect, "{files:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_is_tidy() {
        let tree = Tree::read(&crate::shell::root()).expect("the repository can be read");
        let found = breaches(&tree, EXCEPTIONS);
        assert!(
            found.is_empty(),
            "{} breaches:\n{}",
            found.len(),
            found.join("\n")
        );
    }

    #[test]
    fn an_exception_forgives_one_rule_in_one_file() {
        let readme = ("README.md", "cargo run -- serve, cargo xtask test");
        let tree = Tree::of(&[readme, ("xtask/src/a.rs", "fn a() {}\n")]);
        let exception = |rule, path| Exception {
            rule,
            path,
            reason: "a test",
        };
        let forgiven = [
            exception("module-doc", "xtask/src/a.rs"),
            exception("dead-files", "xtask/src/a.rs"),
        ];
        assert_eq!(breaches(&tree, &forgiven), Vec::<String>::new());
        let idle = [
            forgiven[0].clone(),
            forgiven[1].clone(),
            exception("module-doc", "b.rs"),
        ];
        assert_eq!(
            breaches(&tree, &idle),
            ["b.rs: the exception to `module-doc` forgives nothing: remove it [exceptions]"]
        );
        assert_eq!(
            breaches(&tree, &forgiven[1..]),
            ["xtask/src/a.rs:1: open the file with `//!`: what is here, and why [module-doc]"]
        );
    }
}
