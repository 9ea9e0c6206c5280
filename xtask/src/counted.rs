//! How many cases of the casebook hold in each edition, article by article: a page for whoever
//! asks what is tested and what is thin.

use anyhow::{Context, Result, anyhow};
use flagfall_casebook::Case;
use flagfall_edition::Edition;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const HEAD: &str = "
## The casebook

The cases of each folder of `cases/`, counted in each edition in which they have a ruling.

";

/// The table of `cases/`: a row for each folder, a column for each edition.
///
/// # Errors
/// A file that cannot be read, or holds no case that can.
pub(crate) fn table(cases: &Path) -> Result<String> {
    let mut counts: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for folder in folders(cases)? {
        let name = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut row = vec![0; Edition::ALL.len() + 1];
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let text = fs::read_to_string(&path)
                .with_context(|| format!("{} cannot be read", path.display()))?;
            let read = Case::read_all(&text);
            count(
                &read.map_err(|it| anyhow!("{}: {it}", path.display()))?,
                &mut row,
            );
        }
        counts.insert(name, row);
    }
    Ok(HEAD.to_owned() + &written(&counts))
}

fn folders(cases: &Path) -> Result<Vec<std::path::PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(cases)? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    Ok(folders)
}

/// All of them first, then those of each edition.
fn count(cases: &[Case], row: &mut [usize]) {
    for case in cases {
        let editions = Edition::ALL.into_iter().map(|it| case.row(it).is_some());
        for (place, holds) in std::iter::once(true).chain(editions).enumerate() {
            row[place] += usize::from(holds);
        }
    }
}

fn written(counts: &BTreeMap<String, Vec<usize>>) -> String {
    let names: Vec<&str> = Edition::ALL.iter().map(|it| it.id()).collect();
    let mut text = String::new();
    let _ = writeln!(text, "| folder | cases | {} |", names.join(" | "));
    let _ = writeln!(text, "|---|{}", "---:|".repeat(names.len() + 1));
    let mut sums = vec![0; names.len() + 1];
    for (folder, row) in counts {
        let _ = writeln!(text, "| {folder} | {} |", cells(row));
        for (sum, one) in sums.iter_mut().zip(row) {
            *sum += one;
        }
    }
    let _ = writeln!(text, "| together | {} |", cells(&sums));
    text
}

fn cells(row: &[usize]) -> String {
    let cells: Vec<String> = row.iter().map(ToString::to_string).collect();
    cells.join(" | ")
}

#[test]
fn a_case_counts_in_each_edition_of_its_table() {
    let text = "## One\n\n```case\ncontrol 5m\nact White resigns\n```\n\n\
                | editions | ruling | cites |\n|---|---|---|\n\
                | 1997 2001 | 0-1 resignation | 5.1b |\n";
    let mut row = vec![0; Edition::ALL.len() + 1];
    count(&Case::read_all(text).unwrap(), &mut row);
    assert_eq!(row, [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    let counts = BTreeMap::from([("one".to_owned(), row.clone()), ("two".to_owned(), row)]);
    let last = written(&counts);
    assert!(
        last.ends_with("| together | 2 | 2 | 2 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |\n"),
        "{last}"
    );
}
