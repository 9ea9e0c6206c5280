//! Squares, men, positions and moves; which moves are legal (Articles 1–3).
