//! The pages under `law/`, written from the tables of the clauses.

use crate::booklet::{Chapter, booklet};
use crate::counted;
use crate::coverage::coverage;
use anyhow::{Context, Result};
use flagfall_edition::{Edition, Listing};
use flagfall_laws::catalogue;
use flagfall_words::Lang;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a booklet for each edition, in each language.
pub(crate) fn write_booklets(root: &Path) -> Result<()> {
    let folder = root.join("law/fr");
    fs::create_dir_all(&folder).with_context(|| format!("{} is not made", folder.display()))?;
    for (path, text) in booklets(root) {
        fs::write(&path, text).with_context(|| format!("{} is not written", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// Writes the coverage and says its figures.
pub(crate) fn write_coverage(root: &Path) -> Result<()> {
    let (path, text) = covered(root)?;
    fs::write(&path, text).with_context(|| format!("{} is not written", path.display()))?;
    println!("{}\n{}", path.display(), figures());
    Ok(())
}

fn booklets(root: &Path) -> Vec<(PathBuf, String)> {
    let chapters: Vec<Chapter> = catalogue()
        .into_iter()
        .map(|group| Chapter {
            title: group.title,
            clauses: group.clauses,
        })
        .collect();
    let page = |lang: Lang, (place, edition): (usize, Edition)| {
        let folder = match lang {
            Lang::En => root.join("law"),
            Lang::Fr => root.join("law/fr"),
        };
        let path = folder.join(format!("{}.md", edition.id()));
        (path, booklet(lang, place, &chapters))
    };
    let pages = |lang| {
        Edition::ALL
            .into_iter()
            .enumerate()
            .map(move |it| (lang, it))
    };
    Lang::ALL
        .into_iter()
        .flat_map(pages)
        .map(|(lang, it)| page(lang, it))
        .collect()
}

fn covered(root: &Path) -> Result<(PathBuf, String)> {
    let read = |name: &str| {
        let path = root.join("law").join(name);
        fs::read_to_string(&path).with_context(|| format!("{} is not there", path.display()))
    };
    let text = coverage(
        &read("catalogue.txt")?,
        &read("not_encoded.txt")?,
        &read("seeds.txt")?,
        &listings(),
    )?;
    Ok((
        root.join("law/coverage.md"),
        format!(
            "{text}\n{}\n{}",
            figures(),
            counted::table(&root.join("cases"))?
        ),
    ))
}

fn listings() -> Vec<Listing> {
    catalogue()
        .into_iter()
        .flat_map(|group| group.clauses)
        .collect()
}

/// How much of the Laws is encoded: clauses, and provisions of one clause in one edition.
fn figures() -> String {
    let listings = listings();
    let rows = || listings.iter().flat_map(|it| &it.rows);
    let provisions = rows().filter(|row| row.article.is_ok()).count();
    let wordings = rows()
        .filter(|row| row.begins && row.article.is_ok())
        .count();
    format!(
        "{} clauses encoded; {provisions} provisions (a clause in an edition that has it); \
         {wordings} wordings.",
        listings.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;
    use flagfall_laws::Topic;
    use flagfall_words::{FRENCH_CLAUSES, in_french};

    #[test]
    fn the_pages_of_the_law_are_fresh() {
        for (path, text) in booklets(&root()) {
            let stands = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                stands == text,
                "{}: run `cargo xtask booklet`",
                path.display()
            );
        }
        let (path, text) = covered(&root()).expect("the catalogue is there");
        let stands = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            stands == text,
            "{}: run `cargo xtask coverage`",
            path.display()
        );
    }

    #[test]
    fn no_clause_is_listed_twice_and_each_is_in_the_catalogue() {
        let text = fs::read_to_string(root().join("law/catalogue.txt")).expect("it is there");
        let known: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split(' ').next())
            .collect();
        let mut seen = Vec::new();
        for listing in listings() {
            assert!(
                known.contains(&listing.id),
                "{} is not in law/catalogue.txt",
                listing.id
            );
            assert!(
                !seen.contains(&listing.id),
                "{} is listed twice",
                listing.id
            );
            seen.push(listing.id);
        }
    }

    #[test]
    fn every_clause_is_said_in_french() {
        let mut missing = Vec::new();
        for listing in listings() {
            let same =
                |french: Option<String>, english: &str| french.is_none_or(|it| it == english);
            if same(in_french(listing.id, None), listing.title) {
                missing.push(format!("{} (title)", listing.id));
            }
            for row in listing.rows.iter().filter(|row| row.worded.is_some()) {
                if same(in_french(listing.id, row.worded), row.says) {
                    missing.push(format!("{} {:?}", listing.id, row.worded));
                }
            }
        }
        missing.dedup();
        assert_eq!(missing, [""; 0], "these have no French, or it is English");
    }

    #[test]
    fn every_french_wording_is_of_a_clause() {
        let listings = listings();
        for (file, text) in FRENCH_CLAUSES {
            for line in text.lines() {
                let Some((key, _)) = line.split_once(" =").filter(|it| it.0.starts_with('R'))
                else {
                    continue;
                };
                let known = listings
                    .iter()
                    .any(|it| it.id.replace('.', "-").replace('/', "_") == key);
                assert!(known, "{file}: {key} is no clause");
            }
        }
    }

    #[test]
    fn every_question_is_in_the_docs() {
        let page = fs::read_to_string(root().join("docs/questions.md")).expect("it is there");
        for topic in Topic::ALL {
            let choices: Vec<String> = topic
                .choices()
                .iter()
                .map(|choice| format!("`{choice}`"))
                .collect();
            let row = format!("| `{}` | {} |", topic.word(), choices.join(" "));
            assert!(page.contains(&row), "docs/questions.md lacks: {row}");
        }
    }
}
