//! Acts, as Python gives them.

use crate::error;
use crate::json;
use flagfall_clock::Millis;
use flagfall_record::Entry;
use flagfall_wire::{ActJson, WireError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

/// An act from a dictionary or a text of JSON, or from its name and its fields; what is `None` is
/// left out.
pub(crate) fn read(
    act: &Bound<'_, PyAny>,
    fields: Option<&Bound<'_, PyDict>>,
    since: Millis,
) -> PyResult<Entry> {
    let py = act.py();
    let is_name = act
        .cast::<PyString>()
        .is_ok_and(|it| !it.to_string().trim_start().starts_with('{'));
    let text = match (is_name, act.cast::<PyDict>()) {
        (true, _) => json::dumps(&object(py, Some(act), fields)?)?,
        (false, Ok(given)) => {
            let whole = object(py, None, Some(given))?;
            if let Some(fields) = fields {
                whole.cast::<PyDict>()?.update(fields.as_mapping())?;
            }
            json::dumps(&whole)?
        }
        (false, Err(_)) => json::dumps(act)?,
    };
    let parsed = serde_json::from_str::<ActJson>(&text).map_err(|it| {
        let what = it.to_string();
        let what = what.split(" at line").next().unwrap_or(&what).to_owned();
        error::wire(py, &WireError::new("", "an act (docs/game-file.md)", what))
    })?;
    parsed.read(since, None).map_err(|it| error::wire(py, &it))
}

fn object<'py>(
    py: Python<'py>,
    name: Option<&Bound<'py, PyAny>>,
    fields: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let whole = PyDict::new(py);
    if let Some(name) = name {
        whole.set_item("act", name)?;
    }
    for (key, value) in fields.into_iter().flatten() {
        if !value.is_none() {
            whole.set_item(key, value)?;
        }
    }
    Ok(whole.into_any())
}
