//! A mating line by rule of thumb: no search, one line, each move by what it does on the board.
//!
//! The attacker captures whatever he can, makes a queen and brings his king; the defender offers
//! his men and goes to the edge. In most games that ends in mate; where it does not, nothing is
//! said.

use flagfall_board::{Board, Color, Move, Position, Role};

use view::View;

mod view;

/// Moves of both players after which a stroll gives up.
const LONGEST: usize = 80;

/// How many moves that lead nowhere are passed over at a time.
const TRIES: usize = 6;

/// How many lines are tried; all but the first stray a little.
const MOODS: u32 = 10;

/// With more men than these a player nearly always has a move; a line ends where he has none.
const MANY: u32 = 4;

/// A line of legal moves to a mate by `side`, if strolling finds one.
pub(crate) fn stroll(position: &Position, side: Color) -> Option<Vec<Move>> {
    if !has_force(position.board(), side) {
        return None;
    }
    let mut walk = Walk {
        side,
        line: Vec::with_capacity(LONGEST),
        seen: Vec::with_capacity(16),
        rated: Vec::with_capacity(64),
    };
    (0..MOODS)
        .any(|mood| walk.go(position, mood))
        .then_some(walk.line)
}

/// Whether a side has what it takes to mate a bare king, or to make it.
pub(crate) fn has_force(board: &Board, side: Color) -> bool {
    let heavy = board.by_role(Role::Pawn) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    (heavy & board.by_color(side)).any()
}

/// What comes next.
enum Next {
    Mate(Move),
    Move(Position, Move),
    Unclear,
}

/// What makes a line stray, the same each time: a number that goes on, and how much.
struct Dice(u32, u32);

impl Dice {
    fn next(&mut self) -> i32 {
        let Dice(state, stray) = self;
        *state = state.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
        (*state >> 27) as i32 * *stray as i32
    }
}

/// One line after the other.
struct Walk {
    side: Color,
    line: Vec<Move>,
    /// The boards since the last move that cannot be taken back; no other can come again.
    seen: Vec<Board>,
    rated: Vec<(i32, Move)>,
}

impl Walk {
    /// Goes one line; whether it ends in mate.
    fn go(&mut self, position: &Position, mood: u32) -> bool {
        // The first takes what it sees; of the others each has all moves before it.
        let (is_plain, stray) = (mood == 0, mood.saturating_sub(1));
        let mut dice = Dice(stray.wrapping_mul(0x9e37_79b9), stray);
        let mut now = *position;
        self.line.clear();
        self.seen.clear();
        while self.line.len() < LONGEST {
            let Some(view) = View::of(&now, self.side, mood.is_multiple_of(2)) else {
                return false;
            };
            let mut next = Next::Unclear;
            if is_plain {
                next = self.plain(&now, &view);
            }
            if matches!(next, Next::Unclear) {
                next = self.rated(&now, &view, &mut dice);
            }
            match next {
                Next::Move(next, played) => {
                    if next.halfmoves() == 0 {
                        self.seen.clear();
                    } else {
                        self.seen.push(*now.board());
                    }
                    now = next;
                    self.line.push(played);
                }
                Next::Mate(mate) => {
                    self.line.push(mate);
                    return true;
                }
                Next::Unclear => return false,
            }
        }
        false
    }

    /// A mate, or the move that is worth most.
    fn rated(&mut self, now: &Position, view: &View, dice: &mut Dice) -> Next {
        let moves = now.legal_moves();
        let mates = |played: &&Move| view.mates(now, **played);
        if now.turn() == self.side
            && let Some(mate) = moves.iter().find(mates)
        {
            return Next::Mate(*mate);
        }
        self.rated.clear();
        let rated = moves
            .iter()
            .map(|&it| (view.worth(now, it) + dice.next(), it));
        self.rated.extend(rated);
        self.pick(now).unwrap_or(Next::Unclear)
    }

    /// The best move that leads to a new position in which the game goes on.
    fn pick(&mut self, now: &Position) -> Option<Next> {
        for _ in 0..TRIES {
            let (worth, played) = self.rated.iter_mut().max_by_key(|(worth, _)| *worth)?;
            if *worth == i32::MIN {
                return None;
            }
            *worth = i32::MIN;
            let played = *played;
            if let Some(next) = self.goes_on(now, played) {
                return Some(Next::Move(next, played));
            }
        }
        None
    }

    /// The position after a legal move, if it is a new one in which the game goes on.
    fn goes_on(&self, now: &Position, played: Move) -> Option<Position> {
        let next = now.play(played);
        let board = next.board();
        let goes = has_force(board, self.side) && !self.seen.contains(board);
        let many = board.by_color(next.turn()).count() > MANY;
        (goes && (many || next.has_legal_move())).then_some(next)
    }

    /// What can be seen without a list of moves: a mate, a capture, a man offered, a king's step.
    fn plain(&self, now: &Position, view: &View) -> Next {
        let attacks = now.turn() == self.side;
        if attacks && let Some(mate) = view.mate(now) {
            return Next::Mate(mate);
        }
        let mut found = Next::Unclear;
        let mut tell = |played: Move| {
            if !now.is_legal(played) {
                return false;
            }
            match self.goes_on(now, played) {
                Some(next) => found = Next::Move(next, played),
                None => return false,
            }
            true
        };
        let _ = match attacks {
            true => {
                view.takes(now, &mut tell) || view.pushes(now, &mut tell) || view.nears(&mut tell)
            }
            false if view.has_offered() => {
                view.steps(true, &mut tell) || view.steps(false, &mut tell)
            }
            false => view.offers(now, &mut tell) || view.steps(false, &mut tell),
        };
        found
    }
}
