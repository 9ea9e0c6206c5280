//! The verbs of a seat: what is lawful now, and for the rest why it is not.

use super::board::press_due;
use super::claims::{self, Claimable};
use super::probe::{No, probe};
use super::{Linked, Look};
use crate::chair::Chair;
use flagfall_board::{Color, Square};
use flagfall_clock::Millis;
use flagfall_game::Stage;
use flagfall_record::{Act, Correction, Penalty, Request, Seat, Sides, Written};
use flagfall_say::{Text, say};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Action<T = Text> {
    act: &'static str,
    label: T,
    available: bool,
    reason: Option<T>,
    cites: Vec<Linked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<Vec<&'static str>>,
}

impl Action {
    fn new(act: &'static str, label: Text, found: Result<(), No>) -> Action {
        let no = found.err();
        Action {
            act,
            label,
            available: no.is_none(),
            reason: no.as_ref().map(|no| no.reason.clone()),
            cites: no.map(|no| no.cites).unwrap_or_default(),
            what: None,
        }
    }

    /// The same in the language of whoever looks.
    pub(super) fn said(self, look: &Look<'_>) -> Action<String> {
        Action {
            act: self.act,
            label: look.say(&self.label),
            available: self.available,
            reason: self.reason.map(|it| look.say(&it)),
            cites: self.cites,
            what: self.what,
        }
    }
}

/// What the arbiter may observe: the words of the wire that have a procedure.
const OBSERVED: [&str; 23] = [
    "flag",
    "illegal_move",
    "touch_move",
    "illegal_position",
    "dead_position",
    "displaced",
    "initial_position",
    "colors_reversed",
    "board_turned",
    "unrecorded",
    "absent",
    "clock_defective",
    "clock_setting",
    "clock_handling",
    "distraction",
    "refusal",
    "notes",
    "disrepute",
    "inspection_refused",
    "smoking",
    "e_cigarette",
    "interference",
    "disturbance",
];

/// What may be done from that chair.
pub(super) fn of(look: &Look<'_>, claims: &[Claimable]) -> Vec<Action> {
    let table = look.table;
    if look.chair == Chair::Spectator {
        return Vec::new();
    }
    let waiting = !table.has_begun() && table.game.clock().is_some();
    let is_arbiter = look.chair == Chair::Arbiter;
    match (!table.game.is_on(), is_arbiter) {
        (true, true) => vec![change(look)],
        (true, false) => afterwards(look),
        (false, _) if waiting => {
            let others = if is_arbiter {
                arbiters(look)
            } else {
                Vec::new()
            };
            let later = ["observe", "start", "stop", "restore", "adjourn"];
            let others = others.into_iter().filter(|it| !later.contains(&it.act));
            std::iter::once(begin(look)).chain(others).collect()
        }
        (false, true) => arbiters(look),
        (false, false) => players(look, claims),
    }
}

/// What a player may still do when the game is over.
fn afterwards(look: &Look<'_>) -> Vec<Action> {
    let appeal = |by| probe(look, Seat::of(by), Act::Appeal { reason: None });
    vec![
        Action::new("sign", say!("view-sign"), Ok(())),
        Action::new("appeal", say!("view-appeal"), either(look, appeal)),
    ]
}

/// What the arbiter may still do: the result that stands is his to change.
fn change(look: &Look<'_>) -> Action {
    let found = match (&look.table.setting.event, look.table.game.ended()) {
        (Some(_), _) => Err(No::because(say!("view-change-at-event"))),
        (None, None) => Err(No::because(say!("view-no-result"))),
        (None, Some(_)) => Ok(()),
    };
    Action::new("change_result", say!("view-change-result"), found)
}

fn begin(look: &Look<'_>) -> Action {
    let label = match look.chair {
        Chair::Arbiter => say!("view-begin-arbiter"),
        _ => say!("view-begin"),
    };
    let found = crate::hub::may_begin(look.table, look.chair, look.presence);
    let found = found.map_err(|not_yet| No::because(not_yet.text()));
    Action::new("begin", label, found)
}

