//! Citations.

use flagfall_edition::Citation;
use serde::{Deserialize, Serialize};

/// Where a rule is printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Cite {
    /// The clause's lasting id: `R9.5b`.
    pub clause: String,
    /// The number printed in that edition.
    pub article: String,
    /// The edition.
    pub edition: String,
    /// The edition under which the game is played, where the one cited only completes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completes: Option<String>,
}

impl From<&Citation> for Cite {
    fn from(citation: &Citation) -> Cite {
        Cite {
            clause: citation.id.to_owned(),
            article: citation.article.to_owned(),
            edition: citation.edition.id().to_owned(),
            completes: citation.completes.map(|edition| edition.id().to_owned()),
        }
    }
}

/// Citations in order, each once.
#[must_use]
pub fn cites(citations: &[Citation]) -> Vec<Cite> {
    let mut cites: Vec<Cite> = Vec::new();
    for citation in citations.iter().map(Cite::from) {
        if !cites.contains(&citation) {
            cites.push(citation);
        }
    }
    cites
}
