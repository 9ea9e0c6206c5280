//! Castling sent as the move of the king and that of the rook, in either order.

use super::rest::Rest;
use super::{Cause, Try};
use flagfall_board::{Position, Role, Square, Wing};
use flagfall_notation::san;
use flagfall_say::say;

const WINGS: [(Wing, &str); 2] = [(Wing::KingSide, "O-O"), (Wing::QueenSide, "O-O-O")];

/// Looks whether the fault is one half of it.
pub(super) fn read(rest: &Rest<'_>) -> Option<Try> {
    king_first(rest).or_else(|| rook_first(rest))
}

/// The king's two squares cannot be played; the rook's move may follow, in the place of the
/// opponent's reply.
fn king_first(rest: &Rest<'_>) -> Option<Try> {
    let at = rest.fault;
    let before = rest.position(at)?;
    let (wing, text) = WINGS
        .into_iter()
        .find(|(wing, _)| goes(rest.bare(at), Role::King, king_target(before, *wing)))?;
    let mut after = *before;
    san::make(&mut after, text.as_bytes())?;
    let rook = wing.rook_target(before.turn());
    let twice = goes(rest.bare(at + 1), Role::Rook, rook);
    let from = at + 1 + usize::from(twice);
    let mut edits = vec![rest.replace(at, text)];
    let mut wrong = rest.word(at);
    if twice {
        edits.push(rest.replace(at + 1, ""));
        wrong = format!("{wrong} {}", rest.word(at + 1));
    }
    Some(Try {
        cause: if twice {
            Cause::CastlingInTwo
        } else {
            Cause::Misread
        },
        cure: say!("cure-in-place", value = text, other = wrong),
        legal: rest.run(after, from),
        of: rest.left(from),
        alike: 1,
        is_shaped: true,
        edits,
    })
}

/// The rook's move was played; the king's, in the place of the reply, cannot be.
fn rook_first(rest: &Rest<'_>) -> Option<Try> {
    let at = rest.fault.checked_sub(1)?;
    let before = rest.position(at)?;
    let (_, text) = WINGS.into_iter().find(|(wing, _)| {
        let rook = wing.rook_target(before.turn());
        goes(rest.bare(at), Role::Rook, rook)
            && goes(rest.bare(at + 1), Role::King, king_target(before, *wing))
    })?;
    let mut after = *before;
    san::make(&mut after, text.as_bytes())?;
    let from = at + 2;
    Some(Try {
        cause: Cause::CastlingInTwo,
        cure: say!(
            "cure-in-place",
            value = text,
            other = format!("{} {}", rest.word(at), rest.word(at + 1))
        ),
        legal: rest.run(after, from),
        of: rest.left(from),
        alike: 1,
        is_shaped: true,
        edits: vec![rest.replace(at, text), rest.replace(at + 1, "")],
    })
}

fn king_target(before: &Position, wing: Wing) -> Square {
    wing.king_target(before.turn())
}

/// Whether a text moves a man of that kind to that square.
fn goes(text: &[u8], role: Role, to: Square) -> bool {
    let letter = if role == Role::King { b'K' } else { b'R' };
    text.first() == Some(&letter) && text.ends_with(to.to_string().as_bytes())
}
