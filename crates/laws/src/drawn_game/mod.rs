//! The drawn game: offers, claims of a repetition and of fifty moves, and the draws that need
//! no claim (Article 9).

mod about_to_appear;
mod claim;
mod claim_form;
mod claim_is_offer;
mod correct_claim;
mod en_passant_before;
mod fifty_stand;
mod fifty_with_move;
mod fivefold;
mod flag_while_open;
mod just_appeared;
mod noted;
mod offer;
mod played_on;
mod procedure;
mod restriction;
mod right_lost;
mod sameness;
mod seventy_five;
mod standing_offer;
#[cfg(test)]
pub(crate) mod testing;
mod wrong_claim;

pub use about_to_appear::ABOUT_TO_APPEAR;
pub use claim::{DrawClaim, claim_fifty, claim_repetition};
pub use claim_form::CLAIM_FORM;
pub use claim_is_offer::{CLAIM_IS_OFFER, Offering};
pub use correct_claim::{CORRECT_CLAIM, correct_claim};
pub use en_passant_before::EN_PASSANT_BEFORE;
pub use fifty_stand::FIFTY_STAND;
pub use fifty_with_move::FIFTY_WITH_MOVE;
pub use fivefold::{FIVEFOLD, Fivefold, fivefold};
pub use flag_while_open::FLAG_WHILE_OPEN;
pub use just_appeared::JUST_APPEARED;
pub use noted::NOTED;
pub use offer::{PROPER_TIME, Untimely, offer};
pub use played_on::{PLAYED_ON, played_on};
pub use procedure::{PROCEDURE, Procedure};
pub use restriction::{Forbidden, RESTRICTION, may_agree};
pub use right_lost::{LostBy, RIGHT_LOST};
pub use sameness::{SAMENESS, Sameness, occurrences};
pub use seventy_five::{SEVENTY_FIVE, SeventyFive, seventy_five};
pub use standing_offer::{Declined, STANDING_OFFER};
pub use wrong_claim::{Loss, Price, WRONG_CLAIM, WrongClaim, wrong_claim};

use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_record::Regulations;

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct DrawnGame {
    /// R9.1a
    pub restriction: Law<Forbidden>,
    /// R9.1b.1
    pub proper_time: Provision<Untimely>,
    /// R9.1b.2
    pub standing_offer: Provision<Declined>,
    /// R9.1b.3
    pub flag_while_open: Provision<()>,
    /// R9.1c
    pub noted: Provision<()>,
    /// R9.1d
    pub claim_is_offer: Law<Offering>,
    /// R9.2a
    pub about_to_appear: Law<()>,
    /// R9.2b
    pub just_appeared: Law<()>,
    /// R9.2.id
    pub sameness: Law<Sameness>,
    /// R9.2.seq
    pub en_passant_before: Law<()>,
    /// R9.3a
    pub fifty_with_move: Law<()>,
    /// R9.3b
    pub fifty_stands: Law<()>,
    /// R9.4
    pub right_lost: Law<LostBy>,
    /// R9.5.1
    pub procedure: Law<Procedure>,
    /// R9.5a
    pub correct: Law<()>,
    /// R9.5b
    pub wrong: Law<Price>,
    /// R9.5c
    pub form: Law<()>,
    /// R9.6a
    pub fivefold: Law<Fivefold>,
    /// R9.6b
    pub seventy_five: Law<SeventyFive>,
    /// R9.6c
    pub played_on: Law<()>,
}

impl DrawnGame {
    /// The provisions of these sources. No switch of the catalogue touches this article.
    pub(crate) fn new(sources: &Sources, _: &Regulations) -> DrawnGame {
        DrawnGame {
            restriction: sources.law(&RESTRICTION),
            proper_time: sources.always(&PROPER_TIME),
            standing_offer: sources.always(&STANDING_OFFER),
            flag_while_open: sources.always(&FLAG_WHILE_OPEN),
            noted: sources.always(&NOTED),
            claim_is_offer: sources.law(&CLAIM_IS_OFFER),
            about_to_appear: sources.law(&ABOUT_TO_APPEAR),
            just_appeared: sources.law(&JUST_APPEARED),
            sameness: sources.law(&SAMENESS),
            en_passant_before: sources.law(&EN_PASSANT_BEFORE),
            fifty_with_move: sources.law(&FIFTY_WITH_MOVE),
            fifty_stands: sources.law(&FIFTY_STAND),
            right_lost: sources.law(&RIGHT_LOST),
            procedure: sources.law(&PROCEDURE),
            correct: sources.law(&CORRECT_CLAIM),
            wrong: sources.law(&WRONG_CLAIM),
            form: sources.law(&CLAIM_FORM),
            fivefold: sources.law(&FIVEFOLD),
            seventy_five: sources.law(&SEVENTY_FIVE),
            played_on: sources.law(&PLAYED_ON),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        RESTRICTION.listing(),
        PROPER_TIME.listing(),
        STANDING_OFFER.listing(),
        FLAG_WHILE_OPEN.listing(),
        NOTED.listing(),
        CLAIM_IS_OFFER.listing(),
        ABOUT_TO_APPEAR.listing(),
        JUST_APPEARED.listing(),
        SAMENESS.listing(),
        EN_PASSANT_BEFORE.listing(),
        FIFTY_WITH_MOVE.listing(),
        FIFTY_STAND.listing(),
        RIGHT_LOST.listing(),
        PROCEDURE.listing(),
        CORRECT_CLAIM.listing(),
        WRONG_CLAIM.listing(),
        CLAIM_FORM.listing(),
        FIVEFOLD.listing(),
        SEVENTY_FIVE.listing(),
        PLAYED_ON.listing(),
    ]
}
