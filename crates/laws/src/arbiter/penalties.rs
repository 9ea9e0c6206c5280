//! # The penalties (R13.4)
//!
//! What the arbiter may impose. Which of them he imposes is his to choose.
//!
//! - 1997: a warning; more time for the opponent; less for the offender; loss; expulsion.
//! - 2001: points too, fewer for the offender or more for the opponent up to what the game
//!   gives; one or more of the penalties at once.
//! - Draft: its list, cited as 13.5, is lost.
//! - 2014: a fine announced beforehand; where the game is lost the arbiter decides the
//!   opponent's score.
//! - 2017: exclusion from one or more rounds.

use super::Arbiter;
use crate::points::Amount;
use crate::refusal::required;
use crate::{Decision, Ending, Outcome, Reason, Refusal, Ruling, Score};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E97, Provision, absent, since};
use flagfall_record::{Ms, Penalty};
use flagfall_say::{Text, say};

/// What the arbiter may impose.
pub const PENALTIES: Clause<Menu> = Clause::new(
    "R13.4",
    "The penalties",
    &[
        since(
            E97,
            "13.4",
            "The arbiter may warn, give the opponent more time, take time from the offender, \
             declare the game lost, or expel from the event.",
            Menu {
                penalties: &[
                    Penalty::Warning,
                    Penalty::AddOpponentTime,
                    Penalty::TakeTime,
                    Penalty::Loss,
                    Penalty::Expulsion,
                ],
            },
        ),
        since(
            E01,
            "13.4",
            "The arbiter may do one or more of these: warn, give the opponent more time, take \
             time from the offender, declare the game lost, take points from the offender, give \
             the opponent points up to the most the game gives, expel from the event.",
            Menu {
                penalties: &[
                    Penalty::Warning,
                    Penalty::AddOpponentTime,
                    Penalty::TakeTime,
                    Penalty::Loss,
                    Penalty::TakePoints,
                    Penalty::AddOpponentPoints,
                    Penalty::Expulsion,
                ],
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "12.9",
            "The arbiter may do one or more of these: warn, give the opponent more time, take \
             time from the offender, give the opponent points up to the most the game gives, \
             take points from the offender, declare the game lost and decide the opponent's \
             score, impose a fine announced beforehand, expel from the event.",
            Menu {
                penalties: &[
                    Penalty::Warning,
                    Penalty::AddOpponentTime,
                    Penalty::TakeTime,
                    Penalty::AddOpponentPoints,
                    Penalty::TakePoints,
                    Penalty::Loss,
                    Penalty::Fine,
                    Penalty::Expulsion,
                ],
            },
        ),
        since(
            E17,
            "12.9",
            "The arbiter may do one or more of these: warn, give the opponent more time, take \
             time from the offender, give the opponent points up to the most the game gives, \
             take points from the offender, declare the game lost and decide the opponent's \
             score, impose a fine announced beforehand, exclude from rounds, expel from the \
             event.",
            Menu {
                penalties: &[
                    Penalty::Warning,
                    Penalty::AddOpponentTime,
                    Penalty::TakeTime,
                    Penalty::AddOpponentPoints,
                    Penalty::TakePoints,
                    Penalty::Loss,
                    Penalty::Fine,
                    Penalty::Exclusion,
                    Penalty::Expulsion,
                ],
            },
        ),
    ],
);

/// What an edition lets the arbiter impose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// In the order in which it is printed.
    pub penalties: &'static [Penalty],
}

/// A penalty as the arbiter imposes it.
#[derive(Clone, Debug)]
pub struct Penalised {
    /// On whom.
    pub side: Color,
    /// Which.
    pub penalty: Penalty,
    /// How much time, for the two that give or take it.
    pub ms: Option<Ms>,
    /// How many points, for the two that give or take them; for a loss, the score the opponent
    /// has (`1`, `1/2`, `0`), a win where it is left out.
    pub score: Option<String>,
    /// The most points that the game gives, where what the event writes can be read.
    pub most: Option<Amount>,
}

