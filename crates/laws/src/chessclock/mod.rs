//! The chess clock: what time there is, when a move is completed, and when a flag has fallen.

mod adjusts_on_own_time;
mod allotted_time;
mod both_absent;
mod both_flags_continue;
mod both_flags_drawn;
mod by_next_move;
mod carried_over;
mod check_at_flagfall;
mod clock_assistant;
mod default_time;
mod defective;
mod delay;
mod display;
mod displays;
mod few_men;
mod flagfall;
mod handling;
mod helpless;
mod interruption;
mod last_move;
mod losing;
mod movers_time;
mod neither_came;
mod placement;
mod pressing;
mod resumption;
mod same_hand;
mod start;
mod stopping;
mod times;
mod without_press;
mod without_reason;
mod wrong_setting;

pub use adjusts_on_own_time::{ADJUSTS_ON_OWN_TIME, adjust_on_own_time};
pub use allotted_time::{ALLOTTED_TIME, Credited};
pub use both_absent::{BOTH_ABSENT, BothAbsent, both_absent};
pub use both_flags_continue::{BOTH_FLAGS_CONTINUE, Force};
pub use both_flags_drawn::{BOTH_FLAGS_DRAWN, both_flags, order_unknown};
pub use by_next_move::BY_NEXT_MOVE;
pub use carried_over::{CARRIED_OVER, CarriedOver};
pub use check_at_flagfall::CHECK_AT_FLAGFALL;
pub use clock_assistant::{CLOCK_ASSISTANT, ask_clock_assistant, demand_deduction};
pub use default_time::{
    DEFAULT_TIME, DefaultTime, Discretion, Unspecified, default_limit, late_arrival,
    lost_by_default,
};
pub use defective::{DEFECTIVE, defective};
pub use delay::DELAY;
pub use display::DISPLAY;
pub use displays::{DISPLAYS, by_display};
pub use few_men::{FEW_MEN, NoPawns};
pub use flagfall::{Calling, FLAGFALL, FlagClaim, claim_flag, may_observe};
pub use handling::{HANDLING, Handling, pressed_before_moving};
pub use helpless::{HELPLESS, Helpless, can_win};
pub use interruption::{INTERRUPTION, interrupt};
pub use last_move::LAST_MOVE;
pub use losing::{LOSING, losing_on_time, lost_on_time};
pub use movers_time::MOVERS_TIME;
pub use neither_came::{NEITHER_CAME, both_late, both_lost_by_default};
pub use placement::{PLACEMENT, placed};
pub use pressing::{AfterTheReply, PRESSING};
pub use resumption::{RESUMPTION, resume};
pub use same_hand::{Pressing, SAME_HAND, other_hand};
pub use start::{START, start};
pub use stopping::{STOPPING, stop};
pub use times::{TIMES, Times, ask_times, set_clock};
pub use without_press::{WITHOUT_PRESS, WithoutPress, completes_by_itself};
pub use without_reason::{Reasonless, WITHOUT_REASON, ask_reason, reason_found};

pub use wrong_setting::{Setting, WRONG_SETTING, wrong_setting};

use crate::irregularities::Until;
use crate::recording::Unable;
use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_record::Regulations;

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Chessclock {
    /// R6.1.1
    pub display: Provision<()>,
    /// R6.2.1
    pub allotted: Provision<Credited>,
    /// R6.2.2
    pub carried_over: Provision<CarriedOver>,
    /// R6.2.3
    pub delay: Provision<()>,
    /// R6.3.1
    pub check_at_flagfall: Provision<()>,
    /// R6.4
    pub placement: Provision<()>,
    /// R6.5.1
    pub start: Provision<()>,
    /// R6.6a
    pub default_time: Provision<DefaultTime>,
    /// R6.6a2
    pub neither_came: Provision<()>,
    /// R6.6b
    pub both_absent: Law<BothAbsent>,
    /// R6.7a.1
    pub pressing: Provision<AfterTheReply>,
    /// R6.7a.2
    pub without_press: Provision<WithoutPress>,
    /// R6.7a.3
    pub by_next_move: Law<()>,
    /// R6.7a.4
    pub movers_time: Provision<()>,
    /// R6.7a.5
    pub last_move: Provision<()>,
    /// R6.7b
    pub hand: Provision<Pressing>,
    /// R6.7c
    pub handling: Provision<Handling>,
    /// R6.7e
    pub adjusts_on_own_time: Law<()>,
    /// R6.7d
    pub clock_assistant: Law<Unable>,
    /// R6.8.1
    pub flagfall: Provision<Calling>,
    /// R6.9.1
    pub losing: Provision<()>,
    /// R6.9.2
    pub helpless: Provision<Helpless>,
    /// R6.9.3
    pub few_men: Law<NoPawns>,
    /// R6.10a
    pub defective: Provision<()>,
    /// R6.10b
    pub wrong_setting: Law<Until>,
    /// R6.11a
    pub both_flags_continue: Law<Force>,
    /// R6.11b
    pub both_flags_drawn: Law<Force>,
    /// R6.12a
    pub interruption: Provision<()>,
    /// R6.12b
    pub stopping: Provision<()>,
    /// R6.12c
    pub resumption: Provision<()>,
    /// R6.12d
    pub stopped_without_reason: Law<Reasonless>,
    /// R6.13.1
    pub times: Provision<Times>,
    /// R6.14.1
    pub displays: Provision<()>,
}

