//! # Agreement restricted by the event (R9.1a)
//!
//! An event may forbid draws by agreement, up to a number of moves or altogether, without the
//! arbiter's consent. Only agreement: a correct claim is not touched by it.
//!
//! - 2009: first printed. Before it an event's wish bound nobody.
//! - 2014: it may forbid the offer too, not only the agreement.
//! - 2017: renumbered.

use flagfall_edition::{Clause, E09, E14, E17, renumbered, since};

/// What an event may forbid.
pub const RESTRICTION: Clause<()> = Clause::new(
    "R9.1a",
    "Agreement restricted by the event",
    &[
        since(
            E09,
            "9.1a",
            "The rules of a competition may say that the players cannot agree to a draw, before \
             a given number of moves or at all, without the arbiter's consent.",
            (),
        ),
        since(
            E14,
            "9.1a",
            "The rules of a competition may say that the players cannot offer or agree to a \
             draw, before a given number of moves or at all, without the arbiter's consent.",
            (),
        ),
        renumbered(E17, "9.1.1", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::super::{claim_repetition, offer};
    use super::*;
    use crate::drawn_game::testing::{Story, short};
    use flagfall_edition::{D09, E01, E05, E18, E23, E97, Edition};
    use flagfall_record::AgreementLimit;

    fn check(edition: Edition, limit: AgreementLimit, moves_each: u32, expect: &str) {
        let found = match offer(&law(edition), limit, moves_each, None) {
            Ok(ruling) => ruling.map_or("made".to_owned(), |it| it.to_string()),
            Err(refusal) => format!("{} {}", refusal.reason().word(), short(&refusal)),
        };
        assert_eq!(found, expect, "{limit:?} after {moves_each}, {edition}");
    }

    #[test]
    fn an_event_may_forbid_agreement_since_the_laws_say_so() {
        let thirty = AgreementLimit::FromMove(30);
        for (edition, number) in [
            (E09, "9.1a"),
            (D09, "9.1a"),
            (E14, "9.1a"),
            (E17, "9.1.1"),
            (E18, "9.1.1"),
            (E23, "9.1.1"),
        ] {
            let refused = format!("not_allowed {number}, {edition}");
            check(edition, thirty, 29, &refused);
            check(edition, thirty, 30, "made");
            check(edition, AgreementLimit::Never, 80, &refused);
            check(edition, AgreementLimit::None, 0, "made");
        }
        for edition in [E97, E01, E05] {
            check(edition, thirty, 3, "made");
            check(edition, AgreementLimit::Never, 3, "made");
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
