//! Below the edge there is no clock, no chance, no network, no disk, no printing and no wire:
//! that is what makes a game replayable. Each ban names what to use in its place.

use super::Finding;
use super::scan;
use super::tree::Tree;

/// The crates that know only what they are told.
const BELOW: [&str; 15] = [
    "edition", "board", "winnable", "clock", "notation", "record", "say", "words", "laws", "game",
    "audit", "casebook", "event", "wire", "print",
];

struct Ban {
    name: &'static str,
    instead: &'static str,
    /// A crate for whom this is its work.
    unless: Option<&'static str>,
}

const fn ban(name: &'static str, instead: &'static str) -> Ban {
    Ban {
        name,
        instead,
        unless: None,
    }
}

const BANS: [Ban; 14] = [
    ban(
        "Instant::now",
        "an instant in milliseconds, given with the act",
    ),
    ban(
        "SystemTime",
        "an instant in milliseconds, given with the act",
    ),
    ban("std::net", "nothing: only the server speaks to others"),
    ban("std::fs", "text, given by the caller"),
    ban("std::env", "an argument"),
    ban(
        "std::process",
        "an error that the command turns into its status",
    ),
    ban("println", "a value that the command prints"),
    ban("eprintln", "an error or a value that the command prints"),
    ban("print", "a value that the command prints"),
    ban("eprint", "a value that the command prints"),
    Ban {
        name: "serde",
        instead: "a type of `wire`",
        unless: Some("wire"),
    },
    Ban {
        name: "serde_json",
        instead: "a type of `wire`",
        unless: Some("wire"),
    },
    ban("rand", "a seed or a number, given by the caller"),
    ban("getrandom", "a seed or a number, given by the caller"),
];

pub(super) fn below_the_edge(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.rust() {
        let Some(name) = BELOW
            .iter()
            .find(|it| path.starts_with(&format!("crates/{it}/src/")))
        else {
            continue;
        };
        let code = scan::code(text);
        for ban in BANS.iter().filter(|it| it.unless != Some(name)) {
            for at in places(&code, ban.name) {
                let says = format!("no `{}` below the edge; use {}", ban.name, ban.instead);
                found.push(Finding::new(path, scan::line_of(&code, at), says));
            }
        }
    }
    found
}

/// Where a banned name is used, be it spelt `std::fs` or within `use std::{…}`.
fn places(code: &str, name: &str) -> Vec<usize> {
    let plain = scan::words(code, name).filter(|at| is_use(code, *at, name));
    let mut places: Vec<usize> = plain.collect();
    let Some(module) = name.strip_prefix("std::") else {
        return places;
    };
    for (at, _) in code.match_indices("use std::{") {
        let group = scan::block(code, at).unwrap_or("");
        let inside = scan::words(group, module).filter(|it| !group[..*it].ends_with("::"));
        places.extend(inside.map(|_| at));
    }
    places
}

/// A macro is used with `!`, a module or crate with `::` or in a `use`; a variable or a method
/// that happens to bear the name is none of these.
fn is_use(code: &str, at: usize, name: &str) -> bool {
    let after = &code[at + name.len()..];
    if name.contains("print") {
        return after.starts_with('!');
    }
    let line = code[..at]
        .rfind('\n')
        .map_or(&code[..at], |start| &code[start + 1..at]);
    name.contains("::")
        || name == "SystemTime"
        || after.starts_with("::")
        || line.trim_start().starts_with("use ") && line.trim_end().ends_with("use")
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    fn law(source: &str, expect: &[&str]) {
        check(
            below_the_edge,
            &[("crates/laws/src/lib.rs", source)],
            expect,
        );
    }

    #[test]
    fn a_law_knows_only_what_it_is_told() {
        law(
            "//! No std::fs, no println!.\nfn rand(print: u8) { \"std::net\"; }\n",
            &[],
        );
        law(
            "use std::time::Instant;\nfn a() { Instant::now(); }\n",
            &["crates/laws/src/lib.rs:2"],
        );
        law("fn a() { println!(); }\n", &["crates/laws/src/lib.rs:1"]);
        law("use std::{fs, io};\n", &["crates/laws/src/lib.rs:1"]);
        law("use serde::Serialize;\n", &["crates/laws/src/lib.rs:1"]);
        law("fn a() { rand::random() }\n", &["crates/laws/src/lib.rs:1"]);
    }

    #[test]
    fn the_wire_may_serialize_and_the_server_may_do_all() {
        check(
            below_the_edge,
            &[("crates/wire/src/lib.rs", "use serde::Serialize;\n")],
            &[],
        );
        check(
            below_the_edge,
            &[("crates/server/src/lib.rs", "use std::fs;\n")],
            &[],
        );
        check(
            below_the_edge,
            &[("crates/wire/src/a.rs", "use std::fs;\n")],
            &["crates/wire/src/a.rs:1"],
        );
    }
}
