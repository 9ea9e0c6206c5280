//! # Leaving the playing area (R12.2b)
//!
//! The player who has the move does not leave the playing area without the arbiter's permission.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014, 2017: renumbered only.

use super::venue::{Place, place};
use super::{Conduct, infraction};
use crate::arbiter::Arbiter;
use crate::refusal::required;
use crate::{Question, Refusal};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, E97, absent, renumbered, since};
use flagfall_say::say;

/// The player having the move stays in the playing area.
pub const LEAVING_AREA: Clause<()> = Clause::new(
    "R12.2b",
    "Leaving the playing area",
    &[
        since(
            E97,
            "12.4",
            "The player who has the move leaves the playing area only with the arbiter's \
             permission.",
            (),
        ),
        renumbered(E05, "12.5", ()),
        renumbered(E09, "12.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.2", ()),
        renumbered(E17, "11.2.3.2", ()),
    ],
);

/// A player leaves the board.
#[derive(Clone, Copy, Debug)]
pub struct Leaving<'a> {
    /// Who.
    pub side: Color,
    /// Whether he has the move.
    pub has_the_move: bool,
    /// For where; out of the venue where nothing is said.
    pub area: Option<&'a str>,
    /// The places that the arbiter has added to the venue, between commas.
    pub designated: Option<&'a str>,
    /// Whether the event has him report before he leaves the playing area.
    pub reported: bool,
}

/// A player leaves without permission: `None` where he needs none, and else the question of a
/// penalty.
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn leaving(
    law: &Conduct,
    arbiter: &Arbiter,
    it: &Leaving<'_>,
) -> Result<Option<Question>, Refusal> {
    let place = place(it.area, it.designated);
    let side = it.side;
    Ok(match place {
        Place::PlayingArea => None,
        Place::Venue | Place::Outside if it.has_the_move => {
            let clause = required(&law.leaving_area, say!("what-conduct"))?;
            let facts = say!("leaves-area", side = side);
            Some(infraction(law, arbiter, clause, side, facts))
        }
        Place::Venue => match &law.reporting {
            Ok(clause) if it.reported => {
                let facts = say!("leaves-unreported", side = side);
                Some(infraction(law, arbiter, clause, side, facts))
            }
            _ => None,
        },
        Place::Outside => {
            let clause = required(&law.leaving_venue, say!("what-conduct"))?;
            let facts = say!("leaves-venue", side = side);
            Some(infraction(law, arbiter, clause, side, facts))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E23, Edition, Sources};

    fn check(edition: Edition, has_the_move: bool, area: Option<&str>, expect: &str) {
        let it = Leaving {
            side: Color::White,
            has_the_move,
            area,
            designated: None,
            reported: false,
        };
        let arbiter = Arbiter::new(&Sources::of(edition));
        let found = match leaving(&under(edition), &arbiter, &it) {
            Ok(None) => "free",
            Ok(Some(question)) => question.citations()[0].article,
            Err(refusal) => refusal.reason().word(),
        };
        assert_eq!(found, expect, "{edition}, {area:?}");
    }

    /// Case A11-12.
    #[test]
    fn the_player_having_the_move_stays() {
        let bar = Some("the refreshment area");
        check(E97, true, bar, "12.4");
        check(E09, true, bar, "12.2");
        check(E23, true, bar, "11.2.3.2");
        check(E23, false, bar, "free");
        check(E23, true, Some("the playing area"), "free");
        check(D09, true, bar, "not_encoded");
        check(E23, false, None, "11.2.3.1");
        check(E23, true, None, "11.2.3.2");
        let reports = Leaving {
            side: Color::White,
            has_the_move: false,
            area: bar,
            designated: None,
            reported: true,
        };
        let arbiter = Arbiter::new(&Sources::of(E23));
        let asked = leaving(&under(E23), &arbiter, &reports).unwrap().unwrap();
        assert_eq!(asked.citations()[0].article, "11.2.4");
        let numbers = "12.4 12.4 12.5 12.2 lost 11.2 11.2.3.2 11.2.3.2 11.2.3.2";
        assert_eq!(printed(&LEAVING_AREA), numbers);
    }
}
