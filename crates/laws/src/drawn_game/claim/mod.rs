//! A claim of a draw: its facts, in what form it is heard, and what it comes to.

use super::about_to_appear::would_appear;
use super::claim_form::ask_form;
use super::correct_claim::correct_claim;
use super::fifty_stand::stand;
use super::fifty_with_move::would_stand;
use super::sameness::occurrences;
use super::wrong_claim::{WrongClaim, wrong_claim};
use super::{DrawnGame, LostBy, Price};
use crate::refusal::required;
use crate::{Answer, Ending, Intended, Reason, Refusal, Ruling};
use flagfall_board::{Color, Identity};
use flagfall_clock::Millis;
use flagfall_edition::{Law, Provision};
use flagfall_say::{San, Text, say};

/// A claim of a draw by a player, and what is so.
#[derive(Clone, Copy, Debug)]
pub struct DrawClaim<'a> {
    /// Who claims.
    pub by: Color,
    /// Whether he has the move.
    pub has_the_move: bool,
    /// The positions of the game, from the start to the present one.
    pub history: &'a [Identity],
    /// Half-moves made since the last capture or move of a pawn.
    pub halfmoves: u32,
    /// The move he wrote and declared, if it is a legal one.
    pub intended: Option<&'a Intended>,
    /// The position that move would produce.
    pub after_intended: Option<&'a Identity>,
    /// Whether that move is a capture or the move of a pawn.
    pub intended_is_zeroing: bool,
    /// Something was written, but no legal move.
    pub unreadable: bool,
    /// The time left on his clock.
    pub left: Millis,
    /// Whether he has touched a man since his opponent's last move.
    pub has_touched: bool,
    /// Whether he made his move on the board and stopped the clocks without pressing.
    pub already_played: bool,
}

/// A draw is claimed because the same position is about to appear, or has just appeared, for
/// the third time (9.2).
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_clock::Millis;
/// use flagfall_edition::Edition;
/// use flagfall_laws::drawn_game::{DrawClaim, claim_repetition};
/// use flagfall_laws::{Answer, Rulebook};
/// use flagfall_record::{Header, Regulations, Start};
///
/// let book = Rulebook::new(&Header {
///     edition: Edition::from_id("2018").unwrap(),
///     regulations: Regulations::default(),
///     start: Start::Usual,
///     moves: Vec::new(),
///     clocks: None,
/// });
/// let claim = DrawClaim {
///     by: Color::White,
///     has_the_move: true,
///     history: &[Position::initial().identity()],
///     halfmoves: 0,
///     intended: None,
///     after_intended: None,
///     intended_is_zeroing: false,
///     unreadable: false,
///     left: Millis::minutes(90),
///     has_touched: false,
///     already_played: false,
/// };
/// let Answer::Ruled(ruling) = claim_repetition(&book.drawn_game, &claim) else { panic!() };
/// assert_eq!(ruling.to_string(), "Black +2:00 [9.2.1.2, 2018; 9.5.3, 2018]");
/// ```
#[must_use]
pub fn claim_repetition(law: &DrawnGame, claim: &DrawClaim<'_>) -> Answer {
    repetition(law, claim).unwrap_or_else(Answer::Refused)
}

/// A draw is claimed because fifty moves of each player were made, or will be with the next
/// one, without a capture and without the move of a pawn (9.3).
#[must_use]
pub fn claim_fifty(law: &DrawnGame, claim: &DrawClaim<'_>) -> Answer {
    fifty(law, claim).unwrap_or_else(Answer::Refused)
}

