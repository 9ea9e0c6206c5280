//! Why a side can still mate, or cannot, said to people.

use flagfall_board::Color;
use flagfall_say::{Text, say};
use flagfall_winnable::Reason;

/// Why `side` can mate, or cannot, as a sentence; the line itself is not in it.
#[must_use]
pub fn reason(side: Color, reason: Reason) -> Text {
    match reason {
        Reason::Mate => say!("winnable-mate", side = side),
        Reason::Line(plies) => say!("winnable-line", side = side, count = plies),
        Reason::Mated => say!("winnable-mated", side = side),
        Reason::Stalemate => say!("winnable-stalemate"),
        Reason::BareKing => say!("winnable-bare-king", side = side),
        Reason::Material => say!("winnable-material", side = side),
        Reason::Exhausted(count) => say!("winnable-exhausted", count = count),
        Reason::Locked(sets) => say!("winnable-locked", count = sets),
        Reason::Held(positions, sets) => {
            say!("winnable-held", positions = positions, sets = sets)
        }
        Reason::Undetermined => say!("winnable-undetermined"),
    }
}
