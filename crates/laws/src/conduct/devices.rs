//! # Electronic devices (R12.3b)
//!
//! What a player may not have with him in the playing venue.
//!
//! - 1997, 2001: nothing is said of it; the regulations of an event may.
//! - 2005: no telephone or other means of communication that the arbiter has not authorised.
//! - 2009: unless it is completely switched off.
//! - Draft: its article on conduct is lost.
//! - 2014: none at all.
//! - 2017: no electronic device that the arbiter has not approved of; the event may allow one in a
//!   player's bag, switched off, where he does not touch it without permission.

use super::Conduct;
use crate::{Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, Provision, absent, since};
use flagfall_say::say;

/// What a player may not have with him.
pub const DEVICES: Clause<Forbidden> = Clause::new(
    "R12.3b",
    "Electronic devices",
    &[
        since(
            E05,
            "12.2b",
            "Telephones and other electronic means of communication that the arbiter has not \
             authorised may not be brought into the playing venue.",
            Forbidden::TheUnauthorised,
        ),
        since(
            E09,
            "12.3b",
            "Without the arbiter's permission a player may not have a telephone or another \
             electronic means of communication in the playing venue, unless it is completely \
             switched off.",
            Forbidden::UnlessSwitchedOff,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.3b",
            "During the game a player may not have a telephone or another electronic means of \
             communication in the playing venue.",
            Forbidden::AtAll,
        ),
        since(
            E17,
            "11.3.2.1",
            "During the game a player may not have in the playing venue any electronic device \
             that the arbiter has not approved of. The event may allow one in a player's bag, \
             switched off; the bag stays where it was agreed and is not used without permission.",
            Forbidden::TheUnapproved,
        ),
    ],
);

/// What is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// A means of communication that the arbiter has not authorised.
    TheUnauthorised,
    /// A means of communication that is not switched off.
    UnlessSwitchedOff,
    /// A means of communication.
    AtAll,
    /// Any device that was not approved of, but in a bag where the event allows it.
    TheUnapproved,
}

impl Forbidden {
    /// Whether a device that is switched off and in a bag is in order; `allowed` where the event
    /// says that it may be there.
    pub(super) const fn may_lie_in_a_bag(self, allowed: bool) -> bool {
        match self {
            Forbidden::UnlessSwitchedOff => true,
            Forbidden::TheUnapproved => allowed,
            Forbidden::TheUnauthorised | Forbidden::AtAll => false,
        }
    }
}

/// The device is where it may be.
pub(super) fn in_order(law: &Provision<Forbidden>, side: Color) -> Ruling {
    Ruling::under(law, [Decision::Continue]).because(say!("device-in-order", side = side))
}

/// A player asks for leave to use a device: the refusal, or `None` where the text leaves it to the
/// arbiter.
#[must_use]
pub fn may_use(law: &Conduct) -> Option<Refusal> {
    let clause = law.devices.as_ref().ok()?;
    match clause.reading {
        Forbidden::TheUnapproved | Forbidden::AtAll => Some(Refusal::under(
            clause,
            Reason::NotAllowed,
            say!("device-not-used"),
        )),
        Forbidden::TheUnauthorised | Forbidden::UnlessSwitchedOff => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E18, E97};

    /// Case A11-11.
    #[test]
    fn nobody_listens_to_music_any_more() {
        let no = may_use(&under(E18)).unwrap();
        assert_eq!(no.citations()[0].to_string(), "11.3.2.1, 2018");
        assert!(may_use(&under(E09)).is_none());
        assert!(may_use(&under(E97)).is_none());
        let numbers = "no no 12.2b 12.3b lost 11.3b 11.3.2.1 11.3.2.1 11.3.2.1";
        assert_eq!(printed(&DEVICES), numbers);
    }

    #[test]
    fn switched_off_in_a_bag() {
        let check = |forbidden: Forbidden, [silent, allowed]: [bool; 2]| {
            assert_eq!(forbidden.may_lie_in_a_bag(false), silent, "{forbidden:?}");
            assert_eq!(forbidden.may_lie_in_a_bag(true), allowed, "{forbidden:?}");
        };
        check(Forbidden::TheUnauthorised, [false, false]);
        check(Forbidden::UnlessSwitchedOff, [true, true]);
        check(Forbidden::AtAll, [false, false]);
        check(Forbidden::TheUnapproved, [false, true]);
    }
}
