//! # Looking at the arbiter's scoresheet (RA.2b)
//!
//! In a rapid or blitz game that the arbiter records, the player having the move may ask to see
//! his scoresheet, five times in a game at most. More is a distraction of the opponent.
//!
//! - 2017: first printed.
//! - 2023: renumbered.

use crate::{Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E17, E23, Provision, renumbered, since};
use flagfall_say::say;

/// How often a player may ask to see the arbiter's scoresheet.
pub const LOOKING: Clause<u32> = Clause::new(
    "RA.2b",
    "Looking at the arbiter's scoresheet",
    &[
        since(
            E17,
            "A.3.2",
            "Having the move, a player may ask the arbiter to show him his scoresheet, five \
             times in a game at most. More is taken for a distraction of the opponent.",
            5,
        ),
        renumbered(E23, "A.4.3", 5),
    ],
);

/// A player asks to see the arbiter's scoresheet; `before` is how often he has.
///
/// # Errors
/// [`Refusal`] without the move, and of more than the clause lets him.
pub fn look_at_record(
    law: &Provision<u32>,
    by: Color,
    has_the_move: bool,
    before: u32,
) -> Result<Ruling, Refusal> {
    if !has_the_move {
        let text = say!("looking-without-the-move", side = by);
        return Err(Refusal::under(law, Reason::NotHavingTheMove, text));
    }
    if before >= law.reading {
        let text = say!("looking-too-often", side = by, times = law.reading);
        return Err(Refusal::under(law, Reason::NotAllowed, text));
    }
    let text = say!("looking-granted", side = by);
    Ok(Ruling::under(law, [Decision::Continue]).because(text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;
    use flagfall_edition::E18;

    #[test]
    fn five_times_and_on_the_move() {
        let law = LOOKING.under(E18).unwrap();
        let asks = |has_the_move, before| {
            look_at_record(&law, Color::White, has_the_move, before).map_err(|it| it.reason())
        };
        assert!(asks(true, 0).is_ok() && asks(true, 4).is_ok());
        assert_eq!(asks(true, 5).unwrap_err(), Reason::NotAllowed);
        assert_eq!(asks(false, 0).unwrap_err(), Reason::NotHavingTheMove);
        let numbers = "no no no no no no A.3.2 A.3.2 A.4.3";
        assert_eq!(printed(&LOOKING), numbers);
    }
}