impl Chessclock {
    /// The provisions of these sources, with the guidelines and the switches of the event.
    pub(crate) fn new(sources: &Sources, regulations: &Regulations) -> Chessclock {
        let mut law = Chessclock {
            display: sources.always(&DISPLAY),
            allotted: sources.always(&ALLOTTED_TIME),
            carried_over: sources.always(&CARRIED_OVER),
            delay: sources.always(&DELAY),
            check_at_flagfall: sources.always(&CHECK_AT_FLAGFALL),
            placement: sources.always(&PLACEMENT),
            start: sources.always(&START),
            default_time: sources.always(&DEFAULT_TIME),
            neither_came: sources.always(&NEITHER_CAME),
            both_absent: sources.law(&BOTH_ABSENT),
            pressing: sources.always(&PRESSING),
            without_press: sources.always(&WITHOUT_PRESS),
            by_next_move: sources.law(&BY_NEXT_MOVE),
            movers_time: sources.always(&MOVERS_TIME),
            last_move: sources.always(&LAST_MOVE),
            hand: sources.always(&SAME_HAND),
            handling: sources.always(&HANDLING),
            adjusts_on_own_time: sources.law(&ADJUSTS_ON_OWN_TIME),
            clock_assistant: sources.law(&CLOCK_ASSISTANT),
            flagfall: sources.always(&FLAGFALL),
            losing: sources.always(&LOSING),
            helpless: sources.always(&HELPLESS),
            few_men: sources.law(&FEW_MEN),
            defective: sources.always(&DEFECTIVE),
            wrong_setting: sources.law(&WRONG_SETTING),
            both_flags_continue: sources.law(&BOTH_FLAGS_CONTINUE),
            both_flags_drawn: sources.law(&BOTH_FLAGS_DRAWN),
            interruption: sources.always(&INTERRUPTION),
            stopping: sources.always(&STOPPING),
            resumption: sources.always(&RESUMPTION),
            stopped_without_reason: sources.law(&WITHOUT_REASON),
            times: sources.always(&TIMES),
            displays: sources.always(&DISPLAYS),
        };
        law.switch(regulations);
        law
    }

    /// What the event adopts, and the catalogue's switches.
    fn switch(&mut self, regulations: &Regulations) {
        let adopted = regulations.quickplay_finish == Some(true);
        let guidelines = [&mut self.both_flags_continue, &mut self.both_flags_drawn];
        for law in guidelines.into_iter().flatten() {
            law.reading = law.reading.adopted(adopted);
        }
        if regulations.option_is("flag_material_rule", "any_legal_sequence") {
            self.helpless.reading = Helpless::NoSeriesOfMoves;
        }
        if let Ok(law) = &mut self.few_men
            && regulations.option_is("flag_no_pawns_condition_applies_to", "bishop_and_knight")
        {
            law.reading = NoPawns::AgainstEither;
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        DISPLAY.listing(),
        ALLOTTED_TIME.listing(),
        CARRIED_OVER.listing(),
        DELAY.listing(),
        CHECK_AT_FLAGFALL.listing(),
        PLACEMENT.listing(),
        START.listing(),
        DEFAULT_TIME.listing(),
        NEITHER_CAME.listing(),
        BOTH_ABSENT.listing(),
        PRESSING.listing(),
        WITHOUT_PRESS.listing(),
        BY_NEXT_MOVE.listing(),
        MOVERS_TIME.listing(),
        LAST_MOVE.listing(),
        SAME_HAND.listing(),
        HANDLING.listing(),
        ADJUSTS_ON_OWN_TIME.listing(),
        CLOCK_ASSISTANT.listing(),
        FLAGFALL.listing(),
        LOSING.listing(),
        HELPLESS.listing(),
        FEW_MEN.listing(),
        DEFECTIVE.listing(),
        WRONG_SETTING.listing(),
        BOTH_FLAGS_CONTINUE.listing(),
        BOTH_FLAGS_DRAWN.listing(),
        INTERRUPTION.listing(),
        STOPPING.listing(),
        RESUMPTION.listing(),
        WITHOUT_REASON.listing(),
        TIMES.listing(),
        DISPLAYS.listing(),
    ]
}

#[cfg(test)]
pub(crate) use crate::drawn_game::testing::printed;
#[cfg(test)]
pub(crate) use testing::{new, under, under_option};

#[cfg(test)]
mod testing {
    use super::{Chessclock, Regulations, Sources};
    use flagfall_edition::Edition;

    /// The article under one edition and these regulations.
    pub(crate) fn new(edition: Edition, regulations: &Regulations) -> Chessclock {
        Chessclock::new(&Sources::of(edition), regulations)
    }

    /// The article under one edition, of an event that says nothing.
    pub(crate) fn under(edition: Edition) -> Chessclock {
        new(edition, &Regulations::default())
    }

    /// The article with some of the catalogue's switches.
    pub(crate) fn under_option(edition: Edition, options: &[(&str, &str)]) -> Chessclock {
        let owned = options.iter().map(|(k, v)| ((*k).into(), (*v).into()));
        new(
            edition,
            &Regulations {
                options: owned.collect(),
                ..Regulations::default()
            },
        )
    }
}
