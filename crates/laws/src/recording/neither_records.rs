//! # Neither records: the arbiter does (R8.5a)
//!
//! Where neither player need record, the arbiter or an assistant should. After a flag he stops
//! the clocks, and both players bring their scoresheets up to date.
//!
//! - 1997: from his scoresheet or the opponent's.
//! - Draft: the same; its alternative says from the arbiter's, if available. The switch
//!   `update_sheet_source` sets it.
//! - 2017: renumbered.

use super::{FlagPassed, Recording};
use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E01, E17, E97, renumbered, since};
use flagfall_record::Regulations;
use flagfall_say::say;

/// What is done after a flag where neither player recorded.
pub const NEITHER_RECORDS: Clause<Source> = Clause::new(
    "R8.5a",
    "Neither records: the arbiter does",
    &[
        since(
            E97,
            "8.5",
            "Where neither player need keep score, the arbiter or an assistant should be there \
             and do it. Immediately after a flag has fallen the arbiter stops the clocks, and \
             both players bring their scoresheets up to date from his or from the opponent's.",
            Source::ArbiterOrOpponent,
        ),
        renumbered(E01, "8.5a", Source::ArbiterOrOpponent),
        renumbered(E17, "8.5.1", Source::ArbiterOrOpponent),
    ],
);

/// From which scoresheet they are brought up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The arbiter's or the opponent's.
    ArbiterOrOpponent,
    /// The arbiter's, if there is one.
    ArbiterIfAvailable,
}

/// The switch of the draft's alternative.
pub(super) fn as_set(regulations: &Regulations, reading: Source) -> Source {
    match regulations.option_is("update_sheet_source", "arbiter_if_available") {
        true => Source::ArbiterIfAvailable,
        false => reading,
    }
}

/// Both stop, and both complete what is missing.
pub(super) fn both_complete(law: &Recording, passed: &FlagPassed) -> Ruling {
    let clause = &law.neither_records;
    let due = Color::ALL.into_iter().filter(|side| passed.is_due(*side));
    let decided = std::iter::once(Decision::StopClocks).chain(due.map(Decision::MustRecord));
    let source = match clause.reading {
        Source::ArbiterOrOpponent => "either",
        Source::ArbiterIfAvailable => "arbiter",
    };
    Ruling::under(clause, decided)
        .and(&law.after_flag)
        .because(say!("both-complete", source = source))
}

#[cfg(test)]
mod tests {
    use super::super::after_flag;
    use super::super::testing::{law_with, passed, passes, printed};
    use super::*;
    use flagfall_edition::{D09, E09, E23};
    use flagfall_words::english;

    #[test]
    fn the_clocks_stop_and_both_write() {
        let both = "clocks stopped; White records; Black records";
        let with = |cites| format!("{both} [{cites}]");
        assert_eq!(passes(E97, &passed()), with("8.5, 1997; 8.4, 1997"));
        assert_eq!(passes(E09, &passed()), with("8.5a, 2009; 8.4, 2009"));
        assert_eq!(passes(E23, &passed()), with("8.5.1, 2023; 8.4, 2023"));
        let numbers = "8.5 8.5a 8.5a 8.5a 8.5a 8.5a 8.5.1 8.5.1 8.5.1";
        assert_eq!(printed(&NEITHER_RECORDS), numbers);
    }

    #[test]
    fn the_switch_of_the_draft_names_the_source() {
        let says = |value| {
            let law = law_with(D09, "update_sheet_source", value);
            english(after_flag(&law, &passed()).unwrap().facts())
        };
        let usual = says("arbiter_or_opponent");
        assert!(
            usual.contains("the arbiter's scoresheet or the opponent's"),
            "{usual}"
        );
        let other = says("arbiter_if_available");
        assert!(other.contains("if the arbiter has recorded"), "{other}");
    }
}
