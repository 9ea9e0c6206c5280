//! What the arbiter is told of a clock that is not this server's.

use super::Look;
use super::desk::{Notice, notice};
use crate::pulse::time_of_day;
use crate::stored::Outside;
use flagfall_clock::Millis;

/// One notice for each that was handed in and not seen to.
pub(super) fn notices(look: &Look<'_>) -> Vec<Notice> {
    look.table.outside.iter().map(|it| told(it)).collect()
}

fn told(outside: &Outside) -> Notice {
    let wall = |it: Option<&crate::stored::OutsideEntry>| {
        it.map_or_else(|| "no time".to_owned(), |it| time_of_day(it.wall_ms))
    };
    let presses = outside
        .entries
        .iter()
        .filter(|it| it.act == "press")
        .count();
    notice(format!(
        "An outside clock ({}) was kept from {} to {} while it had no line: {presses} presses. It \
         shows White {}, Black {}. Nothing of it was taken over; set the clocks if it is right.",
        outside.device,
        wall(outside.entries.first()),
        wall(outside.entries.last()),
        Millis(outside.shows.white_ms),
        Millis(outside.shows.black_ms),
    ))
}
