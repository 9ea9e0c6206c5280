//! The dependency arrows: which crate may know of which, and which crates of others.
//!
//! ```text
//! edition     board     clock              each stands alone, on std
//!    │       ┌──┼──┐       │
//!    │ notation │ winnable │               on board
//!    └──────────┼──────────┘
//!             record                       on edition, board, clock; so does say
//!               │ └── words                how things are said: laws and game only test with it
//!             laws                         on record, winnable, say
//!               │
//!             game                         on laws, notation
//!        ┌──────┼─────────┐
//!      audit    wire    store             store knows none of ours
//!        │      └──────┴───┬──────┘         simulation, beside server, on wire: for xtask alone
//!        │               server
//!        └──────────┬──────┘
//!                  cli
//! ```

use super::Finding;
use super::tree::Tree;

/// A crate, the ones of ours below it, and the ones of others that it may use. `None` for a
/// crate at the edge, which may use what `deny.toml` admits.
struct Arrow {
    name: &'static str,
    below: &'static [&'static str],
    outside: Option<&'static [&'static str]>,
}

const fn arrow(
    name: &'static str,
    below: &'static [&'static str],
    outside: Option<&'static [&'static str]>,
) -> Arrow {
    Arrow {
        name,
        below,
        outside,
    }
}

/// What the desk stands on, and the desk itself.
const DESK: [&str; 10] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
];
const LAW: [&str; 6] = ["edition", "board", "clock", "winnable", "record", "say"];
const GAME: [&str; 8] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "laws",
];
/// The desk, and the event whose games it rules.
const ON_DESK: [&str; 11] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "event",
];
/// What stands on the wire and speaks it.
const ON_WIRE: [&str; 12] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "event", "wire",
];
const SERVER: [&str; 15] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "event", "wire", "print", "casebook", "store",
];
const CLI: [&str; 21] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "event", "wire", "print", "audit", "library", "casebook", "store", "server", "client",
    "engine", "eboard",
];

/// What judges many games, whoever asks.
const LIBRARY: [&str; 4] = ["notation", "words", "audit", "wire"];
/// The same for those who program in Python.
const PYTHON: [&str; 13] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "wire", "audit", "library",
];

/// What a page or a program in JavaScript is given: everything below the edge but events and paper.
const WASM: [&str; 12] = [
    "edition", "board", "clock", "winnable", "notation", "record", "say", "words", "laws", "game",
    "wire", "casebook",
];

/// What sits at the board from outside.
const ENGINE: [&str; 6] = ["board", "clock", "notation", "record", "wire", "client"];

/// What the law and the desk may read in their tests alone: no clause knows a language.
const IN_TESTS: &str = "words";

const ARROWS: [Arrow; 25] = [
    arrow("edition", &[], Some(&[])),
    arrow("board", &[], Some(&["arrayvec", "fearless_simd"])),
    arrow("clock", &[], Some(&[])),
    arrow("winnable", &["board"], Some(&[])),
    arrow(
        "notation",
        &["board"],
        Some(&["chardetng", "encoding_rs", "fearless_simd", "memchr"]),
    ),
    arrow("record", &["edition", "board", "clock"], Some(&[])),
    arrow("say", &["edition", "board", "clock"], Some(&[])),
    arrow(
        "words",
        &["edition", "board", "clock", "record", "say"],
        Some(&["fluent-bundle"]),
    ),
    arrow("laws", &LAW, Some(&[])),
    arrow("game", &GAME, Some(&[])),
    arrow("audit", &DESK, Some(&["memchr"])),
    arrow("event", &[], Some(&["csv"])),
    arrow("wire", &ON_DESK, Some(&["serde", "serde_json"])),
    arrow("casebook", &ON_WIRE, Some(&[])),
    arrow("library", &LIBRARY, None),
    arrow("python", &PYTHON, None),
    arrow("print", &ON_WIRE, Some(&["krilla", "qrcode", "ttf-parser"])),
    arrow("simulation", &ON_WIRE, None),
    arrow("store", &[], None),
    arrow("server", &SERVER, None),
    arrow("client", &["board"], None),
    arrow("engine", &ENGINE, None),
    arrow("eboard", &["board", "client"], None),
    arrow("cli", &CLI, None),
    arrow("wasm", &WASM, None),
];

