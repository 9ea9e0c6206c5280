//! What a player says, writes or does beside the board.

use super::{ActJson, Read, text};
use crate::error::word;
use flagfall_record::{Act, DeviceFact, Request};

impl ActJson {
    /// What a player says, writes or does beside the board.
    pub(super) fn said(&self) -> Read<Act> {
        Ok(match self.act.as_str() {
            "request" => Act::Request(word(
                "what",
                &text("what", self.what.as_deref())?,
                Request::from_word,
                Request::WORDS,
            )?),
            "claim" => self.claim()?,
            "stop_clocks" => Act::StopClocks {
                reason: self.reason.clone(),
            },
            "arrive" => Act::Arrive {
                area: self.area.clone(),
            },
            "leave" => Act::Leave {
                area: self.area.clone(),
                permitted: self.permitted.unwrap_or(false),
            },
            "device" => Act::Device {
                what: word(
                    "what",
                    &text("what", self.what.as_deref())?,
                    DeviceFact::from_word,
                    DeviceFact::WORDS,
                )?,
            },
            "appeal" => Act::Appeal {
                reason: self.reason.clone(),
            },
            "seal" => Act::Seal {
                text: text("move", self.mv.as_deref())?,
            },
            "sign" => Act::Sign {
                score: text("score", self.score.as_deref())?,
            },
            "announce" => Act::Announce {
                text: text("text", self.text.as_deref())?,
            },
            _ => return self.arbiters_act(),
        })
    }
}
