//! Every message said in both languages, of something.

use crate::messages::all;
use flagfall_board::{Color, Role, Square};
use flagfall_clock::Millis;
use flagfall_edition::E09;
use flagfall_say::{Arg, San, Text};
use flagfall_words::{Lang, faults, say_in};

/// Something of the kind that goes by that name; where it goes by a number, that number.
fn sample(name: &str, number: i64) -> Arg {
    match name {
        "side" | "opponent" => Color::Black.into(),
        "man" | "own" | "other" => Role::Queen.into(),
        "square" | "from" | "to" => Square::E4.into(),
        "time" | "late" | "limit" => Millis(180_000).into(),
        "move" => San("Nf3").into(),
        "edition" => E09.into(),
        "moves" | "times" | "number" | "ply" | "made" | "count" | "most" => number.into(),
        _ => Arg::from("something"),
    }
}

/// Whether it begins with a capital; `None` where it begins with no letter, or with a sample.
fn is_capital(said: &str) -> Option<bool> {
    if said.starts_with("something") {
        return None;
    }
    let first = said.chars().next()?;
    first.is_alphabetic().then(|| first.is_uppercase())
}

#[test]
fn every_message_can_be_said() {
    for (key, message) in all(Lang::En) {
        let key: &'static str = Box::leak(key.into_boxed_str());
        for number in [0, 1, 2, 3, 21] {
            let arg = |name: &String| {
                let sample = sample(name, number);
                let name: &'static str = Box::leak(name.clone().into_boxed_str());
                (name, sample)
            };
            let text = Text::said(key, message.variables.iter().map(arg).collect());
            let [english, french] = Lang::ALL.map(|lang| {
                assert_eq!(faults(lang, &text), [""; 0], "{lang}");
                let said = say_in(lang, &text);
                assert!(!said.trim().is_empty(), "{key} says nothing in {lang}");
                assert!(!said.contains(['{', '}']), "{key}: {said}");
                said
            });
            let capitals = (is_capital(&english), is_capital(&french));
            if let (Some(one), Some(other)) = capitals {
                assert_eq!(
                    one, other,
                    "{key}: {english} / {french}: a capital, or none"
                );
            }
        }
    }
}
