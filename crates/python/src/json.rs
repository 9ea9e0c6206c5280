//! JSON and the dictionaries of Python, by the interpreter's own module.

use crate::error::Error;
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::Serialize;

/// Plain data as Python has it.
pub(crate) fn loads<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = text(value)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Plain data as a text.
pub(crate) fn text(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| Error::new_err(error.to_string()))
}

/// The text of what Python has: a text as it stands, all else as JSON.
pub(crate) fn dumps(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return text.extract();
    }
    let dumped = value.py().import("json")?.call_method1("dumps", (value,))?;
    dumped.extract()
}
