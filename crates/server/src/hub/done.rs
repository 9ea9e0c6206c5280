//! An act of the record, kept small: a game has hundreds of them, and nobody looks at most of them
//! again.

use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_game::{Event, Game};
use flagfall_record::{Entry, Regulations, Seat};
use flagfall_wire::{ActJson, Came, act_names};
use flagfall_words::Lang;
use serde::Serialize;

/// An act of the record and what came of it.
#[derive(Debug)]
pub(crate) struct Done {
    /// The number of its entry.
    pub(crate) seq: u64,
    /// Who did it.
    pub(crate) by: Seat,
    /// When, as its entry says.
    pub(crate) at: Millis,
    /// How many half-moves stood after it.
    pub(crate) plies: u32,
    /// The clocks before it, in a game that has them.
    pub(crate) before: Option<Shown>,
    /// The clocks after it.
    pub(crate) after: Option<Shown>,
    kept: Kept,
    /// What came of it, in the words of each language, in the order of [`Lang::ALL`]; nothing of
    /// most acts.
    came: Option<Box<[Came; 2]>>,
}

/// An act as it stands in the record.
#[derive(Debug)]
pub(super) struct Kept {
    act: &'static str,
    text: Box<str>,
}

/// What the clocks show at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Shown {
    /// White's reading, in milliseconds; below zero once his time is used up.
    pub(crate) white_ms: i64,
    /// Black's.
    pub(crate) black_ms: i64,
    /// Whose clock runs.
    pub(crate) running: Option<&'static str>,
}

/// Of an act of which nothing came.
static NOTHING: Came = Came {
    rulings: Vec::new(),
    refusals: Vec::new(),
    questions: Vec::new(),
};

impl Kept {
    /// The act, to be kept.
    ///
    /// # Errors
    /// None for an act that was read: its name is known, and what was JSON can be written so.
    pub(super) fn of(json: &ActJson) -> Result<Kept, String> {
        let act = act_names().iter().find(|(name, _)| *name == json.act);
        let (act, _) = act.ok_or_else(|| format!("there is no act `{}`", json.act))?;
        let text = serde_json::to_string(json).map_err(|error| error.to_string())?;
        let text = text.into();
        Ok(Kept { act, text })
    }
}

impl Done {
    /// An act, with the clocks before and after it.
    pub(super) fn new(
        seq: u64,
        entry: &Entry,
        kept: Kept,
        plies: u32,
        (before, after): (Option<Shown>, Option<Shown>),
        came: Option<Box<[Came; 2]>>,
    ) -> Done {
        Done {
            seq,
            by: entry.by,
            at: entry.at,
            plies,
            before,
            after,
            kept,
            came,
        }
    }

    /// What came of the act of that number.
    pub(super) fn came_of(
        number: usize,
        events: &[Event],
        under: &Regulations,
    ) -> Option<Box<[Came; 2]>> {
        let came =
            |event: &Event| matches!(event, Event::Ruled(_) | Event::Refused(_) | Event::Asked(_));
        let of = |lang| Came::of(number, events, under, lang);
        events.iter().any(came).then(|| Box::new(Lang::ALL.map(of)))
    }

    /// What was done, in a word.
    pub(crate) fn act(&self) -> &'static str {
        self.kept.act
    }

    /// The act, as it stands in the record.
    pub(crate) fn json(&self) -> ActJson {
        // What was written from an act can be read as one.
        serde_json::from_str(&self.kept.text).unwrap_or_default()
    }

    /// What came of it, said in a language.
    pub(crate) fn came(&self, lang: Lang) -> &Came {
        match &self.came {
            Some(came) => &came[lang as usize],
            None => &NOTHING,
        }
    }
}

impl Shown {
    /// What they show in that game; nothing in one without a clock.
    pub(crate) fn of(game: &Game, at: Millis) -> Option<Shown> {
        let standing = game.clocks(at)?;
        Some(Shown {
            white_ms: standing.white.0,
            black_ms: standing.black.0,
            running: standing.running.filter(|_| game.is_on()).map(Color::name),
        })
    }
}

#[test]
fn an_act_that_is_kept_comes_back_as_it_was() {
    let text =
        r#"{"at_ms":1500,"by":"black","act":"claim","ground":"repetition","intended":"Ng8"}"#;
    let json: ActJson = serde_json::from_str(text).unwrap();
    let kept = Kept::of(&json).unwrap();
    assert_eq!((kept.act, &*kept.text), ("claim", text));
    let entry = json.read(Millis::ZERO, None).unwrap();
    let done = Done::new(7, &entry, kept, 3, (None, None), None);
    assert_eq!(done.json(), json);
    assert_eq!(
        (done.act(), done.at, done.by),
        ("claim", Millis(1500), Seat::Black)
    );
    assert!(done.came(Lang::En).rulings.is_empty());
    let unknown = ActJson {
        act: "castle".to_owned(),
        ..ActJson::default()
    };
    assert!(Kept::of(&unknown).is_err());
}
