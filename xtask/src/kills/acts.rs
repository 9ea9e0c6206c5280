//! What somebody might do next: mostly what players do, now and then what they must not.

use super::model::{ARBITER, SEATS};
use super::setting::one;
use fastrand::Rng;
use flagfall_board::{Position, Square};
use flagfall_notation::{san, uci};
use serde_json::{Value, json};

/// Acts of one seat, to be sent together.
pub(super) struct Wanted {
    /// From which of [`SEATS`].
    pub(super) seat: usize,
    /// The acts, in order.
    pub(super) acts: Vec<Value>,
}

/// The game as its players see it, and what chance has them do.
struct Table<'a> {
    rng: &'a mut Rng,
    view: &'a Value,
    position: Option<Position>,
    /// Who has the move.
    turn: usize,
}

/// What somebody does next, given a view of the game; now and then several things at once.
pub(super) fn next(rng: &mut Rng, view: &Value) -> Wanted {
    let fen = view["position"]["fen"].as_str().unwrap_or_default();
    let mut table = Table {
        position: Position::from_fen(fen).ok(),
        turn: usize::from(view["turn"] == SEATS[1]),
        rng,
        view,
    };
    let mut wanted = table.deed();
    while table.rng.u8(..12) == 0 {
        let more = table.deed();
        if more.seat == wanted.seat {
            wanted.acts.extend(more.acts);
        }
    }
    // Which seat is meant where none is named is for the server to say.
    for act in &mut wanted.acts {
        if act.get("by").is_none() && table.rng.bool() {
            act["by"] = SEATS[wanted.seat].into();
        }
    }
    wanted
}

