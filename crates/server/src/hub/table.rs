//! A game as it stands: everything that follows from its record, and nothing else.

use super::alike;
use super::done::{Done, Kept, Shown};
use super::log::{self, Told};
use super::owner::OUTAGE;
use crate::pulse::{Pulse, wall_ms};
use crate::stored::{Away, Changed, Devices, Line, Outside, Setting};
use crate::view::proved;
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_event::Score;
use flagfall_game::{Event, Game, HeaderError};
use flagfall_record::{Act, Answer, Entry, Seat};
use flagfall_say::Text;
use flagfall_store::Hash;
use flagfall_winnable::Answer as Answered;
use flagfall_wire::{ActJson, WireError};
use flagfall_words::Lang;
use std::sync::{Arc, OnceLock};

/// A game as it stands. A copy is taken further and put in its place once what happened is in
/// the record, so that nobody ever sees what was not recorded.
#[derive(Clone)]
pub(crate) struct Table {
    /// The game's name.
    pub(crate) id: Arc<str>,
    /// What was fixed before the first act.
    pub(crate) setting: Arc<Setting>,
    /// The number of the last entry.
    pub(crate) seq: u64,
    /// The hash of the last entry, as the record keeps it.
    pub(crate) head: Hash,
    /// The instant the last entry bears.
    pub(crate) last_at: Millis,
    /// Its time, once it has begun.
    pub(crate) pulse: Option<Pulse>,
    /// When it began, in milliseconds since 1970.
    pub(crate) begun_wall_ms: Option<i64>,
    /// The game itself.
    pub(crate) game: Game,
    /// The acts recorded, admitted or not, with what came of them.
    pub(crate) done: Vec<Arc<Done>>,
    /// What is told, oldest first.
    pub(crate) told: Vec<Arc<Told>>,
    /// When the server was not there while a clock ran, until the arbiter has seen to it.
    pub(crate) away: Vec<Away>,
    /// What outside clocks counted, until the arbiter has seen to it.
    pub(crate) outside: Vec<Arc<Outside>>,
    /// The result as it was changed after the end, the last change last.
    pub(crate) changed: Vec<Arc<Changed>>,
    /// What shows who can mate, where the result turned on it; found when somebody looks.
    proof: Arc<OnceLock<Vec<(Color, Answered)>>>,
}

/// Why a record cannot be replayed.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// Its header says nothing that can be played.
    Setting(WireError),
    /// The game cannot begin as its header says.
    Header(HeaderError),
    /// A line means nothing.
    Line(u64, String),
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unreadable::Setting(error) => write!(f, "header: {error}"),
            Unreadable::Header(error) => write!(f, "header: {error}"),
            Unreadable::Line(seq, why) => write!(f, "entry {seq}: {why}"),
        }
    }
}

impl Table {
    /// The table before the first entry.
    ///
    /// # Errors
    /// [`Unreadable`] when such a game cannot begin.
    pub(crate) fn new(id: &str, setting: Setting) -> Result<Table, Unreadable> {
        let game = alike::begin(&setting.game)?;
        Ok(Table {
            id: id.into(),
            setting: Arc::new(setting),
            seq: 0,
            head: Hash::default(),
            last_at: Millis::ZERO,
            pulse: None,
            begun_wall_ms: None,
            game,
            done: Vec::new(),
            told: Vec::new(),
            away: Vec::new(),
            outside: Vec::new(),
            changed: Vec::new(),
            proof: Arc::default(),
        })
    }

    /// Takes the next line of the record.
    ///
    /// # Errors
    /// [`Unreadable`] for a line that means nothing.
    pub(crate) fn take(&mut self, line: Line) -> Result<(), Unreadable> {
        let seq = self.seq + 1;
        match line {
            Line::Begin { wall_ms, .. } => {
                self.begun_wall_ms = Some(wall_ms);
                self.told.push(log::begun(seq, &self.game));
            }
            Line::Away(away) => self.note_away(away),
            Line::Outside(outside) => self.outside.push(Arc::new(outside)),
            Line::Changed(changed) => {
                self.told.push(log::changed(seq, &changed, &self.game));
                self.changed.push(Arc::new(changed));
            }
            Line::Act(json) => {
                let entry = json
                    .read(self.last_at, None)
                    .map_err(|error| Unreadable::Line(seq, error.to_string()))?;
                self.happen(seq, &json, &entry)?;
            }
        }
        self.seq = seq;
        Ok(())
    }

    fn happen(&mut self, seq: u64, json: &ActJson, entry: &Entry) -> Result<(), Unreadable> {
        let kept = Kept::of(json).map_err(|why| Unreadable::Line(seq, why))?;
        let chosen = match &entry.act {
            Act::Answer(answer) => self.choice(answer),
            _ => None,
        };
        let before = Shown::of(&self.game, entry.at);
        let events = self.game.act(entry);
        self.proof = Arc::default();
        let under = &self.game.header().regulations;
        let came = Done::came_of(self.done.len(), &events, under);
        self.told
            .extend(log::of(seq, entry, chosen.as_ref(), &events, &self.game));
        self.follow_restoration();
        self.last_at = entry.at;
        let admitted = events.iter().any(|event| matches!(event, Event::Acted(_)));
        let sets = matches!(
            entry.act,
            Act::SetClock { .. } | Act::Start { .. } | Act::Correct { .. }
        );
        if admitted && sets {
            self.away.clear();
            self.outside.clear();
        }
        let after = Shown::of(&self.game, entry.at);
        let plies = self.game.plies();
        let done = Done::new(seq, entry, kept, plies, (before, after), came);
        self.done.push(Arc::new(done));
        Ok(())
    }

