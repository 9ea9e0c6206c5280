//! The messages: the same in both languages, all said, none missing, and each can be rendered.

use crate::files::{Message, messages};
use crate::sources::said;
use flagfall_words::{FRENCH_CLAUSES, Lang, files};
use std::collections::{BTreeMap, BTreeSet};

/// What is the same in both languages, and rightly so.
const SAME: &[&str] = &[
    "case-after",
    "home-blitz",
    "script-blitz",
    "script-clock-pause",
    "script-minute",
    "script-minutes",
    "script-position",
    "script-rule-articles",
    "outcome-score",
    "print-date",
    "print-notes",
    "print-player",
    "print-position",
    "rule-position",
    "short-set",
    "short-time",
    "winnable-side",
];

/// Every message of a language, by its key.
pub(crate) fn all(lang: Lang) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for (file, text) in files(lang) {
        for message in messages(file, text) {
            let other = found.insert(message.key.clone(), message);
            assert!(other.is_none(), "{file}: {other:?} stands twice");
        }
    }
    let parts = found.clone();
    for message in found.values_mut() {
        for part in &message.parts {
            let part = parts
                .get(part)
                .unwrap_or_else(|| panic!("{part} is nowhere"));
            message.variables.extend(part.variables.iter().cloned());
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_messages() {
    let (english, french) = (all(Lang::En), all(Lang::Fr));
    let lacks = |one: &BTreeMap<String, Message>, other: &BTreeMap<String, Message>| {
        let missing = one.keys().filter(|it| !other.contains_key(*it));
        missing.cloned().collect::<Vec<_>>()
    };
    assert_eq!(lacks(&english, &french), [""; 0], "these have no French");
    assert_eq!(lacks(&french, &english), [""; 0], "these have no English");
    for (key, message) in &english {
        let of = &message.variables;
        assert_eq!(
            of, &french[key].variables,
            "{key}: the languages say it of others"
        );
        let listed = SAME.contains(&key.as_str());
        assert_eq!(
            message.plain == french[key].plain,
            listed,
            "{key}: English, or not listed"
        );
    }
}

/// A script fills the places it knows; any other would stand in the page as it is written.
#[test]
fn scripts_fill_every_place_of_their_messages() {
    for lang in Lang::ALL {
        for (key, text) in flagfall_words::in_scripts(lang) {
            assert!(!text.contains("{$"), "{key}: no script fills that: {text}");
        }
    }
}

#[test]
fn what_is_said_stands_in_the_files_and_nothing_else() {
    let messages = all(Lang::En);
    let mut used: BTreeSet<_> = messages.values().flat_map(|it| it.parts.clone()).collect();
    for it in said() {
        let at = format!("{}: `{}`", it.place, it.key);
        let message = messages.get(&it.key);
        let of = &message
            .unwrap_or_else(|| panic!("{at} has no message"))
            .variables;
        assert_eq!(of, &it.args, "{at}: other arguments than the message has");
        used.insert(it.key);
    }
    let unused: Vec<_> = messages.keys().filter(|it| !used.contains(*it)).collect();
    assert_eq!(unused, [""; 0], "nobody says these");
}

/// What stands in `<code>` is set as it is typed.
fn without_code(said: &str) -> String {
    let parts = said.split("<code>").enumerate();
    let rest = parts.map(|(at, part)| match part.split_once("</code>") {
        Some((_, rest)) if at > 0 => rest,
        _ => part,
    });
    rest.collect()
}

/// Before `; : ! ? »` and after `«` there is a space, and the apostrophe is the curved one.
#[test]
fn french_is_set_as_french() {
    let clauses = FRENCH_CLAUSES
        .iter()
        .flat_map(|(file, text)| messages(file, text));
    for message in all(Lang::Fr).into_values().chain(clauses) {
        let Message { key, plain, .. } = &message;
        let plain = &without_code(plain);
        assert!(!plain.contains('\''), "{key}: the apostrophe is ’: {plain}");
        for (place, mark) in plain.match_indices([';', ':', '!', '?', '»']) {
            let spaced = plain[..place].ends_with([' ', '\u{a0}', '\u{202f}']);
            // As in `5:00`.
            let in_a_time = plain[..place].ends_with(|it: char| it.is_ascii_digit());
            assert!(spaced || in_a_time, "{key}: a space before {mark}: {plain}");
        }
        for (place, mark) in plain.match_indices('«') {
            let spaced = plain[place + mark.len()..].starts_with([' ', '\u{a0}', '\u{202f}']);
            assert!(spaced, "{key}: a space after «: {plain}");
        }
    }
}
