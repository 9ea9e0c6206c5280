//! How much an event takes. Everything here comes from outside, so everything has a limit.

/// The longest name: of a player, a place, an arbiter; in characters.
pub const MAX_NAME: usize = 80;
/// The longest text that is more than a name: a reason; in characters.
pub const MAX_LONG: usize = 1_000;
/// The most players.
pub const MAX_PLAYERS: usize = 4_000;
/// The most rounds.
pub const MAX_ROUNDS: u16 = 99;
/// The most boards of a round.
pub const MAX_BOARDS: u16 = 2_000;
/// The longest delay for spectators: a day.
pub const MAX_DELAY_MS: i64 = 86_400_000;
/// The longest text that is read as TRF or CSV, in bytes.
pub const MAX_SOURCE: usize = 4 * 1024 * 1024;
