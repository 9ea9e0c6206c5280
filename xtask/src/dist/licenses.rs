//! Of what the program is made, and under which terms: each crate's licence files, each text once.

use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// A crate that is linked in, or that builds one that is.
pub(super) struct Crate {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) license: String,
    manifest: String,
    is_own: bool,
    /// On which it rests: names and versions.
    pub(super) on: Vec<(String, String)>,
}

/// The crates of the program, by name and version; those that only its tests use are not among
/// them.
pub(super) fn inside(metadata: &Value) -> Result<Vec<Crate>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages: BTreeMap<String, Value> = (list(&metadata["packages"]).into_iter())
        .map(|it| (text(&it["id"]), it))
        .collect();
    let nodes: BTreeMap<String, Value> = (list(&metadata["resolve"]["nodes"]).into_iter())
        .map(|it| (text(&it["id"]), it))
        .collect();
    let first = packages.iter().find(|(_, it)| it["name"] == "flagfall-cli");
    let first = first.context("cargo tells of no flagfall-cli")?.0.clone();
    let on = |id: &String| {
        let all = nodes
            .get(id)
            .map(|it| list(&it["deps"]))
            .unwrap_or_default();
        let used = all.into_iter().filter(|it| {
            let mut kinds = list(&it["dep_kinds"]).into_iter();
            kinds.any(|kind| kind["kind"] != "dev")
        });
        used.map(|it| text(&it["pkg"])).collect::<Vec<_>>()
    };
    let mut seen = BTreeSet::new();
    let mut next = vec![first];
    while let Some(id) = next.pop() {
        if seen.insert(id.clone()) {
            next.extend(on(&id));
        }
    }
    let named = |id: &String| {
        let it = packages.get(id);
        it.map(|it| (text(&it["name"]), text(&it["version"])))
    };
    let mut found = Vec::new();
    for id in &seen {
        let it = packages
            .get(id)
            .context("a crate that cargo does not tell of")?;
        let mut on: Vec<_> = on(id).iter().filter_map(named).collect();
        on.sort();
        on.dedup();
        found.push(Crate {
            name: text(&it["name"]),
            version: text(&it["version"]),
            license: text(&it["license"]).replace('/', " OR "),
            manifest: text(&it["manifest_path"]),
            is_own: it["source"].is_null(),
            on,
        });
    }
    found.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(found)
}

/// What others ask to be handed on with their work.
pub(super) fn of_others(metadata: &Value) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut page = String::from("Flagfall is built of these crates, under these licences.\n\n");
    for it in inside(metadata)?.iter().filter(|it| !it.is_own) {
        let name = format!("{} {}", it.name, it.version);
        writeln!(page, "{name}: {}", it.license)?;
        let folder = Path::new(&it.manifest)
            .parent()
            .context("a crate without a folder")?;
        for text in texts(folder)? {
            by_text.entry(text).or_default().push(name.clone());
        }
    }
    for (text, names) in &by_text {
        writeln!(page, "\n{}\n{}\n\n{text}", "=".repeat(78), names.join(", "))?;
    }
    Ok(page)
}

/// The licence files in a crate's folder.
fn texts(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        let kinds = [
            "LICENSE",
            "LICENCE",
            "COPYING",
            "COPYRIGHT",
            "NOTICE",
            "UNLICENSE",
        ];
        if path.is_file() && kinds.iter().any(|it| name.starts_with(it)) {
            let bytes = fs::read(&path).with_context(|| format!("{}", path.display()))?;
            let text = String::from_utf8_lossy(&bytes);
            texts.push(text.trim_end().replace("\r\n", "\n"));
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_only_tests_use_is_not_inside() {
        let package = |name: &str, license: &str| {
            json!({ "id": name, "name": name, "version": "1.0.0", "license": license,
                    "manifest_path": "x/Cargo.toml", "source": "registry" })
        };
        let on = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("flagfall-cli", "MIT"), package("b", "MIT/Apache-2.0"),
                         package("c", "MIT"), package("t", "MIT")],
            "resolve": { "nodes": [
                { "id": "flagfall-cli", "deps": [on("b", Value::Null), on("t", json!("dev"))] },
                { "id": "b", "deps": [on("c", json!("build"))] },
                { "id": "c", "deps": [] },
                { "id": "t", "deps": [] },
            ] },
        });
        let found = inside(&metadata).unwrap();
        let names: Vec<&str> = found.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["b", "c", "flagfall-cli"]);
        assert_eq!(found[0].license, "MIT OR Apache-2.0");
        assert_eq!(found[0].on, [("c".to_owned(), "1.0.0".to_owned())]);
    }
}
