//! # Appeals (R12.10)
//!
//! A player may appeal against what the arbiter has decided, unless the regulations of the event
//! say otherwise.
//!
//! - 1997 to 2005: not regulated.
//! - 2009: but not against a decision in the quickplay finish (10.2d, Appendix D).
//! - Draft: its article on conduct is lost.
//! - 2014: without that exception, and also after he has signed the scoresheet.

use super::Conduct;
use crate::refusal::required;
use crate::{Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E09, E14, absent, since};
use flagfall_say::say;

/// A player may appeal.
pub const APPEALING: Clause<Appealable> = Clause::new(
    "R12.10",
    "Appeals",
    &[
        since(
            E09,
            "12.10",
            "Unless the regulations of the event say otherwise a player may appeal against any \
             decision of the arbiter, but for those in the quickplay finish, by 10.2d or \
             Appendix D.",
            Appealable::AllButTheQuickplayFinish,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.10",
            "Unless the regulations of the event say otherwise a player may appeal against any \
             decision of the arbiter, even if he has signed the scoresheet.",
            Appealable::AllEvenWhenSigned,
        ),
    ],
);

/// Against what one may appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appealable {
    /// Any decision but one in the quickplay finish.
    AllButTheQuickplayFinish,
    /// Any decision, the scoresheet signed or not.
    AllEvenWhenSigned,
}

/// What is appealed against, and where.
#[derive(Clone, Copy, Debug)]
pub struct Appeal {
    /// Who appeals.
    pub by: Color,
    /// Whether the regulations of the event rule appeals out.
    pub ruled_out: bool,
    /// Whether the decision was one in the quickplay finish.
    pub quickplay_finish: bool,
}

/// A player appeals: whether it is heard. The decision stands until it has been.
///
/// # Errors
/// [`Refusal`] where there is no appeal, or the edition does not know one.
pub fn appeal(law: &Conduct, it: &Appeal) -> Result<Ruling, Refusal> {
    let clause = required(&law.appealing, say!("what-appeal"))?;
    if it.ruled_out {
        let text = say!("appeal-ruled-out");
        return Err(Refusal::under(clause, Reason::NotAllowed, text));
    }
    match clause.reading {
        Appealable::AllButTheQuickplayFinish if it.quickplay_finish => {
            let text = say!("appeal-final");
            Err(Refusal::under(clause, Reason::NotAllowed, text))
        }
        Appealable::AllButTheQuickplayFinish | Appealable::AllEvenWhenSigned => {
            Ok(Ruling::under(clause, [Decision::AppealAdmitted(it.by)]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E05, E23, Edition};

    fn check(edition: Edition, ruled_out: bool, quickplay_finish: bool, expect: &str) {
        let it = Appeal {
            by: Color::White,
            ruled_out,
            quickplay_finish,
        };
        let found = match appeal(&under(edition), &it) {
            Ok(ruling) => ruling.to_string(),
            Err(refusal) => refusal.reason().word().to_owned(),
        };
        assert_eq!(found, expect, "{edition}");
    }

    /// Case A11-20.
    #[test]
    fn an_appeal_is_heard_unless_the_event_rules_it_out() {
        check(E05, false, false, "no_such_rule");
        check(E09, false, false, "White's appeal admitted [12.10, 2009]");
        check(E09, false, true, "not_allowed");
        check(D09, false, false, "not_encoded");
        check(E14, false, true, "White's appeal admitted [11.10, 2014]");
        check(E23, true, false, "not_allowed");
        let numbers = "no no no 12.10 lost 11.10 11.10 11.10 11.10";
        assert_eq!(printed(&APPEALING), numbers);
    }
}
