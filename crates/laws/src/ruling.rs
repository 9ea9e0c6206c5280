//! What was decided, and the provisions it rests on.

use crate::{Intended, Outcome};
use flagfall_board::{Color, Square};
use flagfall_clock::Millis;
use flagfall_edition::{Citation, Provision};
use flagfall_record::text::write_time;
use flagfall_say::{San, Text, say};
use std::fmt;

/// What was decided, and the provisions it rests on. Only a provision can make one: an uncited
/// ruling does not compile.
#[derive(Clone, Debug)]
pub struct Ruling {
    decisions: Vec<Decision>,
    citations: Vec<Citation>,
    because: Text,
}

impl Ruling {
    /// Decided under a provision.
    #[must_use]
    pub fn under<R>(law: &Provision<R>, decisions: impl IntoIterator<Item = Decision>) -> Ruling {
        Ruling {
            decisions: decisions.into_iter().collect(),
            citations: law.citations().collect(),
            because: Text::default(),
        }
    }

    /// The same ruling, resting on one more provision.
    #[must_use]
    pub fn and<R>(mut self, law: &Provision<R>) -> Ruling {
        self.citations.extend(law.citations());
        self
    }

    /// The same ruling with one more decision.
    #[must_use]
    pub fn with(mut self, decision: Decision) -> Ruling {
        self.decisions.push(decision);
        self
    }

    /// The same ruling with the facts it was made on.
    #[must_use]
    pub fn because(mut self, facts: impl Into<Text>) -> Ruling {
        self.because = facts.into();
        self
    }

    /// Two rulings on one act as one: decisions and citations of both, in order.
    #[must_use]
    pub fn joined(mut self, other: Ruling) -> Ruling {
        self.decisions.extend(other.decisions);
        self.citations.extend(other.citations);
        self.because = self.because.then(other.because);
        self
    }

    /// What was decided, in order.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// What it rests on, in order.
    #[must_use]
    pub fn citations(&self) -> &[Citation] {
        &self.citations
    }

    /// The facts it was made on; empty where they need no saying.
    #[must_use]
    pub fn facts(&self) -> &Text {
        &self.because
    }

    /// The result, where the ruling ends the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.decisions.iter().find_map(|decision| match decision {
            Decision::End(outcome) => Some(*outcome),
            _ => None,
        })
    }

    /// The ruling as a person says it: the facts, then what follows from them.
    #[must_use]
    pub fn text(&self) -> Text {
        let follows = self.decisions.iter().map(Decision::text);
        self.because.clone().then(follows.collect::<Text>())
    }
}

/// The short form of the casebook: `White +3:00; Black plays Ng8 [9.5b, 2009]`.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decisions: Vec<String> = self.decisions.iter().map(ToString::to_string).collect();
        let citations: Vec<String> = self.citations.iter().map(ToString::to_string).collect();
        write!(f, "{} [{}]", decisions.join("; "), citations.join("; "))
    }
}

/// One effect of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// That player has so much more time.
    AddTime(Color, Millis),
    /// That player has so much less time.
    TakeTime(Color, Millis),
    /// That player's clock is set.
    SetTime(Color, Millis),
    /// Both clocks are stopped.
    StopClocks,
    /// That player's clock is started.
    StartClock(Color),
    /// The position before half-move `n + 1` is restored: `n` half-moves remain made.
    Restore(u32),
    /// That player must play that move.
    MustPlay(Color, Intended),
    /// That player must move the man on that square.
    MustMove(Color, Square),
    /// That player must capture the man on that square.
    MustCapture(Color, Square),
    /// The pawn on that square is replaced by a queen of its colour.
    ReplaceByQueen(Square),
    /// That player is warned.
    Warn(Color),
    /// That player pays a fine that was announced beforehand.
    Fine(Color),
    /// That player's points are changed, as written: `+1/2`, `-1`.
    Points(Color, String),
    /// The game is cancelled and a new one is played.
    NewGame,
    /// The game continues.
    Continue,
    /// The claim is correct.
    ClaimUpheld,
    /// The claim is incorrect.
    ClaimRejected,
    /// That player must bring his scoresheet up to date.
    MustRecord(Color),
    /// That player's next move counts as the one of that number.
    CountsAs(Color, u32),
    /// The decision on that player's claim is given later.
    ClaimPostponed(Color),
    /// Both players get so much more time with each move from now on.
    ExtraEachMove(Millis),
    /// That player's claim has ended the game; an arbiter elsewhere decides on it.
    Refer(Color),
    /// That player, who is blind, must use an assistant.
    MustUseAssistant(Color),
    /// That player's move is made as both have written it.
    PlayWritten(Color, Intended),
    /// That player must seal his move.
    MustSeal(Color),
    /// The game is adjourned; the move that player sealed is in the envelope.
    Adjourn(Color),
    /// The envelope is opened, and the move that player sealed is made on the board.
    PlaySealed(Color, Intended),
    /// That player's appeal is heard.
    AppealAdmitted(Color),
    /// The game is over.
    End(Outcome),
}

