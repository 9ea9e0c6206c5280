//! Decide and evolve: the arbiter's desk.
