//! Half-moves that stand twice.

use super::rest::Rest;
use super::{Cause, Try};
use flagfall_say::say;

/// So many half-moves in a row are compared at most.
const LONGEST: usize = 6;

/// Looks for half-moves before the fault, or up to it, that repeat those before them.
pub(super) fn read(rest: &Rest<'_>) -> Option<Try> {
    let fault = rest.fault;
    let mut best: Option<Try> = None;
    for length in 1..=LONGEST {
        for from in (fault + 1).saturating_sub(length)..=fault {
            let Some(first) = from.checked_sub(length) else {
                continue;
            };
            let same = (0..length).all(|at| {
                let text = rest.bare(from + at);
                !text.is_empty() && text == rest.bare(first + at)
            });
            let Some(position) = rest.position(from).filter(|_| same) else {
                continue;
            };
            let next = from + length;
            let legal = rest.run(*position, next);
            if best.as_ref().is_some_and(|it| it.legal >= legal) {
                continue;
            }
            let words: Vec<String> = (from..next).map(|at| rest.word(at)).collect();
            best = Some(Try {
                cause: Cause::Duplicated,
                cure: say!("cure-leave-out", value = words.join(" ")),
                legal,
                of: rest.left(next),
                alike: 1,
                is_shaped: true,
                edits: (from..next).map(|at| rest.replace(at, "")).collect(),
            });
        }
    }
    best
}