/// The players this chair acts for, the likeliest first.
pub(super) fn speakers(look: &Look<'_>) -> Vec<Color> {
    let game = &look.table.game;
    match look.chair.player() {
        None => Vec::new(),
        Some(_) if look.table.one_device() => {
            let first = press_due(game).unwrap_or_else(|| game.turn());
            vec![first, !first]
        }
        Some(own) => vec![own],
    }
}

/// Where one device serves both players, what either may do is there to be done.
pub(super) fn either(look: &Look<'_>, check: impl Fn(Color) -> Result<(), No>) -> Result<(), No> {
    let found: Vec<_> = speakers(look).into_iter().map(check).collect();
    match found.iter().any(Result::is_ok) {
        true => Ok(()),
        false => found.into_iter().next().unwrap_or(Ok(())),
    }
}

fn players(look: &Look<'_>, claims: &[Claimable]) -> Vec<Action> {
    let game = &look.table.game;
    let ask = |act: Act| either(look, |by| probe(look, Seat::of(by), act.clone()));
    let offer = |by| match game.offer() == Some(by) {
        true => Err(No::because(say!("view-offer-stands"))),
        false => probe(look, Seat::of(by), Act::OfferDraw { condition: None }),
    };
    let adjust = |by| {
        let squares = vec![any_man(look, by)];
        probe(look, Seat::of(by), Act::Adjust { squares })
    };
    let press = Act::Press {
        other_hand: false,
        without_move: false,
    };
    let write = Act::Write(Written::Mark("(=)".to_owned()));
    let requests = Action {
        what: Some(requests(look)),
        ..Action::new("request", say!("view-request"), Ok(()))
    };
    let mut actions = adjourned(look);
    if game.book().blind_players.blind.contains(&true) || game.is_chess960() {
        actions.push(Action::new("announce", say!("view-announce"), Ok(())));
    }
    if game.offer().is_some() {
        actions.push(Action::new(
            "accept_draw",
            say!("view-accept"),
            ask(Act::AcceptDraw),
        ));
        actions.push(Action::new(
            "decline_draw",
            say!("view-decline"),
            ask(Act::DeclineDraw),
        ));
    }
    actions.extend([
        Action::new("offer_draw", say!("view-offer"), either(look, offer)),
        Action::new("claim", say!("view-claim"), claims::any(claims)),
        Action::new("write", say!("view-write"), ask(write)),
        Action::new("adjust", say!("view-adjust"), either(look, adjust)),
        Action::new(
            "stop_clocks",
            say!("view-stop-to-claim"),
            ask(Act::StopClocks { reason: None }),
        ),
        requests,
        Action::new("press", say!("view-press"), ask(press)),
        Action::new("resign", say!("view-resign"), Ok(())),
    ]);
    actions
}

/// What an adjournment asks of a player: to seal his move, or to come to the board.
fn adjourned(look: &Look<'_>) -> Vec<Action> {
    let Some(it) = look.table.game.adjournment() else {
        return Vec::new();
    };
    let absent = |by: &Color| it.resumed_at.is_some() && !it.is_present(*by);
    if speakers(look).iter().any(absent) {
        return vec![Action::new("arrive", say!("view-arrive"), Ok(()))];
    }
    let seal = |by| {
        let text = "-".to_owned();
        probe(look, Seat::of(by), Act::Seal { text })
    };
    let found = match it.stage {
        Stage::Sealing => Ok(()),
        _ => either(look, seal),
    };
    let sealing = it.stage == Stage::Sealing && speakers(look).contains(&it.sealer);
    let replies = it.stage == Stage::Played && !it.is_present(it.sealer);
    match sealing || (replies && found.is_ok()) {
        true => vec![Action::new("seal", say!("view-seal"), found)],
        false => Vec::new(),
    }
}

/// The king, or whatever man comes first.
fn any_man(look: &Look<'_>, by: Color) -> Square {
    let board = look.table.game.board();
    let own = |square: &Square| board.piece_at(*square).is_some_and(|man| man.color == by);
    Square::ALL.into_iter().find(own).unwrap_or(Square::E1)
}

