//! # The claim is rejected (R10.2c)
//!
//! If the arbiter rejects a claim in the quickplay finish, the opponent gets two minutes more.
//!
//! - 2001: first printed; in 1997 the arbiter could not reject.
//! - Of the draft we have the title only.
//! - 2014, 2017: renumbered.

use super::QuickplayFinish;
use crate::refusal::required;
use crate::{Decision, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, absent, renumbered, since};
use flagfall_say::say;

const TWO: Millis = Millis::minutes(2);

/// What the opponent gets where the claim is rejected.
pub const REJECTED: Clause<Millis> = Clause::new(
    "R10.2c",
    "The claim is rejected",
    &[
        since(
            E01,
            "10.2c",
            "If the arbiter rejects the claim, the opponent gets two minutes more.",
            TWO,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.5c", TWO),
        renumbered(E17, "III.5.3", TWO),
    ],
);

/// The arbiter rejects that player's claim.
///
/// # Errors
/// [`Refusal`] in an edition in which he cannot.
pub fn reject(law: &QuickplayFinish, by: Color) -> Result<Ruling, Refusal> {
    let clause = required(&law.rejected, say!("what-quickplay-rejection"))?;
    let decided = [
        Decision::ClaimRejected,
        Decision::AddTime(!by, clause.reading),
    ];
    let ruling = Ruling::under(clause, decided);
    Ok(super::final_decision::with_final(law, ruling))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use crate::Reason;
    use flagfall_edition::{E05, E09, E18, E23, E97};

    /// Case AG-02.
    #[test]
    fn a_rejected_claim_gives_the_opponent_two_minutes() {
        let gained = "claim rejected; Black +2:00";
        for (edition, cites) in [
            (E01, "10.2c, 2001; 10.2d, 2001"),
            (E05, "10.2c, 2005; 10.2d, 2005"),
            (E09, "10.2c, 2009; 10.2d, 2009"),
            (E14, "G.5c, 2014"),
            (E17, "III.5.3, 2017"),
            (E18, "III.5.3, 2018"),
            (E23, "III.5.3, 2023"),
        ] {
            let ruling = reject(&law(edition), Color::White).unwrap();
            assert_eq!(ruling.to_string(), format!("{gained} [{cites}]"));
        }
        let refused = |edition| reject(&law(edition), Color::White).unwrap_err().reason();
        assert_eq!(refused(E97), Reason::NoSuchRule);
        assert_eq!(refused(D09), Reason::NotEncoded);
        let numbers = "no 10.2c 10.2c 10.2c lost G.5c III.5.3 III.5.3 III.5.3";
        assert_eq!(printed(&REJECTED), numbers);
    }
}