/// No crate depends on one that is not below it, not even for its tests.
pub(super) fn arrows(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for name in tree.crates() {
        let path = format!("crates/{name}/Cargo.toml");
        let Some(arrow) = ARROWS.iter().find(|it| it.name == name) else {
            let says = "a crate without a place in the arrows: give it one in tidy/arrows.rs";
            found.push(Finding::new(&path, 0, says));
            continue;
        };
        for (line, section, used) in dependencies(tree.get(&path).unwrap_or("")) {
            let Some(ours) = used.strip_prefix("flagfall-") else {
                continue;
            };
            let in_tests = section == "dev-dependencies" && ours == IN_TESTS;
            if !arrow.below.contains(&ours) && !in_tests {
                let says = format!("`{name}` may not know of `{ours}`, which is not below it");
                found.push(Finding::new(&path, line, says));
            }
        }
    }
    found
}

/// Below the edge there are next to no crates of others; tests may use what they need.
pub(super) fn outside_crates(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for arrow in &ARROWS {
        let path = format!("crates/{}/Cargo.toml", arrow.name);
        let Some(admitted) = arrow.outside else {
            continue;
        };
        for (line, section, used) in dependencies(tree.get(&path).unwrap_or("")) {
            let ours = used.starts_with("flagfall-");
            if section == "dependencies" && !ours && !admitted.contains(&used) {
                let says = format!(
                    "`{}` stands on std and its own; not on `{used}`",
                    arrow.name
                );
                found.push(Finding::new(&path, line, says));
            }
        }
    }
    found
}

/// The line, the section and the name of each dependency of a manifest.
fn dependencies(manifest: &str) -> Vec<(usize, &str, &str)> {
    let mut section = "";
    let mut found = Vec::new();
    for (at, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[') {
            section = header.trim_end_matches(']');
            if let Some((kind, name)) = section.rsplit_once("dependencies.") {
                section = if kind.is_empty() {
                    "dependencies"
                } else {
                    "dev-dependencies"
                };
                found.push((at + 1, section, name));
                section = "";
            }
        } else if section.ends_with("dependencies") && !line.starts_with('#') {
            let end = line.find(|it: char| !(it.is_alphanumeric() || it == '-' || it == '_'));
            let name = &line[..end.unwrap_or(line.len())];
            if !name.is_empty() {
                found.push((at + 1, section, name));
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
    fn a_crate_knows_only_what_is_below_it() {
        let manifest = "[dependencies]\nflagfall-board.workspace = true\n";
        check(arrows, &[("crates/notation/Cargo.toml", manifest)], &[]);
        let laws = "[dependencies]\nflagfall-board = { path = \"../board\" }\n\
                    [dev-dependencies]\nflagfall-game.workspace = true\n";
        check(
            arrows,
            &[("crates/laws/Cargo.toml", laws)],
            &["crates/laws/Cargo.toml:4"],
        );
        let words = "[dependencies]\nflagfall-words.workspace = true\n\
                     [dev-dependencies]\nflagfall-words.workspace = true\n";
        check(
            arrows,
            &[("crates/laws/Cargo.toml", words)],
            &["crates/laws/Cargo.toml:2"],
        );
        check(
            arrows,
            &[("crates/clock/Cargo.toml", manifest)],
            &["crates/clock/Cargo.toml:2"],
        );
        check(
            arrows,
            &[("crates/stranger/Cargo.toml", "")],
            &["crates/stranger/Cargo.toml:0"],
        );
    }

    #[test]
    fn the_arrows_go_down() {
        for (at, arrow) in ARROWS.iter().enumerate() {
            let before: Vec<&str> = ARROWS[..at].iter().map(|it| it.name).collect();
            assert!(
                arrow.below.iter().all(|it| before.contains(it)),
                "{}",
                arrow.name
            );
        }
    }

    #[test]
    fn the_law_stands_on_std() {
        let tests_only = "[dependencies]\n\n[dev-dependencies]\nproptest.workspace = true\n";
        check(
            outside_crates,
            &[("crates/board/Cargo.toml", tests_only)],
            &[],
        );
        let table = "[dependencies.rand]\nversion = \"1\"\n";
        check(
            outside_crates,
            &[("crates/board/Cargo.toml", table)],
            &["crates/board/Cargo.toml:1"],
        );
        let serde = "[dependencies]\nserde.workspace = true\n";
        check(
            outside_crates,
            &[("crates/game/Cargo.toml", serde)],
            &["crates/game/Cargo.toml:2"],
        );
        check(outside_crates, &[("crates/wire/Cargo.toml", serde)], &[]);
        check(outside_crates, &[("crates/server/Cargo.toml", serde)], &[]);
    }
}
