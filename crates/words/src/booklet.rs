//! The clauses in the order of an edition, under the headings of its articles.

use crate::{Lang, say_in};
use flagfall_edition::{Listing, Printed};
use flagfall_say::{Text, say};

/// An article of an edition: `9 The drawn game`.
#[derive(Clone, Debug)]
pub struct Article {
    /// Its number, and the title under which we file most of what stands there.
    pub heading: String,
    /// Its clauses in their order.
    pub clauses: Vec<Listing>,
}

struct Placed {
    at: Printed,
    filed: Text,
    listing: Listing,
}

/// The clauses by the articles where they are printed, as `printed` says of each, and those of
/// which it says nothing.
///
/// ```
/// use flagfall_edition::{Clause, E14, since};
/// use flagfall_say::say;
/// use flagfall_words::{Lang, articles};
///
/// const FIVE: Clause<u8> = Clause::new("R9.6a", "Five times", &[since(E14, "9.6.1", "…", 5)]);
/// let filed = [(say!("article-drawn-game"), vec![FIVE.listing()])];
/// let printed = |it: &flagfall_edition::Listing| it.row(E14)?.article.ok();
/// let (found, rest) = articles(Lang::En, filed, printed);
/// assert_eq!((found[0].heading.as_str(), rest.len()), ("9 The drawn game", 0));
/// ```
pub fn articles(
    lang: Lang,
    filed: impl IntoIterator<Item = (Text, Vec<Listing>)>,
    printed: impl Fn(&Listing) -> Option<&'static str>,
) -> (Vec<Article>, Vec<Listing>) {
    let (mut placed, mut rest) = (Vec::new(), Vec::new());
    for (filed, listings) in filed {
        for listing in listings {
            match printed(&listing) {
                Some(article) => placed.push(Placed {
                    at: Printed::of(article),
                    filed: filed.clone(),
                    listing,
                }),
                None => rest.push(listing),
            }
        }
    }
    placed.sort_by(|one, other| one.at.cmp(&other.at));
    let mut articles: Vec<Article> = Vec::new();
    for of_one in placed.chunk_by(|one, next| one.at.chapter() == next.at.chapter()) {
        articles.push(Article {
            heading: heading(lang, of_one),
            clauses: of_one.iter().map(|it| it.listing.clone()).collect(),
        });
    }
    (articles, rest)
}

fn heading(lang: Lang, article: &[Placed]) -> String {
    let number = article.first().map_or("", |it| it.at.chapter());
    // Neither a number nor a letter: the Preface, once called the Preamble.
    if number.len() > "III".len() {
        return say_in(lang, &say!("booklet-preface"));
    }
    let mut titles: Vec<(usize, String)> = Vec::new();
    for it in article {
        let title = say_in(lang, &it.filed);
        match titles.iter_mut().find(|it| it.1 == title) {
            Some(found) => found.0 += 1,
            None => titles.push((1, title)),
        }
    }
    let most = titles.iter().rev().max_by_key(|it| it.0);
    format!("{number} {}", most.map_or("", |it| &it.1))
}
