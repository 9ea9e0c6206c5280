//! The margin of the scoresheet and what is said aloud: words for what came of each act, and
//! to whom they are told.

use crate::chair::Chair;
use crate::pgn::printed;
use crate::stored::Changed;
use crate::words::{plain_san, sentence};
use flagfall_board::Color;
use flagfall_clock::Counter;
use flagfall_edition::Citation;
use flagfall_game::{Event, Game, Ply, told};
use flagfall_record::{Act, Correction, Entry, Seat, Written};
use flagfall_say::{San, Text, say};
use flagfall_words::{Lang, say_in};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// What a line of the margin is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Somebody did or said something.
    Act,
    /// A ruling.
    Ruling,
    /// A refusal.
    Refusal,
    /// A question to the arbiter.
    Question,
    /// The ruling that ended the game.
    Outcome,
}

impl Kind {
    /// The word of the wire.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Act => "act",
            Kind::Ruling => "ruling",
            Kind::Refusal => "refusal",
            Kind::Question => "question",
            Kind::Outcome => "outcome",
        }
    }
}

/// To whom something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    /// To everybody.
    All,
    /// To that seat alone: a player or the arbiter.
    Only(Seat),
}

impl To {
    /// Whether that chair is told. Players who share one device share what is told to either.
    pub(crate) fn reaches(self, chair: Chair, one_device: bool) -> bool {
        match self {
            To::All => true,
            To::Only(seat) => chair.may_act_for(seat, one_device),
        }
    }

    /// The word of the wire.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            To::All => "all",
            To::Only(seat) => seat.word(),
        }
    }
}

/// Something to be told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The entry it belongs to.
    pub(crate) seq: u64,
    /// How many half-moves stand at it.
    pub(crate) ply: u32,
    /// What it is.
    pub(crate) kind: Kind,
    /// Whose act it answers.
    pub(crate) by: Seat,
    words: Words,
    /// The same in each language, in the order of [`Lang::ALL`], once somebody has asked.
    said: [OnceLock<Box<str>>; 2],
    /// On what they rest.
    pub(crate) citations: Vec<Citation>,
    /// To whom.
    pub(crate) to: To,
    /// Whether it stands in the margin, or is only said.
    pub(crate) in_margin: bool,
}

impl Told {
    /// The words, in a language, as a sentence.
    pub(crate) fn text(&self, lang: Lang) -> &str {
        let say = || sentence(say_in(lang, &self.words.text())).into();
        self.said[lang as usize].get_or_init(say)
    }
}

/// What is told, in no language yet: most of it is never asked for in all of them. Moves, of which
/// a game has the most, are kept smaller than other words.
#[derive(Clone, Debug)]
enum Words {
    Played { by: Color, san: Box<str> },
    Others(Text),
}

impl Words {
    /// `White plays Nf3.`: an illegal move is said as any other, for nobody has noticed it.
    fn played(ply: &Ply) -> Words {
        Words::Played {
            by: ply.by,
            san: plain_san(ply).into(),
        }
    }

    fn text(&self) -> Cow<'_, Text> {
        match self {
            Words::Others(text) => Cow::Borrowed(text),
            Words::Played { by, san } => {
                let san = San(san.to_string());
                Cow::Owned(say!("act-plays", by = by.name(), move = san))
            }
        }
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Words {
        Words::Others(text)
    }
}

/// That the game has begun is said, and written nowhere.
pub(crate) fn begun(seq: u64, game: &Game) -> Arc<Told> {
    let turn = game.turn();
    let text = match game.clock() {
        Some(_) => say!("begun-clock", side = turn),
        None => say!("begun", side = turn),
    };
    Arc::new(Told {
        seq,
        ply: game.plies(),
        kind: Kind::Act,
        by: Seat::Clock,
        words: text.into(),
        said: Default::default(),
        citations: Vec::new(),
        to: To::All,
        in_margin: false,
    })
}

/// That the result was changed once the game was over, and why.
pub(crate) fn changed(seq: u64, it: &Changed, game: &Game) -> Arc<Told> {
    let text = match &it.changed_to {
        Some(to) => say!("result-changed", result = printed(to), reason = &it.reason),
        None => say!("result-as-played", reason = &it.reason),
    };
    Arc::new(Told {
        seq,
        ply: game.plies(),
        kind: Kind::Act,
        by: Seat::Arbiter,
        words: text.into(),
        said: Default::default(),
        citations: Vec::new(),
        to: To::All,
        in_margin: true,
    })
}

