//! The chess clock: periods, increment and delay, as arithmetic on instants it is given.
