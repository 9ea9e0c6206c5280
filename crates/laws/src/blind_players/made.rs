//! # When a blind player has made a move (RE.2.3)
//!
//! When all of it is done that applies: the captured man is taken off his board, the man stands in
//! another aperture, and the move is announced. For the sighted player the usual rules hold.
//!
//! - 2001: *executed*; since 2014 *made*.
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// When a blind player has made a move.
pub const MADE: Clause<()> = Clause::new(
    "RE.2.3",
    "When a blind player has made a move",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(iii)",
            "A move of the blind player is made when the captured man has been removed from his \
             board, the man has been put into another aperture, and the move has been announced.",
            (),
        ),
        renumbered(E09, "E.2.3", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2c", ()),
        renumbered(E17, "D.2.3", ()),
    ],
);

/// What of a move is still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StillToDo {
    /// The captured man is still on the board.
    TakeOff,
    /// No man has been put elsewhere.
    Place,
    /// It was not announced.
    Announce,
    /// Another move was announced than was made on the board.
    AnnounceAgain,
}

/// The move is not made yet: the opponent's clock is not to be started, by the clause `then`.
#[must_use]
pub fn not_made_yet(
    law: &Provision<()>,
    then: &Provision<()>,
    by: Color,
    lacks: StillToDo,
) -> Refusal {
    let lacks = match lacks {
        StillToDo::TakeOff => "take-off",
        StillToDo::Place => "place",
        StillToDo::Announce => "announce",
        StillToDo::AnnounceAgain => "announce-again",
    };
    let text = say!("blind-not-made", side = by, opponent = !by, lacks = lacks);
    Refusal::under(law, Reason::NotAllowed, text).and(then)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&MADE),
            "lost F.2(iii) F.2(iii) E.2.3 lost D.2c D.2.3 D.2.3 D.2.3"
        );
    }

    /// Case AD-04.
    #[test]
    fn the_opponent_s_clock_waits() {
        for edition in IN_HAND {
            let laws = super::super::under(edition);
            let (law, then) = (laws.made.unwrap(), laws.then_the_clock.unwrap());
            let refusal = not_made_yet(&law, &then, Color::Black, StillToDo::Announce);
            assert_eq!(refusal.reason(), Reason::NotAllowed);
            assert_eq!(refusal.citations().len(), 2);
        }
    }
}
