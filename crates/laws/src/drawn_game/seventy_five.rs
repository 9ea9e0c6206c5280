//! # Seventy-five moves (R9.6b)
//!
//! The game is drawn without a claim when each player has made seventy-five moves without a
//! capture and without the move of a pawn: a hundred and fifty half-moves. If the last of them
//! mates, the mate stands; so what looks here first is the clause on checkmate.
//!
//! - Before 2014 there is no such rule; of the draft, which breaks off in 9.2, we cannot say.
//! - 2014: the moves are completed.
//! - 2017: they are made; renumbered.

use crate::{Decision, Ending, Outcome, Ruling};
use flagfall_edition::{Absent, Clause, D09, E14, E17, Law, absent, since};
use flagfall_say::say;

/// The draw by moves that change nothing.
pub const SEVENTY_FIVE: Clause<SeventyFive> = Clause::new(
    "R9.6b",
    "Seventy-five moves",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.6b",
            "The game is drawn when 75 moves in a row have been completed by each player without \
             a capture and without the move of a pawn; checkmate by the last move stands.",
            SeventyFive { moves_each: 75 },
        ),
        since(
            E17,
            "9.6.2",
            "The game is drawn when 75 moves in a row have been made by each player without a \
             capture and without the move of a pawn; checkmate by the last move stands.",
            SeventyFive { moves_each: 75 },
        ),
    ],
);

/// How long a game may go on without a capture and without the move of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeventyFive {
    /// Moves of each player.
    pub moves_each: u32,
}

/// Whether so many half-moves without a capture or the move of a pawn draw the game.
#[must_use]
pub fn seventy_five(law: &Law<SeventyFive>, halfmoves: u32) -> Option<Ruling> {
    let law = law.as_ref().ok()?;
    let each = law.reading.moves_each;
    (halfmoves >= 2 * each).then(|| {
        Ruling::under(
            law,
            [Decision::End(Outcome::draw(Ending::SeventyFiveMoves))],
        )
        .because(say!("seventy-five", moves = each))
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E18, E23, E97, Edition};

    fn check(edition: Edition, halfmoves: u32, expect: Option<&str>) {
        let found = seventy_five(&law(edition).seventy_five, halfmoves);
        let expect = expect.map(|cites| format!("1/2-1/2 seventy_five_moves [{cites}, {edition}]"));
        assert_eq!(found.map(|it| it.to_string()), expect, "{halfmoves}");
    }

    #[test]
    fn it_is_drawn_with_the_hundred_and_fiftieth_half_move() {
        for (edition, number) in [
            (E14, "9.6b"),
            (E17, "9.6.2"),
            (E18, "9.6.2"),
            (E23, "9.6.2"),
        ] {
            check(edition, 149, None);
            check(edition, 150, Some(number));
            check(edition, 151, Some(number));
        }
        for edition in [E97, E01, E05, E09, D09] {
            check(edition, 400, None);
        }
        let numbers = "no no no no lost 9.6b 9.6.2 9.6.2 9.6.2";
        assert_eq!(printed(&SEVENTY_FIVE), numbers);
    }
}
