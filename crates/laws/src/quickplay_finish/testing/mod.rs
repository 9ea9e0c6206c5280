//! What the tests of several clauses share: White claims with 1:35 left, Black has 6:40.

use super::{Basis, QuickplayClaim, QuickplayFinish, claim_quickplay};
use crate::{Answer, Reason};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Edition, Sources};
use flagfall_record::Class;

pub(crate) use crate::drawn_game::testing::{ADOPTED, printed, short};

/// The article under one edition, for a standard game.
pub(crate) fn law(edition: Edition) -> QuickplayFinish {
    QuickplayFinish::new(&Sources::of(edition), Class::Standard)
}

/// White has the move and 95 seconds, in a finish that was announced.
pub(crate) fn claim() -> QuickplayClaim {
    QuickplayClaim {
        by: Color::White,
        has_the_move: true,
        left: Millis::seconds(95),
        opponent_left: Millis::seconds(400),
        used_up: false,
        last_period: true,
        extra_time: false,
        announced: true,
        arbiter: true,
        basis: Basis::Both,
        unrecorded: 0,
    }
}

/// Whether the claim is put to the arbiter.
pub(crate) fn asks(edition: Edition, claim: &QuickplayClaim) -> bool {
    matches!(claim_quickplay(&law(edition), claim), Answer::Asked(_))
}

/// What comes of the claim, in the short form; of a refusal the reason and what it rests on.
pub(crate) fn check(edition: Edition, claim: &QuickplayClaim, expect: &str) {
    let found = match claim_quickplay(&law(edition), claim) {
        Answer::Ruled(ruling) => ruling.to_string(),
        Answer::Asked(question) => format!("asks {}", question.topic().word()),
        Answer::Refused(it) if it.reason() == Reason::NotEncoded => {
            format!("not_encoded {}", short(&it))
        }
        Answer::Refused(it) => format!("{} {}", it.reason().word(), short(&it)),
    };
    assert_eq!(found, expect, "{edition}");
}
