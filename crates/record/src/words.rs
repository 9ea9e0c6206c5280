//! The words of the wire for what is one of a few.

use crate::{DeviceFact, Ground, Penalty, Request, Sides};

macro_rules! words {
    ($type:ty: $($variant:path = $word:literal),+ $(,)?) => {
        impl $type {
            /// The word of the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($variant => $word),+ }
            }

            /// The one of that word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some($variant),)+ _ => None }
            }

            /// All words, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];
        }
    };
}
pub(crate) use words;

words!(Ground:
    Ground::Repetition = "repetition",
    Ground::Fifty = "fifty",
    Ground::Flag = "flag",
    Ground::IllegalMove = "illegal_move",
    Ground::TouchMove = "touch_move",
    Ground::Quickplay = "quickplay",
    Ground::Displaced = "displaced",
    Ground::Times = "times",
    Ground::Win = "win",
    Ground::ClockSetting = "clock_setting",
);
words!(Request:
    Request::Scoresheet = "scoresheet",
    Request::Increment = "increment",
    Request::Explanation = "explanation",
    Request::SparePiece = "spare_piece",
    Request::WritingAssistant = "writing_assistant",
    Request::ClockAssistant = "clock_assistant",
    Request::Deduction = "deduction",
    Request::Device = "device",
    Request::ClockPlacement = "clock_placement",
    Request::MoveNumber = "move_number",
);
words!(DeviceFact:
    DeviceFact::Rings = "rings",
    DeviceFact::Found = "found",
    DeviceFact::InBag = "in_bag",
);
words!(Sides: Sides::White = "white", Sides::Black = "black", Sides::Both = "both");
words!(Penalty:
    Penalty::Warning = "warning",
    Penalty::AddOpponentTime = "add_opponent_time",
    Penalty::TakeTime = "take_time",
    Penalty::AddOpponentPoints = "add_opponent_points",
    Penalty::TakePoints = "take_points",
    Penalty::Loss = "loss",
    Penalty::Fine = "fine",
    Penalty::Exclusion = "exclusion",
    Penalty::Expulsion = "expulsion",
);
