//! Rapid and blitz: which games they are, and what their appendices put in place of the
//! articles.

mod before_touching;
mod blitz;
mod blitz_illegal_moves;
mod blitz_minutes;
mod blitz_supervision;
mod both_flags;
mod flag;
mod illegal_moves;
mod illegal_position;
mod looking_at_the_record;
mod mating_force;
mod not_in_blitz;
mod not_recorded;
mod own_flag;
mod rapid;
mod rapid_minutes;
mod set_up_limit;
mod setting_limit;
mod supervision;
#[cfg(test)]
mod testing;
mod touch_on_request;
mod whole_event;

pub use before_touching::BEFORE_TOUCHING;
pub use blitz::{BLITZ, Limit};
pub use blitz_illegal_moves::{AtOnce, BLITZ_ILLEGAL_MOVES};
pub use blitz_minutes::{BLITZ_MINUTES, Minutes};
pub use blitz_supervision::{BLITZ_SUPERVISION, Governed};
pub use both_flags::BOTH_FLAGS;
pub use flag::FLAG;
pub use illegal_moves::{ILLEGAL_MOVES, Unwatched, observe_illegal_move};
pub use illegal_position::{
    ILLEGAL_POSITION_STANDS, Illegal, Intervention, StillThere, illegal_position_stands,
};
pub use looking_at_the_record::{LOOKING, look_at_record};
pub use mating_force::{MATING_FORCE, ask_men_enough, not_men_enough};
pub use not_in_blitz::NOT_IN_BLITZ;
pub use not_recorded::NOT_RECORDED;
pub use own_flag::{OWN_FLAG, OwnFlag, claim_win_on_time};
pub use rapid::{Bound, RAPID, Span};
pub use rapid_minutes::RAPID_MINUTES;
pub use set_up_limit::SET_UP_LIMIT;
pub use setting_limit::{SETTING_LIMIT, setting_claimed_late};
pub use supervision::{SUPERVISION, Supervised};
pub use touch_on_request::{TOUCH_ON_REQUEST, observe_touch};
pub use whole_event::WHOLE_EVENT;
use whole_event::{few_enough, supervision};

use crate::Rulebook;
use crate::chessclock::Calling;
use crate::drawn_game::Price;
use crate::irregularities::{IllegalPrice, SetUp, Until, Window};
use flagfall_clock::{Millis, Side};
use flagfall_edition::{Clause, Listing, Provision, Sources};
use flagfall_record::{Class, Regulations, Supervision};

/// What the appendices add for one game: each only where its appendix governs that game.
#[derive(Clone, Debug)]
pub struct RapidAndBlitz {
    /// RA.4a
    pub set_up_limit: Option<Provision<SetUp>>,
    /// RA.4a2
    pub setting_limit: Option<Provision<Until>>,
    /// RA.2b, where the arbiter records
    pub looking: Option<Provision<u32>>,
    /// RA.4b
    pub touch_on_request: Option<Provision<()>>,
    /// RA.4b2
    pub before_touching: Option<Provision<Window>>,
    /// RA.4c, where blitz has no clause of its own
    pub illegal_moves: Option<Provision<Unwatched>>,
    /// RA.4d
    pub flag: Option<Provision<Calling>>,
    /// RA.4e
    pub own_flag: Option<Provision<OwnFlag>>,
    /// RA.4f
    pub both_flags: Option<Provision<()>>,
    /// RA.4g
    pub illegal_position: Option<Provision<StillThere>>,
    /// RB.3c
    pub blitz_illegal_moves: Option<Provision<AtOnce>>,
    /// RB.4
    pub mating_force: Option<Provision<()>>,
}

