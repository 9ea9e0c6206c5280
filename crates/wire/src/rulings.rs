//! Rulings, refusals and questions.

use crate::{Cite, OutcomeJson, cites};
use flagfall_game::Event;
use flagfall_laws::Decision;
use flagfall_record::Regulations;
use flagfall_words::{Lang, say_in};
use serde::Serialize;

/// What came of one act.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Came {
    /// What was ruled.
    pub rulings: Vec<RulingJson>,
    /// What was refused.
    pub refusals: Vec<RefusalJson>,
    /// What was asked.
    pub questions: Vec<QuestionJson>,
}

/// A ruling.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RulingJson {
    /// Which act it answers, counting from 0.
    pub act: usize,
    /// What was decided, in order.
    pub decisions: Vec<DecisionJson>,
    /// What it rests on.
    pub cites: Vec<Cite>,
    /// The ruling in words.
    pub text: String,
}

/// One effect of a ruling; which fields there are depends on `kind`.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct DecisionJson {
    /// What is decided.
    pub kind: String,
    /// For or against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// How much time, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<i64>,
    /// Which move, in SAN.
    #[serde(skip_serializing_if = "Option::is_none", rename = "move")]
    pub mv: Option<String>,
    /// Which square.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// How many half-moves remain made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// Which move of that player's it is, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// How the points change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// The result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeJson>,
}

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RefusalJson {
    /// Which act was refused, counting from 0.
    pub act: usize,
    /// Why, in a word.
    pub reason: String,
    /// What it rests on.
    pub cites: Vec<Cite>,
    /// Why, in a sentence.
    pub text: String,
}

/// A question to the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionJson {
    /// Which act raised it, counting from 0.
    pub act: usize,
    /// Its name.
    pub id: String,
    /// What is asked, in a word.
    pub question: String,
    /// The answers there are.
    pub choices: Vec<String>,
    /// The same answers as a person says them, in the same order.
    pub labels: Vec<String>,
    /// The player it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The clauses that leave it open.
    pub cites: Vec<Cite>,
    /// The question in a sentence.
    pub text: String,
}

impl Came {
    /// What came of the act of that number, its sentences in a language.
    #[must_use]
    pub fn of(act: usize, events: &[Event], under: &Regulations, lang: Lang) -> Came {
        let mut came = Came::default();
        for event in events {
            match event {
                Event::Ruled(ruling) => came.rulings.push(RulingJson {
                    act,
                    decisions: ruling
                        .decisions()
                        .iter()
                        .map(|it| DecisionJson::of(it, ruling.citations(), under, lang))
                        .collect(),
                    cites: cites(ruling.citations()),
                    text: say_in(lang, &ruling.text()),
                }),
                Event::Refused(refusal) => came.refusals.push(RefusalJson {
                    act,
                    reason: refusal.reason().word().to_owned(),
                    cites: cites(refusal.citations()),
                    text: say_in(lang, refusal.text()),
                }),
                Event::Asked(open) => came.questions.push(QuestionJson::of(act, open, lang)),
                _ => {}
            }
        }
        came
    }
}

impl QuestionJson {
    /// The JSON face of an open question, its sentences in a language.
    #[must_use]
    pub fn of(act: usize, open: &flagfall_game::OpenQuestion, lang: Lang) -> QuestionJson {
        let topic = open.question.topic();
        let choices = open.question.choices();
        let label = |it: &&str| match topic.label(it) {
            Some(label) => say_in(lang, &label),
            None => (*it).to_owned(),
        };
        QuestionJson {
            act,
            id: open.id.clone(),
            question: topic.word().to_owned(),
            choices: choices.iter().map(|it| (*it).to_owned()).collect(),
            labels: choices.iter().map(label).collect(),
            side: open.question.about().map(|side| side.name().to_owned()),
            cites: cites(open.question.citations()),
            text: say_in(lang, open.question.text()),
        }
    }
}

impl DecisionJson {
    fn of(
        decision: &Decision,
        citations: &[flagfall_edition::Citation],
        under: &Regulations,
        lang: Lang,
    ) -> DecisionJson {
        let timed = |word, whose, ms: i64| DecisionJson {
            ms: Some(ms),
            ..about(word, whose)
        };
        let with_move = |word, whose, it: &flagfall_laws::Intended| DecisionJson {
            mv: Some(it.san.clone()),
            ..about(word, whose)
        };
        let on_square = |word, whose, square: &flagfall_board::Square| DecisionJson {
            square: Some(square.to_string()),
            ..about(word, whose)
        };
        match decision {
            Decision::AddTime(whose, time) => timed("add_time", whose, time.0),
            Decision::TakeTime(whose, time) => timed("take_time", whose, time.0),
            Decision::SetTime(whose, time) => timed("set_time", whose, time.0),
            Decision::StopClocks => kind("stop_clocks"),
            Decision::StartClock(whose) => about("start_clock", whose),
            Decision::Restore(ply) => DecisionJson {
                ply: Some(*ply),
                ..kind("restore")
            },
            Decision::MustPlay(whose, it) => with_move("must_play", whose, it),
            Decision::MustMove(whose, square) => on_square("must_move", whose, square),
            Decision::MustCapture(whose, square) => on_square("must_capture", whose, square),
            Decision::ReplaceByQueen(square) => DecisionJson {
                square: Some(square.to_string()),
                ..kind("replace_by_queen")
            },
            Decision::Warn(whose) => about("warn", whose),
            Decision::Fine(whose) => about("fine", whose),
            Decision::AppealAdmitted(whose) => about("appeal_admitted", whose),
            Decision::Points(whose, change) => DecisionJson {
                points: Some(change.clone()),
                ..about("points", whose)
            },
            Decision::NewGame => kind("new_game"),
            Decision::Continue => kind("continue"),
            Decision::ClaimUpheld => kind("claim_upheld"),
            Decision::ClaimRejected => kind("claim_rejected"),
            Decision::MustRecord(whose) => about("must_record", whose),
            Decision::CountsAs(whose, number) => DecisionJson {
                number: Some(*number),
                ..about("counts_as", whose)
            },
            Decision::ClaimPostponed(whose) => about("claim_postponed", whose),
            Decision::ExtraEachMove(time) => DecisionJson {
                ms: Some(time.0),
                ..kind("extra_each_move")
            },
            Decision::Refer(whose) => about("refer", whose),
            Decision::MustUseAssistant(whose) => about("must_use_assistant", whose),
            Decision::PlayWritten(whose, it) => with_move("play_written", whose, it),
            Decision::MustSeal(whose) => about("must_seal", whose),
            Decision::Adjourn(whose) => about("adjourn", whose),
            Decision::PlaySealed(whose, it) => with_move("play_sealed", whose, it),
            Decision::End(outcome) => DecisionJson {
                outcome: Some(OutcomeJson::of(outcome, citations, under, lang)),
                ..kind("end")
            },
        }
    }
}

/// A decision of that kind, and no more.
fn kind(word: &str) -> DecisionJson {
    DecisionJson {
        kind: word.to_owned(),
        ..DecisionJson::default()
    }
}

/// A decision of that kind about a player.
fn about(word: &str, whose: &flagfall_board::Color) -> DecisionJson {
    DecisionJson {
        side: Some(whose.name().to_owned()),
        ..kind(word)
    }
}
