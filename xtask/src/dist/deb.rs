//! The package for Debian: the program, its manual and completions, and the unit that serves.

use super::Release;
use super::pack::Entry;
use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Where an entry of the archive goes on a system: none where it stays away.
fn place(path: &str) -> Option<String> {
    let doc = "usr/share/doc/flagfall";
    Some(match path.rsplit_once('/') {
        Some(("man", page)) => format!("usr/share/man/man1/{page}"),
        Some(("completions", "flagfall.bash")) => {
            "usr/share/bash-completion/completions/flagfall".to_owned()
        }
        Some(("completions", "_flagfall")) => {
            "usr/share/zsh/vendor-completions/_flagfall".to_owned()
        }
        Some(("completions", name)) => format!("usr/share/fish/vendor_completions.d/{name}"),
        Some(("javascript", name)) => format!("usr/share/flagfall/javascript/{name}"),
        Some((_, "flagfall.service")) => "usr/lib/systemd/system/flagfall.service".to_owned(),
        Some(_) => return None,
        None if path == "flagfall" => "usr/bin/flagfall".to_owned(),
        None => format!("{doc}/{path}"),
    })
}

/// Packs the entries; the file's name is the one that Debian gives.
pub(super) fn package(release: &Release, entries: &[Entry], folder: &Path) -> Result<PathBuf> {
    let said = |line: &str| {
        let said = shell::output(line).with_context(|| format!("`{line}` failed"))?;
        Ok::<_, anyhow::Error>(said.trim().to_owned())
    };
    let machine = said("dpkg --print-architecture")?;
    let libc = said("getconf GNU_LIBC_VERSION")?;
    let stage = tempfile::tempdir()?;
    let root = stage.path().join("flagfall");
    let mut size = 0;
    for entry in entries {
        let Some(place) = place(&entry.path) else {
            continue;
        };
        let bytes = match entry.path.ends_with(".service") {
            true => String::from_utf8(entry.bytes.clone())?
                .replace("/usr/local/bin/", "/usr/bin/")
                .into_bytes(),
            false => entry.bytes.clone(),
        };
        size += bytes.len().div_ceil(1024);
        write(&root.join(place), &bytes, entry.mode)?;
    }
    let copyright = "usr/share/doc/flagfall/copyright";
    write(&root.join(copyright), copyright_text().as_bytes(), 0o644)?;
    let control = control(&release.version, &machine, &libc, size);
    write(&root.join("DEBIAN/control"), control.as_bytes(), 0o644)?;

    let package = folder.join(format!("flagfall_{}_{machine}.deb", release.version));
    let mut build = shell::command("dpkg-deb --root-owner-group --uniform-compression --build");
    build.arg(&root).arg(&package);
    build.env("SOURCE_DATE_EPOCH", release.epoch.to_string());
    shell::run(build)?;
    Ok(package)
}

fn write(path: &Path, bytes: &[u8], mode: u32) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("{}", path.display()))?;
    allow(path, mode)
}

#[cfg(unix)]
fn allow(path: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
    Ok(())
}

#[cfg(not(unix))]
fn allow(_: &Path, _: u32) -> Result<()> {
    anyhow::bail!("a package for Debian is made where files have modes")
}

/// What `dpkg` reads; the C library is the one it was linked against, or a newer.
fn control(version: &str, machine: &str, libc: &str, kilobytes: usize) -> String {
    let libc = libc.trim_start_matches("glibc ");
    format!(
        "Package: flagfall\n\
         Version: {version}\n\
         Architecture: {machine}\n\
         Maintainer: The authors of Flagfall <flagfall@localhost>\n\
         Depends: libc6 (>= {libc}), libgcc-s1\n\
         Installed-Size: {kilobytes}\n\
         Section: games\n\
         Priority: optional\n\
         Description: chess under the FIDE Laws, edition by edition\n \
         Plays, rules and checks games of chess as the FIDE Laws say, each ruling with its\n \
         clause. Serves boards, clocks and an arbiter's desk to browsers; checks libraries of\n \
         games. `systemctl enable --now flagfall` starts the server on 127.0.0.1:7878.\n"
    )
}

fn copyright_text() -> String {
    "Flagfall is licensed under the MIT licence or the Apache License 2.0, at your option: see\n\
     LICENSE-MIT and LICENSE-APACHE beside this file. What it is built of is licensed as\n\
     THIRD-PARTY-LICENSES.txt says.\n"
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_its_place() {
        for (path, goes) in [
            ("flagfall", Some("usr/bin/flagfall")),
            ("README.md", Some("usr/share/doc/flagfall/README.md")),
            (
                "man/flagfall-check.1",
                Some("usr/share/man/man1/flagfall-check.1"),
            ),
            (
                "completions/_flagfall",
                Some("usr/share/zsh/vendor-completions/_flagfall"),
            ),
            (
                "deploy/flagfall.service",
                Some("usr/lib/systemd/system/flagfall.service"),
            ),
            (
                "javascript/flagfall.js",
                Some("usr/share/flagfall/javascript/flagfall.js"),
            ),
            ("deploy/Containerfile", None),
        ] {
            assert_eq!(place(path).as_deref(), goes, "{path}");
        }
    }

    #[test]
    fn the_control_file_has_no_line_that_is_cut() {
        let text = control("1.2.3", "amd64", "glibc 2.36", 12);
        for line in text.lines() {
            assert!(line.starts_with(' ') || line.contains(": "), "{line}");
        }
        assert!(
            text.contains("Depends: libc6 (>= 2.36), libgcc-s1\n"),
            "{text}"
        );
    }
}
