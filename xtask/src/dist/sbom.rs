//! What is inside the program, as CycloneDX 1.5 has it: every crate with its version, licence,
//! checksum and on what it rests.

use super::Release;
use super::licenses::{Crate, inside};
use crate::shell;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;

/// The list, for a program that reads it.
pub(super) fn sbom(release: &Release) -> Result<String> {
    let lock = fs::read_to_string(shell::root().join("Cargo.lock")).context("Cargo.lock")?;
    let checksums = checksums(&lock);
    let crates = inside(&release.metadata)?;
    let (own, others): (Vec<&Crate>, Vec<&Crate>) =
        crates.iter().partition(|it| it.name == "flagfall-cli");
    let own = own.first().context("cargo tells of no flagfall-cli")?;
    let components = others.iter().map(|it| component(it, "library", &checksums));
    let rests = crates.iter().map(|it| {
        let on: Vec<String> = it
            .on
            .iter()
            .map(|(name, version)| purl(name, version))
            .collect();
        json!({ "ref": purl(&it.name, &it.version), "dependsOn": on })
    });
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": timestamp(release.epoch),
            "component": component(own, "application", &checksums),
        },
        "components": components.collect::<Vec<_>>(),
        "dependencies": rests.collect::<Vec<_>>(),
    });
    Ok(format!("{}\n", serde_json::to_string_pretty(&list)?))
}

fn purl(name: &str, version: &str) -> String {
    format!("pkg:cargo/{name}@{version}")
}

type Checksums<'t> = BTreeMap<(&'t str, &'t str), &'t str>;

fn component(it: &Crate, kind: &str, checksums: &Checksums<'_>) -> Value {
    let purl = purl(&it.name, &it.version);
    let mut component = json!({
        "type": kind,
        "bom-ref": purl,
        "name": it.name,
        "version": it.version,
        "purl": purl,
        "licenses": [{ "expression": it.license }],
    });
    if let Some(checksum) = checksums.get(&(it.name.as_str(), it.version.as_str())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

/// The checksums that stand in the lock file, by name and version.
fn checksums(lock: &str) -> Checksums<'_> {
    let value = |block: &'_ str, key: &str| -> Option<(usize, usize)> {
        let start = block.find(&format!("\n{key} = \""))? + key.len() + 5;
        Some((start, start + block[start..].find('"')?))
    };
    let mut found = BTreeMap::new();
    for block in lock.split("[[package]]").skip(1) {
        let of = |key| value(block, key).map(|(from, to)| &block[from..to]);
        if let (Some(name), Some(version), Some(checksum)) =
            (of("name"), of("version"), of("checksum"))
        {
            found.insert((name, version), checksum);
        }
    }
    found
}

/// Seconds since 1970 as ISO 8601 has them; the days are counted in years that begin in March.
fn timestamp(epoch: u64) -> String {
    let (days, second) = (epoch / 86_400 + 719_468, epoch % 86_400);
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = era * 400 + year + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_out() {
        for (epoch, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_704_067_199, "2023-12-31T23:59:59Z"),
            (1_796_091_446, "2026-12-01T02:17:26Z"),
        ] {
            assert_eq!(timestamp(epoch), text, "{epoch}");
        }
    }

    #[test]
    fn checksums_are_found_by_name_and_version() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \
                    \"ab\"\n\n[[package]]\nname = \"own\"\nversion = \"0.0.0\"\n";
        let found = checksums(lock);
        assert_eq!(found.get(&("a", "1.0.0")), Some(&"ab"));
        assert_eq!(found.len(), 1);
    }
}
