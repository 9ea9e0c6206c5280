//! What came of games, in figures and as one number that two runs can be compared by.

use flagfall_game::Event;
use std::fmt::{self, Write as _};

/// How often acts came to what, and a hash of every word of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Acts, refused ones too.
    pub acts: u64,
    /// Rulings.
    pub rulings: u64,
    /// Refusals.
    pub refusals: u64,
    /// Questions.
    pub questions: u64,
    /// Games that came to an end.
    pub ended: u64,
    /// The hash: of several games, the sum of theirs, whatever the order.
    pub hash: u64,
}

impl Tally {
    /// Takes up what came of one act.
    pub(crate) fn take(&mut self, events: &[Event]) {
        let mut hash = Words(self.hash ^ OFFSET);
        for event in events {
            match event {
                Event::Ruled(it) => {
                    self.rulings += 1;
                    hash.say(format_args!("ruled {it:?}"));
                }
                Event::Refused(it) => {
                    self.refusals += 1;
                    hash.say(format_args!("refused {it:?}"));
                }
                Event::Asked(it) => {
                    self.questions += 1;
                    hash.say(format_args!("asked {it:?}"));
                }
                Event::Made(ply) => hash.say(format_args!("made {}", ply.san)),
                Event::TimeIs(at) => hash.say(format_args!("at {at:?}")),
                _ => hash.say(format_args!(".")),
            }
        }
        self.acts += 1;
        self.hash = hash.0;
    }

    /// Takes up how a game ends or stands.
    pub(crate) fn close(&mut self, game: &flagfall_game::Game) {
        let mut hash = Words(self.hash ^ OFFSET);
        hash.say(format_args!("{:?}", game.ended().map(|it| it.outcome)));
        hash.say(format_args!("{:?}", game.clocks(game.now())));
        hash.say(format_args!("{:?}", game.position().identity()));
        self.games += 1;
        self.ended += u64::from(!game.is_on());
        self.hash = hash.0;
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            acts: self.acts + other.acts,
            rulings: self.rulings + other.rulings,
            refusals: self.refusals + other.refusals,
            questions: self.questions + other.questions,
            ended: self.ended + other.ended,
            hash: self.hash.wrapping_add(other.hash),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} ended, {} acts, {} rulings, {} refusals, {} questions, hash {:016x}",
            self.games,
            self.ended,
            self.acts,
            self.rulings,
            self.refusals,
            self.questions,
            self.hash
        )
    }
}

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a over all that is written.
struct Words(u64);

impl Words {
    fn say(&mut self, words: fmt::Arguments<'_>) {
        // What only hashes cannot fail.
        let _ = self.write_fmt(words);
    }
}

impl fmt::Write for Words {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
