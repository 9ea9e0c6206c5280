//! A file that no `mod` line reaches is not compiled, and nobody notices.

use super::Finding;
use super::scan;
use super::tree::Tree;
use std::collections::BTreeSet;

/// Every file below a `src` is reached from a root of its crate.
pub(super) fn unreached(tree: &Tree) -> Vec<Finding> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<String> = tree
        .rust()
        .map(|(path, _)| path.to_owned())
        .filter(|it| is_root(it))
        .collect();
    while let Some(path) = next.pop() {
        if let Some(text) = tree.get(&path) {
            next.extend(
                children(&path, text)
                    .into_iter()
                    .filter(|it| !reached.contains(it)),
            );
            reached.insert(path);
        }
    }
    let sources = tree.rust().filter(|(path, _)| path.contains("/src/"));
    let dead = sources.filter(|(path, _)| !reached.contains(*path));
    dead.map(|(path, _)| Finding::new(path, 0, "no `mod` line reaches this file"))
        .collect()
}

fn is_root(path: &str) -> bool {
    let Some((_, below)) = path.split_once("/src/") else {
        return false;
    };
    let program = below
        .strip_prefix("bin/")
        .is_some_and(|it| !it.contains('/'));
    below == "lib.rs" || below == "main.rs" || program || below.ends_with("/main.rs")
}

/// The files that the `mod` lines of a file may mean.
fn children(path: &str, text: &str) -> Vec<String> {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = file.trim_end_matches(".rs");
    let is_top = is_root(path) || stem == "mod";
    let below = if is_top {
        folder.to_owned()
    } else {
        format!("{folder}/{stem}")
    };
    let code = scan::code(text);
    let mut files = Vec::new();
    for at in scan::words(&code, "mod") {
        let rest = code[at + 3..].trim_start();
        let end = rest.find(|it| !scan::in_name(it)).unwrap_or(rest.len());
        if rest[end..].trim_start().starts_with(';') {
            let name = &rest[..end];
            files.push(format!("{below}/{name}.rs"));
            files.push(format!("{below}/{name}/mod.rs"));
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    #[test]
    fn every_file_is_reached() {
        let lib = ("crates/a/src/lib.rs", "//! A.\npub mod b;\nmod d { }\n");
        let b = ("crates/a/src/b/mod.rs", "pub(crate) mod c;");
        let c = ("crates/a/src/b/c.rs", "mod e;");
        let e = ("crates/a/src/b/c/e.rs", "");
        check(
            unreached,
            &[lib, b, c, e, ("crates/a/src/bin/x.rs", "")],
            &[],
        );
        check(
            unreached,
            &[lib, b, c, e, ("crates/a/src/d.rs", "")],
            &["crates/a/src/d.rs:0"],
        );
        let commented = ("crates/a/src/lib.rs", "// mod b;\n");
        check(
            unreached,
            &[commented, ("crates/a/src/b.rs", "")],
            &["crates/a/src/b.rs:0"],
        );
    }
}
