//! Whether a shape holds a mate of the defender, as far as where each man may stand can tell.

use flagfall_board::{Bitboard, Color, Piece, Role, Square, attacks};

use crate::closure::{Men, ROLES, position};

use super::shape::{DEFEND, Group, Shape, pawn_attacks};

const NO_MEN: Men = [[Bitboard::EMPTY; 5]; 2];

/// Steps after which a mate is taken to be possible.
const PATIENCE: u32 = 4_000;

/// How long mates are imagined: steps for one, for all with the king on one square, and for all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glimpse {
    one: u32,
    square: u32,
    all: u32,
}

impl Glimpse {
    /// Some microseconds a square.
    pub(crate) const QUICK: Glimpse = Glimpse {
        one: 60,
        square: 240,
        all: 3_000,
    };

    /// Some milliseconds.
    pub(crate) const LONG: Glimpse = Glimpse {
        one: 500,
        square: 2_000,
        all: 20_000,
    };

    /// Some tens of milliseconds, where nothing else has helped.
    pub(crate) const LAST: Glimpse = Glimpse {
        one: 1_000,
        square: 6_000,
        all: 100_000,
    };
}

/// Whether the defender's king may be mated in some position of a settled shape.
pub(crate) fn may_mate(shape: &Shape, side: Color) -> bool {
    let mut kings = Bitboard::EMPTY;
    for pairs in &shape.kings[DEFEND] {
        kings |= *pairs;
    }
    let scene = Scene::new(shape, side);
    let mut may = |king| scene.mates_on(king, &mut { u32::MAX }, &mut |_, _| true);
    kings.into_iter().any(&mut may)
}

/// Mates of a settled shape as they are imagined, with no more men than take part: at most so many
/// for each square of the king, the squares nearest to one first.
pub(crate) fn mates(
    shape: &Shape,
    side: Color,
    each: usize,
    near: Square,
    glimpse: Glimpse,
) -> Vec<Mate> {
    let scene = Scene {
        glimpse: Some(glimpse),
        ..Scene::new(shape, side)
    };
    let mut found = Vec::new();
    let mut left = glimpse.all;
    let mut kings = Square::ALL;
    kings.sort_by_key(|king| apart(*king, near));
    for king in kings {
        let most = found.len() + each;
        let given = glimpse.square.min(left);
        let mut patience = given;
        scene.mates_on(king, &mut patience, &mut |attacker, men| {
            found.push(Mate {
                king,
                attacker,
                men: men.to_vec(),
            });
            found.len() >= most
        });
        left -= given - patience;
    }
    found
}

/// King's moves between two squares of an empty board.
pub(crate) fn apart(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as u32
}

/// Where the men would stand in a mate.
#[derive(Clone, Debug)]
pub(crate) struct Mate {
    /// The defender's king.
    pub(crate) king: Square,
    /// The attacker's king.
    pub(crate) attacker: Square,
    /// Those who take part, kings and pawns apart.
    pub(crate) men: Vec<(Piece, Square)>,
}

/// What is the same for every square of the king.
struct Scene<'a> {
    shape: &'a Shape,
    side: Color,
    fixed: [Bitboard; 2],
    /// What the attacker's pawns attack.
    pawns: Bitboard,
    ours: Vec<Group>,
    theirs: Vec<Group>,
    /// Where a man that checks is captured, and nobody else can check: he is the only one.
    captured: Bitboard,
    /// How long a mate is imagined, where it must be one on the board: then one that takes longer
    /// is left out, and not taken to be possible.
    glimpse: Option<Glimpse>,
}

/// A mate being put together.
struct Plan<'a> {
    scene: &'a Scene<'a>,
    king: Square,
    attacker: Square,
    occupied: Bitboard,
    /// Where the man that checks must stand, if the king's move uncovered him.
    checkers: Bitboard,
    ours: Vec<u32>,
    theirs: Vec<u32>,
    /// The squares of men already placed.
    taken: Bitboard,
    /// The men placed; those of the mate, once it is found.
    men: Vec<(Piece, Square)>,
    patience: u32,
}

