//! # Five times (R9.6a)
//!
//! The game is drawn without a claim when the same position has stood for the fifth time.
//!
//! - Before 2014 there is no such rule; of the draft, which breaks off in 9.2, we cannot say.
//! - 2014: at every second move of each player, without a gap: after half-moves n, n + 4, and
//!   so on to n + 16.
//! - 2017: anywhere in the game.

use crate::{Decision, Ending, Outcome, Ruling};
use flagfall_board::Identity;
use flagfall_edition::{Absent, Clause, D09, E14, E17, Law, absent, since};
use flagfall_say::say;

/// The draw by the fifth occurrence.
pub const FIVEFOLD: Clause<Fivefold> = Clause::new(
    "R9.6a",
    "Five times",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.6a",
            "The game is drawn when the same position has appeared for at least five consecutive \
             alternate moves by each player.",
            Fivefold::OnAlternateMoves,
        ),
        since(
            E17,
            "9.6.1",
            "The game is drawn when the same position has appeared at least five times.",
            Fivefold::Anywhere,
        ),
    ],
);

/// How the five occurrences must lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fivefold {
    /// At every second move of each player, without a gap.
    OnAlternateMoves,
    /// Anywhere.
    Anywhere,
}

/// Half-moves between two like positions at every second move of each player.
const STEP: usize = 4;

/// Whether the position that `history` ends with draws the game; `history` begins with the
/// position the game started from.
#[must_use]
pub fn fivefold(law: &Law<Fivefold>, history: &[Identity]) -> Option<Ruling> {
    let law = law.as_ref().ok()?;
    let last = history.last()?;
    let back = history.iter().rev();
    let drawn = match law.reading {
        Fivefold::Anywhere => back.filter(|it| *it == last).count() >= 5,
        Fivefold::OnAlternateMoves => {
            let in_step = back.step_by(STEP).take(5);
            in_step.filter(|it| *it == last).count() == 5
        }
    };
    drawn.then(|| {
        Ruling::under(law, [Decision::End(Outcome::draw(Ending::Fivefold))])
            .because(say!("fivefold-stands"))
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Story, law, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E18, E23, E97, Edition};

    fn check(edition: Edition, moves: &str, expect: Option<&str>) {
        let history = Story::of(moves).history();
        let found = fivefold(&law(edition).fivefold, &history).map(|it| it.to_string());
        let expect = expect.map(|cites| format!("1/2-1/2 fivefold [{cites}, {edition}]"));
        assert_eq!(found, expect, "{edition}: {moves}");
    }

    const FOUR: &str = "g1f3 g8f6 f3g1 f6g8";
    const EIGHT: &str = "g1f3 g8f6 f3g5 f6g4 g5f3 g4f6 f3g1 f6g8";

    /// Case A9-31.
    #[test]
    fn in_step_it_is_drawn_wherever_there_is_a_rule() {
        let moves = [FOUR; 4].join(" ");
        check(E14, &moves, Some("9.6a"));
        check(E17, &moves, Some("9.6.1"));
        check(E18, &moves, Some("9.6.1"));
        check(E23, &moves, Some("9.6.1"));
        for edition in [E97, E01, E05, E09, D09] {
            check(edition, &moves, None);
        }
        for edition in [E14, E17, E18, E23] {
            check(edition, &[FOUR; 3].join(" "), None);
            check(edition, "", None);
            // Half a cycle on, another position has stood four times.
            check(edition, &format!("{} g1f3 g8f6", [FOUR; 3].join(" ")), None);
        }
        let numbers = "no no no no lost 9.6a 9.6.1 9.6.1 9.6.1";
        assert_eq!(printed(&FIVEFOLD), numbers);
        assert!(fivefold(&law(E23).fivefold, &[]).is_none());
    }

    /// Case A9-32.
    #[test]
    fn out_of_step_only_where_the_wording_does_not_ask_for_it() {
        let moves = [EIGHT; 4].join(" ");
        let gap = format!("{} {EIGHT} {FOUR}", [FOUR; 2].join(" "));
        for moves in [&moves, &gap] {
            check(E14, moves, None);
            check(E17, moves, Some("9.6.1"));
            check(E18, moves, Some("9.6.1"));
            check(E23, moves, Some("9.6.1"));
        }
    }
}
