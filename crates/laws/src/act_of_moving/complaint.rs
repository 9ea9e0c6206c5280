//! # Complaining of a breach of this article (R4.7.1)
//!
//! A player may claim that his opponent broke this article, until he touches a man himself. If he
//! is right, the position before the move is restored and the obligation stands. The arbiter who
//! sees it acts of his own accord.
//!
//! - 1997: of touch-move and castling touches; later of the whole article.
//! - 2005, 2014: renumbered.
//! - The draft, 2014: lost by touching with the intention of moving or capturing.

use super::{ActOfMoving, Obligation};
use crate::{Answer, Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E05, E14, E97, since};
use flagfall_say::{Text, say};

/// The clause.
pub const COMPLAINT: Clause<LosingTouch> = Clause::new(
    "R4.7.1",
    "Complaining of a breach of this article",
    &[
        since(
            E97,
            "4.6",
            "A player can no longer claim that his opponent broke the rules on men touched once \
             he deliberately touches a man himself.",
            LosingTouch::Deliberate,
        ),
        since(
            E01,
            "4.6",
            "A player can no longer claim that his opponent broke this article once he \
             deliberately touches a man himself.",
            LosingTouch::Deliberate,
        ),
        since(
            E05,
            "4.7",
            "A player can no longer claim that his opponent broke this article once he \
             deliberately touches a man himself.",
            LosingTouch::Deliberate,
        ),
        since(
            D09,
            "4.7",
            "A player can no longer claim that his opponent broke this article once he touches a \
             man with the intention of moving or capturing it.",
            LosingTouch::ToMoveOrCapture,
        ),
        since(
            E14,
            "4.8",
            "A player can no longer claim that his opponent broke this article once he touches a \
             man with the intention of moving or capturing it.",
            LosingTouch::ToMoveOrCapture,
        ),
    ],
);

/// Which touch loses the right. An act of touching is one that does, unless it is said to be an
/// accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LosingTouch {
    /// A deliberate one.
    Deliberate,
    /// One with the intention of moving or capturing.
    ToMoveOrCapture,
}

/// A claim that the opponent broke this article.
#[derive(Clone, Copy, Debug)]
pub struct Complaint<'a> {
    /// Who claims.
    pub by: Color,
    /// The obligation that the opponent's last move broke, or that he is under and would break.
    pub breach: Option<&'a Obligation>,
    /// The half-moves made before that move; `None` where it has yet to be made, and nothing
    /// goes back.
    pub plies_before: Option<u32>,
    /// Whether the claimant has touched a man since.
    pub has_touched: bool,
}

/// Rules on such a claim: the right lost, nothing broken, or the move taken back.
#[must_use]
pub fn complain(law: &ActOfMoving, complaint: &Complaint<'_>) -> Answer {
    if complaint.has_touched {
        let by = complaint.by;
        let text = match law.complaint.reading {
            LosingTouch::Deliberate => say!("complaint-touched", side = by),
            LosingTouch::ToMoveOrCapture => say!("complaint-touched-to-move", side = by),
        };
        return Refusal::under(&law.complaint, Reason::RightLost, text).into();
    }
    match complaint.breach {
        Some(broken) => restored(law, broken, complaint.plies_before).into(),
        None => Ruling::under(&law.complaint, [Decision::ClaimRejected])
            .because(say!("complaint-not-bound", side = !complaint.by))
            .into(),
    }
}

/// The same seen by the arbiter, whom nobody's touch stops.
#[must_use]
pub fn observed(
    law: &ActOfMoving,
    breach: Option<&Obligation>,
    plies_before: Option<u32>,
) -> Answer {
    match breach {
        Some(broken) => restored(law, broken, plies_before).into(),
        None => Refusal::plain(Reason::NotSo, say!("complaint-nothing-broken")).into(),
    }
}

fn restored(law: &ActOfMoving, broken: &Obligation, plies_before: Option<u32>) -> Ruling {
    let grounds = broken.citations.iter().filter_map(|it| ground(law, it.id));
    let found = grounds.reduce(Ruling::joined);
    let mut ruling = found.unwrap_or_else(|| Ruling::under(&law.complaint, []));
    if let Some(plies) = plies_before {
        ruling = ruling.with(Decision::Restore(plies));
    }
    ruling
        .with(broken.duty.of(broken.side))
        .because(facts(broken))
}

