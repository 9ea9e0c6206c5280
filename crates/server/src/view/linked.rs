//! Citations as a view bears them: each with the page of its clause.

use flagfall_edition::Citation;
use flagfall_wire::Cite;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use std::borrow::Cow;

type Word = Cow<'static, str>;

/// A citation, with the page of its clause. Each view has dozens, and most are words of the
/// program, so they are not copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linked {
    clause: Word,
    article: Word,
    edition: Word,
    completes: Option<Word>,
}

impl From<&Citation> for Linked {
    fn from(citation: &Citation) -> Linked {
        Linked {
            clause: citation.id.into(),
            article: citation.article.into(),
            edition: citation.edition.id().into(),
            completes: citation.completes.map(|edition| edition.id().into()),
        }
    }
}

impl From<Cite> for Linked {
    fn from(cite: Cite) -> Linked {
        Linked {
            clause: cite.clause.into(),
            article: cite.article.into(),
            edition: cite.edition.into(),
            completes: cite.completes.map(Cow::Owned),
        }
    }
}

impl From<Linked> for Cite {
    fn from(it: Linked) -> Cite {
        Cite {
            clause: it.clause.into_owned(),
            article: it.article.into_owned(),
            edition: it.edition.into_owned(),
            completes: it.completes.map(Cow::into_owned),
        }
    }
}

impl Serialize for Linked {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let fields = 4 + usize::from(self.completes.is_some());
        let mut to = to.serialize_struct("Linked", fields)?;
        to.serialize_field("clause", &self.clause)?;
        to.serialize_field("article", &self.article)?;
        to.serialize_field("edition", &self.edition)?;
        if let Some(completes) = &self.completes {
            to.serialize_field("completes", completes)?;
        }
        let href = format_args!("/laws/{}?edition={}", self.clause, self.edition);
        to.serialize_field("href", &href)?;
        to.end()
    }
}

/// Citations, each once, with the pages of their clauses.
pub(super) fn cites(citations: &[Citation]) -> Vec<Linked> {
    let mut cites: Vec<Linked> = Vec::with_capacity(citations.len());
    for citation in citations.iter().map(Linked::from) {
        if !cites.contains(&citation) {
            cites.push(citation);
        }
    }
    cites
}

#[test]
fn it_is_written_as_a_citation_with_a_page() {
    for completes in [None, Some("2023".to_owned())] {
        let cite = Cite {
            clause: "R9.5b".to_owned(),
            article: "9.5b".to_owned(),
            edition: "2009".to_owned(),
            completes,
        };
        let mut expect = serde_json::to_value(&cite).unwrap();
        expect["href"] = "/laws/R9.5b?edition=2009".into();
        let linked = Linked::from(cite.clone());
        assert_eq!(serde_json::to_value(&linked).unwrap(), expect);
        assert_eq!(Cite::from(linked), cite);
    }
}
