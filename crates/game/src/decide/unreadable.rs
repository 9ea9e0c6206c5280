//! What is wrong with a text that names no legal move, said to who sent it.

use flagfall_board::Color;
use flagfall_notation::MoveError;
use flagfall_notation::san::{Reason, SanError};
use flagfall_say::{San, Text, say};

/// Why the text is no move of that player's, and what it may have been meant for.
pub(super) fn unreadable(by: Color, text: &str, error: &MoveError) -> Text {
    let MoveError::San(error) = error else {
        return say!("unreadable", text = text);
    };
    let fault = match error {
        SanError::Unreadable { .. } => say!("unreadable", text = text),
        SanError::Illegal { reason, .. } => illegal(by, *reason),
        SanError::Ambiguous { .. } => say!("unreadable-ambiguous", text = text),
    };
    match error.might_be() {
        [] => fault,
        near => {
            let moves: Vec<_> = near.iter().map(San).collect();
            fault.then(say!("unreadable-perhaps", moves = moves))
        }
    }
}

fn illegal(by: Color, reason: Reason) -> Text {
    match reason {
        Reason::NoSuchMan { role, to } => {
            say!("unreadable-no-such-man", side = by, man = role, to = to)
        }
        Reason::NoSuchCapture { from, to } => {
            let (from, to) = (from.to_char().to_string(), to.to_char().to_string());
            say!(
                "unreadable-no-such-capture",
                side = by,
                from = from,
                to = to
            )
        }
        Reason::OwnMan { to } => say!("unreadable-own-man", side = by, square = to),
        Reason::KingAttacked => say!("unreadable-king-attacked"),
        Reason::PromotionMissing => say!("unreadable-promotion-missing"),
        Reason::PromotionImpossible => say!("unreadable-promotion-impossible"),
        Reason::FileMissing => say!("unreadable-file-missing"),
        Reason::Castling { wing } => say!("unreadable-castling", wing = wing),
    }
}
