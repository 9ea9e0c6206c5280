//! What only the arbiter sees: what is asked of him, and what nobody else has noticed.

use super::probe::probe;
use super::{Linked, Look, cites};
use crate::chair::Chair;
use crate::words::ordinal;
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_game::{Game, Slip, SlipKind};
use flagfall_laws::Topic;
use flagfall_laws::drawn_game::occurrences;
use flagfall_record::{Act, Observation, Seat, Sides, side};
use flagfall_wire::CorrectionJson;
use flagfall_words::english;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Asked {
    id: String,
    question: &'static str,
    text: String,
    choices: Vec<&'static str>,
    labels: BTreeMap<&'static str, &'static str>,
    cites: Vec<Linked>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Private {
    illegal_ply: Option<usize>,
    flag_down: Option<&'static str>,
    notices: Vec<Notice>,
    /// What the arbiter has done to the clock.
    corrections: Vec<CorrectionJson>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Notice {
    pub(super) text: String,
    pub(super) cites: Vec<Linked>,
    pub(super) act: Option<Value>,
}

/// The questions that await the arbiter, for him alone.
pub(super) fn questions(look: &Look<'_>) -> Vec<Asked> {
    if look.chair != Chair::Arbiter {
        return Vec::new();
    }
    let open = look.table.game.questions().iter();
    open.map(|open| {
        let topic = open.question.topic();
        Asked {
            id: open.id.clone(),
            question: topic.word(),
            text: english(open.question.text()),
            choices: open.question.choices().to_vec(),
            labels: open
                .question
                .choices()
                .iter()
                .map(|it| (*it, label(topic, it)))
                .collect(),
            cites: cites(open.question.citations()),
        }
    })
    .collect()
}

/// A choice as a button says it.
fn label(topic: Topic, choice: &'static str) -> &'static str {
    match (topic, choice) {
        (Topic::ValidReason, "yes") => return "He had a valid reason",
        (Topic::ValidReason, "no") => return "He obviously had none",
        (Topic::CanMate | Topic::DeadPosition, "yes") => return "Mate can still be given",
        (Topic::CanMate | Topic::DeadPosition, "no") => return "Mate can no longer be given",
        (Topic::ScoreOfOpponent, "loss") => return "A loss",
        _ => {}
    }
    match choice {
        "yes" => "Yes",
        "no" => "No",
        "uphold" => "Uphold the claim",
        "postpone" => "Postpone the decision",
        "reject" => "Reject the claim",
        "agree" => "Agree, the draw being refused",
        "refuse" => "Refuse the request",
        "keep" => "Leave the clocks as they are",
        "set" => "Set the clocks …",
        "deliberate" => "Touched on purpose",
        "accidental" => "Touched by accident",
        "loss" => "Loses the game",
        "play_on" | "continue" => "Play on",
        "new_game" => "A new game",
        "as_written" => "Play it as written",
        "unintelligible" => "It means no move",
        "win" => "A win",
        "draw" => "A draw",
        "stands" => "The mate stands",
        "must_move_touched" => "The touched man must move",
        "white_first" => "White's fell first",
        "black_first" => "Black's fell first",
        "unknown" => "Nobody can say",
        "hear" => "Hear the claim",
        "rule" => "Rule on it",
        other => other,
    }
}

/// What only the arbiter may know.
pub(super) fn private(look: &Look<'_>, now: Millis) -> Option<Private> {
    if look.chair != Chair::Arbiter {
        return None;
    }
    let game = &look.table.game;
    let mut notices = super::outside::away(look);
    notices.extend(super::outside::notices(look));
    notices.extend(super::outside::counters(look));
    let mut flag_down = None;
    let mut illegal_ply = None;
    if game.is_on() {
        let slips = game.slips().iter().filter(|slip| !slip.settled);
        illegal_ply = slips.clone().find_map(ply_of);
        notices.extend(slips.map(|slip| slipped(game, slip)));
        notices.extend(breach(game));
        let begun = look.table.has_begun();
        flag_down = down(game, now).filter(|_| begun);
        notices.extend(flag_down.map(flag));
        notices.extend(claimable(game));
        notices.extend(super::sheets::notices(game));
    }
    Some(Private {
        illegal_ply,
        flag_down,
        notices: notices.into_iter().map(|it| objected(look, it)).collect(),
        corrections: flagfall_wire::corrections(game, flagfall_words::Lang::En),
    })
}

/// Where the Laws do not let the arbiter call what he sees, the notice says so.
fn objected(look: &Look<'_>, mut notice: Notice) -> Notice {
    let observes = |act: &&Value| act.get("act").and_then(Value::as_str) == Some("observe");
    let Some(act) = notice.act.as_ref().filter(observes) else {
        return notice;
    };
    let word = |key: &str| act.get(key).and_then(Value::as_str);
    let observed = Act::Observe(Observation {
        what: word("what").unwrap_or_default().to_owned(),
        side: word("side").and_then(Sides::from_word),
        ply: None,
    });
    if let Err(no) = probe(look, Seat::Arbiter, observed) {
        notice.text = format!("{} {}", notice.text, no.reason);
        notice.cites.extend(no.cites);
    }
    notice
}

pub(super) fn notice(text: impl Into<String>) -> Notice {
    Notice {
        text: text.into(),
        cites: Vec::new(),
        act: None,
    }
}

/// The half-move, counted from 1, that was illegal.
fn ply_of(slip: &Slip) -> Option<usize> {
    match slip.kind {
        SlipKind::IllegalMove(index) | SlipKind::Unpromoted(index, _) => Some(index + 1),
        SlipKind::EmptyPress | SlipKind::TwoHands(_) => None,
    }
}

fn slipped(game: &Game, slip: &Slip) -> Notice {
    let by = slip.by;
    let number = |index: usize| {
        let own = game
            .moves()
            .iter()
            .take(index + 1)
            .filter(|ply| ply.by == by);
        ordinal(own.count())
    };
    let (text, fault) = match slip.kind {
        SlipKind::IllegalMove(index) => {
            let fault = game.moves().get(index).and_then(|ply| ply.fault.as_ref());
            let why = fault
                .map(|fault| format!(" {}", english(&fault.text)))
                .unwrap_or_default();
            (
                format!("{by}'s {} move was illegal.{why}", number(index)),
                fault,
            )
        }
        SlipKind::Unpromoted(index, square) => {
            let number = number(index);
            let text = format!("{by}'s {number} move left a pawn on {square} unexchanged.");
            (text, None)
        }
        SlipKind::EmptyPress => (format!("{by} pressed the clock without a move."), None),
        SlipKind::TwoHands(index) => {
            let text = format!("{by}'s {} move was made with both hands.", number(index));
            (text, None)
        }
    };
    Notice {
        text,
        cites: fault
            .map(|fault| cites(&fault.citations))
            .unwrap_or_default(),
        act: Some(json!({"act": "observe", "what": "illegal_move", "side": by.name()})),
    }
}

/// The last move broke an obligation: of Article 4, or of a ruling.
fn breach(game: &Game) -> Option<Notice> {
    let ply = game.moves().last()?;
    let broken = ply.breach.as_ref()?;
    Some(Notice {
        text: format!(
            "{} played {} and broke an obligation. {}",
            ply.by,
            ply.san,
            english(&broken.text)
        ),
        cites: cites(&broken.citations),
        act: Some(json!({"act": "observe", "what": "touch_move"})),
    })
}

/// Whose time is used up by arithmetic, though nobody has called the flag.
fn down(game: &Game, now: Millis) -> Option<&'static str> {
    let clock = game.clock()?;
    let down = Color::ALL
        .map(side)
        .map(|side| clock.overstep(side, now).is_some() && clock.flag(side).is_none());
    match down {
        [true, true] => Some("both"),
        [true, false] => Some(Color::White.name()),
        [false, true] => Some(Color::Black.name()),
        [false, false] => None,
    }
}

fn flag(whose: &'static str) -> Notice {
    let text = match whose {
        "both" => "Both flags are down, and nobody has called one.",
        "white" => "White's flag is down, and nobody has called it.",
        _ => "Black's flag is down, and nobody has called it.",
    };
    // With both down, the first to fall is known.
    let act = match whose {
        "both" => json!({"act": "observe", "what": "flag"}),
        side => json!({"act": "observe", "what": "flag", "side": side}),
    };
    Notice {
        act: Some(act),
        ..notice(text)
    }
}

/// Draws that could be claimed. The arbiter does not claim them.
fn claimable(game: &Game) -> Vec<Notice> {
    let drawn = &game.book().drawn_game;
    let mut notices = Vec::new();
    if let Ok(law) = &drawn.sameness {
        let times = occurrences(law, &game.history()).len();
        if times >= 3 {
            let times = ordinal(times);
            let text = format!("The position stands for the {times} time; nobody has claimed it.");
            notices.push(Notice {
                cites: cites(&[law.rule]),
                ..notice(text)
            });
        }
    }
    let halfmoves = game.position().halfmoves();
    if let (true, Ok(law)) = (halfmoves >= 100, &drawn.fifty_stands) {
        let text = format!(
            "{} moves of each without a capture or a pawn move; nobody has claimed it.",
            halfmoves / 2
        );
        notices.push(Notice {
            cites: cites(&[law.rule]),
            ..notice(text)
        });
    }
    notices
}
