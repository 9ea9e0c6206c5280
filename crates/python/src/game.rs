//! The whole referee: acts in, rulings out.

use crate::acts;
use crate::board::Board;
use crate::error;
use crate::json;
use crate::place;
use flagfall_clock::Millis;
use flagfall_game::{Event, Game as Refereed, Ply};
use flagfall_notation::pgn::{Command, Termination};
use flagfall_record::{Entry, Header};
use flagfall_wire::{Came, GameFile, GameResult, OutcomeJson, StandingJson};
use flagfall_words::Lang;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A game under the Laws of one edition: acts are taken one by one, and each is answered with
/// rulings, refusals and questions, every one with the clauses it rests on.
///
/// The words are those of the game file (`docs/game-file.md`). A game begins from a game file, a
/// text or a dictionary, or from its fields; acts in the file are replayed.
///
/// >>> game = flagfall.Game(edition="2023", regulations={"time_control": "3m+2s"})
/// >>> _ = game.act("start", by="arbiter", side="white")
/// >>> for at, (by, move) in enumerate([("white", "e4"), ("black", "e5")]):
/// ...     _ = game.act("move", by=by, move=move, at_ms=at * 2000 + 1000)
/// ...     _ = game.act("press", by=by, at_ms=at * 2000 + 1500)
/// >>> game.act("resign", by="black", at_ms=9000)["rulings"][0]["decisions"][0]["kind"]
/// 'end'
/// >>> game.outcome()["white"], game.outcome()["ground"]
/// ('1', 'resignation')
#[pyclass(subclass, module = "flagfall")]
pub(crate) struct Game {
    game: Refereed,
    entries: Vec<Entry>,
    events: Vec<Vec<Event>>,
    /// How many half-moves stood after each act.
    plies: Vec<u32>,
}

impl Game {
    fn begin(py: Python<'_>, header: Header) -> PyResult<Game> {
        let game = Refereed::new(header).map_err(|it| error::header(py, &it))?;
        Ok(Game {
            game,
            entries: Vec::new(),
            events: Vec::new(),
            plies: Vec::new(),
        })
    }

    fn take(&mut self, entry: Entry) {
        self.events.push(self.game.act(&entry));
        self.plies.push(self.game.plies());
        self.entries.push(entry);
    }

    fn came(&self, act: usize, lang: Lang) -> Came {
        let under = &self.game.header().regulations;
        let events = self.events.get(act).map_or(&[][..], Vec::as_slice);
        Came::of(act, events, under, lang)
    }

    fn since(&self) -> Millis {
        self.entries.last().map_or(Millis(0), |it| it.at)
    }

    /// What was ruled while so many half-moves stood, as words of a comment.
    fn remarks(&self, plies: usize, lang: Lang) -> Vec<String> {
        let mut words = Vec::new();
        for (act, stood) in self.plies.iter().enumerate() {
            if usize::try_from(*stood) != Ok(plies) {
                continue;
            }
            for ruling in self.came(act, lang).rulings {
                let comment = format!("{{{}}}", Command::Ruling(ruling.text.into()));
                words.extend(comment.split_whitespace().map(str::to_owned));
            }
        }
        words
    }
}

/// The game file meant: a text, or a dictionary, and fields that stand before what it says.
fn file(
    py: Python<'_>,
    given: Option<&Bound<'_, PyAny>>,
    fields: Option<&Bound<'_, PyDict>>,
) -> PyResult<GameFile> {
    let whole = PyDict::new(py);
    whole.set_item("edition", "2023")?;
    if let Some(given) = given {
        let parsed = match given.cast::<PyDict>() {
            Ok(given) => given.clone(),
            Err(_) => {
                let text = json::dumps(given)?;
                // A text that is no JSON is told with its line and column.
                GameFile::parse(&text).map_err(|it| error::wire(py, &it))?;
                let loaded = py.import("json")?.call_method1("loads", (text,))?;
                loaded.cast_into::<PyDict>()?
            }
        };
        whole.update(parsed.as_mapping())?;
    }
    for (key, value) in fields.into_iter().flatten() {
        if !value.is_none() {
            whole.set_item(key, value)?;
        }
    }
    let text = json::dumps(whole.as_any())?;
    GameFile::parse(&text).map_err(|it| error::wire(py, &it))
}

#[pymethods]
impl Game {
    /// Begins a game from a game file, or from fields of one: `edition` (2023 if left out),
    /// `regulations`, `start`, `moves`, `clocks`, `acts`.
    #[new]
    #[pyo3(signature = (file=None, /, **fields))]
    fn new(
        py: Python<'_>,
        file: Option<&Bound<'_, PyAny>>,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let read = self::file(py, file, fields)?.read();
        let read = read.map_err(|it| error::wire(py, &it))?;
        let mut game = Game::begin(py, read.header)?;
        py.detach(|| read.entries.into_iter().for_each(|it| game.take(it)));
        Ok(game)
    }

