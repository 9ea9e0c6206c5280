//! Held against the templates and the scripts: no words stand in them that no file has.

use std::fs;
use std::path::Path;

/// What is the same in every language, or is no word: names, keys, formats.
const SAME: &[&str] = &[
    "Flagfall", "Chess960", "PGN", "Esc", "Tab", "JSON", "FEN", "nofollow",
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
