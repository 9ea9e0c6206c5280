//! One question, from the cheapest answer to the dearest; it can be put down and taken up again.

mod aim;
mod last;

use flagfall_board::{Color, Move, Position};

use crate::approach::{Approach, Goal};
use crate::certificate::Certificate;
use crate::closure::{self, Closed, Closure};
use crate::cover::{Cover, Covered, Glimpse, Shape, aims, cover_with_checks, cover_with_lanes};
use crate::material::by_material;
use crate::refine::Refine;
use crate::search::{BYTES, Found, Search};
use crate::stroll::stroll;
use crate::{Answer, Budget, Verdict};
use aim::{AGAIN, EACH, SMOTHERS, goals};

/// How many positions a shape counts for: about as many as take its time.
const SHAPE: u64 = 64;

/// How many positions a visit to a placement counts for.
const VISIT: u64 = 16;

/// How a closure goes on: whether the latest placements come first, and up to how many visits.
const ROUNDS: [(bool, u64); 4] = [
    (true, 4_000),
    (false, 24_000),
    (true, 60_000),
    (false, 120_000),
];

/// Positions that the search looks at first, and before anything else is tried again.
const SOON: u64 = 600;
const LONG: u64 = 6_000;

/// Placements kept at most.
const PLACES: u64 = 250_000;

/// Shapes for a first look at a position, for a second, and for positions some moves later.
const FEW: usize = 12;
const MANY: usize = 128;
const LATER: usize = 64;

/// Can this side still mate? A question that goes on where it stopped.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_winnable::{Budget, Inquiry, Verdict};
/// let knights = Position::from_fen("8/8/4k3/8/1nn5/8/5K2/7N w - - 0 1")?;
/// let mut inquiry = Inquiry::new(&knights, Color::White);
/// assert_eq!(inquiry.resume(Budget::of_nodes(10)), Verdict::Undetermined);
/// while inquiry.resume(Budget::of_nodes(10_000)) == Verdict::Undetermined {}
/// assert_eq!(inquiry.into_answer().verdict, Verdict::Winnable);
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[derive(Debug)]
pub struct Inquiry {
    position: Position,
    side: Color,
    stage: Stage,
    proof: Certificate,
    search: Option<Search>,
    refine: Option<Refine>,
    closure: Option<Closure>,
    round: usize,
    /// What a closure counted for that is there no more.
    closed: u64,
    /// How many positions the shapes tried count for.
    shapes: u64,
    cover: Option<Cover>,
    /// Mates that may be, the nearest first, which is next, and what the searches for them have
    /// spent.
    aims: Vec<Goal>,
    next: usize,
    aimed: u64,
    aiming: Option<Approach>,
    /// A shape that may hold a mate, as far as it is known.
    hopeful: Option<Box<Shape>>,
    /// Whether all has been imagined that will be.
    imagined: bool,
    line: Option<Vec<Move>>,
}

/// What is tried next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// What needs no search: the material, a mate on the board, a line by rule of thumb.
    Glance,
    /// The position as a shape, with so many shapes at most.
    Cover(usize),
    /// The same, and what must be answered followed up.
    Checks,
    /// The search, up to so many positions.
    Search(u64),
    /// So many shapes for positions some moves later, before the search goes on so far.
    Refine(u64, u64),
    /// All shapes there are and all mates that they may hold, before the search goes on so far.
    Last(u64),
    /// The closure, as far as its next round goes, before the search goes on so far.
    Close(u64),
    /// Searches for so many of the mates that a shape may hold, each up to so many positions,
    /// before the search goes on so far; before the first shapes if that is 0.
    Aim(u32, u64, u64),
    /// Nothing: it is answered.
    Done(Verdict),
}

impl Inquiry {
    /// Asks whether `side` can still mate from this position.
    #[must_use]
    pub fn new(position: &Position, side: Color) -> Inquiry {
        Inquiry {
            position: *position,
            side,
            stage: Stage::Glance,
            proof: Certificate::new(side),
            search: None,
            refine: None,
            closure: None,
            round: 0,
            closed: 0,
            shapes: 0,
            cover: None,
            aims: Vec::new(),
            next: 0,
            aimed: 0,
            aiming: None,
            hopeful: None,
            imagined: false,
            line: None,
        }
    }