impl RapidAndBlitz {
    /// The provisions that govern a game of that class, supervised as the event says.
    #[must_use]
    pub fn new(sources: &Sources, regulations: &Regulations, class: Class) -> RapidAndBlitz {
        let supervised = is_supervised(sources, regulations, class);
        let own = (!supervised && matches!(class, Class::Blitz))
            .then(|| sources.law(&BLITZ_ILLEGAL_MOVES).ok())
            .flatten();
        let appendix = Appendix {
            sources,
            governs: !supervised,
        };
        let recorded = supervised && !matches!(class, Class::Standard);
        RapidAndBlitz {
            looking: sources.law(&LOOKING).ok().filter(|_| recorded),
            set_up_limit: appendix.law(&SET_UP_LIMIT),
            setting_limit: appendix.law(&SETTING_LIMIT),
            touch_on_request: appendix.law(&TOUCH_ON_REQUEST),
            before_touching: appendix.law(&BEFORE_TOUCHING).filter(|_| own.is_none()),
            illegal_moves: appendix.law(&ILLEGAL_MOVES).filter(|_| own.is_none()),
            flag: appendix.law(&FLAG),
            own_flag: appendix.law(&OWN_FLAG),
            both_flags: appendix.law(&BOTH_FLAGS),
            illegal_position: appendix.law(&ILLEGAL_POSITION_STANDS),
            blitz_illegal_moves: own,
            mating_force: sources
                .law(&MATING_FORCE)
                .ok()
                .filter(|_| matches!(class, Class::Blitz)),
        }
    }
}

/// Whether the competition rules govern a game, by its class and by how it is watched.
fn is_supervised(sources: &Sources, regulations: &Regulations, class: Class) -> bool {
    let watched = is_watched(sources, regulations);
    match class {
        Class::Standard => true,
        Class::Rapid => {
            let law = sources.law(&SUPERVISION);
            watched && law.is_ok_and(|law| few_enough(regulations, law.reading.games))
        }
        Class::Blitz => {
            let governed = sources.law(&BLITZ_SUPERVISION).map(|it| it.reading);
            let own = matches!(governed, Ok(Governed::AsSupervised { .. }));
            watched && own && few_enough(regulations, 1)
        }
    }
}

fn is_watched(sources: &Sources, regulations: &Regulations) -> bool {
    matches!(supervision(sources, regulations), Supervision::Adequate)
}

/// An appendix, and whether it governs the game.
struct Appendix<'a> {
    sources: &'a Sources,
    governs: bool,
}

impl Appendix<'_> {
    fn law<R: Copy>(&self, clause: &Clause<R>) -> Option<Provision<R>> {
        self.sources.law(clause).ok().filter(|_| self.governs)
    }
}

/// The class of a game: as the event states it, or by its time control; standard without one,
/// and where the bounds are not in hand. If the players fall into different classes, it is the
/// slower one.
pub(crate) fn class(sources: &Sources, regulations: &Regulations) -> Class {
    if let Some(class) = regulations.class {
        return class;
    }
    let Some(control) = &regulations.time_control else {
        return Class::Standard;
    };
    let of = |side: Side| {
        let time = |increments| control.nominal(side, increments);
        let blitz = sources.law(&BLITZ).map(|it| it.reading);
        let rapid = sources.law(&RAPID).map(|it| it.reading);
        match (blitz, rapid) {
            (Ok(limit), _) if limit.holds(time(limit.increments)) => Class::Blitz,
            (_, Ok(span)) if span.holds(time(span.increments)) => Class::Rapid,
            _ => Class::Standard,
        }
    };
    match (of(Side::White), of(Side::Black)) {
        (Class::Standard, _) | (_, Class::Standard) => Class::Standard,
        (Class::Rapid, _) | (_, Class::Rapid) => Class::Rapid,
        (Class::Blitz, Class::Blitz) => Class::Blitz,
    }
}

/// Puts what the appendices say in place of what the articles say.
pub(crate) fn apply(sources: &Sources, regulations: &Regulations, book: &mut Rulebook) {
    let appendix = RapidAndBlitz::new(sources, regulations, book.class);
    let clock = &mut book.chessclock;
    if let Some(law) = &appendix.flag {
        // From 2017 on it says what the article says, and replaces nothing.
        match law.reading {
            Calling::Anyone => {}
            reading => clock.flagfall = clock.flagfall.except(law, reading),
        }
    }
    if let (Some(law), Ok(drawn)) = (&appendix.both_flags, clock.both_flags_drawn) {
        clock.both_flags_drawn = Ok(drawn.except(law, drawn.reading));
    }
    if let Some(law) = &appendix.set_up_limit {
        set_up_limit::limit(law, book);
    }
    if let Some(law) = &appendix.setting_limit {
        setting_limit::limit(law, book);
    }
    window(&appendix, book);
    let at_once = at_once(&appendix, book);
    minutes(sources, regulations, book, !at_once);
}

