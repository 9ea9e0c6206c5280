//! The tags of a game that its judges ask for, looked up once.

use flagfall_notation::pgn::Game;
use std::borrow::Cow;

/// The values of those tags.
pub(crate) struct Tags<'a> {
    pub(crate) result: Option<Cow<'a, str>>,
    pub(crate) termination: Option<Cow<'a, str>>,
    pub(crate) details: Option<Cow<'a, str>>,
    pub(crate) time_control: Option<Cow<'a, str>>,
    pub(crate) clock_setup: Option<Cow<'a, str>>,
    pub(crate) ply_count: Option<Cow<'a, str>>,
}

impl<'a> Tags<'a> {
    /// Those of a game.
    pub(crate) fn of(game: &'a Game) -> Tags<'a> {
        let [
            result,
            termination,
            details,
            time_control,
            clock_setup,
            ply_count,
        ] = game.tags_named([
            "Result",
            "Termination",
            "TerminationDetails",
            "TimeControl",
            "ClockSetup",
            "PlyCount",
        ]);
        Tags {
            result,
            termination,
            details,
            time_control,
            clock_setup,
            ply_count,
        }
    }
}