/// The provision of that id, as the ground of a ruling.
fn ground(law: &ActOfMoving, id: &str) -> Option<Ruling> {
    Some(match id {
        "R4.3a" => Ruling::under(&law.own_men, []),
        "R4.3b" => Ruling::under(&law.enemy_men, []),
        "R4.3c" => Ruling::under(&law.both_colors, []),
        "R4.4a" => Ruling::under(law.king_and_rook.as_ref().ok()?, []),
        "R4.4b" => Ruling::under(&law.rook_first, []),
        "R4.4c" => Ruling::under(&law.illegal_castling, []),
        "R4.4d" => Ruling::under(&law.promotion_choice, []),
        "R4.6.1" => Ruling::under(&law.released, []),
        "R4.6b" => Ruling::under(&law.castling_made, []),
        _ => return None,
    })
}

/// What the hand did, told to others.
fn facts(broken: &Obligation) -> Text {
    match &broken.did {
        Some(did) => say!("side-did", side = broken.side, did = did.clone()),
        None => broken.text.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, law};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E09, E18, E23, Edition};
    use flagfall_words::english;

    /// A4-02: the knight on d5 was touched, Black castled, White claims.
    const FEN: &str = "r1bqk2r/ppp2ppp/2n1p3/2bn4/8/2N2NP1/PP1PPPBP/R1BQK2R b KQkq - 0 1";

    fn check(edition: Edition, broken: bool, has_touched: bool, expect: &str) {
        let breach = bound(edition, FEN, "d5").filter(|_| broken);
        let complaint = Complaint {
            by: Color::White,
            breach: breach.as_ref(),
            plies_before: Some(15),
            has_touched,
        };
        assert_eq!(told(complain(&law(edition), &complaint)), expect);
    }

    fn told(answer: Answer) -> String {
        match answer {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Refused(refusal) => english(refusal.text()),
            Answer::Asked(question) => english(question.text()),
        }
    }

    #[test]
    fn the_move_is_taken_back_and_the_man_moves() {
        assert_eq!(numbers(&COMPLAINT), "4.6 4.6 4.7 4.7 4.7 4.8 4.8 4.8 4.8");
        check(E97, true, false, "restore 15; Black moves d5 [4.3a, 1997]");
        check(E09, true, false, "restore 15; Black moves d5 [4.3a, 2009]");
        check(E18, true, false, "restore 15; Black moves d5 [4.3.1, 2018]");
        check(E23, false, false, "claim rejected [4.8, 2023]");
    }

    #[test]
    fn not_by_one_who_has_touched_a_man() {
        // A4-24.
        let no = "White has touched a man himself, and can no longer claim.";
        check(E97, true, true, no);
        check(E09, true, true, no);
        let no = "White has touched a man himself to move or capture it, and can no longer claim.";
        check(D09, true, true, no);
        check(E23, true, true, no);
    }

    #[test]
    fn the_arbiter_who_sees_it_acts() {
        // A4-23.
        let breach = bound(E23, FEN, "d5");
        let Answer::Ruled(ruling) = observed(&law(E23), breach.as_ref(), Some(15)) else {
            panic!("the arbiter intervenes");
        };
        assert_eq!(
            ruling.to_string(),
            "restore 15; Black moves d5 [4.3.1, 2023]"
        );
        assert_eq!(
            english(&ruling.text()),
            "Black touched the knight on d5. The position after half-move 15 is restored. Black \
             must move the man on d5."
        );
        let Answer::Refused(refusal) = observed(&law(E23), None, Some(15)) else {
            panic!("nothing was broken");
        };
        assert_eq!(refusal.reason(), Reason::NotSo);
    }

    #[test]
    fn a_man_touched_and_not_yet_moved_must_move_and_nothing_goes_back() {
        // A4-04.
        let under = bound(E23, FEN, "d5");
        let answer = observed(&law(E23), under.as_ref(), None);
        assert_eq!(told(answer), "Black moves d5 [4.3.1, 2023]");
    }

    #[test]
    fn other_breaches_cite_their_own_clauses() {
        let ruled = |edition, fen: &str, did: &str| {
            let breach = bound(edition, fen, did);
            told(observed(&law(edition), breach.as_ref(), Some(0)))
        };
        let castle = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(
            ruled(E09, castle, "e1 h1"),
            "restore 0; White plays O-O [4.4a, 2009]"
        );
        let illegal = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
        assert_eq!(
            ruled(E23, illegal, "e1g1"),
            "restore 0; White moves e1 [4.7.2, 2023; 4.4.3, 2023]"
        );
        let both = "4k3/8/8/3n4/2P5/K2R3r/8/8 w - - 0 1";
        assert_eq!(
            ruled(E14, both, "d5 d3"),
            "restore 0; White captures d5 [4.3c, 2014]"
        );
    }
}
