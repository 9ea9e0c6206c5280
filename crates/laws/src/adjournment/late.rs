//! # Late for the resumption (RG.10)
//!
//! Who comes too late to an adjourned game loses it; but a sealed move that ended the game has
//! ended it.
//!
//! - 1997: more than an hour late. Nobody may be lenient; but the player who sealed does not lose
//!   if his move mates, stalemates or leaves a dead position, or the player at the board has lost
//!   on time.
//! - 2009: the event may allow more or less, and the arbiter may decide otherwise.
//! - 2014: the default time in place of the hour; whoever is late, what the sealed move ended
//!   stays ended. 2017: renumbered. Of the draft the text is not in hand.

use crate::chessclock::{DefaultTime, Discretion, default_limit};
use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_record::Ms;
use flagfall_say::say;

const DEFAULT: LateAtResumption = LateAtResumption {
    limit: Limit::DefaultTime,
    discretion: Discretion::Arbiter,
    spared: Spared::WhateverTheMoveEnded,
};

/// Late for the resumption.
pub const LATE: Clause<LateAtResumption> = Clause::new(
    "RG.10",
    "Late for the resumption",
    &[
        since(
            E97,
            "A10",
            "A player who comes more than an hour late for the resumption loses. It is otherwise \
             for the player who sealed, if his move is mate, or stalemate, or makes a dead \
             position, or if the player at the board has lost on time.",
            LateAtResumption {
                limit: Limit::AnHour,
                discretion: Discretion::None,
                spared: Spared::WhoSealed,
            },
        ),
        since(
            E09,
            "G.10",
            "A player who comes more than an hour late for the resumption loses, unless the rules \
             of the competition or the arbiter decide otherwise. It is otherwise for the player \
             who sealed, if his move is mate, or stalemate, or makes a dead position, or if the \
             player at the board has lost on time.",
            LateAtResumption {
                limit: Limit::AnHourUnlessSaid,
                discretion: Discretion::Arbiter,
                spared: Spared::WhoSealed,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "E.10",
            "A player who comes after the default time loses, unless the arbiter decides \
             otherwise. But if the sealed move ended the game, it has ended as that move ended it.",
            DEFAULT,
        ),
        renumbered(E17, "I.10", DEFAULT),
    ],
);

/// How late one may come, and what is excepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateAtResumption {
    /// How late a player may come.
    pub limit: Limit,
    /// Who may decide that he does not lose.
    pub discretion: Discretion,
    /// Whom the sealed move spares.
    pub spared: Spared,
}

/// How late a player may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// An hour.
    AnHour,
    /// What the event says, or an hour.
    AnHourUnlessSaid,
    /// The default time of the game.
    DefaultTime,
}

/// Who does not lose though he is late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spared {
    /// The player who sealed, if his move ended the game or the other one has lost on time.
    WhoSealed,
    /// Anybody, if the sealed move ended the game.
    WhateverTheMoveEnded,
}

/// A player comes to the board of an adjourned game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateArrival {
    /// Who.
    pub side: Color,
    /// Whether the sealed move is his.
    pub sealed: bool,
    /// How long after the time of resumption.
    pub late_by: Ms,
    /// Whether the sealed move mates, stalemates or leaves a dead position.
    pub move_ends: bool,
    /// Whether the other player's time has run out.
    pub opponent_out_of_time: bool,
}

/// What a late arrival comes to.
#[derive(Clone, Debug)]
pub enum Lateness {
    /// He is in time.
    InTime,
    /// He is late, and the game is decided otherwise.
    Spared,
    /// He loses, or it is asked whether he does.
    Late(Answer),
}

/// How late a player may come to the resumption; `general` and `default` as below.
#[must_use]
pub fn limit_at_resumption(
    law: &Provision<LateAtResumption>,
    general: &Provision<DefaultTime>,
    default: Option<Ms>,
) -> Ms {
    let hour = Millis::minutes(60);
    match law.reading.limit {
        Limit::AnHour => hour,
        Limit::AnHourUnlessSaid => default.unwrap_or(hour),
        Limit::DefaultTime => default_limit(general, default).unwrap_or(Millis::ZERO),
    }
}