    /// Spends so much more on the question. An answer once given stays.
    pub fn resume(&mut self, budget: Budget) -> Verdict {
        let more = u64::from(budget.nodes).min(budget.bytes / BYTES);
        let limit = self.spent().saturating_add(more);
        loop {
            let found = match self.stage {
                Stage::Done(verdict) => return verdict,
                Stage::Glance => self.glance(),
                _ if self.spent() >= limit => return Verdict::Undetermined,
                Stage::Cover(most) => self.cover(most),
                Stage::Checks => self.checks(),
                Stage::Search(most) => self.search(most, limit),
                Stage::Aim(many, each, then) => self.aim(many, each, then, limit),
                Stage::Last(then) => self.last(then, limit),
                Stage::Close(then) => self.close(then, limit),
                Stage::Refine(tries, then) => self.refine(tries, then, limit),
            };
            match found {
                Found::Mate(line) => {
                    self.line = Some(line);
                    self.stage = Stage::Done(Verdict::Winnable);
                }
                Found::Nothing => self.stage = Stage::Done(Verdict::Unwinnable),
                Found::Limit => {}
            }
        }
    }

    /// What has been found so far, with its proof.
    #[must_use]
    pub fn into_answer(self) -> Answer {
        let nodes = self.spent();
        let verdict = match self.stage {
            Stage::Done(verdict) => verdict,
            _ => Verdict::Undetermined,
        };
        Answer {
            verdict,
            line: self.line,
            certificate: (verdict == Verdict::Unwinnable).then_some(self.proof),
            nodes,
        }
    }

    fn spent(&self) -> u64 {
        let aiming = self.aiming.as_ref().map_or(0, Approach::reached);
        let closing = self.closure.as_ref();
        let closing = self.closed + closing.map_or(0, |it| VISIT * it.visits());
        self.shapes
            + self.aimed
            + aiming
            + closing
            + self.search.as_ref().map_or(0, Search::reached)
    }

    fn glance(&mut self) -> Found {
        if self.position.turn() != self.side && self.position.is_checkmate() {
            return Found::Mate(Vec::new());
        }
        if by_material(&self.position, self.side) == Verdict::Unwinnable {
            return Found::Nothing;
        }
        self.aims = self.smothers(SMOTHERS);
        self.stage = match self.aims.len() {
            0 => Stage::Cover(FEW),
            many => Stage::Aim(many as u32, EACH, 0),
        };
        stroll(&self.position, self.side).map_or(Found::Limit, Found::Mate)
    }

    fn cover(&mut self, most: usize) -> Found {
        if most == FEW {
            self.cover = Cover::new(&self.position, self.side);
        }
        if self.hopeful.is_none() && self.widen(most) {
            return Found::Nothing;
        }
        let (glimpse, many, each, then) = match most {
            FEW => (Glimpse::QUICK, 2, 500, SOON),
            _ => (Glimpse::LONG, 8, 2_000, LONG),
        };
        let hopeful = self.hopeful.as_deref();
        self.stage = match (hopeful, most) {
            (None, FEW) => Stage::Search(SOON),
            _ => Stage::Aim(many, each, then),
        };
        let aims = hopeful.map_or(Vec::new(), |shape| {
            goals(aims(shape, self.side, &self.position, glimpse))
        });
        self.aims = if most == FEW {
            self.smothers_again()
        } else {
            Vec::new()
        };
        if self.aims.is_empty() {
            self.aims = aims;
        } else {
            self.stage = Stage::Aim(self.aims.len() as u32, AGAIN, then);
        }
        self.next = 0;
        Found::Limit
    }

