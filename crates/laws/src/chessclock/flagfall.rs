//! # When a flag has fallen (R6.8.1)
//!
//! A flag falls, in law, when the arbiter observes it or a player validly claims it, and not
//! at the instant the time ran out. What ends the game before that instant of notice stands.
//!
//! - 2001, 2009: renumbered only.
//! - In rapid and blitz up to 2009 the appendices leave the call to the players.

use crate::{Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E01, E09, E97, Provision, renumbered, since};
use flagfall_say::say;

/// When a flag is considered to have fallen.
pub const FLAGFALL: Clause<Calling> = Clause::new(
    "R6.8.1",
    "When a flag has fallen",
    &[
        since(
            E97,
            "6.8",
            "A flag has fallen when the arbiter observes it or a player has validly claimed it.",
            Calling::Anyone,
        ),
        renumbered(E01, "6.9", Calling::Anyone),
        renumbered(E09, "6.8", Calling::Anyone),
    ],
);

/// By whose word a flag falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calling {
    /// The arbiter observes it, or a player claims it.
    Anyone,
    /// A player claims it; the arbiter says nothing.
    PlayersOnly,
    /// A player claims it; the arbiter speaks only when both flags are down.
    PlayersOnlyUnlessBothDown,
}

/// A player's claim that his opponent's flag has fallen, and what the stopped clocks show.
#[derive(Clone, Copy, Debug)]
pub struct FlagClaim {
    /// Who claims.
    pub by: Color,
    /// Whether his opponent's time is used up.
    pub opponent_down: bool,
    /// Whether his own is.
    pub own_down: bool,
}

/// Whether the arbiter (or the clock in his stead) may observe a flag.
///
/// # Errors
/// [`Refusal`] where the call is the players' alone.
pub fn may_observe(law: &Provision<Calling>, both_down: bool) -> Result<(), Refusal> {
    match law.reading {
        Calling::Anyone => Ok(()),
        Calling::PlayersOnlyUnlessBothDown if both_down => Ok(()),
        Calling::PlayersOnly => Err(Refusal::under(
            law,
            Reason::NotThisSeat,
            say!("flagfall-players-only"),
        )),
        Calling::PlayersOnlyUnlessBothDown => Err(Refusal::under(
            law,
            Reason::NotThisSeat,
            say!("flagfall-players-unless-both"),
        )),
    }
}

/// Whether a flag has fallen by that claim.
///
/// # Errors
/// The claim is rejected: the opponent's flag is up, or the claimant's own is down where the
/// call is the players' alone.
pub fn claim_flag(law: &Provision<Calling>, claim: &FlagClaim) -> Result<(), Ruling> {
    let own_must_be_up = !matches!(law.reading, Calling::Anyone);
    let because = if !claim.opponent_down {
        say!("flagfall-has-time", side = !claim.by)
    } else if claim.own_down && own_must_be_up {
        say!("flagfall-own-down", side = claim.by)
    } else {
        return Ok(());
    };
    Err(Ruling::under(law, [Decision::ClaimRejected]).because(because))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E23, Edition};
    use flagfall_words::english;

    fn under(edition: Edition, reading: Calling) -> Provision<Calling> {
        let mut law = FLAGFALL.under(edition).unwrap();
        law.reading = reading;
        law
    }

    fn check(reading: Calling, opponent_down: bool, own_down: bool, expect: &str) {
        let claim = FlagClaim {
            by: Color::White,
            opponent_down,
            own_down,
        };
        let found = match claim_flag(&under(E23, reading), &claim) {
            Ok(()) => "falls".to_owned(),
            Err(ruling) => english(&ruling.text()),
        };
        assert_eq!(found, expect, "{reading:?}");
    }

    #[test]
    fn a_claim_needs_the_opponent_s_flag_to_be_down() {
        let up = "Black still has time. The claim is incorrect.";
        let own = "White's own flag is down as well. The claim is incorrect.";
        for reading in [
            Calling::Anyone,
            Calling::PlayersOnly,
            Calling::PlayersOnlyUnlessBothDown,
        ] {
            check(reading, false, false, up);
            check(reading, false, true, up);
            check(reading, true, false, "falls");
        }
        check(Calling::Anyone, true, true, "falls");
        check(Calling::PlayersOnly, true, true, own);
        check(Calling::PlayersOnlyUnlessBothDown, true, true, own);
    }

    /// Case A6-31 for standard play; A6-32 for the reading of the rapid appendix.
    #[test]
    fn the_arbiter_calls_a_flag_except_where_the_appendix_forbids() {
        for edition in Edition::ALL {
            let law = FLAGFALL.under(edition).unwrap();
            assert!(may_observe(&law, false).is_ok(), "{edition}");
        }
        let players = under(E97, Calling::PlayersOnly);
        let refusal = may_observe(&players, true).unwrap_err();
        assert_eq!(refusal.reason(), Reason::NotThisSeat);
        let both = under(E09, Calling::PlayersOnlyUnlessBothDown);
        assert!(may_observe(&both, false).is_err());
        assert!(may_observe(&both, true).is_ok());
        assert_eq!(printed(&FLAGFALL), "6.8 6.9 6.9 6.8 6.8 6.8 6.8 6.8 6.8");
    }
}
