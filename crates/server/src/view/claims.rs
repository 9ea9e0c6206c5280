//! What may be claimed. Whether a claim would succeed is not told: only whether it is heard.

use super::actions::{either, speakers};
use super::probe::{No, probe, probe_for};
use super::{Linked, Look, cites};
use flagfall_board::Color;
use flagfall_edition::{Citation, Law, Provision};
use flagfall_laws::Reason;
use flagfall_record::{Act, Claim, Flag, Ground, Seat};
use flagfall_say::{Text, say};
use serde::Serialize;
use serde_json::Value;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Claimable<T = Text> {
    ground: &'static str,
    label: T,
    needs_move: Value,
    available: bool,
    reason: Option<T>,
    cites: Vec<Linked>,
}

impl Claimable {
    /// The same in the language of whoever looks.
    pub(super) fn said(self, look: &Look<'_>) -> Claimable<String> {
        Claimable {
            ground: self.ground,
            label: look.say(&self.label),
            needs_move: self.needs_move,
            available: self.available,
            reason: self.reason.map(|it| look.say(&it)),
            cites: self.cites,
        }
    }
}

const GROUNDS: [Ground; 10] = [
    Ground::Repetition,
    Ground::Fifty,
    Ground::Flag,
    Ground::IllegalMove,
    Ground::TouchMove,
    Ground::Quickplay,
    Ground::Displaced,
    Ground::Times,
    Ground::Win,
    Ground::ClockSetting,
];

/// Reasons that everybody at the board can see for himself.
const OPEN: [Reason; 7] = [
    Reason::GameOver,
    Reason::NotEncoded,
    Reason::NoSuchRule,
    Reason::NotThisSeat,
    Reason::NoClock,
    Reason::NotHavingTheMove,
    Reason::NotAllowed,
];

/// The grounds there are for that chair.
pub(super) fn of(look: &Look<'_>) -> Vec<Claimable> {
    let table = look.table;
    let waiting = !table.has_begun() && table.game.clock().is_some();
    if speakers(look).is_empty() || waiting || !table.game.is_on() {
        return Vec::new();
    }
    GROUNDS.map(|ground| claimable(look, ground)).into()
}

/// Whether there is anything that may be claimed.
pub(super) fn any(claims: &[Claimable]) -> Result<(), No> {
    match claims.iter().any(|claim| claim.available) {
        true => Ok(()),
        false => Err(No::because(say!("view-nothing-to-claim"))),
    }
}

fn claimable(look: &Look<'_>, ground: Ground) -> Claimable {
    let no = heard(look, ground).err();
    let draw = matches!(ground, Ground::Repetition | Ground::Fifty);
    Claimable {
        ground: ground.word(),
        label: label(ground),
        needs_move: if draw {
            "optional".into()
        } else {
            false.into()
        },
        available: no.is_none(),
        cites: match &no {
            Some(no) if !no.cites.is_empty() => no.cites.clone(),
            _ => cites(&basis(look, ground)),
        },
        reason: no.map(|no| no.reason),
    }
}

fn label(ground: Ground) -> Text {
    match ground {
        Ground::Repetition => say!("ground-repetition"),
        Ground::Fifty => say!("ground-fifty"),
        Ground::Flag => say!("ground-flag"),
        Ground::IllegalMove => say!("ground-illegal-move"),
        Ground::TouchMove => say!("ground-touch-move"),
        Ground::Quickplay => say!("ground-quickplay"),
        Ground::Displaced => say!("ground-displaced"),
        Ground::Times => say!("ground-times"),
        Ground::Win => say!("ground-win"),
        Ground::ClockSetting => say!("ground-clock-setting"),
    }
}

/// Whether such a claim is heard now.
fn heard(look: &Look<'_>, ground: Ground) -> Result<(), No> {
    let game = &look.table.game;
    let regulations = &game.header().regulations;
    let claim = |by: Color| {
        let claim = Claim {
            ground,
            intended: None,
            detail: None,
            by_display: false,
        };
        (Seat::of(by), Act::Claim(claim))
    };
    match ground {
        Ground::Flag if game.clock().is_none() => Err(No::because(say!("no-clock"))),
        Ground::Flag if regulations.flag == Flag::Automatic => {
            Err(No::because(say!("view-flag-automatic")))
        }
        // What has happened is not asked after: that would tell it.
        Ground::Flag | Ground::IllegalMove => Ok(()),
        Ground::TouchMove if !regulations.touch => Err(No::because(say!("view-no-touch-move"))),
        Ground::TouchMove => either(look, |by| {
            let (seat, act) = claim(by);
            let own = [Reason::RightLost, Reason::NoSuchRule, Reason::NotEncoded];
            probe_for(look, seat, act, &own)
        }),
        Ground::Repetition | Ground::Fifty => either(look, |by| {
            let (seat, act) = claim(by);
            let open: Vec<Reason> = OPEN.into_iter().chain([Reason::RightLost]).collect();
            probe_for(look, seat, act, &open)
        }),
        Ground::Quickplay
        | Ground::Displaced
        | Ground::Times
        | Ground::Win
        | Ground::ClockSetting => either(look, |by| {
            let (seat, act) = claim(by);
            probe(look, seat, act)
        }),
    }
}

/// The clauses on which such a claim rests.
fn basis(look: &Look<'_>, ground: Ground) -> Vec<Citation> {
    let book = look.table.game.book();
    let drawn = &book.drawn_game;
    match ground {
        Ground::Repetition => both(&drawn.about_to_appear, &drawn.just_appeared),
        Ground::Fifty => both(&drawn.fifty_with_move, &drawn.fifty_stands),
        Ground::Flag => vec![rule(&book.chessclock.flagfall)],
        Ground::IllegalMove => vec![rule(&book.irregularities.price)],
        Ground::TouchMove => vec![rule(&book.act_of_moving.complaint)],
        Ground::Displaced => vec![
            rule(&book.irregularities.displacing),
            rule(&book.irregularities.found_displaced),
        ],
        Ground::ClockSetting => {
            let law = book.chessclock.wrong_setting.as_ref();
            law.ok().map(rule).into_iter().collect()
        }
        Ground::Quickplay => both(&book.quickplay_finish.phase, &book.quickplay_finish.claim),
        Ground::Times | Ground::Win => Vec::new(),
    }
}

fn both<A, B>(one: &Law<A>, other: &Law<B>) -> Vec<Citation> {
    let one = one.as_ref().ok().map(rule);
    let other = other.as_ref().ok().map(rule);
    [one, other].into_iter().flatten().collect()
}

fn rule<R>(law: &Provision<R>) -> Citation {
    law.exception.unwrap_or(law.rule)
}
