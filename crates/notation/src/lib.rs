//! SAN, UCI and PGN: the game in writing.
