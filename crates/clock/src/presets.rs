//! Time controls in common use, by name.

use crate::{Credit, DrawCounts, NotationError, Setup, TimeControl};

/// A named time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Preset {
    /// A short name to type: `fide-rapid`.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// The time control, as [`TimeControl`](crate::TimeControl) reads it.
    pub text: &'static str,
}

impl Preset {
    /// What a draw counts for where these times are played: Armageddon is a time and a regulation.
    pub fn draw(&self) -> DrawCounts {
        match self.id {
            "armageddon" => DrawCounts::Black,
            _ => DrawCounts::Half,
        }
    }
}

const fn preset(id: &'static str, name: &'static str, text: &'static str) -> Preset {
    Preset { id, name, text }
}

const PRESETS: &[Preset] = &[
    preset(
        "fide-classical",
        "FIDE standard: 90 min for 40 moves + 30 min, 30 s a move",
        "90m/40 + 30m + 30s",
    ),
    preset(
        "fide-three-periods",
        "FIDE three periods: 100 min for 40 + 50 min for 20 + 15 min, 30 s a move",
        "100m/40 + 50m/20 + 15m + 30s",
    ),
    preset(
        "fide-world-title",
        "FIDE world title match: 120 min for 40 moves + 30 min, 30 s from move 41",
        "40/120m : 30m+30s",
    ),
    preset("90-30", "Standard 90 min, 30 s a move", "90m + 30s"),
    preset("60-30", "Standard 60 min, 30 s a move", "60m + 30s"),
    preset(
        "classical-three-periods",
        "Classical 40/120m:20/60m:30m",
        "40/120m:20/60m:30m",
    ),
    preset(
        "classical-two-periods",
        "Classical 120 min for 40 moves + 60 min",
        "120m/40 + 60m",
    ),
    preset(
        "classical-repeating",
        "Classical 150 min for 40 moves, then 60 min for every 20",
        "150m/40 + 60m/20",
    ),
    preset("club-delay", "Club 120 min, 5 s simple delay", "120m d5s"),
    preset(
        "ffe-61",
        "FFE game of 61 minutes: one above the rapid bound of 1997 to 2005",
        "61m",
    ),
    preset("quickplay-60", "Quickplay 60 min", "60m"),
    preset("rapid-30", "Rapid 30 min", "30m"),
    preset("rapid-25-10", "Rapid 25+10", "25m + 10s"),
    preset("fide-rapid", "Rapid 15+10", "15m + 10s"),
    preset("rapid-10-5", "Rapid 10+5", "10m + 5s"),
    preset("blitz-5", "Blitz 5+0", "5m"),
    preset("fide-blitz", "Blitz 3+2", "3m + 2s"),
    preset("blitz-bronstein", "Blitz 5 min, 3 s Bronstein", "5m b3s"),
    preset("armageddon", "Armageddon 5 min against 4 min", "5m | 4m"),
    preset("bullet", "Bullet 1+0", "1m"),
    preset("hourglass", "Hourglass 3 min, for fun", "*3m"),
];

/// Time controls in common use, the longest first.
///
/// ```
/// use flagfall_clock::{TimeControl, presets};
///
/// assert!(presets().iter().all(|it| it.text.parse::<TimeControl>().is_ok()));
/// ```
pub fn presets() -> &'static [Preset] {
    PRESETS
}

/// An option of a DGT clock. Of the many there are, those whose whole setting is known to us.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DgtOption {
    /// The clock: `2010` or `3000`.
    pub clock: &'static str,
    /// The number of the option.
    pub number: u8,
    /// The times of its periods, in minutes. The last one repeats where `repeats` is set.
    pub minutes: &'static [i64],
    /// The increment of each move, in seconds.
    pub seconds: i64,
    /// Whether the last period comes again at each zero.
    pub repeats: bool,
}

const fn dgt(
    clock: &'static str,
    number: u8,
    minutes: &'static [i64],
    seconds: i64,
    repeats: bool,
) -> DgtOption {
    DgtOption {
        clock,
        number,
        minutes,
        seconds,
        repeats,
    }
}

