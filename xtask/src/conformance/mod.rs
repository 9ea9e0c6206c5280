//! Holds the program against counts that others made: `cargo xtask conformance DIR`.
//!
//! The folder lies outside the repository (its games may not be redistributed) and holds
//! `perft/perft.txt`, `pgn/*.zst` with a table of counts in its `README.md`, and perhaps
//! `winnable/*.txt`. The released program is judged, as its users run it.

mod perft;
mod pgn;

use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// One comparison of a count.
struct Verdict {
    what: String,
    expected: u64,
    found: Result<u64>,
}

impl Verdict {
    fn passed(&self) -> bool {
        matches!(self.found, Ok(found) if found == self.expected)
    }
}

/// Builds the program for release and holds it against the folder; the last line printed says
/// how many comparisons passed and failed.
pub(crate) fn conformance(folder: &Path) -> Result<()> {
    let folder = fs::canonicalize(folder)
        .with_context(|| format!("there is no folder {}", folder.display()))?;
    shell::run(shell::command(
        "cargo build --release --package flagfall-cli",
    ))?;
    let program = shell::built("release", "flagfall")?;
    let mut verdicts = Vec::new();
    if let Some(text) = read(&folder.join("perft/perft.txt")) {
        verdicts.extend(perft::perft(&program, &text)?);
    }
    if let Some(readme) = read(&folder.join("README.md")) {
        verdicts.extend(pgn::pgn(&program, &folder, &readme)?);
    }
    for path in positions(&folder.join("winnable")) {
        let lines = read(&path).unwrap_or_default();
        let count = lines
            .lines()
            .filter(|it| !it.trim().is_empty() && !it.starts_with('#'));
        println!(
            "winnable: {count} positions in {name}; reported, not judged: their labels \
            come from programs and are proved before they are trusted",
            count = count.count(),
            name = path.display()
        );
    }
    summary(&verdicts)
}

fn summary(verdicts: &[Verdict]) -> Result<()> {
    let failed: Vec<&Verdict> = verdicts.iter().filter(|it| !it.passed()).collect();
    for it in &failed {
        match &it.found {
            Ok(found) => println!(
                "FAILED {}: {} expected, {found} found",
                it.what, it.expected
            ),
            Err(why) => println!("FAILED {}: {why:#}", it.what),
        }
    }
    let passed = verdicts.len() - failed.len();
    println!("\n{passed} passed, {} failed", failed.len());
    if verdicts.is_empty() {
        bail!("the folder holds nothing to be held against");
    }
    if !failed.is_empty() {
        bail!("{} counts differ", failed.len());
    }
    Ok(())
}

fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

fn positions(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|it| it.path()).collect();
    paths.retain(|it| it.extension().is_some_and(|kind| kind == "txt"));
    paths.sort();
    paths
}

/// The whole number that follows `key` in a line of JSON written without blanks.
fn number_after(line: &str, key: &str) -> Option<u64> {
    let start = line.find(key)? + key.len();
    let rest = line[start..].trim_start_matches([':', ' ']);
    let end = rest
        .find(|it: char| !it.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_that_differs_fails() {
        let verdict = |found| Verdict {
            what: "games".to_owned(),
            expected: 3,
            found,
        };
        assert!(summary(&[verdict(Ok(3))]).is_ok());
        assert!(summary(&[verdict(Ok(3)), verdict(Ok(4))]).is_err());
        assert!(summary(&[verdict(Err(anyhow::anyhow!("stopped")))]).is_err());
        assert!(summary(&[]).is_err());
    }

    #[test]
    fn a_number_is_read_after_its_key() {
        assert_eq!(
            number_after("{\"plies\":61,\"x\":2}", "\"plies\""),
            Some(61)
        );
        assert_eq!(number_after("{\"plies\": 61}", "\"plies\""), Some(61));
        assert_eq!(number_after("{\"plies\":null}", "\"plies\""), None);
        assert_eq!(number_after("{}", "\"plies\""), None);
    }
}