fn repetition(law: &DrawnGame, claim: &DrawClaim<'_>) -> Result<Answer, Refusal> {
    let rules = Rules::of(law, &law.about_to_appear, &law.just_appeared)?;
    let sameness = required(&law.sameness, claims())?;
    if let Some(ruling) = rules.played_first(claim) {
        return Ok(ruling.into());
    }
    rules.hears(claim)?;
    let present = occurrences(sameness, claim.history).len();
    let next = claim
        .after_intended
        .map(|after| would_appear(sameness, claim.history, after));
    let upheld = |clause: &Provision<()>, text: Text| {
        let correct = correct_claim(rules.correct, Ending::Repetition);
        let found = Ruling::under(clause, []).and(sameness).because(text);
        Ok(found.joined(correct).into())
    };
    match next {
        Some(times) if times >= 3 => {
            let text = say!("claim-would-appear", times = times);
            upheld(rules.with_move, text)
        }
        _ if present >= 3 => {
            let text = say!("claim-has-appeared", times = present);
            upheld(rules.stands, text)
        }
        _ if claim.unreadable => Ok(ask_form(rules.form, claim.by).into()),
        Some(times) => {
            let text = say!("claim-would-appear-only", times = times.max(1));
            Ok(rules.wrong(rules.with_move, claim, text).into())
        }
        None => {
            let text = say!("claim-has-appeared-only", times = present.max(1));
            Ok(rules.wrong(rules.stands, claim, text).into())
        }
    }
}

fn fifty(law: &DrawnGame, claim: &DrawClaim<'_>) -> Result<Answer, Refusal> {
    let rules = Rules::of(law, &law.fifty_with_move, &law.fifty_stands)?;
    if let Some(ruling) = rules.played_first(claim) {
        return Ok(ruling.into());
    }
    rules.hears(claim)?;
    let made = claim.halfmoves;
    let upheld = |clause: &Provision<()>, halfmoves: u32| {
        let text = say!("claim-half-moves", count = halfmoves);
        let correct = correct_claim(rules.correct, Ending::FiftyMoves);
        Ok(Ruling::under(clause, [])
            .because(text)
            .joined(correct)
            .into())
    };
    if stand(made) {
        return upheld(rules.stands, made);
    }
    let Some(intended) = claim.intended else {
        if claim.unreadable {
            return Ok(ask_form(rules.form, claim.by).into());
        }
        return Ok(rules.wrong(rules.stands, claim, too_few(made)).into());
    };
    if would_stand(made, claim.intended_is_zeroing) {
        return upheld(rules.with_move, made.saturating_add(1));
    }
    let text = match claim.intended_is_zeroing {
        true => say!("claim-zeroing", move = San(&intended.san)),
        false => too_few(made.saturating_add(1)),
    };
    Ok(rules.wrong(rules.with_move, claim, text).into())
}

/// What claims are called where an edition has none.
fn claims() -> Text {
    say!("claims-of-a-draw")
}

/// The provisions that bear on every claim, all in hand.
struct Rules<'a> {
    with_move: &'a Provision<()>,
    stands: &'a Provision<()>,
    right_lost: &'a Provision<LostBy>,
    correct: &'a Provision<()>,
    wrong: &'a Provision<Price>,
    form: &'a Provision<()>,
}

impl<'a> Rules<'a> {
    fn of(
        law: &'a DrawnGame,
        with_move: &'a Law<()>,
        stands: &'a Law<()>,
    ) -> Result<Rules<'a>, Refusal> {
        Ok(Rules {
            with_move: required(with_move, claims())?,
            stands: required(stands, claims())?,
            right_lost: required(&law.right_lost, claims())?,
            correct: required(&law.correct, claims())?,
            wrong: required(&law.wrong, claims())?,
            form: required(&law.form, claims())?,
        })
    }

    /// He played the move that he should have written, and stopped the clocks to claim.
    fn played_first(&self, claim: &DrawClaim<'_>) -> Option<Ruling> {
        claim.already_played.then(|| {
            let text = say!("claim-played-first", side = claim.by);
            let unbound = DrawClaim {
                intended: None,
                ..*claim
            };
            self.wrong(self.with_move, &unbound, text)
        })
    }

    /// Whether he may claim now.
    fn hears(&self, claim: &DrawClaim<'_>) -> Result<(), Refusal> {
        let by = claim.by;
        if !claim.has_the_move {
            let text = say!("claim-not-his-move", side = by);
            let refusal = Refusal::under(self.stands, Reason::NotHavingTheMove, text);
            // He touched a man and has not got the move: he has made his move.
            return Err(match claim.has_touched {
                true => refusal.and(self.right_lost),
                false => refusal,
            });
        }
        match self.right_lost.reading {
            LostBy::TouchingAMan if claim.has_touched => {
                let text = say!("claim-touched", side = by);
                Err(Refusal::under(self.right_lost, Reason::RightLost, text))
            }
            LostBy::TouchingAMan | LostBy::MakingAMove => Ok(()),
        }
    }

    /// The claim is wrong under that clause, for the reason given.
    fn wrong(&self, clause: &Provision<()>, claim: &DrawClaim<'_>, text: Text) -> Ruling {
        let price = WrongClaim {
            by: claim.by,
            left: claim.left,
            intended: claim.intended,
        };
        Ruling::under(clause, [])
            .because(text)
            .joined(wrong_claim(self.wrong, &price))
    }
}

