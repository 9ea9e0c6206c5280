//! # The boards differ and the scores agree (RE.2.7)
//!
//! The position is that of the scores: who wrote the right move and made another puts it right.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use crate::{Decision, Intended, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The boards differ and the scores agree.
pub const TWO_POSITIONS: Clause<()> = Clause::new(
    "RE.2.7",
    "The boards differ and the scores agree",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(vii)",
            "If different positions arise on the two boards, they are put right with the arbiter \
             and both scores. If the scores agree, the player who wrote the right move and \
             executed another adjusts his board to them.",
            (),
        ),
        renumbered(E09, "E.2.7", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2i", ()),
        renumbered(E17, "D.2.9", ()),
    ],
);

/// Both scores agree. The moves from `plies` on are made as they are written.
#[must_use]
pub fn as_written(law: &Provision<()>, plies: u32, written: Vec<(Color, Intended)>) -> Ruling {
    if written.is_empty() {
        return Ruling::under(law, [Decision::Continue]).because(say!("boards-as-written"));
    }
    let moves = written
        .into_iter()
        .map(|(by, mv)| Decision::PlayWritten(by, mv));
    let restored = std::iter::once(Decision::Restore(plies));
    Ruling::under(law, restored.chain(moves)).because(say!("boards-scores-agree"))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&TWO_POSITIONS),
            "lost F.2(vii) F.2(vii) E.2.7 lost D.2i D.2.9 D.2.9 D.2.9"
        );
    }

    #[test]
    fn the_scores_decide() {
        use flagfall_board::{Move, Square};
        let mv = Intended {
            mv: Move::new(Square::G1, Square::F3),
            san: "Nf3".to_owned(),
        };
        for edition in IN_HAND {
            let law = TWO_POSITIONS.under(edition).unwrap();
            let found = as_written(&law, 4, vec![(Color::White, mv.clone())]).to_string();
            assert!(
                found.starts_with("restore 4; White's written Nf3 made ["),
                "{found}"
            );
            let found = as_written(&law, 0, Vec::new()).to_string();
            assert!(found.starts_with("game continues ["), "{found}");
        }
    }
}