    /// Takes an act: a dictionary or its JSON, or its name and its fields. Without `at_ms` it is
    /// at the instant of the act before. What came of it is a dictionary with `rulings`,
    /// `refusals` and `questions`, each with `cites` and `text`, in the language asked for.
    ///
    /// >>> game = flagfall.Game()
    /// >>> game.act({"by": "black", "act": "accept_draw"})["refusals"][0]["cites"][0]["article"]
    /// '9.1.2.1'
    /// >>> game.act("jump", by="white")
    /// Traceback (most recent call last):
    /// flagfall.GameFileError: act: expected one of: adjust touch lift release remove ...
    #[pyo3(signature = (act, /, *, lang="en", **fields))]
    fn act<'py>(
        &mut self,
        act: &Bound<'py, PyAny>,
        lang: &str,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let lang = place::lang(lang)?;
        let entry = acts::read(act, fields, self.since())?;
        self.take(entry);
        json::loads(act.py(), &self.came(self.entries.len() - 1, lang))
    }

    /// What would come of an act; nothing is changed.
    ///
    /// >>> game = flagfall.Game()
    /// >>> came = game.decide("resign", by="white")
    /// >>> came["rulings"][0]["decisions"][0]["kind"], game.outcome()
    /// ('end', None)
    #[pyo3(signature = (act, /, *, lang="en", **fields))]
    fn decide<'py>(
        &self,
        act: &Bound<'py, PyAny>,
        lang: &str,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let lang = place::lang(lang)?;
        let entry = acts::read(act, fields, self.since())?;
        let events = flagfall_game::decide(&self.game, &entry);
        let under = &self.game.header().regulations;
        json::loads(
            act.py(),
            &Came::of(self.entries.len(), &events, under, lang),
        )
    }

    /// Everything that came of the acts, and how the game stands: what `flagfall rule --json`
    /// prints.
    #[pyo3(signature = (lang="en"))]
    fn result<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        let lang = place::lang(lang)?;
        json::loads(py, &GameResult::of(&self.game, &self.events, lang))
    }

    /// How the game ended: `white` and `black` (their points), `ground`, `cites` …; `None` while it
    /// is on.
    #[pyo3(signature = (lang="en"))]
    fn outcome<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let lang = place::lang(lang)?;
        let under = &self.game.header().regulations;
        let ended = self.game.ended();
        ended
            .map(|it| {
                json::loads(
                    py,
                    &OutcomeJson::of(&it.outcome, &it.citations, under, lang),
                )
            })
            .transpose()
    }

    /// What binds a player, and the moves that satisfy it.
    #[pyo3(signature = (lang="en"))]
    fn obligations<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        let lang = place::lang(lang)?;
        json::loads(py, &flagfall_wire::obligations(&self.game, lang))
    }

    /// The readings at an instant, that of the last act if left out: `white_ms`, `black_ms`,
    /// `running`; `None` without a clock.
    #[pyo3(signature = (at_ms=None))]
    fn clocks<'py>(&self, py: Python<'py>, at_ms: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let standing = match at_ms {
            None => StandingJson::of(&self.game),
            Some(at) => self.game.clocks(Millis(at)).map(|it| StandingJson {
                white_ms: it.white.0,
                black_ms: it.black.0,
                running: it.running.map(|side| side.name().to_owned()),
            }),
        };
        json::loads(py, &standing)
    }

    /// The edition it is played under.
    #[getter]
    fn edition(&self) -> &'static str {
        self.game.header().edition.id()
    }

    /// Whose move it is.
    #[getter]
    fn turn(&self) -> &'static str {
        self.game.turn().name()
    }

    /// The board in the position in which the last move was made.
    fn board(&self) -> Board {
        Board::at(*self.game.position(), self.game.is_chess960())
    }

    /// The moves made, in algebraic notation; an illegal one that stands by its squares.
    #[getter]
    fn sans(&self) -> Vec<String> {
        let moves = self.game.moves().iter();
        moves.map(|it| it.san.to_string()).collect()
    }

    /// The game file: what it is played under and every act, to be replayed under the same Laws.
    ///
    /// >>> game = flagfall.Game(edition="2009")
    /// >>> _ = game.act("resign", by="white")
    /// >>> again = flagfall.Game(game.file())
    /// >>> again.result() == game.result()
    /// True
    fn file<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &GameFile::write(self.game.header(), &self.entries))
    }

    /// The game as PGN, with the clock's readings, and the rulings in comments of their own.
    /// `tags` are put before those that follow from the game.
    ///
    /// >>> game = flagfall.Game(moves="1. e4 e5")
    /// >>> print(game.pgn({"White": "Anna"}).splitlines()[4])
    /// [White "Anna"]
    #[pyo3(signature = (tags=None, *, lang="en"))]
    fn pgn(&self, tags: Option<&Bound<'_, PyDict>>, lang: &str) -> PyResult<String> {
        let lang = place::lang(lang)?;
        let mut named: Vec<(String, String)> = Vec::new();
        for (name, value) in tags.into_iter().flatten() {
            named.push((name.str()?.extract()?, value.str()?.extract()?));
        }
        let ended = self.game.ended().map(|it| it.outcome.result());
        let result = ended.and_then(|it| Termination::read(&it));
        let san = |it: &Ply| it.san.to_string();
        let remarks = |plies| self.remarks(plies, lang);
        let result = result.unwrap_or(Termination::Unknown);
        Ok(flagfall_wire::pgn(&self.game, named, result, san, remarks))
    }

    fn __len__(&self) -> usize {
        self.entries.len()
    }

    fn __bool__(&self) -> bool {
        true
    }

    fn __repr__(&self) -> String {
        let (edition, acts, fen) = (
            self.edition(),
            self.entries.len(),
            self.game.position().fen(),
        );
        format!("<Game {edition}, {acts} acts, {fen}>")
    }
}
