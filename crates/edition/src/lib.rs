//! Editions, clauses, provisions, citations: law with dates on it, and no chess.
