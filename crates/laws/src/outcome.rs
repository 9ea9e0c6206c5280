//! The score and what ended the game, together.

use flagfall_board::Color;
use flagfall_say::{Text, say};

/// One player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

/// The score and what ended the game, together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// White's score.
    pub white: Score,
    /// Black's score.
    pub black: Score,
    /// What ended the game.
    pub ending: Ending,
    /// The game was not played (10.1, the glossary's +/-).
    pub unplayed: bool,
}

impl Outcome {
    /// That score of White's and of Black's.
    #[must_use]
    pub const fn scored((white, black): (Score, Score), ending: Ending) -> Outcome {
        Outcome {
            white,
            black,
            ending,
            unplayed: false,
        }
    }

    /// That side has won.
    #[must_use]
    pub const fn win(side: Color, ending: Ending) -> Outcome {
        Outcome::scored(
            match side {
                Color::White => (Score::Win, Score::Loss),
                Color::Black => (Score::Loss, Score::Win),
            },
            ending,
        )
    }

    /// That side has lost, and its opponent has that score.
    #[must_use]
    pub const fn lost(side: Color, opponent: Score, ending: Ending) -> Outcome {
        Outcome::scored(
            match side {
                Color::White => (Score::Loss, opponent),
                Color::Black => (opponent, Score::Loss),
            },
            ending,
        )
    }

    /// The game is drawn.
    #[must_use]
    pub const fn draw(ending: Ending) -> Outcome {
        Outcome::scored((Score::Draw, Score::Draw), ending)
    }

    /// Both have lost.
    #[must_use]
    pub const fn both_lose(ending: Ending) -> Outcome {
        Outcome::scored((Score::Loss, Score::Loss), ending)
    }

    /// The same result of a game that was not played.
    #[must_use]
    pub const fn unplayed(self) -> Outcome {
        Outcome {
            unplayed: true,
            ..self
        }
    }

    /// The score of one side.
    #[must_use]
    pub const fn score(&self, side: Color) -> Score {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The result as a scoresheet has it: `1-0`, `1/2-1/2`, `0-0`.
    #[must_use]
    pub fn result(&self) -> String {
        let text = |score| match score {
            Score::Win => "1",
            Score::Draw => "1/2",
            Score::Loss => "0",
        };
        format!("{}-{}", text(self.white), text(self.black))
    }

    /// The outcome as a person says it.
    #[must_use]
    pub fn text(&self) -> Text {
        let by = self.ending.text();
        match (self.white, self.black) {
            (Score::Win, _) => say!("outcome-win", side = Color::White, by = by),
            (_, Score::Win) => say!("outcome-win", side = Color::Black, by = by),
            (Score::Draw, Score::Draw) => say!("outcome-draw", by = by),
            (Score::Loss, Score::Loss) => say!("outcome-both-lose", by = by),
            _ => say!("outcome-score", result = self.result(), by = by),
        }
    }
}

macro_rules! endings {
    ($($(#[$doc:meta])+ $variant:ident = $word:literal, $phrase:expr;)+) => {
        /// What ended a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ending { $($(#[$doc])+ $variant),+ }

        impl Ending {
            /// The word of the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Ending::$variant => $word),+ }
            }

            /// How a person says it, within a sentence: *by checkmate*.
            #[must_use]
            pub fn text(self) -> Text {
                match self { $(Ending::$variant => $phrase),+ }
            }

            /// All endings.
            pub const ALL: &'static [Ending] = &[$(Ending::$variant),+];
        }
    };
}

endings! {
    /// Checkmate (5.1a).
    Checkmate = "checkmate", say!("ending-checkmate");
    /// Stalemate (5.2a).
    Stalemate = "stalemate", say!("ending-stalemate");
    /// A dead position (5.2b).
    DeadPosition = "dead_position", say!("ending-dead-position");
    /// Resignation (5.1b).
    Resignation = "resignation", say!("ending-resignation");
    /// Agreement (5.2c).
    Agreement = "agreement", say!("ending-agreement");
    /// The same position for the third time, claimed (9.2).
    Repetition = "repetition", say!("ending-repetition");
    /// Fifty moves, claimed (9.3).
    FiftyMoves = "fifty_moves", say!("ending-fifty-moves");
    /// The same position for the fifth time (9.6).
    Fivefold = "fivefold", say!("ending-fivefold");
    /// Seventy-five moves (9.6).
    SeventyFiveMoves = "seventy_five_moves", say!("ending-seventy-five-moves");
    /// The flag fell (6.9).
    Flagfall = "flagfall", say!("ending-flagfall");
    /// A draw only because the other side cannot mate (6.9, 7.4b, 5.1b).
    CannotMate = "cannot_mate", say!("ending-cannot-mate");
    /// Both flags are down (6.11).
    BothFlags = "both_flags", say!("ending-both-flags");
    /// Illegal moves (7.4b).
    IllegalMoves = "illegal_moves", say!("ending-illegal-moves");
    /// Late arrival (6.6a).
    DefaultTime = "default_time", say!("ending-default-time");
    /// Conduct (12.7).
    Conduct = "conduct", say!("ending-conduct");
    /// An electronic device (12.3b).
    Device = "device", say!("ending-device");
    /// The quickplay finish (10.2).
    Quickplay = "quickplay", say!("ending-quickplay");
    /// The sealed move.
    SealedMove = "sealed_move", say!("ending-sealed-move");
    /// An illegal position that stood (A.4g).
    IllegalPosition = "illegal_position", say!("ending-illegal-position");
    /// The arbiter's decision.
    Arbiter = "arbiter", say!("ending-arbiter");
}
