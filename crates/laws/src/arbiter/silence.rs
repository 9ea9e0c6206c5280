//! # What the arbiter does not say (R13.6)
//!
//! He does not intervene but where the Laws tell him to, and does not say how many moves were made,
//! except when at least one flag has fallen. He does not tell a player that his opponent has moved.
//!
//! - 1997: nor that somebody has not pressed his clock.
//! - 2001: without that.
//! - 2005: it is there again.
//! - Draft: its article on the arbiter is lost.
//! - 2014: Article 13 became Article 12.

use super::Arbiter;
use crate::{Reason, Refusal};
use flagfall_edition::{Absent, Clause, D09, E01, E05, E14, E97, absent, renumbered, since};
use flagfall_say::say;

/// What the arbiter keeps to himself.
pub const SILENCE: Clause<Silence> = Clause::new(
    "R13.6",
    "What the arbiter does not say",
    &[
        since(
            E97,
            "13.6",
            "The arbiter does not intervene but as the Laws describe. How many moves were made he \
             says only once a player has used up his time; that a player has moved, or has not \
             pressed his clock, he never says.",
            Silence::MovesAndPresses,
        ),
        since(
            E01,
            "13.6",
            "The arbiter does not intervene but as the Laws describe. How many moves were made he \
             says only once a player has used up his time; that a player has moved he never says.",
            Silence::Moves,
        ),
        since(
            E05,
            "13.6",
            "The arbiter does not intervene but as the Laws describe. How many moves were made he \
             says only by 8.5, once a flag has fallen; that a player has moved, or has not \
             pressed his clock, he never says.",
            Silence::MovesAndPresses,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.6", Silence::MovesAndPresses),
    ],
);

/// What the arbiter keeps to himself besides the number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// That a player has moved.
    Moves,
    /// That, and that a player has not pressed his clock.
    MovesAndPresses,
}

/// A player asks how many moves were made; `flag_fell` once at least one flag has.
///
/// # Errors
/// [`Refusal`] while none has. The draft, whose article is lost, refuses nothing.
pub fn number_of_moves(law: &Arbiter, flag_fell: bool) -> Result<(), Refusal> {
    match &law.silence {
        Ok(clause) if !flag_fell => {
            let text = say!("moves-not-told");
            Err(Refusal::under(clause, Reason::NotAllowed, text))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::under;
    use crate::chessclock::printed;
    use flagfall_edition::{E09, E18, Edition};

    #[test]
    fn the_number_of_moves_is_told_after_a_flag_only() {
        for edition in Edition::ALL {
            assert!(number_of_moves(&under(edition), true).is_ok(), "{edition}");
        }
        let no = number_of_moves(&under(E18), false).unwrap_err();
        assert_eq!(no.citations()[0].to_string(), "12.6, 2018");
        assert!(number_of_moves(&under(D09), false).is_ok());
        let numbers = "13.6 13.6 13.6 13.6 lost 12.6 12.6 12.6 12.6";
        assert_eq!(printed(&SILENCE), numbers);
    }

    #[test]
    fn one_edition_forgot_the_presses() {
        let reading = |edition| SILENCE.under(edition).unwrap().reading;
        assert_eq!(reading(E01), Silence::Moves);
        for edition in [E97, E05, E09, E14, E18] {
            assert_eq!(reading(edition), Silence::MovesAndPresses, "{edition}");
        }
    }
}
