//! Moves in the notations and languages there are.

use crate::error::{self, MoveError};
use flagfall_board::{Move as Played, Position, Role};
use flagfall_notation::spoken::Tongue;
use flagfall_notation::style::Style;
use flagfall_notation::{Language, Reader, braille, iccf, san, uci};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The notations by which moves are written and read.
const FORMS: [&str; 9] = [
    "san", "official", "short", "lan", "figurine", "uci", "iccf", "spoken", "braille",
];

/// The languages of the men's letters: a dictionary each, with `code`, `name`, `english`, and
/// `letters` by the man's name.
///
/// >>> letters = {it["code"]: it["letters"] for it in flagfall.languages()}
/// >>> letters["de"]["knight"], len(letters) >= 50
/// ('S', True)
#[pyfunction]
pub(crate) fn languages(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let each = Language::ALL.iter().map(|it| {
        let letters = PyDict::new(py);
        for role in Role::ALL {
            letters.set_item(role.name(), it.letter(role))?;
        }
        let language = PyDict::new(py);
        language.set_item("code", it.code)?;
        language.set_item("name", it.name)?;
        language.set_item("english", it.english)?;
        language.set_item("letters", letters)?;
        Ok(language)
    });
    each.collect()
}

fn language(code: &str) -> PyResult<&'static Language> {
    let codes = || Language::ALL.iter().map(|it| it.code).collect::<Vec<_>>();
    Language::from_code(code).ok_or_else(|| error::word("lang", code, &codes()))
}

fn tongue(code: Option<&str>) -> PyResult<Tongue> {
    let code = code.unwrap_or("en");
    let says = || error::word("lang of spoken moves", code, &["en", "fr", "de"]);
    Tongue::from_code(code).ok_or_else(says)
}

fn style(form: &str, lang: Option<&str>) -> PyResult<Option<Style>> {
    let style = match form {
        "san" => Style::PGN,
        "official" => Style::OFFICIAL,
        "short" => Style::SHORT,
        "lan" => Style::LONG,
        "figurine" => return Ok(Some(Style::FIGURINE)),
        _ => return Ok(None),
    };
    Ok(Some(match lang {
        Some(code) => style.spelled_in(language(code)?),
        None => style,
    }))
}

/// A legal move in a notation, and a language where it has one.
pub(crate) fn write(
    position: &Position,
    played: Played,
    chess960: bool,
    form: &str,
    lang: Option<&str>,
) -> PyResult<String> {
    if let Some(style) = style(form, lang)? {
        return Ok(style.write(position, played));
    }
    match form {
        "uci" => Ok(uci::write(position, played, chess960)),
        "iccf" => Ok(iccf::write(position, played, chess960)),
        "spoken" => Ok(tongue(lang)?.announce(position, played)),
        "braille" => Ok(braille::write(position, played)),
        _ => Err(error::word("form", form, &FORMS)),
    }
}

/// The move that a text in a notation stands for. Algebraic notation is read leniently, and where
/// it is no move in the notation that is asked for, it is said what it might be.
pub(crate) fn read(
    py: Python<'_>,
    position: &Position,
    text: &str,
    chess960: bool,
    form: &str,
    lang: Option<&str>,
) -> PyResult<Played> {
    let wrong =
        |says: String, nearest: &[String]| error::of_move(py, says, text, position.fen(), nearest);
    match form {
        "uci" => {
            return uci::read(position, text, chess960).map_err(|it| wrong(it.to_string(), &[]));
        }
        "iccf" => return iccf::read(position, text).map_err(|it| wrong(it.to_string(), &[])),
        "spoken" => {
            let read = tongue(lang)?.understand(position, text);
            return read.map_err(|it| wrong(it.to_string(), it.might_be()));
        }
        "braille" => return braille::read(position, text).map_err(|it| wrong(it.to_string(), &[])),
        "san" if lang.is_none() => {
            let read = san::read(position, text);
            return read.map_err(|it| wrong(it.to_string(), it.might_be()));
        }
        _ => {}
    }
    let Some(style) = style(form, lang)? else {
        return Err(error::word("form", form, &FORMS));
    };
    let reader = match (form, lang) {
        ("san", Some(code)) => Reader::of(language(code)?),
        _ => Reader::lenient(style),
    };
    let read = reader.read(position, text);
    let read = read.map_err(|it| wrong(it.to_string(), it.might_be()))?;
    let says = || MoveError::new_err(format!("`{text}` passes the turn, which is no move"));
    read.played.ok_or_else(says)
}
