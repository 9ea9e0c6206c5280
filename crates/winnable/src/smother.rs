//! The mates of a lone knight or bishop: in a corner or on the edge, one man of the king's own in
//! his way. As marks to search for they say what must become of the defender's men.

use std::sync::OnceLock;

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Square, attacks};

use crate::closure::{Men, ROLES, position};
use crate::cover::{DEFEND, Sight, apart};

/// Counted for what cannot be done.
const FAR: u32 = 24;

/// Who may stand in the way, in the order of [`ROLES`].
type Blockers = [bool; 5];

/// One such mate, and who may stand in the way in it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Smother {
    side: Color,
    minor: Role,
    king: Square,
    attacker: Square,
    checker: Square,
    block: Square,
    blockers: Blockers,
}

/// The mates of one minor man that are nearest to a position, so many at most; none where `side`
/// has a pawn or heavier men, which mate without help.
pub(crate) fn smothers(now: &Position, side: Color, most: usize) -> Vec<Smother> {
    let board = now.board();
    let ours = board.by_color(side);
    let minors = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
    if (ours & !minors).count() != 1 {
        return Vec::new();
    }
    let kinds = [Role::Knight, Role::Bishop].into_iter();
    let kinds = kinds.filter(|role| (board.by_role(*role) & ours).any());
    let mut near: Vec<(u32, Smother)> = kinds
        .flat_map(|role| table(side, role))
        .map(|mate| (mate.distance(board).0, *mate))
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    let mut chosen: Vec<Smother> = Vec::new();
    for (distance, mate) in near {
        // Nobody can stand in the way; the men may change, so it is not left out if it is all.
        if distance >= FAR && !chosen.is_empty() {
            break;
        }
        let alike = |it: &Smother| it.king == mate.king && it.block == mate.block;
        if chosen.len() < most && !chosen.iter().any(alike) {
            chosen.push(mate);
        }
    }
    chosen
}

/// All mates of such a man, each found by setting it up; made once.
fn table(side: Color, minor: Role) -> &'static [Smother] {
    static TABLES: [[OnceLock<Vec<Smother>>; 2]; 2] = [const { [const { OnceLock::new() }; 2] }; 2];
    let kind = usize::from(minor == Role::Bishop);
    TABLES[side.index()][kind].get_or_init(|| make(side, minor))
}

fn make(side: Color, minor: Role) -> Vec<Smother> {
    let mut found = Vec::new();
    for king in Square::ALL {
        for attacker in Square::ALL {
            let open = attacks::king(king) & !attacks::king(attacker);
            if apart(king, attacker) != 2 || open.count() > 3 {
                continue;
            }
            for checker in attacks::of(minor, side, king, attacker.bit()).without(attacker) {
                let seen = attacks::of(minor, side, checker, attacker.bit());
                let left = open & !seen.with(checker);
                let mut mate = Smother {
                    side,
                    minor,
                    king,
                    attacker,
                    checker,
                    block: checker,
                    blockers: [false; 5],
                };
                if let (1, Some(block)) = (left.count(), left.first()) {
                    mate.block = block;
                    mate.blockers = ROLES.map(|role| mate.holds(role));
                    found.extend(mate.blockers.contains(&true).then_some(mate));
                }
            }
        }
    }
    found
}

impl Smother {
    /// Whether it is mate if such a man stands in the way.
    fn holds(&self, blocker: Role) -> bool {
        if blocker == Role::Pawn && matches!(self.block.rank().index(), 0 | 7) {
            return false;
        }
        let men = |color: Color, role: Role| {
            if color == self.side && role == self.minor {
                self.checker.bit()
            } else if color != self.side && role == blocker {
                self.block.bit()
            } else {
                Bitboard::EMPTY
            }
        };
        let men: Men = Color::ALL.map(|color| ROLES.map(|role| men(color, role)));
        let mate = position(&men, self.side, (self.attacker, self.king), DEFEND);
        mate.is_checkmate() && !mate.is_check_on(self.side)
    }

