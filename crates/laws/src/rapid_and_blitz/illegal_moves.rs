//! # Illegal moves in a game not supervised (RA.4c)
//!
//! In a rapid game that is not closely watched an illegal move is put right only until the
//! opponent has made his next move; after that it stands.
//!
//! - 2009: only on the opponent's claim; the price is that of the articles. The arbiter of
//!   himself intervenes where both kings are in check or a promotion was not finished.
//! - Of the draft we have no appendix.
//! - 2014: seen by the arbiter or claimed by the opponent, the first one loses the game.
//! - 2017: renumbered.
//! - 2018: the price is that of the articles again.
//! - 2023: renumbered.
//!
//! In blitz too, where the blitz appendix has no clause of its own: from 2014 on.

use crate::irregularities::IfHelpless;
use crate::{Reason, Refusal};
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E18, E23, Provision, absent, renumbered, since,
};
use flagfall_say::say;

const LOSES: Unwatched = Unwatched {
    arbiter_acts: true,
    loses: Some(IfHelpless::Draws),
};
const PRICED: Unwatched = Unwatched {
    arbiter_acts: true,
    loses: None,
};

/// Illegal moves where nobody watches closely.
pub const ILLEGAL_MOVES: Clause<Unwatched> = Clause::new(
    "RA.4c",
    "Illegal moves in a game not supervised",
    &[
        since(
            E09,
            "A.4c",
            "An illegal move is completed by the press. The opponent may claim it until he has \
             made his own move; only then does the arbiter rule, by the article on illegal \
             moves. Where both kings are in check or a promotion is not finished he intervenes \
             if he can. What was not claimed stands.",
            Unwatched {
                arbiter_acts: false,
                loses: None,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.4b",
            "An illegal move that the arbiter sees or the opponent claims before the opponent \
             has made his next move loses the game; it is drawn if the opponent cannot give mate \
             by any series of legal moves. After that it stands, unless the players agree to \
             correct it.",
            LOSES,
        ),
        renumbered(E17, "A.4.2", LOSES),
        since(
            E18,
            "A.4.2",
            "On an illegal move that the arbiter sees or the opponent claims before the opponent \
             has made his next move, the arbiter acts by the article on illegal moves. After \
             that it stands, unless the players agree to correct it.",
            PRICED,
        ),
        renumbered(E23, "A.5.2", PRICED),
    ],
);

/// What becomes of an illegal move, and who takes it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwatched {
    /// Whether the arbiter acts on what he sees, without a claim.
    pub arbiter_acts: bool,
    /// Whether the first one loses the game, and if so what becomes of it where the opponent
    /// cannot mate; else the price is that of the articles.
    pub loses: Option<IfHelpless>,
}

/// Whether the arbiter may take up an illegal move that nobody has claimed. `flagrant`: both
/// kings are in check, or a promotion was not finished.
///
/// # Errors
/// [`Refusal`] where only the opponent may.
pub fn observe_illegal_move(law: &Provision<Unwatched>, flagrant: bool) -> Result<(), Refusal> {
    if law.reading.arbiter_acts || flagrant {
        return Ok(());
    }
    let text = say!("illegal-moves-on-claim");
    Err(Refusal::under(law, Reason::NotThisSeat, text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{appendix, book, illegal, printed};
    use super::*;
    use crate::irregularities::{Since, in_time};
    use flagfall_edition::Edition;
    use flagfall_record::{Class, Supervision};

    const UNWATCHED: Supervision = Supervision::Inadequate;

    /// The price of the first illegal move, and what a claim after the reply is refused by.
    fn check(edition: Edition, class: Class, price: &str, late: &str) {
        assert_eq!(illegal(edition, class, UNWATCHED, &[]), price);
        let law = book(edition, class, UNWATCHED, &[]).irregularities;
        let since = |opponent_made| Since {
            opponent_made,
            both_completed: 0,
        };
        assert!(in_time(&law, since(0)).is_ok(), "{edition}");
        let refusal = in_time(&law, since(1)).unwrap_err();
        let cited: Vec<String> = refusal
            .citations()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(cited.join("; "), late, "{class:?}, {edition}");
    }

    /// Cases A7-22, A7-23, A7-27.
    #[test]
    fn the_price_and_the_time_to_claim_it() {
        let rapid = Class::Rapid;
        let ladder = "+2:00, number 3 loses or draws [7.4b, 2009]";
        check(E09, rapid, ladder, "7.4a, 2009; A.4c, 2009");
        let first = "number 1 loses or draws [7.5b, 2014; A.4b, 2014]";
        check(E14, rapid, first, "7.5a, 2014; A.4b, 2014");
        let first = "number 1 loses or draws [7.5.3, 2017; A.4.2, 2017]";
        check(E17, rapid, first, "7.5.1, 2017; A.4.2, 2017");
        let ladder = "+2:00, number 2 loses or draws [7.5.5, 2018]";
        check(E18, rapid, ladder, "7.5.1, 2018; A.4.2, 2018");
        let ladder = "+1:00, number 2 loses or draws [7.5.5, 2023; A.3, 2023]";
        check(E23, rapid, ladder, "7.5.1, 2023; A.5.2, 2023");
        let numbers = "no no no A.4c lost A.4b A.4.2 A.4.2 A.5.2";
        assert_eq!(printed(&ILLEGAL_MOVES), numbers);
    }

    /// Cases A7-24, A7-26: blitz without a clause of its own.
    #[test]
    fn in_blitz_as_in_rapid() {
        let blitz = Class::Blitz;
        let first = "number 1 loses or draws [7.5b, 2014; A.4b, 2014]";
        check(E14, blitz, first, "7.5a, 2014; A.4b, 2014");
        let first = "number 1 loses or draws [7.5.3, 2017; A.4.2, 2017]";
        check(E17, blitz, first, "7.5.1, 2017; A.4.2, 2017");
        let ladder = "+1:00, number 2 loses or draws [7.5.5, 2018; B.2, 2018]";
        check(E18, blitz, ladder, "7.5.1, 2018; A.4.2, 2018");
        let ladder = "+1:00, number 2 loses or draws [7.5.5, 2023; B.3, 2023]";
        check(E23, blitz, ladder, "7.5.1, 2023; A.5.2, 2023");
    }

    #[test]
    fn the_arbiter_acts_of_himself_in_all_but_the_first() {
        for (edition, acts) in [
            (E09, false),
            (E14, true),
            (E17, true),
            (E18, true),
            (E23, true),
        ] {
            let law = appendix(edition, Class::Rapid, UNWATCHED).illegal_moves;
            let law = law.unwrap();
            let found = observe_illegal_move(&law, false);
            assert_eq!(found.is_ok(), acts, "{edition}");
            assert!(observe_illegal_move(&law, true).is_ok(), "{edition}");
        }
    }
}
