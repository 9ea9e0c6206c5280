//! # A federation's own rules (R0.3)
//!
//! A federation may add rules of its own to the Laws, within bounds.
//!
//! - 1997: if they contradict nothing in the Laws, are limited to its own territory, and hold for
//!   no match, championship, qualifying, title or rating event of FIDE.
//! - 2001: called Preface.
//! - 2014: that clause is gone; a game is rated by FIDE only if it is played under the Laws.

use super::Federations;
use flagfall_edition::{Citation, Clause, E01, E14, E97, renumbered, since};
use flagfall_record::Regulations;

/// What a federation may add.
pub const OVERLAY: Clause<Bounds> = Clause::new(
    "R0.3",
    "A federation's own rules",
    &[
        since(
            E97,
            "Preamble",
            "A federation may have more detailed rules, if they contradict nothing in the Laws, \
             are limited to its own territory, and hold for no match, championship, qualifying, \
             title or rating event of FIDE.",
            Bounds {
                at_home: true,
                unrated: true,
            },
        ),
        renumbered(
            E01,
            "Preface",
            Bounds {
                at_home: true,
                unrated: true,
            },
        ),
        since(
            E14,
            "Preface",
            "A game is rated by FIDE only if it is played under the Laws; for other games in \
             competition they are recommended.",
            Bounds {
                at_home: false,
                unrated: true,
            },
        ),
    ],
);

/// The bounds of what a federation may add. That it contradicts nothing in the Laws is seen to
/// where the overlay is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Only in its own territory.
    pub at_home: bool,
    /// Only in events that FIDE does not rate.
    pub unrated: bool,
}

/// Why a federation's rules cannot govern a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inadmissible {
    /// The event is rated by FIDE.
    Rated,
    /// It is played outside the federation's territory.
    Abroad,
    /// The federation's text is not in hand for that edition.
    NotInHand,
    /// No federation's rules have that name.
    Unknown,
    /// The time control is another than theirs.
    OtherTime,
}

/// Whether the federation's rules that the event has taken may govern the game.
///
/// # Errors
/// Why not, with what that rests on.
pub fn admitted(
    law: &Federations,
    regulations: &Regulations,
) -> Result<(), (Inadmissible, Vec<Citation>)> {
    let Some(name) = regulations.options.get("federation") else {
        return Ok(());
    };
    let bounds = law.overlay.reading;
    let by_preface = |why| Err((why, vec![law.overlay.rule]));
    if name != super::SIXTY_ONE_MINUTES {
        return Err((Inadmissible::Unknown, Vec::new()));
    }
    if bounds.unrated && regulations.option_is("fide_rated", "true") {
        return by_preface(Inadmissible::Rated);
    }
    if bounds.at_home && regulations.option_is("territory", "abroad") {
        return by_preface(Inadmissible::Abroad);
    }
    let Some(time) = &law.time else {
        return Err((Inadmissible::NotInHand, Vec::new()));
    };
    match &regulations.time_control {
        Some(control) if !super::sixty_one::is_that(time.reading, control) => {
            Err((Inadmissible::OtherTime, vec![time.rule]))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{admits, printed};
    use super::*;
    use flagfall_edition::{D09, E05, E09, E17, E18, E23};

    /// The three conditions of the Preface, and what came in their place.
    #[test]
    fn at_home_and_unrated() {
        let ffe = ("federation", "ffe_61");
        for edition in [E01, E05] {
            assert_eq!(admits(edition, &[ffe]), Ok(()), "{edition}");
        }
        let rated = ("fide_rated", "true");
        let abroad = ("territory", "abroad");
        for edition in [E97, E01, E05, E09, D09, E14, E17, E18, E23] {
            let found = admits(edition, &[ffe, rated]);
            assert_eq!(found, Err(Inadmissible::Rated), "{edition}");
        }
        for edition in [E97, E01, E05, E09, D09] {
            let found = admits(edition, &[ffe, abroad]);
            assert_eq!(found, Err(Inadmissible::Abroad), "{edition}");
        }
        for edition in [E97, E09, D09, E14, E23] {
            let found = admits(edition, &[ffe]);
            assert_eq!(found, Err(Inadmissible::NotInHand), "{edition}");
        }
        assert_eq!(admits(E14, &[ffe, abroad]), Err(Inadmissible::NotInHand));
        let unknown = admits(E01, &[("federation", "elsewhere")]);
        assert_eq!(unknown, Err(Inadmissible::Unknown));
        assert_eq!(admits(E23, &[rated]), Ok(()));
        assert!(printed(&OVERLAY).starts_with("Preamble Preface Preface"));
    }
}
