//! `cargo xtask dist`: what a release hands out, packed so that nothing of the machine or of the
//! moment comes into it beside the compiler's output.
//!
//! An archive of the program with its licences, completions and manual; a package for Debian
//! where `dpkg-deb` is; a list of what is inside (SBOM); and the checksums of all of them.

mod deb;
mod licenses;
mod pack;
mod sbom;

use crate::shell;
use anyhow::{Context, Result, bail};
use pack::Entry;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The shells, and what their scripts are called.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "flagfall.bash"),
    ("zsh", "_flagfall"),
    ("fish", "flagfall.fish"),
];
/// What goes into the archive as it stands in the repository.
const COPIED: [&str; 7] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "deploy/flagfall.service",
    "deploy/Containerfile",
];

/// What a browser rules with at `/rule`, where `cargo xtask wasm` has made it.
const MODULE: [&str; 4] = [
    "flagfall.js",
    "flagfall_bg.wasm",
    "flagfall_bg.wasm.br",
    "flagfall-fr.ftl",
];

/// What is being released.
pub(super) struct Release {
    pub(super) version: String,
    /// The machine it runs on: `x86_64-unknown-linux-gnu`.
    pub(super) host: String,
    /// Seconds since 1970: the date that everything bears.
    pub(super) epoch: u64,
    /// Of which crates it is made, as cargo tells.
    pub(super) metadata: Value,
    pub(super) program: PathBuf,
}

/// Makes the release in `target/dist`, or in a folder that is named.
pub(crate) fn dist(words: &[&str]) -> Result<()> {
    let is_debug = words.contains(&"--debug");
    let rest: Vec<&&str> = words.iter().filter(|it| **it != "--debug").collect();
    let folder = match rest[..] {
        [] => shell::root().join("target/dist"),
        [folder] if !folder.starts_with('-') => std::env::current_dir()?.join(folder),
        _ => bail!("usage: cargo xtask dist [FOLDER] [--debug]"),
    };
    fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    let release = prepared(is_debug)?;
    let name = format!("flagfall-{}-{}", release.version, release.host);
    let entries = entries(&release)?;

    let mut made = Vec::new();
    let archive = folder.join(format!("{name}.tar.gz"));
    fs::write(&archive, pack::tar_gz(&name, &entries, release.epoch)?)?;
    made.push(archive);
    let list = folder.join(format!("{name}.cdx.json"));
    fs::write(&list, sbom::sbom(&release)?)?;
    made.push(list);
    match shell::find(&["dpkg-deb"]) {
        Some(_) => made.push(deb::package(&release, &entries, &folder)?),
        None => println!("no dpkg-deb on the path: no package for Debian is made"),
    }
    let sums = sums(&made)?;
    fs::write(folder.join("SHA256SUMS"), &sums)?;
    print!("{sums}");
    println!("{}", folder.display());
    Ok(())
}

/// Builds the program, and gathers what is said of it.
fn prepared(is_debug: bool) -> Result<Release> {
    let root = shell::root();
    let said = |line: &str| {
        let said = shell::output(line).with_context(|| format!("`{line}` failed"))?;
        Ok::<_, anyhow::Error>(said.trim().to_owned())
    };
    let host = said("rustc --print host-tuple")?;
    let line = format!(
        "cargo metadata --format-version 1 --locked --filter-platform {host} --manifest-path \
         crates/cli/Cargo.toml"
    );
    let metadata: Value = serde_json::from_str(&said(&line)?)?;
    let epoch = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(given) => given,
        Err(_) => said("git log -1 --format=%ct")?,
    };
    let epoch = epoch
        .trim()
        .parse()
        .context("SOURCE_DATE_EPOCH is a number of seconds")?;

    let mut build = shell::command("cargo build --locked -p flagfall-cli");
    if !is_debug {
        build.arg("--release");
        // Where it was built is nobody's business.
        let home = std::env::var("CARGO_HOME").ok().map(PathBuf::from);
        let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
        let mut flags = format!("--remap-path-prefix={}=flagfall", root.display());
        if let Some(home) = home {
            write!(flags, " --remap-path-prefix={}=cargo", home.display())?;
        }
        build.env("RUSTFLAGS", flags);
    }
    shell::run(build)?;
    let profile = if is_debug { "debug" } else { "release" };
    let target = metadata["target_directory"].as_str().unwrap_or("target");
    let program = format!("flagfall{}", std::env::consts::EXE_SUFFIX);
    Ok(Release {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        host,
        epoch,
        program: Path::new(target).join(profile).join(program),
        metadata,
    })
}

/// What the archive holds.
fn entries(release: &Release) -> Result<Vec<Entry>> {
    let root = shell::root();
    let read = |path: &Path| fs::read(path).with_context(|| format!("{}", path.display()));
    let name = format!("flagfall{}", std::env::consts::EXE_SUFFIX);
    let mut entries = vec![Entry::program(name, read(&release.program)?)];
    for path in COPIED {
        entries.push(Entry::file(path, read(&root.join(path))?));
    }
    let module = crate::wasm::folder()?;
    if module.is_dir() {
        for name in MODULE {
            let path = format!("javascript/{name}");
            entries.push(Entry::file(path, read(&module.join(name))?));
        }
    } else {
        println!(
            "no {}: /rule of this release asks the server",
            module.display()
        );
    }
    for (shell, name) in SHELLS {
        let script = Command::new(&release.program)
            .args(["completions", shell])
            .output()?;
        if !script.status.success() {
            bail!("flagfall completions {shell} failed ({})", script.status);
        }
        entries.push(Entry::file(format!("completions/{name}"), script.stdout));
    }
    let manual = tempfile::tempdir()?;
    let mut man = Command::new(&release.program);
    man.arg("man").arg(manual.path());
    shell::run(man)?;
    for page in fs::read_dir(manual.path())? {
        let page = page?;
        let name = page.file_name().to_string_lossy().into_owned();
        entries.push(Entry::file(format!("man/{name}"), read(&page.path())?));
    }
    let others = licenses::of_others(&release.metadata)?;
    entries.push(Entry::file("THIRD-PARTY-LICENSES.txt", others.into_bytes()));
    entries.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(entries)
}

/// As `sha256sum --check` reads them.
fn sums(files: &[PathBuf]) -> Result<String> {
    let mut sums = String::new();
    for file in files {
        let digest = Sha256::digest(fs::read(file)?);
        for byte in digest {
            write!(sums, "{byte:02x}")?;
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        writeln!(sums, "  {name}")?;
    }
    Ok(sums)
}
