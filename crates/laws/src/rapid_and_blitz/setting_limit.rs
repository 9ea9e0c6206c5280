//! # A wrong setting of the clock found late (RA.4a2)
//!
//! In a rapid or blitz game without adequate supervision, after so many moves of each player,
//! nothing can be claimed of the clock's setting any more.
//!
//! - 1997: after three moves made by each.
//! - 2001: three moves completed. So, by inference, in 2005.
//! - 2009: renumbered.
//! - Of the draft we have no appendix.
//! - 2014: after ten moves the setting is not changed, unless the schedule of the event would
//!   suffer; that is for the arbiter, who may install another all the same.
//! - 2017, 2023: renumbered only.

use crate::irregularities::{Begun, Until};
use crate::{Decision, Rulebook, Ruling};
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E23, E97, Provision, absent, renumbered, since,
};

/// Until when a wrong setting is put right.
pub const SETTING_LIMIT: Clause<Until> = Clause::new(
    "RA.4a2",
    "A wrong setting of the clock found late",
    &[
        since(
            E97,
            "B4",
            "Once each player has made three moves nothing can be claimed about the setting of \
             the clock.",
            Until::Made(3),
        ),
        since(
            E01,
            "B4",
            "Once each player has completed three moves nothing can be claimed about the setting \
             of the clock.",
            Until::Completed(3),
        ),
        renumbered(E09, "A.4a", Until::Completed(3)),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.4a",
            "Once each player has completed ten moves the setting of the clock is not changed, \
             unless the schedule of the event would suffer.",
            Until::Completed(10),
        ),
        renumbered(E17, "A.4.1.1", Until::Completed(10)),
        renumbered(E23, "A.5.1.1", Until::Completed(10)),
    ],
);

/// Puts the limit into the article on the clock, where that knows of a wrong setting.
pub(super) fn limit(law: &Provision<Until>, book: &mut Rulebook) {
    if let Ok(setting) = book.chessclock.wrong_setting {
        book.chessclock.wrong_setting = Ok(setting.except(law, law.reading));
    }
}

/// A wrong setting is claimed in an edition whose article does not know of it: it is too late.
/// `None` while it is not.
#[must_use]
pub fn setting_claimed_late(law: &Provision<Until>, begun: Begun) -> Option<Ruling> {
    let too_late = law.reading.passed(begun)?;
    Some(Ruling::under(law, [Decision::Continue]).because(too_late))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use crate::chessclock::{Setting, wrong_setting};
    use flagfall_edition::{E18, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, supervision: Supervision, moves: u32, expect: &str) {
        let law = book(edition, Class::Rapid, supervision, &[]).chessclock;
        let begun = Begun {
            made: moves,
            completed: moves,
        };
        let found = match wrong_setting(&law, begun) {
            Some(Setting::PutRight(ruling, _) | Setting::Stays(ruling)) => ruling.to_string(),
            None => "no rule".to_owned(),
        };
        assert_eq!(found, expect);
    }

    #[test]
    fn a_claim_comes_too_late_before_the_article_knew_of_it() {
        let law = SETTING_LIMIT.under(E01).unwrap();
        let claimed = |completed| {
            let begun = Begun { made: 3, completed };
            setting_claimed_late(&law, begun).map(|it| it.to_string())
        };
        assert_eq!(claimed(2), None);
        assert_eq!(claimed(3).unwrap(), "game continues [B4, 2001]");
    }

    /// Cases A6-62 and A6-63.
    #[test]
    fn after_three_moves_and_then_after_ten_it_stays() {
        let unwatched = Supervision::Inadequate;
        check(E01, unwatched, 20, "no rule");
        check(
            E09,
            unwatched,
            2,
            "clocks stopped [6.10b, 2009; A.4a, 2009]",
        );
        check(
            E09,
            unwatched,
            3,
            "game continues [6.10b, 2009; A.4a, 2009]",
        );
        check(
            E14,
            unwatched,
            9,
            "clocks stopped [6.10b, 2014; A.4a, 2014]",
        );
        check(
            E18,
            unwatched,
            16,
            "game continues [6.10.2, 2018; A.4.1.1, 2018]",
        );
        check(
            E23,
            unwatched,
            20,
            "game continues [6.10.2, 2023; A.5.1.1, 2023]",
        );
        check(
            E23,
            Supervision::Adequate,
            20,
            "clocks stopped [6.10.2, 2023]",
        );
        let numbers = "B4 B4 B4 A.4a lost A.4a A.4.1.1 A.4.1.1 A.5.1.1";
        assert_eq!(printed(&SETTING_LIMIT), numbers);
    }
}
