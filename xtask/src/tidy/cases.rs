//! The shape of the casebook: a title, and below each heading a case and its table of rulings.
//! What the cases say is for the casebook's own reader; this only keeps files that it would
//! never see, or see in part, from lying about.

use super::Finding;
use super::tree::Tree;

/// Each file below `cases/` is a title and then cases: heading, block, table.
pub(super) fn shape(tree: &Tree) -> Vec<Finding> {
    let cases = tree
        .files()
        .filter(|(path, _)| path.starts_with("cases/") && is_case(path));
    cases.flat_map(|(path, text)| file(path, text)).collect()
}

fn is_case(path: &str) -> bool {
    path.ends_with(".md") && !path.ends_with("README.md")
}

/// What of a case has been read.
#[derive(Default)]
struct Read {
    heading: usize,
    block: bool,
    columns: bool,
    rows: usize,
}

impl Read {
    fn missing(&self) -> Option<&'static str> {
        match self {
            Read { block: false, .. } => Some("a case has a block that begins with ```case"),
            Read { columns: false, .. } => Some("a case has a table that begins with | editions"),
            Read { rows: 0, .. } => Some("a case has a row for some edition"),
            _ => None,
        }
    }
}

fn file(path: &str, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    if !text.starts_with("# ") {
        found.push(Finding::new(
            path,
            1,
            "a file of cases opens with its title: `# …`",
        ));
    }
    let mut cases: Vec<Read> = Vec::new();
    let mut fenced = false;
    for (at, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            fenced = !fenced;
        }
        let heading = !fenced && line.starts_with("## ");
        if heading {
            cases.push(Read {
                heading: at + 1,
                ..Read::default()
            });
        } else if let Some(case) = cases.last_mut() {
            case.block |= line.trim_end() == "```case";
            if !fenced && line.starts_with('|') {
                if !case.columns {
                    case.columns = line.trim_start_matches(['|', ' ']).starts_with("editions");
                } else if !line.contains("--") {
                    case.rows += 1;
                }
            }
        }
    }
    if cases.is_empty() {
        found.push(Finding::new(path, 0, "a file of cases has one: `## …`"));
    }
    if fenced {
        found.push(Finding::new(path, 0, "a block is not closed"));
    }
    for case in cases {
        if let Some(says) = case.missing() {
            found.push(Finding::new(path, case.heading, says));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    const GOOD: &str = "# A wrong claim\n\n## Too early\n\n```case\nmoves 1. e4\n```\n\n\
        | editions | ruling | cites |\n|---|---|---|\n| 2009 | White +3:00 | 9.5b |\n";

    #[test]
    fn a_case_is_a_heading_a_block_and_a_table() {
        check(
            shape,
            &[("cases/drawn_game/a.md", GOOD), ("cases/README.md", "How.")],
            &[],
        );
        let path = "cases/drawn_game/a.md";
        check(
            shape,
            &[(path, &GOOD.replace("```case", "```text"))],
            &["cases/drawn_game/a.md:3"],
        );
        check(
            shape,
            &[(path, &GOOD.replace("| 2009", "2009"))],
            &["cases/drawn_game/a.md:3"],
        );
        check(
            shape,
            &[(path, "# A wrong claim\n")],
            &["cases/drawn_game/a.md:0"],
        );
        check(
            shape,
            &[(path, &GOOD["# A wrong claim\n".len()..])],
            &["cases/drawn_game/a.md:1"],
        );
    }
}
