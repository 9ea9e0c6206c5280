//! # The playing venue (R12.2)
//!
//! The playing area, where the games are played, and besides it the rest rooms, the refreshment
//! area, the area set aside for smoking, and what other places the arbiter designates.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014: names the toilets.
//! - 2017: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, E97, absent, renumbered, since};

/// What belongs to the playing venue.
pub const VENUE: Clause<()> = Clause::new(
    "R12.2",
    "The playing venue",
    &[
        since(
            E97,
            "12.4",
            "The playing venue is the playing area, the rest rooms, the refreshment area, the \
             area set aside for smoking and what other places the arbiter designates.",
            (),
        ),
        renumbered(E05, "12.5", ()),
        renumbered(E09, "12.2", ()),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.2",
            "The playing venue is the playing area, the rest rooms and toilets, the refreshment \
             area, the area set aside for smoking and what other places the arbiter designates.",
            (),
        ),
        renumbered(E17, "11.2.1", ()),
    ],
);

/// A place a player goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where the games are played.
    PlayingArea,
    /// Another part of the venue.
    Venue,
    /// Out of it.
    Outside,
}

/// The places that belong to the venue besides the playing area.
const VENUE_PLACES: &[&str] = &[
    "rest room",
    "rest rooms",
    "restroom",
    "restrooms",
    "toilet",
    "toilets",
    "refreshment area",
    "smoking area",
];

/// What a place is, by its name; `designated` are those the arbiter has added, between commas.
/// Nowhere named, it is out of the venue.
#[must_use]
pub fn place(name: Option<&str>, designated: Option<&str>) -> Place {
    let Some(name) = name else {
        return Place::Outside;
    };
    let name = bare(name);
    let added = designated.unwrap_or_default().split(',').map(bare);
    match name.as_str() {
        "playing area" => Place::PlayingArea,
        known if VENUE_PLACES.contains(&known) => Place::Venue,
        other if !other.is_empty() && added.into_iter().any(|it| it == other) => Place::Venue,
        _ => Place::Outside,
    }
}

fn bare(name: &str) -> String {
    let name = name.trim().to_lowercase();
    name.strip_prefix("the ").unwrap_or(&name).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;

    fn check(name: &str, designated: Option<&str>, expect: Place) {
        assert_eq!(place(Some(name), designated), expect, "{name}");
    }

    /// Case A11-13.
    #[test]
    fn the_analysis_room_does_not_belong_to_it() {
        check("the smoking area", None, Place::Venue);
        check("Playing area", None, Place::PlayingArea);
        check("toilets", None, Place::Venue);
        check("the refreshment area", None, Place::Venue);
        check("the analysis room", None, Place::Outside);
        check("", Some(""), Place::Outside);
        assert_eq!(place(None, None), Place::Outside);
        let numbers = "12.4 12.4 12.5 12.2 lost 11.2 11.2.1 11.2.1 11.2.1";
        assert_eq!(printed(&VENUE), numbers);
    }

    #[test]
    fn the_arbiter_may_designate_more() {
        let added = Some("the garden, Analysis room");
        check("the garden", added, Place::Venue);
        check("analysis room", added, Place::Venue);
        check("the street", added, Place::Outside);
    }
}
