//! # The arbiter watches and enforces (R13.3)
//!
//! The arbiter observes the games, above all in time trouble, enforces his decisions and
//! imposes penalties where they are due.
//!
//! - Draft: its article on the arbiter is lost; a result he declares rests on the Preface.
//! - 2014: Article 13 became Article 12.

use super::Arbiter;
use crate::{Decision, Ending, Outcome, Ruling, Score};
use flagfall_edition::{Absent, Clause, D09, E14, E97, absent, renumbered, since};

/// The arbiter observes the games and enforces his decisions.
pub const ENFORCES: Clause<()> = Clause::new(
    "R13.3",
    "The arbiter watches and enforces",
    &[
        since(
            E97,
            "13.3",
            "The arbiter keeps an eye on the boards, in time trouble most of all; what he has \
             decided he carries through, and he penalises where there is cause.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.3", ()),
    ],
);

/// The arbiter declares a result.
#[must_use]
pub fn declare(law: &Arbiter, white: Score, black: Score) -> Ruling {
    let declared = [Decision::End(Outcome::scored(
        (white, black),
        Ending::Arbiter,
    ))];
    match &law.enforces {
        Ok(clause) => Ruling::under(clause, declared),
        Err(_) => Ruling::under(&law.unregulated, declared),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::under;
    use crate::chessclock::printed;
    use flagfall_edition::{E09, E23, Edition, Sources};

    fn check(edition: Edition, white: Score, black: Score, expect: &str) {
        assert_eq!(declare(&under(edition), white, black).to_string(), expect);
    }

    #[test]
    fn a_result_may_be_declared_in_every_edition() {
        check(E09, Score::Win, Score::Loss, "1-0 arbiter [13.3, 2009]");
        check(E23, Score::Draw, Score::Loss, "1/2-0 arbiter [12.3, 2023]");
        let preface = "0-0 arbiter [Preface, 2009-draft]";
        check(D09, Score::Loss, Score::Loss, preface);
        let completed = Arbiter::new(&Sources::of(D09).completed_from(E09));
        let found = declare(&completed, Score::Win, Score::Loss).to_string();
        assert_eq!(found, "1-0 arbiter [13.3, 2009 (completing 2009-draft)]");
        let numbers = "13.3 13.3 13.3 13.3 lost 12.3 12.3 12.3 12.3";
        assert_eq!(printed(&ENFORCES), numbers);
    }
}
