//! # An illegal move is taken back (R7.4a)
//!
//! When an illegal move is found during the game the position before it is restored, and the
//! touch rules bind the move that replaces it. If that position cannot be found, the last one
//! before it that can be is taken. The clocks are for the arbiter (R6.13.1).
//!
//! - 1997: a move that was played; only touch-move binds the replacement.
//! - 2001: a move that was made; a released man binds too.
//! - 2005: a move that was completed.
//! - Draft, 2014, 2017: renumbered only.

use super::price::{Cost, cost};
use super::{IllegalKind, Irregularities, Unpromoted, is_counted};
use crate::act_of_moving::Obligation;
use crate::chessclock::{self, Chessclock};
use crate::moves_of_the_pieces::Fault;
use crate::{Answer, Decision, Hand, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Citation, Clause, D09, E01, E05, E14, E17, E97, renumbered, since};
use flagfall_say::{Text, say};
use flagfall_winnable::Verdict;

/// The position before an illegal move is restored.
pub const RESTORING: Clause<Replacing> = Clause::new(
    "R7.4a",
    "An illegal move is taken back",
    &[
        since(
            E97,
            "7.4",
            "If an illegal move is found to have been played, the position before it is \
             restored, or else the last earlier one that can be identified; touch-move applies \
             to the move that replaces it.",
            Replacing::ByTheTouch,
        ),
        since(
            E01,
            "7.4a",
            "If an illegal move is found to have been made, the position before it is restored, \
             or else the last earlier one that can be identified; the rules on touching and \
             releasing apply to the move that replaces it.",
            Replacing::ByTouchAndRelease,
        ),
        since(
            E05,
            "7.4a",
            "If an illegal move is found to have been completed, the position before it is \
             restored, or else the last earlier one that can be identified; the rules on \
             touching and releasing apply to the move that replaces it.",
            Replacing::ByTouchAndRelease,
        ),
        renumbered(D09, "7.5a", Replacing::ByTouchAndRelease),
        renumbered(E14, "7.5a", Replacing::ByTouchAndRelease),
        renumbered(E17, "7.5.1", Replacing::ByTouchAndRelease),
    ],
);

/// What binds the move that replaces an illegal one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacing {
    /// What was touched.
    ByTheTouch,
    /// What was touched, and what was let go of as part of a legal move.
    ByTouchAndRelease,
}

/// What the hand that made an illegal move has done that binds the move to replace it. A move
/// that was not completed is still in hand, and all of it counts.
#[must_use]
pub fn still_binding(law: &Irregularities, hand: &Hand, completed: bool) -> Hand {
    match law.restoring.reading {
        Replacing::ByTheTouch if completed => Hand {
            touched: hand.touched.clone(),
            ..Hand::default()
        },
        Replacing::ByTheTouch | Replacing::ByTouchAndRelease => hand.clone(),
    }
}

/// The arbiter restores the position after so many half-moves: also where the one before the
/// irregularity cannot be found, and an earlier one is taken.
#[must_use]
pub fn restore(law: &Irregularities, ply: u32) -> Ruling {
    Ruling::under(&law.restoring, [Decision::Restore(ply)])
}

/// An illegal move as it was found.
#[derive(Clone, Copy, Debug)]
pub struct IllegalMove<'a> {
    /// Who played it.
    pub by: Color,
    /// What was done.
    pub kind: IllegalKind,
    /// The half-moves made before it.
    pub plies_before: u32,
    /// Whether he pressed the clock, or the move is completed in another way.
    pub completed: bool,
    /// How many are counted against him already (see [`super::counts_with`]).
    pub earlier: u32,
    /// Whether his opponent may still win, in the position before it: what
    /// [`chessclock::can_win`] says, which the proviso of some editions looks at.
    pub opponent_can_mate: Verdict,
    /// What he had bound himself to by touching, on the move to be replaced.
    pub obligation: Option<&'a Obligation>,
    /// Whether it happened in a quickplay finish.
    pub quickplay_finish: bool,
    /// What Article 3 has against it.
    pub fault: Option<&'a Fault>,
}

