//! The game as one chair may know it: the contract with the page.

mod actions;
mod board;
mod card;
mod case;
mod claims;
mod clocks;
mod desk;
mod evidence;
mod linked;
mod margin;
mod outside;
mod probe;
mod proof;
mod sheets;

use crate::chair::Chair;
use crate::hub::{Presence, Table};
use crate::pgn::printed;
use crate::stored::{Devices, Names};
use crate::words::said;
pub(crate) use card::{Card, Need};
pub(crate) use case::{Unforeseen, case, foreseen};
use flagfall_board::Color;
use flagfall_game::Game;
use flagfall_record::Press;
use flagfall_say::{Text, say};
use flagfall_store::hex;
use flagfall_wire::{AdjournmentJson, ObligationJson, TallyJson};
use flagfall_words::Lang;
pub(crate) use linked::Linked;
use linked::cites;
pub(crate) use proof::found as proved;
use serde::Serialize;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The game as one chair may know it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct View<'a> {
    id: String,
    seq: u64,
    /// The hash of the last entry: noted by whoever wants to know later that nothing was changed.
    head: String,
    seat: &'static str,
    devices: Devices,
    names: Names,
    edition: &'static str,
    class: &'static str,
    time_control: String,
    press: &'static str,
    flag: &'static str,
    /// What a draw counts for: `half` or `black`.
    draw: &'static str,
    touch: bool,
    /// Who of the players is blind: then moves are announced, and repeated.
    blind: Vec<&'static str>,
    guard: &'static str,
    /// The most that is given back for the way of a press, where something is.
    #[serde(skip_serializing_if = "Option::is_none")]
    lag_credit_ms: Option<i64>,
    chess960: bool,
    started: bool,
    position: board::PositionView,
    placement: String,
    turn: &'static str,
    last_move: Option<board::FromTo>,
    clocks: clocks::Clocks,
    hand: board::HandView,
    obligations: Vec<Owed>,
    moves: Vec<board::MoveView<'a>>,
    scoresheets: BTreeMap<&'static str, Vec<Cow<'a, str>>>,
    actions: Vec<actions::Action<String>>,
    claims: Vec<claims::Claimable<String>>,
    offer: Option<Offer>,
    notes: Vec<margin::Note>,
    questions: Vec<desk::Asked>,
    awaiting_arbiter: bool,
    private: Option<desk::Private>,
    outcome: Option<OutcomeView>,
    illegal_moves: TallyJson,
    /// An adjournment; what was sealed is not in it.
    adjournment: Option<AdjournmentJson>,
    announce: Vec<String>,
    /// What the last claim of a draw rests on, while its position stands.
    evidence: Option<evidence::Drawn>,
}

#[derive(Clone, Debug, Serialize)]
struct Owed {
    side: String,
    kind: String,
    square: Option<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
    moves: Vec<String>,
    text: String,
    cites: Vec<Linked>,
}

#[derive(Clone, Debug, Serialize)]
struct Offer {
    by: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct OutcomeView {
    white: String,
    black: String,
    ground: String,
    text: String,
    cites: Vec<Linked>,
    unplayed: bool,
    drawn: bool,
    /// The result that the arbiter put in its place, in words.
    stands: Option<String>,
    /// Where the result turned on who can mate: what shows it.
    proofs: Vec<proof::Proof>,
}

/// Who looks, at what, and since when.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    /// The game.
    pub(crate) table: &'a Table,
    /// Who is connected.
    pub(crate) presence: &'a Presence,
    /// Who looks.
    pub(crate) chair: Chair,
    /// The last entry he knows of; what was said after it is said to him.
    pub(crate) since: u64,
    /// The language of what he is told.
    pub(crate) lang: Lang,
    /// A copy of the game to try acts on, while a view is made.
    pub(crate) trial: Option<&'a RefCell<Game>>,
}

impl<'a> Look<'a> {
    /// The players' names; who has none is called by his colour.
    fn names(&self) -> Names {
        let (names, unnamed) = (&self.table.setting.names, Names::default());
        let of = |name: &String, none: &String, color: Text| match name == none {
            true => self.say(&color),
            false => name.clone(),
        };
        Names {
            white: of(&names.white, &unnamed.white, say!("view-white")),
            black: of(&names.black, &unnamed.black, say!("view-black")),
        }
    }

