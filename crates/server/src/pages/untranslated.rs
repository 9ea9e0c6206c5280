//! Held against the templates and the scripts: no words stand in them that no file has.

use std::fs;
use std::path::Path;

/// What is the same in every language, or is no word: names, keys, formats.
const SAME: &[&str] = &[
    "Flagfall", "Chess960", "PGN", "Esc", "Tab", "JSON", "FEN", "CSV", "TRF", "nofollow",
];

/// The text of a template, and what its attributes say to people.
fn shown(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        found.push(before.to_owned());
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        for name in ["aria-label=\"", "title=\"", "alt=\""] {
            let said = tag.split(name).skip(1);
            found.extend(said.filter_map(|it| Some(it.split_once('"')?.0.to_owned())));
        }
        rest = after;
    }
    found.push(rest.to_owned());
    found
}

/// Without what the template puts in, and what only stands in a comment or in code.
fn plain(html: &str) -> String {
    let mut text = html.to_owned();
    for (from, to) in [
        ("{#", "#}"),
        ("{{", "}}"),
        ("{%", "%}"),
        ("<kbd>", "</kbd>"),
        ("<code>", "</code>"),
    ] {
        while let Some(start) = text.find(from) {
            let end = text[start..]
                .find(to)
                .map_or(text.len(), |it| start + it + to.len());
            text.replace_range(start..end, "");
        }
    }
    text
}

#[test]
fn no_template_has_words_of_its_own() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        for said in shown(&plain(&fs::read_to_string(&path).unwrap())) {
            let words = said.split(|it: char| !it.is_alphanumeric());
            let own: Vec<&str> = words
                .filter(|it| it.len() > 2 && it.chars().any(char::is_alphabetic))
                .filter(|it| !SAME.contains(it))
                .collect();
            assert_eq!(own, [""; 0], "{}: {said}", path.display());
        }
    }
}

/// What is no word though it looks like one: keys of a keyboard, and names of classes.
const NO_WORDS: &[&str] = &[
    "Enter",
    "Escape",
    "Home",
    "End",
    "Delete",
    "Space",
    "Pause",
    "primary grave",
    "turn due",
    "turn mine",
];

/// Before what is no word: keys of messages, names of classes, selectors, shapes.
const BEFORE: &[&str] = &[
    "phrase(",
    "class: ",
    "className = ",
    "Selector(",
    "SelectorAll(",
    "matches(",
    "closest(",
    "d: ",
    "split(",
    "setAttribute(\"class\", ",
    "new Error(",
];

/// The names that the rules for blind players suggest are the same in every language.
const NAMED_BY_THE_LAWS: &str = "speak.js";

/// The literals of a script that people would read.
fn spoken(script: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut code = script.to_owned();
    while let Some(start) = code.find("/*") {
        let end = code[start..]
            .find("*/")
            .map_or(code.len(), |it| start + it + 2);
        code.replace_range(start..end, "");
    }
    for line in code
        .lines()
        .filter(|it| !it.starts_with("import") && !it.contains(" from \""))
    {
        let line = line.split(" // ").next().unwrap_or("");
        let mut rest = line;
        if line.trim_start().starts_with("//") {
            continue;
        }
        while let Some(at) = rest.find(['"', '`']) {
            let (before, quoted) = rest.split_at(at);
            let mark = &quoted[..1];
            let Some((text, after)) = quoted[1..].split_once(mark) else {
                break;
            };
            if !BEFORE.iter().any(|it| before.ends_with(it)) && is_said(text) {
                found.push(text.to_owned());
            }
            rest = after;
        }
    }
    found
}

/// Whether a literal reads as words: one with a capital, or two in a row.
fn is_said(text: &str) -> bool {
    let is_word = |it: &str| it.len() > 1 && it.chars().all(char::is_alphabetic);
    let words: Vec<&str> = text.split(' ').collect();
    let alone = is_word(text)
        && text.len() > 2
        && text.starts_with(char::is_uppercase)
        && text[1..].chars().all(char::is_lowercase);
    let in_a_row = words.windows(2).any(|it| is_word(it[0]) && is_word(it[1]));
    (alone || in_a_row) && !NO_WORDS.contains(&text)
}

#[test]
fn no_script_has_words_of_its_own() {
    assert_eq!(spoken("h(\"p\", {}, \"Not begun\")"), ["Not begun"]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_script = path.extension().is_some_and(|it| it == "js");
        if is_script && !path.ends_with(NAMED_BY_THE_LAWS) {
            let own = spoken(&fs::read_to_string(&path).unwrap());
            assert_eq!(own, [""; 0], "{}", path.display());
        }
    }
}
