//! The recording of the moves: who writes what, when he need not, and what is made up for after
//! a flag (Article 8).

mod after_flag;
mod both_released;
mod contents;
mod duty;
mod in_advance;
mod neither_records;
mod not_shown;
mod offers;
mod one_records;
mod order;
mod property;
mod reconstruction;
mod signing;
#[cfg(test)]
mod testing;
mod throughout;
mod unable;
mod visible;
mod waiver;

pub use after_flag::{AFTER_FLAG, FlagPassed};
pub use both_released::BOTH_RELEASED;
pub use contents::{CONTENTS, Contents};
pub use duty::DUTY;
pub use in_advance::{Advance, IN_ADVANCE, observe_written_ahead, written_ahead_settled};
pub use neither_records::{NEITHER_RECORDS, Source};
pub use not_shown::{NOT_SHOWN, not_shown};
pub use offers::OFFERS;
pub use one_records::{After, ONE_RECORDS};
pub use order::{ORDER, is_behind};
pub use property::PROPERTY;
pub use reconstruction::{Noted, RECONSTRUCTION};
pub use signing::{SIGNING, both_signed, signature_settled};
pub use throughout::THROUGHOUT;
pub(crate) use unable::no_deduction;
pub use unable::{Adjusts, UNABLE, Unable, ask_unable, unable_accepted};
pub use visible::VISIBLE;
pub use waiver::{Lasts, WAIVER, Waiver, is_released};

use crate::federations::Recorded;
use crate::rapid_and_blitz::NOT_RECORDED;
use crate::{Answer, Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Citation, Law, Listing, Provision, Sources};
use flagfall_record::{Class, Regulations};
use flagfall_say::say;

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Recording {
    /// R8.1a
    pub duty: Provision<()>,
    /// R8.1b
    pub order: Provision<()>,
    /// R8.1c
    pub in_advance: Law<Advance>,
    /// R8.1d
    pub offers: Provision<()>,
    /// R8.1e
    pub contents: Provision<Contents>,
    /// R8.1f
    pub unable: Provision<Unable>,
    /// R8.2
    pub visible: Provision<()>,
    /// R8.3
    pub property: Provision<()>,
    /// R8.4.1
    pub waiver: Provision<Waiver>,
    /// R8.4.2
    pub after_flag: Provision<()>,
    /// R8.4.3, where the draft's switch sets it
    pub throughout: Option<Provision<Millis>>,
    /// R8.4.4, where the draft's switch sets it
    pub both_released: Option<Provision<()>>,
    /// R8.5a
    pub neither_records: Provision<Source>,
    /// R8.5b
    pub one_records: Provision<After>,
    /// R8.5c
    pub reconstruction: Provision<Noted>,
    /// R8.6.1
    pub not_shown: Provision<()>,
    /// R8.7.1
    pub signing: Law<()>,
    /// RA.2, where the game is rapid or blitz
    pub not_required: Option<Provision<()>>,
    /// R61.2, where a federation's rules say so
    pub compulsory: Option<Provision<Recorded>>,
}

/// A player's scoresheet, and what bears on his duty to keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Whose.
    pub by: Color,
    /// Whether he has the move.
    pub has_the_move: bool,
    /// How many half-moves are missing on it; `None` where the page writes it and only the
    /// arbiter can say.
    pub missing: Option<usize>,
    /// How many offers of a draw are not marked on it.
    pub offers: usize,
    /// What is left on his clock, if there is one.
    pub left: Option<Millis>,
    /// What is added with each of his moves, as an increment or a delay.
    pub extra: Millis,
    /// Whether he had less than five minutes earlier in this period.
    pub was_short: bool,
    /// Whether his opponent, short of time, has stopped recording.
    pub opponent_stopped: bool,
}

impl Recording {
    /// The provisions of these sources for a game of that class.
    pub(crate) fn new(sources: &Sources, regulations: &Regulations, class: Class) -> Recording {
        let mut in_advance = sources.law(&IN_ADVANCE);
        if let Ok(law) = &mut in_advance {
            law.reading = in_advance::as_set(regulations, law.reading);
        }
        let mut neither_records = sources.always(&NEITHER_RECORDS);
        neither_records.reading = neither_records::as_set(regulations, neither_records.reading);
        let set = |name, value| regulations.option_is(name, value);
        Recording {
            duty: sources.always(&DUTY),
            order: sources.always(&ORDER),
            in_advance,
            offers: sources.always(&OFFERS),
            contents: sources.always(&CONTENTS),
            unable: sources.always(&UNABLE),
            visible: sources.always(&VISIBLE),
            property: sources.always(&PROPERTY),
            waiver: sources.always(&WAIVER),
            after_flag: sources.always(&AFTER_FLAG),
            throughout: sources
                .law(&THROUGHOUT)
                .ok()
                .filter(|_| set("increment30_always_record", "true")),
            both_released: sources
                .law(&BOTH_RELEASED)
                .ok()
                .filter(|_| set("waiver_scope", "both_if_opp_stops")),
            neither_records,
            one_records: sources.always(&ONE_RECORDS),
            reconstruction: sources.always(&RECONSTRUCTION),
            not_shown: sources.always(&NOT_SHOWN),
            signing: sources.law(&SIGNING),
            not_required: match class {
                Class::Standard => None,
                Class::Rapid | Class::Blitz => sources.law(&NOT_RECORDED).ok(),
            },
            compulsory: None,
        }
    }

