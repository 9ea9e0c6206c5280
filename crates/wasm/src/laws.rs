//! What each edition says.

use crate::winnable::{language, not_loaded};
use crate::{Thrown, error, value};
use flagfall_edition::Edition;
use flagfall_laws::catalogue;
use flagfall_words::{edition_title, has_wordings, say_in, says, title};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The ids of the editions, oldest first.
#[wasm_bindgen(unchecked_return_type = "string[]")]
pub fn editions() -> Thrown<JsValue> {
    value(&Edition::ALL.map(|it| it.id()))
}

/// The title of an edition, in a language.
#[wasm_bindgen(js_name = editionTitle)]
pub fn title_of(edition: &str, lang: Option<String>) -> Thrown<String> {
    let title = edition_title(language(lang.as_deref())?, read_edition(edition)?);
    Ok(title.to_owned())
}

#[derive(Serialize)]
struct ClauseJson {
    id: &'static str,
    group: String,
    article: &'static str,
    title: String,
    says: String,
}

/// What an edition says, in our words: its clauses with their articles. On a page, `addLanguage`
/// takes the wordings first, those of English too.
///
/// @throws where the wordings of the language are not loaded.
#[wasm_bindgen(unchecked_return_type = "Clause[]")]
pub fn laws(edition: &str, lang: Option<String>) -> Thrown<JsValue> {
    let (edition, lang) = (read_edition(edition)?, language(lang.as_deref())?);
    if !has_wordings(lang) {
        return Err(not_loaded(lang, "what the Laws say in"));
    }
    let mut all = Vec::new();
    for group in catalogue() {
        for clause in &group.clauses {
            let found = clause
                .row(edition)
                .and_then(|row| Some((row, row.article.ok()?)));
            let Some((row, article)) = found else {
                continue;
            };
            all.push(ClauseJson {
                id: clause.id,
                group: say_in(lang, &group.title),
                article,
                title: title(lang, clause),
                says: says(lang, clause, row),
            });
        }
    }
    value(&all)
}

pub(crate) fn read_edition(id: &str) -> Thrown<Edition> {
    let known = Edition::ALL.map(|it| it.id()).join(" ");
    Edition::from_id(id).ok_or_else(|| error(format!("expected one of: {known}, found `{id}`")))
}
