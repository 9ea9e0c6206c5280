//! All that CI runs, the cheap checks first, to the first failure.

use crate::{kills, python, semver, shell, tidy};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// One thing to be checked: what it is called, and how it is done.
struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// In order. The tests of the workspace come last, so that their summary is the last word.
const STEPS: [Step; 12] = [
    Step {
        name: "formatting",
        run: || cargo("fmt --all --check"),
    },
    Step {
        name: "house rules",
        run: || tidy::tidy(&shell::root()),
    },
    Step {
        name: "types of the page",
        run: page_types,
    },
    Step {
        name: "lints",
        run: lints,
    },
    Step {
        name: "documentation",
        run: documentation,
    },
    Step {
        name: "licences",
        run: licences,
    },
    Step {
        name: "versions",
        run: || semver::semver(&[]),
    },
    Step {
        name: "building",
        run: || cargo("build --workspace --all-targets"),
    },
    Step {
        name: "the page in a browser",
        run: page_tests,
    },
    Step {
        name: "the Python package",
        run: python::quick,
    },
    Step {
        name: "kills of the server",
        run: || kills::run(&shell::built("debug", "flagfall")?, 8, 1, None),
    },
    Step {
        name: "tests",
        run: tests,
    },
];

/// Runs every step; the first that fails ends the run and is named.
pub(crate) fn test() -> Result<()> {
    for (at, step) in STEPS.iter().enumerate() {
        println!("\n== {}/{} {}", at + 1, STEPS.len(), step.name);
        let began = Instant::now();
        (step.run)().with_context(|| format!("step `{}` failed", step.name))?;
        let last = at + 1 == STEPS.len();
        if !last {
            println!("== {} in {} s", step.name, began.elapsed().as_secs());
        }
    }
    Ok(())
}

fn cargo(arguments: &str) -> Result<()> {
    shell::run(shell::command(&format!("cargo {arguments}")))
}

fn lints() -> Result<()> {
    cargo("clippy --workspace --all-targets -- -D warnings")?;
    // The board also without a heap; the workspace always has one.
    cargo("clippy -p flagfall-board --no-default-features -- -D warnings")
}

fn documentation() -> Result<()> {
    let mut command = shell::command("cargo doc --workspace --no-deps");
    command.env("RUSTDOCFLAGS", "-D warnings");
    shell::run(command)
}

/// The store is tested on PostgreSQL too, by a server that its tests start themselves.
fn tests() -> Result<()> {
    let is_there = shell::find(&["initdb"]).is_some() || Path::new("/usr/lib/postgresql").is_dir();
    if !is_there {
        shell::apt_install("postgresql")?;
    }
    cargo("test --workspace")
}

/// Licences, bans and sources only: advisories would need a network beyond the registry.
fn licences() -> Result<()> {
    shell::cargo_install("cargo deny --version", "cargo-deny --no-default-features")?;
    cargo("deny check --hide-inclusion-graph licenses bans sources")
}

fn page_types() -> Result<()> {
    node()?;
    let mut install = shell::command("npm ci --no-audit --no-fund");
    install.current_dir(npm_folder()?);
    shell::run(install)?;
    let mut check = shell::command("npx tsc -p .");
    check.current_dir(shell::root().join("web"));
    shell::run(check)
}

fn page_tests() -> Result<()> {
    node()?;
    let files = test_files(&shell::root().join("web/tests"))?;
    let mut command = shell::command("node --test");
    command.args(files);
    command.env("FLAGFALL_BIN", shell::built("debug", "flagfall")?);
    command.env("CHROME", browser()?);
    shell::run(command)
}

/// Node and npm; the page's own modules need neither, only their checks do.
fn node() -> Result<()> {
    if shell::find(&["node"]).is_none() || shell::find(&["npm"]).is_none() {
        shell::apt_install("nodejs npm")?;
    }
    let version = shell::output("node --version").context("node does not run")?;
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .unwrap_or("");
    match major.parse::<u32>() {
        Ok(20..) => Ok(()),
        _ => bail!(
            "node {} is too old; the page's tests need 20 or later",
            version.trim()
        ),
    }
}

/// The browser named by `CHROME`, or the first on the path.
fn browser() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROME") {
        return Ok(PathBuf::from(named));
    }
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ];
    if let Some(found) = shell::find(&names) {
        return Ok(found);
    }
    shell::apt_install("chromium").context("no Chromium on the path, none named by CHROME")?;
    shell::find(&names).context("Chromium was installed and is still not on the path")
}

/// Where the lock file of the page's checks stands.
fn npm_folder() -> Result<PathBuf> {
    let root = shell::root();
    let folders = [root.join("web"), root];
    let found = folders
        .into_iter()
        .find(|it| it.join("package-lock.json").is_file());
    found.context("no package-lock.json, neither at the root nor in web/")
}

/// The test files below a folder, by name: what `node --test FOLDER` means differs by version.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.to_string_lossy();
        if name.ends_with(".test.js") || name.ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        bail!("no *.test.js in {}", folder.display());
    }
    Ok(files)
}
