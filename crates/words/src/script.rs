//! The words of the page's scripts, with places where a script puts in what it knows.

use crate::bundle::{Bundle, read, set};
use crate::{Lang, locales};
use fluent_bundle::FluentArgs;
use std::collections::BTreeMap;

/// What a script may put into a sentence, by name.
pub const SLOTS: &[&str] = &[
    "act", "article", "black", "detail", "edition", "man", "move", "moves", "name", "number",
    "other", "points", "side", "square", "squares", "text", "time", "value", "white",
];

/// Every message of the scripts in a language, by its key; a place for `side` is `{side}`.
///
/// ```
/// use flagfall_words::{Lang, in_scripts};
/// assert_eq!(in_scripts(Lang::Fr)["script-white"], "Blancs");
/// ```
#[must_use]
pub fn in_scripts(lang: Lang) -> BTreeMap<String, String> {
    let file = locales::files(lang)
        .iter()
        .find(|(name, _)| name.ends_with("/script.ftl"));
    let Some((name, text)) = file else {
        return BTreeMap::new();
    };
    spoken(lang, &read(lang, &[(*name, *text)]), text)
}

/// The messages of a file, with places where a script puts in what it knows.
pub(crate) fn spoken(lang: Lang, bundle: &Bundle, text: &str) -> BTreeMap<String, String> {
    let mut slots = FluentArgs::with_capacity(SLOTS.len());
    for slot in SLOTS {
        slots.set(*slot, format!("{{{slot}}}"));
    }
    let keys = text
        .lines()
        .filter_map(|line| line.split_once(" =")?.0.into());
    let keys = keys.filter(|key: &&str| key.starts_with("script-"));
    keys.filter_map(|key| Some((key.to_owned(), said(lang, bundle, key, &slots)?)))
        .collect()
}

fn said(lang: Lang, bundle: &Bundle, key: &str, slots: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let text = bundle.format_pattern(pattern, Some(slots), &mut Vec::new());
    Some(set(lang, &text))
}
