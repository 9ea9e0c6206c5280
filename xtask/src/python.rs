//! The Python package: its tests, on the module that was built just now or on the whole wheel.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CRATE: &str = "crates/python";
const MODULE: &str = "_flagfall";

/// Tests the package as the build before left it: the debug module beside its Python, in a folder
/// below `target`. It is what every run of `cargo xtask test` can pay for.
pub(crate) fn quick() -> Result<()> {
    let python = environment(&[])?;
    let package = unpacked()?;
    let mut tests = tests(&python, &["-m", "not spark"])?;
    tests.env("PYTHONPATH", &package).env("MYPYPATH", &package);
    shell::run(tests)
}

/// Builds the wheel, installs it and tests it; with Spark if asked.
pub(crate) fn wheel(words: &[&str]) -> Result<()> {
    let (more, only): (&[&str], &[&str]) = match words {
        [] => (&["maturin"], &["-m", "not spark"]),
        ["--spark"] => (&["maturin", "pyspark", "pandas<3", "setuptools"], &[]),
        _ => bail!("only --spark may follow `cargo xtask python`"),
    };
    if words == ["--spark"] && shell::find(&["java"]).is_none() {
        shell::apt_install("default-jre-headless")?;
    }
    shell::run(shell::command("cargo build -p flagfall-cli"))?;
    let python = environment(more)?;
    let wheels = target()?.join("wheels");
    let _ = fs::remove_dir_all(&wheels);
    let mut build = Command::new(&python);
    build.args(["-m", "maturin", "build", "--release", "--out"]);
    build.arg(&wheels).current_dir(shell::root().join(CRATE));
    build.env("CARGO_TARGET_DIR", target()?);
    shell::run(build)?;
    let mut install = Command::new(&python);
    let options = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--force-reinstall",
        "--no-deps",
    ];
    install.args(options).arg(one_wheel(&wheels)?);
    shell::run(install)?;
    shell::run(tests(&python, only)?)
}

/// The interpreter of an environment that has what the tests stand on, and `more`.
fn environment(more: &[&str]) -> Result<PathBuf> {
    if shell::find(&["python3"]).is_none() {
        shell::apt_install("python3 python3-venv")?;
    }
    let folder = target()?.join("python-env");
    let (python, stamp) = (folder.join("bin/python"), folder.join("installed"));
    let wanted = shell::root().join(CRATE).join("tests/requirements.txt");
    let wanted_text = fs::read_to_string(&wanted)?;
    let mut installed = fs::read_to_string(&stamp).unwrap_or_default();
    if !python.is_file() {
        let mut make = shell::command("python3 -m venv");
        make.arg(&folder);
        shell::run(make)?;
        installed.clear();
    }
    let missing: Vec<&str> = more
        .iter()
        .copied()
        .filter(|it| !installed.contains(it))
        .collect();
    if !installed.starts_with(&wanted_text) || !missing.is_empty() {
        let mut install = Command::new(&python);
        install.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-r",
        ]);
        install.arg(&wanted).args(&missing);
        shell::run(install)?;
        let kept = installed.strip_prefix(&wanted_text).unwrap_or_default();
        fs::write(
            &stamp,
            format!("{wanted_text}{kept}{}\n", missing.join("\n")),
        )?;
    }
    Ok(python)
}

/// The package in a folder: its Python and the module that cargo built.
fn unpacked() -> Result<PathBuf> {
    let folder = target()?.join("python");
    let package = folder.join("flagfall");
    fs::create_dir_all(&package)?;
    let source = shell::root().join(CRATE).join("python/flagfall");
    for entry in fs::read_dir(&source).context("the package's Python is missing")? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|_| path.is_file()) {
            fs::copy(&path, package.join(name))?;
        }
    }
    let (prefix, suffix) = (std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let built = target()?.join(format!("debug/{prefix}{MODULE}{suffix}"));
    let kind = if cfg!(windows) { "pyd" } else { "abi3.so" };
    fs::copy(&built, package.join(format!("{MODULE}.{kind}")))
        .with_context(|| format!("{} was not built", built.display()))?;
    Ok(folder)
}

fn tests(python: &Path, options: &[&str]) -> Result<Command> {
    let mut tests = Command::new(python);
    tests
        .args(["-m", "pytest", "-p", "no:cacheprovider"])
        .args(options);
    tests.current_dir(shell::root().join(CRATE));
    tests.env("FLAGFALL_BIN", shell::built("debug", "flagfall")?);
    tests.env("PYTHONDONTWRITEBYTECODE", "1");
    Ok(tests)
}

fn one_wheel(folder: &Path) -> Result<PathBuf> {
    let entries = fs::read_dir(folder)?.filter_map(|it| it.ok().map(|it| it.path()));
    let mut wheels = entries.filter(|it| it.extension().is_some_and(|kind| kind == "whl"));
    wheels.next().context("maturin made no wheel")
}

/// Where cargo puts what it builds: two folders up from this very program.
fn target() -> Result<PathBuf> {
    let this = std::env::current_exe().context("where this program stands is not known")?;
    let folder = this.parent().and_then(Path::parent);
    Ok(folder
        .context("this program was not built by cargo")?
        .to_path_buf())
}
