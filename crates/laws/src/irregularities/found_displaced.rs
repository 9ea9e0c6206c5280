//! # Men found displaced (R7.5.1)
//!
//! Men are found to stand on wrong squares, and nobody is penalised for it: the position before
//! they were displaced is restored, or else the last earlier one that can be identified, and the
//! game goes on from there. The clocks are for the arbiter (R6.13.1).
//!
//! - 1997: in the paragraph on illegal moves.
//! - 2001: a paragraph of its own.
//! - Draft, 2014: renumbered only.
//!
//! In rapid games of 2001 and 2005 a player loses the right to claim it with his next move
//! (RA.4b2); the draft's alternative has a limit too (R6.13.2).

use super::Irregularities;
use super::window::{Since, Window, stands};
use super::with_fault;
use crate::moves_of_the_pieces::Fault;
use crate::{Decision, Refusal, Ruling};
use flagfall_edition::{Clause, D09, E01, E14, E97, renumbered, since};
use flagfall_say::say;

/// Men are found displaced.
pub const FOUND_DISPLACED: Clause<Window> = Clause::new(
    "R7.5.1",
    "Men found displaced",
    &[
        since(
            E97,
            "7.4",
            "If men are found to have been displaced, the position before it is restored, or \
             else the last earlier one that can be identified.",
            Window::WhileTheGameLasts,
        ),
        since(
            E01,
            "7.5",
            "If men are found during the game to have been displaced, the position before it is \
             restored, or else the last earlier one that can be identified, and the game goes on \
             from there.",
            Window::WhileTheGameLasts,
        ),
        renumbered(D09, "7.6", Window::WhileTheGameLasts),
        renumbered(E14, "7.6", Window::WhileTheGameLasts),
    ],
);

/// Men are found displaced since so many half-moves were made, and `since` then there was this.
///
/// # Errors
/// [`Refusal`] once it is too late.
pub fn found_displaced(law: &Irregularities, ply: u32, since: Since) -> Result<Ruling, Refusal> {
    let clause = &law.found_displaced;
    stands(clause, since)?;
    Ok(Ruling::under(clause, [Decision::Restore(ply)]).because(say!("found-displaced")))
}

/// The position is illegal, and nobody knows how it came about: the clocks stand until the arbiter
/// has reconstructed the game and restored the last position that is in order.
#[must_use]
pub fn illegal_position_found(law: &Irregularities, fault: &Fault) -> Ruling {
    let ruling = Ruling::under(&law.found_displaced, [Decision::StopClocks])
        .because(say!("found-illegal-position"));
    with_fault(law, ruling, Some(fault))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::chessclock::printed;
    use crate::irregularities::{under, under_option};
    use flagfall_edition::{E23, Edition};

    const LONG_AGO: Since = Since {
        opponent_made: 12,
        both_completed: 12,
    };

    #[test]
    fn the_position_is_restored_in_every_edition() {
        for edition in Edition::ALL {
            let ruling = found_displaced(&under(edition), 8, LONG_AGO).unwrap();
            assert_eq!(ruling.decisions(), [Decision::Restore(8)], "{edition}");
        }
        let ruling = found_displaced(&under(E23), 8, LONG_AGO).unwrap();
        assert_eq!(ruling.to_string(), "restore 8 [7.6, 2023]");
        let numbers = "7.4 7.5 7.5 7.5 7.6 7.6 7.6 7.6 7.6";
        assert_eq!(printed(&FOUND_DISPLACED), numbers);
    }

    #[test]
    fn the_draft_s_alternative_has_a_limit() {
        let option = [("irregularity_limit_moves", "10")];
        let law = under_option(D09, &option);
        let refusal = found_displaced(&law, 8, LONG_AGO).unwrap_err();
        assert_eq!(refusal.reason(), Reason::RightLost);
        assert_eq!(refusal.citations()[0].to_string(), "7.1, 2009-draft");
    }
}
