//! What a clause may answer.

use crate::{Question, Refusal, Ruling};

/// What a clause may answer to the facts it is given.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It is decided.
    Ruled(Ruling),
    /// The act is not admitted.
    Refused(Refusal),
    /// Only the arbiter can say.
    Asked(Question),
}

impl From<Ruling> for Answer {
    fn from(ruling: Ruling) -> Answer {
        Answer::Ruled(ruling)
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        Answer::Refused(refusal)
    }
}

impl From<Question> for Answer {
    fn from(question: Question) -> Answer {
        Answer::Asked(question)
    }
}