fn too_few(halfmoves: u32) -> Text {
    say!("claim-too-few", count = halfmoves)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, Story, intended, law};
    use super::*;
    use flagfall_edition::{D09, E09, E18, E23, E97, Edition, Sources};
    use flagfall_record::Regulations;

    /// Black claims with Ng8 after 1. Nf3 Nf6 2. Ng1.
    fn check(edition: Edition, change: fn(DrawClaim<'_>) -> DrawClaim<'_>, expect: &str) {
        let story = Story::of("g1f3 g8f6 f3g1");
        let (mv, after) = (intended("f6g8"), story.after("f6g8"));
        let found = story.claims_with(claim_repetition, &law(edition), |claim| {
            change(DrawClaim {
                intended: Some(&mv),
                after_intended: Some(&after),
                ..claim
            })
        });
        assert_eq!(found, expect);
    }

    fn moved(claim: DrawClaim<'_>) -> DrawClaim<'_> {
        DrawClaim {
            has_the_move: false,
            has_touched: true,
            ..claim
        }
    }

    /// Case A9-14, and A9-11 with the clock still running.
    #[test]
    fn a_move_played_first_makes_the_claim_a_wrong_one() {
        fn played(claim: DrawClaim<'_>) -> DrawClaim<'_> {
            DrawClaim {
                already_played: true,
                ..moved(claim)
            }
        }
        check(E23, played, "White +2:00 [9.2.1, 2023; 9.5.3, 2023]");
        check(E09, played, "White +3:00 [9.2a, 2009; 9.5b, 2009]");
        let refused = "not_having_the_move 9.2.1.2, 2018; 9.4, 2018";
        check(E18, moved, refused);
    }

    #[test]
    fn a_claim_on_the_opponent_s_time_is_refused() {
        fn waiting(claim: DrawClaim<'_>) -> DrawClaim<'_> {
            DrawClaim {
                has_the_move: false,
                ..claim
            }
        }
        check(E97, waiting, "not_having_the_move 9.2b, 1997");
        check(E23, waiting, "not_having_the_move 9.2.2, 2023");
    }

    #[test]
    fn the_reasons_are_told() {
        let story = Story::of("g1f3 g8f6 f3g1");
        let mv = intended("f6g8");
        let after = story.after("f6g8");
        for edition in ADOPTED {
            let text = story.told(claim_repetition, &law(edition), |claim| DrawClaim {
                intended: Some(&mv),
                after_intended: Some(&after),
                ..claim
            });
            let reason = "The position would appear for the second time, not the third. White gets";
            assert!(text.starts_with(reason), "{text}");
            let text = story.told(claim_fifty, &law(edition), |claim| claim);
            let reason =
                "3 half-moves without a capture or the move of a pawn; a hundred are needed. ";
            assert!(text.starts_with(reason), "{text}");
        }
    }

    #[test]
    fn the_draft_has_no_claims_in_hand_unless_it_is_completed() {
        check(D09, |claim| claim, "not_encoded not in hand");
        let completed = Sources::of(D09).completed_from(E09);
        let law = DrawnGame::new(&completed, &Regulations::default());
        let story = Story::of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        let found = story.claims(claim_repetition, &law, None);
        let by = "2009 (completing 2009-draft)";
        let expect =
            format!("claim upheld; 1/2-1/2 repetition [9.2b, {by}; 9.2, {by}; 9.5a, {by}]");
        assert_eq!(found, expect);
    }
}
