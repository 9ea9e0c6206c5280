//! What only an arbiter can settle.

use flagfall_board::Color;
use flagfall_edition::{Citation, Provision};
use flagfall_say::Text;

/// What only an arbiter can settle: asked by a provision, answered by an act like any other.
#[derive(Clone, Debug)]
pub struct Question {
    topic: Topic,
    choices: &'static [&'static str],
    about: Option<Color>,
    text: Text,
    citations: Vec<Citation>,
}

impl Question {
    /// Asked because a provision leaves it to the arbiter, or because what it needs to know
    /// could not be computed. `about` is the player it concerns.
    #[must_use]
    pub fn under<R>(
        law: &Provision<R>,
        topic: Topic,
        about: Option<Color>,
        text: impl Into<Text>,
    ) -> Question {
        let citations = [Some(law.rule), law.exception]
            .into_iter()
            .flatten()
            .collect();
        Question {
            topic,
            choices: topic.choices(),
            about,
            text: text.into(),
            citations,
        }
    }

    /// The same question with fewer answers: those that the edition, or the stage of the
    /// matter, allows.
    #[must_use]
    pub fn allowing(self, choices: &'static [&'static str]) -> Question {
        Question { choices, ..self }
    }

    /// The answers there are.
    #[must_use]
    pub const fn choices(&self) -> &'static [&'static str] {
        self.choices
    }

    /// What is asked.
    #[must_use]
    pub const fn topic(&self) -> Topic {
        self.topic
    }

    /// The player it concerns.
    #[must_use]
    pub const fn about(&self) -> Option<Color> {
        self.about
    }

    /// What is asked, in full.
    #[must_use]
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// The clauses that leave it open.
    #[must_use]
    pub fn citations(&self) -> &[Citation] {
        &self.citations
    }
}

macro_rules! topics {
    ($($(#[$doc:meta])+ $variant:ident = $word:literal [$($choice:literal),+];)+) => {
        /// What is asked. The list is fixed and kept in `docs/questions.md`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Topic { $($(#[$doc])+ $variant),+ }

        impl Topic {
            /// The word of the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Topic::$variant => $word),+ }
            }

            /// The answers there are.
            #[must_use]
            pub const fn choices(self) -> &'static [&'static str] {
                match self { $(Topic::$variant => &[$($choice),+]),+ }
            }

            /// All topics.
            pub const ALL: &'static [Topic] = &[$(Topic::$variant),+];
        }
    };
}

topics! {
    /// Does the opponent make no effort to win by normal means (10.2)?
    Quickplay = "quickplay" ["uphold", "postpone", "reject"];
    /// Are extra seconds a move agreed to (G.4, later III.4)?
    ExtraTime = "extra_time" ["agree", "refuse"];
    /// What shall the clocks show after a restoration (6.13, later 7.1)?
    Times = "times" ["keep", "set"];
    /// Was the man touched on purpose (4.3)?
    Intent = "intent" ["deliberate", "accidental"];
    /// Can that player still give mate (6.9)?
    CanMate = "can_mate" ["yes", "no"];
    /// Can either player still give mate (5.2b)?
    DeadPosition = "dead_position" ["yes", "no"];
    /// Was there a valid reason for stopping the clocks (6.12d)?
    ValidReason = "valid_reason" ["yes", "no"];
    /// Does the late arrival lose (6.6a)?
    LateArrival = "late_arrival" ["loss", "play_on"];
    /// Does the game with colours reversed continue (7.2)?
    Colors = "colors" ["continue", "new_game"];
    /// Is the sealed move unambiguous?
    SealedMove = "sealed_move" ["as_written", "unintelligible"];
    /// What does the opponent of a player who lost by penalty score (12.7, 13.4)?
    ScoreOfOpponent = "score_of_opponent" ["win", "draw", "loss"];
    /// Mate was given against the touch rules: does it stand (5.1a)?
    MateAgainstTouch = "mate_against_touch" ["stands", "must_move_touched"];
    /// Both flags are down and nobody can say which fell first (6.11).
    BothFlags = "both_flags" ["white_first", "black_first", "unknown"];
    /// Is the claim, made out of form, to be heard (9.5)?
    ClaimForm = "claim_form" ["hear", "reject"];
    /// Nothing in the Laws regulates it (the Preface).
    Unregulated = "unregulated" ["continue", "rule"];
}
