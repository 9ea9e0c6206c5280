//! What the way of a press took, given back where the event has declared that it is: the server
//! stamps acts on arrival, and a player far away would pay for the line.
//!
//! His page says how long he thought, from seeing his clock run to his press; what the server
//! counted beyond that was the line's. It takes his word for it up to the declared bound and no
//! further, and each time is an entry. A flag that was called before the press arrived stays down.

use super::{Acts, Table};
use crate::stored::Line;
use flagfall_clock::Millis;
use flagfall_record::{Press, Seat, side};
use flagfall_wire::ActJson;

/// The acts that complete a move where it is pressed by itself.
const MOVES: [&str; 2] = ["move", "release"];

/// The act that gives it back, at the instant of the acts that come with the press.
pub(super) fn credit(table: &Table, acts: &Acts, wanted: &[ActJson], at: Millis) -> Option<Line> {
    let (game, chair, thought) = (&table.game, acts.chair, acts.thought?);
    let regulations = &game.header().regulations;
    let most = regulations.lag_credit.filter(|it| *it > Millis::ZERO)?;
    let presses = wanted.iter().any(|it| match regulations.press {
        Press::Manual => it.act == "press",
        Press::Automatic => MOVES.contains(&it.act.as_str()),
    });
    let by = game.turn();
    let sits = chair.player() == Some(by) && !table.one_device();
    let clock = game.clock()?;
    if !presses || !sits || clock.running_at(at) != Some(side(by)) {
        return None;
    }
    let line = at - clock.running_since()? - thought;
    let given = line.min(most);
    let act = || ActJson {
        at_ms: Some(at.0),
        by: Some(Seat::Clock.word().to_owned()),
        side: Some(by.name().to_owned()),
        ms: Some(given.0),
        act: "lag".to_owned(),
        ..ActJson::default()
    };
    (given > Millis::ZERO).then(|| Line::Act(Box::new(act())))
}
