//! The games of a round are set up.

use super::{Events, Held, OfEvent};
use crate::chair::Chair;
use crate::hub::{Table, blocking};
use crate::limits::PLAYER_NAME;
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::stored::{Devices, Names, Setting};
use crate::token;
use flagfall_event::{Act, By, Event, Started};
use flagfall_store::{NewGame, Store};
use flagfall_wire::{AboutJson, GameFile};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many are written at once; the record groups them.
const AT_ONCE: usize = 32;

/// Which boards get a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// These; none for all that have neither a game nor a result.
    pub(crate) boards: Vec<u16>,
    /// Whether one device lies between the players.
    pub(crate) one_device: bool,
}

/// A game that was set up, with the keys of its seats: they are told this once.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SetUp {
    pub(crate) board: u16,
    pub(crate) game: String,
    tokens: BTreeMap<&'static str, String>,
    links: BTreeMap<&'static str, String>,
}

impl Events {
    /// Sets up a game on each board that wants one, all in one call.
    ///
    /// # Errors
    /// [`Problem`]: why none was.
    pub(crate) async fn set_up(
        &self,
        held: &Held,
        round: u16,
        wanted: &Wanted,
        by: &By,
    ) -> Result<Vec<SetUp>, Problem> {
        let event = held.event();
        let boards = self.boards(&event, round, wanted).await?;
        let mut settings = Vec::with_capacity(boards.len());
        for board in boards {
            settings.push((board, setting(&held.id, &event, (round, board), wanted)?));
        }
        let store = self.store();
        let made = stream::iter(settings.into_iter().map(|(board, setting)| {
            let store = Arc::clone(&store);
            async move { blocking(move || create(&*store, board, &setting)).await? }
        }));
        let made: Vec<SetUp> = made.buffered(AT_ONCE).try_collect().await?;
        if made.is_empty() {
            return Ok(made);
        }
        let started = made.iter().map(|it| Started {
            board: it.board,
            game: it.game.clone(),
        });
        let act = Act::Start {
            round,
            games: started.collect(),
        };
        self.enter(held, by, vec![act], None).await?;
        Ok(made)
    }

    async fn boards(
        &self,
        event: &Event,
        round: u16,
        wanted: &Wanted,
    ) -> Result<Vec<u16>, Problem> {
        let Some(of) = event.round(round) else {
            return Err(super::problem(&flagfall_event::Refused::NoRound(round)));
        };
        if wanted.boards.is_empty() {
            let fresh = of.boards.iter().filter(|(_, board)| !board.is_touched());
            return Ok(fresh.map(|(number, _)| *number).collect());
        }
        for number in &wanted.boards {
            let board = of.boards.get(number).ok_or_else(|| {
                super::problem(&flagfall_event::Refused::NoBoard {
                    round,
                    board: *number,
                })
            })?;
            let Some(game) = board.game() else { continue };
            let handle = self.hub.look_on(game).await?;
            let cancelled = handle.live.borrow().table.game.cancelled().is_some();
            if !cancelled {
                return Err(Problem::conflict(format!(
                    "Board {number} has a game already. It gets another one only after the \
                     arbiter has broken it off."
                )));
            }
        }
        Ok(wanted.boards.clone())
    }
}

/// What the game of a board is played under.
fn setting(
    id: &str,
    event: &Event,
    (round, board): (u16, u16),
    wanted: &Wanted,
) -> Result<Setting, Problem> {
    let of = OfEvent::of(id, event, round, board);
    let of =
        of.ok_or_else(|| Problem::not_found(format!("Round {round} has no board {board}.")))?;
    let named = |number| {
        let number = flagfall_event::Number::new(number);
        let player = number.and_then(|it| event.player(it));
        let name = player.map(|it| it.name.as_str()).unwrap_or_default();
        name.chars().take(PLAYER_NAME).collect()
    };
    let about = AboutJson::write(event.about());
    Ok(Setting {
        game: game_file(&about),
        names: Names {
            white: named(of.white.number),
            black: named(of.black.number),
        },
        devices: match wanted.one_device {
            true => Devices::One,
            false => Devices::Each,
        },
        engine: None,
        event: Some(of),
    })
}

/// The game file of each game of an event.
pub(crate) fn game_file(about: &AboutJson) -> GameFile {
    GameFile {
        edition: about.edition.clone(),
        regulations: about.of_a_game(),
        start: None,
        moves: None,
        clocks: None,
        credit: None,
        guard: None,
        scheduled_start_ms: None,
        session_end_ms: None,
        acts: Vec::new(),
    }
}

/// Records one game. The arbiter and those who look on have the event's keys.
fn create(store: &dyn Store, board: u16, setting: &Setting) -> Result<SetUp, Problem> {
    let game = token::name()?;
    // The game is laid out once, so that none is recorded that cannot begin.
    Table::new(&game, setting.clone()).map_err(|error| {
        Problem::bad_request(format!("The games of this event cannot begin: {error}."))
    })?;
    let header =
        serde_json::to_string(setting).map_err(|error| Problem::broken(error.to_string()))?;
    let mut new = NewGame::new(&game, header, wall_ms());
    let (mut tokens, mut links) = (BTreeMap::new(), BTreeMap::new());
    for chair in [Chair::White, Chair::Black] {
        let fresh = token::token()?;
        new = new.seated(chair.word(), token::hash(&fresh));
        links.insert(chair.word(), crate::api::link(&game, &fresh));
        tokens.insert(chair.word(), fresh);
    }
    store.create_game(new)?;
    Ok(SetUp {
        board,
        game,
        tokens,
        links,
    })
}
