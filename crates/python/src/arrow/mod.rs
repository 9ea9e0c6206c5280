//! Many at once, on Arrow: what comes and goes through the PyCapsule interface.

pub(crate) mod check;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod positions;
mod rows;
