//! Play with blind players: moves are announced, and made when all of them is done.
//!
//! That a player is blind is said by the option `blind` (`white`, `black` or `both`), that one does
//! not hear well by `hearing_impaired`.

mod announcing;
mod assistant;
mod compulsory_assistant;
mod keeping_score;
mod made;
mod sighted_assistant;
mod slip;
mod special_clock;
mod then_the_clock;
mod touched;
mod two_boards;
mod two_positions;
mod two_scores;

pub use announcing::ANNOUNCING;
pub use assistant::{ASSISTANT, Duty, may_assist};
pub use compulsory_assistant::{COMPULSORY_ASSISTANT, needs_assistant};
pub use keeping_score::KEEPING_SCORE;
pub use made::{MADE, StillToDo, not_made_yet};
pub use sighted_assistant::{SIGHTED_ASSISTANT, may_assist_sighted};
pub use slip::{SLIP, corrects};
pub use special_clock::SPECIAL_CLOCK;
pub use then_the_clock::THEN_THE_CLOCK;
pub use touched::{TOUCHED, is_touched};
pub use two_boards::TWO_BOARDS;
pub use two_positions::{TWO_POSITIONS, as_written};
pub use two_scores::{TWO_SCORES, ask_clocks, back_to_agreement};

use flagfall_board::Color;
use flagfall_edition::{Law, Listing, Sources};
use flagfall_record::Regulations;

/// The part of the rulebook on blind players.
#[derive(Clone, Debug)]
pub struct BlindPlayers {
    /// Whether White and Black are blind.
    pub blind: [bool; 2],
    /// Whether White's and Black's hearing is impaired.
    pub hearing_impaired: [bool; 2],
    /// RE.1
    pub two_boards: Law<()>,
    /// RE.2.1
    pub announcing: Law<()>,
    /// RE.2.2
    pub touched: Law<()>,
    /// RE.2.3
    pub made: Law<()>,
    /// RE.2.3b
    pub then_the_clock: Law<()>,
    /// RE.2.4
    pub special_clock: Law<()>,
    /// RE.2.5
    pub keeping_score: Law<()>,
    /// RE.2.6
    pub slip: Law<()>,
    /// RE.2.7
    pub two_positions: Law<()>,
    /// RE.2.8
    pub two_scores: Law<()>,
    /// RE.2.9
    pub assistant: Law<()>,
    /// RE.2.10
    pub sighted_assistant: Law<()>,
    /// RE.2.10b
    pub compulsory_assistant: Law<()>,
}

impl BlindPlayers {
    /// The provisions of these sources, and who of the players is blind.
    #[must_use]
    pub fn new(sources: &Sources, regulations: &Regulations) -> BlindPlayers {
        let named = |option: &str| {
            Color::ALL.map(|side| {
                regulations.option_is(option, side.name()) || regulations.option_is(option, "both")
            })
        };
        BlindPlayers {
            blind: named("blind"),
            hearing_impaired: named("hearing_impaired"),
            two_boards: sources.law(&TWO_BOARDS),
            announcing: sources.law(&ANNOUNCING),
            touched: sources.law(&TOUCHED),
            made: sources.law(&MADE),
            then_the_clock: sources.law(&THEN_THE_CLOCK),
            special_clock: sources.law(&SPECIAL_CLOCK),
            keeping_score: sources.law(&KEEPING_SCORE),
            slip: sources.law(&SLIP),
            two_positions: sources.law(&TWO_POSITIONS),
            two_scores: sources.law(&TWO_SCORES),
            assistant: sources.law(&ASSISTANT),
            sighted_assistant: sources.law(&SIGHTED_ASSISTANT),
            compulsory_assistant: sources.law(&COMPULSORY_ASSISTANT),
        }
    }

    /// Whether that player is blind.
    #[must_use]
    pub const fn is_blind(&self, side: Color) -> bool {
        self.blind[side as usize]
    }
}

/// The clauses on blind players.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        TWO_BOARDS.listing(),
        ANNOUNCING.listing(),
        TOUCHED.listing(),
        MADE.listing(),
        THEN_THE_CLOCK.listing(),
        SPECIAL_CLOCK.listing(),
        KEEPING_SCORE.listing(),
        SLIP.listing(),
        TWO_POSITIONS.listing(),
        TWO_SCORES.listing(),
        ASSISTANT.listing(),
        SIGHTED_ASSISTANT.listing(),
        COMPULSORY_ASSISTANT.listing(),
    ]
}

/// The article under one edition, of an event that says nothing.
#[cfg(test)]
fn under(edition: flagfall_edition::Edition) -> BlindPlayers {
    BlindPlayers::new(&Sources::of(edition), &Regulations::default())
}

/// The editions whose text on blind players is in hand.
#[cfg(test)]
const IN_HAND: [flagfall_edition::Edition; 7] = {
    use flagfall_edition::{E01, E05, E09, E14, E17, E18, E23};
    [E01, E05, E09, E14, E17, E18, E23]
};

#[cfg(test)]
use crate::chessclock::printed;
