//! The corrections of a clock: each with its reason, and what was shown before and after.

use flagfall_clock::{ClockAct, Readings, Side};
use flagfall_game::Game;
use flagfall_say::{Text, say};
use flagfall_words::{Lang, say_in};
use serde::Serialize;

/// One entry by which the arbiter corrected the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CorrectionJson {
    /// Its number among all entries of the clock, from 0: an `undo` names it.
    pub entry: usize,
    /// When, in milliseconds of game time.
    pub at_ms: i64,
    /// What: `set`, `add`, `take`, `set_moves`, `replace`, `install`, `undo` or `spare`.
    pub act: &'static str,
    /// The same in words.
    pub text: String,
    /// Why.
    pub reason: String,
    /// What the clocks would have shown without it, at its instant.
    pub before: ReadingsJson,
    /// What they showed with it.
    pub after: ReadingsJson,
    /// Whether a later entry has undone it.
    pub undone: bool,
    /// Whether it can be undone: an `undo` itself stays.
    pub can_be_undone: bool,
}

/// What both clocks show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ReadingsJson {
    /// White's time.
    pub white_ms: i64,
    /// Black's.
    pub black_ms: i64,
    /// The moves that White's clock has counted.
    pub white_moves: u32,
    /// And Black's.
    pub black_moves: u32,
    /// Whose clock runs.
    pub running: Option<&'static str>,
}

impl ReadingsJson {
    fn of(it: &Readings) -> ReadingsJson {
        ReadingsJson {
            white_ms: it.white.0,
            black_ms: it.black.0,
            white_moves: it.moves.0,
            black_moves: it.moves.1,
            running: it.running.map(|side| flagfall_record::color(side).name()),
        }
    }
}

/// The corrections of a game's clock, in order.
#[must_use]
pub fn corrections(game: &Game, lang: Lang) -> Vec<CorrectionJson> {
    let Some(log) = game.clock_log() else {
        return Vec::new();
    };
    let undone = log.undone();
    let of = |(number, effect): &(usize, flagfall_clock::Effect)| {
        let entry = log.entries().get(*number)?;
        let (act, text) = said(&entry.act);
        let reason = game.clock_reason(*number);
        let undone = undone.get(*number).copied().unwrap_or(false);
        Some(CorrectionJson {
            entry: *number,
            at_ms: entry.at.0,
            act,
            text: say_in(lang, &text),
            reason: reason.map(|it| say_in(lang, it)).unwrap_or_default(),
            before: ReadingsJson::of(&effect.before),
            after: ReadingsJson::of(&effect.after),
            undone,
            can_be_undone: !undone && !matches!(entry.act, ClockAct::Undo(_)),
        })
    };
    log.corrections().iter().filter_map(of).collect()
}

/// The word of an entry, and the words.
fn said(act: &ClockAct) -> (&'static str, Text) {
    let of = |side: &Side| flagfall_record::color(*side);
    match act {
        ClockAct::Set(side, to) => ("set", say!("correction-set", side = of(side), time = to)),
        ClockAct::Add(side, more) => ("add", say!("correction-add", side = of(side), time = more)),
        ClockAct::Take(side, less) => (
            "take",
            say!("correction-take", side = of(side), time = less),
        ),
        ClockAct::SetMoves(side, moves) => (
            "set_moves",
            say!("correction-set-moves", side = of(side), moves = *moves),
        ),
        ClockAct::Replace { .. } => ("replace", say!("correction-replace")),
        ClockAct::Install(control) => (
            "install",
            say!("correction-install", control = control.to_string()),
        ),
        ClockAct::Spare(entry) => ("spare", say!("correction-spare", entry = *entry)),
        ClockAct::Undo(entry) => ("undo", say!("correction-undo", entry = *entry)),
        ClockAct::Start(_)
        | ClockAct::Stop
        | ClockAct::Press(_)
        | ClockAct::CountMove(_)
        | ClockAct::ObserveFlag(_)
        | ClockAct::Outage { .. }
        | ClockAct::Lag(..) => ("other", say!("correction-other")),
    }
}
