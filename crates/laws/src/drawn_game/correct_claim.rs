//! # A correct claim (R9.5a)
//!
//! A claim found correct draws the game at once, even if a flag fell while it was checked.
//!
//! - The draft breaks off before this.
//! - 2017: renumbered.

use crate::{Decision, Ending, Outcome, Ruling};
use flagfall_edition::{Absent, Clause, D09, E14, E17, E97, Provision, absent, renumbered, since};

/// A correct claim ends the game.
pub const CORRECT_CLAIM: Clause<()> = Clause::new(
    "R9.5a",
    "A correct claim",
    &[
        since(
            E97,
            "9.5a",
            "A claim found correct draws the game at once.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.5a",
            "A claim found correct draws the game at once.",
            (),
        ),
        renumbered(E17, "9.5.2", ()),
    ],
);

/// The claim is correct: the game is drawn, on that ground.
#[must_use]
pub fn correct_claim(law: &Provision<()>, ground: Ending) -> Ruling {
    let drawn = Decision::End(Outcome::draw(ground));
    Ruling::under(law, [Decision::ClaimUpheld, drawn])
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E18, E23, Edition};
    use flagfall_words::english;

    fn check(edition: Edition, cites: &str) {
        let ruling = correct_claim(&law(edition).correct.unwrap(), Ending::Repetition);
        let expect = format!("claim upheld; 1/2-1/2 repetition [{cites}, {edition}]");
        assert_eq!(ruling.to_string(), expect);
        let text = "The claim is correct. The game is drawn by repetition of the position.";
        assert_eq!(english(&ruling.text()), text);
    }

    #[test]
    fn it_draws_the_game() {
        for edition in [E97, E01, E05, E09, E14] {
            check(edition, "9.5a");
        }
        for edition in [E17, E18, E23] {
            check(edition, "9.5.2");
        }
        let numbers = "9.5a 9.5a 9.5a 9.5a lost 9.5a 9.5.2 9.5.2 9.5.2";
        assert_eq!(printed(&CORRECT_CLAIM), numbers);
    }
}
