//! An adjourned game, and what stands on its envelope.

use flagfall_board::Color;
use flagfall_game::{Adjourned, Envelope, Stage};
use serde::Serialize;

/// How a game stands that is being adjourned, is adjourned, or was resumed. The sealed move is not
/// in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AdjournmentJson {
    /// `sealing` `adjourned` `resumed` `to_be_played` `played` `reply_sealed`.
    pub stage: String,
    /// Who seals, or has sealed.
    pub sealer: String,
    /// Whether an envelope is still closed.
    pub closed: bool,
    /// Whether White is at the board.
    pub white_present: bool,
    /// Whether Black is.
    pub black_present: bool,
    /// What stands on the envelope, once there is one.
    pub envelope: Option<EnvelopeJson>,
}

/// What stands on the envelope, but for the names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EnvelopeJson {
    /// The position immediately before the sealed move.
    pub fen: String,
    /// The time White has used; `null` without a clock.
    pub white_used_ms: Option<i64>,
    /// The time Black has used.
    pub black_used_ms: Option<i64>,
    /// What White's clock showed.
    pub white_ms: Option<i64>,
    /// What Black's showed.
    pub black_ms: Option<i64>,
    /// Who sealed the move.
    pub sealed_by: String,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose draw offer stands.
    pub offer: Option<String>,
    /// When and where play is resumed.
    pub resumption: Option<String>,
}

impl AdjournmentJson {
    /// The JSON face of an adjournment.
    #[must_use]
    pub fn of(it: &Adjourned) -> AdjournmentJson {
        let stage = match it.stage {
            Stage::Sealing => "sealing",
            Stage::Adjourned => "adjourned",
            Stage::Resumed => "resumed",
            Stage::ToBePlayed => "to_be_played",
            Stage::Played => "played",
            Stage::ReplySealed => "reply_sealed",
        };
        AdjournmentJson {
            stage: stage.to_owned(),
            sealer: it.sealer.name().to_owned(),
            closed: it.is_closed(),
            white_present: it.is_present(Color::White),
            black_present: it.is_present(Color::Black),
            envelope: it.envelope.as_ref().map(EnvelopeJson::of),
        }
    }
}

impl EnvelopeJson {
    fn of(it: &Envelope) -> EnvelopeJson {
        let of = |times: Option<[flagfall_clock::Millis; 2]>, side: Color| {
            times.map(|times| times[side as usize].0)
        };
        EnvelopeJson {
            fen: it.position.fen(),
            white_used_ms: of(it.used, Color::White),
            black_used_ms: of(it.used, Color::Black),
            white_ms: of(it.left, Color::White),
            black_ms: of(it.left, Color::Black),
            sealed_by: it.sealer.name().to_owned(),
            number: it.number,
            offer: it.offer.map(|side| side.name().to_owned()),
            resumption: it.resumption.clone(),
        }
    }
}