impl Table<'_> {
    fn deed(&mut self) -> Wanted {
        let opponent = 1 - self.turn;
        let either = self.rng.usize(..2);
        let stands = self.view["clocks"]["running"].is_null() && self.view["started"] == true;
        if stands && self.rng.u8(..3) == 0 {
            return by(ARBITER, vec![json!({"act": "start"})]);
        }
        match self.rng.u8(..100) {
            0..55 => self.play(),
            55..64 => by(self.turn, self.hand()),
            64..69 => by(self.turn, self.wild()),
            69..75 => by(either, vec![self.offer()]),
            75..83 => by(either, vec![self.claim()]),
            83..88 => by(either, vec![self.words()]),
            88..93 => by(ARBITER, vec![self.arbiter()]),
            93..95 => by(opponent, self.wild()),
            95..97 => by(either, vec![self.nonsense(1 - either)]),
            97..98 => by(either, vec![json!({"act": "resign"})]),
            _ => by(opponent, vec![json!({"act": "press"})]),
        }
    }

    /// The press that is due, or a legal move, most often with its press.
    fn play(&mut self) -> Wanted {
        let due = self.view["hand"]["press_due"].as_str();
        let due = due.and_then(|side| SEATS.iter().position(|it| *it == side));
        if let Some(seat) = due {
            return by(seat, vec![json!({"act": "press"})]);
        }
        let Some(text) = self.legal() else {
            return by(self.turn, self.wild());
        };
        let mut acts = vec![json!({"act": "move", "move": text})];
        if self.view["press"] == "manual" && self.rng.u8(..8) > 0 {
            acts.push(json!({"act": "press"}));
        }
        by(self.turn, acts)
    }

    /// A legal move in one of two notations.
    fn legal(&mut self) -> Option<String> {
        let position = self.position.as_ref()?;
        let moves = position.legal_moves();
        let played = *self.rng.choice(moves.iter())?;
        let chess960 = self.view["chess960"] == true;
        Some(match self.rng.bool() {
            true => san::write(position, played),
            false => uci::write(position, played, chess960),
        })
    }

    fn square(&mut self) -> String {
        let all = self.rng.u8(..64);
        Square::ALL[usize::from(all)].to_string()
    }

    /// The squares of a legal move, or any two.
    fn way(&mut self) -> (String, String) {
        let position = self.position.as_ref();
        let moves = position.map(|it| (it, it.legal_moves()));
        let text = moves.and_then(|(position, moves)| {
            let played = *self.rng.choice(moves.iter())?;
            Some(uci::write(position, played, false))
        });
        match text {
            Some(text) if text.len() >= 4 => (text[..2].to_owned(), text[2..4].to_owned()),
            _ => (self.square(), self.square()),
        }
    }

    /// What a hand does, man by man.
    fn hand(&mut self) -> Vec<Value> {
        let (from, to) = self.way();
        match self.rng.u8(..8) {
            0 => vec![json!({"act": "adjust", "squares": [from]})],
            1 => vec![json!({"act": "touch", "squares": [from], "accidental": true})],
            2 => vec![json!({"act": "touch", "squares": [from, to]})],
            3 => vec![json!({"act": "remove", "square": to})],
            4 => vec![json!({"act": "displace", "squares": [from, self.square()]})],
            5 => vec![json!({"act": "exchange", "square": to, "piece": "queen"})],
            _ => vec![
                json!({"act": "touch", "squares": [from]}),
                json!({"act": "release", "from": from, "to": to}),
                json!({"act": "press"}),
            ],
        }
    }

    /// A move between any two squares, illegal more often than not.
    fn wild(&mut self) -> Vec<Value> {
        let text = format!("{}{}", self.way().0, self.square());
        let mut acts = vec![json!({"act": "move", "move": text})];
        if self.rng.bool() {
            acts.push(json!({"act": "press"}));
        }
        acts
    }

    fn offer(&mut self) -> Value {
        match self.rng.u8(..9) {
            0 => json!({"act": "offer_draw", "condition": "if you play on quickly"}),
            1 => json!({"act": "accept_draw"}),
            2..5 => json!({"act": "decline_draw"}),
            _ => json!({"act": "offer_draw"}),
        }
    }

    fn claim(&mut self) -> Value {
        let grounds = [
            "repetition",
            "repetition",
            "fifty",
            "flag",
            "illegal_move",
            "illegal_move",
            "touch_move",
            "quickplay",
            "displaced",
        ];
        let mut claim = json!({"act": "claim", "ground": one(self.rng, &grounds)});
        if let (Some(text), true) = (self.legal(), self.rng.bool()) {
            claim["intended"] = text.into();
        }
        claim
    }

    fn words(&mut self) -> Value {
        match self.rng.u8(..7) {
            0 => json!({"act": "write", "mark": "(=)"}),
            1 => json!({"act": "announce", "text": "Zug – «à vous»"}),
            2 => json!({"act": "request", "what": "explanation"}),
            3 => json!({"act": "stop_clocks", "reason": "a disturbance"}),
            4 => json!({"act": "sign", "score": "1-0"}),
            _ => json!({"act": "write", "move": self.legal().unwrap_or("e4".to_owned())}),
        }
    }

    fn arbiter(&mut self) -> Value {
        let side = one(self.rng, &SEATS[..2]);
        match self.rng.u8(..8) {
            0 => json!({"act": "observe", "what": "illegal_move"}),
            1 => json!({"act": "observe", "what": "flag", "side": side}),
            2 => json!({"act": "stop"}),
            3 => json!({"act": "set_clock", "side": side, "ms": self.rng.u32(..900_000)}),
            4 => json!({"act": "penalise", "side": side, "penalty": "add_opponent_time",
                "ms": 120_000}),
            5 => {
                let plies = self.view["position"]["plies"].as_u64().unwrap_or(0);
                json!({"act": "restore", "ply": plies.saturating_sub(self.rng.u64(..3))})
            }
            _ => json!({"act": "penalise", "side": side, "penalty": "warning"}),
        }
    }

    /// What is refused before it can be judged.
    fn nonsense(&mut self, other: usize) -> Value {
        match self.rng.u8(..3) {
            0 => json!({"act": "castle"}),
            1 => json!({"act": "resign", "by": "arbiter"}),
            _ => json!({"act": "decline_draw", "by": SEATS[other]}),
        }
    }
}

/// What the arbiter answers, if he is asked something.
pub(super) fn answer(rng: &mut Rng, view: &Value) -> Option<Wanted> {
    let question = rng.choice(view["questions"].as_array()?)?;
    let choice = rng.choice(question["choices"].as_array()?)?;
    let answer = json!({"act": "answer", "question": question["id"], "choice": choice});
    Some(by(ARBITER, vec![answer]))
}

fn by(seat: usize, acts: Vec<Value>) -> Wanted {
    Wanted { seat, acts }
}
