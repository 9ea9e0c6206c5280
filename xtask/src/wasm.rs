//! `cargo xtask wasm`: the modules for browsers and Node, with the referee and light.
//!
//! The target's standard library is built as well, so that it is small and a panic is a trap at
//! once: from the toolchain's sources where rustup has or fetches them, else from Debian's, which
//! are of another release and so are built by the compiler that belongs to them; the toolchain
//! lends its linker. Where there are neither, the library that rustup has for the target is used.
//!
//! Binaryen's `wasm-opt -Oz` was tried: what it makes is a tenth shorter and weighs more once it is
//! compressed.

use crate::shell;
use anyhow::{Context, Result, bail};
use flagfall_laws::catalogue;
use flagfall_words::{in_one, wordings};
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
/// A module: what its files are called, how it is built, and what it may weigh as it is sent.
struct Module {
    name: &'static str,
    flags: &'static str,
    limit: usize,
}

/// The whole, which weighs what it does and no more; and board, notation, Laws and winnability
/// alone, in 400 KB.
const MODULES: [Module; 2] = [
    Module {
        name: "flagfall",
        flags: "",
        limit: 444_000,
    },
    Module {
        name: "flagfall-light",
        flags: " --no-default-features",
        limit: 400 << 10,
    },
];

/// The words of French, which a page loads where it speaks French.
const FRENCH: &str = "flagfall-fr.ftl";
/// The wordings of the clauses in English, for a page that shows the Laws.
const ENGLISH: &str = "flagfall-en.ftl";

/// What Node loads of a module called NAME.
const NODE: &str = "\
// @ts-self-types=\"./NAME.d.ts\"
import { readFileSync } from \"node:fs\";
import { addLanguage, initSync } from \"./NAME.js\";

