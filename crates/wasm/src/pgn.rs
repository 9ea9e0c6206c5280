//! Games of a PGN text.

use crate::position::Position;
use crate::{Thrown, array, value};
use flagfall_board::{Move, Position as Board};
use flagfall_notation::pgn::{self, Fault, Tree};
use flagfall_notation::{san, uci};
use js_sys::Array;
use serde::Serialize;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A game of a PGN text, played through when something is asked that needs it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PgnGame {
    game: pgn::Game,
    replay: OnceCell<pgn::Replay>,
}

#[derive(Serialize)]
struct FaultJson<'a> {
    kind: &'static str,
    line: u64,
    column: u64,
    token: &'a str,
    message: &'a str,
    expected: &'a str,
    nearest: &'a [String],
    ply: Option<u32>,
}

/// Every game of a text, in order. Nothing in a text makes this throw: what is irregular is a
/// fault of its game.
#[wasm_bindgen(js_name = readPgn)]
pub fn read_pgn(text: &str) -> Vec<PgnGame> {
    let games = pgn::read_all(text.as_bytes()).into_iter();
    let lazy = |game| PgnGame {
        game,
        replay: OnceCell::new(),
    };
    games.map(lazy).collect()
}

#[wasm_bindgen]
impl PgnGame {
    /// The tags and their values.
    #[wasm_bindgen(getter, unchecked_return_type = "Record<string, string>")]
    pub fn tags(&self) -> Thrown<JsValue> {
        let tags: BTreeMap<_, _> = self.game.tags().collect();
        value(&tags)
    }

    /// The value of one tag, or undefined.
    pub fn tag(&self, name: &str) -> Option<String> {
        self.game.tag(name).map(Into::into)
    }

    /// `1-0`, `0-1`, `1/2-1/2` or `*` as the moves end; undefined where they end with none.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> Option<String> {
        self.game.result().map(|it| it.token().to_owned())
    }

    /// The moves in SAN, up to the first that is not legal; a turn passed is `--`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn moves(&self) -> Array {
        self.each(san::push_made)
    }

    /// The moves in UCI; a turn passed is `--`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn uci(&self) -> Array {
        let chess960 = self.replay().chess960;
        self.each(|now, mv, _, text| uci::push(now, mv, chess960, text))
    }

    /// Where the game starts from.
    #[wasm_bindgen(getter)]
    pub fn start(&self) -> Position {
        self.at(self.replay().start)
    }

    /// The position after the last move that was played.
    #[wasm_bindgen(getter)]
    pub fn end(&self) -> Position {
        self.at(self.replay().end)
    }

    /// How many half-moves were played.
    #[wasm_bindgen(getter)]
    pub fn plies(&self) -> u32 {
        self.replay().moves.len() as u32
    }

    /// What is irregular in text and moves, with line, column and the way out.
    #[wasm_bindgen(unchecked_return_type = "Fault[]")]
    pub fn faults(&self) -> Thrown<JsValue> {
        let faults = self.replay().faults.iter().map(fault);
        value(&faults.collect::<Vec<_>>())
    }

    /// The game in PGN's export form, with its variations and comments.
    pub fn export(&self) -> String {
        Tree::read(&self.game).0.export()
    }
}

impl PgnGame {
    fn replay(&self) -> &pgn::Replay {
        self.replay.get_or_init(|| pgn::replay(&self.game))
    }

    fn at(&self, board: Board) -> Position {
        let chess960 = self.replay().chess960;
        Position { board, chess960 }
    }

    fn each(&self, write: impl Fn(&Board, Move, &Board, &mut String)) -> Array {
        let replay = self.replay();
        let mut now = replay.start;
        let mut text = String::with_capacity(replay.moves.len() * 6);
        for it in &replay.moves {
            if !text.is_empty() {
                text.push(' ');
            }
            match it.played {
                Some(mv) => {
                    let next = now.play(mv);
                    write(&now, mv, &next, &mut text);
                    now = next;
                }
                None => {
                    text.push_str("--");
                    let mut setup = now.setup();
                    setup.turn = !setup.turn;
                    setup.en_passant = None;
                    now = Board::assume(setup);
                }
            }
        }
        array(&text)
    }
}

fn fault(it: &Fault) -> FaultJson<'_> {
    FaultJson {
        kind: it.kind.name(),
        line: it.line,
        column: it.column,
        token: &it.token,
        message: &it.message,
        expected: &it.expected,
        nearest: &it.nearest,
        ply: it.ply,
    }
}
