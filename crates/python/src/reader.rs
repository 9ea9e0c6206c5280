//! PGN, read game by game.

use crate::error::Error;
use crate::read::PgnGame;
use crate::source::{self, Source};
use flagfall_notation::pgn::{Game, Limits, Reader};
use pyo3::prelude::*;
use std::io::Read;
use std::sync::{Mutex, PoisonError};

/// A stream of games.
pub(crate) type Games = Reader<Box<dyn Read + Send>>;

/// Reads a stream within the limits that a caller has set.
pub(crate) fn games(
    source: Source,
    encoding: Option<&str>,
    game_bytes: Option<usize>,
) -> PyResult<Games> {
    let usual = Limits::default();
    let limits = Limits {
        game_bytes: game_bytes.unwrap_or(usual.game_bytes),
        ..usual
    };
    let mut reader = Reader::with_limits(source.bytes, limits);
    if let Some(label) = encoding {
        let set = reader.set_encoding(label);
        set.map_err(|error| Error::new_err(format!("encoding `{label}`: {error}")))?;
    }
    Ok(reader)
}

/// The games of a PGN source, one after another.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct PgnReader(Mutex<Games>);

#[pymethods]
impl PgnReader {
    fn __iter__(slf: PyRef<'_, PgnReader>) -> PyRef<'_, PgnReader> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PgnGame>> {
        let next = py.detach(|| -> std::io::Result<Option<Game>> {
            let mut reader = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            reader.next().transpose()
        });
        Ok(next?.map(PgnGame::of))
    }
}

/// Reads PGN: an iterator of games that never gives up on a file. What is irregular is told by
/// each game's `faults`, with its place.
///
/// `source` is a path, bytes, or an open file, of bytes or of text; `.zst`, `.gz` and `.bz2` are
/// read as what they hold. `encoding` names that of what is not UTF-8, as `windows-1250`; it is
/// told from the letters of each game if left out. No more than `game_bytes` bytes (16 MiB) of a
/// game are kept.
///
/// >>> for game in flagfall.read_pgn(b'[White "Anna"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 d5 1/2-1/2'):
/// ...     print(game.tags, game.result, len(game.moves), [str(it) for it in game.faults])
/// {'White': 'Anna'} * 2 ["3:13: illegal_move: not a legal move: ...; perhaps Ke2: 'Ke3'"]
/// {} 1/2-1/2 2 []
#[pyfunction]
#[pyo3(signature = (source, *, encoding=None, game_bytes=None))]
pub(crate) fn read_pgn(
    source: &Bound<'_, PyAny>,
    encoding: Option<&str>,
    game_bytes: Option<usize>,
) -> PyResult<PgnReader> {
    let games = games(source::open(source)?, encoding, game_bytes)?;
    Ok(PgnReader(Mutex::new(games)))
}
