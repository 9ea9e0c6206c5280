//! The `flagfall` command.

fn main() {}
