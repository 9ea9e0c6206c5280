//! # The papers of such a claim (RD.2)
//!
//! The claimant writes down the final position, and the opponent verifies it. Where he claims
//! that no effort was made, he also hands in his scoresheet, up to date, which is verified too.
//!
//! - 1997: the scoresheet was completed before the game ended.
//! - 2001: it is up to date.
//! - Of the draft we have nothing.
//! - 2014, 2017: renumbered.

use super::QuickplayClaim;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::{Text, say};

/// What goes to the arbiter with a claim made without one.
pub const PAPERS: Clause<Sheet> = Clause::new(
    "RD.2",
    "The papers of such a claim",
    &[
        since(
            E97,
            "D1",
            "The claimant writes down the final position and the opponent verifies it. If he \
             claims that no effort was made, he also hands in a scoresheet completed before \
             play ended; the opponent verifies both.",
            Sheet::CompletedBeforeTheEnd,
        ),
        since(
            E01,
            "D",
            "The claimant writes down the final position and the opponent verifies it. If he \
             claims that no effort was made, he also hands in an up-to-date scoresheet; the \
             opponent verifies both.",
            Sheet::UpToDate,
        ),
        renumbered(E09, "D.1", Sheet::UpToDate),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.6", Sheet::UpToDate),
        renumbered(E17, "III.6.1", Sheet::UpToDate),
    ],
);

/// Which scoresheet is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// One completed before the game ended.
    CompletedBeforeTheEnd,
    /// One that is up to date.
    UpToDate,
}

/// On what a claim without an arbiter rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// He makes no effort to.
    NoEffort,
    /// The one and the other, or nothing was said.
    Both,
}

impl Basis {
    /// What the words of a claim say: `cannot win`, `no effort`, or nothing of either.
    #[must_use]
    pub fn of(detail: &str) -> Basis {
        let says = detail.to_lowercase().replace('_', " ");
        match (says.contains("cannot win"), says.contains("no effort")) {
            (true, false) => Basis::CannotWin,
            (false, true) => Basis::NoEffort,
            _ => Basis::Both,
        }
    }
}

/// The papers, and what is missing on the scoresheet among them.
pub(super) fn list(law: &Provision<Sheet>, claim: &QuickplayClaim) -> Text {
    let position = say!("papers-position", side = claim.by, opponent = !claim.by);
    if matches!(claim.basis, Basis::CannotWin) {
        return position;
    }
    let sheet = match law.reading {
        Sheet::CompletedBeforeTheEnd => say!("papers-sheet-completed", side = claim.by),
        Sheet::UpToDate => say!("papers-sheet", side = claim.by),
    };
    let papers = position.then(sheet);
    match claim.unrecorded {
        0 => papers,
        missing => papers.then(say!("papers-missing", count = missing)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{claim, law, printed};
    use super::*;
    use flagfall_edition::{E05, E23, Edition};
    use flagfall_words::english;

    fn check(edition: Edition, basis: Basis, unrecorded: usize, expect: &str) {
        let claim = QuickplayClaim {
            basis,
            unrecorded,
            ..claim()
        };
        let found = english(&list(&law(edition).papers.unwrap(), &claim));
        let start = "White writes down the final position and Black verifies it.";
        assert_eq!(found, format!("{start}{expect}"), "{edition}");
    }

    #[test]
    fn the_scoresheet_goes_with_a_claim_that_no_effort_is_made() {
        check(E23, Basis::CannotWin, 4, "");
        let up_to_date = " With it goes White's scoresheet, up to date, verified too.";
        check(E05, Basis::NoEffort, 0, up_to_date);
        check(E23, Basis::Both, 0, up_to_date);
        let before = " With it goes White's scoresheet, completed before the game ended, \
                      verified too.";
        check(E97, Basis::NoEffort, 0, before);
        let missing = format!("{up_to_date} 4 half-moves are missing on it.");
        check(E23, Basis::NoEffort, 4, &missing);
        let numbers = "D1 D D D.1 lost G.6 III.6.1 III.6.1 III.6.1";
        assert_eq!(printed(&PAPERS), numbers);
    }

    #[test]
    fn the_claim_says_on_what_it_rests() {
        assert_eq!(Basis::of("no effort"), Basis::NoEffort);
        assert_eq!(Basis::of("cannot_win"), Basis::CannotWin);
        assert_eq!(Basis::of("cannot win, and no effort"), Basis::Both);
        assert_eq!(Basis::of(""), Basis::Both);
    }
}
