//! What an engine's hands do: from the view of its seat and what the engine thinks of it to acts.
//! Nothing here knows of time passing or of a line that breaks.

use crate::EngineError;
use crate::history::History;
use crate::policy::{Memory, Mood, Policy};
use crate::process::Thought;
use flagfall_board::{Color, Position};
use flagfall_client::View;
use flagfall_clock::TimeControl;
use flagfall_notation::san;
use flagfall_record::side;
use serde_json::{Value, json};

/// An engine that plays without a clock thinks so long.
const UNTIMED_MS: u32 = 1_000;

/// What is to be done next.
#[derive(Debug, PartialEq)]
pub(crate) enum Next {
    /// Nothing, until something happens.
    Wait,
    /// Nothing, until the opponent's time is used up, in so many milliseconds.
    WaitFor(i64),
    /// The engine is asked, in these two lines.
    Think(String, String),
    /// These acts.
    Act(Vec<Value>),
    /// The game is over.
    Over(String),
}

/// A player's seat that an engine has taken.
pub(crate) struct Seat {
    /// Where the game began.
    pub(crate) start: Position,
    /// Under which time control.
    pub(crate) control: Option<TimeControl>,
    /// When it offers, claims and resigns.
    pub(crate) policy: Policy,
    /// What is kept back of its time, in milliseconds, for the way to the server.
    pub(crate) overhead_ms: i64,
    memory: Memory,
    /// After how many moves it last claimed, by ground: no claim is made twice.
    claimed: Vec<(&'static str, usize)>,
}

impl Seat {
    pub(crate) fn new(start: Position, control: Option<TimeControl>, policy: Policy) -> Seat {
        Seat {
            start,
            control,
            policy,
            overhead_ms: 50,
            memory: Memory::default(),
            claimed: Vec::new(),
        }
    }

    /// What follows from a view that is `age` milliseconds old.
    pub(crate) fn look(&mut self, view: &View, age: i64) -> Next {
        if let Some(outcome) = &view.outcome {
            let (white, black) = (&outcome.white, &outcome.black);
            return Next::Over(format!("{white}–{black} {}", outcome.text));
        }
        let Some(own) = view.side() else {
            return Next::Wait;
        };
        // Who sits down first waits for the other, who says that the game begins.
        if !view.started || view.awaiting_arbiter {
            return Next::Wait;
        }
        match view.adjournment.as_ref().map(|it| it.stage.as_str()) {
            Some("adjourned") => return Next::Wait,
            Some("resumed") if view.may("arrive") && self.notes("arrive", view) => {
                return Next::Act(vec![json!({"act": "arrive"})]);
            }
            _ => {}
        }
        let running = view.clocks.running.as_deref();
        let moves_on = !view.has_clock() || running == Some(own.name());
        match view.hand.press_due.as_deref() {
            Some(due) if due == own.name() && moves_on => return Next::Act(vec![press()]),
            Some(_) => return self.watch_flag(view, own, age),
            None => {}
        }
        if view.turn != own.name() {
            return self.watch_flag(view, own, age);
        }
        let Some(history) = History::of(&self.start, view) else {
            return self.call(
                view,
                "the position on the board is none that can be played from",
            );
        };
        let last = view.moves.last();
        let theirs = last.is_some_and(|it| it.completed && it.side != own.name());
        if theirs && history.last_illegal && self.claims(view, "illegal_move") {
            let claim = json!({"act": "claim", "ground": "illegal_move"});
            return Next::Act(vec![claim]);
        }
        if !moves_on {
            return Next::Wait;
        }
        Next::Think(history.command(), self.go(view, own, age))
    }

    /// The opponent's flag, where nobody but a player calls it.
    fn watch_flag(&mut self, view: &View, own: Color, age: i64) -> Next {
        let theirs = !own;
        let runs = view.clocks.running.as_deref() == Some(theirs.name());
        if !runs || view.flag != "called" || !view.may_claim("flag") {
            return Next::Wait;
        }
        let left = view.clock(theirs) - age;
        if left > 0 {
            return Next::WaitFor(left);
        }
        match self.claims(view, "flag") {
            true => Next::Act(vec![json!({"act": "claim", "ground": "flag"})]),
            false => Next::Wait,
        }
    }

    fn call(&mut self, view: &View, reason: &str) -> Next {
        match view.may("stop_clocks") && self.notes("call", view) {
            true => Next::Act(vec![json!({"act": "stop_clocks", "reason": reason})]),
            false => Next::Wait,
        }
    }

    /// Whether this claim is heard and has not been made at this move.
    fn claims(&mut self, view: &View, ground: &'static str) -> bool {
        view.may_claim(ground) && self.notes(ground, view)
    }

    fn notes(&mut self, ground: &'static str, view: &View) -> bool {
        let at = (ground, view.moves.len());
        let first = !self.claimed.contains(&at);
        if first {
            self.claimed.retain(|it| it.0 != ground);
            self.claimed.push(at);
        }
        first
    }

