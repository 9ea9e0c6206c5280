//! # Too few men to win on time (R6.9.3)
//!
//! A proposal of the draft that no edition took over: a flag draws as well where the opponent
//! has no forced mate and has only king and bishop; or king and knight, the other side being
//! without pawns; or king and two knights against a bare king.
//!
//! - 1997 to 2009: no such rule.
//! - Draft: introduced. The option `flag_material_rule` = `any_legal_sequence` plays without
//!   it, `flag_no_pawns_condition_applies_to` = `bishop_and_knight` asks for no pawns of the
//!   bishop too.
//! - 2014: not adopted.
//!
//! Whether mate can be forced is decided with the player to move who has the move: exactly by a
//! table where the opponent has one man besides his king, or none; else by looking for mates of a
//! few moves, and for a king who defends himself without his men. What is not decided so is asked
//! of the arbiter.

use super::{Chessclock, Helpless};
use crate::{Decision, Ending, Outcome, Ruling};
use flagfall_board::{Color, Position, Role};
use flagfall_edition::{Absent, Clause, D09, E14, Provision, absent, since};
use flagfall_say::say;
use flagfall_winnable::{Verdict, forced_mate};

/// Drawn, because the opponent of the player who overstepped the time has too few men.
pub const FEW_MEN: Clause<NoPawns> = Clause::new(
    "R6.9.3",
    "Too few men to win on time",
    &[
        since(
            D09,
            "6.9(i)",
            "The game is also drawn if the opponent has no forced mate and has only king and \
             bishop; or king and knight, the player having no pawns; or king and two knights \
             against a bare king.",
            NoPawns::AgainstTheKnight,
        ),
        absent(E14, Absent::Repealed),
    ],
);

/// Against which piece the player who overstepped must be without pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPawns {
    /// Against a knight, with which it is printed.
    AgainstTheKnight,
    /// Against a bishop as well.
    AgainstEither,
}

/// The clause, where it is in force and that side has no more men than it names.
pub(super) fn too_few_men<'a>(
    law: &'a Chessclock,
    side: Color,
    position: &Position,
) -> Option<&'a Provision<NoPawns>> {
    let clause = law.few_men.as_ref().ok()?;
    if law.helpless.reading != Helpless::OrTooFewMen {
        return None;
    }
    let board = position.board();
    let count = |color, role| (board.by_color(color) & board.by_role(role)).count();
    let other_men = board.by_color(!side).count();
    let no_pawns = count(!side, Role::Pawn) == 0;
    let (bishops, knights) = (count(side, Role::Bishop), count(side, Role::Knight));
    let named = match (board.by_color(side).count(), bishops, knights) {
        (2, 1, 0) => no_pawns || clause.reading == NoPawns::AgainstTheKnight,
        (2, 0, 1) => no_pawns,
        (3, 0, 2) => other_men == 1,
        _ => false,
    };
    named.then_some(clause)
}

/// Drawn for want of men, though a series of legal moves would end in mate.
pub(super) fn with_too_few_men(clause: &Provision<NoPawns>, flagged: Color) -> Ruling {
    let drawn = Outcome::draw(Ending::CannotMate);
    Ruling::under(clause, [Decision::End(drawn)]).because(say!(
        "few-men",
        side = flagged,
        opponent = !flagged
    ))
}

/// So many positions are looked at: tens of milliseconds.
const MOST_POSITIONS: u32 = 60_000;

/// Whether that side, having too few men, can force mate; undetermined where the search cannot
/// tell.
pub(super) fn can_force_mate(position: &Position, side: Color) -> Verdict {
    forced_mate(position, side, MOST_POSITIONS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Answer;
    use crate::chessclock::{losing_on_time, printed, under, under_option};
    use flagfall_edition::E09;

    /// White's flag falls under the draft; a help mate is possible.
    fn check(option: &[(&str, &str)], fen: &str, expect: &str) {
        let law = under_option(D09, option);
        let position = Position::from_fen(fen).unwrap();
        let answer = losing_on_time(&law, Color::White, Verdict::Winnable, &position);
        let found = match answer {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => format!("ask {}", question.about().unwrap()),
            Answer::Refused(refusal) => refusal.to_string(),
        };
        assert_eq!(found, expect, "{fen} {option:?}");
    }

    const LOST: &str = "0-1 flagfall [6.9, 2009-draft]";
    const DRAWN: &str = "1/2-1/2 cannot_mate [6.9(i), 2009-draft]";

    #[test]
    fn one_minor_piece_wins_on_time_only_by_a_forced_mate() {
        // Bishop against rook; knight against bishop; two knights against a bare king.
        check(&[], "8/8/3k4/2b5/8/8/3KR3/8 w - - 0 1", DRAWN);
        check(&[], "8/8/3k4/2n5/8/8/3KB3/8 w - - 0 1", DRAWN);
        check(&[], "8/8/3k4/2nn4/8/8/3K4/8 w - - 0 1", DRAWN);
        // The bishop's clause asks for no lack of pawns, the knight's does.
        check(&[], "8/8/3k4/2b5/8/8/3KP3/8 w - - 0 1", DRAWN);
        check(&[], "8/8/3k4/2n5/8/8/3KP3/8 w - - 0 1", LOST);
        // Two knights against more than a bare king, or two bishops, are enough.
        check(&[], "8/8/3k4/2nn4/8/8/3KB3/8 w - - 0 1", LOST);
        check(&[], "8/8/3k4/2bb4/8/8/3K4/8 w - - 0 1", LOST);
    }

    #[test]
    fn a_forced_mate_still_wins() {
        // 1… Nb3 is mate: White's own rook and the black king leave the corner no way out.
        check(&[], "8/8/8/8/8/8/R2n4/K1k5 b - - 0 1", LOST);
        // 1… Be5 is mate: the pawn stands in its king's way.
        check(&[], "8/8/8/8/5b2/8/P1k5/K7 b - - 0 1", LOST);
    }

    #[test]
    fn several_men_draw_where_their_king_defends_himself() {
        check(&[], "8/8/3k4/2n5/8/8/3KRB2/8 w - - 0 1", DRAWN);
        // The bishop's king hems no king in, but where White's men have to move was not seen.
        check(&[], "8/8/3k4/2b5/8/8/3KRP2/8 w - - 0 1", "ask Black");
        // 1… Nb3 is mate in the corner, behind a rook and a knight.
        check(&[], "8/8/8/8/8/8/RN1n4/K1k5 b - - 0 1", LOST);
    }

    #[test]
    fn the_switches_of_the_draft() {
        let any = [("flag_material_rule", "any_legal_sequence")];
        check(&any, "8/8/3k4/2b5/8/8/3KR3/8 w - - 0 1", LOST);
        let either = [("flag_no_pawns_condition_applies_to", "bishop_and_knight")];
        check(&either, "8/8/3k4/2b5/8/8/3KP3/8 w - - 0 1", LOST);
        check(&either, "8/8/3k4/2b5/8/8/3KR3/8 w - - 0 1", DRAWN);
    }

    #[test]
    fn only_the_draft_has_it() {
        let position = Position::from_fen("8/8/3k4/2b5/8/8/3KR3/8 w - - 0 1").unwrap();
        assert!(too_few_men(&under(E09), Color::Black, &position).is_none());
        assert!(too_few_men(&under(E14), Color::Black, &position).is_none());
        assert_eq!(printed(&FEW_MEN), "no no no no 6.9(i) gone gone gone gone");
    }
}
