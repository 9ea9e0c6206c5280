//! How a game ended.

use crate::{Cite, cites};
use flagfall_edition::Citation;
use flagfall_laws::{Outcome, Score};
use flagfall_record::Points;
use serde::Serialize;

/// The score, what ended the game, and on what the result rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OutcomeJson {
    /// White's points, as the event scores them.
    pub white: String,
    /// Black's.
    pub black: String,
    /// The ground.
    pub ground: String,
    /// The game was not played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unplayed: bool,
    /// The clauses it rests on.
    pub cites: Vec<Cite>,
    /// The sentence a person would say.
    pub text: String,
}

impl OutcomeJson {
    /// The JSON face of an outcome.
    #[must_use]
    pub fn of(outcome: &Outcome, citations: &[Citation], points: &Points) -> OutcomeJson {
        let score = |score| match score {
            Score::Win => points.win.clone(),
            Score::Draw => points.draw.clone(),
            Score::Loss => points.loss.clone(),
        };
        OutcomeJson {
            white: score(outcome.white),
            black: score(outcome.black),
            ground: outcome.ending.word().to_owned(),
            unplayed: outcome.unplayed,
            cites: cites(citations),
            text: outcome.sentence(),
        }
    }
}
