//! The Laws of one edition as a booklet, from the tables of the clauses.
//!
//! No folder is the Laws of 2009; this prints them. What it needs of the law is a list of
//! [`Chapter`]s, so that it can be tested without any.

use flagfall_edition::{Absent, Edition, Listing, Row};
use std::fmt::Write;

/// The clauses of one article, under its title.
pub(crate) struct Chapter {
    pub(crate) title: &'static str,
    pub(crate) clauses: Vec<Listing>,
}

/// The booklet of the edition that stands at `place` in [`Edition::ALL`], in Markdown.
pub(crate) fn booklet(place: usize, chapters: &[Chapter]) -> String {
    let edition = Edition::ALL[place];
    let mut text = format!(
        "# The Laws of Chess, {edition}\n\n{}.\n\n",
        upper(edition.title())
    );
    text.push_str("In our words, from the tables of the clauses. The text itself is FIDE's.\n");
    for chapter in chapters {
        let rows: Vec<(&Listing, &Row)> = chapter
            .clauses
            .iter()
            .filter_map(|it| Some((it, row(it, place)?)))
            .collect();
        if rows.is_empty() {
            continue;
        }
        let _ = write!(text, "\n## {}\n", chapter.title);
        let missing: Vec<&str> = rows
            .iter()
            .filter(|(_, row)| matches!(row.article, Err(Absent::NotInHand)))
            .map(|(listing, _)| listing.title)
            .collect();
        for (listing, row) in &rows {
            if let Ok(article) = row.article {
                clause(&mut text, article, listing, row);
            }
        }
        if !missing.is_empty() {
            let _ = write!(text, "\n*Not in hand: {}.*\n", missing.join("; "));
        }
    }
    text
}

fn clause(text: &mut String, article: &str, listing: &Listing, row: &Row) {
    let new = if row.begins {
        ", as worded here first"
    } else {
        ""
    };
    let Listing { id, title, .. } = listing;
    let _ = write!(text, "\n**{article} {title}** ({id}{new})\n{}\n", row.says);
}

/// What an edition says of a clause; nothing where the edition has no such rule.
fn row(listing: &Listing, place: usize) -> Option<&Row> {
    let row = listing.rows.get(place)?;
    let has_none = matches!(row.article, Err(Absent::NotYet | Absent::Repealed));
    (!has_none).then_some(row)
}

fn upper(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_edition::{Clause, D09, E14, E97, absent, renumbered, since};

    const PRICE: Clause<u8> = Clause::new(
        "R9.5b",
        "The price of a wrong claim",
        &[
            since(E97, "9.5b", "Three minutes.", 3),
            absent(D09, Absent::NotInHand),
            renumbered(E14, "9.5.3", 3),
        ],
    );
    const FIVEFOLD: Clause<u8> =
        Clause::new("R9.6a", "Five times", &[since(E14, "9.6a", "Drawn.", 5)]);

    fn check(place: usize, expect: &str) {
        let listings = vec![PRICE.listing(), FIVEFOLD.listing()];
        let chapters = [
            Chapter {
                title: "The drawn game",
                clauses: listings,
            },
            Chapter {
                title: "Points",
                clauses: vec![],
            },
        ];
        let text = booklet(place, &chapters);
        let (_, body) = text.split_once("FIDE's.\n").expect("a booklet has a head");
        assert_eq!(body, expect);
    }

    #[test]
    fn a_booklet_holds_what_its_edition_says() {
        check(
            1,
            "\n## The drawn game\n\n**9.5b The price of a wrong claim** (R9.5b)\nThree minutes.\n",
        );
        check(
            5,
            "\n## The drawn game\n\n\
             **9.5.3 The price of a wrong claim** (R9.5b, as worded here first)\nThree minutes.\n\n\
             **9.6a Five times** (R9.6a, as worded here first)\nDrawn.\n",
        );
    }

    #[test]
    fn a_text_not_in_hand_is_named() {
        check(
            4,
            "\n## The drawn game\n\n*Not in hand: The price of a wrong claim.*\n",
        );
    }

    #[test]
    fn the_head_names_the_text() {
        let text = booklet(3, &[]);
        assert!(text.starts_with("# The Laws of Chess, 2009\n\nDresden 2008, in force from"));
    }
}
