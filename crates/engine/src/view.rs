//! What an engine looks at in the view of its seat.

use flagfall_board::Color;
use serde::Deserialize;

/// The view of a player's seat, as much of it as is looked at here.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct View {
    pub(crate) seq: u64,
    pub(crate) seat: String,
    #[serde(default)]
    pub(crate) started: bool,
    #[serde(default)]
    pub(crate) chess960: bool,
    #[serde(default)]
    pub(crate) flag: String,
    #[serde(default)]
    pub(crate) press: String,
    #[serde(default)]
    pub(crate) time_control: String,
    pub(crate) position: Position,
    #[serde(default)]
    pub(crate) turn: String,
    #[serde(default)]
    pub(crate) clocks: Clocks,
    #[serde(default)]
    pub(crate) hand: Hand,
    #[serde(default)]
    pub(crate) obligations: Vec<Owed>,
    #[serde(default)]
    pub(crate) moves: Vec<Made>,
    #[serde(default)]
    pub(crate) claims: Vec<Claimable>,
    #[serde(default)]
    pub(crate) actions: Vec<Action>,
    #[serde(default)]
    pub(crate) offer: Option<Offer>,
    #[serde(default)]
    pub(crate) awaiting_arbiter: bool,
    #[serde(default)]
    pub(crate) adjournment: Option<Adjournment>,
    #[serde(default)]
    pub(crate) outcome: Option<Outcome>,
}

#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Position {
    pub(crate) fen: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Clocks {
    pub(crate) white_ms: i64,
    pub(crate) black_ms: i64,
    pub(crate) running: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Hand {
    pub(crate) press_due: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Owed {
    pub(crate) side: String,
    #[serde(default)]
    pub(crate) moves: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Made {
    pub(crate) side: String,
    pub(crate) uci: String,
    pub(crate) completed: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Claimable {
    pub(crate) ground: String,
    pub(crate) available: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Action {
    pub(crate) act: String,
    pub(crate) available: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) by: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Adjournment {
    pub(crate) stage: String,
    pub(crate) sealer: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) white: String,
    pub(crate) black: String,
    #[serde(default)]
    pub(crate) text: String,
}

impl View {
    /// Whose seat it is.
    pub(crate) fn side(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|it| it.name() == self.seat)
    }

    /// Whether a claim on that ground is heard now.
    pub(crate) fn may_claim(&self, ground: &str) -> bool {
        let mut all = self.claims.iter();
        all.any(|it| it.ground == ground && it.available)
    }

    /// Whether this seat has to seal its move.
    pub(crate) fn seals(&self) -> bool {
        let adjourned = self.adjournment.as_ref();
        adjourned.is_some_and(|it| it.stage == "sealing" && it.sealer == self.seat)
    }

    /// Whether that act is lawful now.
    pub(crate) fn may(&self, act: &str) -> bool {
        self.actions.iter().any(|it| it.act == act && it.available)
    }

    /// The reading of a player's clock, in milliseconds.
    pub(crate) fn clock(&self, side: Color) -> i64 {
        match side {
            Color::White => self.clocks.white_ms,
            Color::Black => self.clocks.black_ms,
        }
    }

    /// Whether the game is played with a clock.
    pub(crate) fn has_clock(&self) -> bool {
        self.time_control != "-"
    }
}
