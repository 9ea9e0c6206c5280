//! Games held against the Laws, one after another.

use crate::finding::{Note, Problem};
use crate::json;
use crate::place;
use crate::read::PgnGame;
use crate::reader::{self, Games};
use crate::source;
use flagfall_audit::{By, Checked, Judge};
use flagfall_library::{At, checked_game};
use flagfall_notation::pgn::Game;
use flagfall_wire::{self as wire, Summary};
use flagfall_words::Lang;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::io;
use std::sync::{Mutex, PoisonError};

/// So many games are judged at once at most; it begins with one, so that the first is told soon.
const GAMES: usize = 256;

/// Judges who work side by side, each with the rulebooks that he has met.
pub(crate) struct Bench(Vec<Judge>);

impl Bench {
    /// As many as there are cores where it is not said how many.
    pub(crate) fn new(by: By, jobs: Option<usize>) -> Bench {
        let jobs = jobs.unwrap_or_else(rayon::current_num_threads).max(1);
        Bench(vec![Judge::new(by); jobs])
    }

    /// Judges games, in their order.
    pub(crate) fn judge(&mut self, games: Vec<Game>) -> Vec<(Game, Checked)> {
        let share = games.len().div_ceil(self.0.len()).max(1);
        if let [judge] = &mut self.0[..] {
            let each = games.into_iter();
            return each
                .map(|game| {
                    let checked = judge.judge(&game);
                    (game, checked)
                })
                .collect();
        }
        let judged: Vec<Vec<Checked>> = games
            .par_chunks(share)
            .zip(self.0.par_iter_mut())
            .map(|(games, judge)| games.iter().map(|it| judge.judge(it)).collect())
            .collect();
        games
            .into_iter()
            .zip(judged.into_iter().flatten())
            .collect()
    }
}

/// Counts what a judged game adds to the figures.
pub(crate) fn count(all: &mut Summary, game: &wire::CheckedGame) {
    all.games += 1;
    all.plies += game.plies as u64;
    all.games_with_problems += usize::from(!game.problems.is_empty());
    for it in &game.problems {
        *all.problems.entry(it.kind.clone()).or_default() += 1;
    }
    for it in &game.notes {
        *all.notes.entry(it.kind.clone()).or_default() += 1;
    }
}

/// What is being judged.
struct State {
    games: Games,
    bench: Bench,
    /// How many are read at once.
    many: usize,
    number: usize,
    ready: VecDeque<(Game, wire::CheckedGame)>,
    summary: Summary,
    /// What broke the reading off; it is told once what was read before is.
    broken: Option<io::Error>,
}

impl State {
    fn fill(&mut self, file: &str) {
        let mut games = Vec::with_capacity(self.many);
        while games.len() < self.many {
            match self.games.next() {
                Some(Ok(game)) => games.push(game),
                Some(Err(error)) => {
                    self.broken = Some(error);
                    break;
                }
                None => break,
            }
        }
        self.many = (self.many * 4).min(GAMES);
        for (game, checked) in self.bench.judge(games) {
            self.number += 1;
            let at = At {
                file,
                number: self.number,
                base: 0,
            };
            let row = checked_game(at, &game, &checked, Lang::En);
            count(&mut self.summary, &row);
            self.ready.push_back((game, row));
        }
    }
}

/// Games held against the Laws, one after another.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct Checks {
    file: String,
    state: Mutex<State>,
}

#[pymethods]
impl Checks {
    fn __iter__(slf: PyRef<'_, Checks>) -> PyRef<'_, Checks> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<CheckedGame>> {
        let next = py.detach(|| {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if state.ready.is_empty() && state.broken.is_none() {
                state.fill(&self.file);
            }
            match (state.ready.pop_front(), state.broken.take()) {
                (Some(it), broken) => {
                    state.broken = broken;
                    Ok(Some(it))
                }
                (None, Some(error)) => Err(error),
                (None, None) => Ok(None),
            }
        });
        next?
            .map(|(game, row)| CheckedGame::of(py, game, row))
            .transpose()
    }

    /// The figures of what was judged so far, as `flagfall check --json` ends with: `games`,
    /// `plies`, `games_with_problems`, and `problems` and `notes` by kind.
    ///
    /// >>> checks = flagfall.check(b"1. e4 e5 2. Ke3 *")
    /// >>> _ = list(checks)
    /// >>> checks.summary()["problems"]
    /// {'illegal_move': 1}
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        json::loads(py, &state.summary)
    }
}

