//! The Laws of one edition as a booklet, from the tables of the clauses.
//!
//! No folder is the Laws of 2009; this prints them. What it needs of the law is a list of
//! [`Chapter`]s, so that it can be tested without any.

use flagfall_edition::{Absent, Edition, Listing};
use flagfall_say::{Text, say};
use flagfall_words::{Lang, articles, edition_title, say_in, says, title};
use std::fmt::Write;

/// The clauses of one article, under its title.
pub(crate) struct Chapter {
    pub(crate) title: Text,
    pub(crate) clauses: Vec<Listing>,
}

/// The booklet of the edition that stands at `place` in [`Edition::ALL`], in Markdown: in its own
/// order, under its own numbers.
pub(crate) fn booklet(lang: Lang, place: usize, chapters: &[Chapter]) -> String {
    let edition = Edition::ALL[place];
    let words = |text: Text| say_in(lang, &text);
    let mut text = format!(
        "# {}\n\n{}.\n\n{}\n",
        words(say!("booklet-title", edition = edition)),
        upper(edition_title(lang, edition)),
        words(say!("booklet-in-our-words"))
    );
    let filed = chapters.iter();
    let filed = filed.map(|it| (it.title.clone(), it.clauses.clone()));
    let (articles, rest) = articles(lang, filed, |it| it.rows.get(place)?.article.ok());
    for article in &articles {
        let _ = write!(text, "\n## {}\n", article.heading);
        for listing in &article.clauses {
            clause(lang, &mut text, listing, place);
        }
    }
    let lost = |it: &&Listing| {
        let row = it.rows.get(place);
        row.is_some_and(|row| row.article == Err(Absent::NotInHand))
    };
    let missing: Vec<&Listing> = rest.iter().filter(lost).collect();
    if !missing.is_empty() {
        let titles: Vec<String> = missing.iter().map(|it| title(lang, it)).collect();
        let gap = match lang {
            Lang::En => "; ",
            Lang::Fr => "\u{a0}; ",
        };
        let says = words(say!("booklet-not-in-hand", titles = titles.join(gap)));
        let _ = write!(text, "\n*{says}*\n");
    }
    text
}

fn clause(lang: Lang, text: &mut String, listing: &Listing, place: usize) {
    let Some((row, article)) = listing
        .rows
        .get(place)
        .and_then(|row| Some((row, row.article.ok()?)))
    else {
        return;
    };
    let new = match row.begins {
        true => say_in(lang, &say!("booklet-worded-first")),
        false => String::new(),
    };
    let comma = if row.begins { ", " } else { "" };
    let (id, title) = (listing.id, title(lang, listing));
    let says = says(lang, listing, row);
    let _ = write!(text, "\n**{article} {title}** ({id}{comma}{new})\n{says}\n");
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
                title: say!("article-drawn-game"),
                clauses: listings,
            },
            Chapter {
                title: say!("article-completion"),
                clauses: vec![],
            },
        ];
        let text = booklet(Lang::En, place, &chapters);
        let (_, body) = text.split_once("FIDE's.\n").expect("a booklet has a head");
        assert_eq!(body, expect);
    }

    #[test]
    fn a_booklet_holds_what_its_edition_says() {
        check(
            1,
            "\n## 9 The drawn game\n\n\
             **9.5b The price of a wrong claim** (R9.5b)\nThree minutes.\n",
        );
        check(
            5,
            "\n## 9 The drawn game\n\n\
             **9.5.3 The price of a wrong claim** (R9.5b, as worded here first)\nThree minutes.\n\n\
             **9.6a Five times** (R9.6a, as worded here first)\nDrawn.\n",
        );
    }

    #[test]
    fn a_text_not_in_hand_is_named() {
        check(4, "\n*Not in hand: The price of a wrong claim.*\n");
    }

    #[test]
    fn the_head_names_the_text() {
        let text = booklet(Lang::En, 3, &[]);
        assert!(text.starts_with("# The Laws of Chess, 2009\n\nDresden 2008, in force from"));
    }
}
