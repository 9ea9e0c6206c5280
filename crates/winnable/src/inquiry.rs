//! One question, from the cheapest answer to the dearest; it can be put down and taken up again.

use flagfall_board::{Color, Move, Position};

use crate::certificate::Certificate;
use crate::cover::cover;
use crate::material::by_material;
use crate::refine::Refine;
use crate::search::{BYTES, Found, Search};
use crate::stroll::stroll;
use crate::{Answer, Budget, Verdict};

/// How many positions a shape counts for: about as many as take its time and memory.
const SHAPE: u64 = 16;

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
    /// How many positions the shapes tried count for.
    shapes: u64,
    line: Option<Vec<Move>>,
}

/// What is tried next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// What needs no search: the material, a mate on the board, a line by rule of thumb.
    Glance,
    /// The position as a shape, with so many shapes at most.
    Cover(usize),
    /// The search, up to so many positions.
    Search(u64),
    /// Shapes for so many positions some moves later, before the search goes on so far.
    Refine(u64, u64),
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
            shapes: 0,
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
                Stage::Search(most) => self.search(most, limit),
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
        self.shapes + self.search.as_ref().map_or(0, Search::reached)
    }

    fn glance(&mut self) -> Found {
        if self.position.turn() != self.side && self.position.is_checkmate() {
            return Found::Mate(Vec::new());
        }
        if by_material(&self.position, self.side) == Verdict::Unwinnable {
            return Found::Nothing;
        }
        self.stage = Stage::Cover(FEW);
        stroll(&self.position, self.side).map_or(Found::Limit, Found::Mate)
    }

    fn cover(&mut self, most: usize) -> Found {
        self.stage = Stage::Search(if most == FEW { 600 } else { 6_000 });
        self.shapes += SHAPE;
        match cover(&self.position, self.side, most) {
            Some(shapes) => {
                self.proof.add(shapes);
                Found::Nothing
            }
            None => Found::Limit,
        }
    }

    fn search(&mut self, most: u64, limit: u64) -> Found {
        let search = self
            .search
            .get_or_insert_with(|| Search::new(&self.position, self.side));
        let found = search.run(most.min(limit - self.shapes), &self.proof);
        match found {
            Found::Nothing => self.proof.positions.extend(search.positions()),
            Found::Limit if search.reached() >= most => {
                self.stage = if most <= 600 {
                    Stage::Cover(MANY)
                } else {
                    Stage::Refine(most / 40, 4 * most)
                };
            }
            Found::Limit | Found::Mate(_) => {}
        }
        found
    }

    fn refine(&mut self, tries: u64, then: u64, limit: u64) -> Found {
        let refine = self
            .refine
            .get_or_insert_with(|| Refine::new(&self.position, self.side));
        let now = tries.min((limit - self.shapes) / SHAPE + 1);
        self.shapes += SHAPE * now;
        self.stage = if now == tries {
            Stage::Search(then)
        } else {
            Stage::Refine(tries - now, then)
        };
        refine.run(now, LATER, &mut self.proof)
    }
}
