//! # Sealing a move (RG.1a)
//!
//! When the session is over and the game is not, the player having the move writes his move without
//! ambiguity, puts both scoresheets in an envelope, seals it and stops his clock without starting
//! the other. Until then he may change the move. Told to seal, he is bound by a move that he makes
//! on the board instead.
//!
//! - 1997: first stated. 2009, 2014: renumbered. Of the draft the text is not in hand.
//! - 2017: a guideline, in force where the event adopts it.
//! - 2023: the move is written on paper.

use super::Adjournment;
use crate::chessclock::Force;
use crate::refusal::required;
use crate::{Decision, Intended, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E23, E97, Law, Provision, absent, renumbered, since,
};
use flagfall_say::{San, say};

const GUIDELINE: Force = Force::OnceAdopted { adopted: true };

/// Sealing a move.
pub const SEALING: Clause<Force> = Clause::new(
    "RG.1a",
    "Sealing a move",
    &[
        since(
            E97,
            "A1a",
            "If the game is not finished when the session ends, the arbiter has the player having \
             the move seal it: he writes it without ambiguity on his scoresheet, puts both \
             scoresheets in an envelope, seals that, and only then stops his clock without \
             starting the other. Until then he may change the move. If he makes a move on the \
             board after he was told to seal, he must write that one.",
            Force::OfItself,
        ),
        renumbered(E09, "G.1a", Force::OfItself),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.1a", Force::OfItself),
        renumbered(E17, "I.1.1", GUIDELINE),
        since(
            E23,
            "I.1.1",
            "If the game is not finished when the session ends, the arbiter has the player having \
             the move seal it: he writes it without ambiguity on a paper scoresheet, puts it in \
             an envelope with the opponent's, seals that, and only then stops the clock. Until \
             then he may change the move. If he makes a move on the board after he was told to \
             seal, he must write that one.",
            GUIDELINE,
        ),
    ],
);

/// The clause, where games can be adjourned under it.
///
/// # Errors
/// [`Refusal`] where the text is not in hand, or a guideline that the event has not adopted.
pub fn may_adjourn(law: &Law<Force>) -> Result<&Provision<Force>, Refusal> {
    let law = required(law, say!("what-adjournment"))?;
    if law.reading.holds() {
        return Ok(law);
    }
    let text = say!("adjournment-not-adopted");
    Err(Refusal::under(law, Reason::NotAllowed, text))
}

/// The arbiter has the player having the move seal it.
#[must_use]
pub fn must_seal(law: &Provision<Force>, by: Color) -> Ruling {
    Ruling::under(law, [Decision::MustSeal(by)])
}

/// Told to seal, he has made a move on the board instead.
#[must_use]
pub fn bound_by_the_board(law: &Provision<Force>, by: Color, made: &Intended) -> Ruling {
    let text = say!("told-to-seal", side = by, move = San(&made.san));
    Ruling::under(law, [Decision::MustPlay(by, made.clone())]).because(text)
}

/// What he would seal is not the move he made on the board.
#[must_use]
pub fn other_than_played(law: &Provision<Force>, by: Color, made: &Intended) -> Refusal {
    let text = say!("must-seal-that", side = by, move = San(&made.san));
    Refusal::under(law, Reason::AgainstObligation, text)
}

/// Who was told to seal does not start his opponent's clock.
#[must_use]
pub fn does_not_press(law: &Provision<Force>, by: Color) -> Refusal {
    let text = say!("seal-without-pressing", side = by, opponent = !by);
    Refusal::under(law, Reason::NotAllowed, text)
}

/// The move is sealed and the clock stopped: the game is adjourned.
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn adjourned(law: &Adjournment, by: Color) -> Result<Ruling, Refusal> {
    let rule = may_adjourn(&law.sealing)?;
    let ruling = Ruling::under(rule, [Decision::StopClocks, Decision::Adjourn(by)]);
    let also = [&law.envelope, &law.safekeeping];
    Ok(also.into_iter().flatten().fold(ruling, Ruling::and))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed, under};
    use super::*;
    use flagfall_board::{Move, Square};
    use flagfall_edition::{E01, E18, Sources};
    use flagfall_record::Regulations;

    #[test]
    fn in_force_of_itself_to_2014() {
        assert_eq!(
            printed(&SEALING),
            "A1a A1a A1a G.1a lost E.1a I.1.1 I.1.1 I.1.1"
        );
        let mut not_adopted = Regulations::default();
        let options = &mut not_adopted.options;
        options.insert("adjournment".to_owned(), "not_adopted".to_owned());
        let may = |edition, regulations: &Regulations| {
            let law = Adjournment::new(&Sources::of(edition), regulations);
            may_adjourn(&law.sealing)
                .map(|law| law.rule.to_string())
                .map_err(|refusal| refusal.reason())
        };
        for edition in IN_HAND {
            assert!(may(edition, &Regulations::default()).is_ok(), "{edition}");
        }
        assert!(may(E01, &not_adopted).is_ok());
        assert_eq!(may(E18, &not_adopted), Err(Reason::NotAllowed));
        let lost = may(D09, &Regulations::default());
        assert_eq!(lost, Err(Reason::NotEncoded));
    }

    /// Case AJ-11.
    #[test]
    fn a_move_on_the_board_is_the_one_to_seal() {
        let made = Intended {
            mv: Move::new(Square::F1, Square::E1),
            san: "Re1".to_owned(),
        };
        for edition in IN_HAND {
            let law = under(edition).sealing.unwrap();
            let found = bound_by_the_board(&law, Color::White, &made).to_string();
            assert!(found.starts_with("White plays Re1 ["), "{found}");
            let refusal = other_than_played(&law, Color::White, &made);
            assert_eq!(refusal.reason(), Reason::AgainstObligation);
            let refusal = does_not_press(&law, Color::White);
            assert_eq!(refusal.reason(), Reason::NotAllowed);
        }
    }

    #[test]
    fn the_envelope_goes_to_the_arbiter() {
        let found = adjourned(&under(E97), Color::White).unwrap().to_string();
        let expect = "clocks stopped; White's move sealed [A1a, 1997; A2, 1997; A3, 1997]";
        assert_eq!(found, expect);
        let found = must_seal(&under(E23).sealing.unwrap(), Color::Black).to_string();
        assert_eq!(found, "Black seals [I.1.1, 2023]");
    }
}
