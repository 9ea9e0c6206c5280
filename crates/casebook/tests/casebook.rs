//! The casebook: every case, under every edition of its table.

use flagfall_casebook::{Case, Signature, check, run};
use flagfall_words::Lang;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let listed = fs::read_dir(folder).expect("the folder of cases can be listed");
    let mut entries: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "md")
            && path.file_name().is_some_and(|name| name != "README.md")
        {
            found.push(path);
        }
    }
}

fn casebook() -> Vec<(PathBuf, Vec<Case>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut found = Vec::new();
    files(&root, &mut found);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("the case can be read");
        let cases = Case::read_all(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        (path, cases)
    };
    found.into_iter().map(read).collect()
}

#[test]
fn every_ruling_is_what_its_table_says() {
    let mut wrong = Vec::new();
    for (path, cases) in casebook() {
        for mismatch in cases.iter().flat_map(check) {
            wrong.push(format!("{}: {mismatch}", path.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Each heading has its French, and each short ruling can be said in it; in English it is said as
/// the table has it, so that nothing was lost on the way.
#[test]
fn every_case_is_said_in_french() {
    for (path, cases) in casebook() {
        for case in &cases {
            let at = format!("{}: {}", path.display(), case.title);
            for (english, french) in [
                (&case.title, case.title(Lang::Fr)),
                (&case.topic, case.topic(Lang::Fr)),
            ] {
                assert!(!french.is_empty() && french != english, "{at}: no French");
            }
            for row in &case.rows {
                assert_eq!(row.said(Lang::En), row.ruling, "{at}");
                let french = row.said(Lang::Fr);
                let english = [
                    "White", "Black", "move", "clock", "claim", "game", "refused", "asks", "_",
                ];
                let left = english.into_iter().find(|it| french.contains(it));
                assert_eq!(left, None, "{at}: {french}");
            }
        }
    }
}

/// `cases/SIGNATURE` changes only knowingly: write it anew with `FLAGFALL_UPDATE=1`.
#[test]
fn the_signature_is_what_was_last_agreed() {
    let mut signature = Signature::default();
    for (_, cases) in casebook() {
        for case in &cases {
            for edition in case.rows.iter().flat_map(|row| &row.editions) {
                signature.take(&run(case, *edition).unwrap());
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/SIGNATURE");
    let now = format!("{signature}\n");
    if std::env::var_os("FLAGFALL_UPDATE").is_some() {
        fs::write(&path, &now).unwrap();
    }
    let agreed = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        agreed, now,
        "the casebook rules otherwise than before: look at what changed"
    );
}
