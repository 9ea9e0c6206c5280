//! What a game knows of the event it belongs to.

use flagfall_event::{Event, Player};
use serde::{Deserialize, Serialize};

/// What a game knows of the event it belongs to, as it was when the game was set up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) struct OfEvent {
    /// The event's name on this server.
    pub(crate) id: String,
    /// The round.
    pub(crate) round: u16,
    /// The board.
    pub(crate) board: u16,
    /// What the event is called.
    pub(crate) name: String,
    /// Where it is held.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) place: String,
    /// The day of the round, `2026-03-01`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) date: Option<String>,
    /// How much later spectators see what happened, in milliseconds.
    #[serde(default)]
    pub(crate) delay_ms: i64,
    /// Who plays.
    pub(crate) white: Person,
    /// Who plays.
    pub(crate) black: Person,
}

/// What is known of a player, beside his name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) struct Person {
    /// His number in the event.
    pub(crate) number: u16,
    /// His title.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) title: String,
    /// His rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rating: Option<u16>,
    /// His federation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) federation: String,
    /// His number at FIDE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fide_id: Option<u64>,
}

impl OfEvent {
    /// What the game of a board is to know; `None` where there is no such board.
    pub(crate) fn of(id: &str, event: &Event, round: u16, board: u16) -> Option<OfEvent> {
        let it = event.board(round, board)?;
        let about = event.about();
        Some(OfEvent {
            id: id.to_owned(),
            round,
            board,
            name: about.name.clone(),
            place: about.place.clone(),
            date: event.day(round).map(|it| it.to_string()),
            delay_ms: about.delay_ms,
            white: Person::of(event.player(it.white)?),
            black: Person::of(event.player(it.black)?),
        })
    }

    /// What PGN says of it.
    pub(crate) fn tags(&self) -> Vec<(String, String)> {
        let mut tags = vec![
            ("Event".to_owned(), self.name.clone()),
            ("Round".to_owned(), format!("{}.{}", self.round, self.board)),
            ("Board".to_owned(), self.board.to_string()),
        ];
        if !self.place.is_empty() {
            tags.push(("Site".to_owned(), self.place.clone()));
        }
        for (side, person) in [("White", &self.white), ("Black", &self.black)] {
            let mut tag = |name: &str, value: String| tags.push((format!("{side}{name}"), value));
            if !person.title.is_empty() {
                tag("Title", person.title.clone());
            }
            if let Some(rating) = person.rating {
                tag("Elo", rating.to_string());
            }
            if let Some(id) = person.fide_id {
                tag("FideId", id.to_string());
            }
            if !person.federation.is_empty() {
                tag("Country", person.federation.clone());
            }
        }
        tags
    }
}

impl Person {
    fn of(player: &Player) -> Person {
        Person {
            number: player.number.get(),
            title: player.title.clone(),
            rating: player.rating,
            federation: player.federation.clone(),
            fide_id: player.fide,
        }
    }
}
