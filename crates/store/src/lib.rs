//! The append-only record of each game, on disk.
