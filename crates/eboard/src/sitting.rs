//! A whole sitting: the board, the hands, and the line of each seat, until the game is over.

use crate::hand::{Hand, Notice, Out, PutBack};
use crate::{BoardError, Sensed, Source, Waits};
use flagfall_board::{Color, Position, Setup, Square};
use flagfall_client::{ClientError, Line, Link, Told, View};
use serde_json::Value;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// Something is looked at again at least so often.
const LOOK_AGAIN: Duration = Duration::from_secs(60);

/// How the board sits at the game.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The links of the seats whose men are moved on this board: White's, Black's or both.
    pub links: Vec<Link>,
    /// Where the board is heard.
    pub source: Source,
    /// How long what is sensed must last.
    pub waits: Waits,
    /// What is made of a man that is put back.
    pub put_back: PutBack,
    /// Whether the board lies the other way round.
    pub turned: bool,
}

/// What is worth telling of a sitting.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// The board sits at the game, for these players.
    Seated(Vec<Color>),
    /// A player did this.
    Did(Color, Vec<Value>),
    /// The board has something to say to those at it.
    Notice(Notice),
    /// A line of the board is not understood.
    Unread(String),
    /// The server does not take what was done.
    NotTaken(String),
    /// The server cannot be heard for now.
    Lost,
    /// The game is over.
    Over {
        /// The result, and why.
        text: String,
    },
}

/// What reaches the sitting.
#[derive(Debug)]
pub(crate) enum Heard {
    /// The board tells something, and when by its own clock.
    Sensed(Option<u64>, Sensed),
    /// A question is answered.
    Answer { id: String, choice: String },
    /// A line of the board is not understood.
    Unread(String),
    /// The board is not heard any more.
    Ended(String),
    /// The server tells something.
    Told(Told),
}

/// Has a board sit at a game until it is over. `tell` hears what happens.
///
/// # Errors
/// [`BoardError`]: why the board is not at the game, or not any more. The game goes on without it:
/// a board that is not heard is no player who has left.
pub fn sit(settings: &Settings, tell: &mut dyn FnMut(Happening)) -> Result<(), BoardError> {
    let (say, heard) = mpsc::channel();
    let lines: Vec<Line> = settings.links.iter().map(Line::new).collect();
    let Some(first) = lines.first() else {
        return Ok(());
    };
    let (follower, told) = (first.clone(), say.clone());
    // It ends with the first view that nobody hears any more.
    thread::spawn(move || follower.follow(|it| told.send(Heard::Told(it)).is_ok()));
    let mut sitting = Sitting {
        lines,
        seats: Vec::new(),
        settings,
        view: None,
        hand: None,
        begun: Instant::now(),
        offset: None,
        last: 0,
        sent: 0,
        key: nonce(),
        tell,
    };
    sitting.take_seats(&heard)?;
    settings.source.listen(say)?;
    sitting.run(&heard)
}

struct Sitting<'a> {
    lines: Vec<Line>,
    /// Whose seat each line is.
    seats: Vec<Color>,
    settings: &'a Settings,
    view: Option<View>,
    hand: Option<Hand>,
    begun: Instant,
    /// What is added to the board's own clock.
    offset: Option<i128>,
    last: u64,
    sent: u64,
    key: String,
    tell: &'a mut dyn FnMut(Happening),
}