    /// How long it may think, and of which moves.
    fn go(&self, view: &View, own: Color, age: i64) -> String {
        let mut text = match view.has_clock() {
            true => {
                let left = |side: Color| {
                    let aged = if side == own {
                        age + self.overhead_ms
                    } else {
                        0
                    };
                    (view.clock(side) - aged).max(1)
                };
                let (white, black) = (left(Color::White), left(Color::Black));
                let more = self.control.as_ref().map(|it| increments(it, view, own));
                format!("go wtime {white} btime {black}{}", more.unwrap_or_default())
            }
            false => format!("go movetime {UNTIMED_MS}"),
        };
        let owed = view.obligations.iter().filter(|it| it.side == own.name());
        let owed: Vec<&str> = owed
            .flat_map(|it| it.moves.iter().map(String::as_str))
            .collect();
        if !owed.is_empty() {
            text.push_str(" searchmoves ");
            text.push_str(&owed.join(" "));
        }
        text
    }

    /// What is done with the engine's choice.
    ///
    /// # Errors
    /// [`EngineError::Illegal`]: what it chose is no legal move.
    pub(crate) fn chosen(
        &mut self,
        view: &View,
        thought: &Thought,
    ) -> Result<Vec<Value>, EngineError> {
        let (Some(own), Some(best)) = (view.side(), &thought.best) else {
            return Ok(Vec::new());
        };
        let Some(history) = History::of(&self.start, view) else {
            return Ok(Vec::new());
        };
        let Some((mv, after)) = history.after(best) else {
            return Err(EngineError::Illegal {
                chosen: best.chars().take(20).collect(),
                fen: history.now().fen(),
            });
        };
        if view.seals() {
            let sealed = san::write(history.now(), mv);
            let seal = json!({"act": "seal", "move": sealed});
            return Ok(vec![seal, json!({"act": "stop_clocks"})]);
        }
        let mood = self.memory.note(&self.policy, thought.score);
        if mood == Mood::Resigns {
            return Ok(vec![json!({"act": "resign"})]);
        }
        let content = thought.score.is_some_and(|it| it <= self.policy.content);
        let offered = view.offer.as_ref().is_some_and(|it| it.by != own.name());
        if content && offered {
            return Ok(vec![json!({"act": "accept_draw"})]);
        }
        if content && let Some(claim) = self.draw_claim(view, &history, (mv, &after)) {
            return Ok(claim);
        }
        let mut acts = vec![json!({"act": "move", "move": best})];
        if mood == Mood::Offers && view.offer.is_none() {
            acts.push(json!({"act": "offer_draw"}));
        }
        // Where the move ends the game the clocks have stopped.
        if view.press == "manual" && view.has_clock() && after.has_legal_move() {
            acts.push(press());
        }
        Ok(acts)
    }

    /// A draw that may be claimed: as the position stands, or with the move, which is written
    /// before it is claimed and not played.
    fn draw_claim(
        &mut self,
        view: &View,
        history: &History,
        (mv, after): (flagfall_board::Move, &Position),
    ) -> Option<Vec<Value>> {
        let now = history.now();
        let stands = [
            ("repetition", history.times(now) >= 3),
            ("fifty", now.halfmoves() >= 100),
        ];
        for (ground, holds) in stands {
            if holds && self.claims(view, ground) {
                return Some(vec![json!({"act": "claim", "ground": ground})]);
            }
        }
        let about = [
            ("repetition", history.times(after) >= 2),
            ("fifty", after.halfmoves() >= 100),
        ];
        let san = san::write(now, mv);
        for (ground, holds) in about {
            if holds && self.claims(view, ground) {
                return Some(vec![
                    json!({"act": "write", "move": san}),
                    json!({"act": "claim", "ground": ground, "intended": san}),
                ]);
            }
        }
        None
    }
}

fn press() -> Value {
    json!({"act": "press"})
}

/// What each side gains with a move, and how many moves are left to the next time control.
fn increments(control: &TimeControl, view: &View, own: Color) -> String {
    let made = |of: Color| view.moves.iter().filter(|it| it.side == of.name()).count();
    let period = |of: Color| {
        let mut done = 0;
        for period in control.periods(side(of)) {
            match period.moves {
                Some(quota) if made(of) >= done + quota as usize => done += quota as usize,
                quota => return (period.bonus.amount().0, quota.map(|it| done + it as usize)),
            }
        }
        (0, None)
    };
    let ((white, _), (black, _)) = (period(Color::White), period(Color::Black));
    let mut text = format!(" winc {white} binc {black}");
    if let (_, Some(quota)) = period(own) {
        text.push_str(&format!(
            " movestogo {}",
            quota.saturating_sub(made(own)).max(1)
        ));
    }
    text
}

#[cfg(test)]
mod tests;
