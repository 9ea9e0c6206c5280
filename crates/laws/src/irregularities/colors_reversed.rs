//! # Colours reversed (R7.2)
//!
//! The players have taken each other's colours.
//!
//! - 1997: the game continues, unless the arbiter rules otherwise.
//! - Draft, 2014: renumbered only.
//! - 2017: with fewer than ten moves made by both a new game is played with the right colours;
//!   otherwise the game continues.
//!
//! A game that has ended by then stands.

use super::{Begun, Irregularities, Until};
use crate::{Answer, Decision, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E14, E17, E97, renumbered, since};
use flagfall_say::say;

const ARBITER: Reversed = Reversed {
    remedy: Remedy::TheArbiterMayRuleOtherwise,
    until: Until::TheGameEnds,
};
const BEFORE_TEN: Reversed = Reversed {
    remedy: Remedy::NewGame,
    until: Until::Made(10),
};

/// The game began with colours reversed.
pub const COLORS_REVERSED: Clause<Reversed> = Clause::new(
    "R7.2",
    "Colours reversed",
    &[
        since(
            E97,
            "7.2",
            "A game that began with colours reversed continues, unless the arbiter rules \
             otherwise.",
            ARBITER,
        ),
        renumbered(D09, "7.3", ARBITER),
        renumbered(E14, "7.3", ARBITER),
        since(
            E17,
            "7.3",
            "If a game began with colours reversed and both players have not yet made ten moves, \
             it is broken off and a new one is played with the right colours; after ten moves or \
             more it continues.",
            BEFORE_TEN,
        ),
    ],
);

/// What is done about reversed colours, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reversed {
    /// What is done.
    pub remedy: Remedy,
    /// Until when.
    pub until: Until,
}

/// What is done about reversed colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Nothing, unless the arbiter rules otherwise.
    TheArbiterMayRuleOtherwise,
    /// A new game.
    NewGame,
}

/// The colours are found to be reversed: a ruling, or the question of what the arbiter rules.
#[must_use]
pub fn colors_reversed(law: &Irregularities, begun: Begun) -> Answer {
    let clause = &law.colors_reversed;
    let Reversed { remedy, until } = clause.reading;
    let made = begun.made;
    let facts = say!("colors-reversed", moves = made);
    if until.passed(begun).is_some() {
        return Ruling::under(clause, [Decision::Continue])
            .because(facts)
            .into();
    }
    match remedy {
        Remedy::NewGame => Ruling::under(clause, [Decision::NewGame])
            .because(facts)
            .into(),
        Remedy::TheArbiterMayRuleOtherwise => {
            let text = facts.then(say!("colors-reversed-continues"));
            Question::under(clause, Topic::Colors, None, text).into()
        }
    }
}

/// What the arbiter ruled on the question that [`colors_reversed`] asks.
#[must_use]
pub fn colors_settled(law: &Irregularities, new_game: bool) -> Ruling {
    let decision = match new_game {
        true => Decision::NewGame,
        false => Decision::Continue,
    };
    Ruling::under(&law.colors_reversed, [decision])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::irregularities::{under, under_option};
    use flagfall_edition::{E01, E05, E09, E18, E23, Edition};

    fn short(law: &Irregularities, made: u32) -> String {
        let begun = Begun {
            made,
            completed: made,
        };
        match colors_reversed(law, begun) {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => question.topic().word().to_owned(),
            Answer::Refused(refusal) => refusal.to_string(),
        }
    }

    fn check(edition: Edition, made: u32, expect: &str) {
        assert_eq!(short(&under(edition), made), expect, "{edition}, {made}");
    }

    /// Cases A7-09, A7-10 and A7-11.
    #[test]
    fn the_arbiter_ruled_and_then_the_tenth_move() {
        for edition in [E97, E01, E05, E09, D09, E14] {
            check(edition, 0, "colors");
            check(edition, 40, "colors");
        }
        check(E17, 9, "new game [7.3, 2017]");
        check(E18, 0, "new game [7.3, 2018]");
        check(E18, 10, "game continues [7.3, 2018]");
        check(E23, 13, "game continues [7.3, 2023]");
        let numbers = "7.2 7.2 7.2 7.2 7.3 7.3 7.3 7.3 7.3";
        assert_eq!(printed(&COLORS_REVERSED), numbers);
    }

    #[test]
    fn the_arbiter_s_answer_is_the_ruling() {
        let new = colors_settled(&under(E09), true).to_string();
        assert_eq!(new, "new game [7.2, 2009]");
        let on = colors_settled(&under(E14), false).to_string();
        assert_eq!(on, "game continues [7.3, 2014]");
    }

    #[test]
    fn the_draft_s_alternative_closes_the_question() {
        let option = [("irregularity_limit_moves", "10")];
        let law = under_option(D09, &option);
        assert_eq!(short(&law, 9), "colors");
        assert_eq!(short(&law, 10), "game continues [7.1, 2009-draft]");
    }
}