impl Sitting<'_> {
    /// Finds out whose seats the links are.
    fn take_seats(&mut self, heard: &Receiver<Heard>) -> Result<(), BoardError> {
        while self.view.is_none() {
            match heard.recv() {
                Ok(Heard::Told(told)) => self.told(told)?,
                Ok(_) => {}
                Err(why) => return Err(BoardError::Ended(why.to_string())),
            }
        }
        for at in 0..self.lines.len() {
            let seat = match at {
                0 => self.view.as_ref().and_then(View::side),
                _ => self.lines[at].view()?.side(),
            };
            let none = || ClientError::Link {
                link: format!("{:?}", self.settings.links[at]),
            };
            self.seats.push(seat.ok_or_else(none)?);
        }
        (self.tell)(Happening::Seated(self.seats.clone()));
        Ok(())
    }

    fn run(&mut self, heard: &Receiver<Heard>) -> Result<(), BoardError> {
        loop {
            if self.is_over() {
                return Ok(());
            }
            let next = self.hand.as_ref().and_then(Hand::next);
            let wait = next.map_or(LOOK_AGAIN, |at| {
                Duration::from_millis(at.saturating_sub(self.now()).saturating_add(1))
            });
            match heard.recv_timeout(wait.min(LOOK_AGAIN)) {
                Ok(Heard::Sensed(at, sensed)) => self.sensed(at, sensed)?,
                Ok(Heard::Answer { id, choice }) => {
                    let out = self.hand.as_mut().map(|it| it.answer(&id, &choice));
                    self.come(out.unwrap_or_default())?;
                }
                Ok(Heard::Unread(why)) => (self.tell)(Happening::Unread(why)),
                Ok(Heard::Ended(why)) => {
                    // What still waits counts, for nothing more will be sensed.
                    self.pass(u64::MAX)?;
                    return match self.is_over() {
                        true => Ok(()),
                        false => Err(BoardError::Ended(why)),
                    };
                }
                Ok(Heard::Told(told)) => self.told(told)?,
                Err(RecvTimeoutError::Timeout) => {
                    self.pass(self.now())?;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(BoardError::Ended("nothing more can come".to_owned()));
                }
            }
        }
    }

    /// Whether the game is over, which is told.
    fn is_over(&mut self) -> bool {
        let outcome = self.view.as_ref().and_then(|it| it.outcome.as_ref());
        let Some(it) = outcome else { return false };
        let text = format!("{}–{} {}", it.white, it.black, it.text);
        (self.tell)(Happening::Over { text });
        true
    }

    fn pass(&mut self, now: u64) -> Result<(), BoardError> {
        let out = self.hand.as_mut().map(|it| it.pass(now));
        self.come(out.unwrap_or_default())
    }

    fn now(&self) -> u64 {
        let now = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        now.max(self.last)
    }

    fn sensed(&mut self, at: Option<u64>, sensed: Sensed) -> Result<(), BoardError> {
        let now = self.now();
        let at = at.map_or(now, |at| {
            let offset = *self.offset.get_or_insert(i128::from(now) - i128::from(at));
            u64::try_from(i128::from(at) + offset).unwrap_or(now)
        });
        self.last = self.last.max(at);
        let sensed = match (sensed, self.settings.turned) {
            (Sensed::Board(cells), true) => Sensed::Board(cells.turned()),
            (Sensed::Cell(square, cell), true) => Sensed::Cell(opposite(square), cell),
            (sensed, _) => sensed,
        };
        let last = self.last;
        let out = self.hand.as_mut().map(|it| it.sense(last, sensed));
        self.come(out.unwrap_or_default())
    }

    fn told(&mut self, told: Told) -> Result<(), BoardError> {
        match told {
            Told::View(view) => self.saw(*view),
            Told::Lost => {
                (self.tell)(Happening::Lost);
                Ok(())
            }
            Told::Refused(status, detail) => Err(ClientError::Refused { status, detail }.into()),
        }
    }

    /// Takes in a view, unless a later one is known.
    fn saw(&mut self, view: View) -> Result<(), BoardError> {
        let old = |known: &View| known.seq > view.seq;
        if self.view.as_ref().is_some_and(old) {
            return Ok(());
        }
        let setup = Setup::from_fen(&view.position.fen);
        let setup = setup.map_err(|why| BoardError::Position(why.to_string()))?;
        // After an illegal move it may be one that nobody could have come to.
        let position = Position::assume(setup);
        let (waits, put_back) = (self.settings.waits, self.settings.put_back);
        let hand = self
            .hand
            .get_or_insert_with(|| Hand::with(&position, waits, put_back));
        let side = |name: &str| Color::ALL.into_iter().find(|it| it.name() == name);
        let turn = side(&view.turn).unwrap_or(Color::White);
        let due = view.hand.press_due.as_deref().and_then(side);
        let out = hand.stands(&position, &view.placement, turn, due);
        self.view = Some(view);
        self.come(out)
    }

    fn come(&mut self, out: Vec<Out>) -> Result<(), BoardError> {
        for it in out {
            match it {
                Out::Acts(side, acts) => self.act(side, acts)?,
                Out::Notice(notice) => (self.tell)(Happening::Notice(notice)),
            }
        }
        Ok(())
    }

    fn act(&mut self, side: Color, mut acts: Vec<Value>) -> Result<(), BoardError> {
        let pressed = |view: &View| view.has_clock() && view.press == "manual";
        if !self.view.as_ref().is_some_and(pressed) {
            acts.retain(|it| it["act"] != "press");
        }
        let line = self.seats.iter().position(|it| *it == side);
        // What the other side does on this board is his opponent's, elsewhere.
        let Some(line) = line.map(|at| self.lines[at].clone()) else {
            return Ok(());
        };
        if acts.is_empty() {
            return Ok(());
        }
        self.sent += 1;
        let key = format!("board-{}-{}", self.key, self.sent);
        match line.act(&acts, &key) {
            Ok(view) => {
                (self.tell)(Happening::Did(side, acts));
                self.saw(view)
            }
            Err(ClientError::Refused { status, detail }) if !matches!(status, 401 | 403 | 404) => {
                (self.tell)(Happening::NotTaken(detail));
                let view = line.view()?;
                self.saw(view)
            }
            Err(why) => Err(why.into()),
        }
    }
}

fn opposite(square: Square) -> Square {
    Square::from_index(63 - square.index()).unwrap_or(square)
}

/// Different for every sitting, so that no key of an earlier one is repeated.
fn nonce() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    format!("{:x}", now.unwrap_or_default().as_nanos())
}
