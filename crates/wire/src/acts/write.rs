//! Entries into JSON.

use super::ActJson;
use flagfall_board::Square;
use flagfall_record::{Act, Entry, Written};

impl ActJson {
    /// The JSON face of an entry.
    #[must_use]
    pub fn write(entry: &Entry) -> ActJson {
        let mut json = ActJson::of(&entry.act);
        json.at_ms = Some(entry.at.0);
        json.by = Some(entry.by.word().to_owned());
        json
    }

    pub(super) fn named(act: &str) -> ActJson {
        ActJson {
            act: act.to_owned(),
            ..ActJson::default()
        }
    }

    fn of(act: &Act) -> ActJson {
        let list = |squares: &[Square]| Some(squares.iter().map(ToString::to_string).collect());
        match act {
            Act::Adjust { squares } => ActJson {
                squares: list(squares),
                ..ActJson::named("adjust")
            },
            Act::Touch {
                squares,
                accidental,
            } => ActJson {
                squares: list(squares),
                accidental: accidental.then_some(true),
                ..ActJson::named("touch")
            },
            Act::Lift { squares } => ActJson {
                squares: list(squares),
                ..ActJson::named("lift")
            },
            Act::Displace { squares } => ActJson {
                squares: list(squares),
                ..ActJson::named("displace")
            },
            Act::Release { from, to } => ActJson {
                from: Some(from.to_string()),
                to: Some(to.to_string()),
                ..ActJson::named("release")
            },
            Act::Remove { square } => ActJson {
                square: Some(square.to_string()),
                ..ActJson::named("remove")
            },
            Act::Exchange { square, role } => ActJson {
                square: Some(square.to_string()),
                piece: Some(role.name().to_owned()),
                ..ActJson::named("exchange")
            },
            Act::Move { text, hands } => ActJson {
                mv: Some(text.clone()),
                hands: (*hands != 1).then_some(*hands),
                ..ActJson::named("move")
            },
            Act::Press {
                other_hand,
                without_move,
            } => ActJson {
                other_hand: other_hand.then_some(true),
                without_move: without_move.then_some(true),
                ..ActJson::named("press")
            },
            Act::Write(Written::Move(text)) => ActJson {
                mv: Some(text.clone()),
                ..ActJson::named("write")
            },
            Act::Write(Written::Mark(text)) => ActJson {
                mark: Some(text.clone()),
                ..ActJson::named("write")
            },
            other => ActJson::of_words(other),
        }
    }

    fn of_words(act: &Act) -> ActJson {
        match act {
            Act::OfferDraw { condition } => ActJson {
                condition: condition.clone(),
                ..ActJson::named("offer_draw")
            },
            Act::AcceptDraw => ActJson::named("accept_draw"),
            Act::DeclineDraw => ActJson::named("decline_draw"),
            Act::Resign => ActJson::named("resign"),
            Act::Request(it) => ActJson {
                what: Some(it.word().to_owned()),
                ..ActJson::named("request")
            },
            Act::Claim(it) => ActJson {
                ground: Some(it.ground.word().to_owned()),
                intended: it.intended.clone(),
                detail: it.detail.clone(),
                basis: it.by_display.then(|| "display".to_owned()),
                ..ActJson::named("claim")
            },
            Act::StopClocks { reason } => ActJson {
                reason: reason.clone(),
                ..ActJson::named("stop_clocks")
            },
            Act::Arrive { area } => ActJson {
                area: area.clone(),
                ..ActJson::named("arrive")
            },
            Act::Leave { area, permitted } => ActJson {
                area: area.clone(),
                permitted: permitted.then_some(true),
                ..ActJson::named("leave")
            },
            Act::Device { what } => ActJson {
                what: Some(what.word().to_owned()),
                ..ActJson::named("device")
            },
            Act::Appeal { reason } => ActJson {
                reason: reason.clone(),
                ..ActJson::named("appeal")
            },
            Act::Seal { text } => ActJson {
                mv: Some(text.clone()),
                ..ActJson::named("seal")
            },
            Act::Sign { score } => ActJson {
                score: Some(score.clone()),
                ..ActJson::named("sign")
            },
            Act::Announce { text } => ActJson {
                text: Some(text.clone()),
                ..ActJson::named("announce")
            },
            other => ActJson::of_arbiter(other),
        }
    }

    fn of_arbiter(act: &Act) -> ActJson {
        match act {
            Act::Observe(it) => ActJson {
                what: Some(it.what.clone()),
                side: it.side.map(|side| side.word().to_owned()),
                ply: it.ply,
                ..ActJson::named("observe")
            },
            Act::Answer(it) => ActJson {
                question: Some(it.question.clone()),
                choice: Some(it.choice.clone()),
                ms: it.ms.map(|ms| ms.0),
                ..ActJson::named("answer")
            },
            Act::Start { side } => {
                let side = side.map(|side| side.name().to_owned());
                ActJson {
                    side,
                    ..ActJson::named("start")
                }
            }
            Act::Restore { ply } => ActJson {
                ply: Some(*ply),
                ..ActJson::named("restore")
            },
            Act::Penalise {
                side,
                penalty,
                ms,
                score,
            } => ActJson {
                side: Some(side.name().to_owned()),
                penalty: Some(penalty.word().to_owned()),
                ms: ms.map(|ms| ms.0),
                score: score.clone(),
                ..ActJson::named("penalise")
            },
            Act::Adjourn { resumption } => ActJson {
                resumption: resumption.clone(),
                ..ActJson::named("adjourn")
            },
            Act::Resume => ActJson::named("resume"),
            Act::Declare { score } => ActJson {
                score: Some(score.clone()),
                ..ActJson::named("declare")
            },
            other => ActJson::of_clock(other),
        }
    }

    fn of_clock(act: &Act) -> ActJson {
        match act {
            Act::SetClock { side, ms, reason } => ActJson {
                reason: reason.clone(),
                side: Some(side.name().to_owned()),
                ms: Some(ms.0),
                ..ActJson::named("set_clock")
            },
            Act::GiveTime { side, ms, reason } => ActJson {
                side: Some(side.word().to_owned()),
                ms: Some(ms.0),
                reason: reason.clone(),
                ..ActJson::named("give_time")
            },
            Act::Correct { what, reason } => ActJson::of_correction(what, reason),
            Act::Outage { since } => ActJson {
                since_ms: Some(since.0),
                ..ActJson::named("outage")
            },
            Act::Lag { side, ms } => ActJson {
                side: Some(side.name().to_owned()),
                ms: Some(ms.0),
                ..ActJson::named("lag")
            },
            _ => ActJson::named("stop"),
        }
    }
}
