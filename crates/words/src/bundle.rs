//! From a key and arguments to a sentence.

use crate::{Lang, forms, french, locales};
use flagfall_say::{Arg, Part, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::sync::OnceLock;

/// The messages of one language, ready to be said.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// What is said, in one language. A message that the language lacks is said in English, and one
/// that nobody has by its key; the tests see to it that there is none.
#[must_use]
pub fn say_in(lang: Lang, text: &Text) -> String {
    let mut said = String::new();
    for part in text.parts() {
        if !said.is_empty() {
            said.push(' ');
        }
        match part {
            Part::Quoted(words) => said.push_str(words),
            Part::Said { key, args } => {
                let own = message(lang, key, args);
                let found = own.or_else(|| message(Lang::En, key, args));
                said.push_str(&found.map_or_else(|| (*key).to_owned(), |it| it.0));
            }
        }
    }
    said
}

/// What is wrong with a text in one language: messages that it lacks, and what a message asks of
/// its arguments that they do not have. For tests; [`say_in`] says what it can.
#[must_use]
pub fn faults(lang: Lang, text: &Text) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.parts() {
        if let Part::Said { key, args } = part {
            match message(lang, key, args) {
                None => found.push(format!("{key} is nowhere")),
                Some((_, faults)) => {
                    found.extend(faults.iter().map(|fault| format!("{key}: {fault}")));
                }
            }
        }
    }
    found
}

/// A message, and what is wrong with it; `None` where the language lacks it.
fn message(
    lang: Lang,
    key: &str,
    args: &[(&'static str, Arg)],
) -> Option<(String, Vec<FluentError>)> {
    message_of(bundle(lang), lang, key, args)
}

/// A message of a bundle, its arguments as a language writes them.
pub(crate) fn message_of(
    bundle: &Bundle,
    lang: Lang,
    key: &str,
    args: &[(&'static str, Arg)],
) -> Option<(String, Vec<FluentError>)> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut given = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        given.set(*name, forms::value(lang, arg));
    }
    let mut faults = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&given), &mut faults);
    let said = set(lang, &said);
    Some((said, faults))
}

/// As it is printed: a line break in a file is for who edits it, and the spaces of French do not
/// break.
pub(crate) fn set(lang: Lang, said: &str) -> String {
    let line = said.replace('\n', " ");
    match lang {
        Lang::En => line,
        Lang::Fr => french::spaced(&line),
    }
}

static ENGLISH: OnceLock<Bundle> = OnceLock::new();
static FRENCH: OnceLock<Bundle> = OnceLock::new();
static WORDINGS: OnceLock<Bundle> = OnceLock::new();

/// The messages of a language; those of English for one that is not loaded.
pub(crate) fn bundle(lang: Lang) -> &'static Bundle {
    let lang = if is_loaded(lang) { lang } else { Lang::En };
    let kept = match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    };
    kept.get_or_init(|| read(lang, locales::files(lang)))
}

/// What [`load`] keeps for a language: all that French says, the wordings of the clauses for
/// English.
pub(crate) const fn loaded(lang: Lang) -> &'static OnceLock<Bundle> {
    match lang {
        Lang::En => &WORDINGS,
        Lang::Fr => &FRENCH,
    }
}

/// Whether a language is at hand: compiled in, as all are but in the module for browsers, where
/// only English is, or loaded.
#[must_use]
pub fn is_loaded(lang: Lang) -> bool {
    lang == Lang::En || has_wordings(lang)
}

/// Whether the wordings of the clauses are at hand in a language: compiled in, as all are but in
/// the module for browsers, or loaded.
#[must_use]
pub fn has_wordings(lang: Lang) -> bool {
    locales::ALL_HERE || loaded(lang).get().is_some()
}

/// Takes what is not compiled in of a language, in one text as [`crate::in_one`] or
/// [`crate::wordings`] writes it. What is at hand stays as it is.
///
/// # Errors
/// What cannot be read of the text, or that it is not of the language; then nothing is taken.
pub fn load(lang: Lang, text: &str) -> Result<(), String> {
    if has_wordings(lang) {
        return Ok(());
    }
    if !text.starts_with(&locales::head(lang)) {
        return Err(format!("this is not the text of `{lang}`"));
    }
    if let Err((_, faults)) = FluentResource::try_new(text.to_owned()) {
        let first = faults.first().map(ToString::to_string);
        return Err(first.unwrap_or_default());
    }
    // Another thread may have loaded the same meanwhile.
    let _ = loaded(lang).set(read(lang, &[("", text)]));
    Ok(())
}

/// Reads files of messages. What cannot be read is left out; the tests see to it that there is
/// nothing of the kind.
pub(crate) fn read(lang: Lang, files: &[(&str, &str)]) -> Bundle {
    read_as(lang.tag(), lang, files)
}

/// The same for a language whose forms are those of another.
pub(crate) fn read_as(tag: &str, lang: Lang, files: &[(&str, &str)]) -> Bundle {
    let locale = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for (_, text) in files {
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    forms::add(lang, &mut bundle);
    bundle
}
