//! What was ruled in a case, in the words of its table.

use flagfall_board::Color;
use flagfall_edition::Citation;
use flagfall_game::{Event, Replay};
use flagfall_laws::act_of_moving::Duty;
use flagfall_laws::{Decision, Reason};
use flagfall_record::text::write_time;
use flagfall_words::english;

/// What was ruled in a case, in the words of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The decisions, refusals and questions, in order.
    pub ruling: String,
    /// The articles cited, in order, each once.
    pub cites: Vec<String>,
    /// How many rulings there were.
    pub rulings: usize,
    /// The sentences that go with them.
    pub texts: Vec<String>,
}

impl Found {
    /// Reads it off a replay.
    #[must_use]
    pub fn of(replay: &Replay, shows_clocks: bool) -> Found {
        let mut found = Found {
            ruling: String::new(),
            cites: Vec::new(),
            rulings: 0,
            texts: Vec::new(),
        };
        let mut parts = Vec::new();
        for event in replay.events.iter().flatten() {
            found.take(event, &mut parts);
        }
        found.bound(replay, &mut parts);
        found.behind(replay, &mut parts);
        if shows_clocks {
            parts.extend(clocks(replay));
        }
        found.ruling = match parts.is_empty() {
            true => "nothing".to_owned(),
            false => parts.join("; "),
        };
        found
    }

    fn take(&mut self, event: &Event, parts: &mut Vec<String>) {
        match event {
            Event::Ruled(ruling) => {
                self.rulings += 1;
                self.texts.push(english(&ruling.text()));
                self.cite(ruling.citations());
                parts.extend(ruling.decisions().iter().map(Decision::to_string));
            }
            Event::Refused(refusal) if refusal.reason() == Reason::NotEncoded => {
                self.texts.push(english(refusal.text()));
                parts.push("not in hand".to_owned());
            }
            Event::Refused(refusal) => {
                self.texts.push(english(refusal.text()));
                self.cite(refusal.citations());
                parts.push(format!("refused {}", refusal.reason().word()));
            }
            Event::Asked(open) => {
                self.texts.push(english(open.question.text()));
                self.cite(open.question.citations());
                parts.push(format!("asks {}", open.question.topic().word()));
            }
            _ => {}
        }
    }

    /// What the touch has bound a player to, where no ruling has said so.
    fn bound(&mut self, replay: &Replay, parts: &mut Vec<String>) {
        let game = &replay.game;
        if game.ended().is_some() || !game.bindings().is_empty() {
            return;
        }
        if let Some(it) = game.obligation() {
            self.cite(&it.citations);
            self.texts.push(english(&it.text));
            parts.push(match &it.duty {
                Duty::Move(square) => format!("{} obliged to move {square}", it.side),
                Duty::Capture(square) => format!("{} obliged to capture {square}", it.side),
                Duty::Play(intended) => format!("{} obliged to play {}", it.side, intended.san),
            });
        }
    }

    /// Who must record before he moves, where no ruling has said so.
    fn behind(&mut self, replay: &Replay, parts: &mut Vec<String>) {
        let game = &replay.game;
        if game.ended().is_some() {
            return;
        }
        for (side, citations) in game.must_record() {
            let ruled = Decision::MustRecord(side).to_string();
            if !parts.contains(&ruled) {
                self.cite(&citations);
                parts.push(format!("{side} obliged to record"));
            }
        }
    }

    fn cite(&mut self, citations: &[Citation]) {
        for citation in citations {
            let article = citation.article.to_owned();
            if !self.cites.contains(&article) {
                self.cites.push(article);
            }
        }
    }
}

fn clocks(replay: &Replay) -> Option<String> {
    let clocks = replay.game.clocks(replay.game.now())?;
    let running = match clocks.running {
        Some(Color::White) => "White's runs",
        Some(Color::Black) => "Black's runs",
        None => "both stand",
    };
    let (white, black) = (write_time(clocks.white), write_time(clocks.black));
    Some(format!("clocks {white} {black}, {running}"))
}