/// The arbiter imposes a penalty, and what follows.
///
/// # Errors
/// [`Refusal`] where the edition has no such penalty, or something is left unsaid.
pub fn penalise(law: &Arbiter, it: &Penalised) -> Result<Ruling, Refusal> {
    let menu = required(&law.penalties, say!("penalties-name"))?;
    if !menu.reading.penalties.contains(&it.penalty) {
        let text = say!(
            "penalty-not-there",
            penalty = name(it.penalty),
            list = list(menu.reading),
        );
        return Err(Refusal::under(menu, Reason::NoSuchRule, text));
    }
    let (side, opponent) = (it.side, !it.side);
    let decision = match it.penalty {
        Penalty::Warning => Decision::Warn(side),
        Penalty::Fine => Decision::Fine(side),
        Penalty::AddOpponentTime => Decision::AddTime(opponent, time(menu, it)?),
        Penalty::TakeTime => Decision::TakeTime(side, time(menu, it)?),
        Penalty::AddOpponentPoints => Decision::Points(opponent, points(menu, it, '+')?),
        Penalty::TakePoints => Decision::Points(side, points(menu, it, '-')?),
        Penalty::Loss => Decision::End(loss(side, score(menu, it)?)),
        Penalty::Exclusion | Penalty::Expulsion => Decision::End(loss(side, Score::Win)),
    };
    let because = say!("penalised", side = side, penalty = name(it.penalty));
    Ok(Ruling::under(menu, [decision]).because(because))
}

/// That side has lost, and its opponent has that score.
fn loss(side: Color, opponent: Score) -> Outcome {
    Outcome::lost(side, opponent, Ending::Conduct)
}

fn time(menu: &Provision<Menu>, it: &Penalised) -> Result<Millis, Refusal> {
    it.ms.filter(|time| *time > Millis::ZERO).ok_or_else(|| {
        let text = say!("penalty-wants-time");
        Refusal::under(menu, Reason::NotSo, text)
    })
}

/// A number of points as written, with the sign of the penalty. To the opponent no more may be
/// given than the game gives.
fn points(menu: &Provision<Menu>, it: &Penalised, sign: char) -> Result<String, Refusal> {
    const LONGEST: usize = 12;
    let written = it.score.as_deref().unwrap_or("").trim();
    let number = written.strip_prefix(sign).unwrap_or(written);
    let read = Amount::read(number).filter(|it| number.len() <= LONGEST && it.is_positive());
    let Some(amount) = read else {
        return Err(Refusal::under(
            menu,
            Reason::NotSo,
            say!("penalty-wants-points"),
        ));
    };
    match &it.most {
        Some(most) if sign == '+' && amount.is_more_than(*most) => {
            let text = say!("penalty-too-many-points", most = most.to_string());
            Err(Refusal::under(menu, Reason::NotAllowed, text))
        }
        _ => Ok(format!("{sign}{number}")),
    }
}

fn score(menu: &Provision<Menu>, it: &Penalised) -> Result<Score, Refusal> {
    match it.score.as_deref().map(str::trim) {
        None | Some("1" | "win") => Ok(Score::Win),
        Some("1/2" | "½" | "0.5" | "draw") => Ok(Score::Draw),
        Some("0" | "loss") => Ok(Score::Loss),
        Some(_) => {
            let text = say!("penalty-wants-score");
            Err(Refusal::under(menu, Reason::NotSo, text))
        }
    }
}

/// The penalties the arbiter may choose among, as a sentence and a question.
pub(crate) fn choice_of_penalties(law: &Arbiter) -> Text {
    match &law.penalties {
        Ok(menu) => say!("penalty-asked", menu = list(menu.reading)),
        Err(_) => say!("penalty-asked-unlisted"),
    }
}

fn list(menu: Menu) -> Vec<Text> {
    menu.penalties.iter().map(|it| name(*it)).collect()
}

