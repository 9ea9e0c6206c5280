//! The book: its pages are all in its contents, its links lead somewhere, and the commands in it
//! are commands, with options that there are.

use crate::flagfall;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The pages in the folder itself.
fn pages() -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(docs()).expect("docs/") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if name.ends_with(".md") {
            pages.push((name, fs::read_to_string(&path).expect("a page")));
        }
    }
    pages
}

/// What the links of a page lead to, other sites aside.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|it| it.split([')', ' ']).next());
    let own = targets.map(|it| it.split('#').next().unwrap_or(it));
    own.filter(|it| !it.is_empty() && !it.contains("://"))
}

#[test]
fn every_page_is_in_the_contents() {
    let contents = fs::read_to_string(docs().join("SUMMARY.md")).expect("the contents");
    let listed: Vec<&str> = links(&contents).collect();
    for link in &listed {
        assert!(docs().join(link).is_file(), "SUMMARY.md names {link}");
    }
    for (name, _) in pages() {
        let is_listed = name == "SUMMARY.md" || listed.contains(&name.as_str());
        assert!(is_listed, "SUMMARY.md does not name {name}");
    }
}

/// The commands in the fenced blocks of a page.
fn commands(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for block in text.split("\n```").skip(1).step_by(2) {
        let Some((kind, lines)) = block.split_once('\n') else {
            continue;
        };
        if !matches!(kind.trim(), "sh" | "console" | "") {
            continue;
        }
        for line in lines.lines() {
            let line = line
                .trim_start_matches("$ ")
                .split(" #")
                .next()
                .unwrap_or_default();
            for part in line.split(" | ") {
                let part = part.trim();
                let ways = ["flagfall ", "cargo run --release -- "];
                let typed = ways.iter().find_map(|way| part.strip_prefix(way));
                found.extend(typed);
            }
        }
    }
    found
}

#[test]
fn the_commands_of_the_book_are_commands() {
    let mut help: BTreeMap<String, String> = BTreeMap::new();
    let mut count = 0;
    let first = fs::read_to_string(docs().join("../README.md")).expect("the first page");
    let first = ("README.md".to_owned(), first);
    for (page, text) in pages().into_iter().chain([first]) {
        for command in commands(&text) {
            let mut words = command.split_whitespace();
            let Some(name) = words.next().filter(|it| it.bytes().all(is_of_a_name)) else {
                continue;
            };
            let known = help.entry(name.to_owned()).or_insert_with(|| {
                let answer = flagfall(&[name, "--help"]);
                assert_eq!(
                    answer.status, 0,
                    "{page}: flagfall {command}: {}",
                    answer.stderr
                );
                answer.stdout
            });
            for option in words.filter(|it| it.starts_with("--")) {
                let option = option.split('=').next().unwrap_or(option);
                let option = option.trim_end_matches(['`', ',', '.', ')']);
                assert!(
                    option == "--" || known.contains(option),
                    "{page}: flagfall {command}: there is no {option}"
                );
            }
            count += 1;
        }
    }
    assert!(count > 20, "{count} commands");
}

fn is_of_a_name(letter: u8) -> bool {
    letter.is_ascii_lowercase() || letter == b'-'
}
