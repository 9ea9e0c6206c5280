//! Half-moves that are missing: one, or one of each player.

use super::rest::Rest;
use super::{Cause, Try};
use flagfall_board::Position;
use flagfall_notation::san;
use flagfall_say::{Text, say};

/// So far before the fault a half-move may be missing.
const BACK: usize = 3;
/// Fewer half-moves than these can follow many a move, and tell nothing.
const TELLING: usize = 8;

/// Looks for legal moves that, put in, make all that follows legal.
pub(super) fn read(rest: &Rest<'_>) -> Option<Try> {
    let fault = rest.fault;
    if rest.left(fault) < TELLING {
        return None;
    }
    let places = (fault.saturating_sub(BACK)..=fault).rev();
    let one = places.into_iter().find_map(|at| one(rest, at));
    one.or_else(|| two(rest, fault))
}

/// One half-move before a move.
fn one(rest: &Rest<'_>, at: usize) -> Option<Try> {
    let before = rest.position(at)?;
    let of = rest.left(at);
    let moves = before.legal_moves();
    let fits = |text: &String| {
        let mut after = *before;
        san::make(&mut after, text.as_bytes()).is_some() && rest.run(after, at) == of
    };
    let all: Vec<String> = moves
        .into_iter()
        .map(|it| san::write(before, it))
        .filter(fits)
        .collect();
    found(rest, at, &all)
}

/// One half-move of each player.
fn two(rest: &Rest<'_>, at: usize) -> Option<Try> {
    let before = rest.position(at)?;
    let of = rest.left(at);
    let mut all = Vec::new();
    for &first in &before.legal_moves() {
        let between = before.play(first);
        for &second in &between.legal_moves() {
            let after = between.play(second);
            if rest.run(after, at) == of {
                all.push(pair(before, first, &between, second));
            }
        }
    }
    found(rest, at, &all)
}

fn pair(
    before: &Position,
    first: flagfall_board::Move,
    between: &Position,
    second: flagfall_board::Move,
) -> String {
    format!(
        "{} {}",
        san::write(before, first),
        san::write(between, second)
    )
}

fn found(rest: &Rest<'_>, at: usize, all: &[String]) -> Option<Try> {
    const SHOWN: usize = 3;
    let (first, alike) = (all.first()?, all.len());
    let shown = all[1..alike.min(SHOWN)].iter();
    let mut named = shown.fold(Text::quoted(first), |text, other| {
        say!("diagnosis-or", text = text, other = other)
    });
    if alike > SHOWN {
        named = say!("diagnosis-or-others", text = named, count = alike - SHOWN);
    }
    let of = rest.left(at);
    Some(Try {
        cause: Cause::Missing,
        cure: say!("cure-before", text = named, value = rest.word(at)),
        legal: of,
        of,
        alike,
        is_shaped: false,
        edits: if alike == 1 {
            vec![rest.insert(at, format!("{first} "))]
        } else {
            Vec::new()
        },
    })
}