impl<'a> Scene<'a> {
    fn new(shape: &'a Shape, side: Color) -> Scene<'a> {
        let of = |color: Color| {
            let groups = shape.groups.iter();
            groups.filter(move |group| group.piece.color == color)
        };
        Scene {
            shape,
            side,
            fixed: Color::ALL.map(|color| shape.fixed(color)),
            pawns: pawn_attacks(side, shape.pawns[side.index()]),
            ours: of(side).copied().collect(),
            theirs: of(!side).copied().collect(),
            captured: if shape.men(side) == 1 {
                shape.guarded(!side)
            } else {
                Bitboard::EMPTY
            },
            glimpse: None,
        }
    }

    /// Gives each way of mating a king there until told to stop, one for each square of the other.
    fn mates_on(
        &self,
        king: Square,
        patience: &mut u32,
        tell: &mut impl FnMut(Square, &[(Piece, Square)]) -> bool,
    ) -> bool {
        let occupied = (self.fixed[0] | self.fixed[1]).without(king);
        let walls = self.fixed[(!self.side).index()];
        let covered = self
            .ours
            .iter()
            .fold(self.pawns, |all, group| all | group.attacks(occupied));
        if !covered.contains(king) {
            return false;
        }
        let blocked = self
            .theirs
            .iter()
            .fold(self.shape.ghosts, |all, group| all | group.reach);
        let open = attacks::king(king) & !walls;
        let hard = open & !covered & !blocked;
        for attacker in Square::ALL {
            let pairs = self.shape.kings[DEFEND][attacker.index()];
            if *patience == 0 || !pairs.contains(king) || (hard & !attacks::king(attacker)).any() {
                continue;
            }
            let struck = self.shape.struck[attacker.index()].contains(king);
            let checkers = if struck {
                Bitboard::ALL
            } else {
                uncovered(king, attacker, occupied)
            };
            let checkers = checkers & !self.captured;
            if checkers.is_empty() {
                continue;
            }
            let flights = open & !attacks::king(attacker) & !self.pawns;
            let mut plan = Plan::new(self, king, attacker, occupied, checkers);
            let checked = struck && self.pawns.contains(king);
            let each = self.glimpse.map_or(PATIENCE, |it| it.one);
            plan.patience = each.min(*patience);
            let before = plan.patience;
            let mates = plan.cover(flights, checked);
            *patience -= before - plan.patience;
            if mates && tell(attacker, &plan.men) {
                return true;
            }
        }
        false
    }
}

/// The squares from which a line piece sees the king once the attacker's king has stepped aside.
fn uncovered(king: Square, attacker: Square, occupied: Bitboard) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for from in attacks::king(attacker) & !attacks::king(king).with(king) {
        let line = attacks::line(king, from);
        if line.is_empty() || line.contains(attacker) {
            continue;
        }
        let seen = attacks::queen(king, occupied) & line;
        let behind = |at: &Square| attacks::between(king, *at).contains(from);
        squares |= seen.into_iter().filter(behind).collect();
    }
    squares
}

