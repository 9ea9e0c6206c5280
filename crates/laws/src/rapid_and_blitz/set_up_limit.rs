//! # A wrong set-up found late (RA.4a)
//!
//! In a rapid or blitz game without adequate supervision nothing can be said any more, after so
//! many moves of each player, of men set up wrongly or of how the board lies.
//!
//! - 1997: after three moves made by each.
//! - 2001: three moves completed; a king that was reversed with the queen may not castle. So, by
//!   inference, in 2005.
//! - 2009: renumbered.
//! - Of the draft we have no appendix.
//! - 2014: after ten moves; a king or a rook placed wrongly may not castle.
//! - 2017, 2023: renumbered only.
//!
//! The text speaks of claims; we hold the arbiter to it as well.

use crate::Rulebook;
use crate::irregularities::{Castling, SetUp, Turned, Until};
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E23, E97, Provision, absent, renumbered, since,
};

const AFTER_THREE: SetUp = SetUp {
    until: Until::Completed(3),
    castling: Castling::NotTheReversedKing,
};
const AFTER_TEN: SetUp = SetUp {
    until: Until::Completed(10),
    castling: Castling::NotTheMisplaced,
};

/// Until when a wrong set-up is corrected.
pub const SET_UP_LIMIT: Clause<SetUp> = Clause::new(
    "RA.4a",
    "A wrong set-up found late",
    &[
        since(
            E97,
            "B4",
            "Once each player has made three moves nothing can be claimed about men set up \
             wrongly or how the board lies.",
            SetUp {
                until: Until::Made(3),
                castling: Castling::AsTheMenStand,
            },
        ),
        since(
            E01,
            "B4",
            "Once each player has completed three moves nothing can be claimed about men set up \
             wrongly or how the board lies. A king that was reversed with the queen may not \
             castle.",
            AFTER_THREE,
        ),
        renumbered(E09, "A.4a", AFTER_THREE),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.4a",
            "Once each player has completed ten moves nothing can be claimed about men set up \
             wrongly or how the board lies. A king placed wrongly may not castle, and nobody may \
             castle with a rook placed wrongly.",
            AFTER_TEN,
        ),
        renumbered(E17, "A.4.1.2", AFTER_TEN),
        renumbered(E23, "A.5.1.2", AFTER_TEN),
    ],
);

/// Puts the limit into the articles on the set-up and on the board.
pub(super) fn limit(law: &Provision<SetUp>, book: &mut Rulebook) {
    let article = &mut book.irregularities;
    article.set_up = article.set_up.except(law, law.reading);
    let turned = Turned {
        until: law.reading.until,
        ..article.board_turned.reading
    };
    article.board_turned = article.board_turned.except(law, turned);
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use crate::irregularities::{Begun, board_turned, wrong_set_up};
    use flagfall_board::Board;
    use flagfall_edition::{E05, E18, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, class: Class, begun: (u32, u32), expect: &str) {
        let law = book(edition, class, Supervision::Inadequate, &[]).irregularities;
        let begun = Begun {
            made: begun.0,
            completed: begun.1,
        };
        let ruling = wrong_set_up(&law, begun, &Board::initial());
        assert_eq!(ruling.to_string(), expect, "{class:?}, {begun:?}");
    }

    /// Cases A7-04 and A7-08.
    #[test]
    fn after_three_moves_and_then_after_ten() {
        check(E97, Class::Rapid, (2, 2), "new game [7.1a, 1997; B4, 1997]");
        check(
            E97,
            Class::Rapid,
            (3, 2),
            "game continues [7.1a, 1997; B4, 1997]",
        );
        check(E05, Class::Blitz, (3, 2), "new game [7.1a, 2005; B4, 2005]");
        check(
            E05,
            Class::Blitz,
            (3, 3),
            "game continues [7.1a, 2005; B4, 2005]",
        );
        check(
            E09,
            Class::Rapid,
            (9, 9),
            "game continues [7.1a, 2009; A.4a, 2009]",
        );
        check(
            E14,
            Class::Rapid,
            (9, 9),
            "new game [7.2a, 2014; A.4a, 2014]",
        );
        check(
            E18,
            Class::Rapid,
            (10, 10),
            "game continues [7.2.1, 2018; A.4.1.2, 2018]",
        );
        check(
            E23,
            Class::Blitz,
            (12, 12),
            "game continues [7.2.1, 2023; A.5.1.2, 2023]",
        );
        check(E23, Class::Standard, (12, 12), "new game [7.2.1, 2023]");
        let law = book(E23, Class::Rapid, Supervision::Inadequate, &[]).irregularities;
        let begun = Begun {
            made: 10,
            completed: 10,
        };
        let turned = board_turned(&law, begun, false).to_string();
        assert_eq!(turned, "game continues [7.2.2, 2023; A.5.1.2, 2023]");
    }

    #[test]
    fn a_supervised_game_has_no_limit() {
        let law = book(E14, Class::Rapid, Supervision::Adequate, &[]).irregularities;
        assert_eq!(law.set_up.reading.until, Until::TheGameEnds);
        let numbers = "B4 B4 B4 A.4a lost A.4a A.4.1.2 A.4.1.2 A.5.1.2";
        assert_eq!(printed(&SET_UP_LIMIT), numbers);
    }
}