/// An illegal move was claimed, or seen by the arbiter, in time. The answers are a ruling and,
/// where men go back after a completed move, the question of the times; or the question
/// whether the opponent can mate, on which the result hangs.
///
/// ```
/// use flagfall_board::Color;
/// use flagfall_edition::Edition;
/// use flagfall_laws::irregularities::{IllegalKind, IllegalMove, illegal_move};
/// use flagfall_laws::{Answer, Rulebook};
/// use flagfall_record::{Header, Regulations, Start};
/// use flagfall_winnable::Verdict;
///
/// let book = Rulebook::new(&Header {
///     edition: Edition::from_id("2014").unwrap(),
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// });
/// let second = IllegalMove {
///     by: Color::White,
///     kind: IllegalKind::Move,
///     plies_before: 30,
///     completed: true,
///     earlier: 1,
///     opponent_can_mate: Verdict::Winnable,
///     obligation: None,
///     quickplay_finish: false,
///     fault: None,
/// };
/// let answers = illegal_move(&book.irregularities, &book.chessclock, &second);
/// let [Answer::Ruled(ruling)] = &answers[..] else { panic!() };
/// assert_eq!(ruling.to_string(), "0-1 illegal_moves [7.5a, 2014; 7.5b, 2014]");
/// ```
#[must_use]
pub fn illegal_move(
    law: &Irregularities,
    clock: &Chessclock,
    fact: &IllegalMove<'_>,
) -> Vec<Answer> {
    if !is_counted(law, fact.kind) {
        return vec![not_counted(law, fact).into()];
    }
    if !fact.completed {
        let ruling = Ruling::under(&law.uncompleted, [Decision::Restore(fact.plies_before)])
            .because(say!("uncompleted-put-right"));
        return vec![bound(law, with_fault(law, ruling, fact.fault), fact).into()];
    }
    let paid = match cost(law, clock, fact) {
        Cost::TheGame(answer) => return vec![answer],
        Cost::Counted(ruling) => Some(ruling),
        Cost::Nothing => None,
    };
    let put_right = found(law, fact, restored(law, fact));
    let mut ruling = with_fault(law, put_right, fact.fault);
    if let Some(paid) = paid {
        ruling = ruling.joined(paid);
    }
    let goes_back = matches!(ruling.decisions().first(), Some(Decision::Restore(_)));
    if !goes_back {
        return vec![ruling.into()];
    }
    vec![
        bound(law, ruling, fact).into(),
        chessclock::ask_times(&clock.times).into(),
    ]
}

/// A breach that this edition does not count: a penalty is for the arbiter to choose.
fn not_counted(law: &Irregularities, fact: &IllegalMove<'_>) -> Ruling {
    let by = fact.by;
    let facts = match fact.kind {
        IllegalKind::TwoHands => say!("two-hands-not-counted", side = by),
        _ => say!("empty-press-not-counted", side = by),
    };
    Ruling::under(&law.what_counts, [Decision::ClaimRejected]).because(facts)
}

/// What happens on the board.
fn restored(law: &Irregularities, fact: &IllegalMove<'_>) -> Option<Decision> {
    match (fact.kind, law.what_counts.reading.unpromoted) {
        (IllegalKind::PressWithoutMove, _) => None,
        (IllegalKind::Unpromoted(square), Unpromoted::ReplacedByQueen) => {
            Some(Decision::ReplaceByQueen(square))
        }
        _ => Some(Decision::Restore(fact.plies_before)),
    }
}