    /// The view at this moment.
    pub(crate) fn view(&self) -> View<'a> {
        let trial = RefCell::new(self.table.game.clone());
        let look = Look {
            trial: Some(&trial),
            ..*self
        };
        look.made(self.table)
    }

    fn made<'b>(&self, table: &'b Table) -> View<'b> {
        let game = &table.game;
        let regulations = &game.header().regulations;
        let now = table.now();
        let control = regulations.time_control.as_ref();
        let claims = claims::of(self);
        View {
            id: table.id.to_string(),
            seq: table.seq,
            head: hex(&table.head),
            seat: self.chair.word(),
            devices: table.setting.devices,
            names: self.names(),
            edition: game.header().edition.id(),
            class: game.book().class.word(),
            time_control: control.map_or("-".to_owned(), |_| self.announced()),
            press: match game.clock() {
                Some(_) => regulations.press.word(),
                None => Press::Automatic.word(),
            },
            flag: regulations.flag.word(),
            draw: regulations.draw.word(),
            touch: regulations.touch,
            blind: self.blind(),
            guard: regulations.guard.word(),
            lag_credit_ms: regulations.lag_credit.map(|it| it.0),
            chess960: game.is_chess960(),
            started: table.has_begun() || game.clock().is_none(),
            position: board::position(game),
            placement: board::placement(game),
            turn: game.turn().name(),
            last_move: board::last_move(game),
            clocks: clocks::of(self, now),
            hand: board::hand(game),
            obligations: flagfall_wire::obligations(game, self.lang)
                .into_iter()
                .map(owed)
                .collect(),
            moves: board::moves(game, self.chair == Chair::Arbiter),
            scoresheets: board::scoresheets(game, self.chair),
            actions: actions::of(self, &claims)
                .into_iter()
                .map(|it| it.said(self))
                .collect(),
            claims: claims.into_iter().map(|it| it.said(self)).collect(),
            offer: game.offer().map(|by| Offer { by: by.name() }),
            notes: margin::notes(self),
            questions: desk::questions(self),
            awaiting_arbiter: !game.questions().is_empty(),
            private: desk::private(self, now),
            outcome: self.outcome(),
            illegal_moves: TallyJson {
                white: game.illegal_moves(Color::White),
                black: game.illegal_moves(Color::Black),
            },
            adjournment: game.adjournment().map(AdjournmentJson::of),
            announce: margin::announced(self),
            evidence: evidence::at_the_board(self),
        }
    }

    fn say(&self, text: &Text) -> String {
        said(self.lang, text)
    }

    fn blind(&self) -> Vec<&'static str> {
        let laws = &self.table.game.book().blind_players;
        let blind = Color::ALL.into_iter().filter(|side| laws.is_blind(*side));
        blind.map(Color::name).collect()
    }

    /// The time control as it was written when the game was set up.
    fn announced(&self) -> String {
        let written = &self.table.setting.game.regulations.time_control;
        written.as_deref().unwrap_or("-").trim().to_owned()
    }

    fn outcome(&self) -> Option<OutcomeView> {
        let game = &self.table.game;
        if let Some(cancelled) = game.cancelled() {
            // It has no result; the page shows that it is over, and why.
            return Some(OutcomeView {
                white: "–".to_owned(),
                black: "–".to_owned(),
                ground: "cancelled".to_owned(),
                text: self.say(&cancelled.text),
                cites: cites(&cancelled.citations),
                unplayed: false,
                drawn: false,
                stands: None,
                proofs: Vec::new(),
            });
        }
        let ended = game.ended()?;
        let under = &game.header().regulations;
        let json =
            flagfall_wire::OutcomeJson::of(&ended.outcome, &ended.citations, under, self.lang);
        let stands = self.table.stands().map(|it| it.to_string());
        let sides = stands.as_ref().and_then(|it| it.split_once('-'));
        let (white, black) = sides.unwrap_or((&json.white, &json.black));
        Some(OutcomeView {
            white: white.to_owned(),
            black: black.to_owned(),
            stands: stands.map(|it| self.say(&say!("result-stands", result = printed(&it)))),
            ground: json.ground,
            text: json.text,
            cites: json.cites.into_iter().map(Linked::from).collect(),
            unplayed: json.unplayed,
            drawn: json.drawn,
            proofs: proof::of(self),
        })
    }
}

fn owed(json: ObligationJson) -> Owed {
    Owed {
        side: json.side,
        kind: json.kind,
        square: json.square,
        mv: json.mv,
        moves: json.moves,
        text: json.text,
        cites: json.cites.into_iter().map(Linked::from).collect(),
    }
}
