//! # The price of a device (R12.3b2)
//!
//! What it costs a player that a device of his rang, or was found. Whatever else a forbidden device
//! costs is for the arbiter to choose from his list.
//!
//! - 2005: a telephone that rings loses the game; the opponent's score is for the arbiter.
//! - 2009: any sound of it does. The opponent wins, or draws if he cannot win by any series of
//!   legal moves.
//! - Draft: its article on conduct is lost.
//! - 2014: to have brought it into the venue is enough. The opponent wins, whatever he could still
//!   win with; the event may announce a milder penalty.
//! - 2017: to have it on one's person.

use super::devices::in_order;
use super::{Conduct, infraction, score_asked};
use crate::arbiter::Arbiter;
use crate::refusal::required;
use crate::{Answer, Decision, Ending, Outcome, Question, Refusal, Ruling, Score, Topic};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, Provision, absent, since};
use flagfall_record::DeviceFact;
use flagfall_say::{Text, say};
use flagfall_winnable::Verdict;

/// What a device costs.
pub const DEVICE_PRICE: Clause<DevicePrice> = Clause::new(
    "R12.3b2",
    "The price of a device",
    &[
        since(
            E05,
            "12.2b",
            "A player whose telephone rings loses the game; the arbiter decides what his opponent \
             scores.",
            DevicePrice {
                loses: Loses::WhenItSounds,
                opponent: Opponent::AsTheArbiterDecides,
            },
        ),
        since(
            E09,
            "12.3b",
            "A player whose device makes a sound loses the game and his opponent wins, but only \
             draws if he cannot win by any series of legal moves.",
            DevicePrice {
                loses: Loses::WhenItSounds,
                opponent: Opponent::WinsOrDraws,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.3b",
            "A player who evidently brought such a device into the venue loses the game and his \
             opponent wins; the event may announce a milder penalty.",
            DevicePrice {
                loses: Loses::WhenInTheVenue,
                opponent: Opponent::Wins,
            },
        ),
        since(
            E17,
            "11.3.2.2",
            "A player who evidently has such a device on his person in the venue loses the game \
             and his opponent wins; the event may announce a milder penalty.",
            DevicePrice {
                loses: Loses::WhenOnHim,
                opponent: Opponent::Wins,
            },
        ),
    ],
);

/// What a device costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DevicePrice {
    /// When the game is lost.
    pub loses: Loses,
    /// What the opponent scores.
    pub opponent: Opponent,
}

/// When a device loses the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loses {
    /// When it makes a sound.
    WhenItSounds,
    /// When it is in the venue, unless the event is milder.
    WhenInTheVenue,
    /// When it is on the player's person, unless the event is milder.
    WhenOnHim,
}

impl Loses {
    const fn by(self, what: DeviceFact, milder: bool) -> bool {
        match (self, what) {
            (Loses::WhenItSounds, what) => matches!(what, DeviceFact::Rings),
            (Loses::WhenInTheVenue, _) => !milder,
            (Loses::WhenOnHim, what) => !milder && !matches!(what, DeviceFact::InBag),
        }
    }
}

/// What the opponent of a player who lost by his device scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// What the arbiter decides.
    AsTheArbiterDecides,
    /// A win, or a draw where he cannot win by any series of legal moves.
    WinsOrDraws,
    /// A win.
    Wins,
}

/// A device of a player's, as it was established.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// Whose.
    pub side: Color,
    /// What was established.
    pub what: DeviceFact,
    /// Whether his opponent can still mate.
    pub opponent_can_mate: Verdict,
    /// Whether the event allows a device in a bag, switched off.
    pub bag_allowed: bool,
    /// Whether the event has announced a milder penalty.
    pub milder: bool,
}

/// What follows from a device: the loss of the game, or the question on which it hangs; else the
/// question of a penalty, or that it is in order.
///
/// # Errors
/// [`Refusal`] where the edition does not know such a rule, or its text is not in hand.
pub fn device(law: &Conduct, arbiter: &Arbiter, it: &Device) -> Result<Answer, Refusal> {
    let forbidden = required(&law.devices, say!("what-device"))?;
    let price = required(&law.device_price, say!("what-device"))?;
    let side = it.side;
    if matches!(it.what, DeviceFact::InBag) && forbidden.reading.may_lie_in_a_bag(it.bag_allowed) {
        return Ok(in_order(forbidden, side).into());
    }
    if price.reading.loses.by(it.what, it.milder) {
        return Ok(lost(price, it));
    }
    let facts = facts(it);
    Ok(infraction(law, arbiter, forbidden, side, facts).into())
}

