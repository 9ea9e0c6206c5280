//! What the tests of several clauses share: rulebooks of rapid and blitz games, and what they
//! make of a wrong claim and of an illegal move.

use super::{RapidAndBlitz, class};
use crate::drawn_game::{WrongClaim, wrong_claim};
use crate::irregularities::IfHelpless;
use crate::{Decision, Rulebook, Ruling};
use flagfall_board::Color;
use flagfall_clock::{Bonus, Millis, Period, TimeControl};
use flagfall_edition::{Edition, Sources};
use flagfall_record::{Class, Header, Regulations, Start, Supervision};

pub(crate) use crate::drawn_game::testing::{ADOPTED, printed};

fn regulations(class: Class, supervision: Supervision, options: &[(&str, &str)]) -> Regulations {
    let options = options.iter().map(|(k, v)| ((*k).into(), (*v).into()));
    Regulations {
        class: Some(class),
        supervision,
        options: options.collect(),
        ..Regulations::default()
    }
}

/// The rulebook of a game of that class.
pub(crate) fn book(
    edition: Edition,
    class: Class,
    supervision: Supervision,
    options: &[(&str, &str)],
) -> Rulebook {
    Rulebook::new(&Header {
        edition,
        regulations: regulations(class, supervision, options),
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
}

/// What the appendices add for it.
pub(crate) fn appendix(edition: Edition, class: Class, supervision: Supervision) -> RapidAndBlitz {
    let regulations = regulations(class, supervision, &[]);
    RapidAndBlitz::new(&Sources::of(edition), &regulations, class)
}

/// The class of a game with so many minutes and seconds a move.
pub(crate) fn class_of(edition: Edition, minutes: i64, seconds: i64) -> Class {
    let bonus = Bonus::Increment(Millis::seconds(seconds));
    let control = TimeControl::same(vec![Period::all(Millis::minutes(minutes), bonus)]);
    class_by(edition, control.unwrap())
}

/// That a game with so many minutes, and seconds a move, is of a class under each of these.
pub(crate) fn check_class(editions: &[Edition], minutes: i64, seconds: i64, expect: Class) {
    for &edition in editions {
        let found = class_of(edition, minutes, seconds);
        assert_eq!(found, expect, "{minutes}+{seconds}, {edition}");
    }
}

/// The class of a game in which White and Black have so many minutes.
pub(crate) fn class_of_both(edition: Edition, white: i64, black: i64) -> Class {
    let periods = |minutes| vec![Period::all(Millis::minutes(minutes), Bonus::None)];
    let control = TimeControl::new(periods(white), periods(black));
    class_by(edition, control.unwrap())
}

fn class_by(edition: Edition, control: TimeControl) -> Class {
    let regulations = Regulations {
        time_control: Some(control),
        ..Regulations::default()
    };
    class(&Sources::of(edition), &regulations)
}

/// What a wrong claim of White's costs, who has ten minutes left and wrote no move.
pub(crate) fn claimed(
    edition: Edition,
    class: Class,
    supervision: Supervision,
    options: &[(&str, &str)],
) -> String {
    let law = book(edition, class, supervision, options).drawn_game.wrong;
    let claim = WrongClaim {
        by: Color::White,
        left: Millis::minutes(10),
        intended: None,
    };
    wrong_claim(&law.unwrap(), &claim).to_string()
}

/// What illegal moves cost: `+2:00, number 3 loses or draws [7.4b, 2009]`.
pub(crate) fn illegal(
    edition: Edition,
    class: Class,
    supervision: Supervision,
    options: &[(&str, &str)],
) -> String {
    let law = book(edition, class, supervision, options)
        .irregularities
        .price;
    let draws = match law.reading.helpless {
        IfHelpless::LosesAllTheSame => "",
        _ => " or draws",
    };
    let gain = law.reading.gain.map_or(String::new(), |gain| {
        let added = Decision::AddTime(Color::Black, gain).to_string();
        format!("{}, ", added.trim_start_matches("Black "))
    });
    let last = law.reading.loses_at.unwrap();
    let cited = Ruling::under(&law, []).to_string();
    format!("{gain}number {last} loses{draws}{cited}")
}