fn name(penalty: Penalty) -> Text {
    match penalty {
        Penalty::Warning => say!("penalty-warning"),
        Penalty::AddOpponentTime => say!("penalty-more-time"),
        Penalty::TakeTime => say!("penalty-less-time"),
        Penalty::AddOpponentPoints => say!("penalty-more-points"),
        Penalty::TakePoints => say!("penalty-fewer-points"),
        Penalty::Loss => say!("penalty-loss"),
        Penalty::Fine => say!("penalty-fine"),
        Penalty::Exclusion => say!("penalty-exclusion"),
        Penalty::Expulsion => say!("penalty-expulsion"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::under;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    /// White is penalised: the decisions, or why not.
    fn check(editions: &[Edition], penalty: Penalty, with: (i64, &str), expect: &str) {
        for &edition in editions {
            let it = Penalised {
                side: Color::White,
                penalty,
                ms: (with.0 != 0).then_some(Millis::seconds(with.0)),
                score: (!with.1.is_empty()).then(|| with.1.to_owned()),
                most: Amount::read("1"),
            };
            let found = match penalise(&under(edition), &it) {
                Ok(ruling) => ruling.to_string(),
                Err(refusal) => refusal.reason().word().to_owned(),
            };
            let found = found.split(" [").next().unwrap();
            assert_eq!(found, expect, "{penalty:?} under {edition}");
        }
    }

    const POINTS: [Edition; 7] = [E01, E05, E09, E14, E17, E18, E23];
    const ADOPTED: [Edition; 8] = [E97, E01, E05, E09, E14, E17, E18, E23];

    #[test]
    fn what_every_list_has() {
        check(&ADOPTED, Penalty::Warning, (0, ""), "White warned");
        check(&ADOPTED, Penalty::AddOpponentTime, (120, ""), "Black +2:00");
        check(&ADOPTED, Penalty::TakeTime, (60, ""), "White -1:00");
        check(&ADOPTED, Penalty::Loss, (0, ""), "0-1 conduct");
        check(&ADOPTED, Penalty::Loss, (0, "1/2"), "0-1/2 conduct");
        check(&ADOPTED, Penalty::Expulsion, (0, ""), "0-1 conduct");
    }

    #[test]
    fn what_was_added_later() {
        let (more, fewer) = (Penalty::AddOpponentPoints, Penalty::TakePoints);
        check(&[E97], more, (0, "1/2"), "no_such_rule");
        check(&[E97], fewer, (0, "1/2"), "no_such_rule");
        check(&POINTS, more, (0, "1/2"), "Black points +1/2");
        check(&POINTS, fewer, (0, "-1"), "White points -1");
        check(&ADOPTED[..4], Penalty::Fine, (0, ""), "no_such_rule");
        check(&ADOPTED[4..], Penalty::Fine, (0, ""), "White fined");
        check(&ADOPTED[..5], Penalty::Exclusion, (0, ""), "no_such_rule");
        check(&ADOPTED[5..], Penalty::Exclusion, (0, ""), "0-1 conduct");
    }

    #[test]
    fn the_list_of_the_draft_is_lost() {
        check(&[D09], Penalty::Warning, (0, ""), "not_encoded");
        assert_eq!(
            printed(&PENALTIES),
            "13.4 13.4 13.4 13.4 lost 12.9 12.9 12.9 12.9"
        );
    }

    #[test]
    fn what_is_left_unsaid_is_asked_for() {
        check(&[E23], Penalty::TakeTime, (0, ""), "not_so");
        check(&[E23], Penalty::AddOpponentTime, (-5, ""), "not_so");
        check(&[E23], Penalty::TakePoints, (0, ""), "not_so");
        check(&[E23], Penalty::TakePoints, (0, "all of them"), "not_so");
        check(&[E23], Penalty::TakePoints, (0, "1111111111111"), "not_so");
        check(&[E23], Penalty::Loss, (0, "3/4"), "not_so");
    }

    #[test]
    fn the_opponent_gets_no_more_than_the_game_gives() {
        let more = Penalty::AddOpponentPoints;
        check(&POINTS, more, (0, "1"), "Black points +1");
        check(&POINTS, more, (0, "3/2"), "not_allowed");
        check(&POINTS, Penalty::TakePoints, (0, "3"), "White points -3");
    }
}