const DGT: &[DgtOption] = &[
    dgt("2010", 1, &[5], 0, false),
    dgt("2010", 2, &[25], 0, false),
    dgt("2010", 4, &[120, 30], 0, false),
    dgt("2010", 6, &[120, 60, 30], 0, false),
    dgt("2010", 8, &[120, 60], 0, true),
    dgt("2010", 17, &[90], 30, false),
    dgt("2010", 19, &[90, 15], 30, false),
    dgt("3000", 1, &[5], 0, false),
    dgt("3000", 2, &[10], 0, false),
    dgt("3000", 3, &[25], 0, false),
    dgt("3000", 4, &[60], 0, false),
    dgt("3000", 5, &[120], 0, false),
    dgt("3000", 6, &[120, 30], 0, false),
    dgt("3000", 7, &[120, 60], 0, false),
    dgt("3000", 8, &[120, 60, 30], 0, false),
];

/// The options of DGT clocks that are known to us.
pub fn dgt_options() -> &'static [DgtOption] {
    DGT
}

impl DgtOption {
    /// How many numbers of moves have to be said: these clocks add a period's time at zero and
    /// do not know the moves.
    pub fn quotas(&self) -> usize {
        self.minutes.len() - usize::from(!self.repeats)
    }

    /// The option with the moves announced for each period but the last for all moves.
    pub fn setup(&self, moves: &[u32]) -> Result<Setup, NotationError> {
        let mut text = String::new();
        for (number, minutes) in self.minutes.iter().enumerate() {
            if number > 0 {
                text.push(':');
            }
            if let Some(moves) = moves.get(number) {
                text += &format!("{moves}/");
            }
            text += &format!("{minutes}m");
            if self.seconds > 0 {
                text += &format!("+{}s", self.seconds);
            }
        }
        Ok(Setup {
            credit: Credit::OnFlag,
            ..Setup::of(text.parse()?)
        })
    }
}

/// A clock set by name: that of a preset, `fide-rapid`, or an option of a DGT clock with the
/// moves of its periods, `dgt3000-06/40`. `None` for a text that is no such name.
///
/// ```
/// use flagfall_clock::by_name;
///
/// assert_eq!(by_name("fide-blitz").unwrap()?.control.to_pgn(), "180+2");
/// assert_eq!(by_name("dgt2010-04/40").unwrap()?.control.to_pgn(), "40/7200:1800");
/// assert!(by_name("dgt2010-04").unwrap().is_err());
/// assert!(by_name("5m").is_none());
/// # Ok::<(), flagfall_clock::NotationError>(())
/// ```
pub fn by_name(text: &str) -> Option<Result<Setup, NotationError>> {
    let name = text.trim().to_ascii_lowercase();
    if let Some(preset) = PRESETS.iter().find(|it| it.id == name) {
        let setup = |control| Setup {
            draw: preset.draw(),
            ..Setup::of(control)
        };
        return Some(preset.text.parse::<TimeControl>().map(setup));
    }
    let (clock, rest) = name.strip_prefix("dgt")?.split_once('-')?;
    let refuse = |expected, cure| {
        Some(Err(NotationError {
            column: 1,
            expected,
            cure,
        }))
    };
    let mut fields = rest.split('/');
    let number = fields.next().and_then(|it| it.parse::<u8>().ok());
    let known = |it: &&DgtOption| it.clock == clock && Some(it.number) == number;
    let Some(option) = DGT.iter().find(known) else {
        let cure = "read the times off the clock and write them, `40/120m:30m`";
        return refuse("an option whose setting is known", cure);
    };
    let moves: Option<Vec<u32>> = fields.map(|it| it.parse().ok()).collect();
    match moves {
        Some(moves) if moves.len() == option.quotas() => Some(option.setup(&moves)),
        _ => refuse(
            "the moves of each period that has a number of moves",
            "the clock does not know them: write for example `dgt3000-06/40`",
        ),
    }
}
