//! What happened, act by act, with the clocks before and after.

use super::super::{Linked, Look, cites};
use crate::hub::{Done, Kind, Shown, Told};
use crate::words::sentence;
use flagfall_record::Act;
use flagfall_say::{Text, say};
use serde::Serialize;
use std::sync::Arc;

/// One act and what came of it.
#[derive(Serialize)]
pub(crate) struct Happened {
    /// The number of its entry.
    seq: u64,
    /// When, in milliseconds of game time.
    at_ms: i64,
    /// When, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    wall_ms: Option<i64>,
    /// How many half-moves stood after it.
    ply: u32,
    by: &'static str,
    /// The word of the act.
    act: &'static str,
    /// The act in words.
    text: String,
    /// What was ruled, refused and asked.
    came: Vec<Came>,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Shown>,
}

#[derive(Serialize)]
struct Came {
    kind: &'static str,
    text: String,
    cites: Vec<Linked>,
    to: &'static str,
}

/// The acts from that one on, oldest first. A sealed move is not in it.
pub(crate) fn happened(look: &Look<'_>, from: usize) -> Vec<Happened> {
    let table = look.table;
    let sealed = table.sealed_acts();
    let done = table.done.get(from..).unwrap_or_default();
    let Some(first) = done.first().map(|it| it.seq) else {
        return Vec::new();
    };
    let start = table.told.partition_point(|told| told.seq < first);
    let mut told = table.told.get(start..).unwrap_or_default();
    let mut all = Vec::with_capacity(done.len());
    for done in done {
        let own = told.iter().take_while(|it| it.seq <= done.seq).count();
        let (of_it, rest) = told.split_at(own);
        told = rest;
        let of_it: Vec<_> = of_it.iter().filter(|it| it.seq == done.seq).collect();
        all.push(one(look, done, &of_it, sealed.contains(&done.seq)));
    }
    all
}

fn one(look: &Look<'_>, done: &Done, told: &[&Arc<Told>], is_sealed: bool) -> Happened {
    let table = look.table;
    let at_ms = done.at.0;
    let said = told.iter().filter(|it| it.kind == Kind::Act);
    let said: Vec<&str> = said.map(|it| it.text(look.lang)).collect();
    let text = match (is_sealed, said.is_empty()) {
        (true, _) => look.say(&say!("act-has-sealed", by = done.by.word())),
        (_, false) => said.join(" "),
        _ => look.say(&in_words(done)),
    };
    let came = told.iter().filter(|it| it.kind != Kind::Act);
    let came = came.map(|it| Came {
        kind: it.kind.word(),
        text: it.text(look.lang).to_owned(),
        cites: cites(&it.citations),
        to: it.to.word(),
    });
    Happened {
        seq: done.seq,
        at_ms,
        wall_ms: table.begun_wall_ms.map(|begun| begun + at_ms),
        ply: done.plies,
        by: done.by.word(),
        act: done.act(),
        text: sentence(text),
        came: came.collect(),
        before: done.before,
        after: done.after,
    }
}

/// The act itself, where nothing of it is said aloud.
fn in_words(done: &Done) -> Text {
    let json = done.json();
    match json.read(done.at, None) {
        Ok(entry) => match entry.act {
            Act::Answer(_) => Text::quoted(json.choice.clone().unwrap_or_default()),
            act => flagfall_game::told(entry.by, &act, None),
        },
        Err(_) => Text::quoted(done.act()),
    }
}
