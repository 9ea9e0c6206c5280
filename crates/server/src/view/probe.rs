//! Whether an act would be refused now: the Laws are asked, nothing happens.

use super::{Linked, Look, cites};
use flagfall_laws::{Reason, Refusal};
use flagfall_record::{Act, Entry, Seat};
use flagfall_say::Text;

/// Why something is not available.
#[derive(Clone, Debug)]
pub(super) struct No {
    pub(super) reason: Text,
    pub(super) cites: Vec<Linked>,
}

impl No {
    /// Not available for a reason of our own.
    pub(super) fn because(reason: Text) -> No {
        No {
            reason,
            cites: Vec::new(),
        }
    }
}

impl From<&Refusal> for No {
    fn from(refusal: &Refusal) -> No {
        No {
            reason: refusal.text().clone(),
            cites: cites(refusal.citations()),
        }
    }
}

/// Whether the act would be refused, whatever else came of it.
pub(super) fn probe(look: &Look<'_>, by: Seat, act: Act) -> Result<(), No> {
    refusal(look, by, act).map_or(Ok(()), |refusal| Err(No::from(&refusal)))
}

/// Like [`probe`], but only a refusal for one of these reasons counts: others would tell what
/// the seat may not know.
pub(super) fn probe_for(look: &Look<'_>, by: Seat, act: Act, reasons: &[Reason]) -> Result<(), No> {
    match refusal(look, by, act) {
        Some(refusal) if reasons.contains(&refusal.reason()) => Err(No::from(&refusal)),
        _ => Ok(()),
    }
}

/// Why the act would be refused, if it would be.
pub(super) fn refusal(look: &Look<'_>, by: Seat, act: Act) -> Option<Refusal> {
    let (game, at) = (&look.table.game, look.table.now());
    let entry = Entry { at, by, act };
    match look.trial {
        Some(copy) => flagfall_game::refusal(game, &mut copy.borrow_mut(), &entry),
        None => flagfall_game::refusal(game, &mut game.clone(), &entry),
    }
}