/// Until when an illegal move is put right.
fn window(appendix: &RapidAndBlitz, book: &mut Rulebook) {
    let window = &mut book.irregularities.window;
    if let Some(law) = &appendix.blitz_illegal_moves {
        *window = window.except(law, Window::UntilNextMove);
    } else if let Some(law) = &appendix.illegal_moves {
        *window = window.except(law, Window::UntilNextMove);
    } else if let Some(law) = &appendix.before_touching {
        *window = window.except(law, law.reading);
        let displaced = &mut book.irregularities.found_displaced;
        *displaced = displaced.except(law, law.reading);
    }
}

/// Where the first illegal move loses the game; says whether it does.
fn at_once(appendix: &RapidAndBlitz, book: &mut Rulebook) -> bool {
    let price = &mut book.irregularities.price;
    let first = |helpless| IllegalPrice {
        gain: None,
        loses_at: Some(1),
        helpless,
        only_in_quickplay_finish: false,
        ..price.reading
    };
    if let Some(law) = &appendix.blitz_illegal_moves {
        *price = price.except(law, first(law.reading.helpless));
        return true;
    }
    match &appendix.illegal_moves {
        Some(law) => match law.reading.loses {
            Some(helpless) => {
                *price = price.except(law, first(helpless));
                true
            }
            None => false,
        },
        None => false,
    }
}

/// The minutes that the opponent gains by an illegal move or a wrong claim.
fn minutes(sources: &Sources, regulations: &Regulations, book: &mut Rulebook, ladder: bool) {
    match book.class {
        Class::Standard => {}
        Class::Rapid => {
            if let Ok(law) = sources.law(&RAPID_MINUTES) {
                gain(book, &law, law.reading, ladder);
            }
        }
        Class::Blitz => {
            let watched = is_watched(sources, regulations) && few_enough(regulations, 1);
            let one = regulations.option_is("blitz_supervised_penalty", "1");
            match (sources.law(&BLITZ_MINUTES), sources.law(&BLITZ_SUPERVISION)) {
                (Ok(law), _) if !watched || law.reading.also_supervised => {
                    gain(book, &law, law.reading.gain, ladder);
                }
                (Ok(minutes), Ok(law)) if one => gain(book, &law, minutes.reading.gain, ladder),
                _ => {}
            }
        }
    }
}

fn gain<X>(book: &mut Rulebook, law: &Provision<X>, gain: Millis, ladder: bool) {
    let price = &mut book.irregularities.price;
    if ladder {
        let reading = IllegalPrice {
            gain: Some(gain),
            ..price.reading
        };
        *price = price.except(law, reading);
    }
    if let Ok(wrong) = &mut book.drawn_game.wrong {
        let reading = Price {
            gain,
            ..wrong.reading
        };
        *wrong = wrong.except(law, reading);
    }
}

/// The clauses of the appendices.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        RAPID.listing(),
        NOT_RECORDED.listing(),
        SUPERVISION.listing(),
        LOOKING.listing(),
        WHOLE_EVENT.listing(),
        RAPID_MINUTES.listing(),
        SET_UP_LIMIT.listing(),
        SETTING_LIMIT.listing(),
        TOUCH_ON_REQUEST.listing(),
        BEFORE_TOUCHING.listing(),
        ILLEGAL_MOVES.listing(),
        FLAG.listing(),
        OWN_FLAG.listing(),
        BOTH_FLAGS.listing(),
        ILLEGAL_POSITION_STANDS.listing(),
        BLITZ.listing(),
        BLITZ_SUPERVISION.listing(),
        BLITZ_MINUTES.listing(),
        NOT_IN_BLITZ.listing(),
        BLITZ_ILLEGAL_MOVES.listing(),
        MATING_FORCE.listing(),
    ]
}
