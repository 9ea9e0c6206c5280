//! What somebody did or said.

use crate::Correction;
use flagfall_board::{Color, Role, Square};
use flagfall_clock::Millis;

/// Milliseconds of game time.
pub type Ms = Millis;

/// What somebody did or said. What is written or announced is kept as it was written: a
/// scoresheet may lag or be wrong, and whether its words mean a move is for others to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Says "I adjust", then touches (4.2).
    Adjust {
        /// The men touched, in order.
        squares: Vec<Square>,
    },
    /// Touches men (4.3, 4.4).
    Touch {
        /// Their squares, in order.
        squares: Vec<Square>,
        /// Clearly by accident.
        accidental: bool,
    },
    /// Takes men out of their apertures, on the board of a blind player.
    Lift {
        /// Their squares, in order.
        squares: Vec<Square>,
    },
    /// Lets go of a man on a square, lawful or not (4.6).
    Release {
        /// The square the man came from.
        from: Square,
        /// The square it stands on now.
        to: Square,
    },
    /// Takes a captured man off the board.
    Remove {
        /// Its square.
        square: Square,
    },
    /// Puts the new man on the promotion square (3.7e).
    Exchange {
        /// The promotion square.
        square: Square,
        /// What the new man is.
        role: Role,
    },
    /// The whole of a move but the press: touch, release, remove, exchange.
    Move {
        /// SAN or UCI, as it was sent; UCI may be an illegal move.
        text: String,
        /// With how many hands: 1 or 2.
        hands: u8,
    },
    /// Knocks men over or shifts them (7.3).
    Displace {
        /// Their squares.
        squares: Vec<Square>,
    },
    /// Stops his own clock and starts the opponent's.
    Press {
        /// Not with the hand that moved.
        other_hand: bool,
        /// Without having made a move.
        without_move: bool,
    },
    /// Writes on his scoresheet.
    Write(Written),
    /// Offers a draw.
    OfferDraw {
        /// A condition attached to it, which 9.1 does not admit.
        condition: Option<String>,
    },
    /// Accepts the offer that stands.
    AcceptDraw,
    /// Refuses it in words.
    DeclineDraw,
    /// Resigns.
    Resign,
    /// Asks the arbiter for what the edition grants.
    Request(Request),
    /// Claims.
    Claim(Claim),
    /// Stops both clocks, to seek the arbiter's assistance (6.12).
    StopClocks {
        /// Why.
        reason: Option<String>,
    },
    /// Arrives at the board, or at an area.
    Arrive {
        /// Where, if not at the board.
        area: Option<String>,
    },
    /// Leaves it.
    Leave {
        /// For where; out of the venue where it is left out.
        area: Option<String>,
        /// The arbiter has allowed it.
        permitted: bool,
    },
    /// His device rings, or is found (12.3): an established fact.
    Device {
        /// What was established.
        what: DeviceFact,
    },
    /// Appeals against a decision of the arbiter (12.10).
    Appeal {
        /// On what ground.
        reason: Option<String>,
    },
    /// Seals a move, written but not played.
    Seal {
        /// As written.
        text: String,
    },
    /// Signs the scoresheets with a result (8.7).
    Sign {
        /// The result as signed, `1-0`.
        score: String,
    },
    /// Announces aloud (blind players' rules).
    Announce {
        /// What was said.
        text: String,
    },
    /// The arbiter (or the clock, for a flag) sees something.
    Observe(Observation),
    /// The arbiter settles a question that was asked of him.
    Answer(Answer),
    /// The arbiter sets a clock going.
    Start {
        /// Whose; that of the player having the move where it is left out.
        side: Option<Color>,
    },
    /// The arbiter stops the clocks.
    Stop,
    /// The arbiter sets a clock.
    SetClock {
        /// Whose.
        side: Color,
        /// What it shall show.
        ms: Ms,
        /// Why.
        reason: Option<String>,
    },
    /// The arbiter gives extra time after a disturbance (13.5).
    GiveTime {
        /// To whom.
        side: Sides,
        /// How much, to each of them.
        ms: Ms,
        /// What disturbed the game.
        reason: Option<String>,
    },
    /// The arbiter sees to the clock itself, and says why.
    Correct {
        /// What is done.
        what: Correction,
        /// Why.
        reason: String,
    },
    /// The clock was away and is there again: it has run on meanwhile.
    Outage {
        /// The last sign of life before.
        since: Ms,
    },
    /// The clock gives back what the line took on the way, where the event has declared that it
    /// does: an option of ours, not of the Laws.
    Lag {
        /// To whom: the player whose clock runs.
        side: Color,
        /// How much: above nothing, and at most what is declared.
        ms: Ms,
    },
    /// The arbiter restores the position before a half-move.
    Restore {
        /// The half-moves that remain made.
        ply: u32,
    },
    /// The arbiter imposes a penalty (13.4, later 12.9).
    Penalise {
        /// On whom.
        side: Color,
        /// Which.
        penalty: Penalty,
        /// How much time, for the penalties that take or give it.
        ms: Option<Ms>,
        /// How many points, or the score the opponent shall have.
        score: Option<String>,
    },
    /// The arbiter adjourns the game: the player having the move seals it.
    Adjourn {
        /// When and where it is resumed, as announced.
        resumption: Option<String>,
    },
    /// The arbiter resumes it.
    Resume,
    /// The arbiter declares a result.
    Declare {
        /// `1-0`, `1/2-1/2`, `0-1`, `0-0` …
        score: String,
    },
}

