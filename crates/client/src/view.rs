//! What is looked at in the view of a seat.

use flagfall_board::Color;
use serde::Deserialize;

/// The view of a player's seat, as much of it as is looked at here.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct View {
    /// How many entries the record has.
    pub seq: u64,
    /// Whose seat it is.
    pub seat: String,
    /// Whether the game has begun.
    #[serde(default)]
    pub started: bool,
    /// Whether castling is that of Chess960.
    #[serde(default)]
    pub chess960: bool,
    /// Who calls a flag: `called` or `automatic`.
    #[serde(default)]
    pub flag: String,
    /// Who presses: `manual` or `automatic`.
    #[serde(default)]
    pub press: String,
    /// The time control; `-` without a clock.
    #[serde(default)]
    pub time_control: String,
    /// The position in which the last move was made.
    pub position: Position,
    /// The men as they stand, in mid-move too: the first field of a FEN.
    #[serde(default)]
    pub placement: String,
    /// Who has the move.
    #[serde(default)]
    pub turn: String,
    /// The readings.
    #[serde(default)]
    pub clocks: Clocks,
    /// What the hand of the player having the move has done.
    #[serde(default)]
    pub hand: Hand,
    /// What binds a player.
    #[serde(default)]
    pub obligations: Vec<Owed>,
    /// The moves made.
    #[serde(default)]
    pub moves: Vec<Made>,
    /// The claims there are.
    #[serde(default)]
    pub claims: Vec<Claimable>,
    /// The acts there are.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// A draw that is offered.
    #[serde(default)]
    pub offer: Option<Offer>,
    /// Whether the arbiter is waited for.
    #[serde(default)]
    pub awaiting_arbiter: bool,
    /// An adjournment.
    #[serde(default)]
    pub adjournment: Option<Adjournment>,
    /// How the game ended.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

/// A position.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Position {
    /// Its FEN.
    pub fen: String,
}

/// The readings of the clock.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Clocks {
    /// White's, in milliseconds.
    pub white_ms: i64,
    /// Black's.
    pub black_ms: i64,
    /// Whose clock runs.
    pub running: Option<String>,
}

/// What a hand has done.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Hand {
    /// Who has made a move and not pressed.
    pub press_due: Option<String>,
}

/// What a player owes.
#[derive(Clone, Debug, Deserialize)]
pub struct Owed {
    /// Whose.
    pub side: String,
    /// The moves that satisfy it, in UCI.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// A move made.
#[derive(Clone, Debug, Deserialize)]
pub struct Made {
    /// Whose.
    pub side: String,
    /// In UCI.
    pub uci: String,
    /// Whether it is completed.
    pub completed: bool,
}

/// A claim.
#[derive(Clone, Debug, Deserialize)]
pub struct Claimable {
    /// The ground.
    pub ground: String,
    /// Whether it is heard now.
    pub available: bool,
}

/// An act.
#[derive(Clone, Debug, Deserialize)]
pub struct Action {
    /// Its word.
    pub act: String,
    /// Whether it is heard now.
    pub available: bool,
}

/// An offer.
#[derive(Clone, Debug, Deserialize)]
pub struct Offer {
    /// By whom.
    pub by: String,
}

/// An adjournment.
#[derive(Clone, Debug, Deserialize)]
pub struct Adjournment {
    /// How far it has come.
    pub stage: String,
    /// Who seals.
    pub sealer: String,
}

/// How a game ended.
#[derive(Clone, Debug, Deserialize)]
pub struct Outcome {
    /// White's score.
    pub white: String,
    /// Black's.
    pub black: String,
    /// Why, in words.
    #[serde(default)]
    pub text: String,
}

impl View {
    /// Whose seat it is.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|it| it.name() == self.seat)
    }

    /// Whether a claim on that ground is heard now.
    #[must_use]
    pub fn may_claim(&self, ground: &str) -> bool {
        let mut all = self.claims.iter();
        all.any(|it| it.ground == ground && it.available)
    }

    /// Whether this seat has to seal its move.
    #[must_use]
    pub fn seals(&self) -> bool {
        let adjourned = self.adjournment.as_ref();
        adjourned.is_some_and(|it| it.stage == "sealing" && it.sealer == self.seat)
    }

    /// Whether that act is lawful now.
    #[must_use]
    pub fn may(&self, act: &str) -> bool {
        self.actions.iter().any(|it| it.act == act && it.available)
    }

    /// The reading of a player's clock, in milliseconds.
    #[must_use]
    pub fn clock(&self, side: Color) -> i64 {
        match side {
            Color::White => self.clocks.white_ms,
            Color::Black => self.clocks.black_ms,
        }
    }

    /// Whether the game is played with a clock.
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.time_control != "-"
    }
}
