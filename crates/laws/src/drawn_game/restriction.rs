//! # Agreement restricted by the event (R9.1a)
//!
//! An event may forbid draws by agreement, up to a number of moves or altogether, without the
//! arbiter's consent. Only agreement: a correct claim is not touched by it.
//!
//! - 2009: first printed. Before it an event's wish bound nobody.
//! - 2014: it may forbid the offer too, not only the agreement.
//! - 2017: renumbered.

use super::DrawnGame;
use crate::{Reason, Refusal};
use flagfall_edition::{Clause, E09, E14, E17, renumbered, since};
use flagfall_record::AgreementLimit;
use flagfall_say::say;

/// What an event may forbid.
pub const RESTRICTION: Clause<Forbidden> = Clause::new(
    "R9.1a",
    "Agreement restricted by the event",
    &[
        since(
            E09,
            "9.1a",
            "The rules of a competition may say that the players cannot agree to a draw, before \
             a given number of moves or at all, without the arbiter's consent.",
            Forbidden::Agreeing,
        ),
        since(
            E14,
            "9.1a",
            "The rules of a competition may say that the players cannot offer or agree to a \
             draw, before a given number of moves or at all, without the arbiter's consent.",
            Forbidden::OfferingAndAgreeing,
        ),
        renumbered(E17, "9.1.1", Forbidden::OfferingAndAgreeing),
    ],
);

/// What the rules of an event may keep players from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Agreeing to a draw; an offer may be made, and comes to nothing.
    Agreeing,
    /// Offering one, and agreeing to one.
    OfferingAndAgreeing,
}

/// Whether a draw may be agreed on, `moves_each` being the moves made by the player who has made
/// fewer. A claim of a draw is an offer besides (R9.1d); accepted, it is an agreement like
/// another.
///
/// # Errors
/// [`Refusal`] where the event forbids it and the edition lets it.
pub fn may_agree(law: &DrawnGame, limit: AgreementLimit, moves_each: u32) -> Result<(), Refusal> {
    let Ok(restriction) = &law.restriction else {
        return Ok(());
    };
    let text = match limit {
        AgreementLimit::FromMove(from) if moves_each < from => {
            say!("restriction-from-move", from = from, made = moves_each)
        }
        AgreementLimit::Never => say!("restriction-never"),
        AgreementLimit::FromMove(_) | AgreementLimit::None => return Ok(()),
    };
    Err(Refusal::under(restriction, Reason::NotAllowed, text))
}

/// Whether a draw may be offered.
pub(super) fn may_offer(
    law: &DrawnGame,
    limit: AgreementLimit,
    moves_each: u32,
) -> Result<(), Refusal> {
    match law.restriction.as_ref().map(|it| it.reading) {
        Ok(Forbidden::OfferingAndAgreeing) => may_agree(law, limit, moves_each),
        Ok(Forbidden::Agreeing) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::super::{claim_repetition, offer};
    use super::*;
    use crate::drawn_game::testing::{Story, short};
    use flagfall_edition::{D09, E01, E05, E18, E23, E97, Edition};

    /// Whether a draw may be offered, and whether it may be agreed on.
    fn check(edition: Edition, limit: AgreementLimit, moves_each: u32, expect: [&str; 2]) {
        let told = |refusal: Refusal| format!("{} {}", refusal.reason().word(), short(&refusal));
        let law = law(edition);
        let offered = offer(&law, limit, moves_each, None).map(|_| "made".to_owned());
        let agreed = may_agree(&law, limit, moves_each).map(|()| "made".to_owned());
        let found = [offered, agreed].map(|it| it.unwrap_or_else(told));
        assert_eq!(found, expect, "{limit:?} after {moves_each}, {edition}");
    }

    #[test]
    fn an_event_may_forbid_agreement_since_the_laws_say_so() {
        let thirty = AgreementLimit::FromMove(30);
        let made = ["made", "made"];
        for (edition, number, offers) in [
            (E09, "9.1a", true),
            (D09, "9.1a", true),
            (E14, "9.1a", false),
            (E17, "9.1.1", false),
            (E18, "9.1.1", false),
            (E23, "9.1.1", false),
        ] {
            let refused = format!("not_allowed {number}, {edition}");
            let refused = [if offers { "made" } else { &refused }, &refused];
            check(edition, thirty, 29, refused);
            check(edition, thirty, 30, made);
            check(edition, AgreementLimit::Never, 80, refused);
            check(edition, AgreementLimit::None, 0, made);
        }
        for edition in [E97, E01, E05] {
            check(edition, thirty, 3, made);
            check(edition, AgreementLimit::Never, 3, made);
        }
        let numbers = "no no no 9.1a 9.1a 9.1a 9.1.1 9.1.1 9.1.1";
        assert_eq!(printed(&RESTRICTION), numbers);
    }

    /// Case A9-25: a claim is not an agreement; it is judged whatever the event forbids.
    #[test]
    fn a_claim_is_judged_all_the_same() {
        let story = Story::of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        let answer = story.claims(claim_repetition, &law(E18), None);
        assert_eq!(
            answer,
            "claim upheld; 1/2-1/2 repetition [9.2.1.2, 2018; 9.2.2, 2018; 9.5.2, 2018]"
        );
    }
}
