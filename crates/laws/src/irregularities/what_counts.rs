//! # What counts as an illegal move (R7.4a2)
//!
//! A move that Article 3 does not allow; and what the editions put beside it.
//!
//! - 1997, 2001: any illegal move, without examples.
//! - 2005: the failure to promote, and the capture of the king, are named.
//! - Draft: the failure to promote is named.
//! - 2014: a pawn left on the last rank is replaced by a queen of its colour, and the player
//!   chooses nothing.
//! - 2017: two hands (R7.4a5) and a press without a move (R7.4a6) count as well.

use super::{Counter, Irregularities};
use crate::{Decision, Ruling};
use flagfall_board::Square;
use flagfall_edition::{Clause, D09, E01, E05, E14, E17, E18, E97, renumbered, since};
use flagfall_say::say;

const ANY: WhatCounts = WhatCounts {
    unpromoted: Unpromoted::FreeCorrection,
    press_without_move: false,
    two_hands: false,
};
const QUEEN: WhatCounts = WhatCounts {
    unpromoted: Unpromoted::ReplacedByQueen,
    ..ANY
};
const HANDS_AND_PRESS: WhatCounts = WhatCounts {
    press_without_move: true,
    two_hands: true,
    ..QUEEN
};

/// What counts as an illegal move.
pub const WHAT_COUNTS: Clause<WhatCounts> = Clause::new(
    "R7.4a2",
    "What counts as an illegal move",
    &[
        since(
            E97,
            "7.4",
            "Any illegal move counts; a pawn left on the last rank is put right like any other.",
            ANY,
        ),
        renumbered(E01, "7.4a", ANY),
        since(
            E05,
            "7.4a",
            "Any illegal move counts, a promotion left unfinished and the capture of the king \
             among them.",
            ANY,
        ),
        since(
            D09,
            "7.5a",
            "Any illegal move counts, a promotion left unfinished among them.",
            ANY,
        ),
        since(
            E14,
            "7.5a",
            "Any illegal move counts. If the clock is pressed with a pawn left on the last rank, \
             the pawn is replaced by a queen of its colour.",
            QUEEN,
        ),
        since(
            E17,
            "7.5.2",
            "If the clock is pressed with a pawn left on the last rank, the move is illegal and \
             the pawn is replaced by a queen of its colour. A move with two hands and a press \
             without a move have articles of their own.",
            HANDS_AND_PRESS,
        ),
        since(
            E18,
            "7.5.2",
            "If the clock is pressed with a pawn left on the last rank, the move is illegal and \
             the pawn is replaced by a queen of its colour. A press without a move and a move \
             with two hands count as well.",
            HANDS_AND_PRESS,
        ),
    ],
);

/// What counts beside a move that Article 3 does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhatCounts {
    /// What becomes of a pawn left on the last rank.
    pub unpromoted: Unpromoted,
    /// A press without a move counts.
    pub press_without_move: bool,
    /// A move with two hands counts.
    pub two_hands: bool,
}

/// What becomes of a pawn left on the last rank when the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpromoted {
    /// The move is taken back like any other; the player chooses what to promote to.
    FreeCorrection,
    /// The move stands, with a queen.
    ReplacedByQueen,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalKind {
    /// A move that Article 3 does not allow.
    Move,
    /// A pawn was left on that square of the last rank.
    Unpromoted(Square),
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// Two hands made the move.
    TwoHands,
}

/// Whether that counts as an illegal move.
#[must_use]
pub fn is_counted(law: &Irregularities, kind: IllegalKind) -> bool {
    match kind {
        IllegalKind::Move | IllegalKind::Unpromoted(_) => true,
        IllegalKind::PressWithoutMove => law.what_counts.reading.press_without_move,
        IllegalKind::TwoHands => law.what_counts.reading.two_hands,
    }
}

/// Whether two kinds stand in one count.
#[must_use]
pub fn counts_with(law: &Irregularities, kind: IllegalKind, other: IllegalKind) -> bool {
    let list = |it| match it {
        IllegalKind::Move | IllegalKind::Unpromoted(_) => 0,
        IllegalKind::TwoHands => 1,
        IllegalKind::PressWithoutMove => 2,
    };
    law.price.reading.counter == Counter::Joint || list(kind) == list(other)
}

/// A claim of an illegal move where there was none.
#[must_use]
pub fn no_illegal_move(law: &Irregularities) -> Ruling {
    Ruling::under(&law.restoring, [Decision::ClaimRejected]).because(say!("no-illegal-move"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::irregularities::{under, under_option};
    use flagfall_edition::{E09, E23, Edition};

    fn check(kind: IllegalKind, editions: &[Edition]) {
        let all = Edition::ALL.into_iter();
        let counted = all.filter(|edition| is_counted(&under(*edition), kind));
        let found: Vec<&str> = counted.map(Edition::id).collect();
        let expect: Vec<&str> = editions.iter().map(|it| it.id()).collect();
        assert_eq!(found, expect, "{kind:?}");
    }

    /// Cases A7-42 and A7-45.
    #[test]
    fn hands_and_presses_came_late() {
        check(IllegalKind::Move, &Edition::ALL);
        check(IllegalKind::Unpromoted(Square::A8), &Edition::ALL);
        check(IllegalKind::TwoHands, &[E17, E18, E23]);
        check(IllegalKind::PressWithoutMove, &[E17, E18, E23]);
    }

    #[test]
    fn the_queen_is_put_there_by_the_law_since_the_draft_was_adopted() {
        let at = |edition| WHAT_COUNTS.under(edition).unwrap().reading.unpromoted;
        for edition in [E97, E01, E05, E09, D09] {
            assert_eq!(at(edition), Unpromoted::FreeCorrection, "{edition}");
        }
        for edition in [E14, E17, E18, E23] {
            assert_eq!(at(edition), Unpromoted::ReplacedByQueen, "{edition}");
        }
        let rejected = no_illegal_move(&under(E09)).to_string();
        assert_eq!(rejected, "claim rejected [7.4a, 2009]");
        let rejected = no_illegal_move(&under(E23)).to_string();
        assert_eq!(rejected, "claim rejected [7.5.1, 2023]");
        assert_eq!(
            printed(&WHAT_COUNTS),
            "7.4 7.4a 7.4a 7.4a 7.5a 7.5a 7.5.2 7.5.2 7.5.2"
        );
    }

    #[test]
    fn one_edition_prints_a_count_for_each_kind() {
        let (proper, hands) = (IllegalKind::Move, IllegalKind::TwoHands);
        let option = [("illegal_counter", "per_kind")];
        assert!(counts_with(&under(E17), proper, hands));
        let apart = under_option(E17, &option);
        assert!(!counts_with(&apart, proper, hands));
        assert!(!counts_with(&apart, hands, IllegalKind::PressWithoutMove));
        assert!(counts_with(
            &apart,
            proper,
            IllegalKind::Unpromoted(Square::A8)
        ));
        assert!(counts_with(&under_option(E18, &option), proper, hands));
    }
}
