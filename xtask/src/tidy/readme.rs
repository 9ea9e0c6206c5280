//! A newcomer needs two commands: the one that shows the thing, and the one that proves it.

use super::Finding;
use super::tree::Tree;

const COMMANDS: [(&str, &str); 2] = [
    ("serve", "how to see it: `cargo run … serve`"),
    ("cargo xtask test", "how to prove it: `cargo xtask test`"),
];

/// The README says how to see the program and how to run everything that CI runs.
pub(super) fn commands(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.get("README.md") else {
        return vec![Finding::new(
            "README.md",
            0,
            "there is none: say what this is, and how",
        )];
    };
    let absent = COMMANDS
        .iter()
        .filter(|(command, _)| !text.contains(command));
    absent
        .map(|(_, says)| Finding::new("README.md", 0, format!("say {says}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    #[test]
    fn the_readme_has_its_two_commands() {
        check(
            commands,
            &[("README.md", "cargo run -- serve\ncargo xtask test")],
            &[],
        );
        check(
            commands,
            &[("README.md", "cargo run -- serve")],
            &["README.md:0"],
        );
        check(commands, &[], &["README.md:0"]);
    }
}
