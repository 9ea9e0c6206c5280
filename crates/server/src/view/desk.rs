//! What only the arbiter sees: what is asked of him, and what nobody else has noticed.

use super::card::Why;
use super::probe::{No, refusal};
use super::{Linked, Look, cites};
use crate::chair::Chair;
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_game::{Game, Slip, SlipKind};
use flagfall_laws::drawn_game::occurrences;
use flagfall_laws::{Reason, Topic};
use flagfall_record::{Act, Observation, Seat, Sides, side};
use flagfall_say::{San, Text, say};
use flagfall_wire::{Cite, CorrectionJson};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Asked {
    pub(super) id: String,
    question: &'static str,
    text: String,
    pub(super) choices: Vec<&'static str>,
    labels: BTreeMap<&'static str, String>,
    cites: Vec<Linked>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Private {
    illegal_ply: Option<usize>,
    flag_down: Option<&'static str>,
    pub(super) notices: Vec<Notice<String>>,
    /// What the arbiter has done to the clock.
    corrections: Vec<CorrectionJson>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Notice<T = Text> {
    pub(super) text: T,
    pub(super) cites: Vec<Linked>,
    pub(super) act: Option<Value>,
    /// What the edition and the supervision let him do: `intervene`, `wait` for a claim, or
    /// `never`; nothing where it is only told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) may: Option<&'static str>,
}

impl Private {
    /// The clauses that the notices rest on.
    pub(super) fn cited(self) -> impl Iterator<Item = Cite> {
        self.notices
            .into_iter()
            .flat_map(|it| it.cites)
            .map(Cite::from)
    }
}

impl Asked {
    /// Why a board needs its arbiter.
    pub(super) fn why(self) -> Why {
        Why {
            kind: "question",
            text: self.text,
            cites: self.cites,
            act: None,
        }
    }
}

impl Notice<String> {
    /// Why a board needs its arbiter.
    pub(super) fn why(self) -> Why {
        Why {
            kind: "notice",
            text: self.text,
            cites: self.cites,
            act: self.act,
        }
    }
}

impl Notice {
    /// The same in the language of whoever looks.
    fn said(self, look: &Look<'_>) -> Notice<String> {
        Notice {
            text: look.say(&self.text),
            cites: self.cites,
            act: self.act,
            may: self.may,
        }
    }
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
            text: look.say(open.question.text()),
            choices: open.question.choices().to_vec(),
            labels: open
                .question
                .choices()
                .iter()
                .map(|it| (*it, look.say(&label(topic, it))))
                .collect(),
            cites: cites(open.question.citations()),
        }
    })
    .collect()
}

/// A choice as a button says it: as a rule in the words of what is asked.
fn label(topic: Topic, choice: &'static str) -> Text {
    match (topic, choice) {
        (Topic::ValidReason, "yes") => say!("button-reason-yes"),
        (Topic::ValidReason, "no") => say!("button-reason-no"),
        (Topic::CanMate | Topic::DeadPosition, "yes") => say!("button-mate-yes"),
        (Topic::CanMate | Topic::DeadPosition, "no") => say!("button-mate-no"),
        (Topic::ScoreOfOpponent, "loss") => say!("button-score-loss"),
        (_, "uphold") => say!("button-uphold"),
        (_, "agree") => say!("button-agree"),
        (_, "refuse") => say!("button-refuse"),
        (_, "keep") => say!("button-keep"),
        (_, "set") => say!("button-set"),
        (_, "deliberate") => say!("button-deliberate"),
        (_, "accidental") => say!("button-accidental"),
        (_, "loss") => say!("button-loss"),
        (_, "play_on" | "continue") => say!("button-play-on"),
        (_, "as_written") => say!("button-as-written"),
        (_, "unintelligible") => say!("button-unintelligible"),
        (Topic::MateAgainstTouch, "stands") => say!("button-stands"),
        (_, "must_move_touched") => say!("button-must-move"),
        (_, "unknown") => say!("button-unknown"),
        (_, "rule") => say!("button-rule"),
        (topic, other) => topic.label(other).unwrap_or_else(|| Text::quoted(other)),
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
        notices: notices
            .into_iter()
            .map(|it| objected(look, it).said(look))
            .collect(),
        corrections: flagfall_wire::corrections(game, look.lang),
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
    notice.may = Some("intervene");
    if let Some(refusal) = refusal(look, Seat::Arbiter, observed) {
        let no = No::from(&refusal);
        notice.text = notice.text.then(no.reason);
        notice.cites.extend(no.cites);
        notice.may = Some(match refusal.reason() {
            Reason::RightLost | Reason::NoSuchRule => "never",
            _ => "wait",
        });
    }
    notice
}

pub(super) fn notice(text: Text) -> Notice {
    Notice {
        text,
        cites: Vec::new(),
        act: None,
        may: None,
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
        let played = game.moves().iter().take(index + 1);
        played.filter(|ply| ply.by == by).count()
    };
    let (text, fault) = match slip.kind {
        SlipKind::IllegalMove(index) => {
            let fault = game.moves().get(index).and_then(|ply| ply.fault.as_ref());
            let text = say!("notice-illegal", side = by, number = number(index));
            (
                text.then(fault.map_or_else(Text::default, |it| it.text.clone())),
                fault,
            )
        }
        SlipKind::Unpromoted(index, square) => {
            let number = number(index);
            let text = say!(
                "notice-unpromoted",
                side = by,
                number = number,
                square = square
            );
            (text, None)
        }
        SlipKind::EmptyPress => (say!("notice-empty-press", side = by), None),
        SlipKind::TwoHands(index) => {
            let text = say!("notice-two-hands", side = by, number = number(index));
            (text, None)
        }
    };
    Notice {
        text,
        cites: fault
            .map(|fault| cites(&fault.citations))
            .unwrap_or_default(),
        act: Some(json!({"act": "observe", "what": "illegal_move", "side": by.name()})),
        may: None,
    }
}

/// The last move broke an obligation: of Article 4, or of a ruling.
fn breach(game: &Game) -> Option<Notice> {
    let ply = game.moves().last()?;
    let broken = ply.breach.as_ref()?;
    Some(Notice {
        text: say!("notice-breach", side = ply.by, move = San(&*ply.san)).then(broken.text.clone()),
        cites: cites(&broken.citations),
        act: Some(json!({"act": "observe", "what": "touch_move"})),
        may: None,
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
        "both" => say!("notice-flags"),
        "white" => say!("notice-flag", side = Color::White),
        _ => say!("notice-flag", side = Color::Black),
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
            let text = say!("notice-times", times = times);
            notices.push(Notice {
                cites: cites(&[law.rule]),
                may: Some("wait"),
                ..notice(text)
            });
        }
    }
    let halfmoves = game.position().halfmoves();
    if let (true, Ok(law)) = (halfmoves >= 100, &drawn.fifty_stands) {
        let text = say!("notice-fifty", moves = halfmoves / 2);
        notices.push(Notice {
            cites: cites(&[law.rule]),
            may: Some("wait"),
            ..notice(text)
        });
    }
    notices
}