    /// Settles shapes, up to so many in all, until one may hold a mate; whether none does.
    fn widen(&mut self, most: usize) -> bool {
        let Some(cover) = &mut self.cover else {
            return false;
        };
        let mut settled = 0;
        let covered = cover.run(most, &mut settled);
        self.shapes += SHAPE * settled;
        match covered {
            Covered::By(shapes) => {
                self.proof.add(shapes);
                return true;
            }
            Covered::Mate(shape) => self.hopeful = Some(shape),
            Covered::Not => {}
        }
        false
    }

    fn checks(&mut self) -> Found {
        self.stage = Stage::Cover(MANY);
        let mut settled = 0;
        let covered = cover_with_lanes(&self.position, self.side, MANY, &mut settled);
        self.shapes += SHAPE * settled;
        if let Covered::By(shapes) = covered {
            self.proof.add(shapes);
            return Found::Nothing;
        }
        for ghosts in [false, true] {
            let mut settled = 0;
            let (position, side) = (&self.position, self.side);
            let covered = cover_with_checks(position, side, MANY, ghosts, &mut settled);
            self.shapes += SHAPE * settled;
            match covered {
                Covered::By(shapes) => {
                    self.proof.add(shapes);
                    return Found::Nothing;
                }
                Covered::Mate(_) => break,
                Covered::Not => {}
            }
        }
        Found::Limit
    }

    fn search(&mut self, most: u64, limit: u64) -> Found {
        let search = self
            .search
            .get_or_insert_with(|| Search::new(&self.position, self.side));
        let others = self.shapes + self.aimed;
        let found = search.run(most.min(limit.saturating_sub(others)), &self.proof);
        match found {
            Found::Nothing => self.proof.positions.extend(search.positions()),
            Found::Limit if search.reached() >= most => {
                self.stage = match most {
                    SOON => Stage::Checks,
                    _ => Stage::Refine(most / 16, 4 * most),
                };
            }
            Found::Limit | Found::Mate(_) => {}
        }
        found
    }

    fn close(&mut self, then: u64, limit: u64) -> Found {
        let Some(&(deep, visits)) = ROUNDS.get(self.round) else {
            self.give_up_closing(then);
            return Found::Limit;
        };
        let left = limit.saturating_sub(self.spent());
        let most = (BYTES * limit / closure::BYTES).clamp(100, PLACES) as usize;
        if self.closure.is_none() {
            self.closure = Closure::new(&self.position, self.side);
        }
        let Some(closure) = &mut self.closure else {
            self.give_up_closing(then);
            return Found::Limit;
        };
        closure.go_deep(deep);
        let until = visits.min(closure.visits() + left / VISIT + 1);
        match closure.run(until, most) {
            Closed::Mate(mate) => match closure.line(&self.position, &mate) {
                Some(line) => return Found::Mate(line),
                None => self.give_up_closing(then),
            },
            Closed::Whole => {
                self.closed = VISIT * closure.visits();
                if let Some((singles, placements)) = self.closure.take().map(Closure::into_proof) {
                    self.proof.positions.extend(singles);
                    self.proof.place(placements);
                }
                return Found::Nothing;
            }
            Closed::Limit if closure.len() >= most => self.give_up_closing(then),
            Closed::Limit if closure.visits() >= visits => {
                self.round += 1;
                self.stage = Stage::Search(then);
            }
            Closed::Limit => {}
        }
        Found::Limit
    }

    /// Goes back to the search, and frees what the closure holds.
    fn give_up_closing(&mut self, then: u64) {
        self.closed = self.closure.take().map_or(0, |it| VISIT * it.visits());
        self.round = ROUNDS.len();
        self.stage = Stage::Search(then);
    }

    fn refine(&mut self, shapes: u64, then: u64, limit: u64) -> Found {
        let left = limit - self.spent();
        let refine = self
            .refine
            .get_or_insert_with(|| Refine::new(&self.position, self.side));
        let mut settled = 0;
        let now = shapes.min(left / SHAPE + 1);
        let found = refine.run(now, LATER, &mut self.proof, &mut settled);
        self.shapes += SHAPE * settled;
        self.stage = match shapes.checked_sub(settled) {
            Some(rest) if rest > 0 => Stage::Refine(rest, then),
            _ => Stage::Last(then),
        };
        found
    }
}
