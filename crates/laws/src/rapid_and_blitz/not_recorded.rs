//! # Rapid and blitz games are not recorded (RA.2)
//!
//! The players need not record their moves.
//!
//! - 1997: first printed, in the appendix on rapid; it governs blitz as well.
//! - 2005, 2009: renumbered.
//! - Of the draft we have no appendix.
//! - 2017: their right to claim by a scoresheet is not lost by it; a player may ask the arbiter
//!   for a scoresheet at any time, and stop writing when he likes.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, E97, absent, renumbered, since};

/// The players need not record.
pub const NOT_RECORDED: Clause<()> = Clause::new(
    "RA.2",
    "Rapid and blitz games are not recorded",
    &[
        since(E97, "B3", "The players need not record the moves.", ()),
        renumbered(E05, "B2", ()),
        renumbered(E09, "A.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "A.2", ()),
        since(
            E17,
            "A.2",
            "The players need not record the moves, and do not lose by it the right to claims \
             that rest on a scoresheet. A player may ask the arbiter for a scoresheet at any \
             time, in order to write.",
            (),
        ),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, book, printed};
    use super::*;
    use flagfall_record::{Class, Supervision};

    #[test]
    fn nobody_need_record_in_rapid_and_blitz() {
        for edition in ADOPTED {
            for supervision in [Supervision::Adequate, Supervision::Inadequate] {
                let required = |class| {
                    let book = book(edition, class, supervision, &[]);
                    book.recording.not_required.is_none()
                };
                assert!(required(Class::Standard), "{edition}");
                assert!(!required(Class::Rapid), "{edition}");
                assert!(!required(Class::Blitz), "{edition}");
            }
        }
        let numbers = "B3 B3 B2 A.2 lost A.2 A.2 A.2 A.2";
        assert_eq!(printed(&NOT_RECORDED), numbers);
    }
}
