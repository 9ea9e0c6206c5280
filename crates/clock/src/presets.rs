//! Time controls in common use, by name.

/// A named time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Preset {
    /// What players call it.
    pub name: &'static str,
    /// The time control, as [`TimeControl`](crate::TimeControl) reads it.
    pub text: &'static str,
}

const fn preset(name: &'static str, text: &'static str) -> Preset {
    Preset { name, text }
}

const PRESETS: &[Preset] = &[
    preset(
        "FIDE standard: 90 min for 40 moves + 30 min, 30 s a move",
        "90m/40 + 30m + 30s",
    ),
    preset(
        "FIDE three periods: 100 min for 40 + 50 min for 20 + 15 min, 30 s a move",
        "100m/40 + 50m/20 + 15m + 30s",
    ),
    preset(
        "Standard 120 min for 40 moves + 30 min, 30 s from move 41",
        "40/120m : 30m+30s",
    ),
    preset("Standard 90 min, 30 s a move", "90m + 30s"),
    preset("Standard 60 min, 30 s a move", "60m + 30s"),
    preset("Classical 40/120m:20/60m:30m", "40/120m:20/60m:30m"),
    preset("Classical 120 min for 40 moves + 60 min", "120m/40 + 60m"),
    preset(
        "Classical 150 min for 40 moves, then 60 min for every 20",
        "150m/40 + 60m/20",
    ),
    preset("Club 120 min, 5 s simple delay", "120m d5s"),
    preset("Quickplay 60 min", "60m"),
    preset("Rapid 30 min", "30m"),
    preset("Rapid 25+10", "25m + 10s"),
    preset("Rapid 15+10", "15m + 10s"),
    preset("Rapid 10+5", "10m + 5s"),
    preset("Blitz 5+0", "5m"),
    preset("Blitz 3+2", "3m + 2s"),
    preset("Blitz 5 min, 3 s Bronstein", "5m b3s"),
    preset("Armageddon 5 min against 4 min", "5m | 4m"),
    preset("Bullet 1+0", "1m"),
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
