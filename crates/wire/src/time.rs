//! A time control explained.

use flagfall_clock::{
    Announced, Bonus, DrawCounts, NotationError, Period, Setup, Side, TimeControl, Tongue, by_name,
};
use flagfall_edition::Edition;
use flagfall_laws::Rulebook;
use flagfall_record::{Header, Regulations, Start};
use serde::Serialize;
use std::collections::BTreeMap;

/// A time control: what it says, in all the ways it is written, and what follows from it.
#[derive(Clone, Debug, Serialize)]
pub struct TimeJson {
    /// As it was given.
    pub input: String,
    /// The value of the PGN tag `TimeControl`.
    pub pgn: String,
    /// Whether the PGN standard itself can express it.
    pub strict: bool,
    /// The value of our own tag `ClockSetup`, which says all of it; null without a time.
    pub setup: Option<String>,
    /// As players say it.
    pub spoken: String,
    /// In whole words, by language.
    pub words: BTreeMap<&'static str, String>,
    /// Whether what one player uses is gained by the other.
    pub sandclock: bool,
    /// What a draw counts for: `half`, or `black` in Armageddon.
    pub draw: &'static str,
    /// `standard`, `rapid` or `blitz`, by edition; `unknown` where the time is not known.
    pub class: BTreeMap<&'static str, &'static str>,
    /// White's time.
    pub white: SideTimeJson,
    /// Black's.
    pub black: SideTimeJson,
}

/// The time of one side.
#[derive(Clone, Debug, Serialize)]
pub struct SideTimeJson {
    /// What the clock shows before the first move.
    pub start_ms: i64,
    /// The periods; the last one repeats where it has a number of moves.
    pub periods: Vec<PeriodJson>,
    /// All that may be used in a game of 40 moves.
    pub total_40_ms: i64,
    /// And of 60.
    pub total_60_ms: i64,
}

/// One period.
#[derive(Clone, Debug, Serialize)]
pub struct PeriodJson {
    /// Its moves; null for all that are left.
    pub moves: Option<u32>,
    /// The time added for it.
    pub base_ms: i64,
    /// What each move adds.
    pub increment_ms: i64,
    /// For how long the clock waits in each turn, which is shown apart.
    pub delay_ms: i64,
    /// The same, shown within the time.
    pub bronstein_ms: i64,
}

impl TimeJson {
    /// Explains a time control that was given so.
    #[must_use]
    pub fn of(input: &str, announced: &Announced, setup: Option<&Setup>) -> TimeJson {
        let control = match announced {
            Announced::Timed(control) => Some(control),
            Announced::Unknown | Announced::Untimed => None,
        };
        let class = |edition: Edition| {
            let word = match announced {
                Announced::Unknown => "unknown",
                Announced::Timed(_) | Announced::Untimed => class(edition, control),
            };
            (edition.id(), word)
        };
        let tongues = [("en", Tongue::English), ("fr", Tongue::French)];
        let words = |(id, tongue)| Some((id, control?.in_words(tongue)));
        TimeJson {
            input: input.to_owned(),
            pgn: announced.to_pgn(),
            strict: control.is_none_or(TimeControl::is_strict_pgn),
            setup: setup.map(ToString::to_string),
            spoken: control.map_or_else(|| announced.to_pgn(), TimeControl::to_spoken),
            words: tongues.into_iter().filter_map(words).collect(),
            sandclock: control.is_some_and(TimeControl::is_sandclock),
            draw: setup.map_or(DrawCounts::Half, |it| it.draw).word(),
            class: Edition::ALL.iter().map(|it| class(*it)).collect(),
            white: side(control, Side::White),
            black: side(control, Side::Black),
        }
    }
}

/// Reads a name, a setup as our PGN tag holds it, or a time control.
///
/// # Errors
///
/// [`NotationError`] says in which column what was expected.
pub fn named_control(text: &str) -> Result<(Announced, Option<Setup>), NotationError> {
    if let Some(setup) = by_name(text) {
        let setup = setup?;
        return Ok((Announced::Timed(setup.control.clone()), Some(setup)));
    }
    if text.contains("white=") {
        let setup: Setup = text.parse()?;
        return Ok((Announced::Timed(setup.control.clone()), Some(setup)));
    }
    // `armageddon 5m | 4m`: the time is any, what a draw counts for is the event's.
    if let Some(rest) = text.trim().strip_prefix("armageddon ") {
        let column = text.chars().count() - rest.chars().count();
        let control = rest.parse::<TimeControl>().map_err(|error| NotationError {
            column: error.column + column,
            ..error
        })?;
        let setup = Setup {
            draw: DrawCounts::Black,
            ..Setup::of(control)
        };
        return Ok((Announced::Timed(setup.control.clone()), Some(setup)));
    }
    let announced: Announced = text.parse()?;
    let setup = announced.clone().time_control().map(Setup::of);
    Ok((announced, setup))
}

fn side(control: Option<&TimeControl>, side: Side) -> SideTimeJson {
    let total = |moves| control.map_or(0, |it| it.available(side, moves).0);
    SideTimeJson {
        start_ms: control.map_or(0, |it| it.start(side).0),
        periods: control.map_or_else(Vec::new, |it| {
            it.periods(side).iter().map(PeriodJson::of).collect()
        }),
        total_40_ms: total(40),
        total_60_ms: total(60),
    }
}

impl PeriodJson {
    fn of(period: &Period) -> PeriodJson {
        let mut json = PeriodJson {
            moves: period.moves,
            base_ms: period.base.0,
            increment_ms: 0,
            delay_ms: 0,
            bronstein_ms: 0,
        };
        match period.bonus {
            Bonus::None => {}
            Bonus::Increment(it) => json.increment_ms = it.0,
            Bonus::Delay(it) => json.delay_ms = it.0,
            Bonus::Bronstein(it) => json.bronstein_ms = it.0,
        }
        json
    }
}

/// The class of a game under this time control in an edition.
fn class(edition: Edition, control: Option<&TimeControl>) -> &'static str {
    let header = Header {
        edition,
        regulations: Regulations {
            time_control: control.cloned(),
            ..Regulations::default()
        },
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    };
    Rulebook::new(&header).class.word()
}
