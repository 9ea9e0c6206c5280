//! A board on the desk of an event: what its arbiter needs of it, and no more.

use super::board::{FromTo, last_move, placement};
use super::clocks::{self, Clocks};
use super::{Linked, Look, desk};
use crate::chair::Chair;
use flagfall_board::Color;
use flagfall_clock::Millis;

use flagfall_record::{Class, side};
use flagfall_say::say;
use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;

/// How much a board needs its arbiter; the first first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Need {
    /// He is asked, or the clocks stand, or something was seen that he may act on.
    NeedsYou,
    /// Time is short, somebody is missing, or something was seen that he may not act on.
    Watch,
    /// Nothing is the matter.
    Quiet,
    /// It has not begun.
    Waiting,
    /// It is over.
    Over,
}

/// Why a board stands where it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Why {
    /// `question`, `notice`, `clocks_stand`, `time_trouble`, `absent`.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
    pub(crate) cites: Vec<Linked>,
    /// The act by which the arbiter would see to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) act: Option<Value>,
}

/// A game as a card.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Card {
    pub(crate) game: String,
    pub(crate) seq: u64,
    pub(crate) need: Need,
    pub(crate) why: Vec<Why>,
    started: bool,
    placement: String,
    last_move: Option<FromTo>,
    check: bool,
    turn: &'static str,
    move_number: u32,
    plies: u32,
    pub(crate) clocks: Clocks,
    here: Here,
    adjourned: bool,
    cancelled: bool,
    /// `1-0`, once the game has a result.
    result: Option<String>,
    ground: Option<&'static str>,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Here {
    white: bool,
    black: bool,
}

impl Look<'_> {
    /// The game as a card on the desk of its event.
    pub(crate) fn card(&self) -> Card {
        let trial = RefCell::new(self.table.game.clone());
        let look = Look {
            trial: Some(&trial),
            ..*self
        };
        look.dealt()
    }

    fn dealt(&self) -> Card {
        let (table, game) = (self.table, &self.table.game);
        let now = table.now();
        let (need, why) = self.need(now);
        let position = game.position();
        let ended = game.ended();
        Card {
            game: table.id.to_string(),
            seq: table.seq,
            need,
            why,
            started: table.has_begun() || game.clock().is_none(),
            placement: placement(game),
            last_move: last_move(game),
            check: position.in_check(),
            turn: game.turn().name(),
            move_number: position.fullmoves(),
            plies: game.plies(),
            clocks: clocks::of(self, now),
            here: Here {
                white: self.presence.is_here(Chair::White),
                black: self.presence.is_here(Chair::Black),
            },
            adjourned: game.adjournment().is_some_and(|it| it.is_closed()),
            cancelled: game.cancelled().is_some(),
            result: ended.map(|it| it.outcome.result()),
            ground: ended.map(|it| it.outcome.ending.word()),
        }
    }

    fn need(&self, now: Millis) -> (Need, Vec<Why>) {
        let (table, game) = (self.table, &self.table.game);
        if !game.is_on() {
            return (Need::Over, Vec::new());
        }
        let mut why = Vec::new();
        let mut needs = false;
        for asked in desk::questions(self) {
            needs = true;
            why.push(asked.why());
        }
        let private = desk::private(self, now);
        for notice in private.into_iter().flat_map(|it| it.notices) {
            // What he may not act on he waits for.
            let held = matches!(notice.may, Some("wait" | "never"));
            needs |= notice.act.is_some() && !held;
            why.push(notice.why());
        }
        let begun = table.has_begun() || game.clock().is_none();
        let stands = game.clock().is_some_and(|clock| clock.running().is_none());
        let adjourned = game.adjournment().is_some_and(|it| it.is_closed());
        if begun && stands && !adjourned {
            needs = true;
            why.push(self.plain("clocks_stand", &say!("card-clocks-stand")));
        }
        if begun {
            why.extend(self.time_trouble(now));
            why.extend(self.absent());
        }
        let need = match () {
            () if needs => Need::NeedsYou,
            () if !why.is_empty() => Need::Watch,
            () if !begun => Need::Waiting,
            () => Need::Quiet,
        };
        (need, why)
    }

    fn plain(&self, kind: &'static str, text: &flagfall_say::Text) -> Why {
        Why {
            kind,
            text: self.say(text),
            cites: Vec::new(),
            act: None,
        }
    }

    /// Who has little time left: five minutes, two in rapid, twenty seconds in blitz.
    fn time_trouble(&self, now: Millis) -> Vec<Why> {
        let game = &self.table.game;
        let short = match game.book().class {
            Class::Standard => Millis(300_000),
            Class::Rapid => Millis(120_000),
            Class::Blitz => Millis(20_000),
        };
        let Some(clock) = game.clock() else {
            return Vec::new();
        };
        let standing = game.clocks(now);
        let left = |color| {
            standing.as_ref().map(|it| match color {
                Color::White => it.white,
                Color::Black => it.black,
            })
        };
        let in_trouble = |color: &Color| {
            left(*color).is_some_and(|it| it < short) && clock.flag(side(*color)).is_none()
        };
        let all = Color::ALL.into_iter().filter(in_trouble);
        all.map(|color| self.plain("time_trouble", &say!("card-time", side = color)))
            .collect()
    }

    /// Whose clock runs though nobody is connected in his seat.
    fn absent(&self) -> Option<Why> {
        let game = &self.table.game;
        let running = game.clock()?.running()?;
        let color = Color::ALL.into_iter().find(|it| side(*it) == running)?;
        let chair = match color {
            Color::White => Chair::White,
            Color::Black => Chair::Black,
        };
        let there =
            self.presence.is_here(chair) || self.table.one_device() && !self.presence.is_empty();
        (!there).then(|| self.plain("absent", &say!("card-absent", side = color)))
    }
}

impl Card {
    /// The same, but for the clocks that run: two cards that do not differ so need not be sent
    /// again.
    pub(crate) fn same(&self, other: &Card) -> bool {
        let still = |card: &Card| {
            let mut card = card.clone();
            card.clocks = card.clocks.still();
            serde_json::to_string(&card).unwrap_or_default()
        };
        still(self) == still(other)
    }
}
