//! Errors as exceptions that name the place.

use flagfall_board::FenOrSetupError;
use flagfall_clock::NotationError;
use flagfall_game::HeaderError;
use flagfall_wire::WireError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    flagfall,
    Error,
    PyValueError,
    "What Flagfall cannot take. It is a ValueError, and says what stands where and what would do."
);
create_exception!(
    flagfall,
    FenError,
    Error,
    "A text that is no FEN, or a position that cannot be played from.\n\n\
     `field` is the field, `column` its character from 1, `expected` what would be accepted."
);
create_exception!(
    flagfall,
    MoveError,
    Error,
    "A text or a move that is no legal move.\n\n\
     `text` is what was given, `fen` the position, `nearest` the legal moves it may stand for."
);
create_exception!(
    flagfall,
    TimeControlError,
    Error,
    "A time control that cannot be read.\n\n\
     `column` is the character from 1, `expected` what would be accepted, `cure` the way out."
);
create_exception!(
    flagfall,
    GameFileError,
    Error,
    "A game file or an act that makes no sense.\n\n\
     `place` is where (`acts[3].square`), `expected` what would do, `found` what stands there."
);

/// Puts what is to be known into the exception, by name.
fn with<'py, T: IntoPyObject<'py>>(py: Python<'py>, error: PyErr, name: &str, value: T) -> PyErr {
    match error.value(py).setattr(name, value) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A FEN that cannot be taken.
pub(crate) fn fen(py: Python<'_>, error: &FenOrSetupError) -> PyErr {
    let new = FenError::new_err(error.to_string());
    match error {
        FenOrSetupError::Fen(it) => {
            let new = with(py, new, "field", it.field().name());
            let new = with(py, new, "column", it.range().start + 1);
            with(py, new, "expected", it.expected())
        }
        FenOrSetupError::Setup(it) => {
            let first = it.faults().first();
            let new = with(py, new, "field", first.map(|it| it.field().name()));
            let faults: Vec<String> = it.faults().iter().map(ToString::to_string).collect();
            let new = with(py, new, "column", None::<usize>);
            with(py, new, "expected", faults.join("; "))
        }
    }
}

/// A text that is no legal move of a position.
pub(crate) fn of_move(
    py: Python<'_>,
    says: String,
    text: &str,
    fen: String,
    nearest: &[String],
) -> PyErr {
    let new = with(py, MoveError::new_err(says), "text", text);
    let new = with(py, new, "fen", fen);
    with(py, new, "nearest", nearest)
}

/// A time control that cannot be read.
pub(crate) fn time(py: Python<'_>, text: &str, error: &NotationError) -> PyErr {
    let says = format!("`{text}`: {error}");
    let new = with(py, TimeControlError::new_err(says), "column", error.column);
    let new = with(py, new, "expected", error.expected.to_string());
    with(py, new, "cure", error.cure.to_string())
}

/// A game file or an act that cannot be taken.
pub(crate) fn wire(py: Python<'_>, error: &WireError) -> PyErr {
    let new = GameFileError::new_err(error.to_string());
    let new = with(py, new, "place", &error.place);
    let new = with(py, new, "expected", &error.expected);
    with(py, new, "found", &error.found)
}

/// A game that cannot begin.
pub(crate) fn header(py: Python<'_>, error: &HeaderError) -> PyErr {
    let says = error.to_string();
    let place = match error {
        HeaderError::Start(_) => "start",
        HeaderError::Move { .. } => "moves",
        HeaderError::NoClock => "clocks",
        HeaderError::Federation(..) => "regulations",
    };
    let new = with(py, GameFileError::new_err(says.clone()), "place", place);
    let new = with(py, new, "expected", "a game that can begin");
    with(py, new, "found", says)
}

/// A word that is none of those that are known here.
pub(crate) fn word(what: &str, found: &str, known: &[&str]) -> PyErr {
    let known = known.join(", ");
    Error::new_err(format!("{what}: `{found}` is none of: {known}"))
}