impl Decision {
    /// The decision as a person says it.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Decision::AddTime(side, time) => {
                say!("decision-add-time", side = *side, time = *time)
            }
            Decision::TakeTime(side, time) => {
                say!("decision-take-time", side = *side, time = *time)
            }
            Decision::SetTime(side, time) => {
                say!("decision-set-time", side = *side, time = *time)
            }
            Decision::StopClocks => say!("decision-stop-clocks"),
            Decision::StartClock(side) => say!("decision-start-clock", side = *side),
            Decision::Restore(0) => say!("decision-restore-start"),
            Decision::Restore(ply) => say!("decision-restore", ply = *ply),
            Decision::MustPlay(side, intended) => {
                say!("must-play", side = *side, move = San(&intended.san))
            }
            Decision::MustMove(side, square) => {
                say!("must-move", side = *side, square = *square)
            }
            Decision::MustCapture(side, square) => {
                say!("must-capture", side = *side, square = *square)
            }
            Decision::ReplaceByQueen(square) => {
                say!("decision-replace-by-queen", square = *square)
            }
            Decision::Warn(side) => say!("decision-warn", side = *side),
            Decision::Fine(side) => say!("decision-fine", side = *side),
            Decision::Points(side, change) => {
                say!("decision-points", side = *side, change = change)
            }
            Decision::NewGame => say!("decision-new-game"),
            Decision::Continue => say!("decision-continue"),
            Decision::ClaimUpheld => say!("decision-claim-upheld"),
            Decision::ClaimRejected => say!("decision-claim-rejected"),
            Decision::MustRecord(side) => say!("decision-must-record", side = *side),
            Decision::CountsAs(side, number) => {
                say!("decision-counts-as", side = *side, number = *number)
            }
            Decision::ClaimPostponed(side) => say!("decision-claim-postponed", side = *side),
            Decision::ExtraEachMove(time) => say!("decision-extra-each-move", time = *time),
            Decision::Refer(side) => say!("decision-refer", side = *side),
            Decision::MustUseAssistant(side) => say!("decision-must-use-assistant", side = *side),
            Decision::PlayWritten(side, it) => {
                say!("decision-play-written", side = *side, move = San(&it.san))
            }
            Decision::MustSeal(side) => say!("decision-must-seal", side = *side),
            Decision::Adjourn(side) => say!("decision-adjourn", side = *side),
            Decision::PlaySealed(side, sealed) => {
                say!("decision-play-sealed", side = *side, move = San(&sealed.san))
            }
            Decision::AppealAdmitted(side) => say!("decision-appeal-admitted", side = *side),
            Decision::End(outcome) => outcome.text(),
        }
    }
}

/// The short form of the casebook.
impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::AddTime(side, time) => write!(f, "{side} +{}", write_time(*time)),
            Decision::TakeTime(side, time) => write!(f, "{side} -{}", write_time(*time)),
            Decision::SetTime(side, time) => write!(f, "{side} = {}", write_time(*time)),
            Decision::StopClocks => f.write_str("clocks stopped"),
            Decision::StartClock(side) => write!(f, "{side}'s clock runs"),
            Decision::Restore(ply) => write!(f, "restore {ply}"),
            Decision::MustPlay(side, intended) => write!(f, "{side} plays {}", intended.san),
            Decision::MustMove(side, square) => write!(f, "{side} moves {square}"),
            Decision::MustCapture(side, square) => write!(f, "{side} captures {square}"),
            Decision::ReplaceByQueen(square) => write!(f, "queen on {square}"),
            Decision::Warn(side) => write!(f, "{side} warned"),
            Decision::Fine(side) => write!(f, "{side} fined"),
            Decision::Points(side, change) => write!(f, "{side} points {change}"),
            Decision::NewGame => f.write_str("new game"),
            Decision::Continue => f.write_str("game continues"),
            Decision::ClaimUpheld => f.write_str("claim upheld"),
            Decision::ClaimRejected => f.write_str("claim rejected"),
            Decision::MustRecord(side) => write!(f, "{side} records"),
            Decision::CountsAs(side, number) => write!(f, "{side}'s next is move {number}"),
            Decision::ClaimPostponed(_) => f.write_str("claim postponed"),
            Decision::ExtraEachMove(time) => write!(f, "both +{} a move", write_time(*time)),
            Decision::Refer(side) => write!(f, "referred for {side}"),
            Decision::MustUseAssistant(side) => write!(f, "{side} needs an assistant"),
            Decision::PlayWritten(side, it) => write!(f, "{side}'s written {} made", it.san),
            Decision::MustSeal(side) => write!(f, "{side} seals"),
            Decision::Adjourn(side) => write!(f, "{side}'s move sealed"),
            Decision::PlaySealed(side, sealed) => {
                write!(f, "{side}'s sealed {} played", sealed.san)
            }
            Decision::AppealAdmitted(side) => write!(f, "{side}'s appeal admitted"),
            Decision::End(outcome) => {
                write!(f, "{} {}", outcome.result(), outcome.ending.word())
            }
        }
    }
}
