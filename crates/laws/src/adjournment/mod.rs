//! Adjourned games: a move is sealed, the envelope kept, and play resumed.
//!
//! Up to 2014 an appendix; from 2017 on guidelines, which an event adopts by adjourning a game
//! under them. An event that has not adopted them says so by the option `adjournment` =
//! `not_adopted`.

mod bad_sealed_move;
mod claims_before;
mod early;
mod ended_before;
mod envelope;
mod envelope_missing;
mod late;
mod neither_present;
mod offer;
mod opened_when;
mod position_unknown;
mod replier_absent;
mod resumption;
mod safekeeping;
mod sealer_absent;
mod sealing;
mod setting_up;
mod wrong_times;

pub use bad_sealed_move::{BAD_SEALED_MOVE, Defect, Recorded, ask_meaning, bad_sealed_move};
pub use claims_before::{CLAIMS_BEFORE, claim_after_sealing};
pub use early::{ADJOURNED_EARLY, deemed_sealed_later};
pub use ended_before::{ENDED_BEFORE, ended_before};
pub use envelope::ENVELOPE;
pub use envelope_missing::{ENVELOPE_MISSING, envelope_missing};
pub use late::{
    LATE, LateArrival, LateAtResumption, Lateness, Limit, Spared, late_at_resumption,
    limit_at_resumption, lost_by_lateness, may_be_lenient,
};
pub use neither_present::NEITHER_PRESENT;
pub use offer::OFFER_AFTER_SEALING;
pub use opened_when::{OPENED_WHEN, still_closed};
pub use position_unknown::{POSITION_UNKNOWN, position_unknown};
pub use replier_absent::{REPLIER_ABSENT, replier_absent};
pub use resumption::{RESUMPTION, opened};
pub use safekeeping::SAFEKEEPING;
pub use sealer_absent::{SEALER_ABSENT, reply_sealed};
pub use sealing::{
    SEALING, adjourned, bound_by_the_board, does_not_press, may_adjourn, must_seal,
    other_than_played,
};
pub use setting_up::SETTING_UP;
pub use wrong_times::{TooLate, WRONG_TIMES, WrongTimes, ask_wrong_times, wrong_times};

use crate::chessclock::Force;
use flagfall_edition::{Law, Listing, Sources};
use flagfall_record::Regulations;

/// The part of the rulebook on adjourned games.
#[derive(Clone, Debug)]
pub struct Adjournment {
    /// RG.1a
    pub sealing: Law<Force>,
    /// RG.1b
    pub early: Law<()>,
    /// RG.1c
    pub claims_before: Law<()>,
    /// RG.2
    pub envelope: Law<()>,
    /// RG.3
    pub safekeeping: Law<()>,
    /// RG.4
    pub offer: Law<()>,
    /// RG.5
    pub setting_up: Law<()>,
    /// RG.6
    pub ended_before: Law<()>,
    /// RG.7
    pub opened_when: Law<()>,
    /// RG.8
    pub bad_sealed_move: Law<()>,
    /// RG.9
    pub resumption: Law<()>,
    /// RG.9b
    pub replier_absent: Law<()>,
    /// RG.9c
    pub sealer_absent: Law<()>,
    /// RG.10
    pub late: Law<LateAtResumption>,
    /// RG.10.1
    pub neither_present: Law<()>,
    /// RG.11
    pub envelope_missing: Law<()>,
    /// RG.11b
    pub position_unknown: Law<()>,
    /// RG.12
    pub wrong_times: Law<TooLate>,
}

impl Adjournment {
    /// The provisions of these sources.
    #[must_use]
    pub fn new(sources: &Sources, regulations: &Regulations) -> Adjournment {
        let adopted = !regulations.option_is("adjournment", "not_adopted");
        let mut sealing = sources.law(&SEALING);
        if let Ok(law) = &mut sealing {
            law.reading = law.reading.adopted(adopted);
        }
        Adjournment {
            sealing,
            early: sources.law(&ADJOURNED_EARLY),
            claims_before: sources.law(&CLAIMS_BEFORE),
            envelope: sources.law(&ENVELOPE),
            safekeeping: sources.law(&SAFEKEEPING),
            offer: sources.law(&OFFER_AFTER_SEALING),
            setting_up: sources.law(&SETTING_UP),
            ended_before: sources.law(&ENDED_BEFORE),
            opened_when: sources.law(&OPENED_WHEN),
            bad_sealed_move: sources.law(&BAD_SEALED_MOVE),
            resumption: sources.law(&RESUMPTION),
            replier_absent: sources.law(&REPLIER_ABSENT),
            sealer_absent: sources.law(&SEALER_ABSENT),
            late: sources.law(&LATE),
            neither_present: sources.law(&NEITHER_PRESENT),
            envelope_missing: sources.law(&ENVELOPE_MISSING),
            position_unknown: sources.law(&POSITION_UNKNOWN),
            wrong_times: sources.law(&WRONG_TIMES),
        }
    }
}

/// The clauses on adjourned games.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        SEALING.listing(),
        ADJOURNED_EARLY.listing(),
        CLAIMS_BEFORE.listing(),
        ENVELOPE.listing(),
        SAFEKEEPING.listing(),
        OFFER_AFTER_SEALING.listing(),
        SETTING_UP.listing(),
        ENDED_BEFORE.listing(),
        OPENED_WHEN.listing(),
        BAD_SEALED_MOVE.listing(),
        RESUMPTION.listing(),
        REPLIER_ABSENT.listing(),
        SEALER_ABSENT.listing(),
        LATE.listing(),
        NEITHER_PRESENT.listing(),
        ENVELOPE_MISSING.listing(),
        POSITION_UNKNOWN.listing(),
        WRONG_TIMES.listing(),
    ]
}

/// The article under one edition, of an event that says nothing.
#[cfg(test)]
fn under(edition: flagfall_edition::Edition) -> Adjournment {
    Adjournment::new(&Sources::of(edition), &Regulations::default())
}

/// The editions whose text on adjourned games is in hand.
#[cfg(test)]
const IN_HAND: [flagfall_edition::Edition; 8] = {
    use flagfall_edition::{E01, E05, E09, E14, E17, E18, E23, E97};
    [E97, E01, E05, E09, E14, E17, E18, E23]
};

#[cfg(test)]
use crate::chessclock::printed;