    /// How far the men are from their places, and which of them are meant.
    pub(crate) fn sight(&self, now: &Position) -> Sight {
        let (distance, used) = self.distance(now.board());
        Sight {
            distance: distance as i32,
            used,
        }
    }

    fn distance(&self, board: &Board) -> (u32, Bitboard) {
        let mut used = board.by_role(Role::King);
        let role = self.minor;
        let color = self.side;
        let ours = board.by_piece(Piece { color, role });
        // He comes last: who is there already must go and come back.
        let last = |way: u32| if way == 0 { 2 } else { way };
        let checker = ours
            .into_iter()
            .map(|at| (last(hops(role, at, self.checker)), at));
        let theirs = board.by_color(!color) & !used;
        let blocker = theirs
            .into_iter()
            .map(|at| (self.way(board, at, theirs.is_several()), at));
        let mut distance = self.kings(board, ours);
        for nearest in [checker.min(), blocker.min()] {
            distance += nearest.map_or(FAR, |(way, _)| way);
            used |= nearest.map_or(Bitboard::EMPTY, |(_, at)| at.bit());
        }
        let (moves, seers) = self.hindrance(board, theirs & !used);
        (distance + moves, used | seers)
    }

    /// The moves of both kings, and those that must let the defender's in first.
    fn kings(&self, board: &Board, checkers: Bitboard) -> u32 {
        let way = |color, to| board.king(color).map_or(0, |at| apart(at, to));
        let (home, near) = (way(!self.side, self.king), way(self.side, self.attacker));
        if home == 0 {
            return near;
        }
        let steps_back = if near == 0 { 2 } else { 0 };
        let seers = if self.minor == Role::Bishop {
            board.attackers(self.king, board.occupied()) & checkers
        } else {
            // A knight that sees a square is under way to another.
            Bitboard::EMPTY
        };
        home + near + steps_back + seers.count()
    }

    /// The moves of others of the defender's men before they hinder nobody, and which of them
    /// would capture the king or the man that checks, or come between.
    fn hindrance(&self, board: &Board, others: Bitboard) -> (u32, Bitboard) {
        let line = attacks::between(self.checker, self.king);
        let keys = line.with(self.checker).with(self.attacker);
        let mut seers = Bitboard::EMPTY;
        for at in keys {
            seers |= board.attackers(at, board.occupied()) & others;
        }
        let places = self.king.bit().with(self.block).with(self.attacker);
        let there = places & others;
        let pawns = there & board.by_role(Role::Pawn);
        ((seers | there).count() + pawns.count(), seers)
    }

    /// The moves of a defender's man until he stands in the way, as whatever he may become.
    fn way(&self, board: &Board, at: Square, others: bool) -> u32 {
        let Some(role) = board.role_at(at) else {
            return FAR;
        };
        let mut kinds = ROLES.into_iter().zip(self.blockers);
        if role != Role::Pawn {
            let fits = kinds.any(|(kind, fits)| fits && kind == role);
            return if fits {
                hops(role, at, self.block)
            } else {
                FAR
            };
        }
        let up = self.side == Color::Black;
        let last = if up { 7 } else { 0 };
        let ahead = |to: usize| {
            if up {
                to.checked_sub(rank(at))
            } else {
                rank(at).checked_sub(to)
            }
        };
        let steps = |to: usize| {
            let first = rank(at) == if up { 1 } else { 6 };
            ahead(to).map(|steps| (steps - usize::from(first && steps > 1)) as u32)
        };
        let mut least = FAR;
        if self.blockers[0] && at.file() == self.block.file() {
            // Who is in the way already has no move left; somebody must have had one.
            let here = steps(rank(self.block)).filter(|steps| *steps > 0 || others);
            least = here.unwrap_or(FAR);
        }
        let promoted = at.offset(0, last as i32 - rank(at) as i32);
        if let (Some(to), Some(steps)) = (promoted, steps(last)) {
            let pieces = kinds.skip(1).filter(|(_, fits)| *fits);
            let ways = pieces.map(|(role, _)| steps + hops(role, to, self.block));
            least = least.min(ways.min().unwrap_or(FAR));
        }
        least.min(FAR)
    }
}

