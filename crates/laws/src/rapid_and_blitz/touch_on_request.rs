//! # Touched men, on request only (RA.4b)
//!
//! In a rapid or blitz game the arbiter rules on touched men only when a player asks him to.
//!
//! - 1997: so too on the quickplay finish.
//! - 2001: on touched men alone; renumbered. So, by inference, in 2005.
//! - 2009: without adequate supervision; renumbered.
//! - Of the draft we have no appendix.
//! - 2014: no longer printed.

use crate::{Reason, Refusal};
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, Provision, absent, since};
use flagfall_say::say;

/// Article 4 is applied when a player asks.
pub const TOUCH_ON_REQUEST: Clause<()> = Clause::new(
    "RA.4b",
    "Touched men, on request only",
    &[
        since(
            E97,
            "B5",
            "The arbiter applies the articles on touched men and on the quickplay finish only if \
             a player, or both, ask for it.",
            (),
        ),
        since(
            E01,
            "B5a",
            "The arbiter rules on touched men only if a player, or both, ask for it.",
            (),
        ),
        since(
            E09,
            "A.4b",
            "Without adequate supervision the arbiter rules on touched men only if a player, or \
             both, ask for it.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

/// The arbiter may not take up of himself what touched men bind a player to.
#[must_use]
pub fn observe_touch(law: &Provision<()>) -> Refusal {
    Refusal::under(law, Reason::NotThisSeat, say!("touch-on-request"))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, appendix, printed};
    use super::*;
    use flagfall_edition::{E05, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, class: Class, supervision: Supervision, article: Option<&str>) {
        let law = appendix(edition, class, supervision).touch_on_request;
        let found = law.map(|law| observe_touch(&law).citations()[0].article);
        assert_eq!(found, article, "{class:?} {supervision:?}, {edition}");
    }

    #[test]
    fn the_arbiter_waits_to_be_asked() {
        let unwatched = Supervision::Inadequate;
        for class in [Class::Rapid, Class::Blitz] {
            check(E97, class, unwatched, Some("B5"));
            check(E01, class, unwatched, Some("B5a"));
            check(E05, class, unwatched, Some("B5a"));
            check(E09, class, unwatched, Some("A.4b"));
            check(E14, class, unwatched, None);
            check(E09, class, Supervision::Adequate, None);
        }
        for edition in ADOPTED {
            check(edition, Class::Standard, unwatched, None);
        }
        let numbers = "B5 B5a B5a A.4b lost gone gone gone gone";
        assert_eq!(printed(&TOUCH_ON_REQUEST), numbers);
    }
}
