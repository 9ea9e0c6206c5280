//! # Interference (R13.7a)
//!
//! Spectators and the players of other games do not speak of a game nor interfere with it; the
//! arbiter may expel whoever does.
//!
//! - 2005: renumbered.
//! - 2009: whoever sees something irregular may tell the arbiter, and nobody else.
//! - Draft: its article on the arbiter is lost.
//! - 2014: renumbered only.

use super::Arbiter;
use crate::refusal::required;
use crate::{Decision, Refusal, Ruling};
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, renumbered, since};
use flagfall_say::say;

/// Nobody interferes.
pub const INTERFERENCE: Clause<Onlooker> = Clause::new(
    "R13.7a",
    "Interference",
    &[
        since(
            E97,
            "13.7",
            "Spectators and the players of other games do not speak of a game nor interfere with \
             it; the arbiter may expel offenders.",
            Onlooker::SaysNothing,
        ),
        renumbered(E05, "13.7a", Onlooker::SaysNothing),
        since(
            E09,
            "13.7a",
            "Spectators and the players of other games do not speak of a game nor interfere with \
             it; the arbiter may expel offenders. Who sees something irregular may tell only him.",
            Onlooker::TellsTheArbiter,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.7", Onlooker::TellsTheArbiter),
    ],
);

/// What somebody may do who sees something irregular in a game of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onlooker {
    /// Nothing.
    SaysNothing,
    /// Tell the arbiter.
    TellsTheArbiter,
}

/// Somebody interfered: the game goes on, and what he did has no effect on it.
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn interfered(law: &Arbiter) -> Result<Ruling, Refusal> {
    let clause = required(&law.interference, say!("what-interference"))?;
    let expel = say!("interference");
    let facts = match clause.reading {
        Onlooker::SaysNothing => expel,
        Onlooker::TellsTheArbiter => expel.then(say!("interference-told")),
    };
    Ok(Ruling::under(clause, [Decision::Continue]).because(facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::arbiter::under;
    use crate::chessclock::printed;
    use flagfall_edition::{E01, E23};

    /// Case A11-16.
    #[test]
    fn the_game_goes_on_and_the_offender_may_have_to_go() {
        let ruled = |edition| interfered(&under(edition)).map(|it| it.to_string());
        assert_eq!(ruled(E01).unwrap(), "game continues [13.7, 2001]");
        assert_eq!(ruled(E23).unwrap(), "game continues [12.7, 2023]");
        assert_eq!(ruled(D09).unwrap_err().reason(), Reason::NotEncoded);
        let numbers = "13.7 13.7 13.7a 13.7a lost 12.7 12.7 12.7 12.7";
        assert_eq!(printed(&INTERFERENCE), numbers);
    }
}
