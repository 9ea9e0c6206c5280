//! # Claiming a win on time (RA.4e)
//!
//! In rapid and blitz who claims a win on time stops the clocks and tells the arbiter.
//!
//! - 1997: once the clocks stand, his own flag must be up and his opponent's down. So, by
//!   inference, in 2005.
//! - 2009: so too without adequate supervision; renumbered.
//! - Of the draft we have no appendix.
//! - 2014: he must have time left; renumbered. 2017: renumbered.
//! - 2018: he may stop the clocks; his own time is no longer named. 2023: renumbered.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E18, E23, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// What a claim of a win on time asks for.
pub const OWN_FLAG: Clause<OwnFlag> = Clause::new(
    "RA.4e",
    "Claiming a win on time",
    &[
        since(
            E97,
            "B7",
            "To claim a win on time a player stops both clocks and tells the arbiter. The claim \
             succeeds if his flag is then up and his opponent's has fallen.",
            OwnFlag::MustBeUp,
        ),
        renumbered(E09, "A.4d(2)", OwnFlag::MustBeUp),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.4c",
            "To claim a win on time a player stops the clock and tells the arbiter. The claim \
             succeeds if he then has time left on his own clock.",
            OwnFlag::MustBeUp,
        ),
        renumbered(E17, "A.4.3", OwnFlag::MustBeUp),
        since(
            E18,
            "A.4.3",
            "To claim a win on time a player may stop the clock and tell the arbiter. The game \
             is drawn if he cannot give mate by any series of legal moves.",
            OwnFlag::DoesNotMatter,
        ),
        renumbered(E23, "A.5.3", OwnFlag::DoesNotMatter),
    ],
);

/// What the claimant's own flag must be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFlag {
    /// Up, when the clocks stand.
    MustBeUp,
    /// Nothing is said of it.
    DoesNotMatter,
}

/// A player claims a win on time, and the clocks stand.
///
/// # Errors
/// The claim is rejected: his own time has run out as well.
pub fn claim_win_on_time(
    law: &Provision<OwnFlag>,
    by: Color,
    own_down: bool,
) -> Result<(), Ruling> {
    match law.reading {
        OwnFlag::MustBeUp if own_down => {
            let text = say!("own-flag-down", side = by);
            Err(Ruling::under(law, [Decision::ClaimRejected]).because(text))
        }
        OwnFlag::MustBeUp | OwnFlag::DoesNotMatter => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{appendix, printed};
    use super::*;
    use flagfall_edition::{E01, E05, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, rejected: Option<&str>) {
        for class in [Class::Rapid, Class::Blitz] {
            let law = appendix(edition, class, Supervision::Inadequate).own_flag;
            let law = law.unwrap();
            assert!(claim_win_on_time(&law, Color::White, false).is_ok());
            let found = claim_win_on_time(&law, Color::White, true).err();
            let expect = rejected.map(|number| format!("claim rejected [{number}, {edition}]"));
            assert_eq!(found.map(|it| it.to_string()), expect, "{edition}");
        }
    }

    #[test]
    fn the_claimant_s_own_flag() {
        check(E97, Some("B7"));
        check(E01, Some("B7"));
        check(E05, Some("B7"));
        check(E09, Some("A.4d(2)"));
        check(E14, Some("A.4c"));
        check(E17, Some("A.4.3"));
        check(E18, None);
        check(E23, None);
        let numbers = "B7 B7 B7 A.4d(2) lost A.4c A.4.3 A.4.3 A.5.3";
        assert_eq!(printed(&OWN_FLAG), numbers);
    }
}
