//! Kings put on squares of the centre when a game is over: electronic boards read a result in it,
//! and send the moves of the kings as well.

use super::rest::Rest;
use super::{Cause, Diagnosis};
use flagfall_board::{Color, Square};
use flagfall_notation::pgn::{Game, Termination};
use flagfall_say::{Text, say};

const CENTER: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];
/// So many half-moves at most are such a sign: both kings, and one of them on the way.
const LONGEST: usize = 4;

/// Recognizes the sign, if the rest of the game is nothing else.
pub(super) fn read(rest: &Rest<'_>, game: &Game) -> Option<Diagnosis> {
    let fault = rest.fault;
    let left = rest.left(fault);
    if left > LONGEST {
        return None;
    }
    let mut kings = [None; 2];
    let side = |at: usize| -> Option<Color> {
        let turn = rest.position(fault)?.turn();
        Some(if (at - fault).is_multiple_of(2) {
            turn
        } else {
            !turn
        })
    };
    for at in fault..fault + left {
        kings[side(at)?.index()] = Some(king_to_center(rest.bare(at))?);
    }
    // The other king may have come there by a move that could be played, or stand there.
    let turn = rest.position(fault)?.turn();
    let mut first = fault;
    if kings[(!turn).index()].is_none() {
        let stands = rest.position(fault)?.board().king(!turn);
        let stands = stands.filter(|it| CENTER.contains(it));
        kings[(!turn).index()] = stands;
        let came = fault
            .checked_sub(1)
            .is_some_and(|at| king_to_center(rest.bare(at)).is_some());
        first -= usize::from(came && stands.is_some());
    }
    Some(conclude(kings, first, rest, game))
}

fn conclude(kings: [Option<Square>; 2], first: usize, rest: &Rest<'_>, game: &Game) -> Diagnosis {
    let written = game.result().or_else(|| {
        let tag = game.tag("Result")?;
        Termination::read(tag.trim())
    });
    let mut named = kings
        .iter()
        .flatten()
        .map(|it| Text::quoted(it.to_string()));
    let first_named = named.next().unwrap_or_default();
    let named = match named.next() {
        None => first_named,
        Some(second) => say!("diagnosis-and", text = first_named, other = second),
    };
    let sign = signed(kings);
    let agrees = sign.is_some() && sign == written;
    let mut evidence = match (sign, agrees) {
        (Some(sign), true) => say!("sign-agrees", text = named, value = sign.to_string()),
        (Some(sign), false) => say!("sign-differs", text = named, value = sign.to_string()),
        (None, _) => say!("sign-king", text = named),
    };
    let fault = rest.fault;
    if first < fault {
        evidence = say!("sign-before", text = evidence, value = rest.word(first));
    }
    let edits = (fault..fault + rest.left(fault)).map(|at| rest.replace(at, ""));
    Diagnosis {
        cause: Cause::ResultSign,
        certain: agrees,
        cure: say!("cure-end", value = rest.word(fault)),
        evidence,
        legal: 0,
        rest: rest.after().len(),
        edits: edits.collect(),
    }
}

/// The result that boards read: both kings on light squares are a win for White, on dark ones for
/// Black, one on each a draw.
fn signed(kings: [Option<Square>; 2]) -> Option<Termination> {
    let [white, black] = [kings[0]?, kings[1]?];
    if white == black {
        return None;
    }
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => Termination::WhiteWins,
        (false, false) => Termination::BlackWins,
        _ => Termination::Draw,
    })
}

/// The square of the centre that a text puts a king on.
fn king_to_center(text: &[u8]) -> Option<Square> {
    let to = match text {
        [b'K', b'x', to @ ..] | [b'K', to @ ..] => to,
        _ => return None,
    };
    // Illegal steps are sometimes written with the square the king left.
    let to = to.get(to.len().checked_sub(2)?..)?;
    let to: Square = core::str::from_utf8(to).ok()?.parse().ok()?;
    CENTER.contains(&to).then_some(to)
}
