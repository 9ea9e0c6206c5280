//! What Arrow data is given as: objects that any library of Arrow's takes without a copy.

use super::input::{Batches, failed};
use crate::error::Error;
use arrow_array::ffi::FFI_ArrowSchema;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{RecordBatch, RecordBatchIterator, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::sync::{Mutex, PoisonError};

/// A table in memory, given to others through Arrow's PyCapsule interface: `pyarrow.table(it)`,
/// `polars.DataFrame(it)`, and `it` in a query of DuckDB's.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct ArrowTable {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

/// Batches that are made as they are taken, given to others through Arrow's PyCapsule interface:
/// `pyarrow.RecordBatchReader.from_stream(it)`. It can be taken once.
#[pyclass(frozen, module = "flagfall")]
pub(crate) struct ArrowStream {
    schema: SchemaRef,
    reader: Mutex<Option<Batches>>,
}

impl ArrowTable {
    pub(crate) fn new(schema: SchemaRef, batches: Vec<RecordBatch>) -> ArrowTable {
        ArrowTable { schema, batches }
    }
}

impl ArrowStream {
    pub(crate) fn new(reader: impl RecordBatchReader + Send + 'static) -> ArrowStream {
        ArrowStream {
            schema: reader.schema(),
            reader: Mutex::new(Some(Box::new(reader))),
        }
    }

    fn taken(&self) -> PyResult<Batches> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let says = || Error::new_err("these batches were taken already: ask for them anew");
        reader.take().ok_or_else(says)
    }
}

fn stream(py: Python<'_>, reader: Batches) -> PyResult<Bound<'_, PyCapsule>> {
    let stream = FFI_ArrowArrayStream::new(reader);
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

fn schema_of<'py>(py: Python<'py>, schema: &SchemaRef) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema.as_ref()).map_err(|it| failed(&it))?;
    PyCapsule::new_with_value(py, schema, c"arrow_schema")
}

fn names(schema: &SchemaRef) -> Vec<String> {
    let fields = schema.fields().iter();
    fields.map(|it| it.name().clone()).collect()
}

#[pymethods]
impl ArrowTable {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A wish that a producer is free not to grant.
        let _ = requested_schema;
        let rows: Vec<_> = self.batches.iter().cloned().map(Ok).collect();
        let schema = SchemaRef::clone(&self.schema);
        stream(py, Box::new(RecordBatchIterator::new(rows, schema)))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_of(py, &self.schema)
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    fn __len__(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __repr__(&self) -> String {
        let (rows, columns) = (self.__len__(), names(&self.schema).join(", "));
        format!("<ArrowTable of {rows} rows: {columns}>")
    }
}

#[pymethods]
impl ArrowStream {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        stream(py, self.taken()?)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_of(py, &self.schema)
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        names(&self.schema)
    }

    /// The whole as a table in memory, made with the interpreter released. A reader that takes the
    /// stream itself decides whether it holds the interpreter: pyarrow and DuckDB do not.
    ///
    /// >>> len(flagfall.check_batches(["1. e4 e5 2. Ke3 *"]).table())
    /// 1
    fn table(&self, py: Python<'_>) -> PyResult<ArrowTable> {
        let reader = self.taken()?;
        let made: Result<Vec<RecordBatch>, ArrowError> = py.detach(|| reader.collect());
        let schema = SchemaRef::clone(&self.schema);
        Ok(ArrowTable::new(schema, made.map_err(|it| failed(&it))?))
    }

    fn __repr__(&self) -> String {
        format!("<ArrowStream: {}>", names(&self.schema).join(", "))
    }
}
