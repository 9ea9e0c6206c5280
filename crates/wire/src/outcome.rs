//! How a game ended.

use crate::{Cite, cites};
use flagfall_clock::DrawCounts;
use flagfall_edition::Citation;
use flagfall_laws::{Outcome, Score};
use flagfall_record::Regulations;
use flagfall_say::say;
use flagfall_words::{Lang, say_in};
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
    /// The game was drawn, and the points are those that the event gives for it: a draw counts
    /// as a win for Black.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
    /// The clauses it rests on.
    pub cites: Vec<Cite>,
    /// The sentence a person would say.
    pub text: String,
}

impl OutcomeJson {
    /// The JSON face of an outcome. What a drawn game counts for, the event says: half a point
    /// each, or, in Armageddon, a win for Black.
    #[must_use]
    pub fn of(
        outcome: &Outcome,
        citations: &[Citation],
        under: &Regulations,
        lang: Lang,
    ) -> OutcomeJson {
        let points = &under.points;
        let drawn = (outcome.white, outcome.black) == (Score::Draw, Score::Draw);
        let counts = drawn && under.draw == DrawCounts::Black;
        let score = |score| match score {
            Score::Win => points.win.clone(),
            Score::Draw => points.draw.clone(),
            Score::Loss => points.loss.clone(),
        };
        OutcomeJson {
            white: score(if counts { Score::Loss } else { outcome.white }),
            black: score(if counts { Score::Win } else { outcome.black }),
            ground: outcome.ending.word().to_owned(),
            unplayed: outcome.unplayed,
            cites: cites(citations),
            drawn: counts,
            text: say_in(
                lang,
                &match counts {
                    true => outcome.text().then(say!("outcome-draw-counts")),
                    false => outcome.text(),
                },
            ),
        }
    }
}
