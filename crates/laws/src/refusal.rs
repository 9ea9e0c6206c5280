//! An act the Laws do not admit, and why.

use flagfall_edition::{Absent, Citation, Law, Missing, Provision};
use flagfall_say::{Text, say};
use std::fmt;

/// An act the Laws do not admit. It is not an error: it is an answer, with its citation where a
/// clause refuses and none where the act simply cannot be.
#[derive(Clone, Debug)]
pub struct Refusal {
    reason: Reason,
    text: Text,
    citations: Vec<Citation>,
}

impl Refusal {
    /// Refused by a provision.
    #[must_use]
    pub fn under<R>(law: &Provision<R>, reason: Reason, text: impl Into<Text>) -> Refusal {
        Refusal {
            reason,
            text: text.into(),
            citations: law.citations().collect(),
        }
    }

    /// Refused because the edition gives no provision for it.
    #[must_use]
    pub fn missing(missing: &Missing, what: impl Into<Text>) -> Refusal {
        let (edition, what) = (missing.edition, what.into());
        let (reason, text) = match missing.why {
            Absent::NotYet => (
                Reason::NoSuchRule,
                say!("refusal-not-yet", edition = edition, what = what),
            ),
            Absent::Repealed => (
                Reason::NoSuchRule,
                say!("refusal-repealed", edition = edition, what = what),
            ),
            Absent::NotInHand => (
                Reason::NotEncoded,
                say!("refusal-not-in-hand", edition = edition, what = what),
            ),
        };
        Refusal {
            reason,
            text,
            citations: Vec::new(),
        }
    }

    /// Refused because such an act cannot be, whatever the Laws say.
    #[must_use]
    pub fn plain(reason: Reason, text: impl Into<Text>) -> Refusal {
        Refusal {
            reason,
            text: text.into(),
            citations: Vec::new(),
        }
    }

    /// The same refusal, resting on one more provision.
    #[must_use]
    pub fn and<R>(mut self, law: &Provision<R>) -> Refusal {
        self.citations.extend(law.citations());
        self
    }

    /// The same refusal, resting on citations made before: those that ended the game.
    #[must_use]
    pub fn citing(mut self, citations: &[Citation]) -> Refusal {
        self.citations.extend_from_slice(citations);
        self
    }

    /// Why.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// What was not in order and what would be.
    #[must_use]
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// The clauses it rests on.
    #[must_use]
    pub fn citations(&self) -> &[Citation] {
        &self.citations
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

/// The provision, or a refusal that names what the edition does not know.
///
/// # Errors
/// [`Refusal`] with [`Reason::NoSuchRule`] or [`Reason::NotEncoded`].
pub(crate) fn required<R>(law: &Law<R>, what: impl Into<Text>) -> Result<&Provision<R>, Refusal> {
    law.as_ref()
        .map_err(|missing| Refusal::missing(missing, what))
}

macro_rules! reasons {
    ($($(#[$doc:meta])+ $variant:ident = $word:literal;)+) => {
        /// Why an act is refused, in order of precedence: the first that holds is given.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason { $($(#[$doc])+ $variant),+ }

        impl Reason {
            /// The word of the wire.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Reason::$variant => $word),+ }
            }
        }
    };
}

reasons! {
    /// The game has ended.
    GameOver = "game_over";
    /// The edition's text on it is not in hand.
    NotEncoded = "not_encoded";
    /// The edition has no such rule.
    NoSuchRule = "no_such_rule";
    /// The act is not this seat's.
    NotThisSeat = "not_this_seat";
    /// The game has no clock.
    NoClock = "no_clock";
    /// The player does not have the move.
    NotHavingTheMove = "not_having_the_move";
    /// There is no man of that kind there.
    NoSuchMan = "no_such_man";
    /// What was sent names no move that can be made.
    UnreadableMove = "unreadable_move";
    /// The move is not legal, and the board is set to refuse it.
    IllegalMove = "illegal_move";
    /// The act is against an obligation, and the board is set to refuse it.
    AgainstObligation = "against_obligation";
    /// The right was there and is lost.
    RightLost = "right_lost";
    /// The event does not allow it, or not yet.
    NotAllowed = "not_allowed";
    /// No move was written.
    NoMoveWritten = "no_move_written";
    /// There is no offer to answer.
    NoOffer = "no_offer";
    /// No such question is open.
    NoSuchQuestion = "no_such_question";
    /// The question has no such choice.
    NoSuchChoice = "no_such_choice";
    /// The act is at odds with what is so: that clock already stands, that ply was not played.
    NotSo = "not_so";
    /// Something must be settled first.
    AwaitingArbiter = "awaiting_arbiter";
}