impl<'a> Plan<'a> {
    fn new(
        scene: &'a Scene<'a>,
        king: Square,
        attacker: Square,
        occupied: Bitboard,
        checkers: Bitboard,
    ) -> Plan<'a> {
        Plan {
            scene,
            king,
            attacker,
            occupied: occupied.with(attacker),
            checkers,
            ours: scene.ours.iter().map(|group| group.count).collect(),
            theirs: scene.theirs.iter().map(|group| group.count).collect(),
            taken: king.bit() | attacker.bit(),
            men: Vec::new(),
            patience: 0,
        }
    }

    /// Whether men can be placed so that these squares are covered or blocked and the king checked.
    fn cover(&mut self, flights: Bitboard, checked: bool) -> bool {
        if self.patience == 0 {
            return self.scene.glimpse.is_none();
        }
        self.patience -= 1;
        let Some(flight) = flights.first() else {
            return if checked { self.holds() } else { self.check() };
        };
        let rest = flights.without(flight);
        self.block(flight, rest, checked) || self.attack(flight, rest, checked)
    }

    /// Blocks a square by a man of the defender's.
    fn block(&mut self, flight: Square, rest: Bitboard, checked: bool) -> bool {
        if self.scene.shape.ghosts.contains(flight) && !self.taken.contains(flight) {
            self.taken = self.taken.with(flight);
            if self.cover(rest, checked) {
                return true;
            }
            self.taken = self.taken.without(flight);
        }
        for index in 0..self.theirs.len() {
            let group = self.scene.theirs[index];
            if self.theirs[index] > 0
                && group.reach.contains(flight)
                && !self.taken.contains(flight)
            {
                self.theirs[index] -= 1;
                self.taken = self.taken.with(flight);
                self.men.push((group.piece, flight));
                if self.cover(rest, checked) {
                    return true;
                }
                self.men.pop();
                self.taken = self.taken.without(flight);
                self.theirs[index] += 1;
            }
        }
        false
    }

    /// Covers a square by a man of the attacker's.
    fn attack(&mut self, flight: Square, rest: Bitboard, checked: bool) -> bool {
        for index in 0..self.ours.len() {
            let group = self.scene.ours[index];
            if self.ours[index] == 0 {
                continue;
            }
            for at in group.reach & !self.taken & attackers(group.piece, flight, self.occupied) {
                let seen = self.seen(group.piece, at);
                let checks = seen.contains(self.king) && self.checkers.contains(at);
                self.ours[index] -= 1;
                self.taken = self.taken.with(at);
                self.men.push((group.piece, at));
                if self.cover(rest & !seen, checked || checks) {
                    return true;
                }
                self.men.pop();
                self.taken = self.taken.without(at);
                self.ours[index] += 1;
            }
        }
        false
    }

    /// Whether a man not yet placed can give the check.
    fn check(&mut self) -> bool {
        let scene = self.scene;
        for (index, group) in scene.ours.iter().enumerate() {
            if self.ours[index] == 0 {
                continue;
            }
            let near = attackers(group.piece, self.king, self.occupied);
            for at in group.reach & !self.taken & self.checkers & near {
                self.men.push((group.piece, at));
                if self.holds() {
                    return true;
                }
                self.men.pop();
            }
        }
        false
    }

    /// Whether it is mate on the board too, if that matters.
    fn holds(&mut self) -> bool {
        let scene = self.scene;
        if scene.glimpse.is_none() {
            return true;
        }
        self.patience = self.patience.saturating_sub(2);
        let fixed = scene.shape.groups.iter().filter(|group| group.is_fixed());
        let mut men = NO_MEN;
        for (color, pawns) in men.iter_mut().zip(scene.shape.pawns) {
            color[0] = pawns;
        }
        let fixed = fixed.flat_map(|group| group.reach.into_iter().map(|at| (group.piece, at)));
        for (piece, at) in self.men.iter().copied().chain(fixed) {
            let place = ROLES.iter().position(|role| *role == piece.role);
            if let Some(place) = place {
                men[piece.color.index()][place] = men[piece.color.index()][place].with(at);
            }
        }
        let position = position(&men, scene.side, (self.attacker, self.king), DEFEND);
        position.is_checkmate() && !position.is_check_on(scene.side)
    }

    fn seen(&self, piece: Piece, at: Square) -> Bitboard {
        attacks::of(piece.role, piece.color, at, self.occupied)
    }
}

/// The squares from which such a man attacks a square.
fn attackers(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    // Only a pawn does not see back whence it is seen.
    let color = if piece.role == Role::Pawn {
        !piece.color
    } else {
        piece.color
    };
    attacks::of(piece.role, color, square, occupied)
}
