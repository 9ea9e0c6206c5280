//! What would come of acts: the Laws are asked, nothing happens.

use super::super::Look;
use crate::hub::Shown;
use flagfall_record::Seat;
use flagfall_wire::{ActJson, Came, WireError, obligations};
use serde::Serialize;

/// What would come of acts of the arbiter's, done now.
#[derive(Serialize)]
pub(crate) struct Foreseen {
    /// What would come of each.
    results: Vec<Came>,
    /// The clocks before them; nothing in a game without.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Shown>,
    /// The clocks after them.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Shown>,
    /// How many half-moves would stand.
    plies: u32,
    /// What somebody would be bound to, in words.
    owed: Vec<String>,
    /// Whether the game would be over.
    over: bool,
    /// What the act takes a confirmation for, where it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    confirm: Option<String>,
}

/// Why nothing can be foreseen.
#[derive(Debug)]
pub(crate) struct Unforeseen(pub(crate) usize, pub(crate) WireError);

impl Foreseen {
    /// Whether one of the acts would be refused.
    pub(super) fn is_refused(&self) -> bool {
        self.results.iter().any(|it| !it.refusals.is_empty())
    }
}

/// What would come of these acts of the arbiter's.
///
/// # Errors
/// [`Unforeseen`] names the act that cannot be read.
pub(crate) fn foreseen(look: &Look<'_>, acts: Vec<ActJson>) -> Result<Foreseen, Unforeseen> {
    let now = look.table.now();
    let mut game = look.table.game.clone();
    let before = Shown::of(&game, now);
    let mut results = Vec::with_capacity(acts.len());
    let mut confirm = None;
    for (index, mut act) in acts.into_iter().enumerate() {
        act.at_ms = Some(now.0);
        act.by = Some(Seat::Arbiter.word().to_owned());
        let entry = act.read(now, None).map_err(|it| Unforeseen(index, it))?;
        let hold = game.hold(&entry).filter(|_| act.confirmed != Some(true));
        confirm = confirm.or_else(|| hold.map(|it| it.to_string()));
        let events = game.act(&entry);
        let under = &game.header().regulations;
        results.push(Came::of(index, &events, under, look.lang));
    }
    Ok(Foreseen {
        results,
        before,
        after: Shown::of(&game, now),
        plies: game.plies(),
        owed: obligations(&game, look.lang)
            .into_iter()
            .map(|it| it.text)
            .collect(),
        over: !game.is_on(),
        confirm,
    })
}
