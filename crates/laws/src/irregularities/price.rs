//! # The price of an illegal move (R7.4b)
//!
//! For the first ones the opponent gains time; at last the game is lost. Nothing is reset when
//! a position is restored, and two faults in one move count once.
//!
//! - 1997: only in a quickplay finish (10.3): two minutes twice, the third loses.
//! - 2001: in all standard play.
//! - 2009: but drawn if the opponent cannot mate.
//! - Draft: the opponent's result is that of a player whose opponent oversteps the time (its
//!   6.9(i)). The option `d09_third_illegal` = `loss_with_half_for_opponent` reads it as a loss
//!   that gives the opponent a half.
//! - 2014: the second loses.
//! - 2017: two hands and the empty press have paragraphs of their own; by the interpretation
//!   that was published all are counted together. The option `illegal_counter` = `per_kind`
//!   counts each for itself, as it is printed.
//! - 2018: one list, one count.

use super::restoring::{found, with_fault};
use super::{IllegalKind, IllegalMove, Irregularities, Priced};
use crate::chessclock::Chessclock;
use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Score, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{
    Clause, D09, E01, E09, E14, E17, E18, E97, Provision, Sources, renumbered, since,
};
use flagfall_record::Regulations;
use flagfall_say::{Text, say};
use flagfall_winnable::Verdict;

const THIRD_LOSES: IllegalPrice = IllegalPrice {
    gain: Some(Millis::minutes(2)),
    loses_at: Some(3),
    helpless: IfHelpless::LosesAllTheSame,
    only_in_quickplay_finish: false,
    counter: Counter::Joint,
};
const SECOND_LOSES: IllegalPrice = IllegalPrice {
    loses_at: Some(2),
    helpless: IfHelpless::Draws,
    ..THIRD_LOSES
};

/// What an illegal move costs.
pub const PRICE: Clause<IllegalPrice> = Clause::new(
    "R7.4b",
    "The price of an illegal move",
    &[
        since(
            E97,
            "10.3",
            "In a quickplay finish the opponent gets two minutes more for the first and the \
             second illegal move of a player; the third loses the game. Elsewhere there is no \
             fixed price.",
            IllegalPrice {
                only_in_quickplay_finish: true,
                ..THIRD_LOSES
            },
        ),
        since(
            E01,
            "7.4b",
            "For each of a player's first two illegal moves his opponent gets two minutes more; \
             the third loses the game.",
            THIRD_LOSES,
        ),
        since(
            E09,
            "7.4b",
            "For each of a player's first two illegal moves his opponent gets two minutes more; \
             the third loses the game, but it is drawn if the opponent cannot give mate by any \
             series of legal moves.",
            IllegalPrice {
                helpless: IfHelpless::Draws,
                ..THIRD_LOSES
            },
        ),
        since(
            D09,
            "7.5b",
            "For each of a player's first two completed illegal moves his opponent gets two \
             minutes more; the third loses the game, and for the opponent's result 6.9(i) is \
             looked at.",
            IllegalPrice {
                helpless: IfHelpless::DrawsAsOnTime,
                ..THIRD_LOSES
            },
        ),
        since(
            E14,
            "7.5b",
            "For a player's first completed illegal move his opponent gets two minutes more; the \
             second loses the game, but it is drawn if the opponent cannot give mate by any \
             series of legal moves.",
            SECOND_LOSES,
        ),
        renumbered(
            E17,
            "7.5.3",
            IllegalPrice {
                counter: Counter::PerKind,
                ..SECOND_LOSES
            },
        ),
        since(
            E18,
            "7.5.5",
            "For a player's first completed illegal move, of whatever kind, his opponent gets \
             two minutes more; the second loses the game, but it is drawn if the opponent cannot \
             give mate by any series of legal moves.",
            SECOND_LOSES,
        ),
    ],
);

/// What an illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPrice {
    /// What the opponent gains each time, as long as it is not the last.
    pub gain: Option<Millis>,
    /// Which one loses the game, counted from 1.
    pub loses_at: Option<u32>,
    /// What becomes of that where the opponent cannot mate.
    pub helpless: IfHelpless,
    /// The price is due only in a quickplay finish.
    pub only_in_quickplay_finish: bool,
    /// What is counted together.
    pub counter: Counter,
}

/// What becomes of a loss by illegal moves where the opponent cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfHelpless {
    /// The game is lost all the same.
    LosesAllTheSame,
    /// It is drawn.
    Draws,
    /// It is drawn where an overstepped time would be.
    DrawsAsOnTime,
    /// The offender loses, and his opponent has a half.
    HalfForTheOpponent,
}

/// Which illegal moves of a player are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// All.
    Joint,
    /// Illegal moves proper, moves with two hands, presses without a move: each for itself.
    PerKind,
}

