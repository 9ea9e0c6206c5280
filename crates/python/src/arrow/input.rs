//! What Arrow data is taken from.

use crate::error::Error;
use arrow_array::cast::AsArray;
use arrow_array::ffi_stream::RecordBatchStreamReader;
use arrow_array::types::{Int64Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, RecordBatch, RecordBatchIterator, RecordBatchReader, StringArray, StructArray,
    make_array,
};
use arrow_data::ArrayData;
use arrow_pyarrow::FromPyArrow;
use arrow_schema::{ArrowError, DataType, Field, Schema};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::sync::Arc;

/// Batches, one after another.
pub(crate) type Batches = Box<dyn RecordBatchReader + Send>;

const TAKEN: &str = "a list of texts, or what has __arrow_c_stream__ or __arrow_c_array__: \
                     a table, column or reader of pyarrow, polars, DuckDB …";

/// Batches out of what Python has: a list of texts, a column, a table, a reader.
pub(crate) fn batches(object: &Bound<'_, PyAny>) -> PyResult<Batches> {
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        return listed(object);
    }
    // A column in several pieces (pyarrow) or of a table (polars, pandas) streams no rows.
    if object.hasattr("chunks")? && !object.hasattr("column_names")? {
        return listed(&object.getattr("chunks")?);
    }
    if object.hasattr("to_frame")? && !object.hasattr("columns")? {
        return batches(&object.call_method0("to_frame")?);
    }
    if object.hasattr("__arrow_c_stream__")? {
        let reader = RecordBatchStreamReader::from_pyarrow_bound(object)?;
        return Ok(Box::new(reader));
    }
    if object.hasattr("__arrow_c_array__")? {
        let data = ArrayData::from_pyarrow_bound(object)?;
        return Ok(once(of_array(make_array(data))?));
    }
    let kind = object.get_type();
    Err(PyTypeError::new_err(format!(
        "expected {TAKEN}; found {kind}"
    )))
}

/// A list: of texts (`None` for nothing), or of columns or tables of one kind.
fn listed(object: &Bound<'_, PyAny>) -> PyResult<Batches> {
    if let Ok(texts) = object.extract::<Vec<Option<String>>>() {
        let texts: StringArray = texts.into_iter().collect();
        return Ok(once(of_array(Arc::new(texts))?));
    }
    let mut all = Vec::new();
    let mut schema = None;
    for each in object.try_iter()? {
        let part = batches(&each?)?;
        schema.get_or_insert(part.schema());
        all.push(part);
    }
    let schema = schema.ok_or_else(|| PyTypeError::new_err(format!("expected {TAKEN}")))?;
    let rows = all.into_iter().flatten();
    Ok(Box::new(RecordBatchIterator::new(rows, schema)))
}

/// A batch of one column, or of the fields of a column of structs.
fn of_array(array: ArrayRef) -> PyResult<RecordBatch> {
    if let Some(rows) = array.as_any().downcast_ref::<StructArray>() {
        return Ok(RecordBatch::from(rows));
    }
    let field = Field::new("value", array.data_type().clone(), true);
    let schema = Arc::new(Schema::new(vec![field]));
    RecordBatch::try_new(schema, vec![array]).map_err(|it| failed(&it))
}

fn once(batch: RecordBatch) -> Batches {
    let schema = batch.schema();
    Box::new(RecordBatchIterator::new([Ok(batch)], schema))
}

/// What Arrow says as an exception.
pub(crate) fn failed(error: &ArrowError) -> PyErr {
    Error::new_err(error.to_string())
}

/// The place of a column: the one of that name, or, where none is named, the only one of texts.
pub(crate) fn column(schema: &Schema, name: Option<&str>, usual: &str) -> PyResult<usize> {
    let find = |name: &str| schema.fields().iter().position(|it| it.name() == name);
    let named = name.and_then(find).or_else(|| match name {
        Some(_) => None,
        None => find(usual),
    });
    let mut texts = (0..schema.fields().len()).filter(|at| is_text(schema.field(*at).data_type()));
    let only = match (name, texts.next(), texts.next()) {
        (None, Some(only), None) => Some(only),
        _ => None,
    };
    let found = named
        .or(only)
        .filter(|at| is_text(schema.field(*at).data_type()));
    found.ok_or_else(|| {
        let names: Vec<&String> = schema.fields().iter().map(|it| it.name()).collect();
        let wanted = name.unwrap_or(usual);
        Error::new_err(format!(
            "no column `{wanted}` of texts or bytes among {names:?}"
        ))
    })
}

/// The place of a column that may be missing.
pub(crate) fn optional(schema: &Schema, name: &str) -> Option<usize> {
    schema.fields().iter().position(|it| it.name() == name)
}

fn is_text(kind: &DataType) -> bool {
    use DataType::{Binary, BinaryView, LargeBinary, LargeUtf8, Utf8, Utf8View};
    matches!(
        kind,
        Utf8 | LargeUtf8 | Utf8View | Binary | LargeBinary | BinaryView
    )
}

/// The bytes of a text in a row; nothing where there is none.
pub(crate) fn text(column: &dyn Array, row: usize) -> Option<&[u8]> {
    if column.is_null(row) {
        return None;
    }
    Some(match column.data_type() {
        DataType::Utf8 => column.as_string::<i32>().value(row).as_bytes(),
        DataType::LargeUtf8 => column.as_string::<i64>().value(row).as_bytes(),
        DataType::Utf8View => column.as_string_view().value(row).as_bytes(),
        DataType::Binary => column.as_binary::<i32>().value(row),
        DataType::LargeBinary => column.as_binary::<i64>().value(row),
        DataType::BinaryView => column.as_binary_view().value(row),
        _ => return None,
    })
}

/// A number that is not negative in a row, where the column has such.
pub(crate) fn number(column: &dyn Array, row: usize) -> Option<u64> {
    if column.is_null(row) {
        return None;
    }
    match column.data_type() {
        DataType::Int64 => u64::try_from(column.as_primitive::<Int64Type>().value(row)).ok(),
        DataType::UInt64 => Some(column.as_primitive::<UInt64Type>().value(row)),
        _ => None,
    }
}
