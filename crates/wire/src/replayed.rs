//! A game as a page replays it: each act with what came of it, the men and the clocks after it.

use crate::{Came, Cite, OutcomeJson, StandingJson, cites, obligations};
use flagfall_game::{Event, Game, HeaderError, told};
use flagfall_record::{Entry, Header};
use flagfall_words::{Lang, say_in};
use serde::Serialize;

/// A case or a game file, act by act under one edition.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReplayedJson {
    /// `case` or `game`.
    pub kind: &'static str,
    /// Which case of its file this is, from 1; 0 for a game.
    pub number: usize,
    /// The cases of the file; of a game file none.
    pub cases: Vec<CaseNameJson>,
    /// The heading of the file; empty for a game.
    pub topic: String,
    /// The heading of the case; empty for a game.
    pub title: String,
    /// The edition it is ruled under.
    pub edition: &'static str,
    /// What it is played under, as the file settles it: `40/120m:60m`, `guard = touch`.
    pub terms: Vec<String>,
    /// The moves that were completed before the first act.
    pub moves: Vec<String>,
    /// The table of the case; of a game none.
    pub table: Vec<ReadingJson>,
    /// What was ruled in all, in the words of a table.
    pub found: Option<ReadingJson>,
    /// Whether the table says the same; `null` where it says nothing of the edition.
    pub agrees: Option<bool>,
    /// The game before the first act.
    pub before: AtJson,
    /// Each act.
    pub steps: Vec<StepJson>,
    /// How the game ended; `null` while it is on.
    pub outcome: Option<OutcomeJson>,
    /// What binds a player at the end, in words.
    pub standing: Vec<SaidJson>,
}

/// A case of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CaseNameJson {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The line of its heading.
    pub line: usize,
    /// Its heading.
    pub title: String,
}

/// What some editions make of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReadingJson {
    /// The editions.
    pub editions: Vec<&'static str>,
    /// What they rule, in short.
    pub ruling: String,
    /// The articles that they cite.
    pub cites: Vec<String>,
}

/// One act and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepJson {
    /// Which act, counting from 0.
    pub number: usize,
    /// When, in milliseconds from the start.
    pub at_ms: i64,
    /// Who: a seat.
    pub by: &'static str,
    /// The act in words, without its full stop.
    pub act: String,
    /// What was ruled, refused and asked.
    pub came: Came,
    /// Whether it came to nothing at all: nobody took note of it.
    pub idle: bool,
    /// The game after it.
    pub after: AtJson,
}

/// The men and the clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AtJson {
    /// Where the men stand, hands and illegal moves included: the first field of a FEN.
    pub placement: String,
    /// The clocks; `null` without one.
    pub clocks: Option<StandingJson>,
}

/// A sentence and its clauses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidJson {
    /// The sentence.
    pub text: String,
    /// The clauses it rests on.
    pub cites: Vec<Cite>,
}

impl AtJson {
    /// A game as it stands.
    #[must_use]
    pub fn of(game: &Game) -> AtJson {
        let mut setup = game.position().setup();
        setup.board = game.board();
        let fen = setup.fen();
        AtJson {
            placement: fen.split(' ').next().unwrap_or_default().to_owned(),
            clocks: StandingJson::of(game),
        }
    }
}

/// A game replayed: where it stands, the events of each act, and what a page shows of them.
#[derive(Clone, Debug)]
pub struct Stepped {
    /// The game after the last act.
    pub game: Game,
    /// The events of each act.
    pub events: Vec<Vec<Event>>,
    /// The game before the first.
    pub before: AtJson,
    /// Each act.
    pub steps: Vec<StepJson>,
}

impl Stepped {
    /// Does the acts one by one, and says what came of each in a language.
    ///
    /// # Errors
    /// [`HeaderError`]: no game can begin so.
    pub fn of(header: Header, entries: &[Entry], lang: Lang) -> Result<Stepped, HeaderError> {
        let mut game = Game::new(header)?;
        let before = AtJson::of(&game);
        let mut all = Vec::with_capacity(entries.len());
        let mut steps = Vec::with_capacity(entries.len());
        for (number, entry) in entries.iter().enumerate() {
            let events = game.act(entry);
            steps.push(StepJson {
                number,
                at_ms: entry.at.0,
                by: entry.by.word(),
                act: say_in(lang, &told(entry.by, &entry.act, None)),
                came: Came::of(number, &events, &game.header().regulations, lang),
                idle: events.is_empty(),
                after: AtJson::of(&game),
            });
            all.push(events);
        }
        Ok(Stepped {
            game,
            events: all,
            before,
            steps,
        })
    }

    /// What it came to in the end.
    #[must_use]
    pub fn outcome(&self, lang: Lang) -> Option<OutcomeJson> {
        let under = &self.game.header().regulations;
        let ended = self.game.ended()?;
        Some(OutcomeJson::of(
            &ended.outcome,
            &ended.citations,
            under,
            lang,
        ))
    }

    /// What binds a player in the end, and why the game does not count where it was broken off.
    #[must_use]
    pub fn standing(&self, lang: Lang) -> Vec<SaidJson> {
        let cancelled = self.game.cancelled().map(|it| SaidJson {
            text: say_in(lang, &it.text),
            cites: cites(&it.citations),
        });
        let bound = obligations(&self.game, lang).into_iter();
        let bound = bound.map(|it| SaidJson {
            text: it.text,
            cites: it.cites,
        });
        cancelled.into_iter().chain(bound).collect()
    }
}