/// What becomes of a player who comes to the resumption; `general` and `default` are the clause
/// on the default time and what the event says of it.
#[must_use]
pub fn late_at_resumption(
    law: &Provision<LateAtResumption>,
    general: &Provision<DefaultTime>,
    default: Option<Ms>,
    it: &LateArrival,
) -> Lateness {
    let limit = limit_at_resumption(law, general, default);
    if it.late_by <= limit {
        return Lateness::InTime;
    }
    let spared = match law.reading.spared {
        Spared::WhoSealed => it.sealed && (it.move_ends || it.opponent_out_of_time),
        Spared::WhateverTheMoveEnded => it.move_ends,
    };
    if spared {
        return Lateness::Spared;
    }
    let side = it.side;
    Lateness::Late(match law.reading.discretion {
        Discretion::None => lost_by_lateness(law, side).into(),
        Discretion::Arbiter => {
            let late = it.late_by;
            let text = say!(
                "late-resumption-asked",
                side = side,
                time = late,
                limit = limit
            );
            Question::under(law, Topic::LateArrival, Some(side), text).into()
        }
    })
}

/// He loses by coming too late to the resumption: by the rule itself, or the arbiter says so.
#[must_use]
pub fn lost_by_lateness(law: &Provision<LateAtResumption>, side: Color) -> Ruling {
    let lost = Decision::End(Outcome::win(!side, Ending::DefaultTime));
    Ruling::under(law, [lost]).because(say!("late-resumption-lost", side = side))
}

/// The arbiter lets the late player play.
#[must_use]
pub fn may_be_lenient(law: &Provision<LateAtResumption>) -> Ruling {
    Ruling::under(law, [Decision::Continue])
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;
    use crate::chessclock::DEFAULT_TIME;
    use flagfall_edition::{E01, E05, E18, E23, Edition};

    const FRESH: LateArrival = LateArrival {
        side: Color::White,
        sealed: true,
        late_by: Millis::minutes(61),
        move_ends: false,
        opponent_out_of_time: false,
    };

    fn check(editions: &[Edition], default: Option<i64>, it: LateArrival, expect: &str) {
        for &edition in editions {
            let law = LATE.under(edition).unwrap();
            let general = DEFAULT_TIME.under(edition).unwrap();
            let found = late_at_resumption(&law, &general, default.map(Millis::minutes), &it);
            let found = match found {
                Lateness::InTime => "in time".to_owned(),
                Lateness::Spared => "spared".to_owned(),
                Lateness::Late(Answer::Ruled(ruling)) => {
                    assert!(!ruling.outcome().unwrap().unplayed);
                    ruling.to_string()
                }
                Lateness::Late(Answer::Asked(_)) => "ask".to_owned(),
                Lateness::Late(Answer::Refused(refusal)) => refusal.to_string(),
            };
            assert_eq!(found.split(" [").next(), Some(expect), "{edition}, {it:?}");
        }
    }

    const AN_HOUR: [Edition; 3] = [E97, E01, E05];
    const LATER: [Edition; 4] = [E14, E17, E18, E23];

    #[test]
    fn an_hour_became_the_default_time() {
        check(&AN_HOUR, None, FRESH, "0-1 default_time");
        check(&AN_HOUR, Some(90), FRESH, "0-1 default_time");
        check(&[E09], None, FRESH, "ask");
        check(&[E09], Some(90), FRESH, "in time");
        check(&LATER, Some(90), FRESH, "in time");
        check(&LATER, Some(30), FRESH, "ask");
        let in_time = LateArrival {
            late_by: Millis::minutes(60),
            ..FRESH
        };
        check(&AN_HOUR, None, in_time, "in time");
        check(&[E09], None, in_time, "in time");
        assert_eq!(printed(&LATE), "A10 A10 A10 G.10 lost E.10 I.10 I.10 I.10");
    }

    #[test]
    fn a_sealed_move_that_ended_the_game_has_ended_it() {
        let mates = LateArrival {
            move_ends: true,
            ..FRESH
        };
        check(&AN_HOUR, None, mates, "spared");
        check(&[E09], None, mates, "spared");
        check(&LATER, Some(30), mates, "spared");
        // The other player is late, and it is his opponent who sealed mate.
        let other = LateArrival {
            sealed: false,
            ..mates
        };
        check(&AN_HOUR, None, other, "0-1 default_time");
        check(&[E09], None, other, "ask");
        check(&LATER, Some(30), other, "spared");
    }

    #[test]
    fn to_2009_the_flag_of_the_player_at_the_board_may_have_fallen_first() {
        let flag = LateArrival {
            opponent_out_of_time: true,
            ..FRESH
        };
        check(&AN_HOUR, None, flag, "spared");
        check(&[E09], None, flag, "spared");
        check(&LATER, Some(30), flag, "ask");
    }

    #[test]
    fn the_answer_of_the_arbiter_is_ruled() {
        let law = LATE.under(E23).unwrap();
        let lost = lost_by_lateness(&law, Color::Black).to_string();
        assert_eq!(lost, "1-0 default_time [I.10, 2023]");
        assert_eq!(
            may_be_lenient(&law).to_string(),
            "game continues [I.10, 2023]"
        );
    }
}