/// What the price comes to.
pub(super) enum Cost {
    /// Nothing: none is due.
    Nothing,
    /// The opponent's gain, or only the count.
    Counted(Ruling),
    /// The end of the game, or the question on which it hangs.
    TheGame(Answer),
}

/// What a completed illegal move costs.
pub(super) fn cost(law: &Irregularities, clock: &Chessclock, fact: &IllegalMove<'_>) -> Cost {
    let Some(price) = price_of(law, fact) else {
        return Cost::Nothing;
    };
    let number = fact.earlier.saturating_add(1);
    if price.reading.loses_at.is_some_and(|last| number >= last) {
        return Cost::TheGame(lost(law, clock, &price, fact, number));
    }
    let gain = price.reading.gain;
    let added = gain.map(|gain| Decision::AddTime(!fact.by, gain));
    Cost::Counted(Ruling::under(&price, added).because(count(fact.by, number)))
}

/// The price that is due, cited where it is printed for what was done.
fn price_of(law: &Irregularities, fact: &IllegalMove<'_>) -> Option<Provision<IllegalPrice>> {
    let mut price = law.price;
    if price.reading.only_in_quickplay_finish && !fact.quickplay_finish {
        return None;
    }
    let clause = match fact.kind {
        IllegalKind::TwoHands => law.two_hands.as_ref().ok(),
        IllegalKind::PressWithoutMove => law.empty_press.as_ref().ok(),
        IllegalKind::Move | IllegalKind::Unpromoted(_) => None,
    };
    if let Some(Priced::Apart(article)) = clause.map(|it| it.reading) {
        price.rule.article = article;
    }
    Some(price)
}

/// The illegal move that loses the game.
fn lost(
    law: &Irregularities,
    clock: &Chessclock,
    price: &Provision<IllegalPrice>,
    fact: &IllegalMove<'_>,
    number: u32,
) -> Answer {
    let opponent = !fact.by;
    let count = count(fact.by, number);
    let can_mate = match (price.reading.helpless, fact.opponent_can_mate) {
        (IfHelpless::LosesAllTheSame, _) | (_, Verdict::Winnable) => true,
        (_, Verdict::Unwinnable) => false,
        (_, Verdict::Undetermined) => {
            let text = count.then(say!("price-can-mate", opponent = opponent));
            return Question::under(price, Topic::CanMate, Some(opponent), text).into();
        }
    };
    let ruling = with_fault(law, found(law, fact, None), fact.fault);
    let counted = Ruling::under(price, None).because(count);
    ruling
        .joined(ended(price, clock, counted, fact.by, can_mate))
        .into()
}

/// A player has lost by illegal moves, once it is known whether his opponent can still give
/// mate: also for the arbiter's answer to the question which [`super::illegal_move`] asks.
#[must_use]
pub fn lost_by_illegal_moves(
    law: &Irregularities,
    clock: &Chessclock,
    by: Color,
    opponent_can_mate: bool,
) -> Ruling {
    let price = &law.price;
    ended(
        price,
        clock,
        Ruling::under(price, None),
        by,
        opponent_can_mate,
    )
}

fn ended(
    price: &Provision<IllegalPrice>,
    clock: &Chessclock,
    ruling: Ruling,
    by: Color,
    opponent_can_mate: bool,
) -> Ruling {
    let lost = Outcome::win(!by, Ending::IllegalMoves);
    let (outcome, as_on_time) = match price.reading.helpless {
        _ if opponent_can_mate => (lost, false),
        IfHelpless::LosesAllTheSame => (lost, false),
        IfHelpless::Draws => (Outcome::draw(Ending::CannotMate), false),
        IfHelpless::DrawsAsOnTime => (Outcome::draw(Ending::CannotMate), true),
        IfHelpless::HalfForTheOpponent => {
            let half = Outcome::lost(by, Score::Draw, Ending::IllegalMoves);
            (half, true)
        }
    };
    let ruling = ruling.with(Decision::End(outcome));
    if as_on_time {
        ruling.and(&clock.helpless)
    } else {
        ruling
    }
}

fn count(by: Color, number: u32) -> Text {
    say!("price-count", side = by, number = number)
}

