//! # One way for the whole event (RA.5)
//!
//! The event announces whether its rapid or blitz games are played with supervision or without,
//! and that holds for all of them: no round changes it.
//!
//! - 2014: first printed.
//! - 2023: renumbered.

use flagfall_edition::{Clause, E14, E23, Sources, renumbered, since};
use flagfall_record::{Regulations, Supervision};

/// The supervision announced holds for the whole event.
pub const WHOLE_EVENT: Clause<()> = Clause::new(
    "RA.5",
    "One way for the whole event",
    &[
        since(
            E14,
            "A.5",
            "The regulations say whether the event is played with the supervision that the \
             appendix asks for or without it, and that for the whole event.",
            (),
        ),
        renumbered(E23, "A.6", ()),
    ],
);

/// The supervision that counts for a game: that of its event, where the event has announced one
/// and the edition holds it to that.
pub(super) fn supervision(sources: &Sources, regulations: &Regulations) -> Supervision {
    let announced = regulations.options.get("event_supervision");
    let announced = announced.and_then(|word| Supervision::from_word(word));
    match (announced, sources.law(&WHOLE_EVENT)) {
        (Some(announced), Ok(_)) => announced,
        _ => regulations.supervision,
    }
}

/// Whether the games are few enough for the arbiter they have.
pub(super) fn few_enough(regulations: &Regulations, most: u32) -> bool {
    let games = regulations.options.get("games_per_arbiter");
    let games = games.and_then(|number| number.parse::<u32>().ok());
    games.is_none_or(|games| games <= most)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use flagfall_edition::{E09, E17, E18, Edition};
    use flagfall_record::Class;

    /// Whether the appendix's own rules govern a rapid game said to be supervised.
    fn appendix(edition: Edition, option: (&str, &str)) -> bool {
        let book = book(edition, Class::Rapid, Supervision::Adequate, &[option]);
        book.rapid_and_blitz.illegal_moves.is_some()
    }

    /// Case AX-02.
    #[test]
    fn the_final_is_played_as_the_rounds_before() {
        let announced = ("event_supervision", "inadequate");
        for edition in [E14, E17, E18, E23] {
            assert!(appendix(edition, announced), "{edition}");
            assert!(!appendix(edition, ("event_supervision", "adequate")));
        }
        assert!(!appendix(E09, announced));
        let numbers = "no no no no no A.5 A.5 A.5 A.6";
        assert_eq!(printed(&WHOLE_EVENT), numbers);
    }

    /// Case AX-01: two, three or six players have one to three games, eight have four.
    #[test]
    fn one_arbiter_watches_three_games() {
        for edition in [E09, E14, E17, E18, E23] {
            for games in ["1", "2", "3"] {
                assert!(
                    !appendix(edition, ("games_per_arbiter", games)),
                    "{edition}"
                );
            }
            assert!(appendix(edition, ("games_per_arbiter", "4")), "{edition}");
        }
    }
}