fn rank(at: Square) -> usize {
    at.rank().index()
}

/// About how many moves a piece needs on an empty board.
fn hops(role: Role, from: Square, to: Square) -> u32 {
    static KNIGHT: OnceLock<[[u8; 64]; 64]> = OnceLock::new();
    if from == to {
        return 0;
    }
    match role {
        Role::Knight => {
            let table = KNIGHT.get_or_init(|| Square::ALL.map(knights));
            u32::from(table[from.index()][to.index()])
        }
        Role::Bishop if from.is_light() != to.is_light() => FAR,
        _ if attacks::of(role, Color::White, from, Bitboard::EMPTY).contains(to) => 1,
        _ => 2,
    }
}

/// A knight's moves from a square to each.
fn knights(from: Square) -> [u8; 64] {
    let mut table = [0; 64];
    let mut reached = from.bit();
    for moves in 1..=6 {
        let next = reached.into_iter().map(attacks::knight);
        let new = next.fold(Bitboard::EMPTY, |all, to| all | to) & !reached;
        for at in new {
            table[at.index()] = moves;
        }
        reached |= new;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Verdict, winnable};

    fn check(fen: &str, side: Color) {
        let position = Position::from_fen(fen).unwrap();
        let answer = winnable(&position, side, Budget::of_nodes(2_500));
        assert_eq!(answer.verdict, Verdict::Winnable, "{fen}");
    }

    /// Without a mate to aim at, each takes fifty thousand positions or more. In the last the
    /// knight must wait until the king is where it mates him.
    #[test]
    fn a_lone_minor_man_mates_soon() {
        check("7n/8/8/6P1/4P3/4kPK1/8/8 w - - 0 72", Color::Black);
        check("2k5/2N3p1/1K6/p7/1p6/6p1/8/8 w - - 0 57", Color::White);
        check("8/2b5/2P2k2/5P2/4KB2/8/8/8 b - - 2 69", Color::Black);
        check("7K/8/6kP/5n2/8/8/8/8 w - - 3 69", Color::Black);
        check("8/8/8/8/8/5k2/5N1p/3q1K2 w - - 0 72", Color::White);
        check("8/8/4pk2/5p2/6B1/8/8/6K1 b - - 1 58", Color::White);
        check("8/7P/4k3/5n1P/4P3/4K3/8/8 w - - 1 53", Color::Black);
        check("8/7k/1K6/P7/7n/8/5PP1/8 b - - 0 1", Color::Black);
    }

    /// Two of them must keep out of the way, and the arbiter is not asked about it.
    #[test]
    fn three_rooks_are_in_the_way_while_a_game_waits() {
        check("8/8/2rrk3/3r4/8/8/5KN1/8 b - - 0 1", Color::White);
    }

    #[test]
    fn who_stands_in_the_way_matters() {
        let table = |minor, of: Role| {
            let place = ROLES.iter().position(|role| *role == of).unwrap();
            let mates = table(Color::White, minor).iter();
            mates.filter(|mate| mate.blockers[place]).count()
        };
        // A queen always captures a lone knight, and she or a rook a bishop or his line.
        assert_eq!(table(Role::Knight, Role::Queen), 0);
        assert_eq!(table(Role::Bishop, Role::Queen), 0);
        assert_eq!(table(Role::Bishop, Role::Rook), 0);
        for of in [Role::Pawn, Role::Knight, Role::Bishop] {
            assert!(table(Role::Knight, of) > 0 && table(Role::Bishop, of) > 0);
        }
        assert!(table(Role::Knight, Role::Rook) > 0);
    }
}
