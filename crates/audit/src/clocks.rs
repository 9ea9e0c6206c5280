//! The clock readings of a game, held against its time control.

use crate::memo::Memo;
use crate::tags::Tags;
use crate::{Note, NoteKind, Problem, ProblemKind};
use flagfall_board::Color;
use flagfall_clock::{
    Announced, Credit, Finding, FindingKind, Forfeit, Millis, Reading, Setup, Side, TimeControl,
    audit, forfeit,
};
use flagfall_notation::pgn::{self, Game, Replay};

/// What the readings of a game say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockAudit {
    /// The time control it was held against.
    pub control: TimeControl,
    /// How many readings there are.
    pub readings: usize,
    /// What is wrong with them, by half-move from 0.
    pub findings: Vec<Finding>,
    /// Where the game was lost on time by one side: whether the readings agree.
    pub forfeit: Option<(Side, Forfeit)>,
}

/// Holds the readings of a game against its time control; `None` where the one or the other is
/// not known.
#[must_use]
pub fn clock_audit(game: &Game) -> Option<ClockAudit> {
    let replay = pgn::replay(game);
    let tags = Tags::of(game);
    let mut memo = Memo::default();
    let (control, credit) = control(&tags, &mut memo)?;
    let mut readings = Vec::new();
    read(&replay, &mut readings);
    let told = |it: &&Reading| it.left.is_some() || it.spent.is_some();
    let count = readings.iter().filter(told).count();
    if count == 0 {
        return None;
    }
    let loser = loser_on_time(&tags);
    Some(ClockAudit {
        findings: audit(control, credit, &readings),
        readings: count,
        forfeit: loser.map(|side| (side, forfeit(&readings, side))),
        control: control.clone(),
    })
}

/// What the readings of a game say that is being judged.
#[derive(Default)]
pub(crate) struct Told {
    /// Readings that no clock can have shown: the first of each player.
    pub(crate) problems: Vec<Problem>,
    /// Time that is missing or was added twice: the first of each kind and player; and a loss on
    /// time that the readings do not bear out.
    pub(crate) notes: Vec<Note>,
    /// Where the game was lost on time by one side: whether the readings agree.
    pub(crate) forfeit: Option<Forfeit>,
}

/// Where readings are laid out, and the time controls as they are written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Readings {
    all: Vec<Reading>,
    controls: Memo<Option<TimeControl>>,
}

impl Readings {
    /// Holds the readings of a game against its time control. Where the one or the other is not
    /// known, nothing is said.
    pub(crate) fn told(&mut self, game: &Game, tags: &Tags<'_>, replay: &Replay) -> Told {
        if replay.moves.iter().all(|it| it.clocks.remaining.is_none()) {
            return Told::default();
        }
        read(replay, &mut self.all);
        told(
            &self.all,
            control(tags, &mut self.controls),
            game,
            tags,
            replay,
        )
    }
}

fn told(
    readings: &[Reading],
    control: Option<(&TimeControl, Option<Credit>)>,
    game: &Game,
    tags: &Tags<'_>,
    replay: &Replay,
) -> Told {
    let forfeit = loser_on_time(tags).map(|side| forfeit(readings, side));
    let mut notes = Vec::new();
    if matches!(forfeit, Some(Forfeit::NotRunning { .. })) {
        notes.push(note(NoteKind::ForfeitNotBorneOut, replay.moves.len()));
    }
    let Some((control, credit)) = control else {
        return Told {
            notes,
            forfeit,
            ..Told::default()
        };
    };
    let found = audit(control, credit, readings);
    let mut problems = Vec::new();
    let mut seen = Vec::new();
    for it in &found {
        let key = (it.side, std::mem::discriminant(&it.kind));
        if seen.contains(&key) {
            continue;
        }
        match kind(it.kind) {
            Some(kind) => notes.push(note(kind, it.ply + 1)),
            None => match problem(it, game, replay) {
                Some(problem) => problems.push(problem),
                None => continue,
            },
        }
        seen.push(key);
    }
    Told {
        problems,
        notes,
        forfeit,
    }
}

fn note(kind: NoteKind, ply: usize) -> Note {
    Note {
        kind,
        ply,
        article: None,
    }
}

/// What may be an oversight of whoever wrote it down is a note, and no problem.
const fn kind(found: FindingKind) -> Option<NoteKind> {
    match found {
        FindingKind::Impossible { .. } => None,
        FindingKind::IncrementMissing | FindingKind::PeriodMissing => Some(NoteKind::CreditMissing),
        FindingKind::IncrementDoubled => Some(NoteKind::CreditDoubled),
        FindingKind::Disagrees { .. } => Some(NoteKind::ClockDisagrees),
    }
}

fn problem(finding: &Finding, game: &Game, replay: &Replay) -> Option<Problem> {
    let FindingKind::Impossible { most } = finding.kind else {
        return None;
    };
    let step = replay.moves.get(finding.ply)?;
    let message = format!(
        "{}'s clock shows {} after this move, and at most {most} unless time was added: it stood \
         at {} and gains {}; correct the reading or the tag TimeControl",
        finding.side,
        finding.shown,
        finding.before,
        most - finding.before,
    );
    let place = game.location(step.span.at);
    Some(Problem {
        token: game.text(step.span).into_owned(),
        ..Problem::new(
            ProblemKind::ClockImpossible,
            finding.ply + 1,
            place,
            message,
        )
    })
}

/// The time control, and when further periods begin where our own tag says so.
fn control<'a>(
    tags: &Tags<'_>,
    memo: &'a mut Memo<Option<TimeControl>>,
) -> Option<(&'a TimeControl, Option<Credit>)> {
    if let Some(text) = &tags.clock_setup
        && let Ok(setup) = text.parse::<Setup>()
    {
        // Each game has its own, so that its text is not kept in mind.
        let control = memo.hold(Some(setup.control)).as_ref()?;
        return Some((control, Some(setup.credit)));
    }
    let announced = |text: &str| text.parse::<Announced>().ok()?.time_control();
    let control = memo.get(tags.time_control.as_deref()?, announced);
    Some((control.as_ref()?, None))
}

/// Lays out the readings of a game.
fn read(replay: &Replay, into: &mut Vec<Reading>) {
    let first = replay.start.turn();
    let millis = |it: Option<u64>| it.and_then(|it| i64::try_from(it).ok()).map(Millis);
    let of = |(ply, clocks): (usize, pgn::Clocks)| Reading {
        side: match (first, ply % 2) {
            (Color::White, 0) | (Color::Black, 1) => Side::White,
            _ => Side::Black,
        },
        left: millis(clocks.remaining),
        spent: millis(clocks.elapsed),
    };
    let clocks = replay.moves.iter().map(|it| it.clocks);
    into.clear();
    into.extend(clocks.enumerate().map(of));
}

/// Who lost on time, as the tags have it.
fn loser_on_time(tags: &Tags<'_>) -> Option<Side> {
    let termination = tags.termination.as_deref()?.as_bytes();
    if !termination
        .windows(4)
        .any(|it| it.eq_ignore_ascii_case(b"time"))
    {
        return None;
    }
    match tags.result.as_deref()? {
        "1-0" => Some(Side::Black),
        "0-1" => Some(Side::White),
        _ => None,
    }
}
