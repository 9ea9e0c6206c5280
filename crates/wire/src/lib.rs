//! The JSON of the outside world, and the way between it and our own types.
