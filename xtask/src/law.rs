//! The pages under `law/`, written from the tables of the clauses.

use crate::booklet::{Chapter, booklet};
use crate::coverage::coverage;
use anyhow::{Context, Result};
use flagfall_edition::{Edition, Listing};
use flagfall_laws::catalogue;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a booklet for each edition.
pub(crate) fn write_booklets(root: &Path) -> Result<()> {
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
    let page = |(place, edition): (usize, Edition)| {
        let path = root.join("law").join(format!("{}.md", edition.id()));
        (path, booklet(place, &chapters))
    };
    Edition::ALL.into_iter().enumerate().map(page).collect()
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
        format!("{text}\n{}\n", figures()),
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
