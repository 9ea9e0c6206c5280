//! Time controls.

use crate::error;
use crate::json;
use flagfall_wire::{TimeJson, named_control};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// A time control: read from the PGN tag, from how players say it, or from the name of a preset.
///
/// >>> control = flagfall.TimeControl("40/90m+30s:30m+30s")
/// >>> control.pgn, control.classes["2023"]
/// ('40/5400+30:1800+30', 'standard')
/// >>> control.white["start_ms"]
/// 5430000
/// >>> flagfall.TimeControl("5m | 4m").words["fr"] != ""
/// True
/// >>> flagfall.TimeControl("5x")
/// Traceback (most recent call last):
/// flagfall.TimeControlError: `5x`: column 2: expected `h`, `m` or `s`; ...
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct TimeControl(TimeJson);

#[pymethods]
impl TimeControl {
    /// Reads a time control.
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<TimeControl> {
        let read = named_control(text);
        let (announced, setup) = read.map_err(|it| error::time(py, text, &it))?;
        Ok(TimeControl(TimeJson::of(text, &announced, setup.as_ref())))
    }

    /// The value of the PGN tag `TimeControl`.
    #[getter]
    fn pgn(&self) -> &str {
        &self.0.pgn
    }

    /// As players say it.
    #[getter]
    fn spoken(&self) -> &str {
        &self.0.spoken
    }

    /// In whole words, by language: `en`, `fr`.
    #[getter]
    fn words(&self) -> BTreeMap<&'static str, String> {
        self.0.words.clone()
    }

    /// `standard`, `rapid` or `blitz`, by edition; `class` in JSON.
    #[getter]
    fn classes(&self) -> BTreeMap<&'static str, &'static str> {
        self.0.class.clone()
    }

    /// White's time: `start_ms`, `periods`, `total_40_ms`, `total_60_ms`.
    #[getter]
    fn white<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.0.white)
    }

    /// Black's time.
    #[getter]
    fn black<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.0.black)
    }

    /// Everything, in the words of `flagfall time --json`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::loads(py, &self.0)
    }

    fn __str__(&self) -> &str {
        &self.0.spoken
    }

    fn __repr__(&self) -> String {
        format!("TimeControl('{}')", self.0.spoken)
    }
}
