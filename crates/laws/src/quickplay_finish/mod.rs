//! The quickplay finish: a claim of a draw by a player who is short of time, with an arbiter
//! and without (Article 10, later an appendix, later guidelines).

mod agreed;
mod announced;
mod claim;
mod extra_seconds;
mod final_decision;
mod final_result;
mod no_arbiter;
mod papers;
mod phase;
mod postponed;
mod referred;
mod rejected;
#[cfg(test)]
mod testing;
mod without_increment;

pub use agreed::{AGREED, Verdicts, agree};
pub use announced::ANNOUNCED;
pub use claim::{CLAIM, Claiming};
pub use extra_seconds::{EXTRA_SECONDS, Extra, extra_granted, request_extra};
pub use final_decision::FINAL_DECISION;
pub use final_result::{FINAL_RESULT, Trying, ask_final, drawn_after_all};
pub use no_arbiter::NO_ARBITER;
pub use papers::{Basis, PAPERS, Sheet};
pub use phase::PHASE;
pub use postponed::{POSTPONED, postpone};
pub use referred::{REFERRED, Referee, ask_referee, referee_decides};
pub use rejected::{REJECTED, reject};
pub use without_increment::WITHOUT_INCREMENT;

use crate::rapid_and_blitz::NOT_IN_BLITZ;
use crate::refusal::required;
use crate::{Answer, Reason, Refusal};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_record::Class;
use flagfall_say::{Text, say};

/// What the quickplay finish is called where an edition has none.
fn quickplay() -> Text {
    say!("what-quickplay")
}

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct QuickplayFinish {
    /// R10.1
    pub phase: Law<()>,
    /// R10.1a
    pub announced: Law<()>,
    /// R10.1b
    pub without_increment: Law<()>,
    /// RB.3b, where the game is blitz
    pub not_in_blitz: Option<Provision<()>>,
    /// R10.2
    pub claim: Law<Claiming>,
    /// R10.2a
    pub agreed: Law<Verdicts>,
    /// R10.2b
    pub postponed: Law<Millis>,
    /// R10.2c
    pub rejected: Law<Millis>,
    /// R10.2d
    pub final_decision: Law<()>,
    /// R10.2e
    pub extra_seconds: Law<Extra>,
    /// R10.2f
    pub final_result: Law<Trying>,
    /// RD.1
    pub no_arbiter: Law<Millis>,
    /// RD.2
    pub papers: Law<Sheet>,
    /// RD.3
    pub referred: Law<Referee>,
}

/// A claim in the quickplay finish, and what is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayClaim {
    /// Who claims.
    pub by: Color,
    /// Whether he has the move.
    pub has_the_move: bool,
    /// What is left on his clock.
    pub left: Millis,
    /// What is left on his opponent's.
    pub opponent_left: Millis,
    /// Whether his time is used up.
    pub used_up: bool,
    /// Whether all his remaining moves are to be made in the time he has.
    pub last_period: bool,
    /// Whether time is added with the moves.
    pub extra_time: bool,
    /// Whether the event has announced the quickplay finish.
    pub announced: bool,
    /// Whether there is an arbiter.
    pub arbiter: bool,
    /// On what a claim without one rests.
    pub basis: Basis,
    /// How many half-moves are missing on his scoresheet.
    pub unrecorded: usize,
}

impl QuickplayFinish {
    /// The provisions of these sources for a game of that class.
    pub(crate) fn new(sources: &Sources, class: Class) -> QuickplayFinish {
        QuickplayFinish {
            phase: sources.law(&PHASE),
            announced: sources.law(&ANNOUNCED),
            without_increment: sources.law(&WITHOUT_INCREMENT),
            not_in_blitz: match class {
                Class::Blitz => sources.law(&NOT_IN_BLITZ).ok(),
                Class::Standard | Class::Rapid => None,
            },
            claim: sources.law(&CLAIM),
            agreed: sources.law(&AGREED),
            postponed: sources.law(&POSTPONED),
            rejected: sources.law(&REJECTED),
            final_decision: sources.law(&FINAL_DECISION),
            extra_seconds: sources.law(&EXTRA_SECONDS),
            final_result: sources.law(&FINAL_RESULT),
            no_arbiter: sources.law(&NO_ARBITER),
            papers: sources.law(&PAPERS),
            referred: sources.law(&REFERRED),
        }
    }

    /// Whether the quickplay finish applies to the game, and has begun.
    fn applies(&self, claim: &QuickplayClaim) -> Result<(), Refusal> {
        let phase = required(&self.phase, quickplay())?;
        if let Some(law) = &self.not_in_blitz {
            let text = say!("quickplay-in-blitz");
            return Err(Refusal::under(law, Reason::NoSuchRule, text));
        }
        announced::announced(&self.announced, claim)?;
        without_increment::without_increment(&self.without_increment, claim)?;
        phase::reached(phase, claim)
    }
}

/// A draw is claimed in the quickplay finish: whether the arbiter is asked, or the claim ends
/// the game, or why it is not heard.
#[must_use]
pub fn claim_quickplay(law: &QuickplayFinish, claim: &QuickplayClaim) -> Answer {
    heard(law, claim).unwrap_or_else(Answer::Refused)
}

fn heard(law: &QuickplayFinish, claim: &QuickplayClaim) -> Result<Answer, Refusal> {
    law.applies(claim)?;
    if !claim.arbiter {
        return no_arbiter::conclude(law, claim).map(Answer::Ruled);
    }
    claim::in_time(required(&law.claim, quickplay())?, claim)?;
    let verdicts = required(&law.agreed, quickplay())?;
    Ok(Answer::Asked(agreed::ask(verdicts, claim)))
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        PHASE.listing(),
        ANNOUNCED.listing(),
        WITHOUT_INCREMENT.listing(),
        CLAIM.listing(),
        AGREED.listing(),
        POSTPONED.listing(),
        REJECTED.listing(),
        FINAL_DECISION.listing(),
        EXTRA_SECONDS.listing(),
        FINAL_RESULT.listing(),
        NO_ARBITER.listing(),
        PAPERS.listing(),
        REFERRED.listing(),
    ]
}
