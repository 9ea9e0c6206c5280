//! # When the choice of the new man is final (R4.4d)
//!
//! - 1997, 2001: once it has been let go of on its square, like any other man.
//! - 2005: once it has touched the promotion square.
//! - 2017: renumbered only.
//!
//! A rook put on its head is a rook, whatever it is called.

use super::{Duty, Obligation, at_length};
use crate::Hand;
use flagfall_board::{Move, Position};
use flagfall_edition::{Clause, E05, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const PROMOTION_CHOICE: Clause<Choice> = Clause::new(
    "R4.4d",
    "When the choice of the new man is final",
    &[
        since(
            E97,
            "4.7",
            "A man let go of on a square as part of a legal move stays there; so does the man \
             for which a pawn is exchanged.",
            Choice::OnceReleased,
        ),
        since(
            E05,
            "4.4d",
            "The choice of the man for which a pawn is exchanged is final once it has touched \
             the promotion square.",
            Choice::OnceItTouched,
        ),
        renumbered(E17, "4.4.4", Choice::OnceItTouched),
    ],
);

/// What makes the choice final. The act of exchanging puts the new man down and lets go of it, so
/// that both readings bind to the man exchanged first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// That the new man has been let go of.
    OnceReleased,
    /// That the new man has touched the promotion square.
    OnceItTouched,
}

/// The new man put on the promotion square first, as part of a legal move, stays.
pub(super) fn stays(
    law: &Provision<Choice>,
    before: &Position,
    open: &[Move],
    hand: &Hand,
) -> Option<Obligation> {
    let chosen = hand.exchanged.iter().find_map(|&(square, role)| {
        let fits = |it: &&Move| it.to == square && it.promotion == Some(role);
        let mut moves = open.iter().filter(fits);
        let only = moves.next().copied();
        only.filter(|_| moves.next().is_none())
    })?;
    let role = chosen.promotion?;
    let did = match law.reading {
        Choice::OnceReleased => say!("released-new", man = role, square = chosen.to),
        Choice::OnceItTouched => say!("touched-square-with", man = role, square = chosen.to),
    };
    let says = [did, say!("choice-is-final")];
    let duty = Duty::Play(at_length(before, chosen));
    Some(Obligation::under(law, before, duty, vec![chosen], says))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E18, Edition};
    use flagfall_words::english;

    #[test]
    fn the_first_man_put_down_stays() {
        let expect = "4.7 4.7 4.4d 4.4d 4.4d 4.4d 4.4.4 4.4.4 4.4.4";
        assert_eq!(numbers(&PROMOTION_CHOICE), expect);
        // A4-15: a queen, then a rook.
        let fen = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1";
        let did = "f7f8 =f8Q =f8R";
        check(&Edition::ALL, fen, did, "play f7-f8=Q: f7f8Q [R4.4d]");
        let text = |edition| english(&bound(edition, fen, did).unwrap().text);
        assert_eq!(
            text(E97),
            "You released a queen on f8. The choice is final."
        );
        assert_eq!(
            text(E18),
            "You touched f8 with a queen. The choice is final."
        );
        // A4-16: a rook it is.
        let fen = "6k1/P6p/8/8/8/8/8/7K w - - 0 1";
        check(&Edition::ALL, fen, "a7 =a8R", "play a7-a8=R: a7a8R [R4.4d]");
    }

    #[test]
    fn until_then_it_is_open() {
        let fen = "8/5P1k/5K2/8/8/8/8/8 w - - 0 1";
        let open = "move f7: f7f8B f7f8N f7f8Q f7f8R";
        check(&Edition::ALL, fen, "f7", &format!("{open} [R4.3a]"));
        check(&Edition::ALL, fen, "f7f8", &format!("{open} [R4.6.1]"));
    }
}