/// A ruling under the clause that names what was done, and the facts in words.
pub(super) fn found(
    law: &Irregularities,
    fact: &IllegalMove<'_>,
    decisions: impl IntoIterator<Item = Decision>,
) -> Ruling {
    let by = fact.by;
    match (fact.kind, &law.two_hands, &law.empty_press) {
        (IllegalKind::TwoHands, Ok(clause), _) => {
            Ruling::under(clause, decisions).because(say!("two-hands", side = by))
        }
        (IllegalKind::PressWithoutMove, _, Ok(clause)) => {
            Ruling::under(clause, decisions).because(say!("empty-press", side = by))
        }
        (IllegalKind::Unpromoted(square), _, _) => {
            let ruling = match law.what_counts.reading.unpromoted {
                Unpromoted::FreeCorrection => Ruling::under(&law.restoring, decisions),
                Unpromoted::ReplacedByQueen => Ruling::under(&law.what_counts, decisions),
            };
            ruling.because(say!("unpromoted", side = by, square = square))
        }
        _ => Ruling::under(&law.restoring, decisions)
            .because(say!("illegal-move-completed", side = by)),
    }
}

/// What he touched binds the move that replaces the illegal one.
fn bound(law: &Irregularities, ruling: Ruling, fact: &IllegalMove<'_>) -> Ruling {
    let Some(obligation) = fact.obligation else {
        return ruling;
    };
    let decision = obligation.duty.of(obligation.side);
    resting_on(
        law,
        ruling.with(decision),
        &obligation.citations,
        Text::default(),
    )
}

/// What Article 3 has against the move, in its words and with its citations.
pub(super) fn with_fault(law: &Irregularities, ruling: Ruling, fault: Option<&Fault>) -> Ruling {
    match fault {
        Some(fault) => resting_on(law, ruling, &fault.citations, fault.text.clone()),
        None => ruling,
    }
}

