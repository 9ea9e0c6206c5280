//! What the house does for itself.

fn main() {}
