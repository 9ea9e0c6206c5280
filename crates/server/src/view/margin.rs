//! What stands in the margin of the scoresheet, and what is said aloud.

use super::{Linked, Look, cites};
use crate::hub::{Kind, Told};
use flagfall_record::Seat;
use flagfall_words::Lang;
use serde::Serialize;
use std::sync::Arc;

/// No more is said at once to whoever comes back after a while.
const MOST_SAID: usize = 12;
/// The margin shows so many notes, the newest.
const MOST_NOTES: usize = 500;

#[derive(Clone, Debug, Serialize)]
pub(crate) struct Note {
    seq: u64,
    ply: u32,
    kind: &'static str,
    seat: Option<&'static str>,
    text: String,
    cites: Vec<Linked>,
    to: &'static str,
}

/// The notes for this chair, oldest first.
pub(super) fn notes(look: &Look<'_>) -> Vec<Note> {
    let told: Vec<_> = for_chair(look).filter(|told| told.in_margin).collect();
    let skipped = told.len().saturating_sub(MOST_NOTES);
    told.into_iter()
        .skip(skipped)
        .map(|told| note(told, look.lang))
        .collect()
}

fn note(told: &Arc<Told>, lang: Lang) -> Note {
    Note {
        seq: told.seq,
        ply: told.ply,
        kind: told.kind.word(),
        seat: Some(told.by)
            .filter(|seat| *seat != Seat::Clock)
            .map(Seat::word),
        text: told.text(lang).to_owned(),
        cites: cites(&told.citations),
        to: told.to.word(),
    }
}

/// What was said to this chair since it last heard.
pub(super) fn announced(look: &Look<'_>) -> Vec<String> {
    let news: Vec<_> = for_chair(look)
        .filter(|told| told.seq > look.since && told.kind != Kind::Refusal)
        .collect();
    let skipped = news.len().saturating_sub(MOST_SAID);
    news.into_iter()
        .skip(skipped)
        .map(|told| told.text(look.lang).to_owned())
        .collect()
}

fn for_chair<'a>(look: &Look<'a>) -> impl Iterator<Item = &'a Arc<Told>> + use<'a> {
    let (chair, one_device) = (look.chair, look.table.one_device());
    let all = look.table.told.iter();
    all.filter(move |told| told.to.reaches(chair, one_device))
}
