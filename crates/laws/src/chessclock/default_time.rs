//! # The default time (R6.6a)
//!
//! A player who comes to the board later than the default time loses the game.
//!
//! - 1997: more than one hour late, unless the event or the arbiter says otherwise.
//! - 2009: there is no such hour: whoever is not there at the start has lost, unless the event
//!   allows more. The arbiter has no say.
//! - Draft, 2014: the event must say how late one may be; the arbiter may decide otherwise.
//! - 2017: where the event does not say, it is nothing; the arbiter may decide otherwise.

use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, Provision, renumbered, since};
use flagfall_record::Ms;
use flagfall_say::say;

const AN_HOUR: DefaultTime = DefaultTime {
    unspecified: Unspecified::Is(Millis::minutes(60)),
    discretion: Discretion::Arbiter,
};
const TO_BE_SPECIFIED: DefaultTime = DefaultTime {
    unspecified: Unspecified::MustBeSpecified,
    discretion: Discretion::Arbiter,
};

/// How late a player may come.
pub const DEFAULT_TIME: Clause<DefaultTime> = Clause::new(
    "R6.6a",
    "The default time",
    &[
        since(
            E97,
            "6.6",
            "A player who comes to the board more than an hour after the scheduled start loses, \
             unless the rules of the competition or the arbiter decide otherwise.",
            AN_HOUR,
        ),
        renumbered(E01, "6.7", AN_HOUR),
        since(
            E09,
            "6.6a",
            "A player who comes to the board after the start of the session loses; a later \
             default time is for the rules of the competition alone to allow.",
            DefaultTime {
                unspecified: Unspecified::Is(Millis::ZERO),
                discretion: Discretion::None,
            },
        ),
        since(
            D09,
            "6.7a",
            "The rules of the competition must say beforehand how late one may be. Whoever comes \
             to the board after that loses, unless the arbiter decides otherwise.",
            TO_BE_SPECIFIED,
        ),
        renumbered(E14, "6.7a", TO_BE_SPECIFIED),
        since(
            E17,
            "6.7.1",
            "The rules of the competition say beforehand how late one may be; where they do not, \
             it is no time at all. Whoever comes to the board after that loses, unless the \
             arbiter decides otherwise.",
            DefaultTime {
                unspecified: Unspecified::Is(Millis::ZERO),
                discretion: Discretion::Arbiter,
            },
        ),
    ],
);

/// How late a player may come, and who may be lenient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefaultTime {
    /// Where the event does not say how late one may come.
    pub unspecified: Unspecified,
    /// Who may decide that the player does not lose.
    pub discretion: Discretion,
}

/// The default time of an event that does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unspecified {
    /// It is so long.
    Is(Millis),
    /// There is none: the event had to say.
    MustBeSpecified,
}

/// Who may decide that the late player does not lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discretion {
    /// The arbiter.
    Arbiter,
    /// Nobody once the game should have begun.
    None,
}

/// A player comes so late, counted from the start of play; `default` is what the event allows.
/// `None` where he is in time: the default time itself is not yet too late.
#[must_use]
pub fn late_arrival(
    law: &Provision<DefaultTime>,
    default: Option<Ms>,
    side: Color,
    late_by: Ms,
) -> Option<Answer> {
    let limit = default_limit(law, default);
    if late_by <= limit.unwrap_or(Millis::ZERO) {
        return None;
    }
    if let Discretion::None = law.reading.discretion {
        return Some(lost_by_default(law, side).into());
    }
    let facts = match limit {
        Some(Millis::ZERO) => say!("default-time-late", side = side, late = late_by),
        Some(limit) => {
            say!(
                "default-time-later",
                side = side,
                late = late_by,
                limit = limit
            )
        }
        None => say!("default-time-unsaid", side = side, late = late_by),
    };
    let text = facts.then(say!("default-time-loses", side = side));
    Some(Question::under(law, Topic::LateArrival, Some(side), text).into())
}

