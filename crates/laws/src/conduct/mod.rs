//! The conduct of the players: where they may be, what they may have with them, and what becomes
//! of those who will not keep to it.

mod appealing;
mod bearing;
mod both_guilty;
mod checking;
mod device_price;
mod devices;
mod distraction;
mod explaining;
mod finished;
mod infraction;
mod inspecting;
mod leaving_area;
mod leaving_venue;
mod notes;
mod reconstructing;
mod refusing;
mod reporting;
mod smoking;
mod venue;

pub use appealing::{APPEALING, Appeal, Appealable, appeal};
pub use bearing::BEARING;
pub use both_guilty::{BOTH_GUILTY, both_refusing};
pub use checking::CHECKING;
pub use device_price::{
    DEVICE_PRICE, Device, DevicePrice, Loses, Opponent, device, lost_by_device,
};
pub use devices::{DEVICES, Forbidden, may_use};
pub use distraction::{Annoying, DISTRACTION, Evidence, distraction};
pub use explaining::{EXPLAINING, explain};
pub use finished::FINISHED;
pub use infraction::{INFRACTION, ask_penalty, broken, infraction};
pub use inspecting::INSPECTING;
pub use leaving_area::{LEAVING_AREA, Leaving, leaving};
pub use leaving_venue::LEAVING_VENUE;
pub use notes::NOTES;
pub use reconstructing::RECONSTRUCTING;
pub use refusing::{REFUSING, refusing};
pub use reporting::REPORTING;
pub use smoking::{SMOKING, Smoke, is_smoking};
pub use venue::{Place, VENUE, place};

use crate::{Decision, Ending, Outcome, Ruling, Score};
use flagfall_board::Color;
use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_say::{Text, say};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Conduct {
    /// R12.1
    pub bearing: Law<()>,
    /// R12.2
    pub venue: Law<()>,
    /// R12.2a
    pub leaving_venue: Law<()>,
    /// R12.2b
    pub leaving_area: Law<()>,
    /// R12.2c
    pub reporting: Law<()>,
    /// R12.3a
    pub notes: Law<()>,
    /// R12.3b
    pub devices: Law<Forbidden>,
    /// R12.3b2
    pub device_price: Law<DevicePrice>,
    /// R12.3c
    pub smoking: Law<Smoke>,
    /// R12.3d
    pub inspecting: Law<()>,
    /// R12.5
    pub finished: Law<()>,
    /// R12.6
    pub distraction: Law<Annoying>,
    /// R12.7
    pub infraction: Law<()>,
    /// R12.8
    pub refusing: Law<()>,
    /// R12.9
    pub both_guilty: Law<()>,
    /// R12.10
    pub appealing: Law<Appealable>,
    /// R12.11
    pub explaining: Law<()>,
    /// R12.12
    pub reconstructing: Law<()>,
    /// R12.13
    pub checking: Law<()>,
}

impl Conduct {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> Conduct {
        Conduct {
            bearing: sources.law(&BEARING),
            venue: sources.law(&VENUE),
            leaving_venue: sources.law(&LEAVING_VENUE),
            leaving_area: sources.law(&LEAVING_AREA),
            reporting: sources.law(&REPORTING),
            notes: sources.law(&NOTES),
            devices: sources.law(&DEVICES),
            device_price: sources.law(&DEVICE_PRICE),
            smoking: sources.law(&SMOKING),
            inspecting: sources.law(&INSPECTING),
            finished: sources.law(&FINISHED),
            distraction: sources.law(&DISTRACTION),
            infraction: sources.law(&INFRACTION),
            refusing: sources.law(&REFUSING),
            both_guilty: sources.law(&BOTH_GUILTY),
            appealing: sources.law(&APPEALING),
            explaining: sources.law(&EXPLAINING),
            reconstructing: sources.law(&RECONSTRUCTING),
            checking: sources.law(&CHECKING),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        BEARING.listing(),
        VENUE.listing(),
        LEAVING_VENUE.listing(),
        LEAVING_AREA.listing(),
        REPORTING.listing(),
        NOTES.listing(),
        DEVICES.listing(),
        DEVICE_PRICE.listing(),
        SMOKING.listing(),
        INSPECTING.listing(),
        FINISHED.listing(),
        DISTRACTION.listing(),
        INFRACTION.listing(),
        REFUSING.listing(),
        BOTH_GUILTY.listing(),
        APPEALING.listing(),
        EXPLAINING.listing(),
        RECONSTRUCTING.listing(),
        CHECKING.listing(),
    ]
}

/// A player has lost by his conduct; what does his opponent score?
fn score_asked(side: Color) -> Text {
    say!("score-of-opponent-asked", side = side, opponent = !side)
}

/// The arbiter has decided what the opponent of a player scores who lost by his conduct, under the
/// clause that asked for it.
#[must_use]
pub fn lost_by_conduct<R>(law: &Provision<R>, side: Color, opponent: Score) -> Ruling {
    let outcome = Outcome::lost(side, opponent, Ending::Conduct);
    Ruling::under(law, [Decision::End(outcome)])
}

/// The article under one edition.
#[cfg(test)]
fn under(edition: flagfall_edition::Edition) -> Conduct {
    Conduct::new(&Sources::of(edition))
}
