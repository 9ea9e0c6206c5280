//! # Adjusting while one's own clock runs (R6.7e)
//!
//! - Draft, 2014: only the player whose clock is running may adjust men.
//! - 2017: renumbered only.

use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E14, E17, Law, renumbered, since};
use flagfall_say::say;

/// Only the player whose clock runs adjusts men.
pub const ADJUSTS_ON_OWN_TIME: Clause<()> = Clause::new(
    "R6.7e",
    "Adjusting while one's own clock runs",
    &[
        since(
            D09,
            "6.2d",
            "Only the player whose clock is running may adjust men.",
            (),
        ),
        renumbered(E14, "6.2d", ()),
        renumbered(E17, "6.2.5", ()),
    ],
);

/// A player would adjust men; `running` is whose clock runs, if any does.
///
/// # Errors
/// [`Refusal`] where it is not his, in the editions that say so.
pub fn adjust_on_own_time(law: &Law<()>, by: Color, running: Option<Color>) -> Result<(), Refusal> {
    match law {
        Ok(clause) if running != Some(by) => {
            let text = say!("adjusts-not-now", side = by);
            Err(Refusal::under(clause, Reason::NotAllowed, text))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E09, E23, Edition};

    fn check(edition: Edition, running: Option<Color>, expect: Option<&str>) {
        let law = under(edition).adjusts_on_own_time;
        let no = adjust_on_own_time(&law, Color::White, running).err();
        let cited = no.map(|it| it.citations()[0].to_string());
        assert_eq!(cited.as_deref(), expect);
    }

    #[test]
    fn a_player_adjusts_on_his_own_time() {
        check(E09, Some(Color::Black), None);
        check(D09, Some(Color::Black), Some("6.2d, 2009-draft"));
        check(E23, None, Some("6.2.5, 2023"));
        check(E23, Some(Color::White), None);
        let numbers = "no no no no 6.2d 6.2d 6.2.5 6.2.5 6.2.5";
        assert_eq!(printed(&ADJUSTS_ON_OWN_TIME), numbers);
    }
}
