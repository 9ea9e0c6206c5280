//! The one text form of acts, written and read.
