//! Another move was made than is written: with another man, or to another square.

use super::rest::Rest;
use super::{Cause, Try};
use flagfall_board::{Move, Position};
use flagfall_notation::san;
use flagfall_say::say;
use std::cmp::Reverse;

/// So far before the fault another man of the kind may have made the move.
const BACK: usize = 12;

/// Looks for a legal move that, in place of the one written, makes most of what follows legal.
pub(super) fn read(rest: &Rest<'_>) -> Vec<Try> {
    let fault = rest.fault;
    let mut found = Vec::new();
    if let Some(before) = rest.position(fault) {
        let all = before.legal_moves();
        found.extend(best(rest, fault, before, &all));
    }
    let earlier = (fault.saturating_sub(BACK)..fault).rev();
    found.extend(earlier.filter_map(|at| other_man(rest, at)).next());
    found
}

/// The same move by another man of the kind, earlier, that makes all that follows legal.
fn other_man(rest: &Rest<'_>, at: usize) -> Option<Try> {
    let before = rest.position(at)?;
    let played = rest.played(at)?;
    let role = before.piece_at(played.from)?.role;
    let is_other = |it: &&Move| {
        let same = it.to == played.to && it.promotion == played.promotion;
        same && it.from != played.from && before.piece_at(it.from).is_some_and(|it| it.role == role)
    };
    let legal = before.legal_moves();
    let others: Vec<Move> = legal.iter().filter(is_other).copied().collect();
    best(rest, at, before, &others).filter(Try::is_whole)
}

fn best(rest: &Rest<'_>, at: usize, before: &Position, moves: &[Move]) -> Option<Try> {
    let written = rest.bare(at);
    let of = rest.left(at + 1);
    let tried = moves.iter().map(|&it| {
        let text = san::write(before, it);
        let legal = rest.run(before.play(it), at + 1);
        (legal, likeness(text.as_bytes(), written), text)
    });
    let mut tried: Vec<(usize, usize, String)> = tried.collect();
    tried.sort_by_key(|it| Reverse((it.0, it.1)));
    let (legal, like, text) = tried.first()?;
    // One that is nothing like what is written is no misreading of it.
    if *like == 0 {
        return None;
    }
    let alike = tried.iter().filter(|it| it.0 == *legal && it.1 > 0);
    Some(Try {
        cause: Cause::Misread,
        cure: say!("cure-in-place", value = text, other = rest.word(at)),
        legal: *legal,
        of,
        alike: alike.count(),
        is_shaped: false,
        edits: vec![rest.replace(at, text.clone())],
    })
}

/// How much a move's text is like another: the square it ends on counts most, then the man.
fn likeness(text: &[u8], written: &[u8]) -> usize {
    let end = |it: &[u8]| {
        let bare = it.iter().rposition(|it| it.is_ascii_digit());
        bare.and_then(|at| it.get(at.checked_sub(1)?..=at).map(<[u8]>::to_vec))
    };
    let (one, two) = (end(text), end(written));
    let (Some(one), Some(two)) = (one, two) else {
        return usize::from(text.first() == written.first());
    };
    let man = |it: &[u8]| it.first().copied().filter(u8::is_ascii_uppercase);
    let same_man = man(text) == man(written);
    let near = one.iter().zip(&two).filter(|(a, b)| a == b).count();
    match (near, same_man) {
        (2, true) => 4,
        (2, false) => 3,
        (1, true) => 2,
        (_, true) => 1,
        (_, false) => 0,
    }
}