    /// What shows who can mate, where the result turned on it.
    pub(crate) fn proof(&self) -> &[(Color, Answered)] {
        self.proof.get_or_init(|| proved(&self.game))
    }

    /// What an answer says, in the words of what is asked.
    fn choice(&self, answer: &Answer) -> Option<Text> {
        let asked = self.game.questions().iter();
        let asked = asked.rev().find(|it| it.id == answer.question);
        asked?.question.topic().label(&answer.choice)
    }

    /// What stood at half-moves that were taken back stands at the last one that remains.
    fn follow_restoration(&mut self) {
        let plies = self.game.plies();
        for told in self.told.iter_mut().rev().filter(|told| told.ply > plies) {
            Arc::make_mut(told).ply = plies;
        }
    }

    /// The server was away; it matters where a clock ran meanwhile.
    pub(crate) fn note_away(&mut self, away: Away) {
        if !self.away.contains(&away) {
            self.away.push(away);
        }
    }

    /// The lines by which an absence of the server enters the record: what is known of it by the
    /// date, and, where a clock ran, an outage of that clock in game time.
    pub(crate) fn absence(&self, away: Away) -> Vec<Line> {
        let mut lines = vec![Line::Away(away)];
        if let Some(begun) = self.begun_wall_ms.filter(|_| self.is_running()) {
            let back = Millis(away.away_to_ms - begun).max(self.last_at);
            let since = Millis(away.away_from_ms - begun)
                .max(self.last_at)
                .min(back);
            lines.push(Line::Act(Box::new(ActJson {
                at_ms: Some(back.0),
                by: Some(Seat::Clock.word().to_owned()),
                act: OUTAGE.to_owned(),
                since_ms: Some(since.0),
                ..ActJson::default()
            })));
        }
        lines
    }

    /// Whether the clocks were set going, or the game has none.
    pub(crate) fn has_begun(&self) -> bool {
        self.begun_wall_ms.is_some()
    }

    /// Sets the game's time going: from the record of its beginning, where it began in an
    /// earlier process, for then only the wall clock knows how long ago that was.
    pub(crate) fn resume(&mut self, known: Option<Pulse>) {
        let Some(begun) = self.begun_wall_ms else {
            return;
        };
        let by_the_wall = || Pulse::starting(Millis(wall_ms() - begun).max(self.last_at));
        self.pulse = Some(known.unwrap_or_else(by_the_wall));
    }

    /// The game time now: that of the last entry at least, and nothing before the game begins.
    pub(crate) fn now(&self) -> Millis {
        let now = self.pulse.map_or(Millis::ZERO, |pulse| pulse.now());
        now.max(self.last_at)
    }

    /// The entries of moves sealed in an envelope that is still closed.
    pub(crate) fn sealed_acts(&self) -> Vec<u64> {
        let closed = |it: &&flagfall_game::Adjourned| it.is_closed();
        let open = self.game.is_on();
        let Some(it) = self.game.adjournment().filter(closed).filter(|_| open) else {
            return Vec::new();
        };
        let who = [it.sealer, it.replier()].map(Seat::of);
        let played = |done: &&Arc<Done>| {
            let decisions = done
                .came(Lang::En)
                .rulings
                .iter()
                .flat_map(|it| &it.decisions);
            decisions.clone().any(|it| it.kind == "play_sealed")
        };
        let opened = self.done.iter().rev().find(played).map_or(0, |it| it.seq);
        let told = |done: &&Arc<Done>| done.act() == "adjourn" && done.seq > opened;
        let told = self.done.iter().rev().find(told).map(|it| it.seq);
        // What was written for it is on a scoresheet in the envelope.
        let seals = |done: &&Arc<Done>| match done.act() {
            "seal" => done.seq > opened,
            "write" => {
                told.is_some_and(|told| done.seq > told)
                    && who.contains(&done.by)
                    && done.json().mv.is_some()
            }
            _ => false,
        };
        self.done.iter().filter(seals).map(|it| it.seq).collect()
    }

    /// Whether a player's clock is running.
    pub(crate) fn is_running(&self) -> bool {
        self.has_begun()
            && self
                .game
                .clock()
                .is_some_and(|clock| clock.running().is_some())
    }

    /// The result that stands in place of the game's own, where the arbiter changed it.
    pub(crate) fn stands(&self) -> Option<Score> {
        Score::read(self.changed.last()?.changed_to.as_deref()?)
    }

    /// Whether the last change of the result was this one.
    pub(crate) fn is_changed(&self, to: &Changed) -> bool {
        let same = |it: &Arc<Changed>| (&it.changed_to, &it.reason) == (&to.changed_to, &to.reason);
        self.changed.last().is_some_and(same)
    }

    /// Whether one device serves both players.
    pub(crate) fn one_device(&self) -> bool {
        self.setting.devices == Devices::One
    }
}
