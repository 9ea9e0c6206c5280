//! Where PGN comes from: paths, bytes, and whatever Python can read from.

use flagfall_library::unpacked;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::PathBuf;

/// So much is asked of an object of Python's at once, in bytes or characters.
const PART: usize = 1 << 16;

/// What is read, and its name in what is reported.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) bytes: Box<dyn Read + Send>,
}

/// Opens a source: the path of a file, bytes, or an object with `read`. Archives are opened.
pub(crate) fn open(object: &Bound<'_, PyAny>) -> PyResult<Source> {
    let (name, bytes) = raw(object)?;
    let py = object.py();
    let bytes = py.detach(|| unpacked(bytes))?;
    Ok(Source { name, bytes })
}

fn raw(object: &Bound<'_, PyAny>) -> PyResult<(String, Box<dyn Read + Send>)> {
    let is_bytes = object.is_instance_of::<PyBytes>()
        || object.is_instance_of::<PyByteArray>()
        || object.is_instance_of::<PyMemoryView>();
    if is_bytes {
        let copy = object.py().get_type::<PyBytes>().call1((object,))?;
        let bytes: Vec<u8> = copy.cast::<PyBytes>()?.as_bytes().to_vec();
        return Ok(("-".to_owned(), Box::new(Cursor::new(bytes))));
    }
    if object.hasattr("read")? {
        let name = object.getattr("name").and_then(|it| it.extract::<String>());
        let name = name.unwrap_or_else(|_| "-".to_owned());
        let reader = Pulled {
            object: object.clone().unbind(),
            part: Vec::new(),
            used: 0,
        };
        return Ok((name, Box::new(reader)));
    }
    let path: PathBuf = object.extract().map_err(|_| {
        let kind = object.get_type();
        PyTypeError::new_err(format!(
            "PGN is read from a path, bytes, or an object with read(), not from {kind}"
        ))
    })?;
    let file = File::open(&path).map_err(|error| unopened(object.py(), &path, error))?;
    Ok((path.display().to_string(), Box::new(file)))
}

/// The exception that Python itself raises, with the name of the file.
pub(crate) fn unopened(py: Python<'_>, path: &std::path::Path, error: io::Error) -> PyErr {
    let raised: PyErr = error.into();
    let named = raised.value(py).setattr("filename", path.as_os_str());
    named.err().unwrap_or(raised)
}

/// An object of Python's with `read`, which gives bytes or text.
struct Pulled {
    object: Py<PyAny>,
    part: Vec<u8>,
    used: usize,
}

impl Pulled {
    fn pull(&mut self) -> PyResult<()> {
        Python::attach(|py| {
            let given = self.object.bind(py).call_method1("read", (PART,))?;
            self.used = 0;
            if let Ok(bytes) = given.cast::<PyBytes>() {
                self.part = bytes.as_bytes().to_vec();
            } else if let Ok(text) = given.cast::<PyString>() {
                self.part = text.extract::<String>()?.into_bytes();
            } else {
                let kind = given.get_type();
                let says = format!("read() gave neither bytes nor text, but {kind}");
                return Err(PyTypeError::new_err(says));
            }
            Ok(())
        })
    }
}

impl Read for Pulled {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.used == self.part.len() {
            self.pull()?;
        }
        let left = &self.part[self.used..];
        let taken = left.len().min(buffer.len());
        buffer[..taken].copy_from_slice(&left[..taken]);
        self.used += taken;
        Ok(taken)
    }
}
