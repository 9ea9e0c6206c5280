//! What only an arbiter can settle.

use flagfall_board::Color;
use flagfall_edition::{Citation, Provision};
use flagfall_say::{Text, say};

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
        Question {
            topic,
            choices: topic.choices(),
            about,
            text: text.into(),
            citations: law.citations().collect(),
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

    /// The same question, left open by one more provision.
    #[must_use]
    pub fn and<R>(mut self, law: &Provision<R>) -> Question {
        self.citations.extend(law.citations());
        self
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
    ($($(#[$doc:meta])+ $variant:ident = $word:literal [$($choice:literal = $label:expr),+];)+) => {
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

            /// One of its answers as a person says it; `None` for what is none of them.
            #[must_use]
            pub fn label(self, choice: &str) -> Option<Text> {
                match (self, choice) {
                    $($((Topic::$variant, $choice) => Some($label),)+)+
                    _ => None,
                }
            }

            /// All topics.
            pub const ALL: &'static [Topic] = &[$(Topic::$variant),+];
        }
    };
}

topics! {
    /// Does the opponent make no effort to win by normal means (10.2)?
    Quickplay = "quickplay" [
        "uphold" = say!("choice-quickplay-uphold"),
        "postpone" = say!("choice-quickplay-postpone"),
        "reject" = say!("choice-quickplay-reject")
    ];
    /// Are extra seconds a move agreed to (G.4, later III.4)?
    ExtraTime = "extra_time" [
        "agree" = say!("choice-extra-time-agree"),
        "refuse" = say!("choice-extra-time-refuse")
    ];
    /// Is the assistant accepted, and how much time is taken for it (6.7d, 8.1)?
    Assistant = "assistant" [
        "accept" = say!("choice-assistant-accept"),
        "reject" = say!("choice-assistant-reject")
    ];
    /// A move was written before it was made: what of it (8.1)?
    WrittenAhead = "written_ahead" [
        "allow" = say!("choice-written-ahead-allow"),
        "warn" = say!("choice-written-ahead-warn")
    ];
    /// Both have signed a result that is not the one reached: does it stand (8.7)?
    SignedResult = "signed_result" [
        "stands" = say!("choice-signed-result-stands"),
        "correct" = say!("choice-signed-result-correct")
    ];
    /// What shall the clocks show after a restoration (6.13, later 7.1)?
    Times = "times" [
        "keep" = say!("choice-times-keep"),
        "set" = say!("choice-times-set")
    ];
    /// Was the man touched on purpose (4.3)?
    Intent = "intent" [
        "deliberate" = say!("choice-intent-deliberate"),
        "accidental" = say!("choice-intent-accidental")
    ];
    /// Can that player still give mate (6.9)?
    CanMate = "can_mate" [
        "yes" = say!("choice-yes"),
        "no" = say!("choice-no")
    ];
    /// Can either player still give mate (5.2b)?
    DeadPosition = "dead_position" [
        "yes" = say!("choice-yes"),
        "no" = say!("choice-no")
    ];
    /// Was there a valid reason for stopping the clocks (6.12d)?
    ValidReason = "valid_reason" [
        "yes" = say!("choice-yes"),
        "no" = say!("choice-no")
    ];
    /// Does the late arrival lose (6.6a)?
    LateArrival = "late_arrival" [
        "loss" = say!("choice-late-arrival-loss"),
        "play_on" = say!("choice-late-arrival-play-on")
    ];
    /// Does the game with colours reversed continue (7.2)?
    Colors = "colors" [
        "continue" = say!("choice-colors-continue"),
        "new_game" = say!("choice-colors-new-game")
    ];
    /// Is the sealed move unambiguous?
    SealedMove = "sealed_move" [
        "as_written" = say!("choice-sealed-move-as-written"),
        "unintelligible" = say!("choice-sealed-move-unintelligible")
    ];
    /// What does the opponent of a player who lost by penalty score (12.7, 13.4)?
    ScoreOfOpponent = "score_of_opponent" [
        "win" = say!("choice-score-of-opponent-win"),
        "draw" = say!("choice-score-of-opponent-draw"),
        "loss" = say!("choice-score-of-opponent-loss")
    ];
    /// Does the arbiter impose a penalty of his list (12.7, 13.4)?
    Penalty = "penalty" [
        "none" = say!("choice-penalty-none"),
        "impose" = say!("choice-penalty-impose")
    ];
    /// The king was castled, the rook was not, and the clock was pressed (4.6b): what was meant?
    UnfinishedCastling = "unfinished_castling" [
        "castling" = say!("choice-unfinished-castling-castling"),
        "king_move" = say!("choice-unfinished-castling-king-move")
    ];
    /// Mate was given against the touch rules: does it stand (5.1a)?
    MateAgainstTouch = "mate_against_touch" [
        "stands" = say!("choice-mate-against-touch-stands"),
        "must_move_touched" = say!("choice-mate-against-touch-must-move-touched")
    ];
    /// Both flags are down and nobody can say which fell first (6.11).
    BothFlags = "both_flags" [
        "white_first" = say!("choice-both-flags-white-first"),
        "black_first" = say!("choice-both-flags-black-first"),
        "unknown" = say!("choice-both-flags-unknown")
    ];
    /// Is the claim, made out of form, to be heard (9.5)?
    ClaimForm = "claim_form" [
        "hear" = say!("choice-claim-form-hear"),
        "reject" = say!("choice-claim-form-reject")
    ];
    /// Nothing in the Laws regulates it (the Preface).
    Unregulated = "unregulated" [
        "continue" = say!("choice-unregulated-continue"),
        "rule" = say!("choice-unregulated-rule")
    ];
}