/// A game held against the Laws.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct CheckedGame {
    row: wire::CheckedGame,
    /// What is wrong, in the order of the file.
    #[pyo3(get)]
    problems: Vec<Py<Problem>>,
    /// What is lawful and worth knowing, in the order of the moves.
    #[pyo3(get)]
    notes: Vec<Py<Note>>,
    /// The game itself.
    #[pyo3(get)]
    pgn: Py<PgnGame>,
}

impl CheckedGame {
    fn of(py: Python<'_>, game: Game, row: wire::CheckedGame) -> PyResult<CheckedGame> {
        let problems = row.problems.iter().map(|it| Py::new(py, Problem::of(it)));
        let notes = row.notes.iter().map(|it| Py::new(py, Note::of(it)));
        Ok(CheckedGame {
            problems: problems.collect::<PyResult<_>>()?,
            notes: notes.collect::<PyResult<_>>()?,
            pgn: Py::new(py, PgnGame::of(game))?,
            row,
        })
    }
}

#[pymethods]
impl CheckedGame {
    /// The file, `-` where there is none.
    #[getter]
    fn file(&self) -> &str {
        &self.row.file
    }

    /// Which game of the file, from 1.
    #[getter]
    fn game(&self) -> usize {
        self.row.game
    }

    /// The line on which it begins, from 1.
    #[getter]
    fn line(&self) -> usize {
        self.row.line
    }

    /// The byte at which it begins, from 0.
    #[getter]
    fn byte(&self) -> u64 {
        self.row.byte
    }

    /// White's name.
    #[getter]
    fn white(&self) -> &str {
        &self.row.white
    }

    /// Black's name.
    #[getter]
    fn black(&self) -> &str {
        &self.row.black
    }

    /// The result, as the game has it.
    #[getter]
    fn result(&self) -> &str {
        &self.row.result
    }

    /// The half-moves that could be played.
    #[getter]
    fn plies(&self) -> usize {
        self.row.plies
    }

    /// The position after them.
    #[getter]
    fn final_fen(&self) -> &str {
        &self.row.final_fen
    }

    /// What ended the game on the board: `checkmate`, `stalemate`, `dead_position` …
    #[getter]
    fn ended_by(&self) -> Option<&str> {
        self.row.ended_by.as_deref()
    }

    /// The edition it was held against.
    #[getter]
    fn edition(&self) -> &str {
        &self.row.edition
    }

    /// The class whose rules it falls under: `standard`, `rapid` or `blitz`; `class` in JSON.
    #[getter]
    fn time_class(&self) -> &str {
        &self.row.class
    }

    /// Where it was lost on time and there are readings: `borne_out`, `possible`, `not_running` or
    /// `unknown`.
    #[getter]
    fn time_forfeit(&self) -> Option<&str> {
        self.row.time_forfeit.as_deref()
    }

    /// The same as a dictionary, in the words of `flagfall check --json`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.row)
    }

    /// The line of `flagfall check --json`.
    fn to_json(&self) -> PyResult<String> {
        json::text(&self.row)
    }

    fn __bool__(&self) -> bool {
        self.row.problems.is_empty()
    }

    fn __repr__(&self) -> String {
        let it = &self.row;
        let found = it.problems.len();
        format!(
            "<CheckedGame {} of {}: {} - {} {}, {found} problems>",
            it.game, it.file, it.white, it.black, it.result
        )
    }
}

/// Holds the games of a PGN source against the Laws: an iterator of judged games, in their order.
///
/// `source`, `encoding` and `game_bytes` are those of `read_pgn`. `edition` is one of `editions()`,
/// or `by-date` for the one in force on the day of each game. So many games as `jobs` says are
/// judged side by side, as many as there are cores if left out; the interpreter is released.
///
/// >>> for game in flagfall.check(b"1. f3 e5 2. g4 Qh4# 1-0"):
/// ...     for problem in game.problems:
/// ...         print(problem.kind, problem.article, game.ended_by)
/// result_contradicts_position 5.1.1 checkmate
#[pyfunction]
#[pyo3(signature = (source, *, edition="2023", encoding=None, game_bytes=None, jobs=None))]
pub(crate) fn check(
    source: &Bound<'_, PyAny>,
    edition: &str,
    encoding: Option<&str>,
    game_bytes: Option<usize>,
    jobs: Option<usize>,
) -> PyResult<Checks> {
    let by = place::by(edition)?;
    let source = source::open(source)?;
    let file = source.name.clone();
    let games = reader::games(source, encoding, game_bytes)?;
    let state = State {
        games,
        bench: Bench::new(by, jobs),
        many: 1,
        number: 0,
        ready: VecDeque::new(),
        summary: Summary::default(),
        broken: None,
    };
    let state = Mutex::new(state);
    Ok(Checks { file, state })
}
