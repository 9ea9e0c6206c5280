//! # An assistant must be used (RE.2.10b)
//!
//! In a game of a blind player against one who cannot hear.
//!
//! - To 2017: no such clause.
//! - 2018: first stated.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E18, Provision, since};
use flagfall_say::say;

/// An assistant must be used.
pub const COMPULSORY_ASSISTANT: Clause<()> = Clause::new(
    "RE.2.10b",
    "An assistant must be used",
    &[since(
        E18,
        "D.2.11",
        "Between a blind player and one with impaired hearing an assistant must be used.",
        (),
    )],
);

/// That player is blind and his opponent does not hear well: he needs an assistant.
#[must_use]
pub fn needs_assistant(law: &Provision<()>, blind: Color) -> Ruling {
    Ruling::under(law, [Decision::MustUseAssistant(blind)]).because(say!(
        "assistant-compulsory",
        side = blind,
        opponent = !blind
    ))
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;
    use flagfall_edition::E23;

    /// Case AD-05.
    #[test]
    fn it_came_in_2018() {
        let law = COMPULSORY_ASSISTANT.under(E23).unwrap();
        let found = needs_assistant(&law, Color::White).to_string();
        assert_eq!(found, "White needs an assistant [D.2.11, 2023]");
        assert_eq!(
            printed(&COMPULSORY_ASSISTANT),
            "no no no no no no no D.2.11 D.2.11"
        );
    }
}
