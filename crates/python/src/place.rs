//! Squares, sides, editions and the like, as Python names them.

use crate::error::{self, Error};
use flagfall_audit::By;
use flagfall_board::{Color, Role, Square};
use flagfall_edition::Edition;
use flagfall_library::Share;
use flagfall_wire::act_names;
use flagfall_words::Lang;
use pyo3::prelude::*;
use std::path::PathBuf;

/// No file is cut into more shares.
const SHARES_MAX: u32 = 1_000_000;

/// A square by its name (`"e4"`), or by its number from a1 = 0 to h8 = 63.
#[derive(Clone, Copy)]
pub(crate) struct Spot(pub(crate) Square);

impl<'a, 'py> FromPyObject<'a, 'py> for Spot {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Spot> {
        if let Ok(number) = object.extract::<usize>() {
            let square = Square::from_index(number);
            let says = || Error::new_err(format!("a square is 0 to 63 or a1 to h8, not {number}"));
            return square.map(Spot).ok_or_else(says);
        }
        let name: String = object.extract()?;
        let says = || Error::new_err(format!("a square is a1 to h8 or 0 to 63, not `{name}`"));
        name.parse().map(Spot).map_err(|_| says())
    }
}

/// A side: `"white"` or `"black"`; `True` and `False` are taken for them too.
#[derive(Clone, Copy)]
pub(crate) struct Side(pub(crate) Color);

impl<'a, 'py> FromPyObject<'a, 'py> for Side {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Side> {
        if let Ok(white) = object.extract::<bool>() {
            return Ok(Side(if white { Color::White } else { Color::Black }));
        }
        let name: String = object.extract()?;
        let found = Color::ALL.into_iter().find(|it| it.name() == name);
        let says = || error::word("side", &name, &["white", "black"]);
        found.map(Side).ok_or_else(says)
    }
}

/// A man by its name (`"queen"`) or letter.
pub(crate) fn role(name: &str) -> PyResult<Role> {
    let letter = |it: &Role| name.len() == 1 && name.eq_ignore_ascii_case(&it.letter().to_string());
    let found = Role::ALL
        .into_iter()
        .find(|it| it.name() == name || letter(it));
    let names: Vec<&str> = Role::ALL.iter().map(|it| it.name()).collect();
    found.ok_or_else(|| error::word("piece", name, &names))
}

/// An edition by its id.
pub(crate) fn edition(id: &str) -> PyResult<Edition> {
    let ids: Vec<&str> = Edition::ALL.iter().map(|it| it.id()).collect();
    Edition::from_id(id).ok_or_else(|| error::word("edition", id, &ids))
}

/// By which edition games are judged: its id, or `by-date`.
pub(crate) fn by(id: &str) -> PyResult<By> {
    match id {
        "by-date" => Ok(By::Date),
        _ => edition(id).map(By::Edition),
    }
}

/// A language in which rulings are said.
pub(crate) fn lang(tag: &str) -> PyResult<Lang> {
    Lang::of(tag).ok_or_else(|| error::word("lang", tag, &["en", "fr"]))
}

/// The editions of the Laws, oldest first, by the ids under which everything here takes them.
///
/// >>> flagfall.editions()[-1]
/// '2023'
#[pyfunction]
pub(crate) fn editions() -> Vec<&'static str> {
    Edition::ALL.iter().map(|it| it.id()).collect()
}

/// Every act there is, and the fields that belong to it, in their order.
///
/// >>> dict(flagfall.act_fields())["release"]
/// ['from', 'to']
#[pyfunction]
pub(crate) fn act_fields() -> Vec<(&'static str, Vec<&'static str>)> {
    let acts = act_names().iter();
    acts.map(|(name, fields)| (*name, fields.to_vec()))
        .collect()
}

/// Where a PGN file may be cut into `count` shares without reading it: pairs of bytes, each from
/// where a game begins to where another does (`None` for the end of the file).
///
/// A file that is packed (`.zst`, `.gz`, `.bz2`) or in UTF-16 is not cut: one share has it all,
/// and the others begin and end at 0.
///
/// >>> import os, tempfile
/// >>> path = os.path.join(tempfile.mkdtemp(), "a.pgn")
/// >>> _ = open(path, "w").write('[Event "?"]\n\n1. e4 e5 *\n\n' * 100)
/// >>> flagfall.shares(path, 2)
/// [(0, 1250), (1250, None)]
#[pyfunction]
pub(crate) fn shares(
    py: Python<'_>,
    path: PathBuf,
    count: u32,
) -> PyResult<Vec<(u64, Option<u64>)>> {
    if !(1..=SHARES_MAX).contains(&count) {
        let says = format!("count: 1 to {SHARES_MAX}, not {count}");
        return Err(Error::new_err(says));
    }
    let each = (1..=count).map(|index| Share { index, of: count }.range(&path, 0));
    Ok(py.detach(|| each.collect::<Result<_, _>>())?)
}
