//! `cargo xtask semver`: whether the crates' versions say enough of what changed.

use crate::shell;
use anyhow::{Result, bail};

/// The crates that are programs, or speak to another language by its own rules.
const NOT_LIBRARIES: [&str; 3] = ["flagfall-cli", "flagfall-python", "flagfall-wasm"];

/// Holds the crates against a revision, or the last release; before the first there is none, and
/// that is said.
pub(crate) fn semver(words: &[&str]) -> Result<()> {
    let release = "git describe --tags --abbrev=0 --match v[0-9]*";
    let since = match words {
        [] => shell::output(release).map(|it| it.trim().to_owned()),
        [revision] if !revision.starts_with('-') => Some((*revision).to_owned()),
        _ => bail!("usage: cargo xtask semver [REVISION]"),
    };
    let Some(since) = since else {
        println!("nothing is released yet: no tag v*, and so no version is a promise");
        return Ok(());
    };
    shell::cargo_install("cargo semver-checks --version", "cargo-semver-checks")?;
    let mut check = shell::command("cargo semver-checks --workspace --baseline-rev");
    check.arg(since);
    for name in NOT_LIBRARIES {
        check.args(["--exclude", name]);
    }
    shell::run(check)
}