/// The player lost by coming too late, by the rule itself or by the arbiter's answer `loss`.
#[must_use]
pub fn lost_by_default(law: &Provision<DefaultTime>, side: Color) -> Ruling {
    let outcome = Outcome::win(!side, Ending::DefaultTime).unplayed();
    Ruling::under(law, [Decision::End(outcome)])
        .because(say!("default-time-arrived-after", side = side))
}

/// How late one may come; `None` where the event had to say and did not.
#[must_use]
pub fn default_limit(law: &Provision<DefaultTime>, default: Option<Ms>) -> Option<Millis> {
    match law.reading.unspecified {
        Unspecified::Is(time) => Some(default.unwrap_or(time)),
        Unspecified::MustBeSpecified => default,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E18, E23, Edition};
    use flagfall_words::english;

    /// What becomes of White, so many seconds late: `plays`, `ask`, or the ruling.
    fn check(editions: &[Edition], default: Option<i64>, seconds: i64, expect: &str) {
        for &edition in editions {
            let law = DEFAULT_TIME.under(edition).unwrap();
            let late_by = Millis::seconds(seconds);
            let answer = late_arrival(&law, default.map(Millis::minutes), Color::White, late_by);
            let found = match answer {
                None => "plays".to_owned(),
                Some(Answer::Asked(question)) => {
                    assert_eq!(question.topic(), Topic::LateArrival);
                    assert_eq!(question.about(), Some(Color::White));
                    "ask".to_owned()
                }
                Some(Answer::Ruled(ruling)) => {
                    assert!(ruling.outcome().unwrap().unplayed);
                    ruling.to_string()
                }
                Some(Answer::Refused(refusal)) => english(refusal.text()),
            };
            assert_eq!(found, expect, "{edition}, {seconds} s");
        }
    }

    /// Cases A6-40, A6-41, A6-46.
    #[test]
    fn the_hour_went_and_came_back_as_a_matter_of_the_event() {
        let an_hour = [E97, E01, E05];
        check(&an_hour, None, 59 * 60, "plays");
        check(&an_hour, None, 60 * 60, "plays");
        check(&an_hour, None, 61 * 60, "ask");
        check(&[E09], None, 0, "plays");
        check(&[E09], None, 5, "0-1 default_time [6.6a, 2009]");
        check(&[D09, E14], None, 5, "ask");
        check(&[E17, E18, E23], None, 60, "ask");
    }

    /// Case A6-42: twenty minutes from the start of play.
    #[test]
    fn what_the_event_allows_is_allowed_everywhere() {
        check(&Edition::ALL, Some(20), 20 * 60, "plays");
        check(
            &[E09],
            Some(20),
            20 * 60 + 1,
            "0-1 default_time [6.6a, 2009]",
        );
        let lenient = [E97, E01, E05, D09, E14, E17, E18, E23];
        check(&lenient, Some(20), 20 * 60 + 1, "ask");
    }

    #[test]
    fn the_answer_loss_ends_a_game_that_was_not_played() {
        let law = DEFAULT_TIME.under(E23).unwrap();
        let short = lost_by_default(&law, Color::Black).to_string();
        assert_eq!(short, "1-0 default_time [6.7.1, 2023]");
    }

    #[test]
    fn an_event_that_had_to_say_is_told_so() {
        let law = DEFAULT_TIME.under(E14).unwrap();
        let answer = late_arrival(&law, None, Color::Black, Millis::minutes(1));
        let Some(Answer::Asked(question)) = answer else {
            panic!("{answer:?}");
        };
        assert!(
            english(question.text()).contains("has not said"),
            "{}",
            question.text()
        );
        assert_eq!(
            printed(&DEFAULT_TIME),
            "6.6 6.7 6.7 6.6a 6.7a 6.7a 6.7.1 6.7.1 6.7.1"
        );
    }
}