fn facts(it: &Device) -> Text {
    match it.what {
        DeviceFact::Rings => say!("device-rings", side = it.side),
        DeviceFact::Found => say!("device-found", side = it.side),
        DeviceFact::InBag => say!("device-in-bag", side = it.side),
    }
}

fn lost(price: &Provision<DevicePrice>, it: &Device) -> Answer {
    let (side, opponent) = (it.side, !it.side);
    let score = match (price.reading.opponent, it.opponent_can_mate) {
        (Opponent::AsTheArbiterDecides, _) => {
            let text = facts(it).then(score_asked(side));
            return Question::under(price, Topic::ScoreOfOpponent, Some(opponent), text).into();
        }
        (Opponent::WinsOrDraws, Verdict::Undetermined) => {
            let text = facts(it).then(say!("device-can-mate", side = opponent));
            return Question::under(price, Topic::CanMate, Some(opponent), text).into();
        }
        (Opponent::WinsOrDraws, Verdict::Unwinnable) => Score::Draw,
        (Opponent::WinsOrDraws, Verdict::Winnable) | (Opponent::Wins, _) => Score::Win,
    };
    lost_by_device(price, side, score).because(facts(it)).into()
}

/// A player has lost by his device, and his opponent has that score: also for the arbiter's answer.
#[must_use]
pub fn lost_by_device(price: &Provision<DevicePrice>, side: Color, opponent: Score) -> Ruling {
    let outcome = Outcome::lost(side, opponent, Ending::Device);
    Ruling::under(price, [Decision::End(outcome)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E01, E18, E23, Edition, Sources};

    const RANG: Device = Device {
        side: Color::White,
        what: DeviceFact::Rings,
        opponent_can_mate: Verdict::Winnable,
        bag_allowed: false,
        milder: false,
    };

    fn check(edition: Edition, it: Device, expect: &str) {
        let arbiter = Arbiter::new(&Sources::of(edition));
        let found = match device(&under(edition), &arbiter, &it) {
            Ok(Answer::Ruled(ruling)) => ruling.to_string(),
            Ok(Answer::Asked(question)) => question.topic().word().to_owned(),
            Ok(Answer::Refused(refusal)) | Err(refusal) => refusal.reason().word().to_owned(),
        };
        assert_eq!(found, expect, "{edition}, {it:?}");
    }

    /// Cases A11-01, A11-04 and A11-08.
    #[test]
    fn a_telephone_that_rings() {
        check(E01, RANG, Reason::NoSuchRule.word());
        check(E05, RANG, "score_of_opponent");
        check(E09, RANG, "0-1 device [12.3b, 2009]");
        check(D09, RANG, Reason::NotEncoded.word());
        check(E14, RANG, "0-1 device [11.3b, 2014]");
        check(E23, RANG, "0-1 device [11.3.2.2, 2023]");
        let numbers = "no no 12.2b 12.3b lost 11.3b 11.3.2.2 11.3.2.2 11.3.2.2";
        assert_eq!(printed(&DEVICE_PRICE), numbers);
    }

    /// Case A11-06.
    #[test]
    fn a_bare_king_drew_in_the_fourth_edition_and_wins_since() {
        let helpless = |opponent_can_mate| Device {
            opponent_can_mate,
            ..RANG
        };
        check(
            E09,
            helpless(Verdict::Unwinnable),
            "0-1/2 device [12.3b, 2009]",
        );
        check(E09, helpless(Verdict::Undetermined), "can_mate");
        check(
            E14,
            helpless(Verdict::Unwinnable),
            "0-1 device [11.3b, 2014]",
        );
        check(
            E23,
            helpless(Verdict::Unwinnable),
            "0-1 device [11.3.2.2, 2023]",
        );
    }

    #[test]
    fn a_telephone_that_is_found() {
        let found = Device {
            what: DeviceFact::Found,
            ..RANG
        };
        check(E05, found, "penalty");
        check(E09, found, "penalty");
        check(E14, found, "0-1 device [11.3b, 2014]");
        check(E18, found, "0-1 device [11.3.2.2, 2018]");
        let milder = Device {
            milder: true,
            ..found
        };
        check(E14, milder, "penalty");
        check(E18, milder, "penalty");
    }

    #[test]
    fn a_telephone_in_a_bag() {
        let in_bag = Device {
            what: DeviceFact::InBag,
            ..RANG
        };
        check(E05, in_bag, "penalty");
        check(E09, in_bag, "game continues [12.3b, 2009]");
        check(E14, in_bag, "0-1 device [11.3b, 2014]");
        check(E18, in_bag, "penalty");
        let allowed = Device {
            bag_allowed: true,
            ..in_bag
        };
        check(E14, allowed, "0-1 device [11.3b, 2014]");
        check(E18, allowed, "game continues [11.3.2.1, 2018]");
    }
}
