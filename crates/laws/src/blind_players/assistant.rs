//! # What a blind player's assistant may do (RE.2.9)
//!
//! Make the moves on the opponent's board, announce them, keep his player's score and start the
//! opponent's clock, tell him on request the moves made and the times, claim the flag and report a
//! touched man, and see to an adjournment. He does not offer, claim a draw or resign.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// What a blind player's assistant may do.
pub const ASSISTANT: Clause<()> = Clause::new(
    "RE.2.9",
    "What a blind player's assistant may do",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(ix)",
            "The blind player may have an assistant, who makes either player's moves on the \
             opponent's board, announces them, keeps the blind player's score and starts the \
             opponent's clock, tells him on request the moves made and the time used, claims where \
             the time was overstepped and reports a man the sighted player touched, and sees to \
             an adjournment.",
            (),
        ),
        renumbered(E09, "E.2.9", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2j", ()),
        renumbered(E17, "D.2.10", ()),
    ],
);

/// What an assistant would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Make a move on a board.
    Move,
    /// Announce one.
    Announce,
    /// Keep the score.
    Write,
    /// Start the opponent's clock.
    Press,
    /// Claim that the time was overstepped, or report a touched man.
    Report,
    /// Ask the arbiter something for his player.
    Ask,
    /// See to an adjournment.
    Adjourn,
    /// Anything else.
    Other,
}

/// Whether that is among the duties of the blind player's assistant.
///
/// # Errors
/// [`Refusal`] where it is for the player alone.
pub fn may_assist(law: &Provision<()>, whose: Color, duty: Duty) -> Result<(), Refusal> {
    match duty {
        Duty::Other => {
            let text = say!("assistant-not-for-him", side = whose);
            Err(Refusal::under(law, Reason::NotThisSeat, text))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&ASSISTANT),
            "lost F.2(ix) F.2(ix) E.2.9 lost D.2j D.2.10 D.2.10 D.2.10"
        );
    }

    #[test]
    fn he_does_all_but_decide() {
        for edition in IN_HAND {
            let law = ASSISTANT.under(edition).unwrap();
            let may = |duty| may_assist(&law, Color::Black, duty).is_ok();
            let duties = [
                Duty::Move,
                Duty::Announce,
                Duty::Write,
                Duty::Press,
                Duty::Report,
                Duty::Ask,
                Duty::Adjourn,
            ];
            assert!(duties.into_iter().all(may));
            assert!(!may(Duty::Other));
        }
    }
}
