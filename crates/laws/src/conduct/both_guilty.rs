//! # Both refuse to comply (R12.9)
//!
//! Where both players persistently refuse, both lose.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014: renumbered only.

use super::Conduct;
use crate::refusal::required;
use crate::{Decision, Ending, Outcome, Refusal, Ruling};
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, renumbered, since};
use flagfall_say::say;

/// Both players are guilty.
pub const BOTH_GUILTY: Clause<()> = Clause::new(
    "R12.9",
    "Both refuse to comply",
    &[
        since(
            E97,
            "12.8",
            "Where both players go on refusing to comply with the Laws, both have lost.",
            (),
        ),
        renumbered(E05, "12.9", ()),
        renumbered(E09, "12.9", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.8", ()),
    ],
);

/// Both have lost.
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn both_refusing(law: &Conduct) -> Result<Ruling, Refusal> {
    let clause = required(&law.both_guilty, say!("what-conduct"))?;
    let lost = Decision::End(Outcome::both_lose(Ending::Conduct));
    Ok(Ruling::under(clause, [lost]).because(say!("refusal-of-both")))
}

/// Case A11-18.
#[test]
fn both_have_lost() {
    use flagfall_edition::E23;
    let ruling = both_refusing(&super::under(E23)).unwrap();
    assert_eq!(ruling.to_string(), "0-0 conduct [11.8, 2023]");
    let printed = crate::chessclock::printed(&BOTH_GUILTY);
    assert_eq!(printed, "12.8 12.8 12.9 12.9 lost 11.8 11.8 11.8 11.8");
}
