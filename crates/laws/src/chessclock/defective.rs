//! # A defective clock (R6.10a)
//!
//! What the clock shows is conclusive, unless it is evidently defective. Then another takes its
//! place, and the arbiter sets the times by his best judgement.
//!
//! - 2001, 2009: renumbered only.
//! - Draft, 2014, 2017: renumbered only.

use crate::{Decision, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// What the clock shows, unless it is defective.
pub const DEFECTIVE: Clause<()> = Clause::new(
    "R6.10a",
    "A defective clock",
    &[
        since(
            E97,
            "6.10",
            "What the clock shows is conclusive unless it is evidently defective. A defective \
             clock is replaced, and the arbiter sets the times by his best judgement.",
            (),
        ),
        renumbered(E01, "6.11", ()),
        renumbered(E09, "6.10a", ()),
        renumbered(D09, "6.10a", ()),
        renumbered(E14, "6.10a", ()),
        renumbered(E17, "6.10.1", ()),
    ],
);

/// The clock is evidently defective: it stands, and what shall the one in its place show?
#[must_use]
pub fn defective(law: &Provision<()>) -> (Ruling, Question) {
    let ruling = Ruling::under(law, [Decision::StopClocks]).because(say!("clock-defective"));
    let asked = Question::under(law, Topic::Times, None, say!("clock-defective-times"));
    (ruling, asked)
}

#[test]
fn another_clock_takes_its_place() {
    use flagfall_edition::{E05, E23};
    let ruled = |edition| defective(&DEFECTIVE.under(edition).unwrap()).0.to_string();
    assert_eq!(ruled(E05), "clocks stopped [6.11, 2005]");
    assert_eq!(ruled(E23), "clocks stopped [6.10.1, 2023]");
    let printed = super::printed(&DEFECTIVE);
    assert_eq!(
        printed,
        "6.10 6.11 6.11 6.10a 6.10a 6.10a 6.10.1 6.10.1 6.10.1"
    );
}
