//! Other programs: where they are, how they are run, and what to do when one is missing.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// A command that will run at the root of the repository: a program and its arguments, parted
/// by blanks.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split(' ');
    let mut command = Command::new(words.next().unwrap_or(line));
    command.args(words).current_dir(root());
    command
}

/// Announces a command and runs it to its end; anything but success is an error.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let line = shown(&command);
    println!("$ {line}");
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What a command prints, if it runs and succeeds.
pub(crate) fn output(line: &str) -> Option<String> {
    let output = command(line)
        .output()
        .ok()
        .filter(|it| it.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// The first of the programs that is on the path.
pub(crate) fn find(programs: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let all = programs
        .iter()
        .flat_map(|it| folders.iter().map(move |folder| folder.join(it)));
    all.into_iter().find(|it| it.is_file())
}

/// Installs packages of Debian, where that can be done unasked; says how to where it cannot.
pub(crate) fn apt_install(packages: &str) -> Result<()> {
    let line = format!("apt-get install -y --no-install-recommends {packages}");
    let is_root = output("id -u").is_some_and(|it| it.trim() == "0");
    if find(&["apt-get"]).is_none() || !is_root {
        bail!("{packages} missing; on Debian or Ubuntu: sudo {line}");
    }
    run(command("apt-get update"))?;
    let mut install = command(&line);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install)
}

/// Builds a tool of Rust's registry where the probe, a command line, does not succeed.
pub(crate) fn cargo_install(probe: &str, krate: &str) -> Result<()> {
    if output(probe).is_some() {
        return Ok(());
    }
    println!("`{probe}` does not run, so {krate} will be built: a few minutes, once");
    run(command(&format!("cargo install {krate} --locked --debug")))
}

/// Where cargo puts what it builds in a profile: beside this very program, which it built too.
pub(crate) fn built(profile: &str, program: &str) -> Result<PathBuf> {
    let this = std::env::current_exe().context("where this program stands is not known")?;
    let folders = this.parent().and_then(Path::parent);
    let folder = folders.context("this program was not built by cargo")?;
    let file = folder
        .join(profile)
        .join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    if !file.is_file() {
        bail!(
            "{} is missing, though it was built just now",
            file.display()
        );
    }
    Ok(file)
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|it| it.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
