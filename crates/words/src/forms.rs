//! How an argument is written in each language, and what a message may ask of it.
//!
//! A message writes `{ $side }` and gets *White* or *les Blancs*. These functions make a form of
//! an argument: `CAP` begins a sentence with it; in French `DE` and `A` put the preposition
//! before it (*des Blancs*, *aux Noirs*, *du cavalier*), `LE` and `UN` the article before a man,
//! `GENDER` chooses between `[f]` and `[m]`, and `VERB` between one who acts and a side, which is
//! plural.

use crate::bundle::Bundle;
use crate::{Lang, french, say_in};
use flagfall_board::Color;
use flagfall_record::text::write_time;
use flagfall_say::Arg;
use fluent_bundle::FluentValue;

/// The argument as the language writes it.
pub(crate) fn value(lang: Lang, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        _ => FluentValue::from(written(lang, arg)),
    }
}

fn written(lang: Lang, arg: &Arg) -> String {
    match (arg, lang) {
        (Arg::Side(side), Lang::En) => side.to_string(),
        (Arg::Side(Color::White), Lang::Fr) => "les Blancs".to_owned(),
        (Arg::Side(Color::Black), Lang::Fr) => "les Noirs".to_owned(),
        (Arg::Man(role), Lang::En) => role.name().to_owned(),
        (Arg::Man(role), Lang::Fr) => french::man(*role).to_owned(),
        (Arg::Move(san), Lang::En) => san.clone(),
        (Arg::Move(san), Lang::Fr) => french::san(san),
        (Arg::Square(square), _) => square.to_string(),
        (Arg::Time(time), _) => write_time(*time),
        (Arg::Number(number), _) => number.to_string(),
        (Arg::Edition(edition), _) => edition.to_string(),
        (Arg::Word(word), _) => word.clone().into_owned(),
        (Arg::Text(text), _) => say_in(lang, text),
        (Arg::List(args), _) => listed(lang, args),
    }
}

/// *e4*; *e4 and Nf3*; *e4, Nf3 and Bb5*.
fn listed(lang: Lang, args: &[Arg]) -> String {
    let and = match lang {
        Lang::En => " and ",
        Lang::Fr => " et ",
    };
    let words: Vec<String> = args.iter().map(|arg| written(lang, arg)).collect();
    match words.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{}{and}{last}", others.join(", ")),
    }
}

/// Lets the messages of a language ask for forms.
pub(crate) fn add(lang: Lang, bundle: &mut Bundle) {
    // A name is given twice only by a mistake here, and then the first stands.
    let _ = bundle.add_function("ORDINAL", move |given, named| match given {
        [FluentValue::Number(number)] => {
            let feminine =
                matches!(named.get("gender"), Some(FluentValue::String(it)) if it == "f");
            FluentValue::from(ordinal(lang, number.value as u64, feminine))
        }
        _ => FluentValue::Error,
    });
    let mut form = |name: &str, make: fn(&str) -> String| {
        let _ = bundle.add_function(name, move |given, _| match given {
            [FluentValue::String(word)] => FluentValue::from(make(word)),
            [other] => other.clone().into_owned(),
            _ => FluentValue::Error,
        });
    };
    form("CAP", capitalized);
    if lang == Lang::Fr {
        form("DE", french::de);
        form("A", french::a);
        form("LE", french::le);
        form("UN", french::un);
        form("AUCUN", french::aucun);
        form("GENDER", french::gender);
        let _ = bundle.add_function("VERB", |given, _| match given {
            [FluentValue::String(by), one, many] => match by.as_ref() {
                "white" | "black" => many.clone().into_owned(),
                _ => one.clone().into_owned(),
            },
            _ => FluentValue::Error,
        });
    }
}

/// *First*, *tenth*, *11th*; *premier*, *première*, *11e*.
fn ordinal(lang: Lang, number: u64, feminine: bool) -> String {
    const ENGLISH: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    let at = usize::try_from(number)
        .unwrap_or(usize::MAX)
        .wrapping_sub(1);
    match lang {
        Lang::Fr => french::ordinal(number, feminine),
        Lang::En => match (ENGLISH.get(at), number % 10, number % 100) {
            (Some(word), ..) => (*word).to_owned(),
            (None, 1, tens) if tens != 11 => format!("{number}st"),
            (None, 2, tens) if tens != 12 => format!("{number}nd"),
            (None, 3, tens) if tens != 13 => format!("{number}rd"),
            _ => format!("{number}th"),
        },
    }
}

/// The word as a sentence begins with it.
fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
