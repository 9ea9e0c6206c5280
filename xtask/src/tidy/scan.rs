//! Reading Rust without a parser: what is code, and what is only text.
//!
//! [`code`] blanks out comments, strings and characters and leaves every line and column where
//! it was, so that a rule may look for a word or count braces and never be misled by prose.

/// `source` with comments, and the inside of string and character literals, replaced by spaces.
/// The first and last character of a literal stay; lines and the number of characters do too.
pub(crate) fn code(source: &str) -> String {
    let text: Vec<char> = source.chars().collect();
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    while at < text.len() {
        let end = literal_end(&text, at);
        if end == at {
            out.push(text[at]);
            at += 1;
        } else {
            let literal = text[at] != '/';
            for (offset, it) in text[at..end].iter().enumerate() {
                let edge = offset == 0 || at + offset + 1 == end;
                out.push(if literal && edge { *it } else { blank(*it) });
            }
            at = end;
        }
    }
    out
}

/// The lines (from 1) on which the function that opens at each `fn` begins and ends.
pub(crate) fn functions(code: &str) -> Vec<(usize, usize)> {
    let text: Vec<char> = code.chars().collect();
    let mut found = Vec::new();
    let mut line = 1;
    for at in 0..text.len() {
        if text[at] == '\n' {
            line += 1;
        }
        if word_at(&text, at, "fn")
            && let Some(open) = body(&text, at)
        {
            let close = closing(&text, open);
            let lines = text[at..close].iter().filter(|it| **it == '\n').count();
            found.push((line, line + lines));
        }
    }
    found
}

/// What stands between the brace that opens at or after `from` and its closing brace.
pub(crate) fn block(code: &str, from: usize) -> Option<&str> {
    let open = from + code[from..].find('{')?;
    let mut depth = 0_usize;
    for (at, it) in code[open..].char_indices() {
        match it {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&code[open + 1..open + at]);
        }
    }
    None
}

/// The byte offsets at which `word` stands by itself, not as part of a longer name.
pub(crate) fn words<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |at| {
            let before = code[..*at].chars().next_back();
            let after = code[at + word.len()..].chars().next();
            !before.is_some_and(in_name) && !after.is_some_and(in_name)
        })
}

/// The line, from 1, of a byte offset.
pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

/// Whether a character may stand in a name.
pub(crate) fn in_name(it: char) -> bool {
    it == '_' || it.is_alphanumeric()
}

fn blank(it: char) -> char {
    if it == '\n' { it } else { ' ' }
}

/// Where the comment or literal that begins at `at` ends; `at` itself if none begins there.
fn literal_end(text: &[char], at: usize) -> usize {
    let next = text.get(at + 1).copied();
    match (text[at], next) {
        ('/', Some('/')) => line_end(text, at),
        ('/', Some('*')) => comment_end(text, at),
        ('"', _) => quoted_end(text, at + 1),
        ('r', Some('"' | '#')) if !follows_name(text, at) => raw_end(text, at),
        ('\'', _) => char_end(text, at),
        _ => at,
    }
}

fn line_end(text: &[char], at: usize) -> usize {
    let rest = text[at..].iter().position(|it| *it == '\n');
    rest.map_or(text.len(), |len| at + len)
}

fn comment_end(text: &[char], start: usize) -> usize {
    let (mut at, mut depth) = (start + 2, 1);
    while at < text.len() && depth > 0 {
        match (text[at], text.get(at + 1)) {
            ('/', Some('*')) => (at, depth) = (at + 2, depth + 1),
            ('*', Some('/')) => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
    }
    at.min(text.len())
}

fn quoted_end(text: &[char], mut at: usize) -> usize {
    while at < text.len() && text[at] != '"' {
        at += if text[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}

/// `r"…"` and `r#"…"#`; a raw name such as `r#type` is no literal.
fn raw_end(text: &[char], at: usize) -> usize {
    let hashes = text[at + 1..].iter().take_while(|it| **it == '#').count();
    let open = at + 1 + hashes;
    if text.get(open) != Some(&'"') {
        return at;
    }
    let mut end = open + 1;
    while end < text.len() {
        let closed = text[end] == '"'
            && text.len() > end + hashes
            && text[end + 1..=end + hashes].iter().all(|it| *it == '#');
        if closed {
            return end + 1 + hashes;
        }
        end += 1;
    }
    text.len()
}

/// A character literal; a lifetime such as `'static` is none.
fn char_end(text: &[char], at: usize) -> usize {
    if text.get(at + 1) == Some(&'\\') {
        let rest = text.get(at + 3..).unwrap_or(&[]);
        let close = rest.iter().position(|it| *it == '\'');
        return close.map_or(at, |len| at + 3 + len + 1);
    }
    if text.get(at + 2) == Some(&'\'') {
        at + 3
    } else {
        at
    }
}

/// `br"…"` ends a name too, but its `r` follows only a `b` that begins one.
fn follows_name(text: &[char], at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map(|it| text[it]);
    match before(1) {
        Some('b' | 'c') => before(2).is_some_and(in_name),
        Some(it) => in_name(it),
        None => false,
    }
}

fn word_at(text: &[char], at: usize, word: &str) -> bool {
    let len = word.chars().count();
    let before = at.checked_sub(1).map(|it| text[it]);
    let same = text[at..].iter().take(len).copied().eq(word.chars());
    same && !before.is_some_and(in_name) && text.get(at + len) == Some(&' ')
}

/// Where the body of the function declared at `at` opens; a declaration may have none.
fn body(text: &[char], at: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (offset, it) in text[at..].iter().enumerate() {
        match it {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '{' if depth == 0 => return Some(at + offset),
            ';' if depth == 0 => return None,
            _ => {}
        }
        if depth < 0 {
            return None; // a type within brackets, such as `(fn (u8))`, has no body
        }
    }
    None
}

fn closing(text: &[char], open: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, it) in text[open..].iter().enumerate() {
        match it {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return open + offset;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expect: &str) {
        let blanked = code(source);
        assert_eq!(blanked.chars().count(), source.chars().count());
        let squeezed: Vec<&str> = blanked.split_whitespace().collect();
        assert_eq!(squeezed.join(" "), expect, "{source}");
    }

    #[test]
    fn comments_and_literals_are_not_code() {
        check("a // b {", "a");
        check("a /* b /* { */ c */ d", "a d");
        check("a \"{ \\\" {\" b", "a \" \" b");
        check("f(b'{', '\\'', '\\u{41}')", "f(b' ', ' ', ' ')");
        check("r#\"{\"# x", "r # x");
        check("br##\"{\"#{\"## x", "br # x");
        check("// it's \"so\"\nx", "x");
        check("fn r#type<'a>(r: &'a str)", "fn r#type<'a>(r: &'a str)");
        check("'a: loop { break 'a }", "'a: loop { break 'a }");
    }

    #[test]
    fn a_function_runs_to_its_closing_brace() {
        let source = "fn a() {\n  if x { \"}\" } else { '}' }\n}\n\nfn b();\nfn c(f: fn (u8)) {}\n";
        assert_eq!(functions(&code(source)), [(1, 3), (6, 6)]);
    }

    #[test]
    fn a_block_is_what_stands_between_its_braces() {
        assert_eq!(block("enum A { B { c }, D } e", 0), Some(" B { c }, D "));
        assert_eq!(block("enum A;", 0), None);
    }

    #[test]
    fn a_word_is_not_a_part_of_one() {
        let found: Vec<usize> = words("edition editions an_edition (edition)", "edition").collect();
        assert_eq!(found, [0, 29]);
    }
}
