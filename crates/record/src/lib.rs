//! Acts and their record: what happened at the board, in order.