fn requests(look: &Look<'_>) -> Vec<&'static str> {
    let all = Request::WORDS.iter().copied();
    all.filter(|word| {
        let request = Request::from_word(word);
        request.is_some_and(|it| {
            either(look, |by| probe(look, Seat::of(by), Act::Request(it))).is_ok()
        })
    })
    .collect()
}

fn arbiters(look: &Look<'_>) -> Vec<Action> {
    let ask = |act: Act| probe(look, Seat::Arbiter, act);
    let set = Act::SetClock {
        side: Color::White,
        ms: Millis::minutes(1),
        reason: None,
    };
    let correct = |what| {
        let reason = "a mistake".to_owned();
        probe(look, Seat::Arbiter, Act::Correct { what, reason })
    };
    let clock = [
        Action::new(
            "set_moves",
            say!("view-set-counter"),
            correct(Correction::Moves {
                side: Color::White,
                moves: 0,
            }),
        ),
        Action::new(
            "replace_clock",
            say!("view-replace-clock"),
            correct(Correction::Replace {
                white: Millis::minutes(1),
                black: Millis::minutes(1),
                moves: None,
            }),
        ),
        Action::new(
            "undo",
            say!("view-undo"),
            correct(Correction::Undo { entry: None }),
        ),
    ];
    let give = Act::GiveTime {
        side: Sides::Both,
        ms: Millis::minutes(1),
        reason: None,
    };
    let declare = Act::Declare {
        score: "1/2-1/2".to_owned(),
    };
    let first = [
        observe(look),
        Action::new("start", say!("view-start"), ask(Act::Start { side: None })),
        Action::new("stop", say!("view-stop"), stop(look)),
        Action::new("set_clock", say!("view-set-clock"), ask(set)),
    ];
    let last = [
        Action::new(
            "restore",
            say!("view-restore"),
            ask(Act::Restore { ply: 0 }),
        ),
        penalise(look),
        Action::new("give_time", say!("view-give-time"), ask(give)),
        adjourn(look),
        Action::new("declare", say!("view-declare"), ask(declare)),
    ];
    first.into_iter().chain(clock).chain(last).collect()
}

/// With the penalties that the edition has.
fn penalise(look: &Look<'_>) -> Action {
    let menu = look.table.game.book().arbiter.penalties.as_ref();
    let menu = menu.map_or(&[][..], |it| it.reading.penalties);
    let warn = Act::Penalise {
        side: Color::White,
        penalty: Penalty::Warning,
        ms: None,
        score: None,
    };
    Action {
        what: Some(menu.iter().map(|it| it.word()).collect()),
        ..Action::new(
            "penalise",
            say!("view-penalise"),
            probe(look, Seat::Arbiter, warn),
        )
    }
}

fn observe(look: &Look<'_>) -> Action {
    let mut observed = OBSERVED.to_vec();
    observed.extend(super::sheets::observed(&look.table.game));
    let adjournment = look.table.game.adjournment().map(|it| it.stage);
    if matches!(adjournment, Some(Stage::Adjourned | Stage::Resumed)) {
        observed.extend(["envelope_missing", "position_unknown"]);
    }
    if look.table.game.book().blind_players.blind.contains(&true) {
        observed.push("boards_differ");
    }
    Action {
        what: Some(observed),
        ..Action::new("observe", say!("view-observe"), Ok(()))
    }
}

fn adjourn(look: &Look<'_>) -> Action {
    let ask = |act: Act| probe(look, Seat::Arbiter, act);
    let adjournment = look.table.game.adjournment();
    match adjournment.is_some_and(|it| it.stage == Stage::Adjourned) {
        true => Action::new("resume", say!("view-resume"), ask(Act::Resume)),
        false => {
            let found = ask(Act::Adjourn { resumption: None });
            Action::new("adjourn", say!("view-adjourn"), found)
        }
    }
}

fn stop(look: &Look<'_>) -> Result<(), No> {
    match look.table.game.clock().map(|clock| clock.running()) {
        None => Err(No::because(say!("no-clock"))),
        Some(None) => Err(No::because(say!("view-stopped-already"))),
        Some(Some(_)) => probe(look, Seat::Arbiter, Act::Stop),
    }
}
