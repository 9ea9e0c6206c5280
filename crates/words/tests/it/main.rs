//! Nothing is missing in a language: the files, held against each other and against the sources.

mod clauses;
mod files;
mod messages;
mod sources;