/// What is to be told of an act, given the game after it; `chosen` is what an answer says.
pub(crate) fn of(
    seq: u64,
    entry: &Entry,
    chosen: Option<&Text>,
    events: &[Event],
    after: &Game,
) -> Vec<Arc<Told>> {
    let mut all = Vec::new();
    let mut tell = |kind, words: Words, citations: &[Citation], to, in_margin| {
        all.push(Arc::new(Told {
            seq,
            ply: after.plies(),
            kind,
            by: entry.by,
            words,
            said: Default::default(),
            citations: citations.to_vec(),
            to,
            in_margin,
        }));
    };
    for event in events {
        match event {
            Event::Acted(entry) => {
                if let Some((text, to, in_margin)) = said(entry, chosen.cloned(), events, after) {
                    tell(Kind::Act, text.into(), &[], to, in_margin);
                }
            }
            Event::Made(ply) => tell(Kind::Act, Words::played(ply), &[], To::All, false),
            Event::Ruled(ruling) => {
                let kind = match ruling.outcome() {
                    Some(_) => Kind::Outcome,
                    None => Kind::Ruling,
                };
                tell(
                    kind,
                    ruling.text().into(),
                    ruling.citations(),
                    To::All,
                    true,
                );
            }
            Event::Refused(refusal) => {
                let to = To::Only(told_for(entry.by));
                let words = refusal.text().clone().into();
                tell(Kind::Refusal, words, refusal.citations(), to, true);
            }
            Event::Asked(open) => {
                let question = &open.question;
                let to = To::Only(Seat::Arbiter);
                let words = question.text().clone().into();
                tell(Kind::Question, words, question.citations(), to, true);
            }
            _ => {}
        }
    }
    all
}

/// An assistant's acts are answered to his player.
fn told_for(by: Seat) -> Seat {
    match by {
        Seat::White | Seat::WhiteAssistant => Seat::White,
        Seat::Black | Seat::BlackAssistant => Seat::Black,
        Seat::Arbiter | Seat::Clock => Seat::Arbiter,
    }
}

/// What is said of an act that was admitted, to whom, and whether it stands in the margin.
fn said(
    entry: &Entry,
    chosen: Option<Text>,
    events: &[Event],
    after: &Game,
) -> Option<(Text, To, bool)> {
    let hidden = after.header().regulations.counter == Counter::Hidden;
    let made = events.iter().any(|event| matches!(event, Event::Made(_)));
    let line = || told(entry.by, &entry.act, chosen);
    Some(match &entry.act {
        // The move itself is told.
        Act::Move { hands: 1, .. } | Act::Release { .. } | Act::Exchange { .. } if made => {
            return None;
        }
        Act::Press {
            without_move: false,
            ..
        } => return None,
        // What the arbiter notes is the ground on which he decides.
        Act::Write(Written::Mark(text)) if entry.by == Seat::Arbiter => {
            (say!("act-remark", text = text), To::All, true)
        }
        Act::Write(_) => return None,
        Act::Touch { .. }
        | Act::Lift { .. }
        | Act::Adjust { .. }
        | Act::Release { .. }
        | Act::Remove { .. }
        | Act::Exchange { .. }
        | Act::Move { .. }
        | Act::Press { .. } => (line(), To::All, false),
        // What is sealed is told to nobody.
        Act::Seal { .. } => (say!("act-has-sealed", by = entry.by.word()), To::All, true),
        Act::Answer(_) => (line(), To::Only(Seat::Arbiter), true),
        Act::Observe(_) if entry.by == Seat::Clock => {
            let by = entry.by.word();
            (say!("act-shows-flag", by = by), To::All, true)
        }
        Act::Observe(seen) => {
            let by = Seat::Arbiter.word();
            (
                say!("act-observes", by = by, what = &seen.what),
                To::All,
                true,
            )
        }
        // A counter that the players do not see is not told them (13.6).
        Act::Correct {
            what: Correction::Moves { .. },
            ..
        } if hidden => (line(), To::Only(Seat::Arbiter), true),
        Act::Correct {
            what: Correction::Replace { white, black, .. },
            reason,
        } if hidden => {
            let what = Correction::Replace {
                white: *white,
                black: *black,
                moves: None,
            };
            let reason = reason.clone();
            let act = Act::Correct { what, reason };
            (told(entry.by, &act, None), To::All, true)
        }
        Act::Outage { .. } => (line(), To::Only(Seat::Arbiter), true),
        // The ruling says it.
        Act::SetClock { .. } | Act::Restore { .. } | Act::Declare { .. } => return None,
        _ => (line(), To::All, true),
    })
}