/// The same ruling, resting on what another clause has found.
fn resting_on(law: &Irregularities, ruling: Ruling, cites: &[Citation], text: Text) -> Ruling {
    let mut others = cites.iter().map(|rule| {
        let mut law = law.restoring;
        (law.rule, law.exception) = (*rule, None);
        law
    });
    let Some(first) = others.next() else {
        return ruling;
    };
    let found = others.fold(Ruling::under(&first, None), |found, law| found.and(&law));
    ruling.joined(found.because(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::act_of_moving::{ActOfMoving, obligation};
    use crate::chessclock::{printed, under as clock};
    use crate::irregularities::under;
    use crate::moves_of_the_pieces::{Legality, MovesOfThePieces, judge};
    use crate::{Hand, Topic};
    use flagfall_board::{Position, Square};
    use flagfall_edition::{E09, E18, E23, Edition, Sources};

    const FIRST: IllegalMove<'_> = IllegalMove {
        by: Color::White,
        kind: IllegalKind::Move,
        plies_before: 18,
        completed: true,
        earlier: 0,
        opponent_can_mate: Verdict::Winnable,
        obligation: None,
        quickplay_finish: false,
        fault: None,
    };

    fn check(edition: Edition, fact: &IllegalMove<'_>, expect: &[&str]) {
        let answers = illegal_move(&under(edition), &clock(edition), fact);
        let short = answers.iter().map(|answer| match answer {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => question.topic().word().to_owned(),
            Answer::Refused(refusal) => refusal.to_string(),
        });
        assert_eq!(short.collect::<Vec<_>>(), expect, "{edition}");
    }

    /// Case A7-20: the increment gained by the press is the question of the times.
    #[test]
    fn the_position_is_restored_and_the_times_are_asked_for() {
        let times = Topic::Times.word();
        let ruled = "restore 18; Black +2:00 [7.5.1, 2023; 7.5.5, 2023]";
        check(E23, &FIRST, &[ruled, times]);
        check(E97, &FIRST, &["restore 18 [7.4, 1997]", times]);
    }

    /// Case A7-35: castling out of turn with an attacked square is found five moves later.
    #[test]
    fn the_man_touched_moves_in_place_of_the_illegal_move() {
        let before = Position::from_fen("4k3/8/8/8/8/5r2/8/4K2R w K - 0 10").unwrap();
        let sources = Sources::of(E18);
        let moves = MovesOfThePieces::new(&sources);
        let (from, to) = (Square::E1, Square::G1);
        let Legality::Illegal(fault) = judge(&moves, &before, from, to, None, false) else {
            panic!("castling over an attacked square is illegal");
        };
        let hand = Hand {
            touched: [Square::E1, Square::H1].into(),
            ..Hand::default()
        };
        let bound = obligation(&ActOfMoving::new(&sources), &before, &hand, false).unwrap();
        let fact = IllegalMove {
            obligation: Some(&bound),
            fault: Some(&fault),
            ..FIRST
        };
        let ruled = "restore 18; Black +2:00; White moves e1 \
                     [7.5.1, 2018; 3.8.2.2, 2018; 7.5.5, 2018; 4.4.3, 2018]";
        check(E18, &fact, &[ruled, Topic::Times.word()]);
        let uncompleted = IllegalMove {
            completed: false,
            ..fact
        };
        let free = "restore 18; White moves e1 [7.5.1, 2018; 3.8.2.2, 2018; 4.4.3, 2018]";
        check(E18, &uncompleted, &[free]);
    }

    /// Cases A7-33, A4-29: nothing was completed.
    #[test]
    fn before_the_press_nothing_is_penalised() {
        for edition in Edition::ALL {
            let fact = IllegalMove {
                completed: false,
                earlier: 5,
                ..FIRST
            };
            let answers = illegal_move(&under(edition), &clock(edition), &fact);
            let [Answer::Ruled(ruling)] = &answers[..] else {
                panic!("{answers:?}");
            };
            assert_eq!(ruling.decisions(), [Decision::Restore(18)], "{edition}");
        }
    }

    #[test]
    fn a_pawn_left_on_the_last_rank_became_a_queen() {
        let kind = IllegalKind::Unpromoted(Square::D8);
        let fact = IllegalMove { kind, ..FIRST };
        let freely = "restore 18; Black +2:00 [7.4a, 2009; 7.4b, 2009]";
        check(E09, &fact, &[freely, Topic::Times.word()]);
        check(
            E14,
            &fact,
            &["queen on d8; Black +2:00 [7.5a, 2014; 7.5b, 2014]"],
        );
        check(
            E18,
            &fact,
            &["queen on d8; Black +2:00 [7.5.2, 2018; 7.5.5, 2018]"],
        );
    }

    /// Cases A7-42 and A7-45; each kind is cited where it is printed.
    #[test]
    fn hands_and_presses_count_where_the_edition_says_so() {
        let of = |kind| IllegalMove { kind, ..FIRST };
        let (hands, press) = (of(IllegalKind::TwoHands), of(IllegalKind::PressWithoutMove));
        check(E09, &hands, &["claim rejected [7.4a, 2009]"]);
        check(E14, &press, &["claim rejected [7.5a, 2014]"]);
        let times = Topic::Times.word();
        let ruled = "restore 18; Black +2:00 [7.7.1, 2017; 7.7.2, 2017]";
        check(E17, &hands, &[ruled, times]);
        let ruled = "restore 18; Black +2:00 [7.5.4, 2018; 7.5.5, 2018]";
        check(E18, &hands, &[ruled, times]);
        check(E17, &press, &["Black +2:00 [7.8.1, 2017; 7.8.2, 2017]"]);
        check(E23, &press, &["Black +2:00 [7.5.3, 2023; 7.5.5, 2023]"]);
    }

    #[test]
    fn the_position_is_restored_in_every_edition() {
        let found = |edition| restore(&under(edition), 18).to_string();
        assert_eq!(found(E97), "restore 18 [7.4, 1997]");
        assert_eq!(found(D09), "restore 18 [7.5a, 2009-draft]");
        assert_eq!(found(E23), "restore 18 [7.5.1, 2023]");
        assert_eq!(
            printed(&RESTORING),
            "7.4 7.4a 7.4a 7.4a 7.5a 7.5a 7.5.1 7.5.1 7.5.1"
        );
    }
}
