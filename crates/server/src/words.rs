//! Words for what is shown and said.

pub(crate) use flagfall_print::plain_san;
use flagfall_say::{Part, Text};
use flagfall_words::{Lang, say_in};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// Sentences by their keys.
type Said = RwLock<HashMap<&'static str, Arc<str>>>;

/// What is said, in one language. A sentence about nothing in particular is the same each time, and
/// each view has dozens of them: they are kept once they were said.
pub(crate) fn said(lang: Lang, text: &Text) -> String {
    static SAID: LazyLock<[Said; 2]> = LazyLock::new(Default::default);
    let [Part::Said { key, args }] = text.parts() else {
        return say_in(lang, text);
    };
    if !args.is_empty() {
        return say_in(lang, text);
    }
    let kept = &SAID[lang as usize];
    let known = kept.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(said) = known.get(key) {
        return said.to_string();
    }
    drop(known);
    let said = say_in(lang, text);
    let mut known = kept.write().unwrap_or_else(PoisonError::into_inner);
    known.insert(key, said.as_str().into());
    said
}

/// A line as a sentence: one full stop at its end.
pub(crate) fn sentence(line: String) -> String {
    match line.ends_with(['.', '!', '?', '…']) {
        true => line,
        false => line + ".",
    }
}

#[test]
fn what_is_kept_is_said_as_it_was() {
    use flagfall_say::say;
    for text in [
        say!("view-offer"),
        say!("decision-start-clock", side = "white"),
    ] {
        for lang in Lang::ALL {
            let fresh = say_in(lang, &text);
            assert_eq!(
                [said(lang, &text), said(lang, &text)],
                [fresh.clone(), fresh]
            );
        }
    }
    let one = said(Lang::En, &say!("view-offer"));
    assert_ne!(one, said(Lang::Fr, &say!("view-offer")));
    assert_ne!(one, said(Lang::En, &say!("view-claim")));
}

#[test]
fn a_line_ends_with_one_stop() {
    assert_eq!(sentence("White resigns".to_owned()), "White resigns.");
    assert_eq!(sentence("Why?".to_owned()), "Why?");
}
