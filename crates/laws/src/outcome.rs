//! The score and what ended the game, together.

use flagfall_board::Color;

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
    /// That side has won.
    #[must_use]
    pub const fn win(side: Color, ending: Ending) -> Outcome {
        let (white, black) = match side {
            Color::White => (Score::Win, Score::Loss),
            Color::Black => (Score::Loss, Score::Win),
        };
        Outcome {
            white,
            black,
            ending,
            unplayed: false,
        }
    }

    /// The game is drawn.
    #[must_use]
    pub const fn draw(ending: Ending) -> Outcome {
        Outcome {
            white: Score::Draw,
            black: Score::Draw,
            ending,
            unplayed: false,
        }
    }

    /// Both have lost.
    #[must_use]
    pub const fn both_lose(ending: Ending) -> Outcome {
        Outcome {
            white: Score::Loss,
            black: Score::Loss,
            ending,
            unplayed: false,
        }
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

    /// The sentence a person would say.
    #[must_use]
    pub fn sentence(&self) -> String {
        let by = self.ending.phrase();
        match (self.white, self.black) {
            (Score::Win, _) => format!("White wins {by}."),
            (_, Score::Win) => format!("Black wins {by}."),
            (Score::Draw, Score::Draw) => format!("The game is drawn {by}."),
            (Score::Loss, Score::Loss) => format!("Both players lose {by}."),
            _ => format!("{} {by}.", self.result()),
        }
    }
}

macro_rules! endings {
    ($($(#[$doc:meta])+ $variant:ident = $word:literal, $phrase:literal;)+) => {
        /// What ended a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ending { $($(#[$doc])+ $variant),+ }

        impl Ending {
            /// The word of the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Ending::$variant => $word),+ }
            }

            /// How a person says it: "by checkmate".
            #[must_use]
            pub const fn phrase(self) -> &'static str {
                match self { $(Ending::$variant => $phrase),+ }
            }

            /// All endings.
            pub const ALL: &'static [Ending] = &[$(Ending::$variant),+];
        }
    };
}

endings! {
    /// Checkmate (5.1a).
    Checkmate = "checkmate", "by checkmate";
    /// Stalemate (5.2a).
    Stalemate = "stalemate", "by stalemate";
    /// A dead position (5.2b).
    DeadPosition = "dead_position", "because neither side can give mate";
    /// Resignation (5.1b).
    Resignation = "resignation", "by resignation";
    /// Agreement (5.2c).
    Agreement = "agreement", "by agreement";
    /// The same position for the third time, claimed (9.2).
    Repetition = "repetition", "by repetition of the position";
    /// Fifty moves, claimed (9.3).
    FiftyMoves = "fifty_moves", "by the fifty-move rule";
    /// The same position for the fifth time (9.6).
    Fivefold = "fivefold", "because the position stood for the fifth time";
    /// Seventy-five moves (9.6).
    SeventyFiveMoves = "seventy_five_moves", "by the seventy-five-move rule";
    /// The flag fell (6.9).
    Flagfall = "flagfall", "on time";
    /// A draw only because the other side cannot mate (6.9, 7.4b, 5.1b).
    CannotMate = "cannot_mate", "because the other side cannot give mate";
    /// Both flags are down (6.11).
    BothFlags = "both_flags", "because both flags are down";
    /// Illegal moves (7.4b).
    IllegalMoves = "illegal_moves", "by illegal moves";
    /// Late arrival (6.6a).
    DefaultTime = "default_time", "by late arrival";
    /// Conduct (12.7).
    Conduct = "conduct", "by conduct";
    /// An electronic device (12.3b).
    Device = "device", "by an electronic device";
    /// The quickplay finish (10.2).
    Quickplay = "quickplay", "in the quickplay finish";
    /// The sealed move.
    SealedMove = "sealed_move", "by the sealed move";
    /// An illegal position that stood (A.4g).
    IllegalPosition = "illegal_position", "because the position is illegal";
    /// The arbiter's decision.
    Arbiter = "arbiter", "by decision of the arbiter";
}
