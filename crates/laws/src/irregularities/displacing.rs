//! # Men displaced by a player (R7.3.1)
//!
//! Whoever knocks men over puts them right, and on his own time.
//!
//! - 1997: his opponent may set his clock going again without having moved, so that he does.
//! - 2001: instead the clocks are stopped and the arbiter is called; he may penalise the player.
//! - Draft, 2014, 2017: renumbered only.

use crate::{Decision, Question, Ruling, Topic};
use flagfall_board::{Color, Square};
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::{Text, say};

/// Men displaced by a player.
pub const DISPLACING: Clause<PutRight> = Clause::new(
    "R7.3.1",
    "Men displaced by a player",
    &[
        since(
            E97,
            "7.3",
            "A player who displaces men puts the position right on his own time; if need be his \
             opponent sets that clock going again without having moved.",
            PutRight::TheOpponentRestartsHisClock,
        ),
        since(
            E01,
            "7.3",
            "A player who displaces men puts the position right on his own time. If need be \
             either player stops the clocks and calls the arbiter, who may penalise the one who \
             displaced them.",
            PutRight::TheArbiterIsCalled,
        ),
        renumbered(D09, "7.4", PutRight::TheArbiterIsCalled),
        renumbered(E14, "7.4", PutRight::TheArbiterIsCalled),
        renumbered(E17, "7.4.1", PutRight::TheArbiterIsCalled),
    ],
);

/// How it is seen to that the player uses his own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutRight {
    /// His opponent may start his clock.
    TheOpponentRestartsHisClock,
    /// The clocks are stopped and the arbiter sees to it.
    TheArbiterIsCalled,
}

/// Men that a player displaced.
#[derive(Clone, Copy, Debug)]
pub struct Displaced<'a> {
    /// Who did.
    pub by: Color,
    /// Where they stood.
    pub squares: &'a [Square],
    /// Whether his opponent's clock was running.
    pub on_the_opponents_time: bool,
}

/// The arbiter is told that a player displaced men, or has seen it.
#[must_use]
pub fn displaced_by_player(law: &Provision<PutRight>, it: &Displaced<'_>) -> Ruling {
    let right = facts(it).then(say!("displacing-put-right", side = it.by));
    let facts = match law.reading {
        PutRight::TheOpponentRestartsHisClock => right,
        PutRight::TheArbiterIsCalled => right.then(say!("displacing-may-be-penalised")),
    };
    Ruling::under(law, [Decision::Continue]).because(facts)
}

/// What the clocks shall show: the men were displaced while the opponent's clock ran. `None` where
/// the player's own clock did.
#[must_use]
pub fn displaced_times(law: &Provision<PutRight>, it: &Displaced<'_>) -> Option<Question> {
    let opponent = !it.by;
    let text = facts(it).then(say!("displacing-clock-ran", side = opponent));
    it.on_the_opponents_time
        .then(|| Question::under(law, Topic::Times, Some(opponent), text))
}

/// The opponent presses without having moved, so that the player puts the men right on his own
/// time; `None` where that is no longer his to do.
#[must_use]
pub fn clock_restarted(law: &Provision<PutRight>, it: &Displaced<'_>) -> Option<Ruling> {
    match law.reading {
        PutRight::TheArbiterIsCalled => None,
        PutRight::TheOpponentRestartsHisClock => Some(
            Ruling::under(law, [Decision::StartClock(it.by)])
                .because(facts(it).then(say!("displacing-put-right", side = it.by))),
        ),
    }
}

fn facts(it: &Displaced<'_>) -> Text {
    match it.squares {
        [] => say!("displaced-men", side = it.by),
        squares => say!("displaced-from", side = it.by, squares = squares.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    const KNOCKED: Displaced<'_> = Displaced {
        by: Color::Black,
        squares: &[Square::E5],
        on_the_opponents_time: true,
    };

    fn check(edition: Edition, ruled: &str, restarted: Option<&str>) {
        let law = DISPLACING.under(edition).unwrap();
        assert_eq!(displaced_by_player(&law, &KNOCKED).to_string(), ruled);
        let found = clock_restarted(&law, &KNOCKED).map(|it| it.to_string());
        assert_eq!(found.as_deref(), restarted);
        let asked = displaced_times(&law, &KNOCKED).unwrap();
        assert_eq!(asked.about(), Some(Color::White));
        let own_time = Displaced {
            on_the_opponents_time: false,
            ..KNOCKED
        };
        assert!(displaced_times(&law, &own_time).is_none());
    }

    /// Case A7-15.
    #[test]
    fn the_clock_is_restarted_in_the_first_edition_and_stopped_in_the_others() {
        let runs = "Black's clock runs [7.3, 1997]";
        check(E97, "game continues [7.3, 1997]", Some(runs));
        check(E01, "game continues [7.3, 2001]", None);
        check(E09, "game continues [7.3, 2009]", None);
        check(D09, "game continues [7.4, 2009-draft]", None);
        check(E18, "game continues [7.4.1, 2018]", None);
        let numbers = "7.3 7.3 7.3 7.3 7.4 7.4 7.4.1 7.4.1 7.4.1";
        assert_eq!(printed(&DISPLACING), numbers);
    }

    #[test]
    fn the_arbiter_may_penalise_since_the_second_edition() {
        let may = |edition: Edition| {
            let law = DISPLACING.under(edition).unwrap();
            displaced_by_player(&law, &KNOCKED)
                .facts()
                .to_string()
                .contains("displacing-may-be-penalised")
        };
        assert!(!may(E97));
        assert!(may(E05) && may(E23));
    }
}
