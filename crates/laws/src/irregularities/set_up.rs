//! # A wrong initial position (R7.1a)
//!
//! When it is found during the game that the men did not stand right at the start, the game is
//! cancelled and a new one is played, however far it has come. After the game nothing is cancelled.
//!
//! - Draft, 2014, 2017: renumbered only.
//!
//! The appendix on rapid sets a limit, and so does the draft's alternative on irregularities that
//! stood too long (R6.13.2).

use super::{Begun, Irregularities, Until};
use crate::{Decision, Ruling};
use flagfall_board::{Board, Color, File, Rank, Role, Square};
use flagfall_edition::{Clause, D09, E14, E17, E97, renumbered, since};
use flagfall_say::{Text, say};

const IN_ANY_CASE: SetUp = SetUp {
    until: Until::TheGameEnds,
    castling: Castling::AsTheMenStand,
};

/// The initial position was wrong.
pub const SET_UP: Clause<SetUp> = Clause::new(
    "R7.1a",
    "A wrong initial position",
    &[
        since(
            E97,
            "7.1a",
            "If it is found while the game lasts that the men were set up wrongly, the game is \
             cancelled and a new one is played.",
            IN_ANY_CASE,
        ),
        renumbered(D09, "7.2a", IN_ANY_CASE),
        renumbered(E14, "7.2a", IN_ANY_CASE),
        renumbered(E17, "7.2.1", IN_ANY_CASE),
    ],
);

/// Until when a wrong set-up cancels the game, and what follows from it afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Until when the game is cancelled.
    pub until: Until,
    /// Who may castle in a game that goes on.
    pub castling: Castling,
}

/// Who may castle in a game that goes on with men set up wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// Nothing is said of it: king and rook castle from their own squares, or not at all.
    AsTheMenStand,
    /// A king that changed places with the queen may not.
    NotTheReversedKing,
    /// A king placed wrongly may not, and nobody may with a rook placed wrongly.
    NotTheMisplaced,
}

/// The men are found to have been set up wrongly: a new game, or it is too late for one.
#[must_use]
pub fn wrong_set_up(law: &Irregularities, begun: Begun, start: &Board) -> Ruling {
    let clause = &law.set_up;
    let Some(too_late) = clause.reading.until.passed(begun) else {
        return Ruling::under(clause, [Decision::NewGame]).because(say!("set-up-wrongly"));
    };
    let castling = clause.reading.castling;
    let forbidden = Color::ALL.into_iter();
    let forbidden = forbidden.filter_map(|side| castles_no_more(castling, start, side));
    Ruling::under(clause, [Decision::Continue]).because(too_late.then(forbidden.collect::<Text>()))
}

/// What the wrong set-up costs a player when he wants to castle.
fn castles_no_more(castling: Castling, start: &Board, side: Color) -> Option<Text> {
    let rank = Rank::home(side);
    let stands = |file, role| {
        let man = start.piece_at(Square::new(file, rank));
        man.is_some_and(|man| (man.color, man.role) == (side, role))
    };
    let king_placed = stands(File::E, Role::King);
    let reversed = stands(File::D, Role::King) && stands(File::E, Role::Queen);
    match castling {
        Castling::AsTheMenStand => None,
        Castling::NotTheReversedKing if reversed => {
            Some(say!("set-up-king-and-queen", side = side))
        }
        Castling::NotTheMisplaced if !king_placed => Some(say!("set-up-king", side = side)),
        Castling::NotTheMisplaced
            if !stands(File::A, Role::Rook) || !stands(File::H, Role::Rook) =>
        {
            Some(say!("set-up-rook", side = side))
        }
        Castling::NotTheReversedKing | Castling::NotTheMisplaced => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::irregularities::{under, under_option};
    use flagfall_board::Position;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    const LONG: Begun = Begun {
        made: 60,
        completed: 60,
    };

    fn check(law: &Irregularities, begun: Begun, expect: &str) {
        let ruling = wrong_set_up(law, begun, Position::initial().board());
        assert_eq!(ruling.to_string(), expect);
    }

    /// Cases A7-01 and A7-02.
    #[test]
    fn it_cancels_the_game_at_any_move() {
        for edition in Edition::ALL {
            let law = under(edition);
            let ruling = wrong_set_up(&law, LONG, Position::initial().board());
            assert_eq!(ruling.decisions(), [Decision::NewGame], "{edition}");
        }
        check(&under(E05), LONG, "new game [7.1a, 2005]");
        check(&under(E23), LONG, "new game [7.2.1, 2023]");
        let numbers = "7.1a 7.1a 7.1a 7.1a 7.2a 7.2a 7.2.1 7.2.1 7.2.1";
        assert_eq!(printed(&SET_UP), numbers);
    }

    #[test]
    fn the_draft_s_alternative_has_a_limit() {
        let option = [("irregularity_limit_moves", "10")];
        let law = under_option(D09, &option);
        let after = |completed| Begun {
            made: completed,
            completed,
        };
        check(&law, after(9), "new game [7.1, 2009-draft]");
        check(&law, after(10), "game continues [7.1, 2009-draft]");
        let elsewhere = under_option(E09, &option);
        check(&elsewhere, after(10), "new game [7.1a, 2009]");
    }

    /// Case A7-05.
    #[test]
    fn a_king_or_a_rook_placed_wrongly_does_not_castle() {
        let facts = |castling, fen: &str| {
            let mut law = under(E18);
            law.set_up.reading = SetUp {
                until: Until::Completed(10),
                castling,
            };
            let start = Position::from_fen(fen).unwrap();
            let text = wrong_set_up(&law, LONG, start.board()).facts().to_string();
            let castles = text.split_once(" set-up").map(|it| it.1.to_owned());
            castles.unwrap_or_default()
        };
        let king = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
        let rook = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1";
        let misplaced = Castling::NotTheMisplaced;
        assert_eq!(facts(misplaced, king), "-king(side: White)");
        assert_eq!(facts(misplaced, rook), "-rook(side: White)");
        let reversed = Castling::NotTheReversedKing;
        assert_eq!(facts(reversed, king), "-king-and-queen(side: White)");
        assert_eq!(facts(reversed, rook), "");
        assert_eq!(facts(Castling::AsTheMenStand, king), "");
    }
}
