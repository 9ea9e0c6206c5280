//! `cargo xtask wasm`: the module for browsers and Node.
//!
//! The target's standard library is built from Debian's sources where they are, for that makes the
//! module smaller. They are of another release than the toolchain and so are built by the compiler
//! that belongs to them; the toolchain lends its linker. Where they are not, the target that rustup
//! has or fetches is used, and the sources are installed only where it has none.
//!
//! Binaryen's `wasm-opt -Oz` was tried: what it makes is a tenth shorter and weighs more once it is
//! compressed.

use crate::shell;
use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's packages of compiler and sources, of one version.
const SOURCES: &str = "rustc-web rust-web-src";
/// The library is made small, and a panic is a trap at once: nobody would read what it says.
const SMALL: &str =
    "-Zlocation-detail=none -Zunstable-options -Cpanic=immediate-abort -Zfmt-debug=shallow";
/// What the module may weigh when it is sent, in bytes, whichever library of the target is in it:
/// what it does today, and no more. The aim is 400,000.
const LIMIT: usize = 750_000;

const NODE: &str = "\
// @ts-self-types=\"./flagfall.d.ts\"
import { readFileSync } from \"node:fs\";
import { initSync } from \"./flagfall.js\";

initSync({ module: readFileSync(new URL(\"./flagfall_bg.wasm\", import.meta.url)) });
export * from \"./flagfall.js\";
";

const PACKAGE: &str = r#"{
  "name": "flagfall",
  "version": "VERSION",
  "description": "Chess under the FIDE Laws: board, notation, PGN, rulings, winnability.",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "sideEffects": ["./node.js"],
  "types": "./flagfall.d.ts",
  "exports": {
    ".": {
      "types": "./flagfall.d.ts",
      "node": "./node.js",
      "default": "./flagfall.js"
    },
    "./flagfall_bg.wasm": "./flagfall_bg.wasm"
  },
  "files": ["flagfall.js", "flagfall.d.ts", "flagfall_bg.wasm", "flagfall_bg.wasm.d.ts",
            "node.js", "README.md", "LICENSE-MIT", "LICENSE-APACHE"]
}
"#;

/// Builds the module into a folder, `target/javascript` without one, and says what it weighs.
pub(crate) fn wasm(words: &[&str]) -> Result<()> {
    let folder = match words {
        [] => self::folder()?,
        [folder] => std::env::current_dir()?.join(folder),
        _ => bail!("usage: cargo xtask wasm [FOLDER]"),
    };
    let built = build()?;
    fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    bind(&built, &folder)?;
    let version = env!("CARGO_PKG_VERSION");
    fs::write(folder.join("node.js"), NODE)?;
    fs::write(
        folder.join("package.json"),
        PACKAGE.replace("VERSION", version),
    )?;
    let root = shell::root();
    for (from, to) in [
        ("crates/wasm/README.md", "README.md"),
        ("LICENSE-MIT", "LICENSE-MIT"),
        ("LICENSE-APACHE", "LICENSE-APACHE"),
    ] {
        fs::copy(root.join(from), folder.join(to)).with_context(|| from.to_owned())?;
    }
    weigh(&folder)
}

/// Where the module is written if no folder is named.
pub(crate) fn folder() -> Result<PathBuf> {
    Ok(target_folder()?.join("javascript"))
}

/// Compiles, and answers where the module is.
fn build() -> Result<PathBuf> {
    let line = format!("cargo build --profile wasm --target {TARGET} -p flagfall-wasm");
    let target = target_folder()?;
    let mut command = shell::command(&line);
    if has_sources() || !has_target() {
        from_sources(&mut command)?;
    }
    command.env("CARGO_TARGET_DIR", &target);
    shell::run(command)?;
    Ok(target.join(TARGET).join("wasm/flagfall_wasm.wasm"))
}

/// Whether the toolchain has the target's standard library, or rustup fetches it.
fn has_target() -> bool {
    let there = || {
        let folder = shell::output(&format!("rustc --print target-libdir --target {TARGET}"));
        folder.is_some_and(|it| Path::new(it.trim()).is_dir())
    };
    there() || (shell::output(&format!("rustup target add {TARGET}")).is_some() && there())
}

/// The compiler and the sources of Debian's packages.
fn debian() -> [&'static Path; 2] {
    let sources = "/usr/lib/rustlib/src/rust/library/Cargo.lock";
    ["/usr/bin/rustc", sources].map(Path::new)
}

/// Whether Debian's packages are here: a library built from them is smaller.
fn has_sources() -> bool {
    debian().iter().all(|it| it.is_file())
}

/// Has the standard library built as well, from Debian's sources by Debian's compiler.
fn from_sources(command: &mut Command) -> Result<()> {
    let [rustc, _] = debian();
    if !has_sources() {
        println!("the target {TARGET} is not installed; its library is built from sources");
        shell::apt_install(SOURCES)?;
    }
    let of = |program: &str, what: &str| {
        let said = shell::output(&format!("{program} --print {what}"));
        let said = said.with_context(|| format!("`{program}` does not run"))?;
        Ok::<_, anyhow::Error>(said.trim().to_owned())
    };
    let linker = Path::new(&of("rustc", "sysroot")?)
        .join("lib/rustlib")
        .join(of("rustc", "host-tuple")?)
        .join("bin/rust-lld");
    if !linker.is_file() {
        bail!("no {}, which links for {TARGET}", linker.display());
    }
    command.args(["-Z", "build-std=std,panic_abort"]);
    command.args(["-Z", "build-std-features=optimize_for_size"]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", SMALL);
    // The compiler is another than the one that made what lies in the folder of the target.
    command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    Ok(())
}

/// Writes what JavaScript loads. What writes it is large and needed for nothing else, so it is
/// compiled in only where `wasm` is asked for.
fn bind(built: &Path, folder: &Path) -> Result<()> {
    let mut command = shell::command("cargo run --quiet -p xtask --features bind -- bind");
    command.arg(built).arg(folder);
    shell::run(command)
}

/// As [`bind`], where it is compiled in.
#[cfg(feature = "bind")]
pub(crate) fn write_bindings(built: &str, folder: &str) -> Result<()> {
    let mut writer = wasm_bindgen_cli_support::Bindgen::new();
    writer
        .input_path(built)
        .out_name("flagfall")
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    writer.web(true)?.generate(folder)
}

/// As [`bind`], where it is not compiled in.
#[cfg(not(feature = "bind"))]
pub(crate) fn write_bindings(_: &str, _: &str) -> Result<()> {
    bail!("run `cargo xtask wasm`, which compiles in what this needs")
}

fn weigh(folder: &Path) -> Result<()> {
    let mut sent = 0;
    for name in ["flagfall_bg.wasm", "flagfall.js"] {
        let plain = fs::read(folder.join(name)).with_context(|| name.to_owned())?;
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(&plain)?;
        let packed = packer.finish()?.len();
        println!("{name}: {} bytes, {packed} compressed", plain.len());
        sent += packed;
    }
    println!("{}: {sent} bytes compressed, of {LIMIT}", folder.display());
    if sent > LIMIT {
        bail!("the module weighs {sent} bytes compressed, more than {LIMIT}");
    }
    Ok(())
}

/// The folder in which cargo builds.
fn target_folder() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CARGO_TARGET_DIR") {
        return Ok(PathBuf::from(named));
    }
    Ok(shell::root().join("target"))
}
