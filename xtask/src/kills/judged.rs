//! The record judged a second time, outside the server: what the Laws say of each act, and
//! where the game stands after the last.

use super::breach::Breach;
use super::model::Answered;
use flagfall_game::Game;
use flagfall_wire::{Came, GameFile};
use flagfall_words::Lang;
use serde_json::{Value, json};

/// A record judged. It grows with the record; what was judged stays, as the record does.
#[derive(Default)]
pub(super) struct Judged {
    game: Option<Game>,
    /// What came of each act.
    pub(super) came: Vec<Came>,
}

impl Judged {
    /// Judges the acts of the game file that were not yet there before.
    ///
    /// # Errors
    /// A file that cannot be replayed.
    pub(super) fn follow(&mut self, file: &Value) -> Result<(), Breach> {
        let unread = |error: String| Breach::new(format!("the file cannot be replayed: {error}"));
        let file = GameFile::parse(&file.to_string()).map_err(|it| unread(it.to_string()))?;
        let read = file.read().map_err(|it| unread(it.to_string()))?;
        let game = match &mut self.game {
            Some(game) => game,
            none => none.insert(Game::new(read.header).map_err(|it| unread(it.to_string()))?),
        };
        for entry in read.entries.iter().skip(self.came.len()) {
            let events = game.act(entry);
            let under = &game.header().regulations;
            self.came
                .push(Came::of(self.came.len(), &events, under, Lang::En));
        }
        Ok(())
    }

    /// Whether what was answered is what the Laws say of the record, word for word; each
    /// answer with the place of its act.
    ///
    /// # Errors
    /// The first answer that says anything else.
    pub(super) fn bears_out<'a>(
        &self,
        answered: impl Iterator<Item = &'a Answered>,
        places: &[usize],
    ) -> Result<(), Breach> {
        for (answered, place) in answered.zip(places) {
            let came = self.came.get(*place).map(|it| told(it, answered));
            if came.as_ref() != Some(&answered.came) {
                return Err(Breach::new(format!(
                    "act {place}, {}, was answered {} and is {} by the record",
                    answered.act,
                    answered.came,
                    came.unwrap_or_default()
                )));
            }
        }
        Ok(())
    }

    /// Whether the game that the arbiter is shown is the one that follows from the record.
    ///
    /// # Errors
    /// What differs.
    pub(super) fn is_shown_in(&self, view: &Value) -> Result<(), Breach> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let open: Vec<&str> = game.questions().iter().map(|it| it.id.as_str()).collect();
        let asked = view["questions"].as_array().into_iter().flatten();
        let asked: Vec<&Value> = asked.map(|it| &it["id"]).collect();
        let ended = !view["outcome"].is_null();
        let checks = [
            ("position", json!(self.fen()), &view["position"]["fen"]),
            (
                "half-moves",
                json!(game.plies()),
                &view["position"]["plies"],
            ),
            ("open questions", json!(open), &json!(asked)),
            ("end", json!(game.ended().is_some()), &json!(ended)),
        ];
        for (what, expect, shown) in checks {
            if expect != *shown {
                let what = format!("{what}: {expect} by the record, {shown} in the view");
                return Err(Breach::new(what));
            }
        }
        Ok(())
    }

    /// The position after the last act, once anything was judged.
    pub(super) fn fen(&self) -> Option<String> {
        Some(self.game.as_ref()?.position().fen())
    }
}

/// What came of an act as it is told to whom it was answered.
fn told(came: &Came, answered: &Answered) -> Value {
    let mut questions = json!(came.questions);
    if !answered.to_arbiter {
        for question in questions.as_array_mut().into_iter().flatten() {
            *question = json!({
                "act": question["act"],
                "id": question["id"],
                "text": "The arbiter has been asked.",
                "cites": [],
            });
        }
    }
    json!({"rulings": came.rulings, "refusals": came.refusals, "questions": questions})
}
