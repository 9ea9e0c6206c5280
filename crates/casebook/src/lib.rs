//! Reads cases, replays them, and holds the rulings against what they should be.