    /// The clause that releases the player, if one does.
    fn released(&self, sheet: &Sheet) -> Option<Refusal> {
        let by = sheet.by;
        if self.compulsory.is_some_and(|law| !law.reading.waiver) {
            return None;
        }
        if let Some(law) = &self.not_required {
            let text = say!("not-required", side = by);
            return Some(Refusal::under(law, Reason::NotAllowed, text));
        }
        if is_released(&self.waiver, sheet) {
            let text = say!("released-by-time", side = by);
            return Some(Refusal::under(&self.waiver, Reason::NotAllowed, text));
        }
        let law = self
            .both_released
            .as_ref()
            .filter(|_| sheet.opponent_stopped)?;
        let text = say!("released-by-opponent", side = by);
        Some(Refusal::under(law, Reason::NotAllowed, text))
    }

    /// Whether the player need not record now.
    #[must_use]
    pub fn is_excused(&self, sheet: &Sheet) -> bool {
        self.released(sheet).is_some()
    }

    /// What binds the player before he moves, if his scoresheet lags too far.
    #[must_use]
    pub fn due(&self, sheet: &Sheet) -> Option<Vec<Citation>> {
        let binds = is_behind(sheet) && !self.is_excused(sheet);
        binds.then(|| vec![self.order.rule])
    }
}

/// The arbiter has seen that a player does not record: he must, or need not, or has done so.
#[must_use]
pub fn observe_unrecorded(law: &Recording, sheet: &Sheet) -> Answer {
    if let Some(refusal) = law.released(sheet) {
        return refusal.into();
    }
    let by = sheet.by;
    let text = match sheet.has_the_move {
        true => say!("must-record-now", side = by),
        false => say!("must-record-then", side = by),
    };
    let must = [Decision::MustRecord(by)];
    if !order::lags(sheet, true) {
        if sheet.offers > 0 {
            return Ruling::under(&law.offers, must).because(text).into();
        }
        let text = say!("all-recorded", side = by);
        return Refusal::under(&law.duty, Reason::NotSo, text).into();
    }
    let ruling = Ruling::under(&law.duty, must).and(&law.order).because(text);
    let ruling = match &law.compulsory {
        Some(clause) => ruling.and(clause),
        None => ruling,
    };
    match &law.throughout {
        Some(clause) if throughout::binds(clause.reading, sheet) => ruling.and(clause).into(),
        _ => ruling.into(),
    }
}

/// A flag has fallen and the prescribed moves were made: who brings his scoresheet up to date,
/// if anybody must.
#[must_use]
pub fn after_flag(law: &Recording, passed: &FlagPassed) -> Option<Ruling> {
    match passed.released {
        [true, true] => {
            let ruling = neither_records::both_complete(law, passed);
            let lacks = |it: &Option<usize>| it.is_some_and(|missing| missing > 0);
            let none = passed.missing.iter().all(lacks) && !passed.arbiter_recorded;
            Some(match none {
                true => reconstruction::reconstruct(law, ruling),
                false => ruling,
            })
        }
        [true, false] => one_records::one_completes(law, Color::White, passed),
        [false, true] => one_records::one_completes(law, Color::Black, passed),
        [false, false] => None,
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        DUTY.listing(),
        ORDER.listing(),
        IN_ADVANCE.listing(),
        OFFERS.listing(),
        CONTENTS.listing(),
        UNABLE.listing(),
        VISIBLE.listing(),
        PROPERTY.listing(),
        WAIVER.listing(),
        AFTER_FLAG.listing(),
        THROUGHOUT.listing(),
        BOTH_RELEASED.listing(),
        NEITHER_RECORDS.listing(),
        ONE_RECORDS.listing(),
        RECONSTRUCTION.listing(),
        NOT_SHOWN.listing(),
        SIGNING.listing(),
    ]
}
