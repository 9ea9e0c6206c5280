//! What a clause says, in the words of each language.

use crate::bundle::{Bundle, loaded, read, set};
use crate::{Lang, french, locales};
use flagfall_edition::{Edition, Listing, Row};
use std::sync::OnceLock;

/// The title of a clause.
///
/// ```
/// # use flagfall_edition::{Clause, E97, since};
/// # const PRESSING: Clause<()> = Clause::new("R0", "A clause", &[since(E97, "1", "It is.", ())]);
/// use flagfall_words::{Lang, title};
/// assert_eq!(title(Lang::En, &PRESSING.listing()), "A clause");
/// ```
#[must_use]
pub fn title(lang: Lang, clause: &Listing) -> String {
    let own = in_words(lang, clause.id, None);
    own.unwrap_or_else(|| clause.title.to_owned())
}

/// A line on an edition: where it was adopted and from when it was in force.
#[must_use]
pub fn edition_title(lang: Lang, edition: Edition) -> &'static str {
    match lang {
        Lang::En => edition.title(),
        Lang::Fr => french::edition(edition.id()).unwrap_or_else(|| edition.title()),
    }
}

/// What one edition says of a clause; empty where it says nothing.
#[must_use]
pub fn says(lang: Lang, clause: &Listing, row: &Row) -> String {
    let own = row
        .worded
        .and_then(|since| in_words(lang, clause.id, Some(since)));
    own.unwrap_or_else(|| row.says.to_owned())
}

/// The French of a clause's title, or of the wording that began with an edition.
pub fn in_french(id: &str, wording: Option<Edition>) -> Option<String> {
    in_words(Lang::Fr, id, wording)
}

/// The same in a language; `None` where it stands with the clause.
fn in_words(lang: Lang, id: &str, wording: Option<Edition>) -> Option<String> {
    static FRENCH: OnceLock<Bundle> = OnceLock::new();
    let bundle = match lang {
        _ if !locales::ALL_HERE => loaded(lang).get()?,
        Lang::En => return None,
        Lang::Fr => FRENCH.get_or_init(|| read(lang, locales::CLAUSES)),
    };
    let message = bundle.get_message(&key(id))?;
    let pattern = match wording {
        None => message.value()?,
        Some(edition) => message.get_attribute(&format!("e{edition}"))?.value(),
    };
    let said = bundle.format_pattern(pattern, None, &mut Vec::new());
    Some(set(lang, &said))
}

/// `R9.5b` as a key can be written: `R9-5b`; a slash becomes `_`.
pub(crate) fn key(id: &str) -> String {
    id.replace('.', "-").replace('/', "_")
}
