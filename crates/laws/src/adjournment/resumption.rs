//! # The sealed move is played (RG.9)
//!
//! When the player who must reply is there, the envelope is opened, the sealed move is made on the
//! board, and his clock is started.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Intended, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};

/// The sealed move is played.
pub const RESUMPTION: Clause<()> = Clause::new(
    "RG.9",
    "The sealed move is played",
    &[
        since(
            E97,
            "A9a",
            "If the player who must reply is present at the time of resumption, the envelope is \
             opened, the sealed move is made on the board and his clock is started.",
            (),
        ),
        renumbered(E09, "G.9a", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.9a", ()),
        renumbered(E17, "I.9.1", ()),
    ],
);

/// The envelope is opened under `law`, this clause or that of the player who came later, and the
/// move in it is made. `ends` says whether it ends the game: then no clock is started.
#[must_use]
pub fn opened(law: &Provision<()>, sealer: Color, sealed: &Intended, ends: bool) -> Ruling {
    let played = Decision::PlaySealed(sealer, sealed.clone());
    let starts = (!ends).then_some(Decision::StartClock(!sealer));
    Ruling::under(law, std::iter::once(played).chain(starts))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;
    use flagfall_board::{Move, Square};

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&RESUMPTION),
            "A9a A9a A9a G.9a lost E.9a I.9.1 I.9.1 I.9.1"
        );
    }

    #[test]
    fn the_move_is_made_and_the_clock_started() {
        let sealed = Intended {
            mv: Move::new(Square::E1, Square::E2),
            san: "Ke2".to_owned(),
        };
        for edition in IN_HAND {
            let law = RESUMPTION.under(edition).unwrap();
            let found = opened(&law, Color::White, &sealed, false).to_string();
            let expect = "White's sealed Ke2 played; Black's clock runs [";
            assert!(found.starts_with(expect), "{found}");
            let found = opened(&law, Color::White, &sealed, true).to_string();
            assert!(found.starts_with("White's sealed Ke2 played ["), "{found}");
        }
    }
}
