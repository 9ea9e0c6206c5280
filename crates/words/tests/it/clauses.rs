//! What the clauses say in French: each file can be read, and nothing stands twice.

use crate::files::messages;
use flagfall_edition::Edition;
use flagfall_words::FRENCH_CLAUSES;
use std::collections::BTreeSet;

#[test]
fn each_wording_of_a_clause_stands_once() {
    let mut found = BTreeSet::new();
    for (file, text) in FRENCH_CLAUSES {
        for message in messages(file, text) {
            let (clause, wording) = match message.key.split_once('.') {
                None => (message.key.as_str(), None),
                Some((clause, wording)) => (clause, Some(wording)),
            };
            assert!(clause.starts_with('R'), "{file}: {clause} is no clause");
            let known = wording.is_none_or(|it| {
                let edition = it.strip_prefix('e').and_then(Edition::from_id);
                edition.is_some()
            });
            assert!(known, "{file}: {} is of no edition", message.key);
            let variables = &message.variables;
            assert!(variables.is_empty(), "{file}: {} asks", message.key);
            assert!(!message.plain.trim().is_empty(), "{file}: {}", message.key);
            assert!(
                found.insert(message.key.clone()),
                "{file}: {} stands twice",
                message.key
            );
        }
    }
    let titled = |it: &&String| !found.contains(it.split('.').next().unwrap_or(""));
    let untitled: Vec<&String> = found.iter().filter(titled).collect();
    assert_eq!(untitled, [""; 0], "these have no title");
}
