//! A game of a PGN file, held against the Laws.