const beside = (name) => readFileSync(new URL(name, import.meta.url));
initSync({ module: beside(\"./NAME_bg.wasm\") });
for (const lang of [\"en\", \"fr\"]) {
  addLanguage(lang, beside(`./flagfall-${lang}.ftl`).toString());
}
export * from \"./NAME.js\";
";

const PACKAGE: &str = r#"{
  "name": "flagfall",
  "version": "VERSION",
  "description": "Chess under the FIDE Laws: board, notation, PGN, rulings, winnability.",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "sideEffects": ["./flagfall-node.js", "./flagfall-light-node.js"],
  "types": "./flagfall.d.ts",
  "exports": {
    ".": {
      "types": "./flagfall.d.ts",
      "node": "./flagfall-node.js",
      "default": "./flagfall.js"
    },
    "./light": {
      "types": "./flagfall-light.d.ts",
      "node": "./flagfall-light-node.js",
      "default": "./flagfall-light.js"
    },
    "./*.wasm": "./*.wasm",
    "./*.wasm.br": "./*.wasm.br",
    "./flagfall-en.ftl": "./flagfall-en.ftl",
    "./flagfall-fr.ftl": "./flagfall-fr.ftl"
  },
  "files": ["*.js", "*.d.ts", "*.wasm", "*.wasm.br", "*.ftl", "README.md",
            "LICENSE-MIT", "LICENSE-APACHE"]
}
"#;

/// Builds the modules into a folder, `target/javascript` without one, and says what they weigh.
pub(crate) fn wasm(words: &[&str]) -> Result<()> {
    let folder = match words {
        [] => self::folder()?,
        [folder] => std::env::current_dir()?.join(folder),
        _ => bail!("usage: cargo xtask wasm [FOLDER]"),
    };
    fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    let compiler = compiler()?;
    for Module { name, flags, .. } in &MODULES {
        let built = build(flags, compiler.as_deref())?;
        bind(&built, &folder, name)?;
        let node = folder.join(format!("{name}-node.js"));
        fs::write(node, NODE.replace("NAME", name))?;
    }
    fs::write(folder.join(FRENCH), in_one())?;
    let groups = catalogue();
    let clauses = groups.iter().flat_map(|it| &it.clauses);
    fs::write(folder.join(ENGLISH), wordings(clauses))?;
    let version = env!("CARGO_PKG_VERSION");
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
fn build(flags: &str, compiler: Option<&str>) -> Result<PathBuf> {
    let line = format!("cargo build --profile wasm --target {TARGET} -p flagfall-wasm{flags}");
    let target = target_folder()?;
    let mut command = shell::command(&line);
    if let Some(compiler) = compiler {
        from_sources(&mut command, compiler)?;
    }
    command.env("CARGO_TARGET_DIR", &target);
    shell::run(command)?;
    Ok(target.join(TARGET).join("wasm/flagfall_wasm.wasm"))
}

/// The compiler that has the sources of its standard library: the toolchain's where rustup has
/// or fetches them, Debian's where there is no such toolchain. `None` where only the library
/// ready made is to be had, with which the module weighs more.
fn compiler() -> Result<Option<String>> {
    let own = || {
        let root = shell::output("rustc --print sysroot")?;
        let sources = Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
        sources.is_file().then(|| "rustc".to_owned())
    };
    let fetched = || shell::output("rustup component add rust-src").and_then(|_| own());
    let debian = || {
        let files = [
            "/usr/bin/rustc",
            "/usr/lib/rustlib/src/rust/library/Cargo.lock",
        ];
        let there = files.iter().all(|it| Path::new(it).is_file());
        there.then(|| files[0].to_owned())
    };
    if let Some(it) = own().or_else(debian).or_else(fetched) {
        return Ok(Some(it));
    }
    if has_target() {
        return Ok(None);
    }
    println!("the target {TARGET} is not installed; its library is built from sources");
    shell::apt_install(SOURCES)?;
    Ok(debian())
}

/// Whether the toolchain has the target's standard library, or rustup fetches it.
fn has_target() -> bool {
    let there = || {
        let folder = shell::output(&format!("rustc --print target-libdir --target {TARGET}"));
        folder.is_some_and(|it| Path::new(it.trim()).is_dir())
    };
    there() || (shell::output(&format!("rustup target add {TARGET}")).is_some() && there())
}

/// Has the standard library built as well, by the compiler that belongs to its sources.
fn from_sources(command: &mut Command, compiler: &str) -> Result<()> {
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
    command.env("RUSTC", compiler).env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    Ok(())
}

/// Writes what JavaScript loads. What writes it is large and needed for nothing else, so it is
/// compiled in only where `wasm` is asked for.
fn bind(built: &Path, folder: &Path, name: &str) -> Result<()> {
    let mut command = shell::command("cargo run --quiet -p xtask --features bind -- bind");
    command.arg(built).arg(folder).arg(name);
    shell::run(command)
}

/// As [`bind`], where it is compiled in.
#[cfg(feature = "bind")]
pub(crate) fn write_bindings(built: &str, folder: &str, name: &str) -> Result<()> {
    let mut writer = wasm_bindgen_cli_support::Bindgen::new();
    writer
        .input_path(built)
        .out_name(name)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    writer.web(true)?.generate(folder)?;
    compress(&Path::new(folder).join(format!("{name}_bg.wasm")))
}

/// Writes the module as it is sent to a browser that reads brotli: once and thoroughly.
#[cfg(feature = "bind")]
fn compress(module: &Path) -> Result<()> {
    let plain = fs::read(module)?;
    let how = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: plain.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut plain.as_slice(), &mut packed, &how)?;
    Ok(fs::write(module.with_extension("wasm.br"), packed)?)
}

/// As [`bind`], where it is not compiled in.
#[cfg(not(feature = "bind"))]
pub(crate) fn write_bindings(_: &str, _: &str, _: &str) -> Result<()> {
    bail!("run `cargo xtask wasm`, which compiles in what this needs")
}

/// Says what a page loads that speaks English: a module in brotli, its script in gzip, as a server
/// sends them.
fn weigh(folder: &Path) -> Result<()> {
    let read = |name: &str| fs::read(folder.join(name)).with_context(|| name.to_owned());
    let in_gzip = |plain: &[u8]| {
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(plain)?;
        Ok::<_, anyhow::Error>(packer.finish()?.len())
    };
    for name in [ENGLISH, FRENCH] {
        let text = read(name)?;
        let packed = in_gzip(&text)?;
        println!("{name}, by need: {} bytes, {packed} in gzip", text.len());
    }
    for Module { name, limit, .. } in &MODULES {
        let (wasm, js) = (format!("{name}_bg.wasm"), format!("{name}.js"));
        let (module, script) = (read(&wasm)?, read(&js)?);
        let (packed, small) = (read(&format!("{wasm}.br"))?.len(), in_gzip(&script)?);
        let (bytes, zipped) = (module.len(), in_gzip(&module)?);
        println!("{wasm}: {bytes} bytes, {packed} in brotli, {zipped} in gzip");
        println!("{js}: {} bytes, {small} in gzip", script.len());
        let sent = packed + small;
        println!("{name}: {sent} bytes as it is sent, of {limit}");
        if sent > *limit {
            bail!("{name} weighs {sent} bytes as it is sent, more than {limit}");
        }
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