impl Act {
    /// Whether a hand does it to the men on the board.
    #[must_use]
    pub const fn is_on_the_board(&self) -> bool {
        matches!(
            self,
            Act::Adjust { .. }
                | Act::Touch { .. }
                | Act::Lift { .. }
                | Act::Release { .. }
                | Act::Remove { .. }
                | Act::Exchange { .. }
                | Act::Move { .. }
                | Act::Displace { .. }
        )
    }
}

/// What stands on a scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A move, as written.
    Move(String),
    /// A sign: `(=)`, a time, a claim.
    Mark(String),
}

/// A claim, and the move it rests on where the claimant has not yet made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What is claimed.
    pub ground: Ground,
    /// The move written on the scoresheet and declared, not yet played.
    pub intended: Option<String>,
    /// Anything more: which move was illegal, which opponent made no effort.
    pub detail: Option<String>,
    /// It rests only on what a screen, a board on the wall or a counter shows (6.14).
    pub by_display: bool,
}

/// On what ground something is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The same position for the third time (9.2).
    Repetition,
    /// Fifty moves without a capture or a pawn move (9.3).
    Fifty,
    /// The opponent's flag has fallen (6.8).
    Flag,
    /// The opponent completed an illegal move (7.4).
    IllegalMove,
    /// The opponent broke Article 4.
    TouchMove,
    /// No effort to win by normal means (10.2).
    Quickplay,
    /// Men were displaced (7.3, 7.5).
    Displaced,
    /// The clocks were set wrongly at the resumption of an adjourned game.
    Times,
    /// A win.
    Win,
    /// The clock is set wrongly (6.10).
    ClockSetting,
}

/// What a player asks the arbiter for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// To see or have a scoresheet.
    Scoresheet,
    /// Five seconds a move for both (quickplay finish, from 2014).
    Increment,
    /// The meaning of a Law (11.9).
    Explanation,
    /// A man to promote to.
    SparePiece,
    /// An assistant who writes for him (8.1).
    WritingAssistant,
    /// An assistant who presses for him (6.7d).
    ClockAssistant,
    /// That time be taken from his opponent, who is helped.
    Deduction,
    /// Leave to use an electronic device (12.3).
    Device,
    /// The clock on the other side of the board (6.4).
    ClockPlacement,
    /// How many moves have been made (13.6).
    MoveNumber,
}

/// What was established of a player's device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeviceFact {
    /// It rang, or made another sound.
    Rings,
    /// It was found on him.
    Found,
    /// It was found in his bag, switched off.
    InBag,
}

/// One side or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// White.
    White,
    /// Black.
    Black,
    /// Both, and nobody can say which was first.
    Both,
}

impl Sides {
    /// The one side; `None` for both.
    #[must_use]
    pub const fn one(self) -> Option<Color> {
        match self {
            Sides::White => Some(Color::White),
            Sides::Black => Some(Color::Black),
            Sides::Both => None,
        }
    }
}

/// What the arbiter sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The word of the wire: `flag`, `illegal_move`, `touch_move`, `displaced`,
    /// `initial_position`, `colors_reversed`, `board_turned`, `illegal_position`, `unrecorded` …
    pub what: String,
    /// Whose.
    pub side: Option<Sides>,
    /// The half-moves made before it came about, where that is known.
    pub ply: Option<u32>,
}

/// The arbiter's answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The question's name: `q1`.
    pub question: String,
    /// One of its choices.
    pub choice: String,
    /// A time, where the choice needs one: White's and Black's reading, or one for him who
    /// is to have it.
    pub ms: Option<Ms>,
}

/// The penalties an arbiter may impose, in ascending severity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    AddOpponentTime,
    /// Less time for the offender.
    TakeTime,
    /// More points for the opponent, up to the most the game gives.
    AddOpponentPoints,
    /// Fewer points for the offender.
    TakePoints,
    /// The loss of the game.
    Loss,
    /// A fine announced beforehand.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}
