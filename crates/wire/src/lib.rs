//! The JSON of the outside world, and the way between it and our own types.
//!
//! Command line and server speak these shapes and no others. Nothing below this crate is
//! serializable: a shape is a promise to others, and our own types make none.
#![forbid(unsafe_code)]

mod acts;
mod adjournment;
mod checked;
mod cites;
mod corrections;
mod error;
mod event;
mod file;
mod outcome;
mod pgn;
mod proof;
mod regulations;
mod replayed;
mod result;
mod rulings;
mod time;

pub use acts::{ActJson, act_names};
pub use adjournment::{AdjournmentJson, EnvelopeJson};
pub use checked::{
    CheckedGame, DiagnosisJson, EndJson, LegalJson, NoteJson, PartJson, PositionJson, ProblemJson,
    SetupFault, ShardJson, Summary,
};
pub use cites::{Cite, cites};
pub use corrections::{CorrectionJson, ReadingsJson, corrections};
pub use error::WireError;
pub use event::{
    AboutJson, BoardJson, ByJson, ByeJson, EnteredJson, EventActJson, EventEntryJson, PairJson,
    PairingJson, PlayerJson, ReasonJson, RoundJson,
};
pub use file::{GameFile, ReadGame, StartJson};
pub use outcome::OutcomeJson;
pub use pgn::pgn;
pub use proof::reason;
pub use regulations::{ClocksJson, PointsJson, RegulationsJson};
pub use replayed::{AtJson, CaseNameJson, ReadingJson, ReplayedJson, SaidJson, StepJson, Stepped};
pub use result::{
    CancelledJson, GameResult, ObligationJson, PlaceJson, StandingJson, TallyJson, obligations,
};
pub use rulings::{Came, DecisionJson, QuestionJson, RefusalJson, RulingJson};
pub use time::{PeriodJson, SideTimeJson, TimeJson, named_control};