/// The catalogue's switches.
pub(super) fn price(sources: &Sources, regulations: &Regulations) -> Provision<IllegalPrice> {
    let mut price = sources.always(&PRICE);
    if !regulations.option_is("illegal_counter", "per_kind") {
        price.reading.counter = Counter::Joint;
    }
    let half = regulations.option_is("d09_third_illegal", "loss_with_half_for_opponent");
    if half && price.reading.helpless == IfHelpless::DrawsAsOnTime {
        price.reading.helpless = IfHelpless::HalfForTheOpponent;
    }
    price
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under as clock};
    use crate::irregularities::{illegal_move, under, under_option};
    use flagfall_edition::{E05, E23, Edition};

    fn fact(kind: IllegalKind, earlier: u32, opponent_can_mate: Verdict) -> IllegalMove<'static> {
        IllegalMove {
            by: Color::White,
            kind,
            plies_before: 20,
            completed: true,
            earlier,
            opponent_can_mate,
            obligation: None,
            quickplay_finish: false,
            fault: None,
        }
    }

    fn short(law: &Irregularities, edition: Edition, fact: &IllegalMove<'_>) -> String {
        match illegal_move(law, &clock(edition), fact).remove(0) {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => {
                let about = question.about().map_or("nobody", Color::name);
                format!("{} {about}", question.topic().word())
            }
            Answer::Refused(refusal) => refusal.to_string(),
        }
    }

    /// White's illegal move, so many counted before it.
    fn check(editions: &[Edition], earlier: u32, verdict: Verdict, expect: &str) {
        for &edition in editions {
            let fact = fact(IllegalKind::Move, earlier, verdict);
            let found = short(&under(edition), edition, &fact);
            let found = found.split(" [").next().unwrap();
            assert_eq!(found, expect, "{edition}, {earlier} before");
        }
    }

    const CAN: Verdict = Verdict::Winnable;
    const CANNOT: Verdict = Verdict::Unwinnable;

    /// Cases A7-44, A7-52 and A7-53.
    #[test]
    fn the_third_lost_and_then_the_second() {
        let two_minutes = "restore 20; Black +2:00";
        check(&[E97], 5, CAN, "restore 20");
        check(&[E01, E05, E09, D09], 0, CAN, two_minutes);
        check(&[E01, E05, E09, D09], 1, CAN, two_minutes);
        check(&[E01, E05, E09, D09], 2, CAN, "0-1 illegal_moves");
        check(&[E14, E17, E18, E23], 0, CAN, two_minutes);
        check(&[E14, E17, E18, E23], 1, CAN, "0-1 illegal_moves");
        let numbers = "10.3 7.4b 7.4b 7.4b 7.5b 7.5b 7.5.3 7.5.5 7.5.5";
        assert_eq!(printed(&PRICE), numbers);
    }

    /// Case A7-39 for the draw.
    #[test]
    fn an_opponent_who_cannot_mate_draws_since_the_fourth_edition() {
        check(&[E01, E05], 2, CANNOT, "0-1 illegal_moves");
        check(&[E09, D09], 2, CANNOT, "1/2-1/2 cannot_mate");
        check(&[E14, E17, E18, E23], 1, CANNOT, "1/2-1/2 cannot_mate");
        let asked = "can_mate black";
        check(&[E09, D09], 2, Verdict::Undetermined, asked);
        check(&[E14, E17, E18, E23], 1, Verdict::Undetermined, asked);
        check(&[E01, E05], 2, Verdict::Undetermined, "0-1 illegal_moves");
    }

    #[test]
    fn only_the_quickplay_finish_had_a_price_at_first() {
        let in_finish = |earlier| {
            let fact = IllegalMove {
                quickplay_finish: true,
                ..fact(IllegalKind::Move, earlier, CANNOT)
            };
            short(&under(E97), E97, &fact)
        };
        assert_eq!(
            in_finish(0),
            "restore 20; Black +2:00 [7.4, 1997; 10.3, 1997]"
        );
        assert_eq!(in_finish(2), "0-1 illegal_moves [7.4, 1997; 10.3, 1997]");
    }

    #[test]
    fn the_draft_leaves_the_opponent_s_result_to_the_article_on_time() {
        let third = fact(IllegalKind::Move, 2, CANNOT);
        let cites = "[7.5a, 2009-draft; 7.5b, 2009-draft; 6.9(i), 2009-draft]";
        let drawn = short(&under(D09), D09, &third);
        assert_eq!(drawn, format!("1/2-1/2 cannot_mate {cites}"));
        let option = [("d09_third_illegal", "loss_with_half_for_opponent")];
        let half = short(&under_option(D09, &option), D09, &third);
        assert_eq!(half, format!("0-1/2 illegal_moves {cites}"));
        let settled = lost_by_illegal_moves(&under(D09), &clock(D09), Color::White, true);
        assert_eq!(settled.to_string(), "0-1 illegal_moves [7.5b, 2009-draft]");
        let elsewhere = short(&under_option(E09, &option), E09, &third);
        assert_eq!(elsewhere, "1/2-1/2 cannot_mate [7.4a, 2009; 7.4b, 2009]");
    }
}
