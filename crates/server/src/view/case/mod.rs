//! A game as a case before its arbiter: what happened act by act, what the Laws say of it, and
//! what would come of each thing that he may decide.

mod foreseen;
mod happened;
mod laws;

use super::Look;
use super::desk::Asked;
use super::evidence::{self, Evidence};
use crate::chair::Chair;
use flagfall_board::Color;
use flagfall_laws::adjournment::limit_at_resumption;
use flagfall_laws::chessclock;
use flagfall_wire::ActJson;
pub(crate) use foreseen::{Foreseen, Unforeseen, foreseen};
use happened::{Happened, happened};
use serde::Serialize;

/// So many acts are shown; all of them are in the log.
const MOST_ACTS: usize = 60;

/// A game as a case.
#[derive(Serialize)]
pub(crate) struct Case {
    seq: u64,
    /// The last acts, oldest first.
    happened: Vec<Happened>,
    /// How many acts came before them.
    earlier: usize,
    evidence: Evidence,
    questions: Vec<Decidable>,
    laws: Vec<laws::Clause>,
    precedents: Vec<laws::Precedent>,
    /// The players who have not been at the board yet, while that may cost them the game.
    expected: Vec<Expected>,
    /// The penalties imposed so far, oldest first.
    penalties: Vec<Imposed>,
}

/// A penalty as it was imposed.
#[derive(Serialize)]
struct Imposed {
    seq: u64,
    ply: u32,
    text: String,
}

/// A question, with what would come of each answer.
#[derive(Serialize)]
struct Decidable {
    #[serde(flatten)]
    asked: Asked,
    outcomes: Vec<Outcome>,
}

/// One answer, and what would come of it now.
#[derive(Serialize)]
struct Outcome {
    choice: &'static str,
    /// Nothing where the answer needs a time that is not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    foreseen: Option<Foreseen>,
}

/// A player who has not come.
#[derive(Serialize)]
struct Expected {
    side: &'static str,
    /// When he loses by not having come, in milliseconds of game time.
    due_ms: i64,
}

/// The case as it stands.
pub(crate) fn case(look: &Look<'_>) -> Case {
    let questions: Vec<Decidable> = super::desk::questions(look)
        .into_iter()
        .map(|asked| decidable(look, asked))
        .collect();
    let table = look.table;
    let earlier = table.done.len().saturating_sub(MOST_ACTS);
    let (laws, precedents) = laws::of(look);
    Case {
        seq: table.seq,
        happened: happened(look, earlier),
        earlier,
        evidence: evidence::of(look),
        questions,
        laws,
        precedents,
        expected: expected(look),
        penalties: imposed(look),
    }
}

fn imposed(look: &Look<'_>) -> Vec<Imposed> {
    let penalties = look.table.done.iter().filter(|it| it.act() == "penalise");
    penalties
        .flat_map(|done| {
            let rulings = &done.came(look.lang).rulings;
            rulings.iter().map(|ruling| Imposed {
                seq: done.seq,
                ply: done.plies,
                text: ruling.text.clone(),
            })
        })
        .collect()
}

fn decidable(look: &Look<'_>, asked: Asked) -> Decidable {
    let outcome = |choice: &&'static str| {
        let act = ActJson {
            act: "answer".to_owned(),
            question: Some(asked.id.clone()),
            choice: Some((*choice).to_owned()),
            ..ActJson::default()
        };
        let found = foreseen(look, vec![act]).ok();
        Outcome {
            choice,
            foreseen: found.filter(|it| !it.is_refused()),
        }
    };
    let outcomes = asked.choices.iter().map(outcome).collect();
    Decidable { asked, outcomes }
}

fn expected(look: &Look<'_>) -> Vec<Expected> {
    let (table, game) = (look.table, &look.table.game);
    let regulations = &game.header().regulations;
    let law = &game.book().chessclock.default_time;
    if let Some(it) = game.adjournment().filter(|_| game.is_on())
        && let Some(resumed_at) = it.resumed_at
        && let Ok(late) = &game.book().adjournment.late
    {
        let limit = limit_at_resumption(late, law, regulations.default_time);
        let away = Color::ALL
            .into_iter()
            .filter(|color| !it.is_present(*color));
        return away
            .map(|color| Expected {
                side: color.name(),
                due_ms: (resumed_at + limit).0,
            })
            .collect();
    }
    let limit = chessclock::default_limit(law, regulations.default_time);
    let Some(limit) = limit.filter(|_| table.has_begun() && game.is_on()) else {
        return Vec::new();
    };
    let due = regulations.scheduled_start.unwrap_or_default() + limit;
    let away = |color: &Color| {
        let chair = match color {
            Color::White => Chair::White,
            Color::Black => Chair::Black,
        };
        !game.has_come(*color) && !look.presence.is_here(chair)
    };
    Color::ALL
        .into_iter()
        .filter(away)
        .map(|color| Expected {
            side: color.name(),
            due_ms: due.0,
        })
        .collect()
}
