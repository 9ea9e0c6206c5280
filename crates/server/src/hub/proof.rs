//! What the budget of play leaves open is looked into in the background, while the arbiter is asked
//! and the clocks stand; an answer that can be proved is recorded as the clock's.

use super::owner::{Batch, Failed, Owner};
use crate::stored::Line;
use flagfall_game::{is_provable, proved};
use flagfall_record::Seat;
use flagfall_wire::ActJson;
use tokio::task::{JoinHandle, spawn_blocking};

/// The question that is looked into, and what comes of it.
pub(super) struct Search {
    question: String,
    found: Option<JoinHandle<Option<&'static str>>>,
}

impl Search {
    /// Whether it has not come to an end yet.
    pub(super) fn is_under_way(&self) -> bool {
        self.found.is_some()
    }
}

/// What came of the search, once it has come to an end; it never ends where there is none.
pub(super) async fn found(search: Option<&mut Search>) -> Option<&'static str> {
    match search.and_then(|it| it.found.as_mut()) {
        Some(found) => found.await.ok().flatten(),
        None => std::future::pending().await,
    }
}

impl Owner {
    /// Begins to look into a question that hangs on who can mate, if one is open and new: what a
    /// flag, a resignation, a device or an illegal move costs, or whether the position is dead.
    pub(super) fn search(&mut self) {
        let mut open = self.table.game.questions().iter();
        let open = open.find(|it| is_provable(it));
        let Some(open) = open.filter(|_| self.table.game.is_on()) else {
            self.search = None;
            return;
        };
        if self
            .search
            .as_ref()
            .is_some_and(|it| it.question == open.id)
        {
            return;
        }
        let (game, open) = (self.table.game.clone(), open.clone());
        self.search = Some(Search {
            question: open.id.clone(),
            found: Some(spawn_blocking(move || proved(&game, &open))),
        });
    }

    /// Records what was found. Says whether the game goes on being kept.
    pub(super) async fn answer(&mut self, choice: Option<&'static str>) -> bool {
        let Some(search) = &mut self.search else {
            return true;
        };
        search.found = None;
        let Some(choice) = choice else {
            return true;
        };
        tracing::info!(game = %self.table.id, question = search.question, choice, "proved");
        let at = self.table.now();
        let act = ActJson {
            at_ms: Some(at.0),
            by: Some(Seat::Clock.word().to_owned()),
            act: "answer".to_owned(),
            question: Some(search.question.clone()),
            choice: Some(choice.to_owned()),
            ..ActJson::default()
        };
        let batch = Batch {
            lines: vec![Line::Act(Box::new(act))],
            begins: false,
            at,
        };
        // Where it cannot be recorded the arbiter is still asked.
        !matches!(
            self.record(batch, None).await,
            Err(Failed::Stale | Failed::Lost(_))
        )
    }
}
