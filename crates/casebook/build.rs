//! Takes the casebook into the program, so that whoever looks up a clause is shown its cases
//! wherever it runs.
#![allow(
    clippy::unwrap_used,
    reason = "a casebook that cannot be read stops the build"
)]

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    // A link to the folder at the root of the repository; a folder of its own in a package.
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("cases");
    let mut files = Vec::new();
    walk(&root, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    for path in &files {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let name = name.replace('\\', "/");
        let path = fs::canonicalize(path).unwrap();
        writeln!(list, "    ({name:?}, include_str!({path:?})),").unwrap();
    }
    list.push_str("]\n");
    let to = Path::new(&env::var("OUT_DIR").unwrap()).join("cases.rs");
    fs::write(to, list).unwrap();
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, files);
        } else if path.extension().is_some_and(|it| it == "md") {
            files.push(path);
        }
    }
}
