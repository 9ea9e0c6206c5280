//! # When to offer a draw (R9.1b.1)
//!
//! A draw is offered after making a move and before pressing the clock. An offer at any other
//! time counts all the same; whether it disturbs the opponent is for the article on conduct.
//!
//! - 1997: an offer at another time is itself a breach of that article.
//! - 2001: it has to be considered under that article.
//! - 2009, 2017: renumbered.

use super::DrawnGame;
use super::restriction::may_offer;
use crate::{Decision, Refusal, Ruling};
use flagfall_edition::{Clause, E01, E09, E17, E97, renumbered, since};
use flagfall_record::AgreementLimit;
use flagfall_say::say;

/// When a draw is offered.
pub const PROPER_TIME: Clause<Untimely> = Clause::new(
    "R9.1b.1",
    "When to offer a draw",
    &[
        since(
            E97,
            "9.1",
            "A draw is offered after making a move and before pressing the clock. An offer at \
             another time is valid but infringes the article on conduct.",
            Untimely::InfringesConduct,
        ),
        since(
            E01,
            "9.1a",
            "A draw is offered after making a move and before pressing the clock. An offer at \
             another time is valid, but the article on conduct must be considered.",
            Untimely::ConductConsidered,
        ),
        renumbered(E09, "9.1b(1)", Untimely::ConductConsidered),
        renumbered(E17, "9.1.2.1", Untimely::ConductConsidered),
    ],
);

/// What becomes of an offer at another time. It is valid in every edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untimely {
    /// It is a breach of the article on conduct.
    InfringesConduct,
    /// It may be one.
    ConductConsidered,
}

/// A player offers a draw. `moves_each` are the moves made by the player who has made fewer.
/// A ruling is given only where a condition was attached: it falls away, the offer stands.
///
/// ```
/// use flagfall_edition::Edition;
/// use flagfall_laws::{Rulebook, drawn_game};
/// use flagfall_record::{AgreementLimit, Header, Regulations, Start};
///
/// let book = Rulebook::new(&Header {
///     edition: Edition::from_id("2023").unwrap(),
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// });
/// let limit = AgreementLimit::FromMove(30);
/// let refused = drawn_game::offer(&book.drawn_game, limit, 12, None).unwrap_err();
/// assert_eq!(refused.citations()[0].to_string(), "9.1.1, 2023");
/// ```
///
/// # Errors
/// [`Refusal`] where the event forbids it and the edition lets it (R9.1a).
pub fn offer(
    law: &DrawnGame,
    limit: AgreementLimit,
    moves_each: u32,
    condition: Option<&str>,
) -> Result<Option<Ruling>, Refusal> {
    may_offer(law, limit, moves_each)?;
    Ok(condition.map(|_| {
        Ruling::under(&law.standing_offer, [Decision::Continue])
            .because(say!("offer-without-condition"))
    }))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::Edition;

    #[test]
    fn an_offer_is_valid_at_any_time() {
        for edition in Edition::ALL {
            let made = offer(&law(edition), AgreementLimit::None, 0, None);
            assert!(made.unwrap().is_none(), "{edition}");
        }
        let numbers = "9.1 9.1a 9.1a 9.1b(1) 9.1b(1) 9.1b(1) 9.1.2.1 9.1.2.1 9.1.2.1";
        assert_eq!(printed(&PROPER_TIME), numbers);
        let strict = PROPER_TIME.under(E97).unwrap().reading;
        assert_eq!(strict, Untimely::InfringesConduct);
    }
}
