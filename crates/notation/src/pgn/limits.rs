//! How much is taken from a text that nobody vouches for.

/// What a reader takes from one game before it breaks off. Whatever the file, the memory needed
/// is bounded by these: about ten times `game_bytes`, and some hundred bytes for each of `depth`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a game's text, at most 4 GiB; what follows is skipped up to the next tag
    /// section. What is left out of comments does not count.
    pub game_bytes: usize,
    /// The bytes of a comment; the rest of a longer one is left out, and the game goes on after
    /// it.
    pub comment_bytes: usize,
    /// How deep variations are kept one in another; deeper ones are left out.
    pub depth: usize,
    /// How many tags of a game are kept.
    pub tags: usize,
    /// How many faults of a game are listed.
    pub faults: usize,
}

impl Default for Limits {
    /// Games of 16 MiB, comments of 1 MiB, variations 10,000 deep, 1,000 tags, 100 faults.
    fn default() -> Limits {
        Limits {
            game_bytes: 16 << 20,
            comment_bytes: 1 << 20,
            depth: 10_000,
            tags: 1_000,
            faults: 100,
        }
    }
}
