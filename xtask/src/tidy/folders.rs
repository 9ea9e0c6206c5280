//! A crate is found where its name says.

use super::Finding;
use super::tree::Tree;

/// The folder of a crate is the name of its package without `flagfall-`.
pub(super) fn named_as_packages(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in tree.crates() {
        let path = format!("crates/{folder}/Cargo.toml");
        let expected = format!("name = \"flagfall-{folder}\"");
        let manifest = tree.get(&path).unwrap_or("");
        let name = manifest.lines().find(|line| line.starts_with("name = "));
        if name != Some(expected.as_str()) {
            let says = format!("the package of this folder is `flagfall-{folder}`");
            found.push(Finding::new(&path, 0, says));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    #[test]
    fn a_folder_is_named_as_its_package() {
        let good = "[package]\nname = \"flagfall-board\"\n\n[[bin]]\nname = \"board\"\n";
        check(named_as_packages, &[("crates/board/Cargo.toml", good)], &[]);
        check(
            named_as_packages,
            &[("crates/men/Cargo.toml", good)],
            &["crates/men/Cargo.toml:0"],
        );
    }
}
