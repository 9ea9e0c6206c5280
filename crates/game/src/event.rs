//! What came of an act.

use crate::adjourned::Adjourned;
use crate::kept::Held;
use crate::state::{Ply, Said, SlipKind};
use flagfall_board::{Color, Square};
use flagfall_clock::{ClockAct, Hand as ClockHand};
use flagfall_laws::act_of_moving::Obligation;
use flagfall_laws::adjournment::Defect;
use flagfall_laws::{Ending, Question, Refusal, Ruling, Score};
use flagfall_record::{Entry, Ms};
use std::sync::Arc;

/// One thing that came of an act, in order. The record keeps the acts; these follow from them.
#[derive(Clone, Debug)]
pub enum Event {
    /// The act was admitted and has happened.
    Acted(Entry),
    /// So late it was when the next thing happened, before the act itself.
    TimeIs(Ms),
    /// What the hand of the player having the move has done so far.
    HandIs(Held),
    /// What was said of the move in hand, and what of it a blind player has done besides.
    Said(Said),
    /// A move was made on the board (4.7).
    Made(Box<Ply>),
    /// The move made last was not yet pressed and is taken up again by its own player.
    TakenUp,
    /// A move was completed (6.2.1): by a press, by the board's own press, or by the player's
    /// next move. The number is its index among the moves made.
    Completed(usize),
    /// A clock was pressed.
    Pressed(Color),
    /// Something happened that may cost its player, once it is claimed or observed.
    Slipped(SlipKind, Color),
    /// What a ruling bound a player to, with the moves that satisfy it.
    Bound(Box<Obligation>),
    /// A player displaced men on these squares.
    Displaced(Color, Vec<Square>),
    /// The men that were displaced are dealt with.
    PutRight,
    /// A slip was dealt with: it cannot be claimed again.
    SlipSettled(usize),
    /// An illegal move was counted against a player.
    Counted(SlipKind, Color),
    /// A draw was offered and is open.
    Offered(Color),
    /// The offer is no longer open.
    OfferClosed,
    /// A flag fell: it was observed or validly claimed (6.8).
    FlagFell(Color),
    /// The game is being adjourned, is adjourned, or is resumed: how that stands now.
    Adjournment(Arc<Adjourned>),
    /// No move is being sealed any more: it was made on the board.
    NoLongerAdjourned,
    /// Something was entered on the clock itself: by whom, what, and why.
    ClockEntered(ClockHand, Box<ClockAct>, String),
    /// Both clocks were stopped.
    ClocksStopped,
    /// A clock was started.
    ClockStarted(Color),
    /// The arbiter, or the Laws by themselves, ruled.
    Ruled(Ruling),
    /// The act is not admitted.
    Refused(Refusal),
    /// The arbiter is asked.
    Asked(Box<OpenQuestion>),
    /// A flag has fallen, the prescribed moves being made: a further period began.
    FlagPassed,
    /// A player has signed a result.
    Signed(Color, (Score, Score)),
    /// A question was settled.
    Settled(String),
}

/// A question that awaits the arbiter.
#[derive(Clone, Debug)]
pub struct OpenQuestion {
    /// Its name, in the order asked: `q1`, `q2` …
    pub id: String,
    /// What is asked.
    pub question: Question,
    /// What hangs on the answer.
    pub context: Context,
    /// When it was asked.
    pub at: Ms,
}

/// With what a player is helped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// Writing.
    Writing,
    /// The clock.
    Clock,
}

/// What hangs on the answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Context {
    /// A flag fell: that player loses if the opponent can mate.
    Flag(Color),
    /// That player resigned.
    Resignation(Color),
    /// That player has completed one illegal move too many.
    IllegalMoves(Color),
    /// The clocks after a restoration, and whose move it is again.
    Times(Color),
    /// The position may be dead.
    Dead,
    /// That player's castling was pressed before the rook was moved.
    Castling(Color),
    /// The colours are reversed.
    Colors,
    /// Neither player has come within the default time.
    NeitherCame,
    /// That player lost by his device, if his opponent can mate; else it is drawn for him.
    Device(Color),
    /// That player has lost, and how; his opponent's score is to be settled.
    Score(Color, Ending),
    /// That player stopped the clocks.
    Stopped(Color),
    /// That player arrived late.
    Late(Color),
    /// The edition does not know Chess960.
    Chess960,
    /// That player came late to the resumption of an adjourned game.
    LateResumed(Color),
    /// What that player has sealed.
    SealedMove {
        /// Who.
        by: Color,
        /// What is wrong with it, or would be.
        defect: Defect,
    },
    /// That player mated against the touch rules.
    MateAgainstTouch(Color),
    /// Both flags are down.
    BothFlags,
    /// That player asks for help with writing, or with the clock.
    Assistant(Color, Help),
    /// That player has written a move before he made it.
    WrittenAhead(Color),
    /// Both have signed that result.
    Signed((Score, Score)),
    /// That player claims in the quickplay finish.
    Quickplay(Color),
    /// That player asks for extra seconds a move.
    ExtraTime(Color),
    /// That player's flag fell while the decision on a claim was postponed.
    Postponed(Color),
    /// That player's claim has ended the game without an arbiter.
    Referred(Color),
    /// That player's claim is out of form.
    Claim(Color),
    /// Nothing hangs on it that the Laws could compute.
    Open(Option<Square>),
}
