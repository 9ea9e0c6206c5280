//! What the sources say: every `say!` of every crate and of the house's own commands, with the
//! names of its arguments.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// One `say!` in a source.
#[derive(Debug)]
pub(crate) struct Said {
    /// Where.
    pub(crate) place: String,
    /// The key.
    pub(crate) key: String,
    /// The names of the arguments.
    pub(crate) args: BTreeSet<String>,
}

/// All there are.
pub(crate) fn said() -> Vec<Said> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    walk(&crates.join("../xtask/src"), &mut found);
    for entry in fs::read_dir(crates).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|it| it != "say") && path.join("src").is_dir() {
            walk(&path.join("src"), &mut found);
        }
    }
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server");
    for (folder, end, opening) in [
        (pages.join("templates"), "html", "words.say("),
        (pages.join("src/pages"), "rs", "words.say("),
        (pages.join("../../web"), "js", "phrase("),
    ] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|it| it == end) {
                let text = fs::read_to_string(&path).unwrap();
                found.extend(of(&path.display().to_string(), &text, opening));
            }
        }
    }
    found
}

/// What a template or a script says: a key in quotes, and in a script an object of what is put
/// into it.
fn of(place: &str, text: &str, opening: &str) -> Vec<Said> {
    let calls = text.match_indices(opening).filter_map(|(at, _)| {
        let rest = text[at + opening.len()..].trim_start().strip_prefix('"')?;
        let before = text[..at].chars().next_back();
        let whole = before.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != '#');
        whole.then_some(rest)?.split_once('"')
    });
    let said = calls.map(|(key, rest)| {
        let given = rest.trim_start().strip_prefix(',').map(str::trim_start);
        let given = given.and_then(|it| it.strip_prefix('{')).map(arguments);
        let name = |it: &String| it.split(':').next().unwrap_or("").trim().to_owned();
        Said {
            place: place.to_owned(),
            key: key.to_owned(),
            args: given
                .unwrap_or_default()
                .iter()
                .map(name)
                .filter(|it| !it.is_empty())
                .collect(),
        }
    });
    said.collect()
}

fn walk(folder: &Path, found: &mut Vec<Said>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            let code: Vec<&str> = text.lines().filter(is_code).collect();
            found.extend(in_code(&path.display().to_string(), &code.join("\n")));
        }
    }
}

fn in_code(place: &str, code: &str) -> Vec<Said> {
    let mut found = Vec::new();
    for (at, opening) in code.match_indices("say!(") {
        let parts = arguments(&code[at + opening.len()..]);
        let (key, named) = parts.split_first().unwrap();
        let name = |it: &String| it.split('=').next().unwrap_or("").trim().to_owned();
        found.push(Said {
            place: place.to_owned(),
            key: key.trim().trim_matches('"').to_owned(),
            args: named.iter().map(name).filter(|it| !it.is_empty()).collect(),
        });
    }
    found
}

/// What stands between the commas up to the closing bracket.
fn arguments(code: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted) = (vec![String::new()], 0_u32, false);
    for letter in code.chars() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            ')' | ']' | '}' if depth == 0 => break,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(letter);
    }
    parts
}

#[test]
fn what_is_said_is_found_with_its_arguments() {
    let code = "Err(say!(\n    \"a-b\",\n    side = of(by, 1),\n    move = San(\"x, y\"),\n))";
    let found = in_code("here", code);
    assert_eq!(found[0].key, "a-b");
    let names: Vec<&String> = found[0].args.iter().collect();
    assert_eq!(names, ["move", "side"]);
}
